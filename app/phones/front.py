"""Every request comes here: pages, the door, joining, the judge's link, the WebSockets."""

from __future__ import annotations

import json
import logging
from collections.abc import Awaitable, Callable

from aiohttp import web

from app.phones.common import Common
from app.phones.complaints import where
from app.phones.headers import plain, protect
from app.phones.joining import Joining
from app.phones.pages import Page, Pages, page
from app.phones.protocol import DoorTeam, DoorView, vocabulary
from app.phones.sockets import Sockets
from app.phones.turnstile import Turnstile
from app.phones.wire import address_of

_LOG = logging.getLogger(__name__)
_Answer = Callable[[web.BaseRequest], Awaitable[web.StreamResponse]]


class Front:
    """Paths and methods; what both share is checked here once. Only for the server's loop."""

    def __init__(self, pages: Pages, common: Common, joining: Joining, sockets: Sockets) -> None:
        self._pages, self._origins = pages, common.origins
        self._joining, self._cookies = joining, common.cookies
        self._turnstile = Turnstile(common.limits.requests)
        self._words = page(_words().encode(), ".js")
        self._routes: dict[str, tuple[str, _Answer]] = {
            "/door": ("GET", self._door),
            "/check": ("GET", self._check),
            "/join": ("POST", joining.join),
            "/judge": ("POST", joining.judge),
            "/ws": ("GET", sockets.team),
            "/ws/judge": ("GET", sockets.judge),
            "/ws/test": ("GET", sockets.test),
        }

    async def handle(self, request: web.BaseRequest) -> web.StreamResponse:
        """Answer one request; what fails here is logged by its kind and place alone."""
        try:
            await self._turnstile.enter(self._line(request), lambda: request.transport is None)
            return await self._route(request)
        except (web.HTTPException, TimeoutError, ValueError):
            return plain(400, "This is no request.")
        except ConnectionError:
            raise
        except Exception as error:  # noqa: BLE001
            _LOG.error("A request failed: %s", where(error))
            return plain(500, "This cannot be done.")

    def _line(self, request: web.BaseRequest) -> str:
        """A phone that has joined waits in a line of its own, strangers by their address."""
        roll = self._joining.hall.roll
        known = roll.find(self._cookies.secret(request.cookies, self._cookies.phone))
        return address_of(request.transport) if known is None else f"phone {known.phone}"

    async def _route(self, request: web.BaseRequest) -> web.StreamResponse:
        host = self._origins.host(request.headers)
        if host is None:
            return plain(421, "This laptop has no such name.")
        path, method = request.path, request.method
        found = self._words if path == "/vocabulary.js" else self._pages.find(path)
        wanted, answer = self._routes.get(path, ("", self._door))
        if method == wanted:
            return protect(await answer(request), self._origins.socket(host))
        if found is not None and method in {"GET", "HEAD"}:
            return protect(_file(found, request), self._origins.socket(host))
        if found is not None or wanted:
            return plain(405, "This is not how it is asked for.")
        return plain(404, "There is no such page.")

    async def _door(self, _request: web.BaseRequest) -> web.StreamResponse:
        door = self._joining.hall.door
        teams = sorted((number, name) for number, name, _ in door.teams.values())
        view = DoorView(
            title=door.title,
            rehearsal=door.rehearsal,
            teams=tuple(DoorTeam(number=number, name=name) for number, name in teams),
        )
        return web.Response(text=view.model_dump_json(), content_type="application/json")

    async def _check(self, _request: web.BaseRequest) -> web.StreamResponse:
        return web.Response(text='{"reached":true}', content_type="application/json")


def _words() -> str:
    table = json.dumps(vocabulary(), separators=(",", ":"))
    return f"window.page = window.page || {{}};\nwindow.page.vocabulary = {table};\n"


def _file(found: Page, request: web.BaseRequest) -> web.StreamResponse:
    keep = {"Cache-Control": "no-store" if found.kind == "text/html" else "no-cache"}
    if found.kind != "text/html":
        keep["ETag"] = found.tag
        if request.headers.get("If-None-Match") == found.tag:
            return web.Response(status=304, headers=keep)
    is_text = found.kind.startswith("text/")
    return web.Response(
        body=found.data,
        headers=keep,
        content_type=found.kind,
        charset="utf-8" if is_text else None,
    )
