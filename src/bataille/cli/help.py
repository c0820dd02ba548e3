"""`--help`, in the language chosen: what Cyclopts knows of a command, its texts being keys of the catalogues."""

from __future__ import annotations

from textwrap import fill, wrap
from typing import TYPE_CHECKING

from bataille.cli.speech import texts

if TYPE_CHECKING:
    from cyclopts.help import HelpEntry, HelpPanel
    from rich.console import Console, ConsoleOptions

_WIDEST = 100
_INDENT = 2


class Help:
    """Draws the help: usage, what the command does, then names on the left and their meaning on the right."""

    def __call__(self, console: Console, options: ConsoleOptions, panel: HelpPanel) -> None:
        entries = [entry for entry in panel.entries if entry.description]
        if not entries:
            return
        names = [" ".join(entry.display_labels_with_metavar) for entry in entries]
        left = max(map(len, names)) + 2 * _INDENT
        width = max(min(options.max_width, _WIDEST) - left, 20)
        _print(console, texts().say(f"help-{panel.format}s"))
        for name, entry in zip(names, entries, strict=True):
            first, *rest = wrap(_meaning(entry), width)
            _print(console, f"{' ' * _INDENT}{name}".ljust(left) + first)
            for line in rest:
                _print(console, " " * left + line)
        _print(console)

    def render_usage(self, console: Console, options: ConsoleOptions, usage: object) -> None:  # noqa: ARG002
        """`usage`: a key."""
        _print(console, f"{texts().say('help-usage')} {texts().say(str(usage))}\n")

    def render_description(self, console: Console, options: ConsoleOptions, description: object) -> None:
        """`description`: a key; its `.about` says more, each line a paragraph."""
        key = _key(description)
        paragraphs = [texts().say(key), *texts().say(f"{key}.about").split("\n")]
        for paragraph in paragraphs:
            _print(console, fill(paragraph, min(options.max_width, _WIDEST)))
        _print(console)


def _meaning(entry: HelpEntry) -> str:
    return texts().say(_key(entry.description))


def _key(description: object) -> str:
    """Cyclopts wraps texts in renderable objects; all of ours are keys."""
    return str(getattr(description, "primary_renderable", description)).strip()


def _print(console: Console, text: str = "") -> None:
    console.print(text, highlight=False, markup=False, soft_wrap=True)
