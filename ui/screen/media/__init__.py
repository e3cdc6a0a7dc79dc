"""Pictures, sound and video of the questions: read aside, played at the host's wish.

show = MediaShow(live, find)        # follows the evening; `find` knows where files lie
stage.use_pictures(show)            # projector and preview paint what it has ready
show.said.connect(desk.say)         # what is wrong is a word to the host, never to the hall
"""

from ui.screen.media.show import MediaShow

__all__ = ["MediaShow"]
