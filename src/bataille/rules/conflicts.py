"""Options that cannot go together (R26): each refusal names both and says what to change."""

from __future__ import annotations

from dataclasses import fields
from typing import TYPE_CHECKING

from bataille.errors import Argument, RulesError
from bataille.rules.options import Captures
from bataille.rules.parts import Casino, Speed, Thinking

if TYPE_CHECKING:
    from bataille.rules.rules import Rules

#: What the thinking variant has settled itself (R26).
_FIXED_IN_THINKING = ("captures", "stakes", "chain", "short", "contenders", "identical")
#: The common options that Casino War has too (R60).
_COMMON_IN_CASINO = ("seats", "packs", "part")


def refuse(rules: Rules) -> None:
    """Raise `RulesError` (`rules/conflict`) for the first pair of options that cannot go together."""
    part = rules.part
    if isinstance(part, Casino):
        _refuse_casino(rules, part)
        return
    if rules.seats < 2:
        raise _conflict(rules, "seats", f"family={part.TAG}", "more-seats")
    if isinstance(part, Thinking):
        for name in _FIXED_IN_THINKING:
            _refuse_other_than_default(rules, name, "family=thinking")
    if isinstance(part, Speed) and part.handicap and len(part.handicap) != rules.seats:
        handicap = "handicap=" + ",".join(map(str, part.handicap))
        raise _conflict(rules, "seats", handicap, "handicap")
    if rules.stakes and rules.captures is Captures.BOTTOM:  # R30
        raise _conflict(rules, "stakes", "captures=bottom", "stakes")


def refuse_out_of_range(rules: Rules) -> None:
    """Raise `RulesError` where the pack is shuffled and dealt, and a target or a floor does not fit (R19, R20).

    Not so when rules are built: an explicit deal has a range of its own.
    """
    dealt = rules.pack_size // rules.seats
    pack = f"packs={rules.packs}" if rules.packs > 1 else f"pack={rules.pack}"
    most = dealt * rules.seats
    if rules.target is not None and not dealt < rules.target <= most:
        raise _conflict(rules, "target", pack, "target", dealt=dealt, least=dealt + 1, most=most)
    if rules.floor is not None and rules.floor > dealt:
        raise _conflict(rules, "floor", pack, "floor", dealt=dealt, least=1, most=dealt)


def _refuse_casino(rules: Rules, part: Casino) -> None:
    """R26, R63: nothing but Casino War's own options, and these in their order."""
    for field in fields(rules):
        if field.name not in _COMMON_IN_CASINO:
            _refuse_other_than_default(rules, field.name, "family=casino")
    if part.table_min > part.table_max:
        raise _pair("table_min", part.table_min, f"table_max={part.table_max}", "table-max")
    if part.bankroll < part.table_min:
        raise _pair("bankroll", part.bankroll, f"table_min={part.table_min}", "bankroll")
    least = 2 * (rules.seats + 1) + part.burn
    if part.reshuffle_at < least:
        raise _pair("reshuffle_at", part.reshuffle_at, f"seats={rules.seats}", "deeper-shoe", least=least)
    if part.reshuffle_at > rules.pack_size:
        raise _pair("reshuffle_at", part.reshuffle_at, f"packs={rules.packs}", "shallower-shoe", most=rules.pack_size)


def _refuse_other_than_default(rules: Rules, name: str, family: str) -> None:
    default = next(field.default for field in fields(rules) if field.name == name)
    if getattr(rules, name) != default:
        raise _conflict(rules, name, family, "leave", usual=f"{name}={_text(default)}")


def _conflict(rules: Rules, name: str, other: str, remedy: str, **named: Argument) -> RulesError:
    return _pair(name, getattr(rules, name), other, remedy, **named)


def _pair(name: str, chosen: object, other: str, remedy: str, **named: Argument) -> RulesError:
    return RulesError("rules/conflict", option_a=f"{name}={_text(chosen)}", option_b=other, remedy=remedy, **named)


def _text(option: object) -> str:
    """An option's value as the command line writes it."""
    if option is None or isinstance(option, bool):
        return str(option).lower()
    return str(option)
