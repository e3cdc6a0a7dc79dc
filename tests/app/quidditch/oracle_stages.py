"""The second referee (`oracle.py`): stages 1 to 5."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.app.quidditch.oracle_map import (
    FAR,
    HARD,
    RING,
    SURE,
    ZONE,
    Json,
    ahead,
    split,
)


class Stages:
    """Stages 1 to 5 of a tact, step by step, over plain dictionaries."""

    def __init__(self, now: Json, orders: Json, roles: dict[str, str], u: Callable[[str], float]):
        self.now, self.orders, self.roles, self.u = now, orders, roles, u
        self.round, self.name = now["round"], f"{now['round']}.{now['tact']}"
        self.at = {p: split(s) for p, s in now["players"].items() if isinstance(s, str)}
        self.off = {p: dict(s) for p, s in now["players"].items() if not isinstance(s, str)}
        self.holder = now["quaffle"].get("holder")
        spot = now["quaffle"].get("at")
        self.ball = split(spot) if spot else None
        self.flight = now["quaffle"].get("flight")
        self.zone = dict(now.get("zone", {}))
        self.clock = now.get("keeper_clock")
        self.events: list[tuple[str, str]] = []
        self.idle: set[str] = set()
        self.guilty: dict[str, int] = {}
        self.penalties: list[str] = []
        self.thrown: Json | None = None
        self.score = dict(now["score"])

    def side(self, player: str) -> str:
        return "left" if player[0] == "L" else "right"

    def pick(self, address: str, items: list[Any]) -> Any:
        if len(items) == 1:
            return items[0]
        return items[int(self.u(f"{self.name}/{address}") * len(items))]

    def luck(self, address: str, p: float) -> bool:
        return p >= 1 or (p > 0 and self.u(f"{self.name}/{address}") < p)

    def action(self, player: str) -> str | None:
        return None if player in self.idle else self.orders.get(player, {}).get("action")

    def lose(self, player: str) -> None:
        if self.holder == player:
            self.holder, self.ball, self.flight, self.clock = None, self.at[player], None, None
            self.events.append(("dropped", player))

    def away(self, player: str, rounds: int) -> None:
        back = self.off.get(player, {}).get("back_in_round", 0)
        self.off[player] = {"back_in_round": max(back, self.round + rounds + 1)}

    def fall(self, player: str) -> None:
        self.away(player, self.at[player][1])
        self.events.append(("fell", player))
        self.lose(player)
        del self.at[player]

    def stage_1(self) -> None:
        for player, order in self.orders.items():
            due = self.off.get(player, {}).get("back_in_round", 99) <= self.round
            if "to" in order and (player in self.at or (due and self.now["tact"] == 3)):
                if player not in self.at:
                    self.events.append(("returned", player))
                    del self.off[player]
                self.at[player] = split(order["to"])
        self.flown = dict(self.at)
        for spot in sorted(set(self.at.values())):
            crowd = sorted(p for p, s in self.at.items() if s == spot)
            where = f"{spot[0]}({spot[1]})"
            if len(crowd) > 2:
                for player in crowd:
                    self.fall(player)
            elif len(crowd) == 2:
                first = self.pick(f"1/fall/{where}", crowd)
                (other,) = set(crowd) - {first}
                self.fall(first)
                if self.luck(f"1/both/{where}", 0.5):
                    self.fall(other)
                else:
                    self.idle.add(other)
                    self.events.append(("lost_action", other))
        self.judge()

    def judge(self) -> None:
        inside = {p: ZONE[s[0]] for p, s in sorted(self.flown.items()) if s[0] in ZONE}
        self.zone = {p: until for p, until in self.zone.items() if p in inside}
        for player, zone in inside.items():
            if self.may_be(player, zone):
                continue
            self.events.append(("offence", player))
            self.zone.pop(player, None)
            keeper = next((p for p in self.flown if self.is_keeper(p, zone)), None)
            felled = keeper and keeper not in self.at
            if felled and self.flown[str(keeper)] == self.flown[player]:
                self.guilty[player] = 2
                if self.side(player) != zone:
                    self.penalties.append(player)
            else:
                self.guilty[player] = 1

    def is_keeper(self, player: str, side: str) -> bool:
        return self.roles[player] == "keeper" and self.side(player) == side

    def may_be(self, player: str, zone: str) -> bool:
        role, own = self.roles[player], self.side(player) == zone
        leave = self.zone.get(player, 0) >= self.round
        if role == "keeper":
            return own
        if role == "seeker":
            snitch = self.now["snitch"]
            return leave or (snitch["visible"] and ZONE.get(split(snitch["at"])[0]) == zone)
        if role == "beater":
            cells = [split(bludger["at"])[0] for bludger in self.now["bludgers"]]
            return own and (leave or any(ZONE.get(cell) == zone for cell in cells))
        if not own or player in self.zone:
            return own and leave
        cell = (self.at[self.holder] if self.holder else self.ball or (0, 0))[0]
        others = [p for p in self.zone if self.roles[p] == "chaser" and self.side(p) == zone]
        keeper_on = any(self.is_keeper(p, zone) for p in self.at)
        if others or keeper_on or ZONE.get(cell) != zone or self.holder == player:
            return False
        self.zone[player] = self.round + 1
        return True

    def stage_2(self) -> None:
        player = self.holder
        if player is None or self.action(player) not in ("throw", "drop"):
            return
        cell, height = self.at[player]
        if self.action(player) == "drop" and ZONE.get(cell) != self.side(player):
            return
        to = self.orders[player]["target"]
        self.thrown = {"from": f"{cell}({height})", "to": to, "by": player, "tacts": 0}
        self.holder, self.ball, self.flight, self.clock = None, None, None, None
        self.events.append(("thrown", player))

    def stage_3(self) -> None:
        self.sent: dict[int, str] = {}
        self.struck: set[int] = set()
        spent: set[str] = set()
        for n, bludger in enumerate(self.now["bludgers"], 1):
            ball = split(bludger["at"])
            here = sorted(p for p, s in self.at.items() if s[0] == ball[0])
            ready = [p for p in here if self.action(p) == "beat" and p not in spent]
            for kind, lot, group in (
                ("beat", "beater", ready),
                ("hit", "victim", [p for p in here if p not in ready]),
            ):
                where = f"3/bludger{n}"
                hit = [
                    p
                    for p in group
                    if self.luck(f"{where}/{kind}/{p}", 1.0 if self.at[p] == ball else 0.75)
                ]
                if not hit:
                    continue
                who = self.pick(f"{where}/{lot}", hit)
                if kind == "beat":
                    spent.add(who)
                    self.sent[n] = self.orders[who]["target"]
                    self.events.append(("beaten", who))
                else:
                    self.struck.add(n)
                    self.events.append(("hit", who))
                    self.fall(who)
        self.after_3 = {p: s for p, s in self.at.items() if self.roles[p] != "keeper"}

    def shot(self) -> str | None:
        """Whose rings the flying quaffle is shot at."""
        if not self.flight or self.roles[self.flight["by"]] != "chaser":
            return None
        zone = ZONE.get(split(self.flight["to"])[0])
        return zone if zone != self.side(self.flight["by"]) else None

    def reach(self, player: str, ball: tuple[int, int]) -> float:
        spot, role = self.at[player], self.roles[player]
        apart = 0 if spot == ball else 1 if spot[0] == ball[0] else 2
        if FAR[spot[0], ball[0]] > 1 or player in self.idle:
            return 0
        if role == "keeper" and self.holder is None:
            ring, shot = RING.get(ball[0]), self.shot()
            if ring and (shot or ring != self.side(player)):
                return 0
            if shot == self.side(player):
                line = min(FAR[split(self.flight["from"])[0], c] for c in ZONE if ZONE[c] == shot)
                if line <= 1:
                    return (0.9, 0.25, 0.15)[apart]
            return (1.0, 0.75, 0.5)[apart]
        if role != "chaser" or self.action(player) != "catch":
            return 0
        if self.holder is None:
            banned = ball[0] in RING or (ball[0] in ZONE and apart == 2)
            return 0 if banned else (1.0, 0.75, 0.5)[apart]
        side = self.side(self.holder)
        safe = self.roles[self.holder] == "keeper" and ZONE.get(ball[0]) == side
        return 0 if safe or side == self.side(player) else (0.0, 0.3, 0.15)[apart]

    def stage_4(self) -> None:
        ball = self.at[self.holder] if self.holder else self.ball
        if ball:
            able = [p for p in sorted(self.at) if self.luck(f"4/quaffle/{p}", self.reach(p, ball))]
            if able:
                self.catch(self.pick("4/quaffle/chosen", able))
        snitch = split(self.now["snitch"]["at"])
        tries = [
            p
            for p in sorted(self.at)
            if self.roles[p] == "seeker" and self.at[p] == snitch and p not in self.idle
        ]
        able = [p for p in tries if self.luck(f"4/snitch/{p}", 0.25)]
        if able:
            who = self.pick("4/snitch/chosen", able)
            self.score[self.side(who)] += 150
            self.events += [("snitch_caught", who), ("over", "")]

    def catch(self, player: str) -> None:
        side, keeps = self.side(player), self.roles[player] == "keeper"
        kind = "quaffle_taken" if self.holder else "quaffle_caught"
        if keeps and not self.holder and self.shot() == side:
            kind = "saved"
        self.events.append((kind, player))
        self.holder, self.ball, self.flight, self.clock = player, None, None, None
        cell = self.at[player][0]
        if keeps and side in (ZONE.get(cell), RING.get(cell)):
            self.clock = 4
        if not keeps and player in self.guilty and player not in self.penalties:
            self.events.append(("offence", player))
            self.guilty[player] = 2
            self.penalties.append(player)

    def stage_5(self) -> None:
        self.ring: int | None = None
        self.centre = False
        if not self.flight or not self.ball:
            return
        thrower, (cell, height) = self.side(self.flight["by"]), self.ball
        shot, side = self.shot(), RING.get(cell)
        came, to = split(self.flight["from"])[0], split(self.flight["to"])[0]
        if side is None:
            if shot and self.flight["tacts"] == 0:
                cells = ahead(came, to, 1)
                hits = [c for c in cells if c and RING.get(c) == shot]
                onward = self.pick("6/quaffle/line", cells) if hits else None
                if onward in hits:
                    self.ring = onward
                else:
                    self.events.append(("past", thrower))
                    self.flight = None
            return
        spot = f"{cell}({height})"
        keeper_on = any(self.is_keeper(p, side) for p in self.at)
        chance = 0.95 if spot in SURE else 0.25 if spot in HARD else 0
        goal = self.luck("5/goal", chance)
        scorer = "right" if side == "left" else "left"
        self.events.append(("goal", scorer) if goal else ("past", thrower))
        if goal:
            self.score[scorer] += 10
        if goal and not keeper_on:
            self.centre = True
            self.events.append(("reset", ""))
        elif not goal and not keeper_on:
            k = self.flight["tacts"] - 1
            before = ahead(came, to, k) if k > 0 else [to]
            self.ball = (next(c for c in before if c and 4 <= c <= 122), 1)
        self.flight = None

    def send_off(self) -> None:
        for player, rounds in self.guilty.items():
            self.events.append(("removed", player))
            self.away(player, rounds)
            self.zone.pop(player, None)
            if player in self.at:
                self.lose(player)
                del self.at[player]
            if player in self.penalties:
                self.events.append(("penalty", self.side(player)))
