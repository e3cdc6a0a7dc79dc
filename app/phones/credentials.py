"""Secrets: made, kept as digests, compared in constant time; the cookies that carry them."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from collections.abc import Mapping
from dataclasses import dataclass

from aiohttp import web

from app.phones.port import Door, KnownPhone

_SECRET = re.compile(r"[A-Za-z0-9_-]{22,128}")
_MAX_AGE_S = 2 * 24 * 3600


def new_secret() -> str:
    """256 random bits as text, for a phone's cookie or the judge's link."""
    return secrets.token_urlsafe(32)


def new_phone() -> str:
    """A random public id of a phone; it opens nothing."""
    return secrets.token_hex(8)


def digest(secret: str) -> str:
    """The SHA-256 of a secret in hex: all that is kept of it."""
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()


def same_digest(one: str, other: str) -> bool:
    """Whether two digests are equal, in a time that does not tell where they differ."""
    return hmac.compare_digest(one.encode(), other.encode())


def same_pin(given: str, right: str) -> bool:
    """Whether a typed PIN is right; spaces and dashes in it do not count.

    Digests are compared, so that neither a place nor a length shows in the time it takes.
    """
    return same_digest(digest(re.sub(r"[\s-]", "", given)), digest(right))


@dataclass(frozen=True, slots=True)
class Cookies:
    """The names of the two cookies; under TLS browsers hold them to this very host."""

    is_tls: bool

    @property
    def phone(self) -> str:
        """The cookie of a team's phone."""
        return "__Host-koth-phone" if self.is_tls else "koth-phone"

    @property
    def judge(self) -> str:
        """The cookie of the judge's tablet."""
        return "__Host-koth-judge" if self.is_tls else "koth-judge"

    def give(self, response: web.StreamResponse, name: str, secret: str) -> None:
        """Hand a secret to the browser: no script reads it, no other site sends it."""
        response.set_cookie(
            name,
            secret,
            max_age=_MAX_AGE_S,
            path="/",
            secure=self.is_tls,
            httponly=True,
            samesite="Strict",
        )

    def secret(self, sent: Mapping[str, str], name: str) -> str | None:
        """The secret among the cookies of a request, None where none has its form."""
        value = sent.get(name, "")
        return value if _SECRET.fullmatch(value) else None


class Roll:
    """The phones of a door by digest.

    The table is asked for the digest of what was sent, never for the secret: whoever would learn
    from the time of a look-up how near a digest came, still could not choose a secret by it.
    """

    def __init__(self, door: Door) -> None:
        self._phones = {phone.digest: phone for phone in door.phones}

    def find(self, secret: str | None) -> KnownPhone | None:
        """The phone whose secret this is, blocked or not; None for everyone else's."""
        return None if secret is None else self.known(digest(secret))

    def known(self, hashed: str) -> KnownPhone | None:
        """The phone of that digest."""
        phone = self._phones.get(hashed)
        return phone if phone and same_digest(phone.digest, hashed) else None
