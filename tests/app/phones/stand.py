"""The real server with a fake night behind it: `python tests/app/phones/stand.py [PORT]`.

Then type a phase (`lobby`, `question`, `answers`, `closed`, `over`…).
The pages are read afresh for every request.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import get_args

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

from app.phones.inbox import Inbox
from app.phones.protocol import Phase
from app.phones.server import PhoneServer
from tests.app.phones.fake_night import JUDGE_SECRET, FakeNight


def serve_fake(port: int = 0, teams: int = 4) -> FakeNight:
    """Start both; `night.server.address` says where, `night.server.stop()` ends it."""
    night = FakeNight(Inbox())
    night.server = PhoneServer(night.inbox, fresh_pages=True)
    night.server.start("127.0.0.1", port)
    night.open(teams)
    return night


def main() -> None:
    """Serve until the input ends."""
    night = serve_fake(int(sys.argv[1]) if len(sys.argv) > 1 else 0)
    assert night.server is not None
    assert night.server.address is not None
    address = night.server.address
    print(address.url("127.0.0.1"), {n: pin for n, _, pin in night.door.teams.values()})
    print(address.url("127.0.0.1", f"/judge#{JUDGE_SECRET}"), flush=True)
    for line in sys.stdin:
        if line.strip() in get_args(Phase):
            night.phase(line.strip())  # type: ignore[arg-type]
    night.server.stop()
    night.close()


if __name__ == "__main__":
    main()
