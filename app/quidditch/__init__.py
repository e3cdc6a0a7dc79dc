"""Quidditch on cells: the referee's engine. Pure: no clock, no files, no chance of its own.

Clauses are the club's text's; rulings where it is silent are named Q1 to Q27 where applied.
"""
