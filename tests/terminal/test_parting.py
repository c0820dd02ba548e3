"""Giving up and calling a misdeal, in full screen (without the screen) and in plain lines."""

from __future__ import annotations

import pytest

from bataille.terminal.asking import Quit
from bataille.terminal.pace import Pace
from bataille.terminal.plain import Plain
from bataille.terminal.playing import Playing
from bataille.terminal.series import Series
from tests.terminal.stage import EN, Hand, Script, in_lines, series

SURE = "Really give up (y), or go on (Enter)?"


def _playing(evening: Series, pace: Pace = Pace.INSTANT) -> Playing:
    """In full screen, the deal shown."""
    playing = Playing(evening.match, evening.party, EN, pace, "title")
    _run(playing)
    return playing


def _run(playing: Playing, most: int = 100_000) -> None:
    """Show everything that may be shown now."""
    for _ in range(most):
        if playing.advance() != 0:
            return


def _buttons(playing: Playing) -> list[tuple[str, str]]:
    return [(choice.key, choice.action) for choice in playing.look().choices]


def _keys(playing: Playing) -> str:
    return "\n".join(playing.keys())


def _ended(evening: Series) -> tuple[int | None, str]:
    outcome = evening.match.outcome
    assert outcome is not None
    return outcome.winner, outcome.termination


# --- full screen ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("variant", ["classic", "thinking", "speed"])
def test_R18_giving_up_leaves_the_game_to_the_other(variant: str) -> None:
    """Two seats: asked first, then the game is over, and that is told."""
    evening = series(variant, clock=Hand(), real_time=variant == "speed")
    playing = _playing(evening)
    playing.act("resign")
    assert playing.look().question == SURE
    assert _buttons(playing) == [("y", "resign-0"), ("⏎", "go")]
    assert evening.match.outcome is None
    playing.act("resign-0")
    _run(playing)
    assert _ended(evening) == (1, "resigned")
    assert playing.is_over
    assert "You leave the game." in playing.look().lines


@pytest.mark.parametrize("action", ["go", "resign", "pause", "finish", "seat-0"])
def test_anything_but_the_answer_goes_on(action: str) -> None:
    """Nobody gives up by accident: the key once more does not, and no card is turned by the answer."""
    evening = series("classic")
    playing = _playing(evening)
    playing.act("resign")
    playing.act(action)
    _run(playing)
    assert playing.look().question == "Enter turns a card."
    assert evening.match.view().battles == 0
    assert evening.match.view().playing == (0, 1)


def test_answer_without_the_question_does_nothing() -> None:
    """A click that comes too late."""
    evening = series("classic")
    playing = _playing(evening)
    playing.act("resign-0")
    _run(playing)
    assert evening.match.outcome is None


def test_R21_clock_stands_still_while_it_is_asked() -> None:
    """The bell does not ring into the question."""
    clock = Hand()
    evening = series("timed", clock=clock, real_time=True)
    playing = _playing(evening)
    playing.act("resign")
    clock.put_forward(3_600_000)
    assert playing.advance() is None
    playing.act("go")
    _run(playing)
    assert evening.match.outcome is None
    assert playing.look().status == "15:00"


def test_R17_the_others_go_on_without_the_only_person() -> None:
    """By themselves, at the pace; what only somebody in the game can do is not offered."""
    evening = series("three-players")
    playing = _playing(evening, Pace.LIVELY)
    playing.act("resign")
    playing.act("resign-0")
    for _ in range(30):
        playing.advance()
    look = playing.look()
    assert look.scene.battle > 2
    assert look.seats[0].notes == ("out",)
    for _ in range(2):
        assert [action for _, action in _buttons(playing)] == ["automatic", "next-war", "finish", "pause"]
        playing.act("automatic")
    playing.act("finish")
    while not playing.is_over:
        playing.advance()
    assert _ended(evening)[0] != 0


def test_R17_of_several_people_it_is_asked_who() -> None:
    """Each by the own key, who is out no more; the others play on."""
    evening = series("three-players", who=("you", "you"))
    playing = _playing(evening)
    playing.act("resign")
    look = playing.look()
    assert look.question == "Who gives up: Clever Fox (s) or Brave Bear (l)? Enter goes on."
    assert _buttons(playing) == [("s", "resign-0"), ("l", "resign-1"), ("⏎", "go")]
    assert look.keys == ()  # the letters of the seats are those of the buttons now
    playing.act("resign-1")
    _run(playing)
    assert evening.match.view().playing == (0, 2)
    playing.act("resign")
    assert playing.look().question == "Who gives up: Clever Fox (s)? Enter goes on."
    playing.act("go")
    playing.act("go")
    _run(playing)
    assert playing.look().scene.battle == 1


