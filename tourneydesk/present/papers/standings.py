"""Standings on paper: overall, and by age group."""

from collections.abc import Sequence

from tourneydesk.core.event import Event
from tourneydesk.core.standings import Standing
from tourneydesk.formats import standings_of
from tourneydesk.present.figures import figure_keys, group_standings, provisional_note
from tourneydesk.present.messages import text
from tourneydesk.present.papers.sheet import Block, Sheet, block_of
from tourneydesk.present.sheets import Stamp
from tourneydesk.present.tables.standings import standings_table

MOST_UPRIGHT = 12
"""With more columns than this, portrait paper has no room for the figures."""


def standings_sheet(event: Event, stamp: Stamp, through: int | None = None) -> Sheet:
    """The standings after a round (None = everything reported), best first."""
    block = standings_block(event, "", standings_of(event, through))
    wide = len(block.columns) > MOST_UPRIGHT
    return Sheet(_title(event, through), (block,), stamp, turned=wide)


def standings_by_age(event: Event, stamp: Stamp, through: int | None = None) -> Sheet:
    """The standings within each age group, the youngest group first."""
    blocks = tuple(
        standings_block(event, text("sheet-age-group", event.format, group=name), rows)
        for name, rows in group_standings(event, through).items()
    )
    return Sheet(text("paper-name-ages"), blocks, stamp)


def standings_block(event: Event, heading: str, rows: Sequence[Standing]) -> Block:
    """One line per place, with each player's number."""
    ids = ("place", "number", "name", "points", *figure_keys(rows), "out")
    return block_of(
        standings_table(event, rows, ids),
        {"place": 36, "number": 36, "name": 200, "out": 82},
        heading,
        bold=("place", "name", "points"),
        notes=provisional_note(event),
    )


def _title(event: Event, through: int | None) -> str:
    if through is None:
        return text("paper-name-standings")
    return text("sheet-standings-after", round=through)
