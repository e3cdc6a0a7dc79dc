"""An own certificate for the phones' pages; one error, a sentence for the person at the desk."""

from __future__ import annotations

import ssl
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

from app.phones import certificate


class Fault(StrEnum):
    """Why the server could not start. The values that each is told with stand behind it."""

    NO_PORT = "no-port"  # port
    PORT_USED = "port-used"  # port
    PORT_BARRED = "port-barred"  # port
    NO_ADDRESS = "no-address"  # address
    LOCKED_KEY = "locked-key"  # key
    OTHER_KEY = "other-key"  # key, certificate
    NO_PEM = "no-pem"  # certificate, key
    EXPIRED = "expired"  # certificate
    NOT_YET = "not-yet"  # certificate
    OTHER_NAME = "other-name"  # certificate, address
    RUNNING = "running"
    SYSTEM = "system"  # file or port, what the system says


_SENTENCES = {
    Fault.NO_PORT: "{} is no port: ports are from 0 to 65535",
    Fault.PORT_USED: "another program uses port {}",
    Fault.PORT_BARRED: "the system does not let this program use port {}",
    Fault.NO_ADDRESS: "{} is no address of this laptop",
    Fault.LOCKED_KEY: "{}: the key has a password; save it without",
    Fault.OTHER_KEY: "{} is not the key of {}",
    Fault.NO_PEM: "{} and {} are no certificate and key in PEM form",
    Fault.EXPIRED: "{}: the certificate has run out",
    Fault.NOT_YET: "{}: the certificate is not valid yet, or the laptop's clock is wrong",
    Fault.OTHER_NAME: "{} is not made out to {}",
    Fault.RUNNING: "the phones' server is running already",
    Fault.SYSTEM: "{}: {}",
}


class PhoneServerError(Exception):
    """The server could not start; the text is a sentence, `code` and `values` are what it says."""

    def __init__(self, code: Fault, *values: object) -> None:
        """A fault, and the values it is told with."""
        self.code = code
        self.values = tuple(str(value) for value in values)
        super().__init__(_SENTENCES[code].format(*self.values))


@dataclass(frozen=True, slots=True)
class Tls:
    """The files of a certificate (with the chain, PEM) and of its key (PEM, without a password).

    `name`: the address that phones are told, which it has to be made out to; "" if any will do.
    """

    certificate: Path
    key: Path
    name: str = ""

    def context(self) -> ssl.SSLContext:
        """What the server speaks TLS 1.2 or newer with; raises PhoneServerError."""
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.minimum_version = ssl.TLSVersion.TLSv1_2
        for path in (self.certificate, self.key):
            _must_be_readable(path)
        try:
            context.load_cert_chain(self.certificate, self.key, password=_no_password)
        except ssl.SSLError as error:
            raise _not_a_pair(self, error) from None
        except _LockedKeyError:
            raise PhoneServerError(Fault.LOCKED_KEY, self.key.name) from None
        _must_be_taken(self, context)
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
        raise PhoneServerError(Fault.SYSTEM, path.name, why) from None


def _must_be_taken(tls: Tls, context: ssl.SSLContext) -> None:
    code = certificate.refusal(context, tls.certificate, tls.name)
    if code == certificate.EXPIRED:
        raise PhoneServerError(Fault.EXPIRED, tls.certificate.name)
    if code == certificate.NOT_YET:
        raise PhoneServerError(Fault.NOT_YET, tls.certificate.name)
    if code in certificate.OTHER_NAME:
        raise PhoneServerError(Fault.OTHER_NAME, tls.certificate.name, tls.name)


def _not_a_pair(tls: Tls, error: ssl.SSLError) -> PhoneServerError:
    if error.reason == "KEY_VALUES_MISMATCH":
        return PhoneServerError(Fault.OTHER_KEY, tls.key.name, tls.certificate.name)
    return PhoneServerError(Fault.NO_PEM, tls.certificate.name, tls.key.name)
