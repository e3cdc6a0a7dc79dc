"""The season: nights as the archive keeps them, tables and charts of many nights."""
