"""`bataille odds`: exact odds, of Casino War's bets and of ties in the first battle."""

from __future__ import annotations

import json as codec
import sys
from fractions import Fraction
from typing import Annotated

from cyclopts import Parameter

from bataille.cli.options import Json, Rest
from bataille.cli.speech import texts
from bataille.cli.words import read_subject, read_words
from bataille.errors import UsageError
from bataille.lab.numerals import decimal, per_cent
from bataille.lab.odds import BattleOdds, BetOdds, CasinoOdds, battle_odds, casino_odds
from bataille.rules import Rules

_SUBJECTS = ("casino", "battle")
#: From here on `1 in N` needs no decimals.
_LONG_ODDS = 1_000

#: A name, a rounded number, and what follows it: how many to one, and the exact fraction.
_Row = tuple[str, str, str, str]


def odds(
    *words: Rest,
    chain: Annotated[int | None, Parameter(help="help-chain", metavar="K", allow_leading_hyphen=True)] = None,
    json: Json = False,
) -> int:
    """Say the odds of a subject, the first word."""
    subject = read_subject("odds", words, _SUBJECTS)
    if subject == "battle":
        rules = read_words("odds", words[1:]).rules()
        ties = battle_odds(rules, chain)
        _print(battle_json(rules, ties)) if json else print_battle(rules, ties)
        return 0
    if chain is not None:
        raise UsageError("usage/together", option_a="--chain", option_b=subject)
    rules = read_words("odds", words).rules()
    bets = casino_odds(rules)
    _print(casino_json(rules, bets)) if json else print_casino(rules, bets)
    return 0


def casino_json(rules: Rules, bets: CasinoOdds) -> dict[str, object]:
    """The odds with the keys that programs may rely on: exact fractions as texts, and beside them decimals."""
    return {
        "packs": rules.packs,
        **{name: _bet_json(bet) for name, bet in _named(bets).items()},
        "tied": _both("probability", bets.tied),
        "tied_again": _both("probability", bets.tied_again),
    }


def battle_json(rules: Rules, ties: BattleOdds) -> dict[str, object]:
    """Likewise. `chains`: that so many links tie from the first on; `again`: that the last does, given the others."""
    return {
        "seats": rules.seats,
        "cards": rules.pack_size,
        "tie": _both("probability", ties.tie),
        "chains": [{"ties": number, **_both("probability", chance)} for number, chance in enumerate(ties.chains, 1)],
        "again": [{"ties": number, **_both("probability", chance)} for number, chance in enumerate(ties.again, 2)],
    }


def print_casino(rules: Rules, bets: CasinoOdds) -> None:
    """Print the bets for people."""
    say = texts().say
    names = {"war": say("odds-war"), "surrender": say("odds-surrender"), "tie": say("odds-tie")}
    rows: list[_Row] = []
    for name, bet in _named(bets).items():
        rows += [
            (names[name], "", "", ""),
            (f"  {say('odds-edge')}", _percent(bet.edge), "", str(bet.edge)),
            (f"  {say('odds-deviation')}", decimal(texts(), bet.deviation, 4), "", ""),
            (f"  {say('odds-risk')}", _percent(bet.risk), "", str(bet.risk)),
        ]
    rows += [_chance(say("odds-tied"), bets.tied), _chance(say("odds-tied-again"), bets.tied_again)]
    _print_table(say("odds-casino", cards=rules.pack_size), rows)


def print_battle(rules: Rules, ties: BattleOdds) -> None:
    """Print the ties for people."""
    say = texts().say
    rows = [_chance(say("odds-shared"), ties.tie)]
    rows += [_chance(say("odds-row", ties=number), chance) for number, chance in enumerate(ties.chains[1:], 2)]
    rows += [_chance(say("odds-again", ties=number), chance) for number, chance in enumerate(ties.again, 1)]
    _print_table(say("odds-battle", cards=rules.pack_size, seats=rules.seats), rows)


def _named(bets: CasinoOdds) -> dict[str, BetOdds]:
    return {"war": bets.war, "surrender": bets.surrender, "tie": bets.tie}


def _bet_json(bet: BetOdds) -> dict[str, object]:
    return {
        **_both("edge", bet.edge),
        "variance": str(bet.variance),
        "deviation": bet.deviation,
        **_both("risk", bet.risk),
        "staked": str(bet.staked),
        "gains": {str(gain): str(chance) for gain, chance in bet.gains.items()},
    }


def _both(name: str, number: Fraction) -> dict[str, object]:
    return {name: str(number), f"{name}_decimal": float(number)}


def _chance(name: str, chance: Fraction) -> _Row:
    often = 1 / chance
    number = decimal(texts(), float(often), 1 if often < _LONG_ODDS else 0)
    return name, _percent(chance), texts().say("odds-one-in", number=number), str(chance)


def _percent(number: Fraction) -> str:
    return per_cent(texts(), float(number), 4)


def _print(answer: dict[str, object]) -> None:
    sys.stdout.write(codec.dumps(answer) + "\n")


def _print_table(heading: str, rows: list[_Row]) -> None:
    sys.stdout.write(f"{heading}\n")
    name, number, often, _ = (max(map(len, column)) for column in zip(*rows, strict=True))
    for row in rows:
        line = f"{row[0]:<{name}}  {row[1]:>{number}}  {row[2]:>{often}}  {row[3]}"
        sys.stdout.write(line.rstrip() + "\n")
