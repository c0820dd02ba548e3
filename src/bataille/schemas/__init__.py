"""JSON Schemas of what people keep and send, as files beside this one: `scripts/schemas` makes them of the classes."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any, Final

from bataille.record import Record
from bataille.rules import Rules
from bataille.schema import schema

#: What is described, by the name of its file.
DESCRIBED: Final[dict[str, type[Any]]] = {"record": Record, "rules": Rules}


def made(name: str) -> str:
    """The schema of a class, as its file has to say it."""
    return json.dumps(schema(DESCRIBED[name]), indent=2, ensure_ascii=False) + "\n"


def shipped(name: str) -> str:
    """What the file says; `name`: one of `DESCRIBED`."""
    return files(__name__).joinpath(f"{name}.schema.json").read_text(encoding="utf-8")
