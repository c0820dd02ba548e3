"""The messages between a client and the lobby, where rooms are made and records are opened.

The lobby answers each message with one, in order.
"""

from __future__ import annotations

from typing import Annotated, ClassVar, Final

from bataille.codec import Length
from bataille.deals import Deal
from bataille.events import Event
from bataille.families.casino.odds import Ratio
from bataille.outcome import Outcome
from bataille.room.catalogue import Catalogue, Setting
from bataille.room.charter import Place, Sitter
from bataille.room.course import Course
from bataille.room.log import Seat
from bataille.room.messages import Number, Refused
from bataille.rules import Rules
from bataille.value import value
from bataille.view import View
from bataille.wording import Telling

Key = Annotated[str, Length(1, 40)]
Options = Annotated[dict[str, Setting], Length(0, 64)]
#: A record in JSON, or its compact text.
RecordText = Annotated[str, Length(1, 1 << 20)]
#: The seats of each device, the host's first; a device without seats watches.
Devices = Annotated[tuple[Annotated[tuple[Seat, ...], Length(0, 8)], ...], Length(1, 16)]

#: Bytes that a message to the lobby may have.
MOST_LOBBY_BYTES: Final = 1 << 21


@value
class AskCatalogue:
    """Ask what can be played."""

    TAG: ClassVar[str] = "catalogue"


@value
class Check:
    """Ask whether options go together; they may be given as values or as texts."""

    TAG: ClassVar[str] = "check"

    variant: Key
    options: Options


@value
class Describe:
    """Ask for the rules in words; the options as in `Check`, and refused where they do not go together."""

    TAG: ClassVar[str] = "describe"

    variant: Key
    options: Options


@value
class Create:
    """Make a room."""

    TAG: ClassVar[str] = "create"

    variant: Key
    options: Options
    #: By seat.
    sitters: tuple[Sitter, ...]
    devices: Devices
    #: A number or any word, which fixes the game (R74); `None`: chance.
    seed: Annotated[str, Length(1, 100)] | None = None
    deal: Deal | None = None
    #: Whether time is a real clock's; else it is counted by turns (R21).
    real_time: bool = True


@value
class Resume:
    """Make a room in which an unfinished game goes on."""

    TAG: ClassVar[str] = "resume"

    record: RecordText
    sitters: tuple[Sitter, ...]
    devices: Devices


@value
class Again:
    """Make a room in which the game of a record starts once more, with the same cards; it may be finished or not."""

    TAG: ClassVar[str] = "again"

    record: RecordText
    sitters: tuple[Sitter, ...]
    devices: Devices


@value
class Shorten:
    """Ask for the compact text of a record, for a link."""

    TAG: ClassVar[str] = "shorten"

    record: RecordText


@value
class Open:
    """Open a record to look at it."""

    TAG: ClassVar[str] = "open"

    record: RecordText


@value
class At:
    """Ask for one step of an opened record: 0 is the deal, n what the n-th command did."""

    TAG: ClassVar[str] = "at"

    #: Which record: its digest, as `Opened` said it.
    record: bytes
    number: Number
    #: Whose view; `None`: a watcher's.
    seat: Seat | None = None


@value
class AskCourse:
    """Ask how the game of an opened record went."""

    TAG: ClassVar[str] = "course"

    #: As in `At`.
    record: bytes


@value
class AskOdds:
    """Ask what the bets of Casino War cost under these rules (R60–R63)."""

    TAG: ClassVar[str] = "odds"

    rules: Rules


ToLobby = AskCatalogue | Check | Describe | Create | Resume | Again | Shorten | Open | At | AskCourse | AskOdds


@value
class Complaint:
    """Why options do not go together."""

    code: str
    arguments: dict[str, str | int]
    #: What would help: any of these changes.
    remedies: tuple[Options, ...]


@value
class Checked:
    """What `Check` found: the rules in full, or why there are none."""

    TAG: ClassVar[str] = "checked"

    conflicts: tuple[Complaint, ...]
    rules: Rules | None


@value
class Described:
    """The rules as texts of the catalogues, to be said in any language."""

    TAG: ClassVar[str] = "described"

    telling: Telling


@value
class Created:
    """The room, and the token of each device in the order of `Create.devices`."""

    TAG: ClassVar[str] = "created"

    room: str
    places: tuple[Place, ...]


@value
class Shortened:
    """The compact text: letters, digits, `-` and `_`."""

    TAG: ClassVar[str] = "shortened"

    text: str


@value
class Opened:
    """A record, checked and ready."""

    TAG: ClassVar[str] = "opened"

    #: What `At` calls it.
    record: bytes
    variant: str | None
    rules: Rules
    outcome: Outcome | None
    #: The number of the last step.
    last: Number


@value
class Shown:
    """One step of a record, without secrets: whoever has a record knows every card."""

    TAG: ClassVar[str] = "shown"

    number: Number
    events: tuple[Event, ...]
    view: View


@value
class Odds:
    """What the bank keeps in the mean of each unit bet, in a round from a fresh shoe."""

    TAG: ClassVar[str] = "odds"

    #: Of the ante, by the answer to a tie; of the side bet.
    war: Ratio
    surrender: Ratio
    tie: Ratio
    #: How likely a tie is.
    tied: Ratio


FromLobby = Catalogue | Checked | Described | Created | Shortened | Opened | Shown | Course | Odds | Refused
