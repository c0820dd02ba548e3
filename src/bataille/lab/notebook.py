"""Results that show themselves: as text in a terminal, as text and, where there are some, charts in a notebook."""

from __future__ import annotations

from base64 import b64encode
from html import escape
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bataille.lab.charts import Chart


class Told:
    """What has a `text`."""

    __slots__ = ()

    def text(self, language: str = "en") -> str:
        """For people, in lines."""
        raise NotImplementedError

    def __str__(self) -> str:
        return self.text()

    def __rich__(self) -> str:
        return self.text()

    def _repr_html_(self) -> str:
        return f"<pre>{escape(self.text())}</pre>"

    def _repr_mimebundle_(self, **_: object) -> dict[str, str]:
        return {"text/plain": self.text(), "text/html": self._repr_html_()}


class Shown(Told):
    """What has a `text` and charts."""

    __slots__ = ()

    def plot(self, language: str = "en") -> Chart:
        """Charts, with Matplotlib."""
        raise NotImplementedError

    def _repr_html_(self) -> str:
        from bataille.lab.charts import svg  # noqa: PLC0415  # slow to import

        picture = b64encode(svg(self.plot()).encode()).decode()  # as a picture, so that its names stay its own
        return f'{Told._repr_html_(self)}\n<img alt="" src="data:image/svg+xml;base64,{picture}">'
