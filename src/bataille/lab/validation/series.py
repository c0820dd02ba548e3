"""Figures of long series of games of chance."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

import numpy as np

from bataille.cards import NUMBERS
from bataille.lab.casino.results import guests
from bataille.lab.kernel import kernel_for
from bataille.lab.simulation import simulate
from bataille.lab.spread import share, spread
from bataille.lab.tally import Tally, empty, tally_of
from bataille.lab.uniformity import uniformity
from bataille.lab.validation.rows import Row, averaged, counted, exact, measured
from bataille.rules import Order, Rules

_RULES = "the rules alone"
_PROGRAMS = "two independent programs"
_BATCH = 20_000

#: Rules, and mean, its standard error, deviation, median, wars a game, as published, and by whom.
_SERIES = {
    "classic": (187.96, 0.07, 146, 145, 14.13, _PROGRAMS),
    "classic order=shuffled": (270.7, 0.16, 222, 204, 17.06, f"{_PROGRAMS}; kbWar prints a mean of 270.6"),
    "classic war_down=1 order=shuffled short=lose": (
        440.7,
        0.36,
        362,
        333,
        27.66,
        f"{_PROGRAMS}; jouets.ababsurdo.fr prints a mean of 441.4 and a median of 334",
    ),
}


def series(games: int, seed: int) -> Iterator[Row]:
    """Lengths and wars of two-seat games with 52 cards."""
    for text, (mean, known, sd, median, wars, source) in _SERIES.items():
        tally = simulate(text, games, seed).tally
        length, fought = spread(tally.battles), spread(tally.wars)
        assert length is not None
        assert fought is not None
        places = 2 if text == "classic" else 1
        name = f"`{text}`: battles a game"
        yield measured(name, mean, length.mean, length.mean_error, source, known=known, places=places)
        yield measured("… standard deviation", sd, length.sd, length.sd_error, _PROGRAMS, places=0)
        yield measured("… median", median, length.median, length.median_error, _PROGRAMS, places=0)
        yield measured("… wars a game", wars, fought.mean, fought.mean_error, _PROGRAMS)
    tally = simulate("classic order=seat", games, seed).tally
    part = share(tally.endless, tally.games)
    assert part is not None
    yield measured("`classic order=seat`: endless games", 0.44, part.share, part.error, _PROGRAMS)


def default_rules(games: int, seed: int) -> Iterator[Row]:
    """Who wins under the default rules, and whether a game never ends."""
    tally = simulate("classic", games, seed).tally
    yield counted("`classic`: seat 1 wins", Fraction(1, 2), share(tally.wins[0], tally.finished), _RULES)
    for aces, weight in enumerate((46, 208, 325, 208, 46)):
        dealt = tally.aces[0].get(aces, 0)
        name = "1 ace" if aces == 1 else f"{aces} aces"
        yield counted(f"Seat 1 is dealt {name}", Fraction(weight, 833), share(dealt, tally.finished), _RULES)
    for aces, chance in enumerate((0.172, 0.328, 0.499, 0.671, 0.827)):
        part = share(tally.aces_won[0].get(aces, 0), tally.aces[0].get(aces, 0))
        assert part is not None
        yield measured(f"… and wins with {aces}", chance, part.share, part.error, _PROGRAMS, places=3)
    yield exact(f"Endless games in {games:,}", 0, tally.endless, "none in 5,000,000 by another program")


def first_battles(games: int, seed: int) -> Iterator[Row]:
    """Ties of the first battle, by playing it."""
    for name, options, tie in (
        ("two seats", [], Fraction(1, 17)),
        ("3 seats", ["seats=3"], Fraction(37, 425)),
        ("4 seats", ["seats=4"], Fraction(97, 833)),
    ):
        tally = simulate(" ".join(["classic", "battle_limit=1", *options]), games, seed).tally
        ties = games - tally.chains.get(0, 0)
        yield counted(f"The first battle ties, {name}, played", tie, share(ties, games), _RULES)
        if not options:
            again = ties - tally.chains.get(1, 0)
            yield counted("… and its war ties again, played", Fraction(73, 1225), share(again, ties), _RULES)


def ruin(games: int, seed: int) -> Iterator[Row]:
    """Distinct cards under `order=shuffled`: a fair gambler's ruin, k cards against n − k."""
    for first, cards in ((2, 4), (3, 6), (1, 4), (20, 52), (26, 52)):
        tally = _distinct(first, cards, games, seed)
        name = f"{first} against {cards - first} distinct cards, shuffled"
        won = share(tally.wins[0], tally.finished)
        yield counted(f"{name}: the first seat wins", Fraction(first, cards), won, "gambler's ruin: k/n")
        yield averaged("… battles a game", first * (cards - first), spread(tally.battles), "gambler's ruin: k(n − k)")


def _distinct(first: int, cards: int, games: int, seed: int) -> Tally:
    kernel = kernel_for(Rules(order=Order.SHUFFLED))
    dealer = np.random.Generator(np.random.Philox(key=[seed, cards]))
    tally = empty(2)
    for begin in range(0, games, _BATCH):
        number = min(_BATCH, games - begin)
        deals = dealer.permuted(np.tile(np.arange(cards, dtype=np.uint8), (number, 1)), axis=1)
        sizes = np.tile(np.array([first, cards - first]), (number, 1))
        tally += tally_of(kernel.play_deals(deals, sizes, faces=NUMBERS, seed=seed, first=begin), begin)
    return tally


def deals(number: int, seed: int) -> Iterator[Row]:
    """Every card comes to every place equally often."""
    found = uniformity(number, seed=seed)
    yield Row(
        f"Place × card in {number:,} deals of 52: chi-square with {found.freedom:,} degrees of freedom",
        f"{found.freedom:,}",
        f"{found.statistic:,.1f}",
        found.deviations,
        "a fair shuffle; its spread is √(2 × 2,601)",
    )


def casino(games: int, seed: int) -> Iterator[Row]:
    """The mean result of a first round, by playing it."""
    for text, player, name in (
        ("casino", "always-war", "Going to war, 6 packs"),
        ("casino", "always-surrender", "Surrendering, 6 packs"),
        ("casino packs=1", "always-war", "Going to war, one pack"),
        ("casino tie_bonus=true", "always-war", "Going to war with a bonus, 6 packs"),
    ):
        report = simulate(f"{text} rounds=1", games, seed, players=(player,))
        (guest,) = guests(report.campaign.rules, (player,), report.tally)
        what, published = f"{name}: result of a round, played", f"{guest.exact} = {float(guest.exact):.6f}"
        ours = f"{guest.mean:.5f} ± {guest.error or 0:.5f}"
        yield Row(what, published, ours, guest.deviations, "the exact edge above")
