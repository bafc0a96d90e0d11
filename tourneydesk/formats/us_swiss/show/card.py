"""A pairing card for US Chess: per round colour, opponent, result and running score."""

from collections.abc import Mapping, Sequence
from fractions import Fraction

from tourneydesk.core.event import Event
from tourneydesk.formats.us_swiss.records import Entry
from tourneydesk.formats.us_swiss.records import records as entries_of
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
from tourneydesk.present.messages import number, text
from tourneydesk.present.paper_rebuild.records import Record
from tourneydesk.present.sheets import Choices, Digits, Written

_RESULTS = (2, 1, 0)


def layout(event: Event) -> Layout:
    """Ten rows: round, board, colour, opponent and his rating, result, running score."""
    return Layout(
        key=(text("card-key-us"), text("card-key-us-colour")),
        columns=(
            numbered("round", 20),
            head("board", 26),
            head("colour", 34, "", Choices(_colours())),
            head("number", 60, "opponents", Digits("", NUMBER_BOXES)),
            head("name", 84, "opponents"),
            head("rating", 30, "opponents"),
            head("result", 46, "", Choices(_results())),
            head("score_so_far", 26),
            head("admin", 34),
        ),
        rows=_rows,
    )


def _colours() -> tuple[str, ...]:
    return text("card-white-letter"), text("card-black-letter")


def _results() -> tuple[str, ...]:
    return tuple(number(Fraction(halves, 2)) for halves in _RESULTS)


def _rows(event: Event, records: Mapping[int, Record]) -> Rows:
    entries = entries_of(event)
    return {
        player: _of_player(event, record, entries[player]) for player, record in records.items()
    }


def _of_player(event: Event, record: Record, entries: Sequence[Entry]) -> list[Row]:
    lines = {line.round: line for line in record.lines}
    last = len(entries)
    if event.player(record.head.number).dropped:
        last = max(lines, default=0)
    rows: list[Row] = []
    halves = 0
    for at, entry in enumerate(entries[:last], start=1):
        halves += entry.halves
        line = lines.get(at)
        posted = event.rounds[at - 1]
        table = posted.table(line.table) if line is not None and line.table else None
        others = [] if table is None else [p for p in table.players if p != record.head.number]
        other = event.player(others[0]) if others else None
        rating = "" if other is None or other.rating is None else str(other.rating)
        rows.append(
            (
                row_number(at),
                figure("" if table is None else str(table.number)),
                one_of(_colours(), None if line is None or not line.table else line.seat),
                Digits("", NUMBER_BOXES) if other is None else number_of(other),
                Written("" if other is None else other.name),
                figure(rating),
                one_of(
                    _results(), None if entry.kind == "running" else _RESULTS.index(entry.halves)
                ),
                running("" if entry.kind == "running" else number(Fraction(halves, 2))),
                figure(_remark(entry)),
            )
        )
    return rows


def _remark(entry: Entry) -> str:
    if entry.kind in ("bye", "forfeit"):
        return text(f"card-{entry.kind}")
    return text("card-missed") if entry.kind == "absent" else ""
