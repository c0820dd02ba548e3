"""What can be played: the variants and every option, made of the rules themselves."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, ClassVar, Final, cast, get_args

from bataille.codec import Range, codec
from bataille.codec.shape import Choice, Member, Nothing, Number, Series, Shape, Struct, Tagged, Truth, members_of
from bataille.errors import RulesError
from bataille.players import Player, players
from bataille.rules import Part, Rules
from bataille.value import value
from bataille.variants import Variant, variants

#: The value of an option.
Setting = bool | int | str | tuple[Annotated[int, Range(0, None)], ...] | None

_PART: Final = "part"


@value
class WholeNumber:
    """A number from `least` to `most`."""

    TAG: ClassVar[str] = "number"

    least: int | None
    most: int | None


@value
class OneOf:
    """One of a few texts or numbers; `texts`: the keys of their names, in the same order."""

    TAG: ClassVar[str] = "choice"

    choices: tuple[int | str, ...]
    texts: tuple[str, ...]


@value
class Switch:
    """On or off."""

    TAG: ClassVar[str] = "switch"


@value
class Off:
    """No value at all."""

    TAG: ClassVar[str] = "none"


@value
class Several:
    """Numbers from `least` to `most`: none, or one for each seat."""

    TAG: ClassVar[str] = "list"

    least: int | None
    most: int | None


Form = WholeNumber | OneOf | Switch | Off | Several


@value
class Option:
    """One option of the rules."""

    name: str
    #: The key of its name in the catalogues; `.about` explains it.
    text: str
    #: What it may be: any of these.
    forms: tuple[Form, ...]
    default: Setting
    #: The families that have it, by tag.
    families: tuple[str, ...]


@value
class Offer:
    """One variant."""

    key: str
    text: str
    family: str
    #: Every option of its family.
    options: dict[str, Setting]


@value
class ComputerPlayer:
    """One computer player, and the families that it can play."""

    key: str
    text: str
    families: tuple[str, ...]


@value
class Catalogue:
    """Everything that can be played."""

    TAG: ClassVar[str] = "catalogue"

    variants: tuple[Offer, ...]
    options: tuple[Option, ...]
    players: tuple[ComputerPlayer, ...]


def catalogue() -> Catalogue:
    """The variants in their order, and the options: the common ones, then those of each family."""
    usual: dict[str, Rules] = {}
    for variant in variants().values():
        usual.setdefault(variant.rules.part.TAG, variant.rules)
    common = [
        _option(member, tuple([tag for tag, rules in usual.items() if _applies(member, rules)]))
        for member in _members(Rules)
        if member.name != _PART
    ]
    own = [_option(member, (part.TAG,)) for part in get_args(Part) for member in _members(part)]
    options = (*common, *own)
    return Catalogue(
        tuple([_offer(variant, options) for variant in variants().values()]),
        options,
        tuple([ComputerPlayer(each.key, f"player-{each.key}", each.families) for each in _in_place()]),
    )


def _members(owner: type) -> tuple[Member, ...]:
    shape = codec(owner).shape
    struct = shape.structs[0][1] if isinstance(shape, Tagged) else shape
    assert isinstance(struct, Struct)
    return struct.members


def _in_place() -> list[Player]:
    """The computer players, those to play against first."""
    return sorted(players().values(), key=lambda player: (player.place, player.key))


def _option(member: Member, families: tuple[str, ...]) -> Option:
    assert member.default is not None
    forms = tuple([_form(member.name, each) for each in members_of(member.shape)])
    return Option(member.name, f"option-{member.name}", forms, cast(Setting, member.default()), families)


def _form(name: str, shape: Shape) -> Form:
    match shape:
        case Number(limits):
            return WholeNumber(limits.least, limits.most)
        case Choice(options):
            choices = tuple([choice for choice, _ in options])
            return OneOf(choices, tuple([f"choice-{name}-{choice}" for choice in choices]))
        case Truth():
            return Switch()
        case Nothing():
            return Off()
        case Series(Number(limits)):
            return Several(limits.least, limits.most)
    raise TypeError(f"{name} is of a kind that the catalogue does not know")


def _applies(member: Member, rules: Rules) -> bool:
    """Whether a family has a common option: some other value of it is not refused because of the family."""
    for other in _others(member, getattr(rules, member.name)):
        try:
            replace(rules, **{member.name: other})  # type: ignore[arg-type]  # a value of this option
        except RulesError as error:
            if error.arguments["option_b"] == f"family={rules.part.TAG}":
                continue
        return True
    return False


def _others(member: Member, usual: object) -> list[object]:
    """Some values of an option other than the usual one."""
    values: list[object] = []
    for shape in members_of(member.shape):
        match shape:
            case Number(limits):
                values += [limits.least, limits.most]
            case Choice(options):
                values += [choice for _, choice in options]
            case Truth():
                values += [True, False]
            case _:
                values.append(None)
    return [each for each in values if each != usual]


def _offer(variant: Variant, options: tuple[Option, ...]) -> Offer:
    rules = variant.rules
    tag = rules.part.TAG
    own = {
        option.name: getattr(rules if hasattr(rules, option.name) else rules.part, option.name)
        for option in options
        if tag in option.families
    }
    return Offer(variant.key, f"variant-{variant.key}", tag, own)
