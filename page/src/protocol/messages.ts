// Made by scripts/messages of the classes of bataille.room: never changed by hand.

export interface Turn {
  readonly type: "turn";
}

export interface Choose {
  readonly type: "choose";
  readonly card: string;
}

export interface Grab {
  readonly type: "grab";
  readonly battle: number;
  readonly at: number;
}

export interface Bet {
  readonly type: "bet";
  readonly ante: number;
  readonly tie: number;
}

export interface War {
  readonly type: "war";
}

export interface Surrender {
  readonly type: "surrender";
}

export interface Leave {
  readonly type: "leave";
}

export interface Clock {
  readonly type: "clock";
  readonly ms: number;
}

export interface Misdeal {
  readonly type: "misdeal";
}

export interface Resign {
  readonly type: "resign";
}

export interface Counts {
  readonly stocks: readonly number[];
  readonly captures: readonly number[];
  readonly hands: readonly number[];
  readonly rows: readonly number[];
}

export interface Dealt {
  readonly type: "dealt";
  readonly aside: number;
  readonly counts: Counts;
}

export interface MisdealCalled {
  readonly type: "misdeal-called";
  readonly seat: number;
}

export interface Refilled {
  readonly type: "refilled";
  readonly seat: number;
  readonly counts: Counts;
}

export interface Staked {
  readonly type: "staked";
  readonly cards: readonly (string | null)[];
  readonly counts: Counts;
}

export interface Turned {
  readonly type: "turned";
  readonly battle: number;
  readonly cards: readonly (string | null)[];
  readonly counts: Counts;
}

export interface WarDeclared {
  readonly type: "war-declared";
  readonly link: number;
  readonly seats: readonly number[];
  readonly cards: readonly string[];
  readonly standing: readonly number[];
}

export interface Laid {
  readonly type: "laid";
  readonly down: readonly number[];
  readonly cards: readonly (string | null)[];
  readonly counts: Counts;
}

export interface TakenBack {
  readonly type: "taken-back";
  readonly cards: readonly (string | null)[];
  readonly counts: Counts;
}

export interface Discarded {
  readonly type: "discarded";
  readonly cards: readonly (string | null)[];
  readonly counts: Counts;
}

export interface LeftLying {
  readonly type: "left-lying";
  readonly counts: Counts;
}

export interface Won {
  readonly type: "won";
  readonly seat: number;
  readonly how: "highest" | "alone" | "grabbed" | "stolen" | "bell" | "last" | "tied-cards";
  readonly card: string | null;
  readonly beaten: string | null;
  readonly prize: number;
  readonly counts: Counts;
}

export interface WentOut {
  readonly type: "went-out";
  readonly seat: number;
  readonly why: "short" | "empty" | "resigned";
  readonly counts: Counts;
}

export interface BellRang {
  readonly type: "bell-rang";
  readonly ms: number;
}

export interface TieBroken {
  readonly type: "tie-broken";
  readonly seats: readonly number[];
  readonly cards: readonly string[];
}

export interface Drew {
  readonly type: "drew";
  readonly seat: number;
  readonly cards: readonly string[];
  readonly drawn: number;
  readonly counts: Counts;
}

export interface Chose {
  readonly type: "chose";
  readonly seat: number;
  readonly card: string | null;
}

export interface WentLive {
  readonly type: "went-live";
  readonly battle: number;
  readonly ms: number;
}

export interface Grabbed {
  readonly type: "grabbed";
  readonly seat: number;
  readonly at: number;
}

export interface GrabbedFalsely {
  readonly type: "grabbed-falsely";
  readonly seat: number;
  readonly penalty: number;
  readonly counts: Counts;
}

export interface TurnedBack {
  readonly type: "turned-back";
  readonly counts: Counts;
}

export interface Outcome {
  readonly winner: number | null;
  readonly termination: "captured-all" | "short-war" | "empty-stock" | "resigned" | "wars" | "target" | "floor" | "time" | "battles" | "endless" | "guard" | "left" | "broke" | "rounds";
  readonly drawn: readonly number[];
  readonly battles: number;
  readonly wars: number;
  readonly since: number | null;
  readonly period: number | null;
  readonly bankrolls: readonly number[];
}

