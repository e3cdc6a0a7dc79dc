"""Quidditch on cells: the referee's engine. Pure: no clock, no files, no chance of its own.

`rules/quidditch.md` gives the clauses; rulings are named Q1 to Q27 where they are applied.
"""
