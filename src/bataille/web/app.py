"""The server's answers: files of the page, and nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from anyio import to_thread
from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from bataille.web.hosts import Hosts
from bataille.web.policy import HEADERS
from bataille.web.site import File

_YEAR: Final = 365 * 24 * 60 * 60


def application(files: Mapping[str, File], hosts: Hosts) -> Starlette:
    """Serves a page under names that are its own."""

    async def answer(request: Request) -> Response:
        file = files.get(request.path_params["name"] or "index.html")
        if file is None:
            raise HTTPException(404)
        return await _sent(file, request)

    return Starlette(
        routes=[Route("/{name:path}", answer, methods=["GET"])],  # and HEAD
        middleware=[Middleware(_Told), Middleware(_Guarded, hosts)],
        exception_handlers={HTTPException: _refused},
    )


async def _sent(file: File, request: Request) -> Response:
    coding = file.coding(request.headers.get("Accept-Encoding", ""))
    etag = f'"{file.digest}{coding and "-"}{coding}"'
    headers = {
        "Cache-Control": f"public, max-age={_YEAR}, immutable" if file.immutable else "no-cache",
        "ETag": etag,
        "Vary": "Accept-Encoding",
    }
    known = [each.strip().removeprefix("W/") for each in request.headers.get("If-None-Match", "").split(",")]
    if etag in known or "*" in known:
        return Response(status_code=304, headers=headers)
    headers["Content-Type"] = file.type
    if coding:
        headers["Content-Encoding"] = coding
    if coding in file.forms:
        return FileResponse(file.forms[coding], headers=headers)
    content = await to_thread.run_sync(file.read)
    headers["Content-Length"] = str(len(content))
    return Response(b"" if request.method == "HEAD" else content, headers=headers)


async def _refused(_: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    headers = {"Cache-Control": "no-store", **(error.headers or {})}
    return PlainTextResponse(f"{error.detail}\n", error.status_code, headers)


class _Told:
    """Adds what a browser is told along with everything."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def tell(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message).update(HEADERS)
            await send(message)

        await self._app(scope, receive, tell)


class _Guarded:
    """Refuses to be asked by a name that is not ours."""

    def __init__(self, app: ASGIApp, hosts: Hosts) -> None:
        self._app = app
        self._hosts = hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and not self._hosts.has(Request(scope).headers.get("Host", "")):
            refusal = PlainTextResponse("This server has another name.\n", 421, {"Cache-Control": "no-store"})
            await refusal(scope, receive, send)
        else:
            await self._app(scope, receive, send)
