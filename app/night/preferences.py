"""The program's settings as a seat shows them; where they are kept is for whoever built it."""

from app.store.settings import Settings

__all__ = ["Settings"]
