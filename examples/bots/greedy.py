"""Plays the move with the largest immediate capture in awalé, and takes the most matches in the 13 matches."""
import sys


def gain(pits, move):
    """Returns the number of seeds that a move captures in awalé, ignoring the rules of the grand slam."""
    pits = pits[:]
    start = "ABCDEFabcdef".index(move)
    hand, place = pits[start], start
    pits[start] = 0
    while hand:
        place = (place + 1) % 12
        if place != start:
            pits[place] += 1
            hand -= 1
    taken = 0
    while place // 6 != start // 6 and pits[place] in (2, 3):
        taken += pits[place]
        place = (place - 1) % 12
    return taken


for line in sys.stdin:
    position, moves, *_, game = line.split()
    moves = moves.split(",")
    if game == "awale":
        pits = [int(field) for field in position.split("-")[:12]]
        print(max(moves, key=lambda move: gain(pits, move)), flush=True)
    else:
        print(moves[-1], flush=True)
