"""The thinking variant (R50–R54) from the rules alone, step by step: the oracle for its engine.

Clarity before speed. Nothing of the package under test is used. `# reading:` marks a place where the rules leave a
choice.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import zip_longest

from tests.reference.cards import Card, asked_by_rank, highest, place


@dataclass
class Laid:
    """A card in the centre."""

    card: Card
    tied: bool = False  # it tied for highest in the running war


@dataclass
class Thinking:
    """One game. `rounds` says what has to be chosen next: the seats, and their hands."""

    stocks: list[list[Card]]
    hand: int = 3
    war_down: int | str = 3
    order: str = "winner-first"
    ranking: str = "ace-high"
    battles: int = 0
    wars: int = 0
    winner: int | None = None
    over: bool = False
    hands: list[list[Card]] = field(default_factory=list)
    rows: list[list[Laid]] = field(default_factory=list)
    fighting: list[int] = field(default_factory=list)  # the contenders of the open link, none between battles
    beaten: list[list[int]] = field(default_factory=list)  # link by link
    wars_won: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.seats = range(len(self.stocks))
        self.hands = [[] for _ in self.seats]
        self.rows = [[] for _ in self.seats]
        self.wars_won = [0 for _ in self.seats]
        self.playing = [seat for seat in self.seats if self.stocks[seat]]
        self._fill()

    @property
    def asked(self) -> list[int]:
        """The seats that choose next."""
        if self.over:
            return []
        return self.fighting or self.playing

    def choose(self, chosen: Mapping[int, Card]) -> None:
        """All seats asked have chosen."""
        if not self.fighting:
            self.battles += 1
            self.beaten = []
        for seat, card in chosen.items():
            self.hands[seat].remove(card)
            self.rows[seat].append(Laid(card))
        self._fill()
        best = highest(chosen, self.ranking)
        if len(best) == 1:
            self.beaten.append([seat for seat in self.fighting if seat not in best])
            self._win(best[0])
        else:
            self._war(best, [chosen[seat] for seat in best])

    def _fill(self) -> None:
        for seat in self.playing:
            while len(self.hands[seat]) < self.hand and self.stocks[seat]:
                self.hands[seat].append(self.stocks[seat].pop(0))

    def _war(self, tied: list[int], cards: Sequence[Card]) -> None:
        self.wars += 1
        self.beaten.append([seat for seat in self.fighting if seat not in tied])
        for seat in tied:
            self.rows[seat][-1].tied = True
        able = [seat for seat in tied if self.stocks[seat] or self.hands[seat]]
        for seat in tied:
            if seat not in able:
                self.playing.remove(seat)  # R54: out, and takes nothing
        if not able:  # R13
            self._nobody(tied)
            return
        self.fighting = able
        if len(able) == 1:  # R13: it wins without laying
            self._win(able[0])
            return
        down = asked_by_rank(cards) if self.war_down == "by-rank" else int(self.war_down)
        for seat in able:
            for _ in range(min(down, len(self.stocks[seat]))):  # R53
                self.rows[seat].append(Laid(self.stocks[seat].pop(0)))

    def _nobody(self, contenders: list[int]) -> None:
        """R13, R17: nobody can lay. reading: no card of the centre is taken, tied or not, so all stay."""
        self._end_war()
        left = [seat for seat in self.playing if self.hands[seat]]
        fallen = [seat for seat in self.playing if not self.hands[seat]]
        self.playing = left
        if len(left) == 1:
            self._take(left[0], [(seat, laid) for seat in self.seats for laid in self.rows[seat]])
            self.over, self.winner = True, left[0]
        elif not left:
            self.over = True
        assert set(contenders).isdisjoint(fallen)

    def _win(self, winner: int) -> None:
        """R52 to R54: the winner's pile, then those of the lower contenders. reading: these in the order of seats."""
        if self.wars_of_battle:
            self.wars_won[winner] += 1
        lower = [seat for seats in self.beaten for seat in seats if seat in self.playing]
        last = [seats for seats in self.beaten if any(seat in lower for seat in seats)]
        owner: dict[int, int] = {seat: seat for seat in lower}
        if last:
            clockwise = [(winner + step) % len(self.seats) for step in self.seats]
            owner[winner] = next(seat for seat in clockwise if seat in last[-1] and seat in lower)
        prizes: dict[int, list[tuple[int, Laid]]] = {seat: [] for seat in (winner, *sorted(lower))}
        for seat in self.seats:
            for laid in self.rows[seat]:
                taker = owner.get(seat, winner) if laid.tied else winner
                prizes[taker].append((seat, laid))
        for taker, prize in prizes.items():
            self._take(taker, prize)
        self._end_war()
        self._fill()
        self.playing = [seat for seat in self.playing if self.hands[seat]]
        if len(self.playing) == 1:
            self.over, self.winner = True, self.playing[0]

    @property
    def wars_of_battle(self) -> bool:
        """Whether the running battle came to a war."""
        return any(laid.tied for row in self.rows for laid in row)

    def _end_war(self) -> None:
        self.fighting = []
        for row in self.rows:
            for laid in row:
                laid.tied = False

    def _take(self, taker: int, prize: list[tuple[int, Laid]]) -> None:
        """R14, the taker in the winner's place; what is not taken stays in the rows."""
        rows = [[laid.card for owner, laid in prize if owner == seat] for seat in self.seats]
        clockwise = [(taker + step) % len(self.seats) for step in self.seats]
        winner_first = [card for seat in clockwise for card in rows[seat]]
        match self.order:
            case "winner-first":
                pile = winner_first
            case "loser-first":
                pile = [card for seat in clockwise[1:] for card in rows[seat]] + rows[taker]
            case "seat":
                pile = [card for row in rows for card in row]
            case "laid":
                pile = [card for column in zip_longest(*rows) for card in column if card is not None]
            case _:
                pile = sorted(winner_first, key=lambda card: -place(card, self.ranking))
        self.stocks[taker] += pile
        taken = [id(laid) for _, laid in prize]
        self.rows = [[laid for laid in row if id(laid) not in taken] for row in self.rows]
