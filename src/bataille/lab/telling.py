"""What a campaign came to, for people."""

from __future__ import annotations

from collections.abc import Iterator

from bataille.lab.numerals import decimal, per_cent, with_error
from bataille.lab.spread import Spread, correlation, share, spread
from bataille.lab.summary import Report
from bataille.lab.tally import Counts, Tally
from bataille.texts import Texts

#: What is said, and its number; without a number it is a heading.
Line = tuple[str, str]

#: More periods of endless games than these are not listed.
_PERIODS = 8


def tell(report: Report, texts: Texts) -> str:
    """The results in lines. What stands behind ± is a standard error; what stands in brackets is a 95 % interval."""
    lines = [
        *_ends(report.tally, texts),
        *_lengths(report.tally, texts),
        *_course(report.tally, texts),
        *_chances(report.tally, texts),
    ]
    width = max(len(name) for name, _ in lines)
    told = [f"{name:<{width}}  {number}" for name, number in lines]
    return "\n".join([*told, *_games(report, texts)])


def _ends(tally: Tally, texts: Texts) -> Iterator[Line]:
    yield texts.say("lab-games"), decimal(texts, tally.games, 0)
    for seat, wins in enumerate(tally.wins, 1):
        yield texts.say("census-wins", seat=seat), _share(texts, wins, tally.games)
    yield texts.say("census-draws"), _share(texts, tally.draws, tally.games)
    yield texts.say("census-endless"), _share(texts, tally.endless, tally.games)
    often = sorted(tally.periods.items(), key=lambda each: (-each[1], each[0]))
    for period, games in often[:_PERIODS]:
        yield f"  {texts.say('census-period', period=period)}", decimal(texts, games, 0)
    if often[_PERIODS:]:
        yield f"  {texts.say('lab-periods')}", decimal(texts, sum(games for _, games in often[_PERIODS:]), 0)
    if tally.stopped:
        yield texts.say("lab-stopped"), _share(texts, tally.stopped, tally.games)


def _share(texts: Texts, count: int, games: int) -> str:
    part = share(count, games)
    if part is None or not count:
        return decimal(texts, count, 0)
    low, high = per_cent(texts, part.low), per_cent(texts, part.high)
    return f"{decimal(texts, count, 0)}  {per_cent(texts, part.share)} [{low}, {high}]"


def _lengths(tally: Tally, texts: Texts) -> Iterator[Line]:
    lengths = spread(tally.battles)
    if lengths is None:
        return
    yield texts.say("lab-battles"), _mean(texts, lengths)
    yield f"  {texts.say('lab-sd')}", with_error(texts, lengths.sd, lengths.sd_error)
    yield f"  {texts.say('lab-median')}", f"{lengths.median} ± {decimal(texts, lengths.median_error, 1)}"
    for percent, length in lengths.percentiles.items():
        yield f"  {texts.say('lab-percentile', percent=percent)}", str(length)
    yield f"  {texts.say('lab-range')}", f"{lengths.min} – {lengths.max}"


def _course(tally: Tally, texts: Texts) -> Iterator[Line]:
    yield from _average(texts, "lab-wars", tally.wars)
    for links, games in tally.chains.items():
        yield f"  {texts.say('lab-chain', links=links)}", _share(texts, games, tally.finished)
    yield from _average(texts, "lab-leads", tally.lead_changes)
    yield from _average(texts, "lab-comeback", tally.comebacks)


def _average(texts: Texts, key: str, counts: Counts) -> Iterator[Line]:
    found = spread(counts)
    if found is not None:
        yield texts.say(key), _mean(texts, found)


def _mean(texts: Texts, found: Spread) -> str:
    return with_error(texts, found.mean, found.mean_error)


def _chances(tally: Tally, texts: Texts) -> Iterator[Line]:
    """Of the first seat; the others are in the JSON."""
    for aces, games in tally.aces[0].items():
        part = share(tally.aces_won[0].get(aces, 0), games)
        if part is not None:
            yield texts.say("lab-aces", aces=aces), with_error(texts, part.share, part.error, percent=True)
    found = correlation(tally.strength[0], tally.strength_won[0])
    if found is not None:
        yield texts.say("lab-strength"), with_error(texts, found.r, found.error)


def _games(report: Report, texts: Texts) -> Iterator[str]:
    """The games worth watching, each with the command that shows it."""
    tally = report.tally
    named = []
    if tally.longest is not None and tally.shortest is not None:
        named += [
            (texts.say("lab-longest", count=tally.longest.amount), tally.longest.game),
            (texts.say("lab-shortest", count=tally.shortest.amount), tally.shortest.game),
        ]
    if tally.comeback is not None:
        named += [(texts.say("lab-greatest", count=tally.comeback.amount), tally.comeback.game)]
    if tally.first_endless is not None:
        named += [(texts.say("lab-first-endless"), tally.first_endless)]
    for name, game in named:
        yield name
        yield f"  {report.command(game) or texts.say('lab-game', game=str(game))}"
