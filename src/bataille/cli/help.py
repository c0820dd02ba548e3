"""`--help`, in the language chosen: what Cyclopts knows of a command, its texts being keys of the catalogues."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import fill, wrap
from typing import TYPE_CHECKING

from bataille.cli.speech import texts

if TYPE_CHECKING:
    from cyclopts.help import HelpEntry, HelpPanel
    from rich.console import Console, ConsoleOptions, RenderableType

_WIDEST = 100
_INDENT = "  "
#: Options that are there everywhere, and those of the command line as a whole: what people write, and its key.
_EVERYWHERE = (("--language en|fr|it", "help-language"), ("--help, -h", "help-help"))
_AT_THE_TOP = (*_EVERYWHERE, ("--version", "help-version"))


class Help:
    """Draws the help: usage, what the command does, then names on the left and their meaning on the right.

    `bare`: of a command that has no options of its own, for which Cyclopts has no panel.
    """

    def __init__(self, *, bare: bool = False) -> None:
        self._bare = bare

    def __call__(self, console: Console, options: ConsoleOptions, panel: HelpPanel) -> None:  # noqa: ARG002
        """The commands, or the options of one command."""
        entries = [
            (_name(entry), _key(console, entry.description)) for entry in panel.entries if not _is_general(entry)
        ]
        if entries and panel.format == "command":
            _print_table(console, "help-commands", entries)
            _print_table(console, "help-parameters", _AT_THE_TOP)
        elif panel.format == "parameter" and (entries or self._bare):
            _print_table(console, "help-parameters", [*entries, *_EVERYWHERE])

    def render_usage(self, console: Console, options: ConsoleOptions, usage: RenderableType) -> None:  # noqa: ARG002
        """`usage`: a key."""
        _print(console, f"{texts().say('help-usage')} {texts().say(_key(console, usage))}\n")

    def render_description(self, console: Console, options: ConsoleOptions, description: RenderableType) -> None:  # noqa: ARG002
        """`description`: a key; its `.about` says more, each line a paragraph."""
        key = _key(console, description)
        for paragraph in (texts().say(key), *texts().say(f"{key}.about").split("\n")):
            _print(console, fill(paragraph, _width(console), break_on_hyphens=False))
        _print(console)


def _print_table(console: Console, heading: str, entries: Sequence[tuple[str, str]]) -> None:
    left = max(len(name) for name, _ in entries) + 2 * len(_INDENT)
    _print(console, texts().say(heading))
    for name, key in entries:
        first, *rest = wrap(texts().say(key), max(_width(console) - left, 20), break_on_hyphens=False)
        _print(console, f"{_INDENT}{name}".ljust(left) + first)
        for line in rest:
            _print(console, " " * left + line)
    _print(console)


def _is_general(entry: HelpEntry) -> bool:
    """Whether it is one of those that Cyclopts adds itself."""
    return bool({"--help", "--version"} & set(entry.names))


def _name(entry: HelpEntry) -> str:
    return " ".join(entry.display_labels_with_metavar)


def _key(console: Console, description: RenderableType) -> str:
    """Cyclopts wraps texts in renderable objects; all of ours are keys."""
    return "".join(segment.text for segment in console.render(description)).strip()


def _width(console: Console) -> int:
    return min(console.width, _WIDEST)


def _print(console: Console, text: str = "") -> None:
    console.print(text, highlight=False, markup=False, soft_wrap=True)
