"""Standings on paper: all in one, and by age group."""

from collections.abc import Sequence

from tourneydesk.core.event import Event
from tourneydesk.core.standings import Standing
from tourneydesk.formats import format_of
from tourneydesk.formats.age_swiss.standings import standings_by_group
from tourneydesk.present.papers.sheet import Block, Sheet, column, row, singles
from tourneydesk.present.sheets import Column, Stamp, Written
from tourneydesk.present.words import number, word


def standings_sheet(event: Event, stamp: Stamp, through: int | None = None) -> Sheet:
    """The standings after a round (None = all that is reported), best first."""
    block = standings_block(event, "", format_of(event).standings(event, through))
    return Sheet(_title(event, through), (block,), stamp)


def standings_by_age(event: Event, stamp: Stamp, through: int | None = None) -> Sheet:
    """The standings within each age group, the youngest group first."""
    blocks = tuple(
        standings_block(event, word("sheet_age_group", event.format, group=name), rows)
        for name, rows in standings_by_group(event, through).items()
    )
    return Sheet(word("paper_name_ages"), blocks, stamp)


def standings_block(event: Event, heading: str, rows: Sequence[Standing]) -> Block:
    """A line a place: number, name, points, tiebreaks, and where somebody went out."""
    keys = tuple(dict.fromkeys(one.key for line in rows for one in line.tiebreaks))
    left = any(line.out_in is not None for line in rows)
    columns = (
        column("sheet_place", 36, "right", bold=True),
        column("sheet_number_short", 36, "right"),
        column("slip_player", 200, bold=True),
        column(f"head_{format_of(event).points}", 52, "right", bold=True),
        *(_tiebreak(event, key) for key in keys),
        *([column("sheet_out", 82)] if left else []),
    )
    lines = []
    for line in rows:
        values = {one.key: number(one.value) for one in line.tiebreaks}
        out = "" if line.out_in is None else word("out_in", round=line.out_in)
        lines.append(
            row(
                columns,
                str(line.place),
                str(line.player),
                event.player(line.player).name,
                number(line.points),
                *(values.get(key, "") for key in keys),
                *([out] if left else []),
            )
        )
    return Block(heading, columns, singles(lines), notes=() if lines else (word("sheet_nobody"),))


def _tiebreak(event: Event, key: str) -> Column:
    head = word(f"tiebreak_{key}", event.format)
    return Column(head, 52, blank=Written("", "right"))


def _title(event: Event, through: int | None) -> str:
    if through is None:
        return word("paper_name_standings")
    return word("sheet_standings_after", round=through)
