"""Sheets on which players write down the moves of a game."""

from collections.abc import Sequence
from dataclasses import dataclass

from tourneydesk.core.event import Event, Round
from tourneydesk.present.handouts.forms import about_event
from tourneydesk.present.messages import name_of, text
from tourneydesk.present.sheets import Stamp

MOVES = {1: 90, 2: 60}
"""Moves on a sheet, by sheets per page."""


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """The head of a game's score sheet: labeled facts, and each color with its player; "" is a line
    to write on.
    """

    about: str
    facts: tuple[tuple[str, str], ...]
    players: tuple[tuple[str, str], ...]
    results: tuple[str, ...]
    stamp: Stamp


def score_sheets(
    event: Event, posted: Round | None, stamp: Stamp, tables: Sequence[int] | None = None
) -> list[ScoreSheet]:
    """Two sheets for each of these tables of a round (None = all), one for each player; a blank
    pair if no round is posted.
    """
    if posted is None:
        return [_sheet(event, "", "", ("", ""), stamp)] * 2
    return [
        _sheet(
            event,
            str(posted.number),
            str(table.number),
            [name_of(event, player) for player in table.players],
            stamp,
        )
        for table in sorted(posted.tables, key=lambda table: table.number)
        if not table.void and (tables is None or table.number in tables)
        for _ in table.players
    ]


def _sheet(
    event: Event, round_number: str, table: str, players: Sequence[str], stamp: Stamp
) -> ScoreSheet:
    facts = (
        (text("card-round"), round_number),
        (text("card-table", event.format), table),
        (text("sheet-date"), event.details.get("date", "")),
    )
    return ScoreSheet(
        about_event(event),
        facts,
        ((text("role-white"), players[0]), (text("role-black"), players[1])),
        tuple(text(f"handout-score-{one}") for one in ("white", "draw", "black")),
        stamp,
    )
