#!/usr/bin/env python3
# A renju judge as one writes it on an afternoon: a board line in, its map line out. It counts every three that
# could become a straight four, and never asks whether Black may play there (clause R10).
import sys

DIRECTIONS = ((1, 0), (0, 1), (1, 1), (1, -1))


def row(board, size, c, r, dc, dr):
    """How many black stones stand in a row through (c, r)."""
    count = 1
    for sign in (1, -1):
        x, y = c + sign * dc, r + sign * dr
        while 0 <= x < size and 0 <= y < size and board[y][x] == "X":
            count += 1
            x, y = x + sign * dc, y + sign * dr
    return count


def fives(board, size, c, r, dc, dr):
    """The points that would make a row of exactly five with the stone on (c, r)."""
    found = []
    for step in range(-4, 5):
        x, y = c + step * dc, r + step * dr
        if 0 <= x < size and 0 <= y < size and board[y][x] == ".":
            between = range(min(step, 0), max(step, 0) + 1)
            whole = all(k == step or board[r + k * dr][c + k * dc] != "." for k in between)
            if whole and row(board, size, x, y, dc, dr) == 5:
                found.append((x, y))
    return found


def judge(board, size, c, r):
    board[r][c] = "X"
    rows = [row(board, size, c, r, *d) for d in DIRECTIONS]
    fours = threes = 0
    for d in DIRECTIONS:
        points = fives(board, size, c, r, *d)
        straight = row(board, size, c, r, *d) == 4
        fours += 1 if straight and points else len(points)
        for step in (-3, -2, -1, 1, 2, 3):
            x, y = c + step * d[0], r + step * d[1]
            if points or not (0 <= x < size and 0 <= y < size) or board[y][x] != ".":
                continue
            board[y][x] = "X"
            made = row(board, size, c, r, *d) == 4 and len(fives(board, size, c, r, *d)) == 2
            board[y][x] = "."
            if made:
                threes += 1
                break
    board[r][c] = "."
    return "5" if 5 in rows else "6" if max(rows) > 5 else "4" if fours > 1 else "3" if threes > 1 else "."


for line in sys.stdin:
    line = line.strip()
    size = round(len(line) ** 0.5)
    board = [list(line[i * size : (i + 1) * size]) for i in range(size)]
    print("".join(judge(board, size, c, r) if board[r][c] == "." else board[r][c]
                  for r in range(size) for c in range(size)))
