"""The commands of a game, one after the other, in bits: what was to be expected costs next to nothing.

Each function both writes and reads. Writing, it is told what to write; reading, it is told nothing of use (zeros, no
command) and returns what was read. Either way the game stands as it does before the command.
"""

from __future__ import annotations

from typing import Final, TypeVar

from bataille.cards import Card, cards, faces_of, pile
from bataille.codec import codec, encode
from bataille.commands import Bet, Choose, Clock, Command, Grab, Leave, Misdeal, Resign, Surrender, Turn, War
from bataille.errors import RecordError
from bataille.game import Game
from bataille.record.arithmetic import Coder

C = TypeVar("C", bound=Command)

#: Kinds by number, from 1; 0 stands for the end of an unfinished game.
_KINDS: Final[tuple[type[Command], ...]] = (
    Turn,
    Choose,
    Grab,
    Bet,
    War,
    Surrender,
    Leave,
    Clock,
    Misdeal,
    Resign,
)
_BARE: Final[dict[type[Command], Command]] = {kind: kind() for kind in (Turn, War, Surrender, Leave, Misdeal, Resign)}
_KIND_BITS: Final = 4
#: Numbers in JSON have at most 20 decimal digits, and one binary digit more when they are folded.
_MOST_DIGITS: Final = 68


class Script:
    """A game's commands, being written or read with `coder`."""

    def __init__(self, coder: Coder) -> None:
        self._coder = coder
        self._kind = 0  # of the command before

    def line(
        self, game: Game, seat: int | None = None, command: Command | None = None
    ) -> tuple[int | None, Command] | None:
        """The next command and the seat that gives it; `None`: here an unfinished game stops.

        Reading raises `BatailleError` for what is no command.
        """
        number = self._kind_number(0 if command is None else _KINDS.index(type(command)) + 1)
        if not number:
            return None
        if number > len(_KINDS):
            raise RecordError("record/link-damaged")
        kind = _KINDS[number - 1]
        giver = self._giver(game, kind, seat)
        return giver, self._command(game, kind, giver, command)

    def _kind_number(self, number: int) -> int:
        """Four binary digits, the highest first, each known by the command before and the digits before."""
        before, read = self._kind, 1
        for place in reversed(range(_KIND_BITS)):
            read = read << 1 | self._coder.bit(("kind", before, read), number >> place & 1)
        self._kind = read - (1 << _KIND_BITS)
        return self._kind

    def _giver(self, game: Game, kind: type[Command], seat: int | None) -> int | None:
        """The table or a seat: those that are asked for such a command come first, then the others."""
        if self._coder.bit(("table", kind.TAG), seat is None):
            return None
        asked = [may.seat for may in game.question.seats if kind.TAG in may.verbs]
        seats = asked + [each for each in range(game.rules.seats) if each not in asked]
        place = seats.index(seat) if seat in seats else 0
        return seats[self._place(f"{kind.TAG} {len(asked)}", len(seats), place)]

    def _command(self, game: Game, kind: type[Command], giver: int | None, command: Command | None) -> Command:
        if kind is Choose:
            return self._choose(game, giver, command.card if isinstance(command, Choose) else None)
        if kind is Grab:
            grab = command if isinstance(command, Grab) else Grab(0, 0)
            battle = game.view().battles
            after = _unfolded(self._number("battle", _folded(grab.battle - battle)))
            return _checked(Grab(battle + after, self._number("at", grab.at)))
        if kind is Bet:
            bet = command if isinstance(command, Bet) else Bet(0)
            return _checked(Bet(self._number("ante", bet.ante), self._number("tie", bet.tie)))
        if kind is Clock:
            now = game.view().time
            return _checked(Clock(now + self._number("ms", command.ms - now if isinstance(command, Clock) else 0)))
        return _BARE[kind]

    def _choose(self, game: Game, giver: int | None, card: Card | None) -> Choose:
        """A card by its place among the different cards of the hand, in the order of a fresh pack."""
        may = None if giver is None else game.may(giver)
        if may is None or not may.cards:
            if card is not None:
                return Choose(card)  # the game will refuse it
            raise RecordError("record/link-damaged")
        faces = faces_of(may.cards)
        hand = cards(bytes(sorted(set(pile(may.cards, faces)))), faces)
        return Choose(hand[self._place("card", len(hand), hand.index(card) if card in hand else 0)])

    def _place(self, name: str, count: int, place: int) -> int:
        """A place 0 … `count` − 1: a one for every step on, a zero to stay; the last place needs none."""
        read = 0
        while read < count - 1 and self._coder.bit((name, count, read), place > read):
            read += 1
        return read

    def _number(self, name: str, number: int) -> int:
        """A number from 0 on: how many binary digits follow the first of the number + 1, then these."""
        number += 1
        digits = 0
        while self._coder.bit((name, digits), digits < number.bit_length() - 1):
            digits += 1
            if digits > _MOST_DIGITS:
                raise RecordError("record/link-damaged")
        read = 1
        for place in reversed(range(digits)):
            read = read << 1 | self._coder.bit((name, digits, read), number >> place & 1)
        return read - 1


def _folded(difference: int) -> int:
    """0, −1, 1, −2, 2, … as 0, 1, 2, 3, 4, …"""
    return -2 * difference - 1 if difference < 0 else 2 * difference


def _unfolded(number: int) -> int:
    return -(number + 1) // 2 if number % 2 else number // 2


def _checked(command: C) -> C:
    """The command, if its numbers are within their limits. Raises `CodecError`."""
    codec(type(command)).decode(encode(command))
    return command
