"""Every distinct deal of ranks of a small pack, played to its end: exact counts (see `play`)."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from typing import TypedDict

from tests.reference.cards import Card
from tests.reference.options import Options
from tests.reference.war import deal, play


class Counts(TypedDict):
    """Exact counts over all deals; a length is a number of battles, and the endless games have none."""

    deals: int
    wins: list[int]  # one a seat
    draws: int
    endless: int
    periods: dict[str, int]  # of the endless games
    mean: str | None  # a fraction; None when every game is endless
    longest: int | None
    lengths: dict[str, int]


def arrangements(left: Mapping[str, int]) -> Iterator[tuple[str, ...]]:
    """Every distinct order of a pack that holds each rank the given number of times."""
    if not any(left.values()):
        yield ()
    for rank, count in left.items():
        if count:
            for rest in arrangements({**left, rank: count - 1}):
                yield (rank, *rest)


def census(suits: int, ranks: Sequence[str], options: Options) -> Counts:
    """Play every arrangement of `suits` cards of each rank, dealt alternately to two seats (R4)."""
    wins = [0, 0]
    draws = 0
    periods: Counter[int] = Counter()
    lengths: Counter[int] = Counter()
    for order in arrangements(dict.fromkeys(ranks, suits)):
        stocks = deal([Card(rank) for rank in order], 2)
        result = play(options, stocks, _refuse)
        if result.period is not None:
            periods[result.period] += 1
            continue
        lengths[result.battles] += 1
        if result.winner is None:
            draws += 1
        else:
            wins[result.winner] += 1
    return _counts(wins, draws, periods, lengths)


def _refuse(cards: list[Card]) -> list[Card]:
    raise ValueError(f"a census needs rules without random steps, but {len(cards)} cards are to be shuffled")


def _counts(wins: list[int], draws: int, periods: Counter[int], lengths: Counter[int]) -> Counts:
    finite = lengths.total()
    total = sum(length * count for length, count in lengths.items())
    return {
        "deals": finite + periods.total(),
        "wins": wins,
        "draws": draws,
        "endless": periods.total(),
        "periods": {str(period): periods[period] for period in sorted(periods)},
        "mean": str(Fraction(total, finite)) if finite else None,
        "longest": max(lengths, default=None),
        "lengths": {str(length): lengths[length] for length in sorted(lengths)},
    }
