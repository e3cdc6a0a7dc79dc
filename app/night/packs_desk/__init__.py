"""Packs before the evening: the library, imports, the editor's model, what was heard before."""
