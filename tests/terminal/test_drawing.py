"""The table in letters: it fits, whatever lies there, and says what it must."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bataille.cards import Card
from bataille.game import start
from bataille.terminal.art import Back, Block, Paper, Size, draw_card, draw_pile, draw_row, face_of, width_of
from bataille.terminal.drawing import Painter
from bataille.terminal.look import HandLook, Look, SeatLook
from bataille.terminal.scene import scene_of
from bataille.texts import Texts, corner

EN = Texts("en")
KING, TEN, JOKER, NUMBER = (
    face_of(Card.parse(text), lambda card: corner(EN, card)) for text in ("KH", "10S", "XR", "#17")
)
SCREENS = [(80, 24), (80, 17), (60, 12), (120, 40), (40, 10), (20, 5), (200, 60), (1, 1)]


def _text(block: Block) -> list[str]:
    return ["".join(text for text, _ in line) for line in block]


def test_cards_in_three_sizes() -> None:
    """Letters in the corners, the suit beside; a back shows nothing."""
    assert _text(draw_card(KING, Size.BIG)) == ["╭─────╮", "│K    │", "│♥   ♥│", "│    K│", "╰─────╯"]
    assert _text(draw_card(TEN, Size.MEDIUM)) == ["╭───╮", "│10♠│", "╰───╯"]
    assert _text(draw_card(KING, Size.SMALL)) == ["[K ♥]"]
    assert _text(draw_card(NUMBER, Size.SMALL)) == ["[17 ]"]
    assert _text(draw_card(Back(), Size.MEDIUM)) == ["╭───╮", "│░░░│", "╰───╯"]


def test_red_suits_are_red() -> None:
    """Hearts, diamonds and the red joker; never the others."""
    roles = {
        text: {role for line in draw_card(face_of(Card.parse(text), str), Size.BIG) for _, role in line} - {"frame"}
        for text in ("2H", "2D", "2C", "2S", "XR", "XB", "Q", "#4")
    }
    assert {text for text, found in roles.items() if found == {"red"}} == {"2H", "2D", "XR"}
    assert all(found in ({"red"}, {"black"}) for found in roles.values())


def test_letters_speak_the_language() -> None:
    """The French king is a *roi*, the Italian one a *re*; the Italian queen is a *donna*."""
    letters = {
        language: [corner(Texts(language), Card.parse(text)) for text in ("KH", "QH")] for language in ("fr", "it")
    }
    assert letters == {"fr": ["R", "D"], "it": ["R", "D"]}
    shown = face_of(Card.parse("KH"), lambda card: corner(Texts("fr"), card))
    assert "R" in _text(draw_card(shown, Size.BIG))[1]


def test_pile_says_how_many_cards_it_has() -> None:
    """An empty place stays empty."""
    assert _text(draw_pile(26, Size.BIG))[2] == "│ 26  │"
    assert _text(draw_pile(7, Size.SMALL, "+")) == ["[+7 ]"]
    assert _text(draw_pile(0, Size.MEDIUM)) == ["╭───╮", "│   │", "╰───╯"]


@pytest.mark.parametrize("size", list(Size))
@pytest.mark.parametrize("cards", [0, 1, 2, 5, 30])
@pytest.mark.parametrize("width", [7, 20, 60])
def test_rows_never_are_wider_than_there_is_room(size: Size, cards: int, width: int) -> None:
    """Cards overlap; what does not fit is counted; the last card is always whole."""
    faces: list[Paper] = [KING if place % 4 == 0 else Back(place % 4) for place in range(cards - 1)]
    faces += [TEN] * (cards > 0)
    block = draw_row(faces, size, width)
    assert len(block) == size.height
    assert {width_of(line) for line in block} == {width_of(block[0])}
    assert width_of(block[0]) <= max(width, size.width + len("+99 "))
    if cards:
        assert _text(block)[-1].endswith(_text(draw_card(TEN, size))[-1])
    if cards == 30 and width == 20:
        assert "+" in "".join(_text(block))


@pytest.mark.parametrize(
    ("size", "lines"),
    [
        (
            Size.BIG,
            ["╭──╭─╭─╭─╭─────╮", "│K │░│░│░│10   │", "│♥ │1│2│3│♠   ♠│", "│  │░│░│░│   10│", "╰──╰─╰─╰─╰─────╯"],
        ),
        (Size.MEDIUM, ["╭───╭─╭─╭─╭───╮", "│K ♥│1│2│3│10♠│", "╰───╰─╰─╰─╰───╯"]),
        (Size.SMALL, ["[K ♥][1[2[3[10♠]"]),
    ],
)
def test_R10_face_down_cards_of_a_war_bear_their_numbers(size: Size, lines: list[str]) -> None:
    """One, two, three, as players count them, in every size."""
    assert _text(draw_row([KING, Back(1), Back(2), Back(3), TEN], size, 60)) == lines


def test_R10_ten_face_down_cards_are_counted_to_ten() -> None:
    """A number of two digits has room; each war begins at one."""
    assert _text(draw_row([*map(Back, range(8, 11)), TEN], Size.MEDIUM, 60))[1] == "│8│9│10│10♠│"
    king, ten = Card("KH"), Card("10S")
    look = _look("classic", 0)
    rows = ((king, *[None] * 10, ten, None, king), ())
    block, _ = Painter(EN).table(replace(look, scene=replace(look.scene, rows=rows)), 78, 16)
    assert any("│♥ │1│2│3│4│5│6│7│8│9│10│♠ │1│♥   ♥│" in line for line in _text(block))


def test_last_back_bears_its_number_too() -> None:
    """While a war is being laid, the last card is a whole back."""
    assert _text(draw_card(Back(3), Size.MEDIUM)) == ["╭───╮", "│3░░│", "╰───╯"]
    assert _text(draw_card(Back(3), Size.BIG))[2] == "│3░░░░│"


@pytest.mark.parametrize("language", ["en", "fr", "it"])
@pytest.mark.parametrize(("width", "height"), [(78, 16), (58, 12), (118, 32), (58, 5)])
def test_notes_are_written_whole(language: str, width: int, height: int) -> None:
    """R60: bankroll and bet are money; nobody wants to guess the end of the number."""
    texts = Texts(language)
    notes = (f"{texts.say('table-bankroll')} 198", f"{texts.say('table-bet')} 100 + 100")
    look = _look("casino", 1)
    scene = scene_of(start("casino", seed=1, seats=3).view())
    seats = [SeatLook(name, notes, here=False) for name in ("You", "Clever Fox", "Brave Bear")]
    block, _ = Painter(texts).table(replace(look, seats=tuple(seats), scene=scene), width, height)
    text = "\n".join(_text(block))
    assert [text.count(note) for note in notes] == [3, 3]
    assert all(width_of(line) <= width for line in block)


def test_won_cards_stay_in_sight() -> None:
    """They lie there, the winner's lit, though they are counted as taken already."""
    look = _look("classic", 0)
    won = replace(look.scene, past=((Card("KH"),), (Card("QS"),)), lit=frozenset({0}))
    block, _ = Painter(EN).table(replace(look, scene=won), 78, 20)
    lit = {text for line in block for text, role in line if role == "lit"}
    assert any("♥   ♥" in text for text in _text(block))
    assert any("♠   ♠" in text for text in _text(block))
    assert "╭─────╮" in lit


