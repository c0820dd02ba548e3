"""A match in full screen without the screen: keys in, looks out."""

from __future__ import annotations

import pytest

from bataille.terminal.pace import Pace
from bataille.terminal.playing import Playing
from bataille.terminal.series import Series
from bataille.variants import variants
from bataille.view import SpeedView
from tests.terminal.stage import EN, Hand, series


def _playing(evening: Series, pace: Pace = Pace.INSTANT) -> Playing:
    return Playing(evening.match, evening.party, EN, pace, "title")


def _run(playing: Playing, most: int = 100_000) -> int | None:
    """Show everything that may be shown now. Returns what `advance` said last."""
    wait: int | None = 0
    for _ in range(most):
        wait = playing.advance()
        if wait != 0:
            break
    return wait


def _acts(playing: Playing) -> list[str]:
    return [choice.action for choice in playing.look().choices]


def test_go_turns_and_waits_again() -> None:
    """One battle; then nothing happens until somebody does something."""
    playing = _playing(series("classic"))
    assert _run(playing) is None
    assert playing.look().question == "Enter turns a card."
    playing.act("go")
    assert _run(playing) is None
    look = playing.look()
    assert look.status == "Battle 1 · Brave Bear leads"
    assert look.lines[-1] == "Ace beats Six. Brave Bear takes the pile: 2 cards."
    assert look.scene.counts.stocks == (25, 27)


def test_go_in_the_middle_of_a_battle_shows_the_rest_at_once() -> None:
    """It does not turn the next card by accident."""
    playing = _playing(series("classic"), Pace.CALM)
    playing.act("go")
    _run(playing)
    assert playing.look().scene.prize == 2
    playing.act("go")
    assert playing.look().scene.prize == 0
    assert playing.look().scene.battle == 1


def test_deal_need_not_be_looked_at() -> None:
    """The first key turns the first card, even while the deal is shown."""
    playing = _playing(series("classic"), Pace.CALM)
    playing.advance()
    playing.act("go")
    _run(playing)
    assert playing.look().scene.battle == 1


def test_pace_says_how_long_a_look_lasts() -> None:
    """At a calm pace longer than at a lively one, at an instant pace no time at all."""
    waits = []
    for pace in (Pace.CALM, Pace.LIVELY, Pace.INSTANT):
        playing = _playing(series("classic"), pace)
        waits.append(playing.advance())
    calm, lively, instant = waits
    assert calm is not None
    assert lively is not None
    assert calm > lively > 0 == instant


def test_automatic_goes_on_and_stops() -> None:
    """`a` once: by itself; `a` again: people say when."""
    playing = _playing(series("classic"), Pace.LIVELY)
    _run(playing)
    playing.act("automatic")
    for _ in range(20):
        playing.advance()
    battle = playing.look().scene.battle
    assert battle > 2
    assert _acts(playing) == ["automatic", "next-war", "finish", "pause"]
    playing.act("automatic")
    for _ in range(20):
        playing.advance()
    assert playing.look().scene.battle <= battle + 1
    assert _acts(playing) == ["go", "automatic", "next-war", "finish"]


def test_next_war_is_shown() -> None:
    """The battles before it pass unseen; at the war people are asked again."""
    playing = _playing(series("classic"), Pace.LIVELY)
    playing.act("next-war")
    _run(playing)
    assert playing.look().scene.battle == 32
    assert playing.look().scene.prize == 2
    for _ in range(30):
        playing.advance()
    look = playing.look()
    assert look.lines[-1] == "Ten beats Five. You take the pile: 10 cards."
    assert look.scene.battle == 32
    assert _run(playing) is None


def test_finish_plays_to_the_end_and_offers_another_game() -> None:
    """The end is told, and what can be done then."""
    playing = _playing(series("classic"), Pace.CALM)
    playing.act("finish")
    _run(playing)
    assert playing.is_over
    assert _acts(playing) == ["again", "new"]
    assert playing.look().question.startswith("Again with the same cards")
    assert "You win!" in playing.look().lines[-1]


