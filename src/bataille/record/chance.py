"""Where a recorded game's chance came from (R74)."""

from __future__ import annotations

import re
from typing import Annotated, ClassVar, Final

from bataille.codec import Length
from bataille.errors import RecordError, SeedError
from bataille.stream import Secret, Seeded, Source
from bataille.value import value

_DIGITS: Final = re.compile("0|[1-9][0-9]{0,19}")


class Decimal(str):
    """A whole number 0 … 2^64 − 1 as plain digits: a number in JSON is one of 53 bits to many a reader."""

    __slots__ = ()

    @classmethod
    def parse(cls, text: str) -> Decimal:
        """Read a number without needless zeros. Raises `SeedError` (`seed/range`)."""
        if not _DIGITS.fullmatch(text) or int(text) >= 2**64:
            raise SeedError("seed/range", name="number", number=repr(text[:40]))
        return cls(text)


@value
class FromSeed:
    """A seed and the number of the game among those of the seed."""

    TAG: ClassVar[str] = "seed"

    seed: Decimal
    game: Decimal


@value
class FromSecret:
    """A secret, published with the record."""

    TAG: ClassVar[str] = "secret"

    secret: Annotated[bytes, Length(32, 32)]


Chance = FromSeed | FromSecret


def chance_of(source: Source) -> Chance:
    """What a record says of a source. Raises `RecordError` (`record/source`) for one that is no game's."""
    if isinstance(source, Seeded) and source.purpose == 0:
        return FromSeed(Decimal(source.seed), Decimal(source.game))
    if isinstance(source, Secret):
        return FromSecret(source.secret)
    raise RecordError("record/source", source=type(source).__name__)


def source_of(chance: Chance) -> Source:
    """The source again."""
    if isinstance(chance, FromSeed):
        return Seeded(int(chance.seed), int(chance.game))
    return Secret(chance.secret)
