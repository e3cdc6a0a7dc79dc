"""An own certificate for the phones' pages; one error, a sentence for the person at the desk."""

from __future__ import annotations

import ssl
from dataclasses import dataclass
from pathlib import Path


class PhoneServerError(Exception):
    """The server could not start; the text is one sentence that says why."""


@dataclass(frozen=True, slots=True)
class Tls:
    """The files of a certificate (with the chain, PEM) and of its key (PEM, without a password)."""

    certificate: Path
    key: Path

    def context(self) -> ssl.SSLContext:
        """What the server speaks TLS 1.2 or newer with; raises PhoneServerError."""
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.minimum_version = ssl.TLSVersion.TLSv1_2
        for path in (self.certificate, self.key):
            _must_be_readable(path)
        try:
            context.load_cert_chain(self.certificate, self.key, password=_no_password)
        except ssl.SSLError as error:
            raise PhoneServerError(_sentence(self, error)) from None
        except _LockedKeyError:
            raise PhoneServerError(
                f"{self.key.name}: the key has a password; save it without"
            ) from None
        return context


class _LockedKeyError(Exception):
    """OpenSSL asked for a password."""


def _no_password() -> str:
    raise _LockedKeyError


def _must_be_readable(path: Path) -> None:
    try:
        path.read_bytes()
    except OSError as error:
        why = error.strerror or "it cannot be read"
        raise PhoneServerError(f"{path.name}: {why}") from None


def _sentence(tls: Tls, error: ssl.SSLError) -> str:
    if error.reason == "KEY_VALUES_MISMATCH":
        return f"{tls.key.name} is not the key of {tls.certificate.name}"
    return f"{tls.certificate.name} and {tls.key.name} are no certificate and key in PEM form"