export interface Ended {
  readonly type: "ended";
  readonly outcome: Outcome;
}

export interface Shuffled {
  readonly type: "shuffled";
  readonly shoe: number;
}

export interface BetPlaced {
  readonly type: "bet-placed";
  readonly seat: number;
  readonly ante: number;
  readonly tie: number;
  readonly bankroll: number;
}

export interface CasinoDealt {
  readonly type: "casino-dealt";
  readonly round: number;
  readonly war: boolean;
  readonly burned: number;
  readonly cards: readonly (string | null)[];
  readonly bank: string;
  readonly shoe: number;
}

export interface Raised {
  readonly type: "raised";
  readonly seat: number;
  readonly ante: number;
  readonly bankroll: number;
}

export interface Surrendered {
  readonly type: "surrendered";
  readonly seat: number;
}

export interface Settled {
  readonly type: "settled";
  readonly seat: number;
  readonly what: "won" | "lost" | "surrendered" | "war-won" | "war-tied" | "war-lost" | "tie-bet-won" | "tie-bet-lost";
  readonly gain: number;
  readonly bankroll: number;
}

export interface WentAway {
  readonly type: "went-away";
  readonly seat: number;
  readonly why: "left" | "broke";
  readonly bankroll: number;
}

export interface Pause {
  readonly type: "pause";
}

export interface GoOn {
  readonly type: "go-on";
}

export interface PlayedBy {
  readonly type: "played-by";
  readonly seat: number;
  readonly player: string | null;
}

export interface Named {
  readonly type: "named";
  readonly seat: number;
  readonly name: string;
}

export interface Hello {
  readonly type: "hello";
  readonly token: string;
  readonly seen: number | null;
  readonly protocol: number;
}

export interface Give {
  readonly type: "command";
  readonly id: string;
  readonly decision: number;
  readonly body: Turn | Choose | Grab | Bet | War | Surrender | Leave | Clock | Misdeal | Resign;
  readonly seat: number | null;
}

export interface Settings {
  readonly type: "settings";
  readonly id: string;
  readonly change: Pause | GoOn | PlayedBy | Named;
}

export interface AskRecord {
  readonly type: "record";
}

export interface TurnUp {
  readonly type: "turn_up";
}

export interface Speed {
  readonly type: "speed";
  readonly steal_after: number | null;
  readonly penalty: 0 | 1;
  readonly photo_finish: number;
  readonly handicap: readonly number[];
}

export interface Thinking {
  readonly type: "thinking";
  readonly hand: number;
}

export interface Casino {
  readonly type: "casino";
  readonly burn: number;
  readonly tie_pays: 10 | 11;
  readonly tie_bonus: boolean;
  readonly bankroll: number;
  readonly table_min: number;
  readonly table_max: number;
  readonly reshuffle_at: number;
  readonly rounds: number | null;
}

export interface Rules {
  readonly seats: number;
  readonly pack: "full" | "piquet" | "italian" | "numbers";
  readonly packs: number;
  readonly jokers: 0 | 2;
  readonly ranking: "ace-high" | "ace-low" | "low-wins" | "two-over-all";
  readonly contenders: "tied" | "everyone";
  readonly war_down: number | "by-rank";
  readonly chain: "repeat" | "single";
  readonly short: "commit" | "lose" | "last-card" | "equal" | "draw";
  readonly refill_in_war: boolean;
  readonly order: "winner-first" | "loser-first" | "seat" | "laid" | "high-first" | "shuffled";
  readonly captures: "bottom" | "reshuffle" | "turn-over" | "none";
  readonly identical: "war" | "take-back" | "discard";
  readonly stakes: boolean;
  readonly target: number | null;
  readonly floor: number | null;
  readonly time_limit: number | null;
  readonly seconds_per_turn: number;
  readonly wars_to_win: number | null;
  readonly battle_limit: number | null;
  readonly tie_break: "none" | "fresh-pack";
  readonly guard: number | null;
  readonly part: TurnUp | Speed | Thinking | Casino;
}

