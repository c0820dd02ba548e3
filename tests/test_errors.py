"""What every error of the package promises."""

from __future__ import annotations

import pickle
import re
from collections import Counter
from string import Formatter

import pytest

from bataille import errors
from bataille.errors import BatailleError, CodecError

FAMILY = [kind for kind in vars(errors).values() if isinstance(kind, type) and issubclass(kind, BatailleError)]
CODES = [(kind, code) for kind in FAMILY for code in kind.MESSAGES]


class Spilt(BatailleError):
    """Stands for any error of the family."""

    MESSAGES = {"table/spilt": "seat {seat} spilt {drink!r}"}


def test_an_error_carries_its_code_and_its_arguments() -> None:
    """Catalogues and the wire need both, untouched."""
    error = Spilt("table/spilt", seat=1, drink="tea")
    assert error.code == "table/spilt"
    assert error.arguments == {"seat": 1, "drink": "tea"}


def test_an_error_says_itself_in_english() -> None:
    """`str()` fills the arguments into the message."""
    assert str(Spilt("table/spilt", seat=1, drink="tea")) == "seat 1 spilt 'tea'"


def test_an_error_reaches_another_process_whole() -> None:
    """Code, arguments and message, whatever became of the arguments."""
    error = CodecError("codec/missing", key="seat")
    error.within("commands")
    for each in (Spilt("table/spilt", seat=1, drink="tea"), error):
        again = pickle.loads(pickle.dumps(each))
        assert type(again) is type(each)
        assert (again.code, again.arguments, str(again)) == (each.code, each.arguments, str(each))


def test_an_unknown_code_is_a_mistake_of_ours() -> None:
    """No error reaches anybody without a message."""
    with pytest.raises(KeyError):
        Spilt("table/burnt", seat=1)


def test_one_base_catches_the_family() -> None:
    """A caller needs to know one class."""
    with pytest.raises(BatailleError, match="seat 0 spilt 'ink'"):
        raise Spilt("table/spilt", seat=0, drink="ink")


def test_codes_are_namespaced_and_belong_to_one_class() -> None:
    """Codes are public: `namespace/word`, each said by one class only."""
    assert [code for _, code in CODES if not re.fullmatch(r"[a-z]+/[a-z-]+", code)] == []
    assert [code for code, times in Counter(code for _, code in CODES).items() if times > 1] == []


def test_arguments_of_messages_are_named() -> None:
    """Translations order the arguments as their language needs, so none is nameless."""
    for kind, code in CODES:
        names = [name for _, name, _, _ in Formatter().parse(kind.MESSAGES[code]) if name is not None]
        assert all(name.isidentifier() for name in names), code
