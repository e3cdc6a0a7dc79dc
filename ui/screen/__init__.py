"""The audience's window, the host's preview of it, and the tie to the projector.

stage = Stage()                         # what is shown, and since when
window = ScreenWindow(stage)            # the projector's picture
preview = PreviewWidget(stage)          # the same picture in the host's desk
link = ProjectorLink(window, desk)      # full screen on the projector, a window without one
link.lost.connect(...); link.found.connect(...); link.start()
stage.show_shot(Shot(scene, rehearsal)); stage.set_motion(True)
"""

from ui.screen.link import Identity, ProjectorLink, identity_of
from ui.screen.preview import PreviewWidget
from ui.screen.stage import Stage, monotonic_ms
from ui.screen.window import ScreenWindow

__all__ = [
    "Identity",
    "PreviewWidget",
    "ProjectorLink",
    "ScreenWindow",
    "Stage",
    "identity_of",
    "monotonic_ms",
]
