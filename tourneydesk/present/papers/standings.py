"""Standings on paper: all in one, and by age group."""

from collections.abc import Sequence

from tourneydesk.core.event import Event
from tourneydesk.core.standings import Standing
from tourneydesk.formats import standings_of
from tourneydesk.present.figures import (
    figure_cells,
    figure_heads,
    figure_keys,
    group_standings,
    place_text,
    provisional_note,
)
from tourneydesk.present.messages import text
from tourneydesk.present.papers.sheet import Block, Sheet, column, row, singles
from tourneydesk.present.sheets import Column, Stamp, Written


def standings_sheet(event: Event, stamp: Stamp, through: int | None = None) -> Sheet:
    """The standings after a round (None = all that is reported), best first."""
    block = standings_block(event, "", standings_of(event, through))
    return Sheet(_title(event, through), (block,), stamp)


def standings_by_age(event: Event, stamp: Stamp, through: int | None = None) -> Sheet:
    """The standings within each age group, the youngest group first."""
    blocks = tuple(
        standings_block(event, text("sheet-age-group", event.format, group=name), rows)
        for name, rows in group_standings(event, through).items()
    )
    return Sheet(text("paper-name-ages"), blocks, stamp)


def standings_block(event: Event, heading: str, rows: Sequence[Standing]) -> Block:
    """A line a place: number, name, points, tiebreaks, and where somebody went out."""
    keys = figure_keys(rows)
    points, *tiebreaks = figure_heads(event, keys)
    left = any(line.out_in is not None for line in rows)
    columns = (
        column("sheet_place", 36, "right", bold=True),
        column("sheet_number_short", 36, "right"),
        column("slip_player", 200, bold=True),
        Column(points, 52, blank=Written("", "right", bold=True)),
        *(Column(head, 52, blank=Written("", "right")) for head in tiebreaks),
        *([column("sheet_out", 82)] if left else []),
    )
    lines = []
    for line in rows:
        out = "" if line.out_in is None else text("out-in", round=line.out_in)
        lines.append(
            row(
                columns,
                place_text(line),
                str(line.player),
                event.player(line.player).name,
                *figure_cells(line, keys),
                *([out] if left else []),
            )
        )
    return Block(
        heading,
        columns,
        singles(lines),
        notes=provisional_note(event) if lines else (text("sheet-nobody"),),
    )


def _title(event: Event, through: int | None) -> str:
    if through is None:
        return text("paper-name-standings")
    return text("sheet-standings-after", round=through)
