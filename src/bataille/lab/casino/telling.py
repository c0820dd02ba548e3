"""What sessions of Casino War came to, for people."""

from __future__ import annotations

from collections.abc import Iterator

from bataille.lab.casino.results import RESULTS, guests
from bataille.lab.numerals import decimal, median_of, part_of, per_cent, range_of, whole, with_error
from bataille.lab.spread import spread
from bataille.lab.summary import Report
from bataille.outcome import Termination
from bataille.texts import Texts

#: Amounts are in half units (R63).
_HALVES = 2


def tell_sessions(report: Report, texts: Texts) -> Iterator[tuple[str, str]]:
    """Lines: what is said, and its number."""
    tally, campaign = report.tally, report.campaign
    yield texts.say("lab-sessions"), whole(texts, tally.games)
    yield texts.say("lab-broke"), part_of(texts, tally.terminations.get(Termination.BROKE, 0), tally.games)
    rounds, wars = spread(tally.battles), spread(tally.wars)
    if rounds is None or wars is None:
        return
    yield texts.say("lab-rounds"), with_error(texts, rounds.mean, rounds.mean_error)
    if rounds.sd:
        yield f"  {texts.say('lab-sd')}", with_error(texts, rounds.sd, rounds.sd_error)
        yield f"  {texts.say('lab-median')}", median_of(texts, rounds)
        for percent, length in rounds.percentiles.items():
            yield f"  {texts.say('lab-session-percentile', percent=percent)}", whole(texts, length)
        yield f"  {texts.say('lab-range')}", range_of(texts, rounds)
    yield texts.say("lab-session-wars"), with_error(texts, wars.mean, wars.mean_error)
    for seat, guest in enumerate(guests(campaign.rules, campaign.players, tally), 1):
        yield texts.say("lab-guest", seat=seat, player=guest.player), whole(texts, guest.rounds)
        yield f"  {texts.say('lab-result')}", with_error(texts, guest.mean, guest.error, percent=True)
        yield f"  {texts.say('lab-exact')}", f"{per_cent(texts, float(guest.exact), 4)} ({guest.exact})"
        if guest.deviations is not None:
            yield f"  {texts.say('lab-deviations')}", decimal(texts, guest.deviations, 2)
        for result in RESULTS:
            yield f"  {_named(texts)[result]}", part_of(texts, guest.results[result], guest.rounds)
        if guest.left is not None:
            left = guest.left
            error = None if left.mean_error is None else left.mean_error / _HALVES
            yield f"  {texts.say('lab-left')}", with_error(texts, left.mean / _HALVES, error)


def _named(texts: Texts) -> dict[str, str]:
    return {
        "won": texts.say("lab-won"),
        "lost": texts.say("lab-lost"),
        "surrendered": texts.say("lab-surrendered"),
        "war-won": texts.say("lab-war-won"),
        "war-tied": texts.say("lab-war-tied"),
        "war-lost": texts.say("lab-war-lost"),
    }
