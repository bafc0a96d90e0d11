"""How many boards a number of players needs, and which numbers cannot be seated.

RISK 2210 Swiss, "Basics": a sanctioned board seats 4 or 5, and nobody has a bye. An unsanctioned
event may also have boards of 3.
"""

from dataclasses import dataclass

LARGEST = 5
SMALLEST_SANCTIONED = 4
SMALLEST = 3


@dataclass(frozen=True, slots=True)
class Breakdown:
    """That number of boards of 5, 4 and 3.

    Boards of 5 and boards of 3 never occur together.
    """

    fives: int = 0
    fours: int = 0
    threes: int = 0

    @property
    def boards(self) -> int:
        """The number of boards, and so of game sets."""
        return self.fives + self.fours + self.threes

    @property
    def players(self) -> int:
        return 5 * self.fives + 4 * self.fours + 3 * self.threes

    @property
    def sizes(self) -> tuple[int, ...]:
        """The size of each board, largest first."""
        return (5,) * self.fives + (4,) * self.fours + (3,) * self.threes


def smallest(sanctioned: bool) -> int:
    """The fewest players a board may seat."""
    return SMALLEST_SANCTIONED if sanctioned else SMALLEST


def on_boards(players: int, boards: int, sanctioned: bool = True) -> Breakdown | None:
    """That many players on exactly that many boards, with the fewest 3s; None if they do not fit.

    A board of 3 excludes boards of 5: the two would make two boards of 4.
    """
    if boards < 1 or not smallest(sanctioned) * boards <= players <= LARGEST * boards:
        return None
    if players >= 4 * boards:
        return Breakdown(fives=players - 4 * boards, fours=5 * boards - players)
    return Breakdown(fours=players - 3 * boards, threes=4 * boards - players)


def breakdowns(players: int, sanctioned: bool = True) -> tuple[Breakdown, ...]:
    """Every breakdown, fewest boards first; empty if the number cannot be seated."""
    fewest = -(-players // LARGEST)
    most = players // smallest(sanctioned)
    options = (on_boards(players, boards, sanctioned) for boards in range(max(1, fewest), most + 1))
    return tuple(breakdown for breakdown in options if breakdown is not None)


def fewest_boards(players: int, sanctioned: bool = True) -> Breakdown | None:
    """The breakdown in the source's chart; None if the number cannot be seated.

    The chart's row for 18 gives boards for only 13 (a misprint); correct is 2 of 4 and 2 of 5.
    """
    return on_boards(players, -(-players // LARGEST), sanctioned)


def counts_that_work(players: int, sanctioned: bool = True) -> tuple[int, int]:
    """The nearest numbers that can be seated, below and above; the two smallest if none is below.

    For a number that cannot be seated itself.
    """
    least = smallest(sanctioned)
    if players < least:
        return least, least + 1
    below = next(n for n in range(players - 1, 0, -1) if fewest_boards(n, sanctioned))
    above = next(n for n in range(players + 1, players + 5) if fewest_boards(n, sanctioned))
    return below, above


def rounds_for(boards: int) -> int:
    """Swiss rounds by the source's chart: one for every five boards or part of five."""
    return -(-boards // 5)
