"""What every part of one run of the server is given."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from app.phones.clock import Clock
from app.phones.credentials import Cookies
from app.phones.inbox import Inbox
from app.phones.limits import Limits
from app.phones.origin import Origins
from app.phones.port import Checked, Guessing, Presence


@dataclass(frozen=True, slots=True)
class Said:
    """Where the server's news go, in its thread."""

    presence: Callable[[tuple[Presence, ...]], None]
    guessing: Callable[[Guessing], None]
    checked: Callable[[Checked], None]


@dataclass(frozen=True, slots=True)
class Common:
    """Bounds, time, where letters and news go, who is who; `call` runs something in the loop."""

    limits: Limits
    clock: Clock
    inbox: Inbox
    said: Said
    cookies: Cookies
    origins: Origins
    call: Callable[[Callable[[], None]], None]
