"""The socket that phones knock at, or one sentence that says why there is none."""

from __future__ import annotations

import errno
import os
import socket
import time
from typing import Any

from app.phones.files import allow_many_files
from app.phones.limits import Limits
from app.phones.tls import Fault, PhoneServerError

PAUSE_S = 0.1


def listen(
    host: str, port: int, limits: Limits, *, other_port: bool, tries: int = 1
) -> socket.socket:
    """A socket bound to an address in digits; raises PhoneServerError, a sentence.

    Where the port is taken it is tried `tries` times in all, and then, with `other_port`, a free
    one is taken.
    """
    if not 0 <= port <= 65_535:
        raise PhoneServerError(Fault.NO_PORT, port)
    allow_many_files(limits.connections + 256)
    try:
        rows = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_NUMERICHOST)
        return _bound(rows[0][0], rows[0][4], limits)
    except OSError as error:
        taken = error.errno == errno.EADDRINUSE
        if taken and tries > 1:
            time.sleep(PAUSE_S)
            return listen(host, port, limits, other_port=other_port, tries=tries - 1)
        if taken and other_port:
            return listen(host, 0, limits, other_port=False)
        raise _fault(host, port, error) from None


def _bound(family: int, address: Any, limits: Limits) -> socket.socket:
    sock = socket.socket(family, socket.SOCK_STREAM)
    try:
        if os.name == "posix":
            sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, limits.send_buffer)
        sock.bind(address)
        sock.listen(limits.backlog)
    except BaseException:
        sock.close()
        raise
    sock.setblocking(False)
    return sock


def _fault(host: str, port: int, error: OSError) -> PhoneServerError:
    if isinstance(error, socket.gaierror) or error.errno == errno.EADDRNOTAVAIL:
        return PhoneServerError(Fault.NO_ADDRESS, host)
    if error.errno == errno.EADDRINUSE:
        return PhoneServerError(Fault.PORT_USED, port)
    if error.errno == errno.EACCES:
        return PhoneServerError(Fault.PORT_BARRED, port)
    return PhoneServerError(Fault.SYSTEM, port, error.strerror or "it cannot be used")
