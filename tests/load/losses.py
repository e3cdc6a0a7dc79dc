"""A network that loses packets: two network namespaces of its own, and what happens between them.

Where the kernel has no netem, as here and there, this process carries the packets itself between
two TUN devices, and drops and delays them; both need Linux and its administrator's rights.
"""

from __future__ import annotations

import ctypes
import fcntl
import heapq
import os
import select
import struct
import subprocess
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from random import Random
from time import monotonic

LAPTOP, HALL = "10.99.0.1", "10.99.0.2"
DEVICE = "koth0"
_TUNSETIFF, _IFF_TUN, _IFF_NO_PI = 0x400454CA, 0x0001, 0x1000
_MOST = 65_536


class NoLossesError(Exception):
    """Why there can be no such network here, in a sentence."""


@contextmanager
def lossy(share: float, delay_ms: int, seed: int) -> Iterator[tuple[str, ...]]:
    """This thread is in the hall's namespace; what is put in front of the laptop's command.

    `share` of the packets is lost each way, the others are up to `delay_ms` late, so that they
    overtake each other. Everything is taken down at the end. Raises NoLossesError.
    """
    if os.name != "posix" or not hasattr(os, "geteuid") or os.geteuid() != 0:
        raise NoLossesError("a network with losses needs Linux and its administrator's rights")
    names = [f"koth-{os.getpid()}-{part}" for part in ("laptop", "hall")]
    with ExitStack() as stack:
        home = os.open("/proc/thread-self/ns/net", os.O_RDONLY)
        stack.callback(os.close, home)
        stack.callback(_enter, home)
        wires = []
        for name, address in zip(names, (LAPTOP, HALL), strict=True):
            _run("ip", "netns", "add", name)
            stack.callback(subprocess.run, ["ip", "netns", "del", name], check=False)
            wires.append(_wire(name, address))
            stack.callback(os.close, wires[-1])
        over = threading.Event()
        carrier = threading.Thread(target=_carry, args=(wires, share, delay_ms, seed, over))
        carrier.start()
        stack.callback(carrier.join)
        stack.callback(over.set)
        yield ("ip", "netns", "exec", names[0])


def _wire(name: str, address: str) -> int:
    """A TUN device in the namespace, which this thread enters; what is sent there is read here."""
    with Path(f"/run/netns/{name}").open("rb") as place:
        _enter(place.fileno())
    wire = os.open("/dev/net/tun", os.O_RDWR | os.O_NONBLOCK)
    asked = struct.pack("16sH22x", DEVICE.encode(), _IFF_TUN | _IFF_NO_PI)
    fcntl.ioctl(wire, _TUNSETIFF, asked)
    _run("ip", "address", "add", f"{address}/24", "dev", DEVICE)
    _run("ip", "link", "set", DEVICE, "up")
    _run("ip", "link", "set", "lo", "up")
    return wire


def _enter(place: int) -> None:
    """This thread is in the network namespace of that file."""
    libc = ctypes.CDLL(None, use_errno=True)
    if libc.setns(place, 0) != 0:
        raise NoLossesError(os.strerror(ctypes.get_errno()))


def _run(*words: str) -> None:
    try:
        subprocess.run(words, check=True, capture_output=True, text=True)
    except (OSError, subprocess.CalledProcessError) as error:
        said = getattr(error, "stderr", "") or str(error)
        raise NoLossesError(f"{' '.join(words)}: {said.strip()}") from None


def _carry(wires: list[int], share: float, delay_ms: int, seed: int, over: threading.Event) -> None:
    """From one wire to the other, until it is over."""
    chance = Random(seed)
    late: list[tuple[float, int, int, bytes]] = []
    number = 0
    while not over.is_set():
        wait = max(0.0, late[0][0] - monotonic()) if late else 0.1
        for wire in select.select(wires, [], [], min(wait, 0.1))[0]:
            with suppress(BlockingIOError):
                packet = os.read(wire, _MOST)
                if chance.random() >= share:
                    number += 1
                    due = monotonic() + chance.random() * delay_ms / 1000
                    other = wires[1 - wires.index(wire)]
                    heapq.heappush(late, (due, number, other, packet))
        while late and late[0][0] <= monotonic():
            _, _, other, packet = heapq.heappop(late)
            with suppress(OSError):
                os.write(other, packet)
