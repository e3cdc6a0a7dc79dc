"""Every number that bounds what a phone may cost the laptop, with its unit, in one place."""

from __future__ import annotations

from dataclasses import dataclass, field

from app.phones.protocol import MAX_FRAME


@dataclass(frozen=True, slots=True)
class Rate:
    """A token bucket: `burst` at once, then `each_second` more in every second."""

    burst: int
    each_second: int


@dataclass(frozen=True, slots=True)
class GuessLimits:
    """How attempts at a PIN slow down.

    The first `free` wrong ones cost nothing; then every attempt for that team, or from that
    address, keeps the next one back: `step_ms`, doubled with each wrong one up to the cap. Half of
    the wrong ones are forgotten every `forget_ms` in which there is no other. For each team, right
    attempts of an address take back `refunds` wrong ones of it. Nobody waits longer than `wait_ms`:
    an attempt that would is not looked at. At most `table` teams and addresses are remembered. From
    `tell` wrong attempts on, the desk hears of each.
    """

    free: int = 3
    step_ms: int = 250
    team_cap_ms: int = 4_000
    address_cap_ms: int = 10_000
    wait_ms: int = 20_000
    forget_ms: int = 60_000
    refunds: int = 4
    table: int = 2_048
    tell: int = 3


@dataclass(frozen=True, slots=True)
class Limits:
    """Connections are counted, sizes in bytes, times in ms; see each group."""

    # Connections in all, of one address (a router may hide a whole hall behind one), of one
    # phone, of judges. Where a table is full, the oldest that belongs to nobody makes room. So many
    # wait to be accepted, and are, as fast as that.
    connections: int = 4_096
    connections_of_address: int = 3_072
    connections_of_phone: int = 3
    judges: int = 8
    backlog: int = 1_024
    accepting: Rate = field(default_factory=lambda: Rate(64, 1_000))

    # HTTP: a line of the head, lines of the head, a body; until the head, then the body is there;
    # how long a phone that joins waits for the journal; requests of all phones together, one line
    # after the other, the rest waiting.
    head_line: int = 4_096
    head_lines: int = 64
    body: int = 2_048
    head_ms: int = 10_000
    body_ms: int = 5_000
    join_ms: int = 15_000
    requests: Rate = field(default_factory=lambda: Rate(64, 800))

    # What one connection may send: frames of that size, messages and bytes at that rate, that many
    # malformed ones.
    frame: int = MAX_FRAME
    messages: Rate = field(default_factory=lambda: Rate(40, 8))
    bytes: Rate = field(default_factory=lambda: Rate(128 * 1024, 16 * 1024))
    malformed: int = 20

    # What one address may send, the phones that have joined aside: bytes (an opened connection
    # counts as `opening` of them), attempts to join. A router may hide a hall behind one address,
    # and a phone that opens the page takes 7 connections and 12 KiB: the burst is that of 1,000
    # phones at once. So many addresses are remembered.
    address_bytes: Rate = field(default_factory=lambda: Rate(24 * 2**20, 256 * 1024))
    opening: int = 1_024
    attempts: Rate = field(default_factory=lambda: Rate(1_000, 10))
    addresses: int = 2_048

    # Wishes of one phone without a reply yet, letters that wait for the night.
    pending: int = 16
    inbox: int = 4_096

    # What waits for one phone: unsent replies, bytes in the kernel; a frame that is not taken in
    # `stall_ms` ends the connection, and so does silence of `silent_ms`.
    replies: int = 32
    send_buffer: int = 128 * 1024
    stall_ms: int = 6_000
    ping_ms: int = 4_000
    silent_ms: int = 20_000
    pulse_ms: int = 250
    trips: int = 8

    # Views go out to that many connections before others get their turn; how long the last words
    # may take when the server stops.
    batch: int = 25
    farewell_ms: int = 1_500

    guesses: GuessLimits = GuessLimits()
