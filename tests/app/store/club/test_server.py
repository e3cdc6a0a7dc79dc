"""An archive that several hosts share: what they do at once, and what a server may refuse."""

import logging
import socket
import subprocess
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Self

import psycopg
import pytest
from sqlalchemy import event, make_url, text

from app.store.club import server as module
from app.store.club.address import parsed, shown
from app.store.club.archive import Archive
from app.store.club.errors import (
    ArchiveBusy,
    ArchiveError,
    NotAnArchive,
    NotLetIn,
    OldServer,
    Unreachable,
    WrongAddress,
)
from app.store.club.server import ServerLink
from app.store.club.write import Added
from tests.app.store.club.nights import night, team

ROOT = Path(__file__).resolve().parents[4]
SENDER = """
import sys
from app.store.club.archive import Archive
from tests.app.store.club.nights import night
archive = Archive.open(sys.argv[1])
print("ready", flush=True)
sys.stdin.readline()
for uid in sys.argv[2:]:
    print(archive.add(night(uid)).value, flush=True)
"""


def test_two_laptops_that_send_the_same_nights_at_once_leave_one_of_each(emptied: str) -> None:
    uids = [f"n{number}" for number in range(8)]
    command = [sys.executable, "-c", SENDER, emptied, *uids]
    pipe = subprocess.PIPE
    hosts = [
        subprocess.Popen(command, cwd=ROOT, stdin=pipe, stdout=pipe, text=True) for _ in range(2)
    ]
    try:
        for host in hosts:
            assert host.stdout is not None
            assert host.stdout.readline() == "ready\n"
        for host in hosts:
            assert host.stdin is not None
            host.stdin.write("go\n")
            host.stdin.flush()
        said = [host.communicate(timeout=60)[0].split() for host in hosts]
    finally:
        for host in hosts:
            host.kill()
            host.wait()
    for outcomes in zip(*said, strict=True):
        assert sorted(outcomes) == ["new", "same"]
    archive = Archive.open(emptied)
    assert [line.night for line in archive.nights()] == sorted(uids)
    with psycopg.connect(emptied) as connection:
        (rows,) = connection.execute("SELECT count(*) FROM team_night").fetchone() or (0,)
    assert rows == 2 * len(uids)


def test_hosts_that_send_different_nights_at_once_agree_on_who_is_who(emptied: str) -> None:
    def send(number: int) -> Added:
        return Archive.open(emptied).add(night(str(number), teams=[team(1, "С", 1, club_id="5")]))

    with ThreadPoolExecutor(8) as hosts:
        assert set(hosts.map(send, range(16))) == {Added.NEW}
    (row,) = Archive.open(emptied).table()
    assert row.games == 16


def test_a_connection_cut_anywhere_in_the_middle_changes_nothing(emptied: str) -> None:
    """Before each statement of a replacement in turn."""
    archive = Archive.open(emptied)
    archive.add(night("a"))
    link = archive._link
    assert isinstance(link, ServerLink)
    for number in range(1, statements_of_a_replacement(archive, link) + 1):
        before = archive.table()
        changed = night("a", teams=[team(1, "Лисы", number)], revision=number + 1)
        cutter = Cutter(emptied, number)
        event.listen(link._engine, "before_cursor_execute", cutter)
        with pytest.raises(
            Unreachable, match=r"^The archive 127\.0\.0\.1:\d+/koth_.* cannot be reached: .*\.$"
        ):
            archive.add(changed)
        event.remove(link._engine, "before_cursor_execute", cutter)
        assert archive.table() == before
        assert archive.add(changed) is Added.REPLACED


def statements_of_a_replacement(archive: Archive, link: ServerLink) -> int:
    seen = Cutter("", 0)
    event.listen(link._engine, "before_cursor_execute", seen)
    archive.add(night("a", teams=[team(1, "Лисы", 0)], revision=1))
    event.remove(link._engine, "before_cursor_execute", seen)
    assert -seen.left > 12
    return -seen.left


class Cutter:
    """Ends a host's connection, from the server's side, before its statement of a number."""

    def __init__(self, address: str, number: int) -> None:
        self._address, self.left = address, number

    def __call__(self, *_: object) -> None:
        self.left -= 1
        if self.left == 0:
            with psycopg.connect(self._address, autocommit=True) as admin:
                admin.execute(
                    "SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity"
                    " WHERE application_name = 'koth' AND datname = current_database()"
                )


def test_a_cable_cut_between_commit_and_answer_doubles_nothing(emptied: str) -> None:
    """The server has committed, and its answer never comes: sent again, the night is there."""
    archive = Archive.open(emptied)
    link = archive._link
    assert isinstance(link, ServerLink)

    with Proxy(emptied) as proxy:
        far = Archive.open(proxy.address)
        far_link = far._link
        assert isinstance(far_link, ServerLink)
        event.listen(far_link._engine, "commit", lambda _: proxy.swallow_answers())
        with pytest.raises((Unreachable, ArchiveBusy)):
            far.add(night("a"))
    assert archive.add(night("a")) is Added.SAME


