"""Which of the laptop's addresses a phone in the hall can reach, the likeliest first."""

from __future__ import annotations

import contextlib
import ipaddress
import json
import re
import shutil
import socket
import subprocess
from collections.abc import Iterable
from enum import StrEnum
from typing import NamedTuple

_VPN = re.compile(
    r"(tun|tap|wg|ppp|utun|ipsec|nordlynx|proton|tailscale|zt|gpd|outline)", re.IGNORECASE
)
_VIRTUAL = re.compile(
    r"(docker|br-|veth|virbr|vmnet|vboxnet|lxc|lxd|podman|cni|flannel|vEthernet|awdl|llw)",
    re.IGNORECASE,
)
# Where a laptop that shares its connection puts itself: Windows, NetworkManager, macOS.
_SHARED = ("192.168.137.1", "10.42.0.1", "192.168.2.1")
_CARRIER = ipaddress.ip_network("100.64.0.0/10")
# Nothing is sent there: connecting a UDP socket only asks the system for a route. The first stands
# for the internet, the others for the usual home networks.
_ASKED = ("192.0.2.1", "192.168.255.254", "10.255.255.254", "172.31.255.254")
_IFCONFIG = re.compile(r"^(\S+): flags|^\s+inet (\d+\.\d+\.\d+\.\d+)", re.MULTILINE)


class AddressKind(StrEnum):
    """What an address is good for; the order is the order of preference."""

    HOTSPOT = "hotspot"
    NETWORK = "network"
    PUBLIC = "public"
    LINK_LOCAL = "link-local"
    VPN = "vpn"
    VIRTUAL = "virtual"
    LOOPBACK = "loopback"


class LaptopAddress(NamedTuple):
    """An IPv4 address; `interface` is "" where the system does not say it.

    `is_default`: the way to the internet goes there, which tells little: the hall may have none.
    """

    address: str
    interface: str
    kind: AddressKind
    is_default: bool

    @property
    def is_for_phones(self) -> bool:
        """Whether phones of the hall may well reach it."""
        return self.kind in {AddressKind.HOTSPOT, AddressKind.NETWORK, AddressKind.PUBLIC}


def laptop_addresses() -> tuple[LaptopAddress, ...]:
    """The laptop's addresses now, ranked; the last is always 127.0.0.1. Sends nothing."""
    routed = [address for target in _ASKED if (address := _source(target))]
    named = _by_interface() or dict.fromkeys(_by_name(), "")
    found = {**dict.fromkeys((*routed, "127.0.0.1"), ""), **named}
    return ranked(found.items(), _source(_ASKED[0]))


def ranked(found: Iterable[tuple[str, str]], default: str) -> tuple[LaptopAddress, ...]:
    """Rank pairs of address and interface; `default` is the address on the way to the internet."""
    rows = [
        LaptopAddress(address, interface, kind_of(address, interface), address == default)
        for address, interface in found
    ]
    order = list(AddressKind)
    return tuple(sorted(rows, key=lambda r: (order.index(r.kind), not r.is_default, _radio(r), r)))


def kind_of(address: str, interface: str) -> AddressKind:
    """What an IPv4 address is, by its interface's name and its range."""
    ip = ipaddress.ip_address(address)
    if ip.is_loopback:
        return AddressKind.LOOPBACK
    if _VPN.match(interface) or ip in _CARRIER:
        return AddressKind.VPN
    if _VIRTUAL.match(interface):
        return AddressKind.VIRTUAL
    if address in _SHARED:
        return AddressKind.HOTSPOT
    if ip.is_link_local:
        return AddressKind.LINK_LOCAL
    return AddressKind.NETWORK if ip.is_private else AddressKind.PUBLIC


def from_ip_command(text: str) -> dict[str, str]:
    """Addresses and their interfaces in what `ip -j addr` prints; {} if it is something else."""
    try:
        return {
            entry["local"]: row["ifname"]
            for row in json.loads(text)
            for entry in row.get("addr_info", ())
            if entry.get("family") == "inet"
        }
    except (ValueError, KeyError, TypeError, AttributeError):
        return {}


def from_ifconfig(text: str) -> dict[str, str]:
    """The same of what `ifconfig` prints on macOS and BSD."""
    found, interface = {}, ""
    for name, address in _IFCONFIG.findall(text):
        interface = name or interface
        if address:
            found[address] = interface
    return found


def _radio(row: LaptopAddress) -> bool:
    return not row.interface.startswith(("wl", "ap"))


def _by_interface() -> dict[str, str]:
    return from_ip_command(_output("ip", "-j", "addr")) or from_ifconfig(_output("ifconfig"))


def _output(*command: str) -> str:
    program = shutil.which(command[0]) or shutil.which(command[0], path="/usr/sbin:/sbin")
    if program is None:
        return ""
    try:
        done = subprocess.run(
            (program, *command[1:]), capture_output=True, text=True, timeout=2, check=False
        )
    except (OSError, subprocess.SubprocessError, UnicodeDecodeError):
        return ""
    return done.stdout


def _by_name() -> list[str]:
    with contextlib.suppress(OSError, UnicodeError):
        rows = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)
        return [str(row[4][0]) for row in rows]
    return []


def _source(target: str) -> str:
    """The address from which the laptop would speak to the target; "" if it would not."""
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as sock:
        sock.connect((target, 9))
        return str(sock.getsockname()[0])
    return ""
