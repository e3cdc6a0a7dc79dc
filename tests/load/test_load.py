"""The load programs run: a small soak with a death in it, and a small measurement."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.load import answers, hostile, soak
from tests.load.laptop import FILE, opened

pytestmark = pytest.mark.skipif(
    sys.platform != "linux", reason="they read /proc, and use 127.0.0.2"
)


def test_a_small_soak_loses_nothing_and_counts_nothing_twice() -> None:
    words = ["--phones", "9", "--teams", "3", "--questions", "2", "--kills", "1", "--seed", "3"]
    ledger, wrong = soak.run(soak.asked_for(words))
    assert wrong == []
    assert ledger.lives == 2
    assert ledger.acknowledged


def test_the_soak_would_notice_what_is_lost(tmp_path: Path) -> None:
    evening, _ = opened(tmp_path / FILE, 3)
    evening.close()
    ledger = soak.Ledger(sent={"message-1": "answer"}, acknowledged={"message-1"})
    assert soak.faults(tmp_path / FILE, ledger) == ["message-1 was acknowledged and is lost"]


def test_a_small_measurement_says_its_figures(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(answers, "CALM_S", 0.1)
    monkeypatch.setattr(answers, "PAUSE_S", 0.0)
    words = ["--phones", "6", "--teams", "3", "--rounds", "1", "--idle", "7", "--bare"]
    found = answers.run(answers.asked_for(words))
    assert found.committed == 12
    assert "answers all at once" in capsys.readouterr().out


def test_a_hostile_phone_costs_no_honest_one_its_connection() -> None:
    words = ["--seconds", "0.5", "--phones", "6", "requests", "connections"]
    found = hostile.run(hostile.asked_for(words))
    assert list(found) == ["nobody", "requests", "connections"]
    assert [fared.lost for fared in found.values()] == [0] * 3


def test_a_network_that_loses_packets_carries_a_soak_or_says_why_not() -> None:
    words = ["--phones", "6", "--teams", "3", "--questions", "2", "--kills", "0", "--loss", "4"]
    try:
        ledger, wrong = soak.run(soak.asked_for(words))
    except SystemExit as why:
        pytest.skip(str(why))
    assert wrong == []
    assert ledger.questions == 2
