"""How the media of the question stand: what the host wishes, not what a player does."""

from __future__ import annotations

from dataclasses import dataclass, replace

LOUD = 80
LARGEST, SMALLEST = 6, -6


@dataclass(frozen=True, slots=True)
class MediaState:
    """`index` of the sound or video at hand; `run` counts its starts; `ended`: it was heard out,
    `begun`: the host has played it.

    `volume` 0 to 100; `size` in steps from what the program chose; `page` from 0, None while pages
    turn by themselves; `partner` the question whose partner's card the host has shown last.
    """

    index: int = 0
    playing: bool = False
    ended: bool = False
    run: int = 0
    volume: int = LOUD
    size: int = 0
    page: int | None = None
    partner: int | None = None
    begun: bool = False

    def paused(self) -> MediaState:
        """The same, standing."""
        return replace(self, playing=False) if self.playing else self

    def put_away(self) -> MediaState:
        """The first medium at hand, not begun."""
        run = self.run + 1
        return replace(self, index=0, playing=False, ended=False, begun=False, run=run)

    def fresh(self) -> MediaState:
        """As a new question begins: only the volume stays."""
        return MediaState(run=self.run + 1, volume=self.volume)
