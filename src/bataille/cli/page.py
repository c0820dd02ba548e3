"""`bataille` alone: the page, on this device, in the browser."""

from __future__ import annotations

import os
import sys
import webbrowser
from threading import Thread
from typing import Annotated

from cyclopts import Parameter

from bataille.cli.options import Port, Rest
from bataille.cli.speech import texts
from bataille.cli.words import refuse_words


def page(
    *words: Rest,
    port: Port = None,
    no_browser: Annotated[bool, Parameter(help="help-no-browser", negative="")] = False,
) -> int:
    """Serve the page to this device and open it."""
    refuse_words("page", words)
    from bataille.cli.serve import port_number  # noqa: PLC0415  # with it comes the server
    from bataille.web.serving import listen, serve  # noqa: PLC0415  # brings Starlette and uvicorn

    listening = listen(port=port_number(port))
    sys.stdout.write(texts().say("serve-at", address=listening.address) + "\n")
    sys.stdout.flush()
    if not no_browser and _has_screen():
        # The socket is open, so it waits for the server; and some browsers return only when they are closed.
        Thread(target=webbrowser.open, args=(listening.address,), daemon=True).start()
    serve(listening)
    return 0


def _has_screen() -> bool:
    """Whether a browser would be one with windows; one within the terminal cannot show the page."""
    if sys.platform in {"win32", "darwin"} or "BROWSER" in os.environ:
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "WSL_DISTRO_NAME"))
