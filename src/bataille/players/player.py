"""What a computer player is: a name and a pure function from what its seat sees to what it does."""

from __future__ import annotations

from collections.abc import Callable

from bataille.commands import Command
from bataille.rules import Rules
from bataille.stream import Source
from bataille.value import value
from bataille.view import May, View

#: Words of a player's own stream set apart for each question, so that an answer depends on nothing but the question.
WORDS_PER_QUESTION = 4


@value
class Asked:
    """An open question, as it reaches a computer player."""

    rules: Rules
    #: What its seat sees; the question is in it.
    view: View
    #: What its seat may give.
    may: May
    #: The player's own chance, apart from the game's (R74).
    source: Source

    @property
    def position(self) -> int:
        """Where in `source` the words of this question start."""
        return WORDS_PER_QUESTION * self.view.question.number


@value
class Answer:
    """A command, and how many milliseconds the player takes for it."""

    command: Command
    after: int = 0


@value
class Player:
    """A computer player."""

    #: Stable and unique, e.g. `middle-high`.
    key: str
    #: The families it can play.
    families: tuple[str, ...]
    #: `None` where it has nothing to say to this question for now.
    answer: Callable[[Asked], Answer | None]
    #: Where it stands among those of its family, from 1; the first plays where nobody else was chosen.
    place: int
