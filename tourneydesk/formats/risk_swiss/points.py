"""Match points, game points and energy of each player, and who withdrew."""

from collections.abc import Iterator
from dataclasses import dataclass

from tourneydesk.core.event import Event, Round, Table
from tourneydesk.core.format import Leaving
from tourneydesk.core.results import BoardResult

FIRST_PLACE = 5


@dataclass(frozen=True, slots=True)
class Tally:
    """A player's totals over the Swiss rounds.

    The fields are in the order in which they rank.
    """

    points: int = 0
    game_points: int = 0
    energy: int = 0


NOTHING = Tally()


def match_points(place: int) -> int:
    """5 for the first, 4 for the second … whatever the size of the board.

    RISK 2210 Swiss, score recording 5.
    """
    return FIRST_PLACE + 1 - place


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
    sums = {player.id: [0, 0, 0] for player in event.players}
    for posted, _, result in reports(event, through):
        if posted.kind != "swiss":
            continue
        for player, place in result.places.items():
            sums[player][0] += match_points(place)
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
