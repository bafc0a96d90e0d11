"""The RISK 2210 player match record card, as in its source (Swiss score recording, 5)."""

from collections.abc import Mapping

from tourneydesk.core.event import Event
from tourneydesk.formats.risk_swiss.points import match_points
from tourneydesk.present.cards import layout as cells
from tourneydesk.present.messages import text
from tourneydesk.present.paper_rebuild.lines import Line
from tourneydesk.present.paper_rebuild.records import Record
from tourneydesk.present.sheets import Choices

_PLACES = 5


def layout(event: Event) -> cells.Layout:
    """Ten rows: table, finishing place, round, game points, energy, running match points."""
    return cells.Layout(
        key=(text("card-key-risk"), text("card-key-running")),
        columns=(
            cells.head("table", 30, format_key=event.format),
            cells.head("place", 150, "match_outcome", Choices(places())),
            cells.numbered("round", 26),
            cells.head("game_points", 40),
            cells.head("energy", 40),
            cells.head("match_points", 40),
        ),
        rows=_rows,
    )


def places() -> tuple[str, ...]:
    """1st to 5th and withdrawn, one of them to ring."""
    return (*(text(f"card-place-{at}") for at in range(1, _PLACES + 1)), text("card-withdrawn"))


def _rows(event: Event, records: Mapping[int, Record]) -> cells.Rows:
    return {player: _of_player(record) for player, record in records.items()}


def _of_player(record: Record) -> list[cells.Row]:
    rows: list[cells.Row] = []
    points = 0
    for line in record.lines:
        place, game_points, energy = line.figures or (None, None, None)
        if place is not None and line.kind == "swiss":
            points += match_points(int(place))
        rows.append(
            (
                cells.figure(str(line.table)),
                cells.one_of(places(), _ringed(line)),
                cells.row_number(text("card-final") if line.kind == "final" else line.round),
                cells.figure("" if game_points is None else str(game_points)),
                cells.figure("" if energy is None else str(energy)),
                cells.running("" if line.outcome == "open" else str(points)),
            )
        )
    return rows


def _ringed(line: Line) -> int | None:
    if line.outcome == "open":
        return None
    return int(line.figures[0] or 0) - 1 if line.outcome == "finished" else _PLACES
