"""Cards drawn in letters, in three sizes, and rows of cards that overlap.

A drawing is a block of lines; a line is a tuple of spans, each a text and its role. What a role looks like is said by
the style file.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum

from bataille.cards import Card
from bataille.value import value

#: `frame`, `back`, `red`, `black`, `lit`, …: what a piece of text is, not how it looks.
Role = str
Span = tuple[str, Role]
Line = tuple[Span, ...]
Block = tuple[Line, ...]

_SUITS = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}
_RED = {"D", "H", "R"}
_BACK = "░"


class Size(Enum):
    """How big cards are drawn: height, width, and how much is seen of a covered card that lies face up."""

    BIG = (5, 7, 3)
    MEDIUM = (3, 5, 4)
    SMALL = (1, 5, 5)

    @property
    def height(self) -> int:
        """Lines."""
        return self.value[0]

    @property
    def width(self) -> int:
        """Columns."""
        return self.value[1]

    def seen(self, paper: Paper) -> int:
        """Columns that are seen of a covered card: of one that lies face down, its edge and its number."""
        return 1 + max(len(paper.written), 1) if isinstance(paper, Back) else self.value[2]


@value
class Back:
    """A card that lies face down; `number`: which of its war it is, where they are counted."""

    number: int = 0

    @property
    def written(self) -> str:
        """What stands on the back."""
        return str(self.number) if self.number else ""


@value
class Face:
    """What is written on a card: its letter in the language spoken, and its suit."""

    letter: str
    suit: str
    role: Role


Paper = Face | Back


def face_of(card: Card, corner: Callable[[Card], str]) -> Face:
    """`corner`: what stands in the corner of a card."""
    suit = card.suit or ""
    return Face(corner(card), _SUITS.get(suit, ""), "red" if suit in _RED else "black")


def draw_card(face: Paper, size: Size, frame: Role = "frame") -> Block:
    """A whole card."""
    inside = size.width - 2
    if isinstance(face, Back):
        lines: list[Line] = [((_BACK * inside, "back"),)] * max(size.height - 2, 1)
        if face.number:
            lines[len(lines) // 2] = ((face.written, "count"), (_BACK * (inside - len(face.written)), "back"))
        return _framed(lines, size, "back")
    if size is Size.BIG:
        middle = [
            face.letter.ljust(inside),
            face.suit.ljust(inside - 1) + (face.suit or " "),
            face.letter.rjust(inside),
        ]
    else:
        middle = [_filled(face, inside)]
    return _framed([((text, face.role),) for text in middle], size, frame)


def draw_pile(count: int, size: Size, sign: str = "") -> Block:
    """A face-down pile with its number of cards, `sign` before it; an empty place where there are none."""
    inside = size.width - 2
    if not count:
        return _framed([((" " * inside, "dim"),)] * max(size.height - 2, 1), size, "dim")
    written = f"{f'{sign}{count}':^{inside}}"
    middle: list[Line] = [((_BACK * inside, "back"),)] * max(size.height - 2, 1)
    middle[len(middle) // 2] = ((written, "count"),)
    return _framed(middle, size, "back")


def draw_row(faces: Sequence[Paper], size: Size, width: int, frame: Role = "frame") -> Block:
    """Cards that overlap, the last one whole; `frame`: that of the last. What does not fit is counted at the left."""
    shown = list(faces)
    while len(shown) > 1 and _width(shown, len(faces) - len(shown), size) > width:
        del shown[0]
    if not shown:
        return ((),) * size.height
    left = len(faces) - len(shown)
    blocks = [_count(left, size)] if left else []
    blocks += [_covered(face, size) for face in shown[:-1]]
    return beside(*blocks, draw_card(shown[-1], size, frame))


def beside(*blocks: Block) -> Block:
    """Blocks of one height side by side."""
    return tuple([tuple([span for line in lines for span in line]) for lines in zip(*blocks, strict=True)])


def width_of(line: Line) -> int:
    """Columns of a line."""
    return sum(len(text) for text, _ in line)


def _width(shown: Sequence[Paper], left: int, size: Size) -> int:
    covered = sum(size.seen(face) for face in shown[:-1])
    return covered + size.width + (len(f"+{left} ") if left else 0)


def _covered(face: Paper, size: Size) -> Block:
    """The left edge of a card that lies under another."""
    return tuple([_cut(line, size.seen(face)) for line in draw_card(face, size)])


def _cut(line: Line, width: int) -> Line:
    spans: list[Span] = []
    for text, role in line:
        spans.append((text[:width], role))
        width -= len(text[:width])
    return tuple([span for span in spans if span[0]])


def _count(left: int, size: Size) -> Block:
    """How many cards are not drawn."""
    text = f"+{left} "
    middle = size.height // 2
    return tuple([((text if place == middle else " " * len(text), "dim"),) for place in range(size.height)])


def _filled(face: Face, width: int) -> str:
    """Letter and suit, apart where there is room."""
    return face.letter + face.suit.rjust(width - len(face.letter))


def _framed(middle: Sequence[Line], size: Size, frame: Role) -> Block:
    inside = size.width - 2
    if size is Size.SMALL:
        return ((("[", frame), *middle[0], ("]", frame)),)
    sides = [(("│", frame), *line, ("│", frame)) for line in middle]
    return ((("╭" + "─" * inside + "╮", frame),), *sides, (("╰" + "─" * inside + "╯", frame),))