@pytest.mark.parametrize("variant", ["classic", "thinking", "speed"])
def test_R6_misdeal_deals_again_until_the_first_card(variant: str) -> None:
    """As often as one likes; when a card has been turned it is neither offered nor done."""
    evening = series(variant, clock=Hand(), real_time=variant == "speed")
    playing = _playing(evening)
    for times in (2, 3):
        playing.act("misdeal")
        _run(playing)
        assert len({*evening.match.record.packs}) == times
        assert "You call a misdeal: shuffle and deal again." in playing.look().lines
    playing.act("pause")
    assert ("m", "misdeal") in _buttons(playing)
    playing.act("misdeal")
    _run(playing)
    assert not playing.paused
    playing.act("go")
    _run(playing)
    if variant == "speed":
        evening.clock.put_forward(10_000)
        _run(playing)
    playing.act("misdeal")
    assert len(evening.match.record.packs) == 4
    playing.act("pause")
    assert [action for _, action in _buttons(playing)][-1] == "resign"
    assert "misdeal" not in [action for _, action in _buttons(playing)]


def test_R6_misdeal_is_called_by_somebody_who_is_awaited() -> None:
    """Of several people; turns that were given are forgotten."""
    evening = series("classic", who=("you", "you"))
    playing = _playing(evening)
    playing.act("seat-0")
    playing.act("misdeal")
    _run(playing)
    assert "Brave Bear calls a misdeal: shuffle and deal again." in playing.look().lines
    assert dict(playing.look().keys) == {"s": "seat-0", "l": "seat-1"}


def test_R72_no_hand_is_seen_by_whoever_comes_to_give_up() -> None:
    """At one keyboard the owner has to be called again, after the question and after another deal."""
    playing = _playing(series("thinking", who=("you", "you")))
    for leaving in ("resign", "misdeal"):
        playing.act("go")
        assert playing.look().hand is not None
        playing.act(leaving)
        assert playing.look().hand is None
        if leaving == "resign":
            playing.act("go")
        _run(playing)
        assert playing.look().hand is None
        assert playing.look().question.startswith("Clever Fox, press Enter")


def test_speed_asks_nothing_of_people_who_are_out() -> None:
    """R17: neither a card nor a grab, as long as the others race."""
    clock = Hand()
    evening = series("speed", "seats=3", clock=clock, real_time=True)
    playing = _playing(evening)
    playing.act("resign")
    playing.act("resign-0")
    for _ in range(100):
        clock.put_forward(playing.advance() or 0)
        look = playing.look()
        assert (look.question, look.keys) == ("", ())
        assert _buttons(playing) == [("p", "pause")]
    assert playing.look().scene.battle > 1


def test_casino_has_neither() -> None:
    """R60: one leaves the table instead."""
    playing = _playing(series("casino"))
    question, buttons = playing.look().question, _buttons(playing)
    for action in ("resign", "misdeal"):
        playing.act(action)
        assert (playing.look().question, _buttons(playing)) == (question, buttons)
    assert "give up" not in _keys(playing)
    assert "misdeal" not in _keys(playing)


def test_keys_are_named_as_long_as_they_do_something() -> None:
    """The misdeal until the first card; nothing to those who only watch."""
    playing = _playing(series("classic"))
    assert "\nr: give up\nm: misdeal, deal again (before the first card)\n" in _keys(playing)
    playing.act("go")
    _run(playing)
    assert "r: give up" in _keys(playing)
    assert "misdeal" not in _keys(playing)
    assert "give up" not in _keys(_playing(series("classic", who=())))


# --- plain lines ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("variant", ["classic", "thinking"])
def test_R18_r_and_y_give_up(variant: str) -> None:
    """Two seats: the game is over."""
    evening = series(variant)
    said = in_lines(evening, ["r", "y"]).text
    assert f"{SURE} [y]\nYou leave the game.\n" in said
    assert _ended(evening) == (1, "resigned")


@pytest.mark.parametrize(("word", "end"), [("", "[None]\n<quit>\n"), ("r", "[None]\n<quit>\n"), ("q", "[q]\n<quit>\n")])
def test_r_and_anything_else_goes_on(word: str, end: str) -> None:
    """`q` quits here too, and does not give up."""
    evening = series("classic")
    said = in_lines(evening, ["R", word]).text
    assert SURE in said
    assert said.endswith(end)
    assert evening.match.view().playing == (0, 1)


