"""What the places of the standings follow from."""

from collections.abc import Sequence
from fractions import Fraction

from tourneydesk.core.event import Event
from tourneydesk.core.standings import Standing, points_then_tiebreaks
from tourneydesk.formats import format_of


def ranking_keys(event: Event, rows: Sequence[Standing]) -> list[list[Fraction]]:
    """The figures that rank each row, as its format explains them; the smaller ranks higher."""
    fmt = format_of(event)
    marks = (
        fmt.ranking_keys(event, rows)
        if fmt.ranking_keys is not None
        else {row.player: points_then_tiebreaks(row) for row in rows}
    )
    return [
        [mark.value if mark.fewer else -mark.value for mark in marks[row.player]] for row in rows
    ]