export interface Limits {
  readonly least: number;
  readonly most: number;
}

export interface May {
  readonly seat: number;
  readonly verbs: readonly ("turn" | "choose" | "grab" | "bet" | "war" | "surrender" | "leave" | "clock" | "misdeal" | "resign")[];
  readonly cards: readonly string[];
  readonly bets: Limits | null;
}

export interface Question {
  readonly number: number;
  readonly seats: readonly May[];
  readonly clock: boolean;
}

export interface SpeedView {
  readonly type: "speed";
  readonly phase: "turning" | "laying" | "live" | "claimed";
  readonly battle: number;
  readonly since: number;
  readonly owed: readonly number[];
  readonly owner: number | null;
  readonly steal_at: number | null;
  readonly claimed: readonly number[];
  readonly due: number | null;
}

export interface ThinkingView {
  readonly type: "thinking";
  readonly phase: "battle" | "war";
  readonly hand: readonly string[];
  readonly chosen: string | null;
}

export interface CasinoView {
  readonly type: "casino";
  readonly phase: "betting" | "tied" | "over";
  readonly bankrolls: readonly number[];
  readonly antes: readonly number[];
  readonly ties: readonly number[];
  readonly raises: readonly number[];
  readonly all_antes: readonly number[];
  readonly all_ties: readonly number[];
  readonly all_surrendered: readonly number[];
  readonly bank: readonly string[];
  readonly shoe: number;
  readonly burned: number;
  readonly seen: readonly string[];
  readonly shuffle_next: boolean;
}

export interface View {
  readonly seat: number | null;
  readonly battles: number;
  readonly wars: number;
  readonly wars_won: readonly number[];
  readonly counts: Counts;
  readonly rows: readonly (readonly (string | null)[])[];
  readonly playing: readonly number[];
  readonly time: number;
  readonly question: Question;
  readonly outcome: Outcome | null;
  readonly part: SpeedView | ThinkingView | CasinoView | null;
}

export interface Welcome {
  readonly type: "welcome";
  readonly version: number;
  readonly time: number;
  readonly rules: Rules;
  readonly variant: string | null;
  readonly seats: readonly number[];
  readonly host: boolean;
  readonly views: readonly View[];
}

export interface Events {
  readonly type: "events";
  readonly since: number;
  readonly version: number;
  readonly time: number;
  readonly events: readonly (Dealt | MisdealCalled | Refilled | Staked | Turned | WarDeclared | Laid | TakenBack | Discarded | LeftLying | Won | WentOut | BellRang | TieBroken | Drew | Chose | WentLive | Grabbed | GrabbedFalsely | TurnedBack | Ended | Shuffled | BetPlaced | CasinoDealt | Raised | Surrendered | Settled | WentAway)[];
  readonly views: readonly View[];
}

export interface Accepted {
  readonly type: "accepted";
  readonly id: string;
  readonly version: number;
}

export interface Refused {
  readonly type: "refused";
  readonly id: string | null;
  readonly code: string;
  readonly arguments: { readonly [name: string]: string | number };
}

export interface Seated {
  readonly name: string;
  readonly player: string | null;
  readonly here: boolean;
}

export interface Presence {
  readonly type: "presence";
  readonly paused: boolean;
  readonly seats: readonly Seated[];
}

export interface Bye {
  readonly type: "bye";
  readonly reason: string;
  readonly retry_in: number | null;
}

export interface RecordNamed {
  readonly key: string;
  readonly revision: number;
}

export interface FromSeed {
  readonly type: "seed";
  readonly seed: string;
  readonly game: string;
}

export interface FromSecret {
  readonly type: "secret";
  readonly secret: string;
}

export interface PackDeal {
  readonly type: "pack";
  readonly cards: readonly string[];
}

export interface StocksDeal {
  readonly type: "stocks";
  readonly stocks: readonly (readonly string[])[];
}

