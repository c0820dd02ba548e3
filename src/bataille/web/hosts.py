"""By which names a server may be asked.

A page elsewhere can let its own name point to this device and then ask this server as if it were the same site (DNS
rebinding). It cannot change what is written in `Host`, so a name that is not ours is refused.
"""

from __future__ import annotations

import socket
from ipaddress import ip_address

from bataille.value import value

_LOOPBACK = ("localhost", "127.0.0.1", "::1")


@value
class Hosts:
    """Names that are ours."""

    names: frozenset[str]
    #: Whether any address will do; names alone can be made to point elsewhere.
    addresses: bool

    def has(self, host: str) -> bool:
        """Whether the content of a `Host` header is among them, with whatever port."""
        name = _name(host)
        return name in self.names or (self.addresses and _is_address(name))


def loopback() -> Hosts:
    """Of a server for this device alone."""
    return Hosts(frozenset(_LOOPBACK), addresses=False)


def reachable(host: str) -> Hosts:
    """Of a server that listens at `host` for others."""
    own = socket.gethostname().lower()
    return Hosts(frozenset({*_LOOPBACK, own, f"{own}.local", host.lower()}), addresses=True)


def _name(host: str) -> str:
    """Without port, brackets, and the dot that may end a name."""
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0].lower().removesuffix(".")


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