def test_pause_stops_everything() -> None:
    """No card is turned and no look changes until it goes on; the game's clock stands still."""
    clock = Hand()
    evening = series("timed", clock=clock, real_time=True)
    playing = _playing(evening)
    _run(playing)
    playing.act("pause")
    before = playing.look()
    assert before.question == "Paused"
    assert _acts(playing) == ["pause", "automatic", "next-war", "finish", "misdeal", "resign"]
    clock.put_forward(3_600_000)
    playing.act("seat-0")
    playing.act("right")
    assert playing.advance() is None
    assert playing.look().scene == before.scene
    playing.act("pause")
    _run(playing)
    assert evening.match.outcome is None
    assert playing.look().status == "15:00"


def test_go_ends_a_pause_and_turns_nothing() -> None:
    """Enter goes on where the game stood; it is the next Enter that turns a card."""
    playing = _playing(series("classic"))
    _run(playing)
    playing.act("pause")
    playing.act("go")
    _run(playing)
    assert playing.look().question == "Enter turns a card."
    assert playing.look().scene.battle == 0


def test_next_war_and_finish_end_a_pause() -> None:
    """They go on as they say; `a` goes on by itself, whatever it did before."""
    playing = _playing(series("classic"), Pace.LIVELY)
    _run(playing)
    playing.act("pause")
    playing.act("next-war")
    _run(playing)
    assert playing.look().scene.battle == 32
    playing.act("automatic")
    playing.act("pause")
    playing.act("automatic")
    assert _acts(playing) == ["automatic", "next-war", "finish", "pause"]
    playing.act("pause")
    playing.act("finish")
    _run(playing)
    assert playing.is_over


def test_casino_in_a_pause_offers_to_go_on_and_nothing_else() -> None:
    """A bet cannot be made by itself."""
    playing = _playing(series("casino"))
    _run(playing)
    playing.act("pause")
    assert _acts(playing) == ["pause"]
    playing.act("go")
    assert _acts(playing) == ["go", "leave"]


def test_R21_time_left_is_shown_and_the_bell_ends_the_game() -> None:
    """Nobody has to do anything for the bell to ring."""
    clock = Hand()
    evening = series("timed", clock=clock, real_time=True)
    playing = _playing(evening)
    wait = _run(playing)
    assert wait == 900_000
    clock.put_forward(61_000)
    assert playing.look().status == "13:59"
    clock.put_forward(839_000)
    _run(playing)
    assert playing.is_over


def test_thinking_hand_moves_and_plays() -> None:
    """R50: the arrows choose, in a ring; Enter plays; a number plays at once."""
    playing = _playing(series("thinking"))
    _run(playing)
    hand = playing.look().hand
    assert hand is not None
    assert hand.cards == ("6C", "8H", "7D")
    playing.act("left")
    hand = playing.look().hand
    assert hand is not None
    assert hand.place == 2
    playing.act("right")
    playing.act("right")
    playing.act("go")
    _run(playing)
    assert "you play the Eight of Hearts" in playing.look().lines[-2]
    playing.act("card-1")
    _run(playing)
    assert "you play the Six of Clubs" in playing.look().lines[-2]
    playing.act("card-9")
    _run(playing)
    assert playing.look().scene.battle == 2


def test_R50_card_is_asked_for_when_the_hand_has_been_drawn() -> None:
    """While the deal is shown there is no hand and no question; a key shows the rest and plays nothing unseen."""
    playing = _playing(series("thinking", "hand=10"), Pace.LIVELY)
    playing.advance()
    look = playing.look()
    assert (look.hand, look.question) == (None, "")
    assert look.scene.counts.hands == (0, 0)
    playing.act("card-1")
    playing.act("go")
    look = playing.look()
    assert look.hand is not None
    assert len(look.hand.cards) == 10
    assert look.question.startswith("Choose a card")
    assert look.scene.counts.hands == (10, 10)
    _run(playing)
    assert playing.look().scene.battle == 0


