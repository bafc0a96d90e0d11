"""Who has won, for the page that says so."""

from collections.abc import Sequence
from dataclasses import dataclass

from tourneydesk.core.event import Event
from tourneydesk.core.standings import Standing
from tourneydesk.formats import standings_of
from tourneydesk.present.figures import (
    figure_cells,
    figure_heads,
    group_standings,
    place_text,
    points_text,
)
from tourneydesk.present.messages import name_of, text

MOST_WINNERS = 4
"""With more, the standings say it better."""
MOST_STEPS = 3
MOST_GROUPS = 3


@dataclass(frozen=True, slots=True)
class Step:
    """A player on the podium, or the best of an age group: place or group, name, and points, and
    the figure that ``decided`` where others have as many.
    """

    place: str
    name: str
    points: str
    decided: str = ""


@dataclass(frozen=True, slots=True)
class Podium:
    """The winners in words, the first three, and the best of each age group, if there are any."""

    title: str
    names: tuple[str, ...]
    points: str
    steps: tuple[Step, ...]
    groups: tuple[Step, ...] = ()


def podium_of(event: Event, winners: Sequence[int]) -> Podium | None:
    """The podium of a finished event, None if too many share the win."""
    if not 0 < len(winners) <= MOST_WINNERS:
        return None
    rows = standings_of(event)
    heading = figure_heads(event, ())[0]
    points = {row.player: points_text(row) for row in rows}
    ranked = sorted(rows, key=lambda row: row.player not in winners)
    # A winner has the first place, whatever the points say.
    steps = tuple(
        Step(
            "1" if row.player in winners else place_text(row),
            name_of(event, row.player),
            points[row.player],
            _decided(event, row, rows),
        )
        for row in ranked[:MOST_STEPS]
    )
    best = [
        (group, standings[0]) for group, standings in group_standings(event).items() if standings
    ]
    return Podium(
        text("screen-champion", count=len(winners)),
        tuple(name_of(event, player) for player in winners),
        text("screen-champion-points", heading=heading, points=points[winners[0]])
        if len({points[player] for player in winners}) == 1
        else "",
        steps,
        tuple(Step(group, name_of(event, row.player), points_text(row)) for group, row in best)[
            :MOST_GROUPS
        ],
    )


def _decided(event: Event, row: Standing, rows: Sequence[Standing]) -> str:
    """The first figure in which a player differs from one with as many points and another place;
    empty if there is none.
    """
    if not (row.points_known and row.place_known):
        return ""
    for other in rows:
        if other.points != row.points or other.place == row.place:
            continue
        for own, theirs in zip(row.tiebreaks, other.tiebreaks, strict=False):
            if own.value != theirs.value:
                heading, figure = figure_heads(event, [own.key])[1], figure_cells(row, [own.key])[1]
                return text("screen-step-figure", heading=heading, figure=figure) if figure else ""
    return ""
