"""Figures that follow from the rules alone, and packs so small that every deal can be played."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from math import comb, factorial, perm

from bataille.census import SmallPack, count
from bataille.lab.odds import battle_odds, casino_odds
from bataille.lab.validation.rows import Row, exact
from bataille.variants import rules_of

_RULES = "the rules alone"
_ALL_DEALS = "every deal, counted by an independent program"
_WIZARD = "M. Shackleford, *Wizard of Odds*"


def odds() -> Iterator[Row]:
    """Ties of the first battle, a clean sweep, and Casino War's bets."""
    chains = battle_odds(rules_of("classic", []))
    yield exact("The first battle ties, two seats", "1/17", chains.tie, _RULES)
    yield exact("… and its war ties again", "73/1225", chains.again[0], _RULES)
    for seats, published in (3, "37/425"), (4, "97/833"):
        tie = battle_odds(rules_of("classic", [f"seats={seats}"])).tie
        yield exact(f"The highest card of the first battle is shared, {seats} seats", published, tie, _RULES)
    yield exact(
        "One seat wins each of the first 26 battles without a tie",
        "3.132436174322294e-09",
        float(sweep()),
        "P. Norvig, *pytudes*, War notebook",
    )
    edges = {
        1: {"war": "503/20825", "surrender": "1/34", "tie": "6/17"},
        6: {"war": "142853/4965115", "surrender": "23/622", "tie": "58/311"},
    }
    for packs, bets in edges.items():
        found = casino_odds(rules_of("casino", [f"packs={packs}"]))
        name = "one pack" if packs == 1 else f"{packs} packs"
        yield exact(f"Casino War, {name}: the bank's edge if you go to war", bets["war"], found.war.edge, _WIZARD)
        yield exact(f"… if you surrender, {name}", bets["surrender"], found.surrender.edge, _WIZARD)
        yield exact(f"… of a bet on a tie at ten to one, {name}", bets["tie"], found.tie.edge, _WIZARD)
    bonus = casino_odds(rules_of("casino", ["tie_bonus=true"]))
    yield exact("… if you go to war and a second tie pays a bonus, 6 packs", "23138/993023", bonus.war.edge, _WIZARD)


def sweep(suits: int = 4, ranks: int = 13) -> Fraction:
    """The chance that every card of one half beats the card of the other half it meets (equal halves)."""
    # From the highest rank down: so many of its cards win, the others lie under higher cards that wait for a loser.
    ways = {0: 1}
    for _ in range(ranks):
        after: dict[int, int] = {}
        for waiting, number in ways.items():
            for winners in range(suits + 1):
                losers = suits - winners
                left = waiting - losers + winners
                if waiting >= losers:
                    after[left] = after.get(left, 0) + number * comb(suits, winners) * perm(waiting, losers)
        ways = after
    cards = suits * ranks
    return Fraction(ways.get(0, 0) * factorial(cards // 2), factorial(cards))


def censuses() -> Iterator[Row]:
    """Each as won by seat 0 / won by seat 1 / draws / endless, mean of the others, the longest."""
    cases = [
        (1, 4, "", 24, "12 / 12 / 0 / 0", "10/3", 6),
        (1, 6, "", 720, "360 / 360 / 0 / 0", "97/15", 15),
        (1, 6, "order=loser-first", 720, "324 / 324 / 0 / 72", "13/2", 17),
        (2, 3, "war_down=1", 90, "36 / 36 / 18 / 0", "16/5", 6),
        (2, 3, "war_down=3 short=lose", 90, "15 / 15 / 60 / 0", "16/5", 6),
    ]
    for suits, ranks, options, deals, results, mean, longest in cases:
        found = count(rules_of("classic", options.split(), explicit=True), SmallPack.lowest(suits, ranks))
        (first, second), draws, endless = found.wins, found.draws, found.endless
        ours = f"{found.deals}: {first} / {second} / {draws} / {endless}; {found.mean}; {found.longest}"
        name = f"{suits} × {ranks} cards {options or 'by default'}"
        yield exact(name, f"{deals}: {results}; {mean}; {longest}", ours, _ALL_DEALS)
        if endless:
            yield exact("… the periods of the endless ones", "{12: 72}", found.periods, _ALL_DEALS)
        if (ranks, options) == (6, ""):
            lengths = "{3: 180, 5: 180, 7: 162, 9: 102, 11: 54, 13: 30, 15: 12}"
            yield exact("… how many last how long", lengths, found.lengths, _ALL_DEALS)