def test_R72_thinking_at_one_keyboard_shows_a_hand_only_to_its_owner() -> None:
    """Nobody's cards are seen before its owner has said that only it looks, nor after its choice."""
    playing = _playing(series("thinking", who=("you", "you")))
    _run(playing)
    assert playing.look().hand is None
    assert playing.look().question.startswith("Clever Fox, press Enter")
    playing.act("card-1")
    assert playing.look().hand is None
    playing.act("go")
    hand = playing.look().hand
    assert hand is not None
    assert hand.seat == 0
    playing.act("card-1")
    _run(playing)
    assert playing.look().hand is None
    assert playing.look().question.startswith("Brave Bear, press Enter")
    playing.act("go")
    hand = playing.look().hand
    assert hand is not None
    assert hand.seat == 1
    playing.act("go")
    _run(playing)
    assert playing.look().scene.battle == 1


def test_R64_casino_bets_stay_within_the_limits() -> None:
    """The arrows cannot leave what the table takes: 2 to 100 in all, a side bet of nothing or at least 2."""
    playing = _playing(series("casino", "bankroll=20"))
    _run(playing)
    for _ in range(3):
        playing.act("left")
    assert "Your bet: 2. On a tie: 0." in playing.look().question
    playing.act("up")
    assert "Your bet: 2. On a tie: 2." in playing.look().question
    playing.act("more")
    playing.act("more")
    assert "Your bet: 20. On a tie: 0." in playing.look().question
    playing.act("less")
    playing.act("up")
    playing.act("down")
    assert "Your bet: 10. On a tie: 0." in playing.look().question
    playing.act("go")
    _run(playing)
    assert playing.look().lines[0].startswith("The shoe is shuffled")
    assert any("You bet 10." in line for line in playing.look().lines)


def test_R61_casino_tie_offers_war_and_surrender() -> None:
    """The buttons change with the question."""
    playing = _tied()
    assert _acts(playing) == ["war", "surrender"]
    playing.act("go")
    assert _acts(playing) == ["war", "surrender"]
    playing.act("surrender")
    _run(playing)
    assert _acts(playing) == ["go", "leave"]
    playing.act("leave")
    _run(playing)
    assert playing.is_over


def _tied() -> Playing:
    """A session whose first round ties."""
    for number in range(100):
        playing = _playing(series("casino", seed=str(number)))
        playing.act("go")
        _run(playing)
        if "war" in _acts(playing):
            return playing
    raise AssertionError


def test_several_people_turn_by_their_own_keys() -> None:
    """R7: the battle is played when both have turned; Enter turns for everybody."""
    playing = _playing(series("classic", who=("you", "you")))
    _run(playing)
    assert playing.look().keys == (("s", "seat-0"), ("l", "seat-1"))
    playing.act("seat-1")
    assert playing.look().keys == (("s", "seat-0"),)
    assert playing.look().scene.battle == 0
    playing.act("seat-0")
    _run(playing)
    assert playing.look().scene.battle == 1
    playing.act("go")
    _run(playing)
    assert playing.look().scene.battle == 2


def test_speed_keys_turn_and_grab() -> None:
    """R41: each person's key does it all; the screen says what is to be done."""
    clock = Hand()
    playing = _playing(series("speed", who=("you", "you"), clock=clock, real_time=True), Pace.CALM)
    _run(playing)
    assert playing.look().question == "A card from Clever Fox and Brave Bear!"
    playing.act("seat-0")
    assert playing.look().question == "A card from Brave Bear!"
    playing.act("seat-1")
    assert playing.look().question == "Grab!"
    playing.act("seat-1")
    wait = _run(playing)
    assert wait == 15  # R44: the photo finish
    clock.put_forward(15)
    _run(playing)
    assert playing.look().scene.counts.stocks == (25, 27)


