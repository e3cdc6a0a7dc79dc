"""Which host a browser believes it speaks to, and which page it speaks for."""

from __future__ import annotations

import ipaddress
import re
import socket
from collections.abc import Mapping
from dataclasses import dataclass

_HOST = re.compile(r"(\[[0-9A-Fa-f:.]{2,45}\]|[A-Za-z0-9.-]{1,253})(?::([0-9]{1,5}))?")


def own_names() -> frozenset[str]:
    """The names by which this laptop may be called on its network, in lower case."""
    name = socket.gethostname().lower().rstrip(".")
    return frozenset({"localhost", name, f"{name.partition('.')[0]}.local"} - {"", ".local"})


@dataclass(frozen=True, slots=True)
class Origins:
    """Tells the server's own pages from others.

    A page elsewhere that has its own name point to the laptop (DNS rebinding) needs a name in the
    address; so an address in digits is always good, and a name only if it is one of `names`.
    """

    is_tls: bool
    port: int
    names: frozenset[str]

    def host(self, headers: Mapping[str, str]) -> str | None:
        """The `Host` of a request if it may be the laptop's, else None."""
        sent = headers.get("Host", "")
        match = _HOST.fullmatch(sent)
        if match is None or int(match[2] or (443 if self.is_tls else 80)) != self.port:
            return None
        return sent if _is_digits(match[1]) or match[1].lower() in self.names else None

    def is_own(self, headers: Mapping[str, str], *, needed: bool) -> bool:
        """Whether the page that asks came from here; unless `needed`, silence is taken for yes."""
        origin = headers.get("Origin")
        if origin is None:
            return not needed
        host = self.host(headers)
        return host is not None and origin.lower() == f"{self._scheme('http')}://{host.lower()}"

    def socket(self, host: str) -> str:
        """The origin of the WebSocket, for a policy that old browsers read word by word."""
        return f"{self._scheme('ws')}://{host}"

    def _scheme(self, plain: str) -> str:
        return plain + "s" if self.is_tls else plain


def _is_digits(host: str) -> bool:
    try:
        ipaddress.ip_address(host.strip("[]"))
    except ValueError:
        return False
    return True
