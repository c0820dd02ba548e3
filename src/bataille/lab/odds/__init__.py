"""Exact odds, as fractions: Casino War's bets, and ties of the first battle. Needs nothing but the standard library."""

from bataille.lab.odds.battle import BattleOdds, battle_odds
from bataille.lab.odds.casino import BetOdds, CasinoOdds, casino_odds

__all__ = ["BattleOdds", "BetOdds", "CasinoOdds", "battle_odds", "casino_odds"]