def test_speed_alone_is_played_with_enter_and_space() -> None:
    """R41: one person need not find the letter; it is named too, and works."""
    clock = Hand()
    evening = series("speed", clock=clock, real_time=True)
    playing = _playing(evening)
    _run(playing)
    assert "Space, Enter or s" in playing.look().lines[-1]
    assert playing.look().question == "Your card! (Space or s)"
    assert [choice.label for choice in playing.look().choices] == ["Turn", "Pause"]
    assert playing.look().keys == (("s", "seat-0"),)
    playing.act("go")
    assert playing.look().scene.counts.rows[0] == 1
    assert [choice.label for choice in playing.look().choices] == ["Grab", "Pause"]
    for _ in range(1_000):
        part = evening.match.view().part
        assert isinstance(part, SpeedView)
        if part.owner == 0:
            break
        if part.owed[0]:
            playing.act("go")
        clock.put_forward(10)
        _run(playing)
    assert playing.look().question == "Is yours the highest? Grab! (Space or s)"
    playing.act("go")
    clock.put_forward(15)
    _run(playing)
    assert playing.look().scene.prize == 0
    assert playing.look().scene.lit == {0}


def test_prompt_names_those_who_are_awaited() -> None:
    """R7: each with the key; whoever has turned is no longer named."""
    playing = _playing(series("classic", who=("you", "you")))
    _run(playing)
    assert playing.look().question == "Clever Fox (s) and Brave Bear (l): turn a card; Enter turns for all."
    playing.act("seat-0")
    assert playing.look().question == "Brave Bear (l): turn a card; Enter turns for all."


@pytest.mark.parametrize(
    ("variant", "who", "said", "unsaid"),
    [
        ("classic", ("you",), ("Enter, Space", "w: to the next war"), ("ante", "tie", "key s", "1, 2, 3")),
        ("classic", ("you", "you"), ("Clever Fox: key s", "Brave Bear: key l"), ("tie",)),
        ("classic", (), ("w: to the next war",), ("Enter", "tie")),
        ("thinking", ("you",), ("1, 2, 3", "← →"), ("to the next war", "tie")),
        ("casino", ("you",), ("s: surrender", "the bet on a tie"), ("1, 2, 3", "to the next war")),
        ("speed", ("you",), ("Space, Enter or s",), ("tie", "to the next war", "1, 2, 3")),
        ("speed", ("you", "you"), ("Clever Fox: key s", "Brave Bear: key l"), ("Enter", "tie")),
    ],
)
def test_keys_are_those_of_the_game(
    variant: str, who: tuple[str, ...], said: tuple[str, ...], unsaid: tuple[str, ...]
) -> None:
    """What does nothing here is not mentioned; leaving is, and what to do after the end."""
    text = "\n".join(_playing(series(variant, who=who)).keys())
    assert [word for word in (*said, "q: quit", "After the game") if word not in text] == []
    assert [word for word in unsaid if word in text] == []


def test_eight_players_find_their_keys() -> None:
    """R3: a line for each."""
    text = "\n".join(_playing(series("classic", "seats=8", who=("you",) * 8)).keys())
    assert text.count(": key ") == 8


def test_speed_computer_player_takes_its_time() -> None:
    """R45: it turns after its reaction time, not before."""
    clock = Hand()
    playing = _playing(series("speed", clock=clock, real_time=True))
    wait = _run(playing)
    assert wait is not None
    assert wait > 100
    clock.put_forward(wait)
    _run(playing)
    assert playing.look().scene.counts.rows == (0, 1)


@pytest.mark.parametrize("variant", variants())
def test_every_variant_is_watched_to_its_end(variant: str) -> None:
    """Without people: automatic, and the last look says who won."""
    clock = Hand()
    evening = series(variant, *(["rounds=5"] if variant == "casino" else []), who=(), clock=clock)
    playing = _playing(evening)
    playing.act("finish")
    for _ in range(200_000):
        wait = playing.advance()
        if wait is None:
            break
        clock.put_forward(wait)
    assert playing.is_over
    assert playing.look().lines[-1].strip()


def test_nobody_else_moves_a_seat() -> None:
    """A key of a computer's seat does nothing."""
    playing = _playing(series("classic"))
    _run(playing)
    playing.act("seat-1")
    _run(playing)
    assert playing.look().scene.battle == 0
