"""Packs written to files: the own format, `.4s`, CSV and XLSX."""

from app.packs.write.export import ExportFormat, export
from app.packs.write.four_s import four_s_text
from app.packs.write.rows import Profile
from app.packs.write.tables import csv_bytes, write_xlsx

__all__ = ["ExportFormat", "Profile", "csv_bytes", "export", "four_s_text", "write_xlsx"]
