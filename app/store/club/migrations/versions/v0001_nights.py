"""Nights, who took part, and what they did."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy import Boolean, Column, ForeignKey, Integer, Text

revision = "0001"
down_revision = None

COUNTS = ("correct", "answered", "jumps_tried", "jumps_made")
REVOLUTIONS = ("revolutions_tried", "revolutions_made")


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "night",
        Column("no", Integer, primary_key=True, autoincrement=True),
        _text("uid"),
        _whole("revision"),
        *map(_text, ("content", "title", "date")),
        _whole("day"),
        *map(_text, ("venue", "edition")),
        _whole("summit"),
        _flag("finished"),
        *map(_text, ("rating_table", "added")),
        sa.UniqueConstraint("uid", name="night_uid"),
    )
    op.create_table("night_record", _night(), _text("content"))
    op.create_table(
        "participant",
        Column("id", Integer, primary_key=True, autoincrement=True),
        _text("kind"),
        Column("club_id", Text),
        *map(_text, ("name_key", "surname", "name")),
        *map(_whole, ("seen", "root")),
        sa.UniqueConstraint("kind", "club_id", name="participant_club_id"),
    )
    op.create_table(
        "decision", _who("one", key=True), _who("other", key=True), _flag("same"), _text("decided")
    )
    _results()


def _results() -> None:
    op.create_table(
        "team_night",
        _night(),
        _key("no"),
        _text("local"),
        *map(_who, ("who", "seen_as")),
        _text("name"),
        *map(_maybe, ("place", "place_last")),
        *map(_whole, ("step", "points", "rating")),
        _text("parts"),
        *map(_whole, (*COUNTS, *REVOLUTIONS)),
        _text("path"),
        _whole("day"),
    )
    op.create_table(
        "player_night",
        _night(),
        *map(_key, ("team", "no")),
        *map(_who, ("who", "seen_as")),
        *map(_text, ("surname", "name")),
        _flag("captain"),
        _maybe("place"),
        _whole("rating"),
        _text("parts"),
        _whole("day"),
    )
    op.create_table(
        "question_night",
        _night(),
        _key("number"),
        _text("content"),
        *map(_whole, ("asked", "answered", "correct")),
        *map(_maybe, ("fastest", "fastest_ms")),
        *map(_flag, ("partner", "void")),
        _whole("day"),
    )
    op.create_table("reign_night", _night(), _key("turn"), *map(_whole, ("team", "length", "day")))


def _night() -> Column[int]:
    return Column("night", Integer, ForeignKey("night.no"), primary_key=True, autoincrement=False)


def _who(name: str, *, key: bool = False) -> Column[int]:
    place = ForeignKey("participant.id")
    return Column(name, Integer, place, primary_key=key, autoincrement=False, nullable=False)


def _key(name: str) -> Column[int]:
    return Column(name, Integer, primary_key=True, autoincrement=False)


def _text(name: str) -> Column[str]:
    return Column(name, Text, nullable=False)


def _whole(name: str) -> Column[int]:
    return Column(name, Integer, nullable=False)


def _maybe(name: str) -> Column[int]:
    return Column(name, Integer)


def _flag(name: str) -> Column[bool]:
    return Column(name, Boolean, nullable=False)
