"""One game of War under the turn-up rules, step by step as the rules tell it.

Clarity before speed. Nothing of the package under test is used. `# reading:` marks a place where the rules
leave a choice.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from tests.reference.cards import Card, asked_by_rank, highest, place
from tests.reference.options import Options

Shuffle = Callable[[list[Card]], list[Card]]
Piles = tuple[tuple[Card, ...], ...]


@dataclass(frozen=True)
class Position:
    """All cards of the game, a pile a seat: stocks from the top, captures from the lowest, rows as laid."""

    stocks: Piles
    captures: Piles
    rows: Piles


@dataclass(frozen=True)
class Result:
    """How a game ended."""

    winner: int | None  # the seat; None for a draw, an endless or a guarded game
    termination: str  # the names of R18
    battles: int  # R28
    wars: int  # R28
    since: int | None  # R25
    period: int | None  # R25
    drawn: tuple[int, ...]  # seats of the draw that ended the play, before any fresh pack (R24); else empty
    wars_won: tuple[int, ...]  # R22, one a seat
    trace: tuple[Position, ...]  # after each battle and its outs; the last one is where the play stopped


def deal(pack: Sequence[Card], seats: int) -> list[list[Card]]:
    """R4: card i to seat i mod n, the same number to each; the left-over cards at the end are set aside."""
    each = len(pack) // seats
    return [[pack[seat + seats * turn] for turn in range(each)] for seat in range(seats)]


def play(options: Options, stocks: Sequence[Sequence[Card]], shuffle: Shuffle, pack: Sequence[Card] = ()) -> Result:
    """Play to the end.

    `shuffle` is the only source of chance (R74); it gets a list and returns it in a new order. It is called for a
    prize pile (R14), for captures from the lowest up (the first card returned is the new top, R16), and for `pack`,
    the pack of the options, when R24 asks for a fresh one.
    """
    return _Game(options, [list(stock) for stock in stocks], shuffle, list(pack)).play()


@dataclass
class _Battle:
    """What the turn-up and its wars came to."""

    winner: int | None = None
    fallen: list[int] = field(default_factory=list)  # R13: contenders none of whom can lay
    drawn: bool = False  # R12 `draw`
    short: bool = False  # R12 or R13 puts a seat out, or R12 drew the game
    discarded: bool = False  # R27 `discard`
    wars: int = 0


class _End(NamedTuple):
    termination: str
    best: Sequence[int]  # the seats that share the first place: one has won, several draw; none: endless, guard
    since: int | None = None  # R25


class _Game:
    def __init__(self, options: Options, stocks: list[list[Card]], shuffle: Shuffle, pack: list[Card]) -> None:
        self.options = options
        self.shuffle = shuffle
        self.pack = pack
        self.stocks = stocks
        self.captures: list[list[Card]] = [[] for _ in stocks]
        self.rows: list[list[Card]] = [[] for _ in stocks]
        self.playing = [seat for seat, stock in enumerate(stocks) if stock]  # R4: without cards out from the start
        self.wars_won = [0 for _ in stocks]
        self.battles = 0
        self.wars = 0
        self.trace: list[Position] = []
        self.memo: dict[object, int] = {}

    # ---- the whole game -------------------------------------------------------------------------------------------

    def play(self) -> Result:
        # reading: the deal counts as the position after no battle, so that `since` may be 0 ("the smallest possible").
        self.memo[self.position_for_R25()] = 0
        while True:
            battle = self.turn_up_and_fight()
            end = self.end_of(battle)
            self.trace.append(self.position())
            if end is None:
                end = self.end_by_count()
            if end is not None:
                return self.result(end)

    def result(self, end: _End) -> Result:
        """The result; R24 settles a draw where the options say so."""
        drawn = tuple(end.best) if len(end.best) > 1 else ()
        winner = end.best[0] if len(end.best) == 1 else None
        if drawn and self.options.tie_break == "fresh-pack":
            winner = self.fresh_pack(list(drawn))
        return Result(
            winner=winner,
            termination=end.termination,
            battles=self.battles,
            wars=self.wars,
            since=end.since,
            period=None if end.since is None else self.battles - end.since,
            drawn=drawn,
            wars_won=tuple(self.wars_won),
            trace=tuple(self.trace),
        )

    # ---- the battle -----------------------------------------------------------------------------------------------

    def turn_up_and_fight(self) -> _Battle:
        battle = _Battle()
        self.battles += 1  # R28: an unfinished last one counts
        for seat in self.playing:  # R7, R30: refills come first, then stakes, then the turn-up
            if not self.stocks[seat]:
                self.refill(seat)
        if self.options.stakes:
            for seat in self.playing:
                if self.captures[seat]:
                    self.rows[seat].append(self.captures[seat].pop())
        shown = {seat: self.lay(seat) for seat in self.playing}

        while True:
            tied = highest(shown, self.options.ranking)
            if len(tied) == 1:
                battle.winner = tied[0]  # R8, R10
                return battle
            if self.options.identical != "war" and self.has_identical([shown[seat] for seat in tied]):
                self.undo(tied, battle)
                return battle
            battle.wars += 1  # R9, R11, R28
            self.wars += 1
            if not self.link(tied, shown, battle):
                return battle

    def link(self, tied: list[int], shown: dict[int, Card], battle: _Battle) -> bool:
        """One link of a war (R9–R13): `shown` becomes the cards to compare; False when the battle is over."""
        down = self.asked([shown[seat] for seat in tied], battle.wars)
        short = self.options.short
        reserve = {seat: self.reserve(seat) for seat in self.playing}
        needed = down + 1 if short in ("lose", "draw") else 1
        able = [seat for seat in self.playing if reserve[seat] >= needed]

        contenders = tied
        if self.options.contenders == "everyone":  # R9: one that neither tied nor is able watches
            contenders = sorted({*tied, *able})

        # R12: settled for all before anyone lays.
        if short == "draw" and any(reserve[seat] <= down for seat in contenders):
            battle.drawn = battle.short = True
            return False
        laying = [seat for seat in contenders if seat in able]
        unable = [seat for seat in contenders if seat not in able]
        standing = unable if short == "last-card" else []

        if not laying:  # R13: standing cards alone decide nothing
            battle.fallen = contenders
            battle.short = True
            return False
        for seat in unable:
            if seat not in standing:
                self.put_out(seat)
                battle.short = True
        if len(laying) == 1 and not standing:  # R13: it wins without laying
            battle.winner = laying[0]
            return False

        if short == "equal":
            down = min(down, *(reserve[seat] - 1 for seat in laying))
        cards = {seat: shown[seat] for seat in standing}
        # reading: the contenders lay one after the other in seat order, each all its cards of this link; so the
        # refills that happen in a link come in seat order (R74). The alternative is card by card.
        for seat in laying:
            for _ in range(min(down, reserve[seat] - 1)):
                self.lay(seat)
            cards[seat] = self.lay(seat)
        shown.clear()
        shown.update(cards)
        return True

    def asked(self, tied: list[Card], link: int) -> int:
        """R10, R12: cards face down that the link (1, 2, …) of this war asks for."""
        if self.options.chain == "single" and link > 1:
            return 0
        if self.options.war_down == "by-rank":
            return asked_by_rank(tied)
        return self.options.war_down

    def reserve(self, seat: int) -> int:
        """R12: r, the cards a seat could lay in a war."""
        count = len(self.stocks[seat])
        if self.options.refills and self.options.refill_in_war:
            count += len(self.captures[seat])
        return count

    def has_identical(self, cards: list[Card]) -> bool:
        """R27: two of the same rank and suit."""
        return len(set(cards)) < len(cards)

    def undo(self, tied: list[int], battle: _Battle) -> None:
        """R27: the tied cards go back under the stocks or leave the game; the rest of the centre stays."""
        # reading: "every contender" are the owners of the tied cards, also under `contenders=everyone`.
        for seat in tied:
            card = self.rows[seat].pop()  # the card a seat shows is the last that it laid
            if self.options.identical == "take-back":
                self.stocks[seat].append(card)
        battle.discarded = self.options.identical == "discard"

    # ---- piles ----------------------------------------------------------------------------------------------------

    def lay(self, seat: int) -> Card:
        """Move a seat's top card to its row."""
        if not self.stocks[seat]:  # R16: only when a card must come from it
            self.refill(seat)
        card = self.stocks[seat].pop(0)
        self.rows[seat].append(card)
        return card

    def refill(self, seat: int) -> None:
        """R16: the captures become the stock."""
        captured = self.captures[seat]
        self.captures[seat] = []
        self.stocks[seat] = self.shuffle(captured) if self.options.captures == "reshuffle" else captured

    def can_turn(self, seat: int) -> bool:
        """Whether a seat can turn another card (R17)."""
        return bool(self.stocks[seat]) or (self.options.refills and bool(self.captures[seat]))

    def put_out(self, seat: int) -> None:
        """R17: what the seat still holds joins its row."""
        # reading: the stock from its top, then the captures from the lowest up (the order of play and of R74).
        self.rows[seat] += self.stocks[seat] + self.captures[seat]
        self.stocks[seat] = []
        self.captures[seat] = []
        self.playing.remove(seat)

    def take(self, winner: int) -> None:
        """R14, R15: the winner takes the centre."""
        prize = self.prize_pile(winner)
        for row in self.rows:
            row.clear()
        if self.options.captures == "bottom":
            self.stocks[winner] += prize
        else:
            self.captures[winner] += prize

    def prize_pile(self, winner: int) -> list[Card]:
        """R14: the rows in the order in which the winner will play them."""
        seats = len(self.rows)
        others = [(winner + step) % seats for step in range(1, seats)]
        winner_first = [card for seat in [winner, *others] for card in self.rows[seat]]
        match self.options.order:
            case "winner-first":
                return winner_first
            case "loser-first":
                return [card for seat in [*others, winner] for card in self.rows[seat]]
            case "seat":
                return [card for row in self.rows for card in row]
            case "laid":
                longest = max(len(row) for row in self.rows)
                return [row[turn] for turn in range(longest) for row in self.rows if turn < len(row)]
            case "high-first":
                return sorted(winner_first, key=lambda card: -place(card, self.options.ranking))
            case "shuffled":
                return self.shuffle(winner_first)

    def held(self, seat: int) -> int:
        """R19: the cards a seat holds, without those in the centre."""
        return len(self.stocks[seat]) + len(self.captures[seat])

    # ---- the end --------------------------------------------------------------------------------------------------

    def end_of(self, battle: _Battle) -> _End | None:
        """Collect the prize and put seats out; the end when that ends the game (R12 `draw`, R13, R17, R18)."""
        if battle.drawn:
            return _End("short-war", self.playing)
        if battle.wars and battle.winner is not None:
            self.wars_won[battle.winner] += 1  # R22: a chain counts once

        left = list(self.playing)
        if battle.winner is not None:
            # reading: the battle is over when its prize is taken; what a seat that is then out still holds stays in
            # its row for the next battle, or for the last seat. The alternative: beaten seats are out before that.
            self.take(battle.winner)
        captured = {seat: len(self.captures[seat]) for seat in left}  # counted before the outs
        for seat in left:
            if seat in battle.fallen or not self.can_turn(seat):
                self.put_out(seat)

        if not self.playing:  # R17, last sentence
            best = [seat for seat in left if captured[seat] == max(captured.values())]
            # reading: after R13 a beaten seat that is out with the contenders may still win by the most captures;
            # but only the contenders share a draw, however many captures each of them had.
            return _End(self.name_of_end(battle), best if len(best) == 1 else battle.fallen or best)
        if len(self.playing) == 1:  # R13, R18
            if any(self.rows):
                self.take(self.playing[0])
            return _End(self.name_of_end(battle), self.playing)
        return None

    def name_of_end(self, battle: _Battle) -> str:
        """R18: the termination of a game in which one seat or none is left."""
        if battle.short:
            return "short-war"
        # reading: under R16 `none` every out that no war caused is an empty stock, whatever the seat had captured.
        if self.options.captures == "none" or battle.discarded:
            return "empty-stock"
        return "captured-all"

    def end_by_count(self) -> _End | None:
        """R18: what else ends a game after a battle, in its order."""
        options = self.options
        seats = range(len(self.stocks))
        held = [self.held(seat) for seat in seats]
        most = [seat for seat in seats if held[seat] == max(held)]

        if options.wars_to_win is not None and max(self.wars_won) >= options.wars_to_win:  # R22
            return _End("wars", [seat for seat in seats if self.wars_won[seat] >= options.wars_to_win])
        if options.target is not None and max(held) >= options.target:  # R19
            return _End("target", most)
        # reading: a seat that an explicit deal left without cards counts too ("even an out one").
        if options.floor is not None and min(held) < options.floor:  # R20
            return _End("floor", most)
        # reading: the links that R21 counts are the wars of R28, also one that ends without a card laid.
        seconds = options.seconds_per_turn * (self.battles + self.wars)
        if options.time_limit is not None and seconds >= options.time_limit:  # R21
            return _End("time", most)
        if options.battle_limit is not None and self.battles >= options.battle_limit:  # R23
            return _End("battles", most)
        if options.never_random:  # R25
            position = self.position_for_R25()
            if position in self.memo:
                return _End("endless", (), since=self.memo[position])
            self.memo[position] = self.battles
            # reading: "all other games": the guard never stops a game in which R25 looks for a returning position.
            return None
        if self.battles >= options.guard:
            return _End("guard", ())
        return None

    def fresh_pack(self, tied: list[int]) -> int:
        """R24: one card of a freshly shuffled pack to each tied seat in seat order, until one is the highest."""
        while len(tied) > 1:
            shuffled = self.shuffle(list(self.pack))
            tied = highest({seat: shuffled[turn] for turn, seat in enumerate(tied)}, self.options.ranking)
        return tied[0]

    def position(self) -> Position:
        return Position(
            stocks=tuple(map(tuple, self.stocks)),
            captures=tuple(map(tuple, self.captures)),
            rows=tuple(map(tuple, self.rows)),
        )

    def position_for_R25(self) -> object:
        """R25: ranks in order, pile by pile; suits where R27 looks at them; wars won where R22 counts them."""
        with_suits = self.options.identical != "war"
        piles = tuple(
            tuple(tuple(card if with_suits else card.rank for card in pile) for pile in piles)
            for piles in (self.stocks, self.captures, self.rows)
        )
        return piles, tuple(self.wars_won) if self.options.wars_to_win is not None else ()
