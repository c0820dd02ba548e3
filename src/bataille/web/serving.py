"""A server on this device: where it listens, and how it ends."""

from __future__ import annotations

import errno
import signal
import socket
from contextlib import closing
from pathlib import Path
from types import FrameType
from typing import Final

import uvicorn

from bataille.errors import WebError
from bataille.value import value
from bataille.web.app import application
from bataille.web.hosts import Hosts, loopback, reachable
from bataille.web.site import PAGE, site

LOOPBACK: Final = "127.0.0.1"
EVERYWHERE: Final = "0.0.0.0"  # noqa: S104  # asked for by name, to play with others

#: What is kept in a browser is kept by address, port included: so it is always the same, or one of a few.
PORTS: Final = range(5252, 5262)

#: Connections that wait to be taken; seconds that answers may still take when the server is to end.
_BACKLOG: Final = 256
_GRACE: Final = 3


@value
class Listening:
    """A socket that is open, so that whoever is told its address now is answered as soon as the server runs."""

    socket: socket.socket
    hosts: Hosts

    @property
    def address(self) -> str:
        """Where a browser on this device finds the page."""
        host, port = self.socket.getsockname()[:2]
        if host in {EVERYWHERE, "::"}:
            host = LOOPBACK
        return f"http://{f'[{host}]' if ':' in host else host}:{port}/"

    @property
    def address_for_others(self) -> str | None:
        """Where other devices probably find it: at the address that this one shows to the net."""
        host, port = self.socket.getsockname()[:2]
        shown = _shown() if host in {EVERYWHERE, "::"} else None
        return shown and f"http://{shown}:{port}/"


def listen(host: str = LOOPBACK, port: int | None = None) -> Listening:
    """Open a socket at a port, 0 for any that is free; without one at the first of ours that is free.

    Raises `WebError` (`web/port`, `web/host`), `OSError`.
    """
    hosts = loopback() if host == LOOPBACK else reachable(host)
    if port is not None:
        return Listening(_open(host, port), hosts)
    for usual in PORTS:
        try:
            return Listening(_open(host, usual), hosts)
        except WebError as error:
            if error.code != "web/port":
                raise
    return Listening(_open(host, 0), hosts)


def _open(host: str, port: int) -> socket.socket:
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        return socket.create_server((host, port), family=family, backlog=_BACKLOG)
    except (socket.gaierror, UnicodeError) as error:
        raise WebError("web/host", host=host) from error
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise WebError("web/port", port=port) from error
        if error.errno == errno.EADDRNOTAVAIL:
            raise WebError("web/host", host=host) from error
        raise


def _shown() -> str | None:
    """The address of this device in its net; nothing is sent to find it out."""
    with closing(socket.socket(socket.AF_INET, socket.SOCK_DGRAM)) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # nobody's: RFC 5737
            shown: str = probe.getsockname()[0]
        except OSError:
            return None
    return None if shown.startswith("127.") else shown


class _Ended(Exception):  # noqa: N818  # nothing is wrong
    """Somebody asked the process to end."""


def serve(listening: Listening, root: Path = PAGE) -> None:
    """Serve the page until the process is asked to end. Raises `WebError`, `KeyboardInterrupt`."""
    server = uvicorn.Server(
        uvicorn.Config(
            application(site(root), listening.hosts),
            access_log=False,
            lifespan="off",
            log_level="warning",
            server_header=False,
            timeout_graceful_shutdown=_GRACE,
            ws="none",
        )
    )
    before = signal.signal(signal.SIGTERM, _end)  # uvicorn ends properly, then passes the signal on to this
    try:
        server.run(sockets=[listening.socket])
    except _Ended:
        pass
    finally:
        signal.signal(signal.SIGTERM, before)
        listening.socket.close()


def _end(_number: int, _frame: FrameType | None) -> None:
    raise _Ended
