"""What a browser is told along with every file of the page: what the page may do, which is little."""

from __future__ import annotations

from typing import Final

#: Content Security Policy, by directive. The engine is WebAssembly; nothing else is made from text at run time.
_POLICY: Final = {
    "default-src": "'none'",
    "script-src": "'self' 'wasm-unsafe-eval'",
    "worker-src": "'self'",
    "style-src": "'self'",
    "img-src": "'self'",
    "connect-src": "'self'",
    "manifest-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'none'",
    "frame-ancestors": "'none'",
}

#: A browser takes these from a header only.
_HEADER_ONLY: Final = {"frame-ancestors"}

#: Features of browsers that the page has no use for.
_UNUSED: Final = (
    "accelerometer",
    "browsing-topics",
    "camera",
    "display-capture",
    "geolocation",
    "gyroscope",
    "hid",
    "identity-credentials-get",
    "magnetometer",
    "microphone",
    "midi",
    "payment",
    "publickey-credentials-get",
    "serial",
    "usb",
    "xr-spatial-tracking",
)


def policy(*, header: bool = True) -> str:
    """The Content Security Policy, for a header or for a `<meta>` element."""
    return "; ".join(f"{name} {sources}" for name, sources in _POLICY.items() if header or name not in _HEADER_ONLY)


#: Headers of every answer. A worker goes by the policy of its own file, so scripts carry it too.
HEADERS: Final = {
    "Content-Security-Policy": policy(),
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": ", ".join(f"{feature}=()" for feature in _UNUSED),
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}
