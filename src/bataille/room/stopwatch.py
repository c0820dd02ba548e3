"""The game's time, made of the driver's: milliseconds since the deal, pauses excluded."""

from __future__ import annotations


class Stopwatch:
    """Reads no clock: every question brings the driver's monotonic time `now`, in milliseconds."""

    def __init__(self, now: int, *, elapsed: int = 0, running: bool) -> None:
        #: The game's time when it was last read.
        self.elapsed = elapsed
        self._since = now
        self._running = running

    def read(self, now: int) -> int:
        """The game's time. It never runs backwards, whatever `now` does."""
        if self._running and now > self._since:
            self.elapsed += now - self._since
            self._since = now
        return self.elapsed

    def when(self, time: int) -> int:
        """The driver's time at which the game's time will be `time`, if it runs until then."""
        return self._since + time - self.elapsed

    def stop(self, now: int) -> None:
        """Pause."""
        self.read(now)
        self._running = False

    def go_on(self, now: int) -> None:
        """Run again."""
        if not self._running:
            self._since = now
        self._running = True
