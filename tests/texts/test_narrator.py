"""Events in a sentence, as somebody at the table tells them."""

from __future__ import annotations

from typing import Any, get_args

import pytest

from bataille import events as e
from bataille.autoplay import play_out
from bataille.cards import Card
from bataille.commands import Misdeal, Resign, Turn
from bataille.events import Counts, Event
from bataille.game import start
from bataille.outcome import Outcome, Termination
from bataille.rules import Casino, Rules
from bataille.texts import LANGUAGES, Narrator, Texts
from bataille.texts.narrator import amount

NAMES = ("Clever Fox", "Brave Bear", "Wise Owl")
COUNTS = Counts((20, 31, 0), (4, 0, 0), (), (2, 1, 0))
KH, KS, SEVEN, TWO = (Card.parse(text) for text in ("KH", "KS", "7C", "2D"))


def told(event: Event, *, you: int | None = 0, language: str = "en", seats: int = 3) -> str:
    """The sentence for an event of a game of Clever Fox (the reader), Brave Bear and Wise Owl."""
    return Narrator(Texts(language), Rules(seats=seats), NAMES[:seats], you).sentence(event)


def won(how: str = "highest", seat: int = 0, *, prize: int = 10, decided: bool = True) -> e.Won:
    """A prize pile taken, by King against Seven where cards decided."""
    card, beaten = (KH, SEVEN) if decided else (None, None)
    return e.Won(seat, how, card, beaten, prize, COUNTS)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("language", "yours", "theirs"),
    [
        ("en", "You take the pile: 10 cards.", "Brave Bear takes the pile: 10 cards."),
        ("fr", "Tu remportes le tas\u202f: 10 cartes.", "Brave Bear remporte le tas\u202f: 10 cartes."),
        ("it", "Prendi il mucchio: 10 carte.", "Brave Bear prende il mucchio: 10 carte."),
    ],
)
def test_a_battle_is_won(language: str, yours: str, theirs: str) -> None:
    """Why, who, and how many cards."""
    why = {"en": "King beats Seven.", "fr": "Le roi bat le sept.", "it": "Il re batte il sette."}[language]
    assert told(won(), language=language) == f"{why} {yours}"
    assert told(won(seat=1), language=language) == f"{why} {theirs}"


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (won("alone", 1, decided=False), "Nobody else can fight on. Brave Bear takes the pile: 10 cards."),
        (won("last", 1, decided=False, prize=1), "Nobody else is left. Brave Bear takes the pile: 1 card."),
        (won("grabbed"), "King beats Seven. You take the pile: 10 cards."),
        (won("stolen", 1), "Stolen! King beats Seven. Brave Bear takes the pile: 10 cards."),
        (won("bell"), "The bell has rung. King beats Seven. You take the pile: 10 cards."),
        (won("tied-cards", decided=False, prize=2), "You take the cards that tied: 2 cards."),
        (e.Dealt(1, Counts((17, 17, 17), (), (), (0, 0, 0))), "The cards are dealt: 17 each. One is set aside."),
        (e.Dealt(0, Counts((3, 2, 1), (), (), (0, 0, 0))), "The cards are dealt."),
        (e.MisdealCalled(0), "You call a misdeal: shuffle and deal again."),
        (e.Refilled(0, COUNTS), "Your stock was used up: your 20 won cards are the new stock."),
        (e.Refilled(1, COUNTS), "Brave Bear makes a new stock: 31 cards."),
        (
            e.Staked((None, KH, TWO), COUNTS),
            "Stakes: Brave Bear lays out the King of Hearts, Wise Owl lays out the Two of Diamonds.",
        ),
        (
            e.Turned(12, (KH, SEVEN, None), COUNTS),
            "Battle 12: you turn the King of Hearts, Brave Bear turns the Seven of Clubs.",
        ),
        (e.WarDeclared(1, (0, 1), (KH, KS), ()), "War! Two Kings. It is between Brave Bear and you."),
        (e.WarDeclared(2, (0, 1, 2), (KH, KS, KH), ()), "War again! Three Kings."),
        (
            e.WarDeclared(1, (1, 2), (KH, KS), (1,)),
            (
                "War! Two Kings. It is between Brave Bear and Wise Owl. "
                "Without a card, the last one still counts for Brave Bear."
            ),
        ),
        (e.WarDeclared(1, (0, 1, 2), (KH, SEVEN, TWO), ()), "War! King, Seven and Two: none of them is highest."),
        (
            e.Laid((3, 1, 0), (KH, SEVEN, TWO), COUNTS),
            (
                "You lay 3 cards face down and turn the King of Hearts, Brave "
                "Bear lays 1 card face down and turns the Seven of Clubs, Wise Owl turns the Two of Diamonds."
            ),
        ),
        (
            e.Laid((3, 2, 0), (None, None, None), COUNTS),
            "You lay 3 cards face down, Brave Bear lays 2 cards face down.",
        ),
        (
            e.TakenBack((KH, KH, None), COUNTS),
            "Twin cards! No war: you take back the King of Hearts, Brave Bear takes back the King of Hearts.",
        ),
        (e.Discarded((KH, KH, None), COUNTS), "Twin cards! No war: they leave the game."),
        (e.LeftLying(COUNTS), "Nobody wins: 3 cards stay on the table."),
        (e.WentOut(0, "short", COUNTS), "You have too few cards for this war and are out of the game."),
        (e.WentOut(1, "empty", COUNTS), "Brave Bear has no card left to turn and is out of the game."),
        (e.WentOut(1, "resigned", COUNTS), "Brave Bear leaves the game."),
        (e.BellRang(900_000), "The bell! This battle is the last."),
        (
            e.TieBroken((0, 2), (KH, TWO)),
            "A fresh pack decides: you turn the King of Hearts, Wise Owl turns the Two of Diamonds.",
        ),
        (e.Drew(0, (KH, TWO), 2, COUNTS), "You draw the King of Hearts and the Two of Diamonds."),
        (e.Drew(1, (), 3, COUNTS), "Brave Bear draws 3 cards."),
        (e.Chose(0, KH), "You choose the King of Hearts."),
        (e.Chose(0, None), "You have chosen."),
        (e.Chose(1, None), "Brave Bear has chosen."),
        (e.WentLive(3, 900), "All cards are up: grab!"),
        (e.Grabbed(1, 300), "Brave Bear grabs!"),
        (e.GrabbedFalsely(0, 1, COUNTS), "Too early! You pay with a card."),
        (e.GrabbedFalsely(1, 0, COUNTS), "Brave Bear grabs too early."),
        (e.TurnedBack(COUNTS), "The bell! Everybody takes back the cards of this battle."),
        (e.Shuffled(312), "The shoe is shuffled: 312 cards."),
        (e.BetPlaced(0, 20, 4, 376), "You bet 10, and 2 on a tie."),
        (e.BetPlaced(1, 20, 0, 380), "Brave Bear bets 10."),
        (
            e.CasinoDealt(1, False, 0, (KH, TWO, None), SEVEN, 300),
            "You get the King of Hearts, Brave Bear gets the Two of Diamonds; the bank gets the Seven of Clubs.",
        ),
        (
            e.CasinoDealt(1, True, 3, (KH, None, None), SEVEN, 300),
            "The bank burns 3 cards. You get the King of Hearts; the bank gets the Seven of Clubs.",
        ),
        (e.Raised(0, 20, 360), "You go to war and double your bet."),
        (e.Surrendered(1), "Brave Bear surrenders."),
        (e.Settled(0, "surrendered", -5, 395), "You give up half your bet and lose 2½. You have 197½."),
        (e.Settled(1, "war-tied", 10, 410), "A tie again: Brave Bear wins the war, and 5. Brave Bear has 205."),
        (e.WentAway(1, "broke", 1), "Brave Bear cannot bet any more and leaves the table."),
        (e.WentAway(0, "left", 400), "You leave the table."),
        (
            e.Ended(Outcome(1, Termination.CAPTURED_ALL, (), 200, 9)),
            "Brave Bear wins! All the cards belong to Brave Bear. The game lasted 200 battles, with 9 wars.",
        ),
    ],
)
def test_events_are_told(event: Event, sentence: str) -> None:
    """One example of each, with the reader in seat 0 of three."""
    assert told(event) == sentence


