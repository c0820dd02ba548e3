"""What a variant is: a preset of the rules, data only. Its texts are in the catalogues under its key."""

from __future__ import annotations

from bataille.rules import Rules
from bataille.value import fixed


@fixed
class Variant:
    """One named way to play."""

    #: What commands and links call it.
    key: str
    #: Where it stands when variants are listed, from 1.
    place: int
    rules: Rules
    #: Rises when, and only when, the same seed and commands give a different log.
    revision: int = 1
