"""The rules of a game in words."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bataille.rules import Casino, Rules, Speed, Thinking
from bataille.texts import LANGUAGES, Section, Texts, rules_text
from bataille.variants import rules_of, variants
from bataille.wording import changes
from tests.strategies import chance_rules

EN = Texts("en")


def words(key: str, *options: str, language: str = "en") -> str:
    """The rules of a variant with overrides, all in one text."""
    return flat(rules_text(Texts(language), rules_of(key, options), key))


def flat(sections: list[Section]) -> str:
    """Headings and lines, one below the other."""
    return "\n".join(line for section in sections for line in (section.heading, *section.lines))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", list(variants()))
def test_every_variant_is_explained(language: str, key: str) -> None:
    """What is special comes first, the house rules last, and no line is empty."""
    texts = Texts(language)
    sections = rules_text(texts, variants()[key].rules, key)
    assert sections[0].lines == (texts.say(f"variant-{key}.about"),)
    assert sections[-1].heading == texts.say("section-house")
    assert all(section.heading and section.lines and all(section.lines) for section in sections)


@pytest.mark.parametrize("language", LANGUAGES)
@given(rules=chance_rules())
def test_any_rules_are_explained(language: str, rules: Rules) -> None:
    """Whatever the options, with one line for each that is not as usual."""
    sections = rules_text(Texts(language), rules)
    assert all(section.lines and all(section.lines) for section in sections)
    assert len(sections[-1].lines) == max(1, len(changes(rules)))


@pytest.mark.parametrize("language", LANGUAGES)
@given(
    part=st.one_of(
        st.builds(Speed, st.sampled_from([None, 0, 1500]), st.sampled_from([0, 1]), st.sampled_from([0, 15])),
        st.builds(Thinking, st.integers(1, 10)),
    ),
    seats=st.integers(2, 8),
    war_down=st.one_of(st.integers(0, 10), st.just("by-rank")),
)
def test_other_families_are_explained(language: str, part: Speed | Thinking, seats: int, war_down: int) -> None:
    """Speed War and the thinking variant."""
    sections = rules_text(Texts(language), Rules(seats=seats, part=part, war_down=war_down))
    assert sections[0].lines == (Texts(language).say(f"family-{part.TAG}.about"),)
    assert all(section.lines and all(section.lines) for section in sections)


@pytest.mark.parametrize("language", LANGUAGES)
@given(st.integers(1, 8), st.integers(0, 3), st.booleans(), st.sampled_from([None, 1, 10, 1_000_000]))
def test_casino_is_explained(language: str, seats: int, burn: int, bonus: bool, rounds: int | None) -> None:  # noqa: FBT001
    """With every number of its options."""
    rules = Rules(seats=seats, packs=6, part=Casino(burn=burn, tie_bonus=bonus, rounds=rounds))
    assert all(section.lines and all(section.lines) for section in rules_text(Texts(language), rules))


def test_R4_R10_classic_says_its_numbers() -> None:
    """26 cards each; three cards down, so ten in a war of two."""
    said = words("classic")
    assert "26 each" in said
    assert "3 cards face down" in said
    assert "for 10 cards" in said
    assert "None: everything is as usual." in said


def test_R26_overrides_are_said_right() -> None:
    """`bataille rules classic war_down=1 order=shuffled`: nothing is said of three cards any more."""
    said = words("classic", "war_down=1", "order=shuffled")
    assert "lays 1 card face down" in said
    assert "for 6 cards" in said
    assert "The cards are shuffled before they are put away." in said
    assert "three cards" not in said
    assert "Cards face down: 1 (usually 3)." in said
    assert "Order of collecting: shuffled (usually own cards first). Won cards are shuffled before" in said
    assert said.startswith("In short\nClassic War with rules of your own")


@pytest.mark.parametrize(
    ("key", "options", "sentence"),
    [
        ("three-players", [], "17 each. The card left over is set aside unseen."),
        ("classic", ["seats=5"], "10 each. The 2 cards left over are set aside unseen."),
        ("jokers", [], "A joker beats every other card"),
        ("peasants", [], "The lower card wins."),
        ("numbers", [], "The Two is the weakest card and the Ten the strongest."),
        ("bataille-32", [], "The Seven is the weakest card and the Ace the strongest."),
        ("four-players", ["contenders=everyone"], "everybody who has enough cards joins in"),
        ("by-rank", [], "as many cards face down as the tied rank says"),
        ("children", [], "one card face up at a time"),
        ("pagat", [], "out of the game at once"),
        ("double-war", [], "lays out the one won last"),
        ("double-war", [], "this pile is shuffled and becomes the new stock"),
        ("captured-pile", ["refill_in_war=false"], "Only the cards of the stock count in a war"),
        ("no-reshuffle", [], "whoever has won the most cards wins"),
        ("two-packs", ["identical=discard"], "the tied cards leave the game"),
        ("timed", [], "A bell rings after 15 minutes."),
        ("timed", ["time_limit=61"], "A bell rings after 61 seconds."),
        ("first-to-40", [], "the first to hold 40 cards"),
        ("three-wars", [], "first to win 3 wars"),
        ("classic", ["floor=5"], "fewer than 5 cards"),
        ("classic", ["battle_limit=100"], "After 100 battles the most cards win."),
        ("classic", ["tie_break=fresh-pack"], "A draw is decided by a fresh pack"),
        ("two-packs", ["order=shuffled"], "after 200,000 battles"),
        ("speed", ["handicap=0,800"], "A head start, in milliseconds: player 2 800."),
        ("speed", ["handicap=0,800"], "Handicap: 0,800 (usually off)."),
        ("speed", ["steal_after=none"], "Only the owner of the highest card may grab the cards."),
        ("thinking", ["hand=5"], "the top 5 cards"),
        ("casino", ["seats=2"], "2 play, everybody alone, against the bank"),
        ("casino", ["tie_pays=11"], "A tie pays 11 to 1"),
    ],
)
def test_options_change_the_sentences(key: str, options: list[str], sentence: str) -> None:
    """Each option is heard where it belongs."""
    assert sentence in words(key, *options)


@pytest.mark.parametrize("language", LANGUAGES)
@given(rules=chance_rules(), guard=st.sampled_from([1, 50, 1_000_000]))
def test_R25_the_guard_is_promised_where_it_stops_games(language: str, rules: Rules, guard: int) -> None:
    """Nowhere else, and the other way round: circles are spoken of where a position that returns ends the game."""
    texts = Texts(language)
    chance = rules.order == "shuffled" or rules.captures == "reshuffle"
    recognised = not chance and rules.time_limit is None and rules.battle_limit is None
    (end,) = [
        section.lines[-1]
        for section in rules_text(texts, replace(rules, guard=guard))
        if section.heading == texts.say("section-end")
    ]
    assert ({"en": "circles", "fr": "en rond", "it": "in tondo"}[language] in end) == recognised
    assert (texts.say("battles", count=guard) in end) != recognised


@pytest.mark.parametrize(
    ("key", "options"),
    [
        ("classic", ["order=shuffled"]),
        ("captured-pile", []),
        ("timed", []),
        ("classic", ["battle_limit=1000"]),
        ("speed", []),
        ("thinking", []),
    ],
)
def test_R25_games_that_only_the_guard_stops(key: str, options: list[str]) -> None:
    """Chance, choices, the clock and a limit of battles: nothing is said of circles in "The end"."""
    said = words(key, *options, "guard=50")
    assert "A game that has not ended after 50 battles is stopped, and nobody wins." in said
    assert "go round in circles for ever" not in said


def test_R25_the_guard_does_not_stop_classic() -> None:
    """`bataille rules classic guard=50` must not promise a stop after 50 battles."""
    said = words("classic", "guard=50")
    assert "all the cards are back where they stood before" in said
    assert "50 battles" not in said


@pytest.mark.parametrize(
    ("key", "options", "sentences"),
    [
        ("classic", [], ["If both have no card left in a war, the game is a draw."]),
        ("pagat", [], ["If neither can lay all the cards, the game is a draw."]),
        ("captured-pile", ["short=lose"], ["If neither can lay all the cards, whoever has more won cards wins"]),
        ("no-reshuffle", [], ["If both have no card left for a war, whoever has more won cards wins the game"]),
        ("three-players", ["short=lose"], ["If nobody can fight on, all who fought are out"]),
        ("winamax", [], []),
        ("winamax", ["captures=turn-over"], []),
        ("three-players", ["short=draw"], []),
    ],
)
def test_R13_nobody_can_fight(key: str, options: list[str], sentences: list[str]) -> None:
    """Too few cards to lay all (`lose`), none at all, or nothing to say where R12 has made the game a draw already."""
    said = words(key, *options)
    said_of_it = [line for line in said.split("\n") if line.startswith(("If both", "If neither", "If nobody"))]
    assert len(said_of_it) == len(sentences)
    assert all(line.startswith(sentence) for line, sentence in zip(said_of_it, sentences, strict=True))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("order", ["winner-first", "loser-first", "seat", "laid", "high-first", "shuffled"])
def test_R14_the_section_says_what_is_taken(language: str, order: str) -> None:
    """In the thinking variant it has no other sentence before it that names the cards."""
    texts = Texts(language)
    sections = rules_text(texts, rules_of("thinking", [f"order={order}"]))
    (lines,) = [section.lines for section in sections if section.heading == texts.say("section-collecting")]
    assert {"en": "The cards", "fr": "les cartes", "it": "Le carte"}[language] in lines[0]
    assert len(lines) == 1 + (order in {"winner-first", "loser-first", "high-first"})  # R53: in the winner's place


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        ("fr", ["chacun pose 1 carte cachée, puis une carte visible", "Cartes cachées\u202f: 1 (d’habitude 3)."]),
        ("it", ["ognuno mette 1 carta coperta, poi una scoperta", "Carte coperte: 1 (di solito 3)."]),
    ],
)
def test_rules_in_other_languages(language: str, sentences: list[str]) -> None:
    """The same structure, in good French and Italian."""
    said = words("bataille", language=language)
    assert all(sentence in said for sentence in sentences)
