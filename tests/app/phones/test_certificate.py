"""Certificates that phones would not take are told before anything listens with them."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from app.phones.tls import Fault, PhoneServerError, Tls

pytestmark = pytest.mark.skipif(shutil.which("openssl") is None, reason="there is no openssl")
SETTINGS = """[ca]
default_ca=own
[own]
new_certs_dir={folder}
database={folder}/index
serial={folder}/serial
default_md=sha256
policy=any
unique_subject=no
copy_extensions=copy
[any]
commonName=supplied
"""


def openssl(*words: str | Path) -> None:
    subprocess.run(["openssl", *map(str, words)], check=True, capture_output=True)


def signed(folder: Path, first: str, last: str, names: str) -> Tls:
    """A certificate signed by its own key, good from `first` to `last` (YYYYMMDDhhmmssZ)."""
    made = Tls(folder / "own.pem", folder / "own.key")
    (folder / "index").write_text("", "ascii")
    (folder / "serial").write_text("01", "ascii")
    (folder / "ca.cnf").write_text(SETTINGS.format(folder=folder), "ascii")
    curve = ("-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes")
    about = ("-subj", "/CN=koth", "-addext", f"subjectAltName={names}")
    openssl("req", *curve, *about, "-keyout", made.key, "-out", folder / "own.csr")
    days = ("-startdate", first, "-enddate", last)
    files = ("-keyfile", made.key, "-in", folder / "own.csr", "-out", made.certificate)
    openssl("ca", "-batch", "-selfsign", "-config", folder / "ca.cnf", *days, *files)
    return made


OLD, NEW = "20200101000000Z", "20991231000000Z"
CASES = {
    "good by name": (OLD, NEW, "DNS:quiz.example.org", "quiz.example.org", None),
    "good by star": (OLD, NEW, "DNS:*.example.org", "quiz.example.org", None),
    "good by digits": (OLD, NEW, "IP:192.168.7.7", "192.168.7.7", None),
    "good for any": (OLD, NEW, "DNS:quiz.example.org", "", None),
    "run out": (OLD, "20200102000000Z", "DNS:quiz.example.org", "quiz.example.org", Fault.EXPIRED),
    "early": ("20990101000000Z", NEW, "DNS:quiz.example.org", "", Fault.NOT_YET),
    "other name": (OLD, NEW, "DNS:quiz.example.org", "hall.example.org", Fault.OTHER_NAME),
    "other digits": (OLD, NEW, "IP:192.168.7.7", "192.168.7.8", Fault.OTHER_NAME),
    "no name": (OLD, NEW, "DNS:quiz.example.org", ".example", Fault.OTHER_NAME),
}


@pytest.mark.parametrize("case", CASES)
def test_a_certificate_is_tried_as_a_phone_would(tmp_path: Path, case: str) -> None:
    first, last, names, asked, code = CASES[case]
    made = signed(tmp_path, first, last, names)
    tls = Tls(made.certificate, made.key, asked)
    if code is None:
        tls.context()
        return
    with pytest.raises(PhoneServerError) as error:
        tls.context()
    assert error.value.code is code
    assert "own.pem" in str(error.value)
