"""Plain requests: every answer is protected, says little, and is for the laptop's own names."""

from __future__ import annotations

import http.client

import pytest

from tests.app.phones.client import Phone, run
from tests.app.phones.conftest import Stand, Start
from tests.app.phones.fake_night import JUDGE_SECRET

Answer = tuple[int, dict[str, str], bytes]


def ask(stand: Stand, method: str, path: str, **headers: str) -> Answer:
    """One request of a client that adds nothing of its own."""
    address = stand.phones.address
    assert address is not None
    link = http.client.HTTPConnection("127.0.0.1", address.port, timeout=30)
    link.putrequest(method, path, skip_host="Host" in headers, skip_accept_encoding=True)
    for name, value in headers.items():
        link.putheader(name.replace("_", "-"), value)
    link.endheaders()
    got = link.getresponse()
    answer = got.status, dict(got.getheaders()), got.read()
    link.close()
    return answer


ROUTES = [
    ("GET", "/", 200),
    ("HEAD", "/", 200),
    ("GET", "/judge", 200),
    ("GET", "/test", 200),
    ("GET", "/page.js", 200),
    ("GET", "/page.css", 200),
    ("GET", "/vocabulary.js", 200),
    ("GET", "/door", 200),
    ("GET", "/check", 200),
    ("GET", "/?team=1", 200),
    ("GET", "/nowhere", 404),
    ("GET", "/index.html", 404),
    ("GET", "/../pyproject.toml", 404),
    ("GET", "/%2e%2e/pyproject.toml", 404),
    ("GET", "/..%2fpyproject.toml", 404),
    ("GET", "//evil.example/", 404),
    ("GET", "/.", 404),
    ("POST", "/", 405),
    ("POST", "/door", 405),
    ("PUT", "/page.js", 405),
    ("GET", "/join", 405),
    ("OPTIONS", "/join", 405),
    ("DELETE", "/ws", 405),
    ("TRACE", "/", 405),
    ("CONNECT", "/", 404),
    ("POST", "/join", 415),
    ("POST", "/judge", 415),
    ("GET", "/ws", 403),
    ("GET", "/ws/judge", 403),
    ("GET", "/ws/test", 403),
]


@pytest.mark.parametrize(("method", "path", "status"), ROUTES)
def test_every_answer_is_protected(start: Start, method: str, path: str, status: int) -> None:
    stand = start()
    port = stand.phones.address.port  # type: ignore[union-attr]
    code, headers, body = ask(stand, method, path)
    assert code == status
    policy = headers["Content-Security-Policy"]
    assert policy.startswith("default-src 'none'; script-src 'self'; style-src 'self'; ")
    for rule in (
        "img-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ):
        assert f"; {rule}" in policy
    assert "unsafe" not in policy
    assert "*" not in policy
    if status == 200:
        assert f"connect-src 'self' ws://127.0.0.1:{port};" in policy
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["Referrer-Policy"] == "no-referrer"
    assert headers["Server"] == "koth"
    is_file = code == 200 and path.endswith((".js", ".css"))
    assert headers["Cache-Control"] == ("no-cache" if is_file else "no-store")
    assert b"aiohttp" not in body
    assert "aiohttp" not in str(headers)
    assert "Set-Cookie" not in headers


def test_an_opened_socket_is_protected_too(start: Start) -> None:
    stand = start()

    async def play() -> None:
        async with Phone(stand.phones.address) as phone:
            link = await phone.open("/ws/test")
            headers = link.socket._response.headers
            assert headers["Server"] == "koth"
            assert "Content-Security-Policy" in headers
            await link.socket.close()

    run(play())


def test_a_file_that_did_not_change_is_not_sent_again(start: Start) -> None:
    stand = start()
    _, headers, body = ask(stand, "GET", "/page.js")
    assert body == b"<!-- page.js -->"
    assert headers["Content-Type"] == "text/javascript; charset=utf-8"
    assert ask(stand, "GET", "/page.js", If_None_Match=headers["ETag"])[::2] == (304, b"")


def test_the_vocabulary_is_a_script(start: Start) -> None:
    _, headers, body = ask(start(), "GET", "/vocabulary.js")
    assert headers["Content-Type"] == "text/javascript; charset=utf-8"
    assert b"window.page.vocabulary = {" in body
    assert b'"too-late"' in body


@pytest.mark.parametrize(
    "host",
    [
        "evil.example",
        "evil.example:{}",
        "127.0.0.1",
        "127.0.0.1:1",
        "127.0.0.1.evil.example:{}",
        "",
        "127.0.0.1:{}@evil.example",
        "[::1",
        "a b:{}",
        "localhost:{}x",
        "user@127.0.0.1:{}",
    ],
)
def test_other_names_than_the_laptop_s_are_refused(start: Start, host: str) -> None:
    """A page elsewhere whose name points here (DNS rebinding) learns nothing."""
    stand = start()
    port = stand.phones.address.port  # type: ignore[union-attr]
    status, headers, body = ask(stand, "GET", "/door", Host=host.format(port))
    assert status == 421
    assert b"teams" not in body
    assert "Content-Security-Policy" in headers


@pytest.mark.parametrize(
    "host", ["127.0.0.1:{}", "localhost:{}", "LOCALHOST:{}", "192.168.7.7:{}", "[::1]:{}"]
)
def test_the_laptop_s_own_names_are_good(start: Start, host: str) -> None:
    stand = start()
    port = stand.phones.address.port  # type: ignore[union-attr]
    assert ask(stand, "GET", "/door", Host=host.format(port))[0] == 200


def test_nothing_secret_is_ever_logged(start: Start, caplog: pytest.LogCaptureFixture) -> None:
    stand = start()
    secrets: list[str] = [JUDGE_SECRET, "100001", "424242", "Ёж-тайна"]

    async def play() -> None:
        async with Phone(stand.phones.address) as phone:
            await phone.join(1, "424242")
            link = await phone.joined(1)
            secrets.extend(cookie.value for cookie in phone.http.cookie_jar)
            await link.send(type="answer", id="answer-1", turn=3, text="Ёж-тайна")
            await link.of("done")
            await link.socket.send_str("{" + secrets[-1])
            await link.of("refused")
            await phone.post("/judge", {"secret": JUDGE_SECRET})
            await phone.post("/judge", {"secret": secrets[-1]})

    run(play())
    for path in ("/?" + secrets[-1], "/" + secrets[-1], f"/judge?{JUDGE_SECRET}"):
        ask(stand, "GET", path, Cookie=f"koth-phone={secrets[-1]}", X=secrets[-1] * 300)
    assert len(secrets) == 5
    told = caplog.text + "".join(str(record.__dict__) for record in caplog.records)
    assert not [secret for secret in secrets if secret in told]


def test_what_fails_inside_is_logged_by_its_place_alone(
    start: Start, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    stand = start()

    def fail(_door: object) -> None:
        raise KeyError("a secret")

    monkeypatch.setattr("app.phones.front.DoorView", fail)
    status, headers, body = ask(stand, "GET", "/door")
    assert (status, body) == (500, b"This cannot be done.\n")
    assert "Content-Security-Policy" in headers
    (record,) = (r for r in caplog.records if r.name == "app.phones.front")
    assert "TypeError at _door" in record.getMessage()
    caplog.clear()
