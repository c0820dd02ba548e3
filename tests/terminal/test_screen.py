"""The full screen itself: keys, the mouse, sizes, languages."""

from __future__ import annotations

import pytest
from textual.pilot import Pilot

from bataille.autoplay import play_out
from bataille.game import start
from bataille.record import Decimal, FromSeed, record_of
from bataille.room.replay import Replay
from bataille.terminal.pace import Pace
from bataille.terminal.party import party
from bataille.terminal.playing import Playing
from bataille.terminal.projection import Projection
from bataille.terminal.screen import Stage, play_on
from bataille.terminal.screen.bar import Bar
from bataille.terminal.screen.help import Keys
from bataille.terminal.screen.story import Story
from bataille.terminal.screen.table import Table
from bataille.terminal.series import Series
from bataille.texts import Texts
from bataille.variants import rules_of
from tests.terminal.stage import EN, Hand, series

pytestmark = pytest.mark.cpython

#: As many fiftieths of a second as a busy machine may take for what is done at once elsewhere.
MOMENTS = 3_000


def _stage(evening: Series, pace: Pace = Pace.INSTANT, texts: Texts = EN) -> Stage:
    return play_on(evening, texts, pace)


def _playing(stage: Stage) -> Playing:
    assert isinstance(stage.director, Playing)
    return stage.director


async def _settled(pilot: Pilot[None]) -> None:
    """Wait until nothing more happens by itself."""
    assert isinstance(pilot.app, Stage)
    for _ in range(MOMENTS):
        await pilot.pause(0.02)
        if not pilot.app.director.is_showing and pilot.app.is_waiting:
            return
    pytest.fail("something happens again and again")


def _drawn(stage: Stage) -> str:
    """What is on the screen, as text."""
    width, height = stage.size
    lines = stage.screen._compositor.render_strips()
    assert len(lines) == height
    return "\n".join(strip.text[:width] for strip in lines)


async def test_enter_turns_and_the_table_shows_it() -> None:
    """Cards, names, counts, what happened, and the buttons with their keys."""
    stage = _stage(series("classic"))
    async with stage.run_test(size=(80, 24)) as pilot:
        await _settled(pilot)
        await pilot.press("enter")
        await _settled(pilot)
        text = _drawn(stage)
    for shown in ("Classic War", "Brave Bear", "You", " 25 ", " 27 ", "Ace beats Six.", "Turn ⏎", "Quit q"):
        assert shown in text


async def test_button_is_clicked() -> None:
    """The mouse does what the key does."""
    stage = _stage(series("classic"))
    async with stage.run_test(size=(80, 24)) as pilot:
        await _settled(pilot)
        await pilot.click(Bar, offset=(4, 0))
        await _settled(pilot)
        assert _playing(stage).look().scene.battle == 1
        await pilot.click(Table)
        await _settled(pilot)
        assert _playing(stage).look().scene.battle == 2


async def test_card_of_the_hand_is_clicked() -> None:
    """R50: the second card of the hand, by the mouse."""
    stage = _stage(series("thinking"))
    async with stage.run_test(size=(80, 24)) as pilot:
        await _settled(pilot)
        table = stage.query_one(Table)
        await pilot.click(Table, offset=(10, table.size.height - 3))
        await _settled(pilot)
        assert any("you play the Eight of Hearts" in line for line in _playing(stage).look().lines)


@pytest.mark.parametrize("language", ["en", "fr", "it"])
async def test_buttons_need_one_line_at_80_columns(language: str) -> None:
    """In every language, quitting included; on a narrow screen the lines are even."""
    texts = Texts(language)
    stage = _stage(series("classic"), texts=texts, pace=Pace.LIVELY)
    async with stage.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        bar = stage.query_one(Bar)
        assert bar.size.height == 1
        assert _drawn(stage).rstrip().endswith(f"{texts.say('action-quit')} q")
        await pilot.resize_terminal(60, 20)
        await pilot.pause()
        first, second = _drawn(stage).splitlines()[-2:]
        assert bar.size.height == 2
        assert len(second.strip()) > len(first.strip()) / 2


async def test_story_begins_with_a_whole_sentence() -> None:
    """A sentence that has no room for all of it is left out."""
    stage = _stage(series("classic"))
    async with stage.run_test(size=(60, 20)) as pilot:
        await _settled(pilot)
        story = stage.query_one(Story)
        story.sentences = ("An old sentence that is long enough to need two lines of the narrow screen.", *"abc")
        assert str(story.render()) == "a\nb\nc"
        story.sentences = ("An old sentence that is long enough to need two lines of the narrow screen.", *"ab")
        assert str(story.render()).startswith("An old")
        story.sentences = ("word " * 80,)
        assert str(story.render()).startswith("word")


async def test_table_stands_in_the_middle_of_a_large_screen() -> None:
    """As much free at the left as at the right."""
    stage = _stage(series("classic"))
    async with stage.run_test(size=(160, 50)) as pilot:
        await _settled(pilot)
        region = stage.query_one(Table).region
        assert region.x == 160 - region.right > 0


async def test_enter_and_space_play_speed() -> None:
    """R41: the keys that turn everywhere turn here."""
    stage = _stage(series("speed", real_time=True))
    async with stage.run_test(size=(80, 24)) as pilot:
        await pilot.press("space")
        await pilot.pause()
        assert _playing(stage).look().scene.counts.rows[0] == 1


