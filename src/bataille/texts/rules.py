"""The rules of one game in words, for people, put together from sentences that the options choose."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from bataille.rules import Captures, Casino, Rules, Speed, Thinking, TurnUp
from bataille.texts.house import house_rules, option_text, options
from bataille.texts.texts import Texts
from bataille.value import value
from bataille.variants import variant


@value
class Section:
    """A heading and what stands under it, a sentence or a few in each line."""

    heading: str
    lines: tuple[str, ...]


def rules_text(texts: Texts, rules: Rules, key: str | None = None) -> list[Section]:
    """The rules in words. `key`: of the variant that they come from, for the first sentence."""
    sections = [
        ("brief", (_brief(texts, rules, key),)),
        *_Words(texts, rules).sections(),
        ("house", house_rules(texts, rules)),
    ]
    return [Section(texts.say(f"section-{name}"), lines) for name, lines in sections]


def _brief(texts: Texts, rules: Rules, key: str | None) -> str:
    """What is special; of a variant only as long as nothing in it was changed."""
    if key is None:
        return texts.say(f"family-{rules.part.TAG}.about")
    if variant(key).rules == rules:
        return texts.say(f"variant-{key}.about")
    return texts.say("rules-brief-changed", variant=texts.say(f"variant-{key}"))


class _Words:
    """The sentences of one game."""

    def __init__(self, texts: Texts, rules: Rules) -> None:
        self._texts = texts
        self._rules = rules
        self._facts = _facts(rules)

    def sections(self) -> Iterator[tuple[str, tuple[str, ...]]]:
        """Names of sections, and their lines."""
        if isinstance(self._rules.part, Casino):
            yield "cards", self._say("shoe")
            yield "bets", self._say("bets")
            yield "bank", self._say("bank", "bank-tie")
            yield "tie", self._say("bank-choice", "bank-war")
            yield "end", self._say("end-casino")
        else:
            yield "cards", self._say("pack", "jokers", "ranking")
            yield "deal", self._say("deal", "stock")
            yield from self._play(self._rules.part)
            yield "end", self._end()

    def _play(self, part: TurnUp | Speed | Thinking) -> Iterator[tuple[str, tuple[str, ...]]]:
        match part:
            case Thinking():
                yield "hand", self._say("hand")
                yield "battle", self._say("battle-thinking")
                yield "war", self._say("war-thinking", "war-thinking-again")
                yield "short", self._say("short-thinking")
                yield "collecting", self._say("order", "order-thinking")
            case TurnUp():
                yield "battle", self._say("stakes", "battle")
                yield from self._war()
            case Speed():
                grabbing = self._say("battle-speed", "grab", "grab-false", "grab-close")
                yield "battle", self._say("stakes") + grabbing + self._handicap(part)
                yield from self._war("war-speed")
            case _:
                assert_never(part)

    def _war(self, *more: str) -> Iterator[tuple[str, tuple[str, ...]]]:
        rules = self._rules
        two = rules.seats == 2 and isinstance(rules.war_down, int)
        twins = ("identical",) if rules.packs > 1 else ()
        piled = rules.captures in {Captures.RESHUFFLE, Captures.TURN_OVER}
        yield "war", self._say("tie", "war", *(["war-size"] if two else []), "chain", *more, *twins)
        yield "short", self._say("short", *(["refill-in-war"] if piled else []), "nobody")
        yield "collecting", self._say("captures", "order", "out")

    def _end(self) -> tuple[str, ...]:
        limits = self._say("end-last", "end-wars", "end-target", "end-floor") + self._bell() + self._say("end-battles")
        return limits + self._say("end-tie-break", "end-guard")

    def _bell(self) -> tuple[str, ...]:
        seconds = self._rules.time_limit
        if seconds is None:
            return ()
        if seconds % 60:
            duration = self._texts.say("rules-seconds", count=seconds)
        else:
            duration = self._texts.say("rules-minutes", count=seconds // 60)
        return (self._texts.say("rules-end-time", duration=duration),)

    def _handicap(self, part: Speed) -> tuple[str, ...]:
        starts = [
            self._texts.say("rules-handicap-one", seat=seat, ms=ms) for seat, ms in enumerate(part.handicap, 1) if ms
        ]
        return (self._texts.say("rules-handicap", list=", ".join(starts)),) if starts else ()

    def _say(self, *names: str) -> tuple[str, ...]:
        """The sentences that these options have something to say to."""
        said = [self._texts.say(f"rules-{name}", **self._facts) for name in names]
        return tuple([sentence for sentence in said if sentence])


def _facts(rules: Rules) -> dict[str, str | int]:
    """What the sentences choose by: numbers as numbers, the rest as commands write it."""
    facts: dict[str, str | int] = {}
    for name, chosen in options(rules).items():
        facts[name] = chosen if isinstance(chosen, int) and not isinstance(chosen, bool) else option_text(chosen)
    each, aside = divmod(rules.pack_size, rules.seats)
    down = rules.war_down if isinstance(rules.war_down, int) else 0
    return facts | {
        "each": each,
        "aside": aside,
        "prize": 2 * (down + 2),
        "finds_endless": option_text(rules.finds_endless),
        "last_battle": rules.last_battle,
    }
