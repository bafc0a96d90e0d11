"""A pairing card for US Chess: per round color, opponent, result and running score."""

from collections.abc import Mapping, Sequence
from fractions import Fraction

from tourneydesk.core.event import Event
from tourneydesk.formats.us_swiss.records import Entry
from tourneydesk.formats.us_swiss.records import records as entries_of
from tourneydesk.present.cards import layout as cells
from tourneydesk.present.messages import name_of, number, text
from tourneydesk.present.paper_rebuild.records import Record
from tourneydesk.present.sheets import Choices, Digits, Written

_RESULTS = (2, 1, 0)


def layout(event: Event) -> cells.Layout:
    """Ten rows: round, board, color, opponent with rating, result, running score."""
    return cells.Layout(
        key=(text("card-key-us"), text("card-key-us-colour")),
        columns=(
            cells.numbered("round", 20),
            cells.head("table", 26, format_key=event.format),
            cells.head("colour", 34, "", Choices(_colors())),
            cells.head("number", 60, "opponents", Digits("", cells.NUMBER_BOXES)),
            cells.head("name", 84, "opponents"),
            cells.head("rating", 30, "opponents"),
            cells.head("result", 46, "", Choices(_results())),
            cells.head("score_so_far", 26),
            cells.head("admin", 34),
        ),
        rows=_rows,
    )


def _colors() -> tuple[str, ...]:
    return text("card-white-letter"), text("card-black-letter")


def _results() -> tuple[str, ...]:
    return tuple(number(Fraction(halves, 2)) for halves in _RESULTS)


def _rows(event: Event, records: Mapping[int, Record]) -> cells.Rows:
    entries = entries_of(event)
    return {
        player: _of_player(event, record, entries[player]) for player, record in records.items()
    }


def _of_player(event: Event, record: Record, entries: Sequence[Entry]) -> list[cells.Row]:
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
        rating = "" if opponent is None or opponent.rating is None else str(opponent.rating)
        rows.append(
            (
                cells.row_number(at),
                cells.figure("" if table is None else str(table.number)),
                cells.one_of(_colors(), None if line is None or not line.table else line.seat),
                Digits("", cells.NUMBER_BOXES) if opponent is None else cells.number_of(opponent),
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
