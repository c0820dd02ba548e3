"""What a campaign came to, for programs: plain numbers by stable keys, computed once from the exact counts."""

from __future__ import annotations

import shlex
from dataclasses import asdict
from typing import TYPE_CHECKING, Any, SupportsIndex

from bataille.errors import LabError
from bataille.lab.campaign import LIMIT, Campaign
from bataille.lab.given import whole
from bataille.lab.kernel import Games
from bataille.lab.notebook import Shown
from bataille.lab.plays import plays
from bataille.lab.spread import Correlation, Share, Spread, correlation, share, spread
from bataille.lab.tally import Extreme, Tally
from bataille.rules import Casino, Speed
from bataille.texts import Texts
from bataille.value import value

if TYPE_CHECKING:
    import polars as pl

    from bataille.lab.charts import Chart


#: What Casino War has not, where no cards are dealt to keep.
_OF_CARDS = ("win_shares", "chains", "lead_changes", "comeback", "aces", "strength_correlation", "greatest_comeback")


@value
class Report(Shown):
    """The results of a campaign. In a notebook it shows itself."""

    campaign: Campaign
    tally: Tally
    #: How long it took.
    seconds: float
    #: The variant and the options as commands name them; `None`: the rules were given as a value.
    words: tuple[str, ...] | None = None

    @property
    def complete(self) -> bool:
        """Whether all games were played."""
        return self.tally.games == self.campaign.games

    def command(self, game: SupportsIndex) -> str | None:
        """The command that shows a game. Raises `TypeError`, `LabError` (`lab/first`)."""
        game = whole("game", game)
        if not 0 <= game < LIMIT:
            raise LabError("lab/first", first=game)
        return self._command("play", "--game", game)

    @property
    def origin(self) -> str | None:
        """The command that plays all these games."""
        return self._command("simulate", "--games", self.tally.games)

    def _command(self, verb: str, option: str, number: int) -> str | None:
        if self.words is None:
            return None
        players = ["--players", ",".join(self.campaign.players)] if self.campaign.players else []
        chance = ["--seed", str(self.campaign.seed), option, str(number)]
        return shlex.join(["bataille", verb, *self.words, *players, *chance])

    def games(self, first: int = 0, count: int | None = None) -> Games:
        """Games as NumPy arrays, played again, by default all of them: some 100 bytes of memory each.

        Only games of the report: fewer than `count` where there are no more.
        """
        first = whole("first", first)
        count = None if count is None else whole("count", count)
        left = max(self.tally.games - first, 0)
        played = plays(self.campaign.rules, self.campaign.players)
        return played.play(
            self.campaign.seed, min(first, self.tally.games), left if count is None else min(count, left)
        )

    def frame(self, first: int = 0, count: int | None = None) -> pl.DataFrame:
        """The same as a Polars frame."""
        from bataille.lab.tables import frame_of  # noqa: PLC0415  # slow to import

        return frame_of(self.games(first, count), first)

    def plot(self, language: str = "en") -> Chart:
        """Four charts, with Matplotlib."""
        from bataille.lab.plots import figure  # noqa: PLC0415  # slow to import

        return figure(self.tally, Texts(language), self.origin, self.campaign.rules.last_battle)

    @property
    def wins_by_player(self) -> dict[str, int]:
        """Wins by the key of the computer player, where there are any."""
        players = self.campaign.players
        found = dict.fromkeys(players, 0)
        for player, wins in zip(players, self.tally.wins, strict=bool(players)):
            found[player] += wins
        return found

    def json(self) -> dict[str, Any]:
        """The results with the keys that programs may rely on; seats count from 0."""
        told = {**_outcomes(self), **_measures(self.tally), **_family(self), **_games(self), "seconds": self.seconds}
        if isinstance(self.campaign.rules.part, Casino):
            told["draws"] = 0  # nobody wins, and nobody shares a win (R63)
            for name in _OF_CARDS:
                del told[name]
        return told

    def text(self, language: str = "en") -> str:
        """The results for people, in lines."""
        from bataille.lab.telling import tell  # noqa: PLC0415  # needs this module

        return tell(self, Texts(language))

    def __repr__(self) -> str:
        return f"<Report games={self.tally.games}>"


def _outcomes(report: Report) -> dict[str, Any]:
    tally = report.tally
    return {
        "games": tally.games,
        "complete": report.complete,
        "seed": report.campaign.seed,
        "rules": None if report.words is None else list(report.words),
        "wins": list(tally.wins),
        "win_shares": [_shown(share(wins, tally.games)) for wins in tally.wins],
        "draws": tally.draws,
        "endless": tally.endless,
        "endless_share": _shown(share(tally.endless, tally.games)),
        "periods": _by_text(tally.periods),
        "stopped": tally.stopped,
        "terminations": tally.terminations,
    }


def _measures(tally: Tally) -> dict[str, Any]:
    return {
        "battles": _shown(spread(tally.battles)),
        "wars": _shown(spread(tally.wars)),
        "chains": _by_text(tally.chains),
        "lead_changes": _shown(spread(tally.lead_changes)),
        "comeback": _shown(spread(tally.comebacks)),
        "aces": [
            {str(aces): _shown(share(won.get(aces, 0), dealt)) for aces, dealt in counts.items()}
            for counts, won in zip(tally.aces, tally.aces_won, strict=True)
        ],
        "strength_correlation": [
            _shown(correlation(counts, won)) for counts, won in zip(tally.strength, tally.strength_won, strict=True)
        ],
        "lengths": _by_text(tally.battles),
    }


def _family(report: Report) -> dict[str, Any]:
    """What only some families have."""
    part, tally, players = report.campaign.rules.part, report.tally, report.campaign.players
    if isinstance(part, Casino):
        from bataille.lab.casino.results import guests  # noqa: PLC0415  # for Casino War alone

        return {"guests": [guest.json() for guest in guests(report.campaign.rules, players, tally)]}
    told: dict[str, Any] = {}
    if players:
        wins = report.wins_by_player
        told["players"] = list(players)
        told["wins_by_player"] = {player: _shown(share(won, tally.games)) for player, won in wins.items()}
    if isinstance(part, Speed):
        told["game_seconds"] = _shown(spread(tally.more.get("seconds", {})))
        for name in "grabbed", "stolen", "reaction":
            told[name] = [_shown(spread(tally.more.get(f"{name}_{seat}", {}))) for seat in range(len(players))]
    return told


def _games(report: Report) -> dict[str, Any]:
    tally = report.tally
    return {
        "longest": _extreme(report, tally.longest, "battles"),
        "shortest": _extreme(report, tally.shortest, "battles"),
        "greatest_comeback": _extreme(report, tally.comeback, "cards"),
        "first_endless": _game(report, tally.first_endless),
    }


def _extreme(report: Report, extreme: Extreme | None, measure: str) -> dict[str, Any] | None:
    return None if extreme is None else {measure: extreme.amount, **(_game(report, extreme.game) or {})}


def _game(report: Report, game: int | None) -> dict[str, Any] | None:
    return None if game is None else {"game": game, "command": report.command(game)}


def _shown(found: Share | Spread | Correlation | None) -> dict[str, Any] | None:
    if found is None:
        return None
    shown = asdict(found)
    if isinstance(found, Spread):
        shown["percentiles"] = _by_text(found.percentiles)
    return shown


def _by_text(counts: dict[int, int]) -> dict[str, int]:
    return {str(number): times for number, times in counts.items()}