def test_every_kind_of_event_is_told_above() -> None:
    """No event is forgotten here."""
    (mark,) = test_events_are_told.pytestmark  # type: ignore[attr-defined]
    assert {type(event) for event, _ in mark.args[1]} == set(get_args(Event))


def test_who_watches_is_nobody_at_the_table() -> None:
    """Without a reader's seat all have names."""
    assert told(won(), you=None) == "King beats Seven. Clever Fox takes the pile: 10 cards."


def test_in_a_game_for_two_a_war_is_between_the_two() -> None:
    """Nobody has to be told."""
    assert told(e.WarDeclared(1, (0, 1), (KH, KS), ()), seats=2) == "War! Two Kings."
    assert told(e.WarDeclared(1, (0, 1), (KH, KS), ()), seats=2, language="fr") == "Bataille\u202f! Deux rois."
    assert told(e.WarDeclared(1, (0, 1), (KH, KS), ()), seats=2, language="it") == "Guerra! Due re."


@pytest.mark.parametrize(
    ("outcome", "rules", "sentence"),
    [
        (
            Outcome(0, Termination.SHORT_WAR, (), 9, 1),
            Rules(),
            "You win! There were too few cards for the war, and you come out ahead.",
        ),
        (
            Outcome(None, Termination.EMPTY_STOCK, (0, 1), 9, 1),
            Rules(),
            "A draw between Brave Bear and you. The stocks are used up, and nobody is ahead.",
        ),
        (
            Outcome(1, Termination.WARS, (), 9, 3),
            Rules(wars_to_win=3),
            "Brave Bear wins! Brave Bear was the first to win 3 wars.",
        ),
        (Outcome(0, Termination.TARGET, (), 9, 3), Rules(target=40), "You win! You were the first to hold 40 cards."),
        (
            Outcome(0, Termination.FLOOR, (), 9, 3),
            Rules(floor=10),
            "You win! Somebody has fewer than 10 cards left, and you hold the most.",
        ),
        (
            Outcome(0, Termination.TIME, (), 9, 3),
            Rules(time_limit=9),
            "You win! Time is up, and you hold the most cards.",
        ),
        (
            Outcome(1, Termination.BATTLES, (), 50, 3),
            Rules(battle_limit=50),
            "Brave Bear wins! After 50 battles Brave Bear holds the most cards.",
        ),
        (
            Outcome(None, Termination.ENDLESS, (), 908, 30, 812, 96),
            Rules(),
            (
                "Nobody wins. This game never ends: the "
                "cards stood like this after battle 812, and they come back to it every 96 battles."
            ),
        ),
        (
            Outcome(None, Termination.GUARD, (), 100_000, 30),
            Rules(),
            "Nobody wins. No end was in sight after 100,000 battles, so the game was stopped.",
        ),
        (Outcome(0, Termination.RESIGNED, (), 9, 3), Rules(), "You win! Everybody else has left the game."),
        (
            Outcome(None, Termination.ROUNDS, (), 3, 1, bankrolls=(405, 398)),
            Rules(seats=2, part=Casino(rounds=3)),
            "3 rounds were played. You have 202½. Brave Bear has 199.",
        ),
        (
            Outcome(None, Termination.LEFT, (), 3, 1, bankrolls=(405,)),
            Rules(seats=1, part=Casino()),
            "The table is empty now. You have 202½.",
        ),
        (
            Outcome(None, Termination.BROKE, (), 3, 1, bankrolls=(1,)),
            Rules(seats=1, part=Casino()),
            "Nobody can bet any more. You have ½.",
        ),
    ],
)
def test_ends_are_explained(outcome: Outcome, rules: Rules, sentence: str) -> None:
    """Who won, and why the game ended; then how long it was, unless that has been said."""
    wars = "1 war" if outcome.wars == 1 else f"{outcome.wars} wars"
    length = f" The game lasted {outcome.battles} battles, with {wars}."
    silent = {Termination.BATTLES, Termination.GUARD, Termination.ENDLESS}
    said = "" if outcome.bankrolls or outcome.termination in silent else length
    assert Narrator(Texts("en"), rules, NAMES, 0).ending(outcome) == sentence + said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("variant", "options"),
    [
        ("classic", {"packs": 2, "identical": "discard", "pack": "piquet", "guard": 150}),
        ("double-war", {"seats": 4, "jokers": 2, "ranking": "two-over-all", "guard": 60}),
        ("first-to-40", {"seats": 3, "war_down": "by-rank", "short": "last-card", "guard": 60}),
        ("timed", {"time_limit": 100, "tie_break": "fresh-pack"}),
        ("thinking", {"seats": 3, "battle_limit": 40}),
        ("speed", {"pack": "piquet"}),
        ("casino", {"rounds": 40, "seats": 2}),
    ],
)
def test_whole_games_are_told(language: str, variant: str, options: dict[str, Any]) -> None:
    """Every event, as each seat and a watcher may know it, in one line that begins with a capital."""
    game = start(variant, seed=variant, **options)
    play_out(game)
    names = (*NAMES, "Swift Hare")
    for you in (None, 0):
        narrator = Narrator(Texts(language), game.rules, names[: game.rules.seats], you)
        for event in game.events:
            sentence = narrator.sentence(game.hide(event, you))
            assert sentence[0].isupper() or sentence[0].isdigit()
            assert "\n" not in sentence


