"""A second, slow referee for one tact of a normal round, written from the rules card alone.

It works on the JSON of positions and orders, finds its way with plain geometry, and shares nothing
with the engine but the way a draw is made from its address.
"""

from __future__ import annotations

from math import dist

from tests.app.quidditch.oracle_map import (
    BESIDE,
    FAR,
    WHERE,
    ZONE,
    Json,
    ahead,
    field,
    lattice_near,
    split,
)
from tests.app.quidditch.oracle_stages import Stages


class Oracle(Stages):
    """One whole tact."""

    def play(self) -> None:
        self.stage_1()
        self.stage_2()
        self.stage_3()
        self.stage_4()
        if ("over", "") in self.events:
            return
        self.stage_5()
        self.send_off()
        self.stage_6()

    def stage_6(self) -> None:
        self.move_quaffle()
        self.bludgers = [self.bludger(n, b) for n, b in enumerate(self.now["bludgers"], 1)]
        self.move_snitch()
        self.leaves()
        if self.clock is not None:
            self.clock -= 1

    def move_quaffle(self) -> None:
        if self.thrown:
            self.ball = split(self.thrown["to"])
            dropped = self.orders[self.thrown["by"]]["action"] == "drop"
            self.flight = None if dropped else self.thrown
        elif self.centre:
            self.ball = (63, 2)
        elif self.ball and self.ring:
            self.ball = (self.ring, self.ball[1])
            self.flight = {**(self.flight or {}), "tacts": 1}
        elif self.ball and self.flight and self.ball[1] > 1:
            k = self.flight["tacts"] + 1
            came, to = split(self.flight["from"])[0], split(self.flight["to"])[0]
            cells = ahead(came, to, k)
            cell = self.pick("6/quaffle/line", cells if any(cells) else [None])
            self.flight = {**self.flight, "tacts": k} if cell else None
            self.ball = (cell or self.ball[0], self.ball[1] - 1)
        elif self.ball:
            self.ball, self.flight = (self.ball[0], max(1, self.ball[1] - 1)), None

    def bludger(self, n: int, old: Json) -> Json:
        (cell, height), course = split(old["at"]), old.get("course")
        if n in self.sent:
            up = split(self.sent[n])[1] - height
            climb = (up > 0) - (up < 0)
            way = {"from": old["at"], "to": self.sent[n], "climb": climb, "tacts_left": 2}
            return {"at": self.sent[n], "course": way}
        if course and n not in self.struck and course["tacts_left"] > 0:
            return self.keep_course(n, cell, height, course)
        return {"at": self.homing(n, cell, height), "course": None}

    def keep_course(self, n: int, cell: int, height: int, course: Json) -> Json:
        came, to = split(course["from"])[0], split(course["to"])[0]
        k = 1 + FAR[to, cell] if FAR[came, to] == 1 else 3 - course["tacts_left"]
        climb = course["climb"] if 1 <= height + course["climb"] <= 3 else -course["climb"]
        cells = [c if c and 4 <= c <= 122 else None for c in ahead(came, to, k)]
        there = self.pick(f"6/bludger{n}/line", cells if any(cells) else [None])
        left = course["tacts_left"] - 1
        if there:
            spot = f"{there}({height + climb})"
            return {"at": spot, "course": {**course, "climb": climb, "tacts_left": left}}
        spot = f"{self.pick(f'6/bludger{n}/rim', field(BESIDE[cell]))}({height + climb})"
        way = {"from": f"{cell}({height})", "to": spot, "climb": climb, "tacts_left": left}
        return {"at": spot, "course": way}

    def homing(self, n: int, cell: int, height: int) -> str:
        found = []
        for player, (there, _) in sorted(self.after_3.items()):
            apart = FAR[cell, there]
            if not 1 <= apart <= 3:
                continue
            (a, b), (c, d) = WHERE[cell], WHERE[there]
            step = (a + (c - a) / apart, b + (d - b) / apart)
            first = [near for near in BESIDE[cell] if dist(WHERE[near], step) < 0.01]
            found += [(apart, player, near) for near in first]
        if not found:
            if cell == 63:
                return f"63({height})"
            (a, b), (c, d), apart = WHERE[cell], WHERE[63], FAR[cell, 63]
            cells = lattice_near(a + (c - a) / apart, b + (d - b) / apart)
            return f"{self.pick(f'6/bludger{n}/line', cells)}({height})"
        near = [entry for entry in found if entry[0] == min(found)[0]]
        victim = self.pick(f"6/bludger{n}/target", [player for _, player, _ in near])
        step_to = next(first for _, player, first in near if player == victim)
        up = self.after_3[victim][1] - height
        return f"{step_to}({height + (up > 0) - (up < 0)})"

    def move_snitch(self) -> None:
        old = self.now["snitch"]
        (cell, height), toward = split(old["at"]), old["toward"]
        up = self.pick("6/snitch/height", [1, 3]) if height == 2 else 2
        visible = self.luck("6/snitch/visible", 0.7)
        (a, b), (c, d) = WHERE[cell], WHERE[toward]
        straight = [n for n in BESIDE[toward] if dist(WHERE[n], (2 * c - a, 2 * d - b)) < 0.01]
        if (old["visible"] and not visible) or not field(straight):
            straight = [self.pick("6/snitch/way", field(BESIDE[toward]))]
        self.snitch = {"at": f"{toward}({up})", "visible": visible, "toward": straight[0]}

    def leaves(self) -> None:
        self.zone = {p: until for p, until in self.zone.items() if p in self.at}
        for player, (cell, _) in self.at.items():
            zone = ZONE.get(cell)
            if zone is None or self.roles[player] not in ("beater", "seeker"):
                continue
            if self.roles[player] == "beater":
                stays = any(ZONE.get(split(b["at"])[0]) == zone for b in self.bludgers)
                until = self.round
            else:
                inside = ZONE.get(split(self.snitch["at"])[0]) == zone
                stays = inside and self.snitch["visible"]
                stays = stays and ZONE.get(self.snitch["toward"]) == zone
                until = self.round + 1
            if stays:
                self.zone.pop(player, None)
            else:
                self.zone.setdefault(player, until)
