"""A tournament report of another program, read: what every player did, whatever file said it.

`check` refuses what contradicts itself, by name and round.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction

from tourneydesk.core.reasons import Fact, Problem, Refused

MOST_PLAYERS, MOST_ROUNDS = 9999, 99
ABSENT = "Z"
BYES = f"HFU{ABSENT}"
"""Byes of half a point, of a whole one, of the one left over, and of none: an absence."""
_AGREE = {
    ("won", "lost"),
    ("drawn", "drawn"),
    ("lost", "won"),
    ("forfeit_won", "forfeit_lost"),
    ("forfeit_lost", "forfeit_won"),
    ("forfeit_lost", "forfeit_lost"),
    ("open", "open"),
}


@dataclass(frozen=True, slots=True)
class Cell:
    """A player in a round: the opponent's number and the color (``w`` or ``b``, empty if unknown)
    with an outcome, at a ``table`` (0 if unknown); or opponent 0 with one of the letters of BYES.
    """

    opponent: int
    color: str
    outcome: str
    table: int = 0

    @property
    def absent(self) -> bool:
        return not self.opponent and self.outcome == ABSENT


@dataclass(frozen=True, slots=True)
class ReadPlayer:
    """A player; ``rank`` is the number in the report, ``name`` family name first if it has a comma,
    and ``cells`` has one for each round of the report; ``birth`` is as `core.players.ages` reads
    it.
    """

    rank: int
    name: str
    rating: int | None
    identity: str
    cells: tuple[Cell, ...]
    age: int | None = None
    birth: str | None = None


@dataclass(frozen=True, slots=True)
class Report:
    """A whole report. ``details`` are those of an event, ``byes`` requested ones by (rank, round)
    with their letter, ``prohibited`` pairs of ranks. ``win`` and ``draw`` are what they are worth,
    ``rounds`` how many are planned (0 if unknown).
    """

    name: str
    details: Mapping[str, str]
    players: tuple[ReadPlayer, ...]
    win: Fraction = Fraction(1)
    draw: Fraction = Fraction(1, 2)
    rounds: int = 0
    byes: Mapping[tuple[int, int], str] = field(default_factory=dict)
    prohibited: tuple[tuple[int, int], ...] = ()

    @property
    def played(self) -> int:
        """The last round in which somebody was there."""
        there = (
            at
            for player in self.players
            for at, cell in enumerate(player.cells, start=1)
            if not cell.absent
        )
        return max(there, default=0)


def check(report: Report) -> None:
    """Raises Refused for a report without players, or that contradicts itself."""
    if not report.players:
        raise Refused(Problem("report_no_players"))
    if len(report.players) > MOST_PLAYERS:
        raise Refused(Problem("report_too_many_players", facts={"most": MOST_PLAYERS}))
    by_rank = {player.rank: player for player in report.players}
    if len(by_rank) < len(report.players):
        ranks = [player.rank for player in report.players]
        twice = next(rank for rank in ranks if ranks.count(rank) > 1)
        raise Refused(Problem("report_number_twice", facts={"rank": twice}))
    for player in report.players:
        for round_number, cell in enumerate(player.cells, start=1):
            if cell.opponent:
                _check_game(by_rank, player, round_number, cell)


def _check_game(
    by_rank: Mapping[int, ReadPlayer], player: ReadPlayer, round_number: int, cell: Cell
) -> None:
    facts: dict[str, Fact] = {"name": player.name, "rank": cell.opponent, "round": round_number}
    other = by_rank.get(cell.opponent)
    if other is None or other is player:
        raise Refused(Problem("report_no_opponent", facts=facts))
    answer = other.cells[round_number - 1]
    facts["other"] = other.name
    if answer.opponent != player.rank:
        raise Refused(Problem("report_one_sided", facts=facts))
    if (cell.outcome, answer.outcome) not in _AGREE:
        raise Refused(Problem("report_two_results", facts=facts))
    if cell.color and cell.color == answer.color:
        raise Refused(Problem("report_same_color", facts=facts))
