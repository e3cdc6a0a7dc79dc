"""Indexes from which season tables and statistics are made, each without touching its table."""

from alembic import op
from sqlalchemy import text

revision = "0002"
down_revision = "0001"

BEST_FIRST = "rating DESC"
DEEDS = ["jumps_tried", "jumps_made", "revolutions_tried", "revolutions_made"]
INDEXES: dict[str, tuple[str, list[str]]] = {
    "player_season": ("player_night", ["who", BEST_FIRST, "day", "place"]),
    "team_season": ("team_night", ["who", BEST_FIRST, "day", "place"]),
    "player_day": ("player_night", ["day", "who", "rating", "place"]),
    "team_day": ("team_night", ["day", "who", "rating", "place"]),
    "team_deeds": ("team_night", ["who", *DEEDS, "day"]),
    "player_seen_as": ("player_night", ["seen_as"]),
    "team_seen_as": ("team_night", ["seen_as"]),
    "participant_name": ("participant", ["kind", "name_key", "root"]),
    "participant_root": ("participant", ["root"]),
    "night_day": ("night", ["day"]),
    "question_share": (
        "question_night",
        ["void", "correct", "asked", "day", "night", "number"],
    ),
    "question_fastest": ("question_night", ["fastest_ms", "night", "number", "day"]),
    "reign_length": ("reign_night", ["length", "night", "turn", "day"]),
}


def upgrade() -> None:
    """Make the indexes."""
    for name, (table, columns) in INDEXES.items():
        keys = [text(column) if " " in column else column for column in columns]
        op.create_index(name, table, keys)
