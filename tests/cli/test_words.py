"""Which word of a command is what."""

from __future__ import annotations

import pytest

from bataille.cli.words import Words, is_option, read_words, refuse_words
from bataille.errors import RulesError, UsageError


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ((), Words("classic", (), ())),
        (("speed",), Words("speed", (), ())),
        (("war_down=1",), Words("classic", ("war_down=1",), ())),
        (("pagat", "seats=3", "file.txt"), Words("pagat", ("seats=3",), ("file.txt",))),
        (("-",), Words("classic", (), ("-",))),
        (("seats=3", "file.txt"), Words("classic", ("seats=3",), ("file.txt",))),
        (("./a=b",), Words("classic", (), ("./a=b",))),
    ],
)
def test_words_are_sorted(words: tuple[str, ...], expected: Words) -> None:
    """The first is the variant, unless it is an option or surely a file."""
    assert read_words("run", words, files=1) == expected


def test_file_that_is_no_variant_may_come_first(tmp_path_factory: pytest.TempPathFactory) -> None:
    """A name that exists as a file and is no variant is a file."""
    file = str(tmp_path_factory.mktemp("deals") / "mine")
    open(file, "w").close()  # noqa: PTH123  # an empty file
    assert read_words("run", (file,), files=1) == Words("classic", (), (file,))
    with pytest.raises(RulesError):
        read_words("rules", (file,)).rules()


@pytest.mark.parametrize("words", [("classic", "-x"), ("--foo", "1"), ("--foo=1",)])
def test_unknown_options_are_refused(words: tuple[str, ...]) -> None:
    """With the name of the option alone."""
    with pytest.raises(UsageError) as refused:
        read_words("run", words, files=1)
    assert refused.value.code == "usage/option"


def test_commands_without_words_refuse_them() -> None:
    """`bataille variants foo` is a mistake."""
    with pytest.raises(UsageError):
        refuse_words("variants", ("foo",))
    refuse_words("variants", ())


def test_options_are_recognised_by_their_form() -> None:
    """`name=value`, where the name could be one."""
    assert is_option("war_down=1")
    assert is_option("x=")
    assert not is_option("=1")
    assert not is_option("a/b=c")
    assert not is_option("war_down")
