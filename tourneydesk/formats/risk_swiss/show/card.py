"""The RISK 2210 player match record card, as in its source (Swiss score recording, 5)."""

from collections.abc import Mapping

from tourneydesk.core.event import Event
from tourneydesk.formats.risk_swiss.pairing.boards import rounds_for
from tourneydesk.formats.risk_swiss.points import match_points
from tourneydesk.formats.risk_swiss.settings import rules
from tourneydesk.formats.risk_swiss.show.points import points_by_place
from tourneydesk.present.cards import layout as cells
from tourneydesk.present.cards.card import Chart
from tourneydesk.present.messages import text
from tourneydesk.present.paper_rebuild.lines import Line
from tourneydesk.present.paper_rebuild.records import Record

_PLACES = 5


def layout(event: Event) -> cells.Layout:
    """The columns of the source: table, finishing place, round, game points, energy, points."""
    return cells.Layout(
        key=text("card-key-risk", **points_by_place(event)),
        key_list=(
            *(
                text(f"card-key-risk-{at}", points=match_points(event, at))
                for at in range(1, _PLACES + 1)
            ),
            text("card-key-risk-out"),
        ),
        columns=(
            cells.boxes("table_number", cells.table_boxes(event), event.format),
            cells.letters("finishing_place", places()),
            cells.numbered("round"),
            cells.column("game_points", 14, 20),
            cells.column("energy", 14, 20),
            cells.column("match_points", 14, 20),
        ),
        rows=_rows,
        note=text("card-note-running"),
        rules=_short_rules(event),
        chart=_chart(),
    )


def _short_rules(event: Event) -> tuple[str, ...]:
    own = rules(event.settings)
    semi_final = ("semi-final",) if own.final and own.semi_final else ()
    final = (*semi_final, "final") if own.final else ()
    said = ("boards", "write", "leave", "pairing", *final)
    return tuple(text(f"card-rule-{one}", event.format, seats=own.finalists) for one in said)


def _chart() -> Chart:
    """Swiss rounds by boards (Basics, the second chart)."""
    rows = tuple(
        (text("card-chart-range", low=5 * at - 4, high=5 * at), str(rounds_for(5 * at)))
        for at in range(1, 7)
    )
    heads = (text("card-chart-boards"), text("card-chart-rounds"))
    return Chart(text("card-chart-how-many"), heads, rows)


def places() -> tuple[str, ...]:
    """1st to 5th and withdrawn, one of them to ring."""
    return (*(text(f"card-place-{at}") for at in range(1, _PLACES + 1)), text("card-withdrawn"))


def _rows(event: Event, records: Mapping[int, Record]) -> cells.Rows:
    boxes = cells.table_boxes(event)
    return {player: _of_player(event, record, boxes) for player, record in records.items()}


def _of_player(event: Event, record: Record, boxes: int) -> list[cells.Row]:
    rows: list[cells.Row] = []
    points = 0
    for line in record.lines:
        place, game_points, energy = line.figures or (None, None, None)
        if place is not None and line.kind == "swiss":
            points += match_points(event, int(place))
        rows.append(
            (
                cells.table_cell(line.table, boxes),
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
