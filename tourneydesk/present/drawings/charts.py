"""Charts of an event as plain data: for the window, where `gui.pages.standings.charts` paints them,
and for the display (`present.projector.pages.charts`). A format's `Show.bars` says whether it has
bars; every format without a ring has places by round.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from tourneydesk.core.event import Event
from tourneydesk.core.standings import UNRANKED
from tourneydesk.formats import standings_of
from tourneydesk.present.messages import name_of

LEADERS = 8
"""How many of the first a chart of places shows."""


@dataclass(frozen=True, slots=True)
class PlacesLine:
    """A player's place after each round of the chart; 0 where they had none."""

    player: int
    name: str
    places: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PlacesChart:
    """Everyone's places by round, best first: a bump chart. ``rounds`` are the numbers of the
    complete rounds, ``lowest`` the last place of all.
    """

    rounds: tuple[int, ...]
    lines: tuple[PlacesLine, ...]
    lowest: int


@dataclass(frozen=True, slots=True)
class Bar:
    """What a player had before the latest round, and what that round added. ``out``: they are out
    of the event, by reaching the line or by withdrawing.
    """

    player: int
    name: str
    before: Fraction
    latest: Fraction
    out: bool

    @property
    def total(self) -> Fraction:
        return self.before + self.latest


@dataclass(frozen=True, slots=True)
class BarsChart:
    """Bars that grow towards a line at which a player is out, in the order of the standings.
    ``round`` is the latest round.
    """

    round: int
    line: Fraction
    bars: tuple[Bar, ...]


def places_chart(event: Event) -> PlacesChart:
    """Everyone's places after each complete round, in the order of the standings after the last."""
    rounds = tuple(posted.number for posted in event.rounds if not posted.missing)
    after = [standings_of(event, number) for number in rounds]
    placed = [{row.player: row.place for row in rows} for rows in after]
    lines = tuple(
        PlacesLine(
            row.player,
            name_of(event, row.player),
            tuple(places.get(row.player, UNRANKED) for places in placed),
        )
        for row in (after[-1] if after else ())
    )
    lowest = max((place for line in lines for place in line.places), default=0)
    return PlacesChart(rounds, lines, lowest)


def leaders(
    chart: PlacesChart, chosen: int | None = None, most: int = LEADERS
) -> Sequence[PlacesLine]:
    """The lines of the first players and, if they are not among them, of the chosen one."""
    first = chart.lines[:most]
    return (*first, *(line for line in chart.lines[most:] if line.player == chosen))


def rows_by_round(chart: PlacesChart, lines: Sequence[PlacesLine]) -> list[dict[int, int]]:
    """The row of each of these lines after each round, from 0: by place, then by the place at the
    end. Every line has a row of its own, so that equal places do not overlap.
    """
    last = len(chart.lines) + 1
    return [
        {
            line.player: row
            for row, line in enumerate(sorted(lines, key=lambda line: line.places[at] or last))
        }
        for at in range(len(chart.rounds))
    ]
