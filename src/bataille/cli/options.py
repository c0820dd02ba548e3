"""Options that several commands share. Their `help` is a key of the catalogues."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

#: Everything that is no `--option`; a command sorts it itself, so that unknown options get our own complaint.
Rest = Annotated[str, Parameter(show=False, allow_leading_hyphen=True)]

Seed = Annotated[str | None, Parameter(help="help-seed", metavar="SEED", allow_leading_hyphen=True)]
Json = Annotated[bool, Parameter(help="help-json", negative="")]
Port = Annotated[str | None, Parameter(help="help-port", metavar="N", allow_leading_hyphen=True)]
