"""The standings as lines: place, name, points, tiebreaks, and how near the end or the cut."""

from collections.abc import Mapping, Sequence

from tourneydesk.core.field import status
from tourneydesk.core.format import Leaving
from tourneydesk.core.standings import Standing
from tourneydesk.formats import format_of
from tourneydesk.gui.widgets.table_view import Column, Row
from tourneydesk.present import messages
from tourneydesk.present.figures import figure_cells, figure_heads, figure_keys, place_text
from tourneydesk.present.messages import name_of, text
from tourneydesk.present.places import Standings, cut_of, stake_text

LEAST_LETTERS = 22
CUT = 0
"""The key of the line that is the cut to the final; players have theirs from 1."""


def place_columns(shown: Standings, now: Mapping[int, int] | None = None) -> list[Column]:
    """The columns that these standings need; ``now`` are the real places, while trying."""
    fmt = format_of(shown.event)
    columns = [Column(messages.text("count-place"), figures=True)]
    if now is not None:
        columns.append(Column(messages.text("standings-place-now"), figures=True))
    columns += [
        Column(messages.text("people-name"), wide=True, least=LEAST_LETTERS),
        *(
            Column(head, figures=True)
            for head in figure_heads(shown.event, figure_keys(shown.rows))
        ),
    ]
    if shown.stakes:
        columns.append(Column(text(f"head-stakes-{fmt.key}")))
    elif any(row.out_in is not None for row in shown.rows):
        columns.append(Column(messages.text("count-out-in")))
    return columns


def place_lines(
    shown: Standings, leavings: Mapping[int, Leaving], now: Mapping[int, int] | None = None
) -> list[Row[int]]:
    """A line for each place, and one where the cut to the final is."""
    keys = figure_keys(shown.rows)
    columns = place_columns(shown, now)
    lines = [_line(shown, row, keys, leavings, now, len(columns)) for row in shown.rows]
    cut = cut_of(shown)
    if cut is not None:
        below, seats = cut
        before = 1 if now is None else 2
        said = text("cut-line")
        count = text("cut-line-seats", count=seats)
        between = ("",) * (len(columns) - before - 2)
        lines.insert(below, Row(CUT, (*("",) * before, said, *between, count)))
    return lines


def _line(
    shown: Standings,
    row: Standing,
    keys: Sequence[str],
    leavings: Mapping[int, Leaving],
    now: Mapping[int, int] | None,
    width: int,
) -> Row[int]:
    event = shown.event
    cells = [place_text(row)]
    if now is not None:
        cells.append(str(now.get(row.player, "")))
    cells += [name_of(event, row.player), *figure_cells(row, keys)]
    if shown.stakes:
        cells.append(stake_text(shown, row, status(event, leavings, row.player)))
    else:
        cells.append("" if row.out_in is None else messages.text("window-round", round=row.out_in))
    return Row(row.player, tuple(cells[:width]))
