"""The game's own sounds, driven by what the audience sees.

sounds = SoundBoard(); sounds.follow(settings); sounds.see(shot)
"""

from ui.screen.sound.board import SoundBoard
from ui.screen.sound.cues import CUES, Cue

__all__ = ["CUES", "Cue", "SoundBoard"]
