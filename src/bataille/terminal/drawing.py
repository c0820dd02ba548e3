"""The table drawn in letters, as big as there is room: one strip a seat, the hand below."""

from __future__ import annotations

from bataille.cards import Card
from bataille.terminal.art import Block, Face, Line, Size, beside, draw_card, draw_pile, draw_row, face_of, width_of
from bataille.terminal.look import Look
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
        lines: list[Line] = []
        if look.scene.cloth is not None:
            lines += self._bank(look, size, width)
        for place, seat in enumerate(_from_opposite(look)):
            lines += self._strip(look, seat, size, width)
            if place == len(look.seats) // 2 - 1:
                lines.append(self._pile(look))
        above = max(room - len(lines), 0) // 2
        lines = [*[()] * above, *lines, *[()] * (room - len(lines) - above)]
        return (*lines[:room], *below), places

    def _strip(self, look: Look, seat: int, size: Size, width: int) -> Block:
        """One seat: its name, its piles, its row."""
        scene, told = look.scene, look.seats[seat]
        role = f"seat-{seat}"
        name = f"{_EDGE}{_MARKS[seat]} {told.name}"
        notes = tuple([(f"{_GAP}{note}", "note") for note in told.notes])
        column = max(len(each.name) for each in look.seats) + 5
        piles = self._piles(look, seat, size)
        taken = width_of(piles[0]) + (0 if size is Size.BIG else column)
        faces = [self._face(card) for card in scene.rows[seat]]
        row = draw_row(faces, size, max(width - taken, size.width), "lit" if seat in scene.lit else "frame")
        cards = beside(piles, row)
        if size is Size.BIG:
            return (((name, role), *notes), *cards)
        if size is Size.SMALL:
            return (((name.ljust(column), role), *cards[0], *notes),)
        beneath = f"{_EDGE}{_GAP}{_GAP.join(told.notes)}".ljust(column)[:column]
        left: Block = (((name.ljust(column), role),), ((beneath, "note"),), ((" " * column, "note"),))
        return beside(left, cards)

    def _piles(self, look: Look, seat: int, size: Size) -> Block:
        """A seat's stock and captures."""
        counts = look.scene.counts
        piles = [_column(_EDGE, size)]
        if look.scene.cloth is None:
            piles.append(draw_pile(counts.stocks[seat], size))
        if counts.captures:
            piles += [_column(_EDGE, size), draw_pile(counts.captures[seat], size, "+")]
        return beside(*piles, _column(_GAP, size))

    def _bank(self, look: Look, size: Size, width: int) -> Block:
        """The bank's cards and the shoe (R60)."""
        cloth = look.scene.cloth
        assert cloth is not None
        name = f"{_EDGE}{self._texts.say('table-bank')}"
        column = max(len(name), *[len(each.name) + 4 for each in look.seats]) + 1
        faces = [self._face(card) for card in cloth.bank]
        row = draw_row(faces, size, max(width - 20, size.width))
        cards = beside(_column(_EDGE, size), draw_pile(cloth.shoe, size), _column(_GAP, size), row)
        if size is Size.BIG:
            return (((name, "title"),), *cards)
        left = [((name if place == 0 else "").ljust(column), "title") for place in range(size.height)]
        return beside(tuple([(span,) for span in left]), cards)

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

    def _face(self, card: Card | None) -> Face | None:
        return None if card is None else face_of(card, lambda each: corner(self._texts, each))


def _from_opposite(look: Look) -> list[int]:
    """The seats from top to bottom: those opposite first, the people here last."""
    seats = range(len(look.seats))
    return [seat for seat in seats if not look.seats[seat].here] + [seat for seat in seats if look.seats[seat].here]


def _column(text: str, size: Size) -> Block:
    return (((text, "note"),),) * size.height
