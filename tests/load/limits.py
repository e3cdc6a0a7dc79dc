"""What this machine can do at best: one durable commit, one round trip over loopback."""

from __future__ import annotations

import os
import socket
import sqlite3
import threading
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from time import perf_counter
from typing import NamedTuple

TIMES = 400


class Spread(NamedTuple):
    """Milliseconds: the median, the 99th percentile, the maximum."""

    p50: float
    p99: float
    most: float

    def __str__(self) -> str:
        """The three as a part of a line."""
        return f"p50 {self.p50:7.2f}   p99 {self.p99:7.2f}   max {self.most:7.2f} ms"


def spread(values: Sequence[float]) -> Spread:
    """Of milliseconds, at least one."""
    ordered = sorted(values)
    last = len(ordered) - 1
    return Spread(ordered[last // 2], ordered[min(last, round(last * 0.99))], ordered[-1])


def commit(folder: Path) -> Spread:
    """One row in one transaction, in WAL with synchronous=FULL, in this folder."""
    found = []
    with closing(sqlite3.connect(folder / "limit.sqlite", isolation_level=None)) as db:
        db.execute("PRAGMA journal_mode=WAL")
        db.execute("PRAGMA synchronous=FULL")
        db.execute("CREATE TABLE event (seq INTEGER PRIMARY KEY, payload TEXT)")
        for _ in range(TIMES):
            begin = perf_counter()
            db.execute("BEGIN")
            db.execute("INSERT INTO event (payload) VALUES (?)", ("x" * 300,))
            db.execute("COMMIT")
            found.append((perf_counter() - begin) * 1000)
    return spread(found)


def loopback() -> Spread:
    """A hundred bytes there and back between two threads."""
    with closing(socket.create_server(("127.0.0.1", 0))) as server:
        thread = threading.Thread(target=_echo, args=(server,))
        thread.start()
        found = []
        with closing(socket.create_connection(server.getsockname())) as link:
            link.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            for _ in range(TIMES):
                begin = perf_counter()
                link.sendall(b"x" * 100)
                link.recv(100)
                found.append((perf_counter() - begin) * 1000)
        thread.join()
    return spread(found)


def _echo(server: socket.socket) -> None:
    link, _ = server.accept()
    with closing(link):
        link.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        while data := link.recv(100):
            link.sendall(data)


def quiet() -> str:
    """How busy the machine is with other things, for whoever reads the figures."""
    return f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors"
