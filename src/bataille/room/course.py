"""How a recorded game went, at a glance: for its summary, its graph, and for jumping about in it."""

from __future__ import annotations

from typing import ClassVar

from bataille.events import CasinoDealt, Event, LeftLying, TurnedBack, WarDeclared, Won
from bataille.room.replay import Replay
from bataille.value import value
from bataille.view import CasinoView, View


@value
class Course:
    """A game by its battles; in Casino War its rounds."""

    TAG: ClassVar[str] = "course"

    #: After which step each battle was over; first the deal's, 0, and last that of the end, if it came later.
    steps: tuple[int, ...]
    #: What each seat had then, by seat: cards in stock, captures and hand, or half units of play money (R63).
    holdings: tuple[tuple[int, ...], ...]
    #: The steps in which a war began.
    wars: tuple[int, ...]
    #: The most links of a war (R11).
    longest_chain: int
    #: How often the lead went to another seat; whoever alone has the most after a battle leads.
    lead_changes: int


def course_of(replay: Replay) -> Course:
    """Looks at every step."""
    steps, holdings, wars, chain, battle = [0], [_holdings(replay.step(0).views[0], ())], [], 0, 0
    for number in range(1, replay.last + 1):
        step = replay.step(number)
        view = step.views[0]
        links = [event.link for event in step.events if isinstance(event, WarDeclared)]
        if 1 in links or any(isinstance(event, CasinoDealt) and event.war for event in step.events):
            wars.append(number)
        chain = max(chain, *links, 0)
        if (view.battles > battle and _is_settled(view)) or number == replay.last:
            battle = view.battles
            steps.append(number)
            holdings.append(_holdings(view, step.events))
    return Course(tuple(steps), tuple(holdings), tuple(wars), chain, _lead_changes(holdings))


def _is_settled(view: View) -> bool:
    """Whether no battle is running: nothing lies in the centre, or the bank has paid."""
    return view.part.phase != "tied" if isinstance(view.part, CasinoView) else not any(view.counts.rows)


def _holdings(view: View, events: tuple[Event, ...]) -> tuple[int, ...]:
    """What each seat has after the battle; what those then out put into the centre (R17) counts as theirs."""
    if isinstance(view.part, CasinoView):
        return view.part.bankrolls
    told = [event.counts for event in events if isinstance(event, Won | TurnedBack | LeftLying)]
    counts = told[-1] if told else view.counts
    piles = (counts.stocks, counts.captures, counts.hands)
    return tuple([sum(pile[seat] for pile in piles if pile) for seat in range(len(counts.stocks))])


def _lead_changes(holdings: list[tuple[int, ...]]) -> int:
    changes, leader = 0, None
    for held in holdings[1:]:
        most = max(held)
        if held.count(most) == 1:
            now = held.index(most)
            changes += leader is not None and leader != now
            leader = now
    return changes
