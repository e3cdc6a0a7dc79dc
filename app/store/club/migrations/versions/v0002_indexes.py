"""Indexes from which season tables and statistics are made, each without touching its table."""

from alembic import op

revision = "0002"
down_revision = "0001"

INDEXES: dict[str, tuple[str, list[str]]] = {
    "player_season": ("player_night", ["who", "rating", "day", "place"]),
    "team_season": ("team_night", ["who", "rating", "day", "place"]),
    "player_seen_as": ("player_night", ["seen_as"]),
    "team_seen_as": ("team_night", ["seen_as"]),
    "participant_name": ("participant", ["kind", "name_key", "root"]),
    "participant_root": ("participant", ["root"]),
    "night_day": ("night", ["day"]),
    "question_fastest": ("question_night", ["fastest_ms"]),
    "reign_length": ("reign_night", ["length"]),
}


def upgrade() -> None:
    """Make the indexes."""
    for name, (table, columns) in INDEXES.items():
        op.create_index(name, table, columns)
