"""A figure to be validated: what was published, what comes out here, and how far the two lie apart."""

from __future__ import annotations

from fractions import Fraction
from math import floor, log10, sqrt

from bataille.lab.spread import Share, Spread
from bataille.value import value

#: The most that a figure may differ, in standard errors of the difference.
LIMIT = 3.0


@value
class Row:
    """One figure. `deviations`: in standard errors; `None`: it must be equal."""

    what: str
    published: str
    ours: str
    deviations: float | None
    source: str
    #: What was published in words only: whether it is so.
    holds: bool | None = None

    @property
    def agrees(self) -> bool:
        """Whether the two are equal, or near enough."""
        if self.holds is not None:
            return self.holds
        return self.published == self.ours if self.deviations is None else abs(self.deviations) <= LIMIT


def exact(what: str, published: object, ours: object, source: str) -> Row:
    """A figure that must come out as it is."""
    return Row(what, str(published), str(ours), None, source)


def measured(
    what: str,
    published: float,
    ours: float | None,
    error: float | None,
    source: str,
    *,
    known: float = 0,
    places: int = 2,
) -> Row:
    """A figure with a standard error. `known`: that of the published value, beside its rounding to so many places."""
    assert ours is not None
    assert error is not None
    rounding = 0.5 * 10**-places / sqrt(3)
    whole = sqrt(error**2 + known**2 + rounding**2)
    printed = f"{published:.{places}f}" + (f" ± {known:g}" if known else "")
    return Row(what, printed, _with_error(ours, error), (ours - published) / whole, source)


def counted(what: str, published: Fraction, ours: Share | None, source: str) -> Row:
    """A part of many trials, held against the exact one, whose spread is known."""
    assert ours is not None
    error = sqrt(published * (1 - published) / ours.trials)
    return Row(
        what, f"{published} = {float(published):.6f}", _with_error(ours.share, error), _z(ours, published), source
    )


def averaged(what: str, published: Fraction | int, ours: Spread | None, source: str) -> Row:
    """A mean, held against the exact one."""
    assert ours is not None
    assert ours.mean_error is not None
    deviations = (ours.mean - float(published)) / ours.mean_error
    return Row(what, str(published), _with_error(ours.mean, ours.mean_error), deviations, source)


def _z(ours: Share, published: Fraction) -> float:
    return (ours.share - float(published)) / sqrt(published * (1 - published) / ours.trials)


def _with_error(number: float, error: float) -> str:
    """With as many places as give the error two digits."""
    places = max(1 - floor(log10(error)), 0) if error > 0 else 2
    return f"{number:,.{places}f} ± {error:,.{places}f}"