export interface Given {
  readonly seat: number | null;
  readonly command: Turn | Choose | Grab | Bet | War | Surrender | Leave | Clock | Misdeal | Resign;
  readonly times: number;
}

export interface Record {
  readonly version: 1;
  readonly variant: RecordNamed | null;
  readonly rules: Rules;
  readonly chance: FromSeed | FromSecret;
  readonly deal: PackDeal | StocksDeal | null;
  readonly packs: readonly (readonly string[])[];
  readonly real_time: boolean;
  readonly commands: readonly Given[];
  readonly outcome: Outcome | null;
  readonly events: string;
  readonly digest: string;
}

export interface TheRecord {
  readonly type: "record";
  readonly record: Record;
}

export interface AskCatalogue {
  readonly type: "catalogue";
}

export interface Check {
  readonly type: "check";
  readonly variant: string;
  readonly options: { readonly [name: string]: boolean | number | string | readonly number[] | null };
}

export interface Describe {
  readonly type: "describe";
  readonly variant: string;
  readonly options: { readonly [name: string]: boolean | number | string | readonly number[] | null };
}

export interface Sitter {
  readonly name: string;
  readonly player: string | null;
}

export interface Create {
  readonly type: "create";
  readonly variant: string;
  readonly options: { readonly [name: string]: boolean | number | string | readonly number[] | null };
  readonly sitters: readonly Sitter[];
  readonly devices: readonly (readonly number[])[];
  readonly seed: string | null;
  readonly deal: PackDeal | StocksDeal | null;
  readonly real_time: boolean;
}

export interface Resume {
  readonly type: "resume";
  readonly record: string;
  readonly sitters: readonly Sitter[];
  readonly devices: readonly (readonly number[])[];
}

export interface Again {
  readonly type: "again";
  readonly record: string;
  readonly sitters: readonly Sitter[];
  readonly devices: readonly (readonly number[])[];
}

export interface Shorten {
  readonly type: "shorten";
  readonly record: string;
}

export interface Open {
  readonly type: "open";
  readonly record: string;
}

export interface At {
  readonly type: "at";
  readonly record: string;
  readonly number: number;
  readonly seat: number | null;
}

export interface AskCourse {
  readonly type: "course";
  readonly record: string;
}

export interface AskOdds {
  readonly type: "odds";
  readonly rules: Rules;
}

export interface Offer {
  readonly key: string;
  readonly text: string;
  readonly family: string;
  readonly options: { readonly [name: string]: boolean | number | string | readonly number[] | null };
}

export interface WholeNumber {
  readonly type: "number";
  readonly least: number | null;
  readonly most: number | null;
}

export interface OneOf {
  readonly type: "choice";
  readonly choices: readonly (number | string)[];
  readonly texts: readonly string[];
}

export interface Switch {
  readonly type: "switch";
}

export interface Off {
  readonly type: "none";
}

export interface Several {
  readonly type: "list";
  readonly least: number | null;
  readonly most: number | null;
}

export interface Option {
  readonly name: string;
  readonly text: string;
  readonly forms: readonly (WholeNumber | OneOf | Switch | Off | Several)[];
  readonly default: boolean | number | string | readonly number[] | null;
  readonly families: readonly string[];
}

export interface ComputerPlayer {
  readonly key: string;
  readonly text: string;
  readonly families: readonly string[];
}

export interface Catalogue {
  readonly type: "catalogue";
  readonly variants: readonly Offer[];
  readonly options: readonly Option[];
  readonly players: readonly ComputerPlayer[];
}

export interface Complaint {
  readonly code: string;
  readonly arguments: { readonly [name: string]: string | number };
  readonly remedies: readonly ({ readonly [name: string]: boolean | number | string | readonly number[] | null })[];
}

export interface Checked {
  readonly type: "checked";
  readonly conflicts: readonly Complaint[];
  readonly rules: Rules | null;
}

export interface Words {
  readonly key: string;
  readonly arguments: { readonly [name: string]: string | number };
}

export interface Sentence {
  readonly key: string;
  readonly arguments: { readonly [name: string]: string | number };
  readonly words: { readonly [name: string]: readonly Words[] };
}

