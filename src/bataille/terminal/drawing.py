"""The table drawn in letters, as big as there is room: one strip a seat, the hand below."""

from __future__ import annotations

from bataille.cards import Card
from bataille.terminal.art import (
    Back,
    Block,
    Face,
    Line,
    Paper,
    Size,
    beside,
    draw_card,
    draw_pile,
    draw_row,
    face_of,
    width_of,
)
from bataille.terminal.look import Look, SeatLook
from bataille.terminal.scene import Row
from bataille.texts import Texts, corner

#: A mark for each seat beside its colour, so that colour alone says nothing.
_MARKS = "●▲■◆○△□◇"
_GAP = "  "
_EDGE = " "


class Painter:
    """Draws looks in one language."""

    def __init__(self, texts: Texts) -> None:
        self._texts = texts

    def table(self, look: Look, width: int, height: int) -> tuple[Block, dict[int, range]]:
        """The table, `height` lines, and in which columns of the last lines each card of the hand lies."""
        below, places = self._hand(look, height)
        room = height - len(below)
        strips = len(look.seats) + (look.scene.cloth is not None)
        each = (room - 1) // strips
        size = Size.BIG if each > Size.BIG.height else Size.MEDIUM if each >= Size.MEDIUM.height else Size.SMALL
        blocks: list[Block] = [] if look.scene.cloth is None else [self._bank(look, size, width)]
        blocks += [self._strip(look, seat, size, width) for seat in _from_opposite(look)]
        middle = len(blocks) // 2 - 1  # the pile lies between those opposite and those here
        airy = room >= sum(map(len, blocks)) + len(blocks) - 1
        lines: list[Line] = []
        for place, block in enumerate(blocks):
            lines += block
            if place == middle:
                lines.append(self._pile(look))
            elif airy and place < len(blocks) - 1:
                lines.append(())
        above = max(room - len(lines), 0) // 2
        lines = [*[()] * above, *lines, *[()] * (room - len(lines) - above)]
        return (*lines[:room], *below), places

    def _strip(self, look: Look, seat: int, size: Size, width: int) -> Block:
        """One seat: its name, its piles, its row."""
        scene, told = look.scene, look.seats[seat]
        role = f"seat-{seat}"
        name = f"{_EDGE}{_MARKS[seat]} {told.name}"
        piles = self._piles(look, seat, size)
        frame = "lit" if seat in scene.lit else "frame"
        papers = self._papers(scene.shown[seat])
        if size is Size.MEDIUM:
            margin = self._margin(look)
            row = draw_row(papers, size, max(width - margin - width_of(piles[0]), size.width), frame)
            left = [(name, role), *[(f"{_EDGE}{_GAP}{note}", "note") for note in _beneath(told)]]
            return beside(tuple([((text.ljust(margin), kind),) for text, kind in left]), piles, row)
        notes = tuple([(f"{_GAP}{note}", "note") for note in told.notes])
        if size is Size.BIG:
            row = draw_row(papers, size, max(width - width_of(piles[0]), size.width), frame)
            return (((name, role), *notes), *beside(piles, row))
        name = name.ljust(_names(look))
        taken = len(name) + width_of(piles[0]) + width_of(notes)
        row = draw_row(papers, size, max(width - taken, size.width), frame)
        return (((name, role), *beside(piles, row)[0], *notes),)

    def _piles(self, look: Look, seat: int, size: Size) -> Block:
        """A seat's stock and captures."""
        counts = look.scene.counts
        piles = [_column(_EDGE, size)]
        if look.scene.cloth is None:
            piles.append(draw_pile(counts.stocks[seat], size))
        else:
            piles.append(_column(" " * size.width, size))  # below the bank's shoe
        if counts.captures:
            piles += [_column(_EDGE, size), draw_pile(counts.captures[seat], size, "+")]
        return beside(*piles, _column(_GAP, size))

    def _bank(self, look: Look, size: Size, width: int) -> Block:
        """The bank's cards and the shoe (R60)."""
        cloth = look.scene.cloth
        assert cloth is not None
        name = f"{_EDGE}{self._texts.say('table-bank')}"
        papers = self._papers(cloth.bank)
        margin = 0 if size is Size.BIG else self._margin(look) if size is Size.MEDIUM else _names(look)
        row = draw_row(papers, size, max(width - margin - 10, size.width))
        cards = beside(_column(_EDGE, size), draw_pile(cloth.shoe, size), _column(_GAP, size), row)
        if size is Size.BIG:
            return (((name, "title"),), *cards)
        left = [((name if place == 0 else "").ljust(margin), "title") for place in range(size.height)]
        return beside(tuple([(span,) for span in left]), cards)

    def _margin(self, look: Look) -> int:
        """Columns for names and notes that stand at the left of cards."""
        bank = len(self._texts.say("table-bank")) + 2
        notes = [len(note) + 5 for told in look.seats for note in _beneath(told)]
        return max(bank, _names(look), *notes)

    def _pile(self, look: Look) -> Line:
        """How many cards lie in the centre, where that is worth saying."""
        prize = look.scene.prize
        if look.scene.cloth is not None or prize <= len(look.seats):
            return ()
        return ((f"{_EDGE}{self._texts.say('table-pile', count=prize)}", "stakes"),)

    def _hand(self, look: Look, height: int) -> tuple[Block, dict[int, range]]:
        """The cards of the hand side by side, each with its number, the chosen one lit."""
        hand = look.hand
        if hand is None:
            return (), {}
        size = Size.MEDIUM if height >= (len(look.seats) + 1) * (Size.MEDIUM.height + 1) else Size.SMALL
        alone = sum(each.here for each in look.seats) == 1
        name = self._texts.say("table-hand") if alone else look.seats[hand.seat].name
        blocks = [_column(_EDGE, size)]
        numbers = _EDGE
        places: dict[int, range] = {}
        for place, card in enumerate(hand.cards):
            places[place] = range(len(numbers), len(numbers) + size.width)
            frame = "lit" if place == hand.place else "frame"
            blocks += [draw_card(self._face(card), size, frame), _column(_EDGE, size)]
            numbers += f"{place + 1:^{size.width}}{_EDGE}"
        head = ((f"{_EDGE}{_MARKS[hand.seat]} {name}", f"seat-{hand.seat}"),)
        return (head, *beside(*blocks), ((numbers, "note"),)), places

    def _papers(self, row: Row) -> list[Paper]:
        """The cards of a row; those that lie face down one after the other are counted (R10)."""
        papers: list[Paper] = []
        number = 0
        for card in row:
            number = 0 if card else number + 1
            papers.append(self._face(card) if card else Back(number))
        return papers

    def _face(self, card: Card) -> Face:
        return face_of(card, lambda each: corner(self._texts, each))


def _names(look: Look) -> int:
    """Columns for the names."""
    return max(len(each.name) for each in look.seats) + 5


def _beneath(told: SeatLook) -> tuple[str, str]:
    """A seat's notes in two lines, below its name."""
    first, *others = told.notes or ("",)
    return first, _GAP.join(others)


def _from_opposite(look: Look) -> list[int]:
    """The seats from top to bottom: those opposite first, the people here last."""
    seats = range(len(look.seats))
    return [seat for seat in seats if not look.seats[seat].here] + [seat for seat in seats if look.seats[seat].here]


def _column(text: str, size: Size) -> Block:
    return (((text, "note"),),) * size.height
