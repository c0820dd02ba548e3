"""Who sits where: people and computer players, and what they are called."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bataille.errors import UsageError
from bataille.players import Player, players_of
from bataille.record import Chance
from bataille.room import Charter, Sitter
from bataille.rules import Rules
from bataille.terminal.match import place_of
from bataille.texts import Narrator, Texts
from bataille.value import value

#: The animals, in the order of the seats; the texts are `seat-fox` and so on.
ANIMALS = ("fox", "bear", "owl", "hare", "hedgehog", "otter", "cat", "dog")
_PERSON = "you"
_LONGEST_NAME = 20


@value
class Party:
    """Everybody at the table, by seat."""

    names: tuple[str, ...]
    #: The computer players; people sit in the other seats.
    players: Mapping[int, Player]

    def charter(self, rules: Rules, chance: Chance, **more: Any) -> Charter:
        """What a room for this party is made for."""
        sitters = [
            Sitter(name, self.players[seat].key if seat in self.players else None)
            for seat, name in enumerate(self.names)
        ]
        return Charter(rules, chance, tuple(sitters), (place_of(self.people),), **more)

    @property
    def people(self) -> tuple[int, ...]:
        """Where people sit."""
        return tuple([seat for seat in range(len(self.names)) if seat not in self.players])

    @property
    def keys(self) -> dict[str, int]:
        """The people, each by the key that is its own where several act at once."""
        return dict(zip(SEAT_KEYS, self.people, strict=False))

    @property
    def reader(self) -> int | None:
        """The seat that is spoken to as *you*: that of the only person."""
        return self.people[0] if len(self.people) == 1 else None

    def narrator(self, texts: Texts, rules: Rules) -> Narrator:
        """Somebody who tells this party what happens."""
        return Narrator(texts, rules, self.names, self.reader)


def party(texts: Texts, rules: Rules, who: Sequence[str], names: Sequence[str] = ()) -> Party:
    """Seat a party. `who`, by seat: `you` for a person or the key of a computer player; the rest are the usual ones.

    Raises `UsageError`: `usage/players`, `usage/player`, `usage/names`.
    """
    if len(who) > rules.seats:
        raise UsageError("usage/players", players=len(who), seats=rules.seats)
    if len(names) > rules.seats:
        raise UsageError("usage/names", names=len(names), seats=rules.seats)
    able = {player.key: player for player in players_of(rules.part.TAG)}
    usual = usual_player(rules.part.TAG)
    seated: dict[int, Player] = {}
    for seat in range(rules.seats):
        key = who[seat] if seat < len(who) else usual.key
        if key not in able and key != _PERSON:
            raise UsageError("usage/player", player=key, known=", ".join([_PERSON, *able]))
        if key != _PERSON:
            seated[seat] = able[key]
    people = rules.seats - len(seated)
    called: list[str] = []
    for seat in range(rules.seats):
        alone = seat not in seated and people == 1
        name = _clean(names[seat]) if seat < len(names) else ""
        usual_name = texts.say("you.name") if alone else texts.say(f"seat-{ANIMALS[seat]}")
        called.append(name[:_LONGEST_NAME] or usual_name)
    return Party(tuple(called), seated)


def _clean(name: str) -> str:
    """A name without what is no letter of any kind, such as the terminal's own codes."""
    return "".join(letter for letter in name if letter.isprintable()).strip()


def usual_player(family: str) -> Player:
    """The computer player that sits down where no other is named."""
    return players_of(family)[0]


#: The key of each person where several act at once; letters that lie in the same place on most keyboards.
SEAT_KEYS = ("s", "l", "t", "b", "e", "o", "x", "n")
