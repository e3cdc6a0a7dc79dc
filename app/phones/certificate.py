"""A certificate tried as a phone would: a handshake in memory, before anything listens with it."""

from __future__ import annotations

import ssl
from pathlib import Path

NOT_YET, EXPIRED = 9, 10
OTHER_NAME = frozenset({62, 64})
"""OpenSSL's codes of a refused certificate: its days, and for a name or an address not its own."""
_ROUNDS = 8


def refusal(server: ssl.SSLContext, certificate: Path, name: str) -> int | None:
    """OpenSSL's code of why a phone that trusts the certificate does not take it, or None.

    `name` is what the phone asks for, "" to ask for none.
    """
    phone = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    phone.check_hostname = bool(name)
    phone.verify_flags |= ssl.VerifyFlags.VERIFY_X509_PARTIAL_CHAIN
    phone.load_verify_locations(certificate)
    to_laptop, to_phone = ssl.MemoryBIO(), ssl.MemoryBIO()
    laptop = server.wrap_bio(to_laptop, to_phone, server_side=True)
    try:
        asking = phone.wrap_bio(to_phone, to_laptop, server_hostname=name or None)
    except ValueError:
        return min(OTHER_NAME)
    try:
        for _ in range(_ROUNDS):
            for side in (asking, laptop):
                _step(side)
    except ssl.SSLCertVerificationError as error:
        return error.verify_code
    except ssl.SSLError:
        return None  # no matter of the certificate: the listening server says what it thinks of it
    return None


def _step(side: ssl.SSLObject) -> None:
    try:
        side.do_handshake()
    except ssl.SSLWantReadError:
        return
