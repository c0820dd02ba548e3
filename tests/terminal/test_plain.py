"""War in plain lines, with a speaker that answers from a script."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from bataille.terminal.pace import Pace
from bataille.terminal.plain import Plain
from bataille.variants import variants
from tests.terminal.stage import EN, Hand, Script, in_lines, series


def test_enter_turns_one_battle() -> None:
    """Who turned what, who won and why, the piles; then it is asked again."""
    said = in_lines(series("classic"), [""]).text
    assert "Battle 1: you turn the Six of Clubs, Brave Bear turns the Ace of Clubs.\n" in said
    assert "Ace beats Six. Brave Bear takes the pile: 2 cards.\n  You 25 · Brave Bear 27\n" in said
    assert "Battle 2" not in said


def test_number_plays_as_many_battles_at_once() -> None:
    """Three battles, without pauses between."""
    voice = in_lines(series("classic"), ["3"], Pace.CALM)
    assert "Battle 3:" in voice.text
    assert "Battle 4:" not in voice.text


def test_w_goes_to_the_next_war_and_shows_it() -> None:
    """The battles before it are skipped; its face-down cards are counted."""
    said = in_lines(series("classic"), ["w"]).text
    assert "Battle 31" not in said
    assert (
        "Battle 32: you turn the Seven of Hearts, Brave Bear turns the Seven of Diamonds.\nWar! Two Sevens.\n" in said
    )
    assert "\n  1 · 2 · 3\n" in said
    assert "Battle 33" not in said


def test_f_finishes_in_silence() -> None:
    """Only the end is told, and how long the game was."""
    evening = series("classic")
    voice = in_lines(evening, ["f"])
    assert "Battle" not in voice.text
    outcome = evening.match.outcome
    assert outcome is not None
    assert voice.said[-1].endswith(f" The game lasted {outcome.battles} battles, with {outcome.wars} wars.\n")


def test_a_plays_by_itself_until_enter_is_pressed() -> None:
    """Enter in a pause of the second battle brings the question back."""
    voice = in_lines(series("classic"), ["a", "q"], Pace.LIVELY, interruption=6)
    assert "Battle 2:" in voice.text
    assert "Battle 3:" not in voice.text
    assert voice.text.endswith("[q]\n<quit>\n")
    through = in_lines(series("classic"), ["a"], Pace.FAST)
    assert through.text.count("Battle ") > 30
    assert any(through.paused)


@pytest.mark.parametrize("word", ["x", "-1", "0", "1.5", "12345678"])
def test_words_that_are_no_answer_are_explained(word: str) -> None:
    """The keys are said, and it is asked again."""
    said = in_lines(series("classic"), [word, "q"]).text
    assert said.count("Enter turns a card") == 2
    assert said.endswith("[q]\n<quit>\n")


def test_h_explains_and_eof_quits() -> None:
    """Help at any question; when there is no more input, nobody waits for ever."""
    said = in_lines(series("classic"), ["h"]).text
    assert said.count("Enter turns a card") == 2
    assert said.endswith("<quit>\n")


def test_thinking_card_by_number_or_by_name() -> None:
    """R50: the hand is read out with numbers; a card may be named as well."""
    said = in_lines(series("thinking"), ["9", "2", "6c"]).text
    assert "1 Six of Clubs, 2 Eight of Hearts, 3 Seven of Diamonds" in said
    assert "Battle 1: you play the Eight of Hearts" in said
    assert "Battle 2: you play the Six of Clubs" in said


def test_R72_thinking_at_one_keyboard_hides_the_other_hand() -> None:
    """Each is called before its hand is shown, and it is taken out of sight after the choice."""
    said = in_lines(series("thinking", who=("you", "you")), ["", "1", "", "1", ""]).text
    first = said.index("Clever Fox, press Enter")
    cleared = said.index("<clear>")
    second = said.index("Brave Bear, press Enter")
    assert first < said.index("1 Six of Clubs") < cleared < second < said.index("1 Ace of Clubs")
    assert said.count("<clear>") == 2


def test_casino_bets_and_leaves() -> None:
    """R60: ante and side bet are asked for; Enter repeats the ante; `l` leaves."""
    said = in_lines(series("casino"), ["10", "5", "", "", "l"]).text
    assert "You bet 10, and 5 on a tie." in said
    assert "(Enter: 10)" in said
    assert "You leave the table." in said


@pytest.mark.parametrize("word", ["1", "101", "abc", "²", "9" * 30])
def test_R64_casino_asks_again_for_a_bet_that_cannot_be(word: str) -> None:
    """Below the minimum, above the maximum, no number at all."""
    said = in_lines(series("casino"), [word, "l"]).text
    assert "bet" in said
    assert "You bet" not in said


def test_R61_casino_war_and_surrender() -> None:
    """A tie is asked about: `w` goes to war, `s` surrenders."""
    for letter, happens in (("w", "go to war"), ("s", "surrender")):
        words: Sequence[str] = ["2", "", "x", letter]
        evening = series("casino", seed=_tied())
        said = in_lines(evening, words).text
        assert "A tie! Go to war (w) or surrender (s)?" in said
        assert happens in said.split("surrender (s)?")[2]


def _tied() -> str:
    """A seed whose first round ties."""
    for number in range(100):
        said = in_lines(series("casino", seed=str(number)), ["2", ""]).text
        if "A tie!" in said:
            return str(number)
    raise AssertionError


def test_R64_bet_that_leaves_no_choice_is_named() -> None:
    """No "from 2 to 2": neither for the ante nor for the bet on a tie."""
    said = in_lines(series("casino", "table_max=2"), ["", ""]).text
    assert "Your bet can only be 2 (Enter)." in said
    assert "And 2 on a tie, or nothing (Enter)?" in said
    assert "You bet 2." in said


def test_R16_won_cards_are_counted_apart() -> None:
    """Those that lie in a pile of their own."""
    assert "\n  You 25 · Brave Bear 25 and 2 won\n" in in_lines(series("captured-pile"), [""]).text


def test_resumed_game_says_where_it_stands() -> None:
    """The battle and the counts, before anything is asked."""
    evening = series("classic")
    in_lines(evening, ["2"])
    said = in_lines(evening, []).text
    stocks = evening.match.view().counts.stocks
    assert said.startswith(f"The game goes on after battle 2.\n  You {stocks[0]} · Brave Bear {stocks[1]}\n")
    casino = series("casino")
    in_lines(casino, ["2", ""])
    assert in_lines(casino, []).text.startswith("The game goes on after round 1.\n")


def test_R41_speed_keys_turn_and_grab() -> None:
    """One key: it turns, and when the cards are up it grabs."""
    clock = Hand()
    evening = series("speed", who=("you", "you"), clock=clock, real_time=True)
    said = in_lines(evening, ["s", "l", "l"] + ["-"] * 10).text
    assert "Battle 1: Clever Fox turns the Six of Clubs." in said
    assert "Battle 1: Brave Bear turns the Ace of Clubs." in said
    assert "Brave Bear grabs" in said
    assert "Brave Bear takes the pile: 2 cards." in said


def test_R42_speed_false_grab_costs_a_card() -> None:
    """A second press before the other has turned."""
    evening = series("speed", who=("you", "you"), clock=Hand(), real_time=True)
    said = in_lines(evening, ["s", "s", "q"]).text
    assert "too early" in said


def test_R42_speed_may_be_grabbed_falsely_twice() -> None:
    """A second false grab in the same battle is not taken for the double tap of the first."""
    evening = series("speed", who=("you", "you"), clock=Hand(), real_time=True)
    in_lines(evening, ["s", "s", "s", "q"])
    assert evening.match.view().counts.rows[0] == 3


@pytest.mark.parametrize("variant", variants())
def test_every_variant_is_watched_to_its_end(variant: str) -> None:
    """Without people and without pauses, and the end is told."""
    options = ["rounds=30"] if variant == "casino" else []
    evening = series(variant, *options, who=())
    voice = in_lines(evening, [])
    assert evening.match.outcome is not None
    assert any(voice.said[-1].strip())
    assert not any(voice.paused)


def test_R21_timed_game_without_anybody_counts_time() -> None:
    """900 seconds at 4 seconds a turn or link of a war: at most 225 battles."""
    evening = series("timed", "seats=4", who=())
    in_lines(evening, [])
    outcome = evening.match.outcome
    assert outcome is not None
    assert outcome.battles <= 225


def test_R21_bell_rings_for_people_by_the_clock() -> None:
    """Turning slower than the clock: the bell ends the game."""
    clock = Hand()
    evening = series("timed", clock=clock, real_time=True)
    plain = Plain(evening.match, evening.party, EN, _Slow(["", "", ""], clock), Pace.INSTANT)
    plain.play()
    assert evening.match.outcome is not None
    assert evening.match.outcome.termination == "time"


class _Slow(Script):
    """Somebody who needs ten minutes for every answer."""

    def ask(self, prompt: str) -> str | None:
        self._clock.put_forward(600_000)
        return super().ask(prompt)