async def test_keys_of_the_pace_and_help() -> None:
    """`+` and `−` change the pace, `h` explains, any key closes it and does nothing else."""
    stage = _stage(series("classic"), Pace.LIVELY)
    async with stage.run_test(size=(80, 24)) as pilot:
        paces: list[str] = []
        for key in ("plus", "minus", "minus"):
            await pilot.press(key)
            paces.append(stage.director.pace)
        assert paces == ["fast", "lively", "calm"]
        await pilot.press("h")
        screens = [type(stage.screen)]
        await pilot.press("q")
        screens.append(type(stage.screen))
        assert [each is Keys for each in screens] == [True, False]
        assert stage.is_running


async def test_clock_ticks_while_the_screen_closes() -> None:
    """The widgets are gone, the clock is not yet: nothing is drawn and nothing is wrong."""
    stage = _stage(series("classic"))
    async with stage.run_test(size=(80, 24)) as pilot:
        await _settled(pilot)
        clock = next(iter(stage._timers))
        await stage._shutdown()
        await clock._tick(next_timer=0, count=1)
    assert stage._exception is None


async def test_R6_R17_keys_of_parting() -> None:
    """`m` deals again; `r` asks, Enter goes on, and `y` gives up."""
    stage = _stage(series("classic"))
    async with stage.run_test(size=(80, 24)) as pilot:
        await _settled(pilot)
        await pilot.press("m")
        await _settled(pilot)
        assert "You call a misdeal" in _drawn(stage)
        await pilot.press("r")
        assert "Really give up" in _drawn(stage)
        await pilot.press("enter")
        assert "Really give up" not in _drawn(stage)
        await pilot.press("r", "y")
        await _settled(pilot)
        assert "You leave the game." in _drawn(stage)
        assert _playing(stage).is_over


@pytest.mark.parametrize("language", ["en", "fr", "it"])
async def test_R3_eight_people_see_everything_at_80_columns(language: str) -> None:
    """In every language: the page of the keys to its last word, and the question who gives up with its buttons."""
    texts = Texts(language)
    rules = rules_of("classic", ["seats=8"])
    company = party(texts, rules, ("you",) * 8)
    charter = company.charter(rules, FromSeed(Decimal(5), Decimal(0)), variant="classic", real_time=False)
    stage = _stage(Series(charter, company, Hand()), texts=texts)
    async with stage.run_test(size=(80, 24)) as pilot:
        await _settled(pilot)
        await pilot.press("h")
        await pilot.pause()
        assert texts.say("screen-close").split()[-1] in _drawn(stage)
        await pilot.press("x", "r")
        await pilot.pause()
        text = _drawn(stage)
    assert texts.say("ask-resign-who", names="").split()[-1] in text
    assert f"{company.names[7]} n" in text
    assert text.rstrip().endswith(f"{texts.say('action-quit')} q")


async def test_same_cards_again_and_new_ones() -> None:
    """After the end: `a` deals the same, `n` the next game."""
    evening = series("classic")
    stage = _stage(evening)
    async with stage.run_test(size=(80, 24)) as pilot:
        for key, game in (("a", "0"), ("n", "1")):
            await pilot.press("f")
            while not _playing(stage).is_over:
                await pilot.pause(0.02)
            await pilot.press(key)
            await _settled(pilot)
            assert evening.seed is not None
            assert evening.seed[1] == game
            assert evening.match.view().battles == 0


async def test_q_ends_and_ctrl_c_interrupts() -> None:
    """Both leave at once; the second is told apart, for the exit code."""
    for key, interrupted in (("q", False), ("ctrl+c", True)):
        stage = _stage(series("classic"))
        async with stage.run_test(size=(80, 24)) as pilot:
            await pilot.press(key)
            await pilot.pause()
        assert stage.interrupted is interrupted


@pytest.mark.parametrize(
    ("size", "language"),
    [((80, 24), "en"), ((80, 24), "fr"), ((80, 24), "it"), ((40, 12), "en"), ((20, 8), "fr"), ((200, 60), "it")],
)
@pytest.mark.parametrize("variant", ["classic", "four-players", "thinking", "speed", "casino"])
async def test_any_size_and_language(variant: str, size: tuple[int, int], language: str) -> None:
    """Nothing fails, however small; the title speaks the language."""
    texts = Texts(language)
    stage = _stage(series(variant), texts=texts)
    async with stage.run_test(size=size) as pilot:
        await pilot.press("enter")
        await pilot.pause(0.05)
        assert texts.say(f"variant-{variant}")[:10] in _drawn(stage)


async def test_no_markup_in_names_is_obeyed() -> None:
    """Whoever calls himself `[red]` is called `[red]`."""
    evening = series("classic", who=("you", "you"))
    company = party(EN, evening.match.rules, ("you", "you"), ("[red]Ann", "[/]"))
    charter = company.charter(evening.match.rules, evening.match.charter.chance, real_time=False)
    stage = _stage(Series(charter, company, evening.clock))
    async with stage.run_test(size=(80, 24)) as pilot:
        await pilot.press("enter")
        await _settled(pilot)
        assert "[red]Ann" in _drawn(stage)


async def test_record_is_shown_step_by_step() -> None:
    """Enter goes on, the left arrow goes back."""
    game = start("classic", seed="film")
    play_out(game)
    reel = Replay(record_of(game), 100_000)
    stage = Stage(Projection(reel, party(EN, game.rules, ()), EN, Pace.INSTANT, "A film"))
    async with stage.run_test(size=(80, 24)) as pilot:
        await _settled(pilot)
        await pilot.press("enter", "enter", "left")
        await _settled(pilot)
        assert "Step 1 of " in _drawn(stage)