def test_a_misdeal_and_a_resignation_are_told() -> None:
    """From a real game."""
    game = start("classic", seed=1)
    told_ = [*game.give(Misdeal(), 1), *game.give(Turn()), *game.give(Resign(), 1)]
    sentences = [Narrator(Texts("en"), game.rules, NAMES[:2], 0).sentence(event) for event in told_]
    assert sentences[0] == "Brave Bear calls a misdeal: shuffle and deal again."
    assert sentences[-1] == "You win! Everybody else has left the game. The game lasted 1 battle."


@pytest.mark.parametrize(
    ("language", "played", "turned"),
    [
        ("en", "you play the King of Hearts, Brave Bear plays", "you turn the King of Hearts, Brave Bear turns"),
        ("fr", "tu joues le roi de cœur, Brave Bear joue", "tu retournes le roi de cœur, Brave Bear retourne"),
        ("it", "giochi il re di cuori, Brave Bear gioca", "giri il re di cuori, Brave Bear gira"),
    ],
)
def test_R50_cards_that_are_chosen_are_played(language: str, played: str, turned: str) -> None:
    """In games of chance they are turned, and so are those of the fresh pack after a draw (R24)."""
    event = e.Turned(1, (KH, SEVEN), COUNTS)
    for variant, said in (("thinking", played), ("classic", turned)):
        narrator = Narrator(Texts(language), start(variant).rules, NAMES[:2], 0)
        assert said in narrator.sentence(event)
        assert turned in narrator.sentence(e.TieBroken((0, 1), (KH, SEVEN)))


def test_R64_money_is_counted_once_a_round() -> None:
    """Not after the bet on a tie, which is settled before the ante."""
    assert told(e.Settled(0, "tie-bet-lost", -10, 200)) == "No tie: your bet on it is lost, 5."
    assert told(e.Settled(1, "tie-bet-won", 60, 200)) == "Brave Bear wins 30 with a bet on a tie."
    assert told(e.Settled(0, "lost", -10, 200)) == "You lose 5. You have 100."


@pytest.mark.parametrize(("halves", "text"), [(0, "0"), (1, "½"), (2, "1"), (5, "2½"), (400, "200")])
def test_halves_are_written_as_people_write_them(halves: int, text: str) -> None:
    """R63: amounts are kept in half units."""
    assert amount(halves) == text
