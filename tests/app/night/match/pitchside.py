"""A match for tests: two simulated sides, and a referee of few words."""

from __future__ import annotations

from app.night import intents as evening
from app.night.match import intents
from app.night.match.rehearsal import simulated_orders
from app.night.match.state import MatchState
from app.night.pitch_scene import PitchScene
from app.quidditch.pitch import Side
from app.quidditch.referee import Decision
from app.quidditch.rules import RuleSet
from app.quidditch.simulate import match_seed, simulated_match
from app.store.journal import Journal
from tests.app.night.evenings import Host

FAST = RuleSet(rounds=4, fast=True)


def founding(seed: int | None = 1, rules: RuleSet = FAST) -> intents.FoundMatch:
    teams = simulated_match(rules).teams
    chance = None if seed is None else match_seed(seed)
    return intents.FoundMatch(teams["left"], teams["right"], rules, chance)


def card(side: Side = "left") -> Decision:
    return Decision("yellow_card", "referee", "rough play", side)


class Referee(Host):
    """A host whose evening has a match on; `seed` None: dice by hand."""

    def __init__(
        self, seed: int | None = 1, rules: RuleSet = FAST, journal: Journal | None = None
    ) -> None:
        super().__init__(journal=journal)
        self.seed = seed or 0
        self.do(intents.SwitchMode("pitch"), founding(seed, rules))

    def do(self, *wishes: evening.Wish) -> Referee:
        super().do(*wishes)
        return self

    @property
    def match(self) -> MatchState:
        match = self.night.match
        assert match is not None
        return match

    @property
    def scene(self) -> PitchScene:
        scene = self.shot.scene
        assert isinstance(scene, PitchScene)
        return scene

    def orders(self) -> Referee:
        """Both captains hand in the orders of the round."""
        self.do(intents.EnterText(simulated_orders(self.match, self.seed)))
        return self

    def tact(self) -> Referee:
        self.do(intents.PlayTact(), intents.RestPitch())
        return self

    def round(self) -> Referee:
        """A whole round, by whatever orders stand, or simulated ones."""
        if self.match.open_round is None and not any(self.match.sheet.tacts):
            self.orders()
        self.do(intents.PlayRound(), intents.RestPitch())
        return self

    def to_the_end(self) -> Referee:
        while not self.match.over:
            self.round()
        return self


__all__ = ["FAST", "Referee", "card", "evening", "founding"]