export interface Section {
  readonly heading: string;
  readonly sentences: readonly Sentence[];
}

export interface Telling {
  readonly facts: { readonly [name: string]: string | number };
  readonly sections: readonly Section[];
}

export interface Described {
  readonly type: "described";
  readonly telling: Telling;
}

export interface Place {
  readonly token: string;
  readonly seats: readonly number[];
  readonly host: boolean;
}

export interface Created {
  readonly type: "created";
  readonly room: string;
  readonly places: readonly Place[];
}

export interface Shortened {
  readonly type: "shortened";
  readonly text: string;
}

export interface Opened {
  readonly type: "opened";
  readonly record: string;
  readonly variant: string | null;
  readonly rules: Rules;
  readonly outcome: Outcome | null;
  readonly last: number;
}

export interface Shown {
  readonly type: "shown";
  readonly number: number;
  readonly events: readonly (Dealt | MisdealCalled | Refilled | Staked | Turned | WarDeclared | Laid | TakenBack | Discarded | LeftLying | Won | WentOut | BellRang | TieBroken | Drew | Chose | WentLive | Grabbed | GrabbedFalsely | TurnedBack | Ended | Shuffled | BetPlaced | CasinoDealt | Raised | Surrendered | Settled | WentAway)[];
  readonly view: View;
}

export interface Course {
  readonly type: "course";
  readonly steps: readonly number[];
  readonly holdings: readonly (readonly number[])[];
  readonly wars: readonly number[];
  readonly longest_chain: number;
  readonly lead_changes: number;
}

export interface Ratio {
  readonly numerator: number;
  readonly denominator: number;
}

export interface Odds {
  readonly type: "odds";
  readonly war: Ratio;
  readonly surrender: Ratio;
  readonly tie: Ratio;
  readonly tied: Ratio;
}

export interface Letter {
  readonly type: "letter";
  readonly room: string;
  readonly connection: number;
  readonly message: Welcome | Events | Accepted | Refused | Presence | Bye | TheRecord;
}

export interface Charter {
  readonly rules: Rules;
  readonly chance: FromSeed | FromSecret;
  readonly sitters: readonly Sitter[];
  readonly places: readonly Place[];
  readonly deal: PackDeal | StocksDeal | null;
  readonly variant: string | null;
  readonly real_time: boolean;
  readonly paused: boolean;
}

export interface Made {
  readonly type: "made";
  readonly room: string;
  readonly charter: Charter;
}

export interface Gave {
  readonly type: "gave";
  readonly seat: number | null;
  readonly command: Turn | Choose | Grab | Bet | War | Surrender | Leave | Clock | Misdeal | Resign;
}

export interface Entry {
  readonly version: number;
  readonly time: number;
  readonly place: number | null;
  readonly id: string | null;
  readonly decision: number;
  readonly body: Gave | Pause | GoOn | PlayedBy | Named;
}

export interface Happened {
  readonly type: "happened";
  readonly room: string;
  readonly entry: Entry;
}

export type Command = Turn | Choose | Grab | Bet | War | Surrender | Leave | Clock | Misdeal | Resign;

export type GameEvent = Dealt | MisdealCalled | Refilled | Staked | Turned | WarDeclared | Laid | TakenBack | Discarded | LeftLying | Won | WentOut | BellRang | TieBroken | Drew | Chose | WentLive | Grabbed | GrabbedFalsely | TurnedBack | Ended | Shuffled | BetPlaced | CasinoDealt | Raised | Surrendered | Settled | WentAway;

export type Change = Pause | GoOn | PlayedBy | Named;

export type ToRoom = Hello | Give | Settings | AskRecord;

export type FromRoom = Welcome | Events | Accepted | Refused | Presence | Bye | TheRecord;

export type ToLobby = AskCatalogue | Check | Describe | Create | Resume | Again | Shorten | Open | At | AskCourse | AskOdds;

export type FromLobby = Catalogue | Checked | Described | Created | Shortened | Opened | Shown | Course | Odds | Refused;

export type Posted = Letter | Made | Happened;
