"""Games of chess by chance, which the rules' speed is measured against."""

from __future__ import annotations

import random

import chess


def chess_games(count: int) -> list[list[str]]:
    rng, games = random.Random(1), []
    for _ in range(count):
        board, moves = chess.Board(), list[str]()
        while len(moves) < 120 and not board.is_game_over():
            move = rng.choice(list(board.legal_moves))
            board.push(move)
            moves.append(move.uci())
        games.append(moves)
    return games


def play_chess(games: list[list[str]]) -> int:
    for moves in games:
        board = chess.Board()
        for move in moves:
            board.push_uci(move)
    return sum(map(len, games))
