"""Packs before the evening: the library, imports with their mapping, the editor."""