def _look(variant: str, rows: int, *, hand: int = 0) -> Look:
    """A table with `rows` cards in each row."""
    view = start(variant, seed=1).view()
    cards = tuple([None] * max(rows - 1, 0) + [Card("QD")] * (rows > 0))
    scene = replace(scene_of(view), rows=(cards,) * len(view.rows))
    seats = [SeatLook(f"Player {seat}", ("a note",), here=seat == 0) for seat in range(len(view.rows))]
    held = HandLook(0, (Card("2C"), Card("10D"), Card("AS"))[:hand], 1) if hand else None
    return Look("title", "status", scene, tuple(seats), (), "", held, ())


@pytest.mark.parametrize(("width", "height"), SCREENS)
@pytest.mark.parametrize("variant", ["classic", "three-players", "four-players", "double-war", "thinking", "casino"])
@pytest.mark.parametrize("rows", [0, 1, 14])
def test_table_has_exactly_the_height_of_the_screen(variant: str, rows: int, width: int, height: int) -> None:
    """Whatever the screen: as many lines as there are."""
    block, places = Painter(EN).table(_look(variant, rows), width, height)
    assert len(block) == height
    assert places == {}


@pytest.mark.parametrize("seats", range(2, 9))
def test_everybody_is_seen_at_80_by_24(seats: int) -> None:
    """With 2 to 8 seats, on the usual screen: every name, every count, and no line too long."""
    view = start("classic", seed=1, seats=seats).view()
    names = [f"Nimble Squirrel {seat}" for seat in range(seats)]
    scene = replace(scene_of(view), rows=((None, None, None, Card("10H")),) * seats)
    told = tuple([SeatLook(name, (), here=seat == 0) for seat, name in enumerate(names)])
    block, _ = Painter(EN).table(Look("", "", scene, told, (), "", None, ()), 78, 16)
    text = "\n".join(_text(block))
    assert all(name in text for name in names)
    assert text.count(str(52 // seats)) >= seats
    assert text.count("♥") >= seats
    assert all(width_of(line) <= 78 for line in block)


def test_hand_can_be_found_by_the_mouse() -> None:
    """Each card's columns hold that card, and its number stands below it."""
    block, places = Painter(EN).table(_look("thinking", 1, hand=3), 78, 16)
    lines = _text(block)
    assert [lines[-3][columns.start : columns.stop] for columns in places.values()] == ["│2 ♣│", "│10♦│", "│A ♠│"]
    assert [lines[-1][columns.start : columns.stop].strip() for columns in places.values()] == ["1", "2", "3"]


def test_prize_pile_is_counted_when_it_grows() -> None:
    """Two cards speak for themselves; ten are worth a word."""
    assert "10 cards" in "\n".join(_text(Painter(EN).table(_look("classic", 5), 78, 20)[0]))
    assert "cards" not in "\n".join(_text(Painter(EN).table(_look("classic", 1), 78, 20)[0]))
