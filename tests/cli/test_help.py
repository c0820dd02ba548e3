"""`--help`: of the program and of each command, in words that a newcomer understands."""

from __future__ import annotations

import re

import pytest

import bataille as package
from bataille.cli import main
from bataille.cli.app import COMMANDS
from tests.cli.conftest import Command

LANGUAGES = ("en", "fr", "it")
#: Options that commands promise.
OPTIONS = {
    "page": {"--port", "--no-browser"},
    "serve": {"--host", "--port"},
    "play": {"--seed", "--game", "--auto", "--plain", "--resume", "--record"},
    "variants": {"--json"},
    "rules": {"--json"},
    "run": {"--seed", "--json"},
    "census": {"--ranks", "--limit", "--json"},
    "odds": {"--chain", "--json"},
    "replay": {"--json"},
    "verify": {"--json"},
    "bench": {"--rounds", "--json"},
    "hunt": {"--games", "--seconds", "--seed", "--json", "--record", "--threads"},
    "compare": {"--games", "--seed", "--json", "--csv", "--plot", "--threads"},
    "simulate": {
        "--games",
        "--seed",
        "--json",
        "--csv",
        "--parquet",
        "--columns",
        "--plot",
        "--checkpoint",
        "--threads",
        "--cluster",
    },
}


def test_of_the_program(bataille: Command) -> None:
    """How to write a command, what happens without one, and every command with a sentence."""
    said = bataille("--help")
    assert (said.status, said.err) == (0, "")
    assert said.lines[0] == "Usage: bataille [COMMAND] …"
    assert "Without a command, the cards are on the table in your browser." in " ".join(said.out.split())
    told = dict(re.findall(r"^  ([a-z]+) {2,}([A-Z].*\.)$", said.out, re.MULTILINE))
    assert list(told) == list(COMMANDS)
    assert set(told) >= set(OPTIONS)
    assert {"--language", "--help", "-h", "--version"} <= set(re.findall(r"--?[a-z]+", said.out))
    assert bataille("-h").out == said.out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", COMMANDS)
def test_of_each_command(bataille: Command, name: str, language: str) -> None:
    """How to write it, what it does, and every option with a sentence, in lines that fit."""
    said = bataille(name, "--help", "--language", language)
    assert (said.status, said.err) == (0, "")
    usage, empty, sentence, *_ = said.lines
    assert f" bataille {name}" in usage
    assert not empty
    assert sentence.endswith(".")
    listed = re.findall(r"^  (--[a-z-]+)\S*(?: \S+)?(?:, -h)? {2,}\S", said.out, re.MULTILINE)
    assert {*OPTIONS.get(name, ()), "--language", "--help"} <= set(listed)
    assert len(listed) == len(set(listed))
    assert len(re.findall(r"^(?:Options|Opzioni)$", said.out, re.MULTILINE)) == 1
    assert max(map(len, said.lines)) <= 80


@pytest.mark.parametrize(("columns", "most"), [(30, 30), (100, 100), (300, 100)])
def test_lines_fit_the_terminal(bataille: Command, monkeypatch: pytest.MonkeyPatch, columns: int, most: int) -> None:
    """And are not longer than people read at a glance; the sentences are the same."""
    usual = bataille("play", "--help").out
    monkeypatch.setenv("COLUMNS", str(columns))
    said = bataille("play", "--help")
    assert said.out.split() == usual.split()
    widths = [len(line) for line in said.lines if not line.startswith("Usage")]
    assert most - 20 < max(widths) <= max(most, 45)  # names keep their place, and the sentences 20 columns beside them


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("words", [[], *([name] for name in COMMANDS)], ids=lambda words: " ".join(words) or "program")
def test_nothing_of_the_workshop_shows(bataille: Command, words: list[str], language: str) -> None:
    """No keys of catalogues, no names of Python, no headings of the library that reads the command line."""
    said = bataille(*words, "--help", f"--language={language}")
    assert not re.search(
        r"help-|\.about|\.usage|None|\bbool\b|\bSTR\b|\bTEXT\b|Parameters|\[default|--no-(?!browser)|{|}", said.out
    )


@pytest.mark.parametrize("words", [[], *([name] for name in COMMANDS)], ids=lambda words: " ".join(words) or "program")
def test_every_language_has_its_own(bataille: Command, words: list[str]) -> None:
    """No line of text is left in another language; what people type is the same in all."""
    said = [bataille(*words, "--help", "--language", language) for language in LANGUAGES]
    paragraphs = [set(re.findall(r"^\w.* .*\.$", each.out, re.MULTILINE)) for each in said]
    assert all(paragraphs)
    assert not paragraphs[0] & paragraphs[1]
    assert not paragraphs[0] & paragraphs[2]
    assert not paragraphs[1] & paragraphs[2]
    typed = [set(re.findall(r"--[a-z]+", each.out)) for each in said]
    assert typed[0] == typed[1] == typed[2]


@pytest.mark.parametrize(
    ("environment", "usage"),
    [
        ({"LANG": "fr_CH.UTF-8"}, "Usage\u202f: bataille census"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "C"}, "Usage: bataille census"),
        ({"LANG": "de_DE.UTF-8"}, "Usage: bataille census"),
    ],
)
def test_the_environment_chooses_the_language(
    bataille: Command, monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], usage: str
) -> None:
    """Where `--language` does not."""
    for name, choice in environment.items():
        monkeypatch.setenv(name, choice)
    assert bataille("census", "--help").out.startswith(usage)
    assert bataille("census", "--help", "--language", "it").out.startswith("Uso: bataille census")


def test_examples_of_the_help_can_be_typed(bataille: Command) -> None:
    """Every line that a help gives for instance is a command that works."""
    found = 0
    for name in ("variants", "rules", "run", "census"):
        text = " ".join(bataille(name, "--help").out.split())
        for example in re.findall(r"For instance: bataille ([^.]*)\.", text):
            assert bataille(*example.split()).status == 0
            found += 1
    assert found >= 2


def test_version(bataille: Command) -> None:
    """That of the package, alone on its line."""
    assert bataille("--version").out == f"{package.__version__}\n"


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ("war", "there is no command 'war'; see bataille --help"),
        ("help", "there is no command 'help'; did you mean --help?"),
        ("plya", "there is no command 'plya'; did you mean play?"),
        ("--langage fr", "there is no command '--langage'; did you mean --language?"),
        ("play --sed 3", "there is no option --sed; did you mean --seed?"),
        ("variants --jsn", "there is no option --jsn; did you mean --json?"),
        ("--loud", "there is no command '--loud'; see bataille --help"),
        ("--language", "--language needs a value"),
        ("--language= variants", "'' is no language here: en, fr or it"),
    ],
)
def test_refused(bataille: Command, words: str, complaint: str) -> None:
    """One line that says what to do."""
    assert bataille(*words.split()).refused() == complaint


def test_interrupts_end_a_command_quietly(bataille: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    """Exit code 130, and not a word."""

    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("bataille.cli.run.parse_cards", interrupt)
    said = bataille("run", given="A K")
    assert (said.status, said.out, said.err) == (130, "", "")


def test_the_words_of_the_process_are_the_default(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """As an installed program calls it."""
    monkeypatch.setattr("sys.argv", ["bataille", "--version"])
    assert main() == 0
    assert capsys.readouterr().out == f"{package.__version__}\n"
