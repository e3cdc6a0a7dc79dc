"""The Quidditch referee's mode: the pitch as the audience sees it.

    from ui.paint import render_png
    from ui.pitch import PLANNERS
    render_png(Shot(scene), 1920, 1080, "ru", more=PLANNERS).save("pitch.png")

`PLANNERS` is handed to `ui.paint` by whoever shows a pitch: the painters there know none.
"""

from app.night.pitch_scene import PitchScene
from ui.paint.paint import Planners
from ui.pitch.scene import plan_pitch

PLANNERS: Planners = {PitchScene: plan_pitch}

__all__ = ["PLANNERS", "plan_pitch"]
