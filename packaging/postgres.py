"""A throwaway PostgreSQL server for the tests of an archive that several hosts share."""

from __future__ import annotations

import contextlib
import ctypes
import os
import re
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple, TypedDict

import debian

_LEAST = 15
_PACKAGE = "postgresql"
_DEBIANS_PLACE = Path("/usr/lib/postgresql")
_SETTINGS = Path("/etc/postgresql-common/createcluster.d")
_USER = "koth"
_OTHERS = ("postgres", "nobody")  # the server refuses to run as root
_START_SECONDS = 60
_PR_SET_PDEATHSIG = 1
# What a server may leave out whose data nobody will want after a crash.
_HASTE = {"fsync": "off", "full_page_writes": "off", "synchronous_commit": "off"}


class RunAs(TypedDict, total=False):
    """What `subprocess` takes to run a program as somebody else."""

    user: int
    group: int
    extra_groups: list[int]


class Account(NamedTuple):
    """Whom the server runs as: numbers for `chown`; None for whoever runs the tests."""

    uid: int
    gid: int


@contextlib.contextmanager
def throwaway() -> Iterator[str | None]:
    """The address of a fresh server's database, with the password of one who may do all there.

    It listens on 127.0.0.1 only and is gone after the block, with all its data. None after a word
    where there is no PostgreSQL 15 or newer and none may be installed.
    """
    programs = _programs()
    if programs is None:
        yield None
        return
    account = _account()
    open_to_all = None if account is None else "/tmp"  # root's own may be closed to the server
    with tempfile.TemporaryDirectory(
        prefix="koth-pg-", ignore_cleanup_errors=True, dir=open_to_all
    ) as folder:
        if account is not None:
            os.chown(folder, *account)
        password = secrets.token_urlsafe(16)
        data = Path(folder, "data")
        if not _laid_out(programs, data, password, account):
            yield None
            return
        with _running(programs, data, account) as port:
            where = f"{_USER}:{password}@127.0.0.1:{port}"
            yield None if port is None else f"postgresql://{where}/postgres"


def _programs() -> Path | None:
    """The folder of the server's programs, installed where that may be done."""
    if sys.platform == "win32":
        return None
    found = _newest()
    if found is None and sys.platform == "linux" and not _any():
        with no_cluster_of_its_own():
            debian.install([_PACKAGE], "for tests of a shared archive")
        found = _newest()
    if found is None:
        print(f"There is no PostgreSQL {_LEAST} or newer here; tests that need one are skipped.")
    return found


@contextlib.contextmanager
def no_cluster_of_its_own(settings: Path = _SETTINGS) -> Iterator[None]:
    """Have Debian's package neither make nor start a server of its own, where we may say so.

    The word is taken back afterwards; where it stands already it is left as it is.
    """
    word = settings / "koth-tests.conf"
    if sys.platform != "linux" or os.geteuid() != 0 or word.exists():
        yield
        return
    made = [folder for folder in (settings, settings.parent) if not folder.exists()]
    settings.mkdir(parents=True, exist_ok=True)
    word.write_text("create_main_cluster = false\n")
    try:
        yield
    finally:
        word.unlink()
        for folder in made:
            with contextlib.suppress(OSError):  # not empty: the package's own by now
                folder.rmdir()


def _any() -> bool:
    return _DEBIANS_PLACE.is_dir() and any(_DEBIANS_PLACE.glob("*/bin/initdb"))


def _newest() -> Path | None:
    found = [(int(p.parts[-3]), p.parent) for p in _DEBIANS_PLACE.glob("[0-9]*/bin/initdb")]
    if not found and (initdb := shutil.which("initdb")):
        said = subprocess.run([initdb, "--version"], capture_output=True, text=True, check=False)
        number = re.search(r"(\d+)", said.stdout)
        found = [(int(number[1]) if number else 0, Path(initdb).resolve().parent)]
    version, programs = max(found, default=(0, Path()))
    return programs if version >= _LEAST else None


def _account() -> Account | None:
    if os.geteuid() != 0:
        return None
    import pwd

    for name in _OTHERS:
        with contextlib.suppress(KeyError):
            entry = pwd.getpwnam(name)
            return Account(entry.pw_uid, entry.pw_gid)
    return None


def _laid_out(programs: Path, data: Path, password: str, account: Account | None) -> bool:
    """Make the empty server; the password goes through a file that is gone afterwards."""
    secret = data.with_name("password")
    secret.write_text(password)
    if account is not None:
        os.chown(secret, *account)
    options = ["--no-sync", "--auth=scram-sha-256", "--encoding=UTF8", "--locale=C"]
    own = [f"--username={_USER}", f"--pwfile={secret}", f"--pgdata={data}"]
    command = [str(programs / "initdb"), *options, *own]
    done = subprocess.run(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
        cwd="/",
        **_as(account),
    )
    secret.unlink()
    if done.returncode:
        print(f"PostgreSQL could not be laid out; tests that need it are skipped.\n{done.stdout}")
    return done.returncode == 0


@contextlib.contextmanager
def _running(programs: Path, data: Path, account: Account | None) -> Iterator[int | None]:
    """Run the server until the end of the block; its port, None when it does not start."""
    port = _free_port()
    settings = {"listen_addresses": "127.0.0.1", "port": str(port), "unix_socket_directories": ""}
    options = [f"--{key}={value}" for key, value in (settings | _HASTE).items()]
    with data.with_name("log").open("wb") as log:
        server = subprocess.Popen(
            [str(programs / "postgres"), "-D", str(data), *options],
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            cwd="/",
            preexec_fn=_end_with_parent,  # noqa: PLW1509 - there are no threads here
            **_as(account),
        )
    try:
        yield port if _answers(programs, port, server) else None
    finally:
        server.send_signal(signal.SIGQUIT)  # at once: nothing is to be kept
        server.wait()


def _as(account: Account | None) -> RunAs:
    if account is None:
        return {}
    return {"user": account.uid, "group": account.gid, "extra_groups": []}


def _end_with_parent() -> None:
    """In the server's process: be told to end when the one that started it is killed."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, signal.SIGQUIT)


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _answers(programs: Path, port: int, server: subprocess.Popen[bytes]) -> bool:
    ask = [str(programs / "pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(port), "-t", "1"]
    deadline = time.monotonic() + _START_SECONDS
    while server.poll() is None and time.monotonic() < deadline:
        if subprocess.run(ask, check=False, cwd="/").returncode == 0:
            return True
        time.sleep(0.05)
    print("PostgreSQL did not start; tests that need it are skipped.")
    return False


def _stop(signum: int, _frame: object) -> None:
    sys.exit(128 + signum)


if __name__ == "__main__":  # for runs by hand: prints the address, and ends with its input
    signal.signal(signal.SIGTERM, _stop)
    with throwaway() as address:
        print(address or "", flush=True)
        sys.stdin.read()