class Proxy:
    """A cable between a host and the server that can be cut on the way back."""

    def __init__(self, address: str) -> None:
        self._url = make_url(address)
        self._listener = socket.create_server(("127.0.0.1", 0))
        port = self._listener.getsockname()[1]
        self.address = self._url.set(port=port).render_as_string(hide_password=False)
        self._swallow = threading.Event()
        self._threads: list[threading.Thread] = []

    def __enter__(self) -> Self:
        self._start(self._accept)
        return self

    def __exit__(self, *_: object) -> None:
        self._listener.shutdown(socket.SHUT_RDWR)
        self._listener.close()
        for thread in self._threads:
            thread.join(30)

    def swallow_answers(self) -> None:
        self._swallow.set()

    def _start(self, target: object, *arguments: object) -> None:
        thread = threading.Thread(target=target, args=arguments)  # type: ignore[arg-type]
        self._threads.append(thread)
        thread.start()

    def _accept(self) -> None:
        while True:
            try:
                near, _ = self._listener.accept()
            except OSError:
                return
            far = socket.create_connection(("127.0.0.1", self._url.port or 5432))
            self._start(self._there, near, far)
            self._start(self._back, far, near)

    def _there(self, near: socket.socket, far: socket.socket) -> None:
        while data := _received(near):
            far.sendall(data)
        far.close()

    def _back(self, far: socket.socket, near: socket.socket) -> None:
        while data := _received(far):
            if self._swallow.is_set():
                near.shutdown(socket.SHUT_RDWR)
                break
            near.sendall(data)
        near.close()


def _received(place: socket.socket) -> bytes:
    try:
        return place.recv(65536)
    except OSError:
        return b""


def test_a_host_that_holds_the_archive_too_long_is_not_waited_for(emptied: str) -> None:
    url = make_url(emptied).update_query_dict({"options": "-c lock_timeout=50ms"})
    archive = Archive.open(emptied)
    hurried = Archive.open(url.render_as_string(hide_password=False))
    with archive._link.writing(), pytest.raises(ArchiveBusy, match="did not answer in time"):
        hurried.add(night("a"))
    assert hurried.add(night("a")) is Added.NEW


def test_a_statement_that_takes_too_long_is_given_up(emptied: str) -> None:
    url = make_url(emptied).update_query_dict({"options": "-c statement_timeout=50ms"})
    link = ServerLink(url.set(drivername="postgresql+psycopg"))
    with pytest.raises(ArchiveBusy, match="did not answer in time"), link.reading() as connection:
        connection.execute(text("SELECT pg_sleep(30)"))


def refused(address: str) -> ArchiveError:
    with pytest.raises(ArchiveError) as caught:
        Archive.open(address)
    sentence = str(caught.value)
    assert sentence.endswith(".")
    assert "\n" not in sentence
    return caught.value


def test_a_wrong_password_is_a_sentence_without_it(emptied: str) -> None:
    wrong = make_url(emptied).set(password="secret-8").render_as_string(hide_password=False)
    error = refused(wrong)
    assert isinstance(error, NotLetIn)
    assert "password authentication failed" in str(error)
    assert "secret-8" not in str(error)


def test_a_wrong_database_and_a_closed_port_are_sentences(emptied: str) -> None:
    url = make_url(emptied)
    nowhere = url.set(database="nowhere").render_as_string(hide_password=False)
    assert isinstance(refused(nowhere), NotLetIn)
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        closed = url.set(port=taken.getsockname()[1]).render_as_string(hide_password=False)
        error = refused(closed)
    assert isinstance(error, Unreachable)
    assert "Connection refused" in str(error)


def test_an_older_server_is_a_sentence(emptied: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "LEAST_VERSION", 990000)
    error = refused(emptied)
    assert isinstance(error, OldServer)
    assert "needs 99 or newer" in str(error)


def test_a_user_without_rights_is_a_sentence(database: str) -> None:
    with psycopg.connect(database, autocommit=True) as admin:
        admin.execute("DROP ROLE IF EXISTS guest")
        admin.execute("CREATE ROLE guest LOGIN PASSWORD 'guest'")
    guest = make_url(database).set(username="guest", password="guest")
    try:
        assert isinstance(refused(guest.render_as_string(hide_password=False)), NotLetIn)
    finally:
        with psycopg.connect(database, autocommit=True) as admin:
            admin.execute("DROP ROLE guest")


def test_a_database_in_another_encoding_is_a_sentence(server: str) -> None:
    with psycopg.connect(server, autocommit=True) as admin:
        admin.execute("DROP DATABASE IF EXISTS latin")
        admin.execute("CREATE DATABASE latin ENCODING 'LATIN1' TEMPLATE template0 LOCALE 'C'")
    latin = make_url(server).set(database="latin").render_as_string(hide_password=False)
    try:
        assert isinstance(refused(latin), NotAnArchive)
    finally:
        with psycopg.connect(server, autocommit=True) as admin:
            admin.execute("DROP DATABASE latin WITH (FORCE)")


@pytest.mark.parametrize(
    "address",
    [
        "",
        " ",
        "mysql://koth:secret-8@db/club",
        "postgresql://",
        "postgresql://koth:secret-8@db",
        "postgresql://koth:secret-8@db:port/club",
        "http://db/club",
        "postgresql://koth:pass@secret-8@db/club",
    ],
)
def test_a_wrong_address_is_a_sentence_without_the_password(address: str) -> None:
    with pytest.raises(WrongAddress) as caught:
        Archive.open(address)
    assert str(caught.value).endswith(".")
    assert "secret-8" not in str(caught.value)
    assert "secret-8" not in shown(address)


def test_an_address_is_shown_without_its_password() -> None:
    address = "postgres://koth:secret-8@db.example:5433/club?sslmode=require"
    assert shown(address) == "db.example:5433/club"
    assert "secret-8" not in repr(parsed(address))
    assert "secret-8" not in str(parsed(address))
    assert shown("/var/архив.sqlite") == "/var/архив.sqlite"


def test_no_log_and_no_traceback_holds_the_password(
    emptied: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    password = str(make_url(emptied).password)
    archive = Archive.open(emptied)
    archive.add(night("a"))
    wrong = make_url(emptied).set(database="nowhere").render_as_string(hide_password=False)
    try:
        Archive.open(wrong)
    except ArchiveError:
        logging.getLogger("test").exception("it failed")
    assert password not in caplog.text
    assert password not in repr(vars(archive))
    assert "/koth_" in archive.name
