"""What happened, in the past tense (R71): values both kept in the log and handed out.

Events carry the counts of the piles after them. Cards that lie face down are counted, never named; what only one seat
may know (a drawn or a chosen card, R50) is named in the log and blotted out by the family's `hide` on its way to
others. Tuples "by seat" have one entry a seat.
"""

from __future__ import annotations

from typing import ClassVar, Literal

from bataille.cards import Card
from bataille.outcome import Outcome
from bataille.value import value

ByCard = tuple[Card | None, ...]
ByCount = tuple[int, ...]


@value
class Counts:
    """Cards in each pile, by seat."""

    stocks: ByCount
    #: Empty where the rules keep no separate pile.
    captures: ByCount
    #: Empty where the rules know no hands.
    hands: ByCount
    #: The rows in the centre.
    rows: ByCount


@value
class Dealt:
    """The pack was shuffled and dealt, or an explicit deal laid out (R4)."""

    TAG: ClassVar[str] = "dealt"

    #: Cards set aside, out of the game.
    aside: int
    counts: Counts


@value
class MisdealCalled:
    """The deal was void (R6); another follows."""

    TAG: ClassVar[str] = "misdeal-called"

    seat: int


@value
class Refilled:
    """A seat made a new stock of its captures (R16)."""

    TAG: ClassVar[str] = "refilled"

    seat: int
    counts: Counts


@value
class Staked:
    """Seats laid out the card they won last (R30)."""

    TAG: ClassVar[str] = "staked"

    #: By seat; `None` for a seat that laid none.
    cards: ByCard
    counts: Counts


@value
class Turned:
    """Cards were turned up, all at once (R7, R50); in Speed War seat by seat (R40)."""

    TAG: ClassVar[str] = "turned"

    #: Battles begun, this one included.
    battle: int
    #: By seat; `None` for a seat that turned none.
    cards: ByCard
    counts: Counts


@value
class WarDeclared:
    """Cards tied for highest (R9)."""

    TAG: ClassVar[str] = "war-declared"

    #: Which link of the chain, from 1 (R11).
    link: int
    #: The seats that tied.
    seats: tuple[int, ...]
    #: Their cards.
    cards: tuple[Card, ...]
    #: Seats whose last card stands for the rest of this war (R12).
    standing: tuple[int, ...]


@value
class Laid:
    """Contenders laid cards face down and one face up (R10)."""

    TAG: ClassVar[str] = "laid"

    #: By seat, how many face down.
    down: ByCount
    #: By seat, the face-up card; `None` for a seat that laid none, or lays the card of its hand later (R52).
    cards: ByCard
    counts: Counts


@value
class TakenBack:
    """Identical cards tied: contenders took the cards they showed back under their stocks (R27)."""

    TAG: ClassVar[str] = "taken-back"

    cards: ByCard
    counts: Counts


@value
class Discarded:
    """Identical cards tied and left the game (R27)."""

    TAG: ClassVar[str] = "discarded"

    cards: ByCard
    counts: Counts


@value
class LeftLying:
    """Nobody won the battle: the centre stays for the next one (R13, R27)."""

    TAG: ClassVar[str] = "left-lying"

    counts: Counts


@value
class Won:
    """A seat took a prize pile."""

    TAG: ClassVar[str] = "won"

    seat: int
    #: `highest`: by its card; `alone`: nobody else could fight on (R13); `grabbed`, `stolen`, `bell`: Speed War (R41,
    #: R45); `last`: the only seat left takes the centre (R18); `tied-cards`: the beaten side's share of a thinking
    #: war (R52).
    how: Literal["highest", "alone", "grabbed", "stolen", "bell", "last", "tied-cards"]
    #: The winning card and the best card it beat, where cards decided.
    card: Card | None
    beaten: Card | None
    #: Cards taken.
    prize: int
    counts: Counts


@value
class WentOut:
    """A seat left the game; what it held joined its row (R12, R17)."""

    TAG: ClassVar[str] = "went-out"

    seat: int
    #: `short`: too few cards for a war (R12, R13); `empty`: no card left to turn; `resigned`.
    why: Literal["short", "empty", "resigned"]
    counts: Counts


@value
class BellRang:
    """Time is up (R21); the running battle is finished first."""

    TAG: ClassVar[str] = "bell-rang"

    ms: int


@value
class TieBroken:
    """A draw was taken to a fresh pack: one card to each tied seat (R24)."""

    TAG: ClassVar[str] = "tie-broken"

    seats: tuple[int, ...]
    cards: tuple[Card, ...]


