"""What a family of play is: a table type and the functions that start, ask, step, show and hide."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from bataille.commands import Command
from bataille.engine.deal import Layout
from bataille.engine.setup import Setup
from bataille.events import Event
from bataille.outcome import Outcome
from bataille.view import Question, View

T = TypeVar("T")


@dataclass(frozen=True)
class Family(Generic[T]):
    """A family of play, with tables of type `T`. Its functions are pure and never read a clock."""

    #: The tag of its part of the rules, e.g. `turn_up`.
    name: str
    #: The first table: of an explicit deal, or (`None`) of a deal shuffled from the stream.
    start: Callable[[Setup, Layout | None], tuple[T, list[Event]]]
    #: What is being asked of whom.
    question: Callable[[Setup, T], Question]
    #: Apply a command given by a seat, or by the table (`None`). Raises `CommandError`; the old table stays as it was.
    step: Callable[[Setup, T, int | None, Command], tuple[T, list[Event]]]
    #: What a seat, or a watcher (`None`), may know of a table (R72).
    view: Callable[[Setup, T, int | None], View]
    #: What a seat, or a watcher (`None`), may know of an event (R72).
    hide: Callable[[Event, int | None], Event]
    #: The outcome, once the game is over.
    outcome: Callable[[T], Outcome | None]
    #: Every pack shuffled so far, in codes (R73).
    packs: Callable[[T], tuple[bytes, ...]]
