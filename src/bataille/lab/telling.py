"""What a campaign came to, for people."""

from __future__ import annotations

from collections.abc import Iterator

from bataille.lab.numerals import median_of, part_of, range_of, whole, with_error, within
from bataille.lab.spread import Spread, correlation, share, spread
from bataille.lab.summary import Report
from bataille.lab.tally import Counts, Tally
from bataille.rules import Casino
from bataille.texts import Texts

#: What is said, and its number; without a number it is a heading.
Line = tuple[str, str]

#: More periods of endless games than these are not listed.
_PERIODS = 8


def tell(report: Report, texts: Texts) -> str:
    """The results in lines. What stands behind ± is a standard error; what stands in brackets is a 95 % interval."""
    lines = _sessions(report, texts) if isinstance(report.campaign.rules.part, Casino) else _played(report, texts)
    width = max(len(name) for name, _ in lines)
    told = [f"{name:<{width}}  {number}" for name, number in lines]
    return "\n".join([*told, *_games(report, texts)])


def _sessions(report: Report, texts: Texts) -> list[Line]:
    from bataille.lab.casino.telling import tell_sessions  # noqa: PLC0415  # for Casino War alone

    return [*tell_sessions(report, texts)]


def _played(report: Report, texts: Texts) -> list[Line]:
    tally = report.tally
    # Of games without an end nobody knows what would have come.
    ended = [] if tally.finished == tally.games else [(texts.say("lab-ended"), whole(texts, tally.finished))]
    return [
        *_ends(report, texts),
        *ended,
        *_lengths(tally, texts),
        *_course(tally, texts),
        *_reactions(tally, texts),
        *_chances(report, texts),
    ]


def _ends(report: Report, texts: Texts) -> Iterator[Line]:
    tally, players = report.tally, report.campaign.players
    yield texts.say("lab-games"), whole(texts, tally.games)
    for seat, wins in enumerate(tally.wins, 1):
        player = f" ({players[seat - 1]})" if players else ""
        yield texts.say("census-wins", seat=seat) + player, part_of(texts, wins, tally.games)
    by_player = report.wins_by_player
    if 1 < len(by_player) < len(players):
        for key, wins in by_player.items():
            yield texts.say("lab-player-wins", player=key), part_of(texts, wins, tally.games)
    yield texts.say("census-draws"), part_of(texts, tally.draws, tally.games)
    yield texts.say("census-endless"), part_of(texts, tally.endless, tally.games)
    often = sorted(tally.periods.items(), key=lambda each: (-each[1], each[0]))
    for period, games in often[:_PERIODS]:
        yield f"  {texts.say('census-period', period=period)}", whole(texts, games)
    if often[_PERIODS:]:
        yield f"  {texts.say('lab-periods')}", whole(texts, sum(games for _, games in often[_PERIODS:]))
    if tally.stopped:
        yield texts.say("lab-stopped"), part_of(texts, tally.stopped, tally.games)


def _lengths(tally: Tally, texts: Texts) -> Iterator[Line]:
    lengths = spread(tally.battles)
    if lengths is None:
        return
    yield texts.say("lab-battles"), _mean(texts, lengths)
    yield f"  {texts.say('lab-sd')}", with_error(texts, lengths.sd, lengths.sd_error)
    yield f"  {texts.say('lab-median')}", median_of(texts, lengths)
    for percent, length in lengths.percentiles.items():
        yield f"  {texts.say('lab-percentile', percent=percent)}", whole(texts, length)
    yield f"  {texts.say('lab-range')}", range_of(texts, lengths)


def _course(tally: Tally, texts: Texts) -> Iterator[Line]:
    yield from _average(texts, "lab-wars", tally.wars)
    for links, games in tally.chains.items():
        yield f"  {texts.say('lab-chain', links=links)}", part_of(texts, games, tally.finished)
    yield from _average(texts, "lab-leads", tally.lead_changes)
    yield from _average(texts, "lab-comeback", tally.comebacks)


def _reactions(tally: Tally, texts: Texts) -> Iterator[Line]:
    """Of Speed War."""
    if "seconds" not in tally.more:
        return
    yield from _average(texts, "lab-seconds", tally.more["seconds"])
    for seat in range(len(tally.wins)):
        for name in "lab-grabbed", "lab-stolen", "lab-reaction":
            found = spread(tally.more.get(f"{name.removeprefix('lab-')}_{seat}", {}))
            if found is not None:
                yield texts.say(name, seat=seat + 1), _mean(texts, found)


def _average(texts: Texts, key: str, counts: Counts) -> Iterator[Line]:
    found = spread(counts)
    if found is not None:
        yield texts.say(key), _mean(texts, found)


def _mean(texts: Texts, found: Spread) -> str:
    return with_error(texts, found.mean, found.mean_error)


def _chances(report: Report, texts: Texts) -> Iterator[Line]:
    """Of the first seat; the others are in the JSON. Of aces only where there are some."""
    tally = report.tally
    dealt = tally.aces[0] if "A" in report.campaign.rules.pack.ranks else {}
    for aces, games in dealt.items():
        part = share(tally.aces_won[0].get(aces, 0), games)
        if part is not None:
            # All or nothing has no standard error, but it has an interval.
            sure = with_error(texts, part.share, part.error, percent=True) if part.error else within(texts, part)
            yield texts.say("lab-aces", aces=aces), sure
    found = correlation(tally.strength[0], tally.strength_won[0])
    if found is not None:
        yield texts.say("lab-strength"), with_error(texts, found.r, found.error)


def _games(report: Report, texts: Texts) -> Iterator[str]:
    """The games worth watching, each with the command that shows it."""
    tally = report.tally
    named = []
    sessions = isinstance(report.campaign.rules.part, Casino)
    longest, shortest = ("lab-longest-session", "lab-shortest-session") if sessions else ("lab-longest", "lab-shortest")
    if tally.longest is not None and tally.shortest is not None:
        named += [
            (texts.say(longest, count=tally.longest.amount), tally.longest.game),
            (texts.say(shortest, count=tally.shortest.amount), tally.shortest.game),
        ]
    if tally.comeback is not None:
        named += [(texts.say("lab-greatest", count=tally.comeback.amount), tally.comeback.game)]
    if tally.first_endless is not None:
        named += [(texts.say("lab-first-endless"), tally.first_endless)]
    for name, game in named:
        yield name
        yield f"  {report.command(game) or texts.say('lab-game', game=str(game))}"
