"""The Berger tables: who meets whom in which round, by pairing numbers, whoever they are."""

SOURCE = "FIDE Handbook C.05, Annex 1"
NOBODY = 0


def rounds(players: int, cycles: int) -> int:
    """How many rounds so many players need to meet each other that often."""
    return max(0, players - 1 + players % 2) * cycles


def games(players: int, number: int) -> list[tuple[int, int]]:
    """(White, Black) of a round, board by board; of an odd number one meets NOBODY."""
    last = players + players % 2
    cycle, turn = divmod(number - 1, last - 1)
    start = turn * (last // 2) % (last - 1)
    first = (start + 1, last) if turn % 2 == 0 else (last, start + 1)
    others = [
        ((start + step) % (last - 1) + 1, (start - step) % (last - 1) + 1)
        for step in range(1, last // 2)
    ]
    found = [tuple(one if one <= players else NOBODY for one in two) for two in (first, *others)]
    # The second time everybody has the other color.
    return [(black, white) if cycle % 2 else (white, black) for white, black in found]
