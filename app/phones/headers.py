"""The headers of every answer, and the answers that are none of the pages'."""

from __future__ import annotations

from aiohttp import web

_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
    "connect-src 'self'{socket}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)


def protect(response: web.StreamResponse, socket: str = "") -> web.StreamResponse:
    """Add what every answer carries; `socket` is the WebSocket's origin where it is known."""
    policy = _POLICY.format(socket=f" {socket}" if socket else "")
    response.headers.update(
        {
            "Content-Security-Policy": policy,
            "X-Content-Type-Options": "nosniff",
            "X-Frame-Options": "DENY",
            "Referrer-Policy": "no-referrer",
            "Cross-Origin-Resource-Policy": "same-origin",
            "Server": "koth",
        }
    )
    if socket.startswith("wss:"):  # elsewhere browsers complain of it and leave it aside
        response.headers["Cross-Origin-Opener-Policy"] = "same-origin"
    response.headers.setdefault("Cache-Control", "no-store")
    return response


def plain(status: int, text: str) -> web.Response:
    """A short answer in plain text, protected; the connection ends after errors of the sender."""
    response = web.Response(status=status, text=text + "\n", content_type="text/plain")
    protect(response)
    if status >= 400:
        response.force_close()
    return response
