"""What the terminal's tests share: tables, parties, and a speaker that answers from a script."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bataille.record import Decimal, FromSeed
from bataille.terminal.asking import Quit
from bataille.terminal.pace import Pace
from bataille.terminal.party import Party, party
from bataille.terminal.plain import Plain
from bataille.terminal.series import Series
from bataille.terminal.voice import Clock
from bataille.texts import Texts
from bataille.variants import rules_of

EN = Texts("en")
SEED = "11234434958460738044"  # the number of "lion"


class Hand(Clock):
    """A clock that the test moves."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 1_000

    def __call__(self) -> int:
        return self.now

    def put_forward(self, ms: int) -> None:
        self.now += ms


class Script:
    """A speaker who answers with the words of a script, and then has no more to say; keys come one a moment."""

    def __init__(self, words: Iterable[str] = (), clock: Clock | None = None) -> None:
        self.said: list[str] = []
        self.paused: list[int] = []
        self._words = iter(words)
        self._clock = clock or Hand()
        #: In which pause Enter is pressed, counted from 1; 0: in none.
        self.interruption = 0

    @property
    def text(self) -> str:
        """Everything that was said."""
        return "".join(self.said)

    def say(self, text: str, end: str = "\n") -> None:
        self.said.append(text + end)

    def ask(self, prompt: str) -> str | None:
        word = next(self._words, None)
        self.said.append(f"{prompt} [{word}]\n")
        return word

    def clear(self) -> None:
        self.said.append("<clear>\n")

    def pause(self, ms: int) -> bool:
        self.paused.append(ms)
        return len(self.paused) == self.interruption

    def wait(self, ms: int) -> None:
        self._clock.put_forward(ms)

    def key(self, ms: int | None) -> str | None:
        self._clock.put_forward(5 if ms is None else min(ms, 5))
        return next(self._words, "q")


def seated(variant: str, *options: str, who: Sequence[str] = ("you",), names: Sequence[str] = ()) -> Party:
    """A party for a variant."""
    return party(EN, rules_of(variant, options), who, names)


def series(
    variant: str,
    *options: str,
    who: Sequence[str] = ("you",),
    seed: str = SEED,
    clock: Clock | None = None,
    real_time: bool = False,
) -> Series:
    """A series of games of a variant."""
    rules = rules_of(variant, options)
    company = party(EN, rules, who)
    charter = company.charter(rules, FromSeed(Decimal(seed), Decimal(0)), variant=variant, real_time=real_time)
    return Series(charter, company, clock or Hand())


def in_lines(evening: Series, words: Iterable[str], pace: Pace = Pace.INSTANT, interruption: int = 0) -> Script:
    """Play in plain lines until the script is at its end, or the game."""
    voice = Script(words, evening.clock)
    voice.interruption = interruption
    try:
        Plain(evening.match, evening.party, EN, voice, pace).play()
    except Quit:
        voice.said.append("<quit>\n")
    return voice
