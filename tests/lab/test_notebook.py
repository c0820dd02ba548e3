"""The worked notebook runs from top to bottom and says what is printed in it."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import nbclient
import nbformat
import pytest

NOTEBOOK = Path(__file__).parents[2] / "docs" / "lab" / "war.ipynb"


def read() -> Any:
    """The notebook, as a document."""
    reader: Callable[..., Any] = nbformat.read  # its annotations leave out a part
    return reader(NOTEBOOK, as_version=4)


def said(notebook: Any) -> Iterator[tuple[str, str]]:
    """Each cell's source, and what it printed or showed as text; a kernel may print that in one piece or in several."""
    for cell in notebook.cells:
        outputs = cell.get("outputs", ())
        shown = [output.get("text") or output.get("data", {}).get("text/plain", "") for output in outputs]
        yield cell.source, "".join(shown)


@pytest.mark.filterwarnings("ignore::DeprecationWarning", "ignore::ResourceWarning")
def test_the_notebook_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    """All cells, in a kernel of its own; words and numbers are those that were printed when it was written."""
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(path for path in sys.path if path))
    monkeypatch.setenv("PYTHONWARNINGS", "default")
    written = read()
    nbformat.validate(written)
    run = read()
    nbclient.NotebookClient(run, timeout=120, kernel_name="python3").execute()
    assert [*said(run)] == [*said(written)]


def test_its_outputs_are_small() -> None:
    """A notebook is read in a browser: charts included, less than half a megabyte."""
    assert NOTEBOOK.stat().st_size < 500_000
    counts = [cell.execution_count for cell in read().cells if cell.cell_type == "code"]
    assert counts == list(range(1, len(counts) + 1))
