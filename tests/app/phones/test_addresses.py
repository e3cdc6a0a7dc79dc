"""The laptop's addresses, ranked; QR codes read back."""

from __future__ import annotations

import io
import json
import xml.etree.ElementTree as ET

import pytest
import zxingcpp
from PIL import Image

from app.phones.addresses import (
    AddressKind,
    from_ifconfig,
    from_ip_command,
    kind_of,
    laptop_addresses,
    ranked,
)
from app.phones.qr import QUIET, qr_matrix, qr_png, qr_svg

KINDS = [
    ("127.0.0.1", "lo", AddressKind.LOOPBACK),
    ("192.168.1.17", "wlan0", AddressKind.NETWORK),
    ("10.1.2.3", "enp3s0", AddressKind.NETWORK),
    ("172.20.10.2", "", AddressKind.NETWORK),
    ("10.42.0.1", "wlp2s0", AddressKind.HOTSPOT),
    ("192.168.137.1", "", AddressKind.HOTSPOT),
    ("192.168.2.1", "bridge100", AddressKind.HOTSPOT),
    ("169.254.7.7", "eth0", AddressKind.LINK_LOCAL),
    ("10.8.0.2", "tun0", AddressKind.VPN),
    ("10.8.0.2", "utun3", AddressKind.VPN),
    ("100.101.102.103", "", AddressKind.VPN),
    ("172.17.0.1", "docker0", AddressKind.VIRTUAL),
    ("192.168.122.1", "virbr0", AddressKind.VIRTUAL),
    ("8.8.4.4", "eth0", AddressKind.PUBLIC),
]
IP_JSON = [
    {"ifname": "lo", "addr_info": [{"family": "inet", "local": "127.0.0.1"}]},
    {},
    {
        "ifname": "wlan0",
        "addr_info": [
            {"family": "inet", "local": "192.168.1.17", "prefixlen": 24},
            {"family": "inet6", "local": "fe80::1"},
        ],
    },
]
IFCONFIG = """lo0: flags=8049<UP,LOOPBACK> mtu 16384
\tinet 127.0.0.1 netmask 0xff000000
\tinet6 ::1 prefixlen 128
en0: flags=8863<UP> mtu 1500
\tether 00:00:00:00:00:00
\tinet 192.168.1.17 netmask 0xffffff00 broadcast 192.168.1.255
"""
LINK = "http://192.168.1.17:8080/judge#0123456789_abcdefghijklmnopqrstuvwxyz-ABCDEF"


@pytest.mark.parametrize(("address", "interface", "kind"), KINDS)
def test_an_address_has_a_kind(address: str, interface: str, kind: AddressKind) -> None:
    assert kind_of(address, interface) is kind


def test_what_phones_reach_comes_first() -> None:
    rows = ranked([(address, interface) for address, interface, _ in KINDS], "10.1.2.3")
    assert {row.address for row in rows[:3]} == {"10.42.0.1", "192.168.2.1", "192.168.137.1"}
    assert [row.address for row in rows][3:6] == ["10.1.2.3", "192.168.1.17", "172.20.10.2"]
    assert rows[-1].address == "127.0.0.1"
    assert not any(row.is_for_phones for row in rows[7:])


def test_interfaces_are_read_from_the_system_s_own_words() -> None:
    wanted = {"127.0.0.1": "lo", "192.168.1.17": "wlan0"}
    assert from_ip_command(json.dumps(IP_JSON)) == wanted
    for odd in ("", "{", "[1]", '{"a":1}', "[[]]", '[{"addr_info":[{"family":"inet"}]}]'):
        assert from_ip_command(odd) == {}
    assert from_ifconfig(IFCONFIG) == {"127.0.0.1": "lo0", "192.168.1.17": "en0"}
    assert from_ifconfig("nothing of the kind") == {}


def test_this_machine_has_a_last_resort() -> None:
    rows = laptop_addresses()
    assert rows[-1].address.startswith("127.")
    assert len({row.address for row in rows}) == len(rows)


def test_codes_are_read_back_from_png_and_matrix() -> None:
    (found,) = zxingcpp.read_barcodes(Image.open(io.BytesIO(qr_png(LINK, 4))))
    assert found.text == LINK
    matrix = qr_matrix(LINK)
    size = len(matrix) + 2 * QUIET
    picture = Image.new("L", (size, size), 255)
    for y, row in enumerate(matrix):
        for x, is_dark in enumerate(row):
            picture.putpixel((x + QUIET, y + QUIET), 0 if is_dark else 255)
    (read,) = zxingcpp.read_barcodes(picture.resize((size * 4, size * 4), Image.Resampling.NEAREST))
    assert read.text == LINK


def test_the_svg_is_a_document_of_the_same_size() -> None:
    root = ET.fromstring(qr_svg(LINK))
    assert root.tag.endswith("svg")
    assert root.attrib["width"] == str(len(qr_matrix(LINK)) + 2 * QUIET)


def test_too_long_a_text_is_an_error() -> None:
    with pytest.raises(ValueError):
        qr_matrix("x" * 5000)