def test_R17_r_asks_several_people_who() -> None:
    """By their keys; the others go on."""
    evening = series("three-players", who=("you", "you"))
    said = in_lines(evening, ["r", "y", "r", "l", "r", "", ""]).text
    assert said.count("Who gives up: Clever Fox (s) or Brave Bear (l)? Enter goes on.") == 2
    assert "Brave Bear leaves the game." in said
    assert "Who gives up: Clever Fox (s)? Enter goes on. []" in said
    assert "Battle 1: Clever Fox turns" in said
    assert evening.match.view().playing == (0, 2)


def test_R6_m_calls_a_misdeal_before_the_first_card() -> None:
    """Later it is explained like any word that is no answer, and no more among the keys."""
    evening = series("classic")
    said = in_lines(evening, ["m", "", "m", "q"]).text
    before, after = said.split("Battle 1:")
    assert "You call a misdeal: shuffle and deal again.\nThe cards are dealt" in before
    assert "m: misdeal" in before
    assert "r: give up" in after
    assert "misdeal" not in after
    assert len(evening.match.record.packs) == 2


@pytest.mark.parametrize("words", [["r", "s"], ["m"], ["", "r", "s"], ["", "m"]])
def test_R72_hand_is_taken_out_of_sight_before_anything_else_happens(words: list[str]) -> None:
    """Whether the owner had looked or was only called."""
    evening = series("thinking", who=("you", "you"))
    said = in_lines(evening, words).text
    shown = "1 Six of Clubs" in said
    assert shown == (words[0] == "")
    leaves = "calls a misdeal" if "m" in words else "leaves the game"
    assert leaves in said
    assert ("<clear>" in said.split(leaves)[0]) == shown


def test_casino_explains_what_it_does_not_have() -> None:
    """R60: neither letter is an answer there."""
    said = in_lines(series("casino"), ["r", "m", "l"]).text
    assert said.count("l leaves the table") == 3
    assert "give up" not in said
    assert "misdeal" not in said


def test_speed_hears_single_keys() -> None:
    """R6, R17: a misdeal, a key that was not meant, and then it is."""
    evening = series("speed", who=("you", "you"), clock=Hand(), real_time=True)
    said = in_lines(evening, ["m", "r", "-", "r", "l"]).text
    assert "Clever Fox calls a misdeal: shuffle and deal again." in said
    assert said.count("Who gives up: Clever Fox (s) or Brave Bear (l)? Enter goes on.\n") == 2
    assert _ended(evening) == (0, "resigned")


def test_speed_can_be_quit_while_it_asks() -> None:
    """Without giving up."""
    evening = series("speed", clock=Hand(), real_time=True)
    assert in_lines(evening, ["r", "q", "r", "y"]).text.endswith(f"{SURE}\n<quit>\n")
    assert evening.match.outcome is None


def test_speed_stands_still_while_it_asks() -> None:
    """However long somebody thinks about it."""
    clock = Hand()
    evening = series("speed", who=("you", "you"), clock=clock, real_time=True)
    plain = Plain(evening.match, evening.party, EN, _Pensive(["r", "q"], clock), Pace.INSTANT)
    with pytest.raises(Quit):
        plain.play()
    assert clock.now > 600_000
    assert evening.match.time < 1_000


class _Pensive(Script):
    """Somebody who needs ten minutes for the answer to a question."""

    def key(self, ms: int | None) -> str | None:
        if self.said[-1].startswith("Who"):
            self._clock.put_forward(600_000)
        return super().key(ms)


def test_who_is_out_may_stop_watching() -> None:
    """Enter brings the prompt back, as nothing else will be asked: `f` goes to the end."""
    evening = series("three-players")
    said = in_lines(evening, ["r", "y", "f"], Pace.LIVELY, interruption=9).text
    assert said.count("> [f]\n") == 1
    before, after = said.split("> [f]\n")
    assert "Battle 1:" in before
    assert "Battle " not in after
    assert _ended(evening)[0] != 0


def test_who_is_out_counts_no_battles() -> None:
    """A number is for those who play: the pauses go on, and Enter in one of them asks again."""
    evening = series("three-players")
    voice = Script(["r", "y", "3"], evening.clock)
    voice.interruption = 9
    Plain(evening.match, evening.party, EN, voice, Pace.LIVELY).play()
    assert len(voice.paused) > 100
