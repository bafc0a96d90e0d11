"""A record card for Dual Ring: one row a game, with its board, colour and opponent."""

from collections.abc import Mapping

from tourneydesk.core.event import Event
from tourneydesk.present.cards.layout import (
    NUMBER_BOXES,
    Layout,
    Row,
    Rows,
    figure,
    head,
    number_of,
    numbered,
    one_of,
    row_number,
    running,
)
from tourneydesk.present.messages import text
from tourneydesk.present.paper_rebuild.lines import Line
from tourneydesk.present.paper_rebuild.records import Record
from tourneydesk.present.sheets import Choices, Digits, Written

_OUTCOMES = ("win", "draw", "loss", "stopped")
_SAID = {"won": 0, "forfeit_won": 0, "drawn": 1, "lost": 2, "forfeit_lost": 2, "void": 3}


def layout(event: Event) -> Layout:
    """Ten rows: game, board, colour, opponent, result, wins so far."""
    return Layout(
        key=(text("card-key-ring"), text("card-key-ring-wins")),
        columns=(
            numbered("game", 20),
            head("board", 24),
            head("colour", 54, "", Choices(_colours())),
            head("number", 56, "opponents", Digits("", NUMBER_BOXES)),
            head("name", 84, "opponents"),
            head("result", 98, "", Choices(_outcomes())),
            head("wins", 24),
        ),
        rows=_rows,
    )


def _colours() -> tuple[str, ...]:
    return text("role-white"), text("role-black")


def _outcomes() -> tuple[str, ...]:
    return tuple(text(f"card-{one}") for one in _OUTCOMES)


def _rows(event: Event, records: Mapping[int, Record]) -> Rows:
    opponents = {
        (table.number, player): other
        for posted in event.rounds
        for table in posted.tables
        for player, other in zip(table.players, reversed(table.players), strict=True)
    }
    return {player: _of_player(event, record, opponents) for player, record in records.items()}


def _of_player(event: Event, record: Record, opponents: Mapping[tuple[int, int], int]) -> list[Row]:
    rows: list[Row] = []
    wins = 0
    for at, line in enumerate(record.lines, start=1):
        # The games that decide between the last two are no wins of the ring.
        wins = min(wins + int(line.outcome in ("won", "forfeit_won")), record.head.score // 2)
        other = event.player(opponents[line.table, record.head.number])
        rows.append(
            (
                row_number(at),
                figure(str(line.table)),
                one_of(_colours(), line.seat),
                number_of(other),
                Written(other.name),
                one_of(_outcomes(), _ringed(line)),
                running("" if line.outcome == "open" else str(wins)),
            )
        )
    return rows


def _ringed(line: Line) -> int | None:
    return _SAID.get(line.outcome)
