"""Match points, game points and energy of each player, and who withdrew."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from tourneydesk.core.event import Event, Round, Table
from tourneydesk.core.format import Leaving
from tourneydesk.core.results import BoardResult
from tourneydesk.formats.risk_swiss.settings import rules


@dataclass(frozen=True, slots=True)
class Tally:
    """A player's totals over the Swiss rounds.

    Points come first; the organizer chooses the order of the others. ``first_places`` are boards
    won.
    """

    points: int = 0
    game_points: int = 0
    energy: int = 0
    first_places: int = 0

    def ranked(self, tiebreaks: Sequence[str]) -> tuple[int, ...]:
        """The figures in the order in which they rank."""
        return (self.points, *(getattr(self, key) for key in tiebreaks))


def match_points(event: Event, place: int) -> int:
    """5 for the first, 4 for the second … whatever the size of the board, unless the organizer has
    other points.

    RISK 2210 Swiss, score recording 5.
    """
    return rules(event.settings).points[place - 1]


def reports(event: Event, through: int | None = None) -> Iterator[tuple[Round, Table, BoardResult]]:
    """Every recorded board up to round ``through``, the final included."""
    for posted, table, result in event.results(through):
        if isinstance(result, BoardResult):
            yield posted, table, result


def tallies(event: Event, through: int | None = None) -> dict[int, Tally]:
    """Each player's totals over the Swiss rounds up to ``through``, by player id.

    A withdrawn player gets no match points; game points and energy count where reported. The final
    adds nothing (our reading).
    """
    points = rules(event.settings).points
    sums = {player.id: [0, 0, 0, 0] for player in event.players}
    for posted, _, result in reports(event, through):
        if posted.kind != "swiss":
            continue
        for player, place in result.places.items():
            sums[player][0] += points[place - 1]
            sums[player][3] += place == 1
        for player, figure in result.game_points.items():
            sums[player][1] += figure
        for player, figure in result.energy.items():
            sums[player][2] += figure
    return {player: Tally(*figures) for player, figures in sums.items()}


def leavings(event: Event) -> dict[int, Leaving]:
    """Players who withdrew (or were disqualified) at a board and were not reinstated since.

    Our reading of "DQ/Withdrawn": such a player is not seated in later rounds.
    """
    out: dict[int, Leaving] = {}
    for posted in event.rounds:
        for player in event.withdrawn(posted):
            out.setdefault(player, Leaving(posted.number, "withdrawn"))
    return out
