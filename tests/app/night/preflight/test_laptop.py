"""Battery, disk and the laptop's own way to a server, on folders and servers of a test's own."""

from __future__ import annotations

import http.server
import threading
from pathlib import Path

import pytest

from app.night.preflight.laptop import (
    Battery,
    _linux,
    answers_itself,
    free_bytes,
    from_pmset,
)


def supply(power: Path, name: str, **files: str) -> None:
    (power / name).mkdir(parents=True)
    for key, text in files.items():
        (power / name / key).write_text(f"{text}\n", encoding="utf-8")


def test_a_battery_is_read_with_its_plug(tmp_path: Path) -> None:
    supply(tmp_path, "AC", type="Mains", online="0")
    supply(tmp_path, "BAT0", type="Battery", capacity="71", status="Discharging")
    supply(tmp_path, "mouse", type="Battery", scope="Device", capacity="3")
    assert _linux(tmp_path) == Battery(71, plugged=False)
    (tmp_path / "AC" / "online").write_text("1", encoding="utf-8")
    assert _linux(tmp_path) == Battery(71, plugged=True)


def test_the_weakest_of_two_counts_and_none_is_none(tmp_path: Path) -> None:
    assert _linux(tmp_path / "nowhere") is None
    supply(tmp_path, "BAT0", type="Battery", capacity="71", status="Full")
    supply(tmp_path, "BAT1", type="Battery", capacity="20", status="Unknown")
    supply(tmp_path, "BAT2", type="Battery", capacity="garbage")
    assert _linux(tmp_path) == Battery(20, plugged=True)


def test_what_macos_prints_is_read() -> None:
    text = "Now drawing from 'Battery Power'\n -InternalBattery-0 (id=1)\t83%; discharging; 3:10\n"
    assert from_pmset(text) == Battery(83, plugged=False)
    assert from_pmset(text.replace("Battery Power", "AC Power")) == Battery(83, plugged=True)
    assert from_pmset("Now drawing from 'AC Power'\n") is None


def test_room_is_that_of_the_nearest_folder(tmp_path: Path) -> None:
    assert free_bytes(tmp_path / "not" / "yet") == pytest.approx(free_bytes(tmp_path), rel=0.5)


class Quiet(http.server.BaseHTTPRequestHandler):
    def do_GET(self) -> None:
        self.send_response(200 if self.path == "/test" else 404)
        self.end_headers()

    def log_message(self, *_: object) -> None:
        """Say nothing."""


def test_a_server_answers_its_own_laptop_or_not() -> None:
    with http.server.HTTPServer(("127.0.0.1", 0), Quiet) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        url = f"http://127.0.0.1:{server.server_port}"
        assert answers_itself(f"{url}/test")
        assert not answers_itself(f"{url}/other")
        server.shutdown()
    assert not answers_itself(f"{url}/test")
    assert not answers_itself("nonsense")
