"""The messages as TypeScript types, for the page: `scripts/messages` makes its file of the classes."""

from __future__ import annotations

from typing import Any, Final, assert_never

from bataille.codec import codec
from bataille.codec.encoding import TYPE_KEY
from bataille.codec.shape import (
    Choice,
    Either,
    Fixed,
    Hexadecimal,
    Keyed,
    Nothing,
    Number,
    Parsed,
    Series,
    Shape,
    Struct,
    Tagged,
    Text,
    Truth,
)
from bataille.commands import Command
from bataille.events import Event
from bataille.room import Change, FromRoom, ToRoom
from bataille.room.lobby_messages import FromLobby, ToLobby
from bataille.room.parlour import Posted

#: The unions by name; what they are made of takes the names of its classes.
_UNIONS: Final[dict[str, Any]] = {
    "Command": Command,
    "GameEvent": Event,
    "Change": Change,
    "ToRoom": ToRoom,
    "FromRoom": FromRoom,
    "ToLobby": ToLobby,
    "FromLobby": FromLobby,
    "Posted": Posted,
}
_HEAD: Final = "// Made by scripts/messages of the classes of bataille.room: never changed by hand.\n"


def typescript() -> str:
    """The whole file."""
    made = Types()
    unions = [f"export type {name} = {made.named(codec(form).shape)};\n" for name, form in _UNIONS.items()]
    return "\n".join([_HEAD, *made.interfaces, *unions])


class Types:
    """The value classes met so far, each an interface."""

    def __init__(self) -> None:
        self.interfaces: list[str] = []
        self._names: dict[type, str] = {}

    def named(self, shape: Shape) -> str:
        """The type of what a shape takes."""
        match shape:
            case Nothing():
                return "null"
            case Truth():
                return "boolean"
            case Number():
                return "number"
            case Text() | Parsed() | Hexadecimal():
                return "string"
            case Choice(options):
                return " | ".join([f'"{option}"' if isinstance(option, str) else str(option) for option, _ in options])
            case Series(item):
                return f"readonly {_grouped(self.named(item))}[]"
            case Fixed(items):
                return f"readonly [{', '.join(map(self.named, items))}]"
            case Keyed(item):
                return f"{{ readonly [name: string]: {self.named(item)} }}"
            case Struct():
                return self._struct(shape, None)
            case Tagged(structs):
                return " | ".join([self._struct(struct, tag) for tag, struct in structs])
            case Either(members):
                return " | ".join(map(self.named, members))
            case _:
                assert_never(shape)

    def _struct(self, struct: Struct, tag: str | None) -> str:
        if struct.kind not in self._names:
            taken = struct.kind.__name__ in self._names.values()
            owner = struct.kind.__module__.rpartition(".")[2].title().replace("_", "")
            self._names[struct.kind] = f"{owner}{struct.kind.__name__}" if taken else struct.kind.__name__
            self._define(struct, tag)
        return self._names[struct.kind]

    def _define(self, struct: Struct, tag: str | None) -> None:
        lines = [] if tag is None else [f'{TYPE_KEY}: "{tag}"']
        lines += [f"{member.name}: {self.named(member.shape)}" for member in struct.members]
        fields = "".join([f"  readonly {line};\n" for line in lines])
        self.interfaces.append(f"export interface {self._names[struct.kind]} {{\n{fields}}}\n")


def _grouped(name: str) -> str:
    return f"({name})" if " " in name else name