@value
class Drew:
    """A seat filled its hand from its stock (R50). Others learn only how many."""

    TAG: ClassVar[str] = "drew"

    seat: int
    #: The cards, for the seat itself; empty for others.
    cards: tuple[Card, ...]
    drawn: int
    counts: Counts


@value
class Chose:
    """A seat chose a card of its hand (R50). Nobody else learns which until all are shown."""

    TAG: ClassVar[str] = "chose"

    seat: int
    card: Card | None


@value
class WentLive:
    """Speed War: every seat has turned or laid; the battle may be grabbed (R40, R43)."""

    TAG: ClassVar[str] = "went-live"

    battle: int
    #: Milliseconds since the deal.
    ms: int


@value
class Grabbed:
    """Speed War: a seat claimed the centre; `photo_finish` later the claim is decided (R44)."""

    TAG: ClassVar[str] = "grabbed"

    seat: int
    #: Milliseconds since the battle went live.
    at: int


@value
class GrabbedFalsely:
    """Speed War: a grab before its time; the penalty card, if any, went face down to the seat's row (R42)."""

    TAG: ClassVar[str] = "grabbed-falsely"

    seat: int
    penalty: int
    counts: Counts


@value
class TurnedBack:
    """Speed War: at the bell each seat took back what it had laid in a battle not yet live (R45)."""

    TAG: ClassVar[str] = "turned-back"

    counts: Counts


@value
class Ended:
    """The game is over."""

    TAG: ClassVar[str] = "ended"

    outcome: Outcome


@value
class Shuffled:
    """Casino War: the shoe was shuffled (R63)."""

    TAG: ClassVar[str] = "shuffled"

    #: Cards in the shoe.
    shoe: int


@value
class BetPlaced:
    """Casino War: a seat put up its bets (R60). Amounts in half units, as in every event (R63)."""

    TAG: ClassVar[str] = "bet-placed"

    seat: int
    ante: int
    #: The side bet on a tie; 0: none.
    tie: int
    #: What the seat has left beside its bets.
    bankroll: int


@value
class CasinoDealt:
    """Casino War: one card to each seat that bet or goes to war, and one to the bank (R60, R61)."""

    TAG: ClassVar[str] = "casino-dealt"

    #: Rounds dealt, this one included.
    round: int
    #: Whether these are the second cards, for those who go to war.
    war: bool
    #: Cards the bank burned first, face down (R61).
    burned: int
    #: By seat; `None` for a seat that got none.
    cards: ByCard
    bank: Card
    #: Cards left in the shoe.
    shoe: int


@value
class Raised:
    """Casino War: a seat went to war and raised by its ante (R61)."""

    TAG: ClassVar[str] = "raised"

    seat: int
    #: What was put beside the ante, and what the seat has left, in half units.
    ante: int
    bankroll: int


@value
class Surrendered:
    """Casino War: a seat gave up half its ante (R61)."""

    TAG: ClassVar[str] = "surrendered"

    seat: int


Settlement = Literal["won", "lost", "surrendered", "war-won", "war-tied", "war-lost", "tie-bet-won", "tie-bet-lost"]


@value
class Settled:
    """Casino War: a seat's bets were paid or taken (R60–R62). Amounts in half units."""

    TAG: ClassVar[str] = "settled"

    seat: int
    #: `tie-bet` settles the side bet, the others the ante (and the raise).
    what: Settlement
    #: What the seat is up (or down, negative) by this.
    gain: int
    #: What the seat has then, beside the bets that still lie on the table.
    bankroll: int


@value
class WentAway:
    """Casino War: a seat left the table, by its own wish or because it cannot bet the minimum (R63)."""

    TAG: ClassVar[str] = "went-away"

    seat: int
    why: Literal["left", "broke"]
    #: What it takes home, in half units.
    bankroll: int


Event = (
    Dealt
    | MisdealCalled
    | Refilled
    | Staked
    | Turned
    | WarDeclared
    | Laid
    | TakenBack
    | Discarded
    | LeftLying
    | Won
    | WentOut
    | BellRang
    | TieBroken
    | Drew
    | Chose
    | WentLive
    | Grabbed
    | GrabbedFalsely
    | TurnedBack
    | Ended
    | Shuffled
    | BetPlaced
    | CasinoDealt
    | Raised
    | Surrendered
    | Settled
    | WentAway
)
