"""The rules of one game for people, put together from sentences that the options choose."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from bataille.errors import Argument
from bataille.rules import Captures, Casino, Rules, Speed, Thinking, TurnUp
from bataille.variants import variant
from bataille.wording.house import house, option_text, options
from bataille.wording.sentence import Section, Sentence, Telling, Words


def tell(rules: Rules, key: str | None = None) -> Telling:
    """What there is to say. `key`: of the variant that the rules come from, for the first sentence."""
    said = [("brief", (_brief(rules, key),)), *_sections(rules), ("house", house(rules))]
    return Telling(_facts(rules), tuple([Section(f"section-{name}", sentences) for name, sentences in said]))


def _brief(rules: Rules, key: str | None) -> Sentence:
    """What is special; of a variant only as long as nothing in it was changed."""
    if key is None:
        return Sentence(f"family-{rules.part.TAG}.about", {}, {})
    if variant(key).rules == rules:
        return Sentence(f"variant-{key}.about", {}, {})
    return Sentence("rules-brief-changed", {}, {"variant": (Words(f"variant-{key}", {}),)})


def _sections(rules: Rules) -> Iterator[tuple[str, tuple[Sentence, ...]]]:
    """Names of sections, and their sentences."""
    if isinstance(rules.part, Casino):
        yield "cards", _say("shoe")
        yield "bets", _say("bets")
        yield "bank", _say("bank", "bank-tie")
        yield "tie", _say("bank-choice", "bank-war")
        yield "end", _say("end-casino")
    else:
        yield "cards", _say("pack", "jokers", "ranking")
        yield "deal", _say("deal", "stock")
        yield from _play(rules, rules.part)
        yield "end", _end(rules)


def _play(rules: Rules, part: TurnUp | Speed | Thinking) -> Iterator[tuple[str, tuple[Sentence, ...]]]:
    match part:
        case Thinking():
            yield "hand", _say("hand")
            yield "battle", _say("battle-thinking")
            yield "war", _say("war-thinking", "war-thinking-again")
            yield "short", _say("short-thinking")
            yield "collecting", _say("order", "order-thinking")
        case TurnUp():
            yield "battle", _say("stakes", "battle")
            yield from _war(rules)
        case Speed():
            grabbing = _say("battle-speed", "grab", "grab-false", "grab-close")
            yield "battle", _say("stakes") + grabbing + _handicap(part)
            yield from _war(rules, "war-speed")
        case _:
            assert_never(part)


def _war(rules: Rules, *more: str) -> Iterator[tuple[str, tuple[Sentence, ...]]]:
    two = rules.seats == 2 and isinstance(rules.war_down, int)
    twins = ("identical",) if rules.packs > 1 else ()
    piled = rules.captures in {Captures.RESHUFFLE, Captures.TURN_OVER}
    yield "war", _say("tie", "war", *(["war-size"] if two else []), "chain", *more, *twins)
    yield "short", _say("short", *(["refill-in-war"] if piled else []), "nobody")
    yield "collecting", _say("captures", "order", "out")


def _end(rules: Rules) -> tuple[Sentence, ...]:
    limits = _say("end-last", "end-wars", "end-target", "end-floor") + _bell(rules) + _say("end-battles")
    return limits + _say("end-tie-break", "end-guard")


def _bell(rules: Rules) -> tuple[Sentence, ...]:
    seconds = rules.time_limit
    if seconds is None:
        return ()
    if seconds % 60:
        duration = Words("rules-seconds", {"count": seconds})
    else:
        duration = Words("rules-minutes", {"count": seconds // 60})
    return (Sentence("rules-end-time", {}, {"duration": (duration,)}),)


def _handicap(part: Speed) -> tuple[Sentence, ...]:
    starts = tuple(
        [Words("rules-handicap-one", {"seat": seat, "ms": ms}) for seat, ms in enumerate(part.handicap, 1) if ms]
    )
    return (Sentence("rules-handicap", {}, {"list": starts}),) if starts else ()


def _say(*names: str) -> tuple[Sentence, ...]:
    return tuple([Sentence(f"rules-{name}", {}, {}) for name in names])


def _facts(rules: Rules) -> dict[str, Argument]:
    """What the sentences choose by: numbers as numbers, the rest as commands write it."""
    facts: dict[str, Argument] = {}
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
