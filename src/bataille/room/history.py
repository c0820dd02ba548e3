"""What has happened in a room, decided first and published when it is stored."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping

from bataille.events import Event
from bataille.room.charter import Sitter
from bataille.room.log import Entry
from bataille.value import value
from bataille.view import View

#: Versions that a client may have missed and still be told one by one.
MOST_MISSED = 512


@value
class Moment:
    """A room at one version, as its clients may see it."""

    version: int
    time: int
    #: By seat that a client holds; `None`: a watcher's.
    views: Mapping[int | None, View]
    sitters: tuple[Sitter, ...]
    paused: bool


class History:
    """The events of every version, and the moments that are not published yet."""

    def __init__(self, first: Moment, events: list[tuple[Event, ...]]) -> None:
        """`first`: published already. `events`: those of version 1, of version 2, … up to it."""
        self.published = first
        self._events = events
        self._pending: deque[Moment] = deque()
        self._to_store: list[Entry] = []

    @property
    def decided(self) -> int:
        """The last version, published or not."""
        return self._pending[-1].version if self._pending else self.published.version

    def add(self, entry: Entry, moment: Moment, events: tuple[Event, ...]) -> None:
        """Something was decided."""
        self._events.append(events)
        self._pending.append(moment)
        self._to_store.append(entry)

    def to_store(self) -> tuple[Entry, ...]:
        """The entries decided since the last call."""
        entries, self._to_store = self._to_store, []
        return tuple(entries)

    def publish(self, version: int) -> bool:
        """Move on to the next moment, if it is stored."""
        if not self._pending or self._pending[0].version > version:
            return False
        self.published = self._pending.popleft()
        return True

    def since(self, version: int) -> tuple[Event, ...] | None:
        """What was published after a version; `None`: too much, or no version that was ever published."""
        last = self.published.version
        if not max(last - MOST_MISSED, 0) <= version <= last:
            return None
        return tuple([event for events in self._events[version:last] for event in events])
