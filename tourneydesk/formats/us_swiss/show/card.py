"""A pairing card for US Chess: per round color, opponent, result and running score."""

from collections.abc import Mapping, Sequence
from fractions import Fraction

from tourneydesk.core.event import Event
from tourneydesk.formats.us_swiss.records import Entry
from tourneydesk.formats.us_swiss.records import records as entries_of
from tourneydesk.present.cards import layout as cells
from tourneydesk.present.cards.card import Chart
from tourneydesk.present.messages import name_of, number, text
from tourneydesk.present.paper_rebuild.records import Record
from tourneydesk.present.ratings.shown import rating_text
from tourneydesk.present.sheets import Written

_RESULTS = (2, 1, 0)


def layout(event: Event) -> cells.Layout:
    """Round, board, color, opponent with rating, result, running score."""
    return cells.Layout(
        key=text("card-key-us"),
        columns=(
            cells.numbered("round"),
            cells.boxes("table_number", cells.table_boxes(event), event.format),
            cells.letters("color", _colors()),
            *cells.opponent_columns(event),
            cells.column("rating", 9, 11, spare=1),
            cells.letters("result", _results()),
            cells.column("score_so_far", 9.6, 11),
            cells.column("admin", 9.6, 13, spare=2),
        ),
        rows=_rows,
        note=text("card-note-us"),
        rules=tuple(
            text(f"card-rule-{one}", event.format)
            for one in ("points", "pairing", "colors", "bye", "slip")
        ),
        chart=_chart(),
    )


def _chart() -> Chart:
    """The rounds after which at most one player has a perfect score."""
    rows = tuple(
        (text("card-chart-range", low=2 ** (rounds - 1) + 1, high=2**rounds), str(rounds))
        for rounds in range(2, 9)
    )
    heads = (text("card-chart-players"), text("card-chart-rounds"))
    return Chart(text("card-chart-how-many"), heads, rows)


def _colors() -> tuple[str, ...]:
    return text("card-white-letter"), text("card-black-letter")


def _results() -> tuple[str, ...]:
    return tuple(number(Fraction(halves, 2)) for halves in _RESULTS)


def _rows(event: Event, records: Mapping[int, Record]) -> cells.Rows:
    entries = entries_of(event)
    numbers, boxes = cells.numbers_of(event), cells.table_boxes(event)
    return {
        player: _of_player(event, record, entries[player], numbers, boxes)
        for player, record in records.items()
    }


def _of_player(
    event: Event, record: Record, entries: Sequence[Entry], numbers: cells.Numbers, boxes: int
) -> list[cells.Row]:
    lines = {line.round: line for line in record.lines}
    last = len(entries)
    if event.player(record.head.number).dropped:
        last = max(lines, default=0)
    rows: list[cells.Row] = []
    halves = 0
    for at, entry in enumerate(entries[:last], start=1):
        halves += entry.halves
        line = lines.get(at)
        posted = event.rounds[at - 1]
        table = posted.table(line.table) if line is not None and line.table else None
        others = [] if table is None else [p for p in table.players if p != record.head.number]
        opponent = event.player(others[0]) if others else None
        rating = "" if opponent is None else rating_text(event, opponent.id)
        rows.append(
            (
                cells.row_number(at),
                cells.table_cell(None if table is None else table.number, boxes),
                cells.one_of(_colors(), None if line is None or not line.table else line.seat),
                numbers.cell(opponent),
                Written("" if opponent is None else name_of(event, opponent.id)),
                cells.figure(rating),
                cells.one_of(
                    _results(), None if entry.kind == "running" else _RESULTS.index(entry.halves)
                ),
                cells.running("" if entry.kind == "running" else number(Fraction(halves, 2))),
                cells.figure(_remark(entry)),
            )
        )
    return rows


def _remark(entry: Entry) -> str:
    if entry.kind in ("bye", "forfeit"):
        return text(f"card-{entry.kind}")
    return text("card-missed") if entry.kind == "absent" else ""
