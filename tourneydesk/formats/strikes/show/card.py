"""A record card for accumulated strikes: opponents, score, place, strikes, all strikes so far."""

from collections.abc import Mapping
from fractions import Fraction

from tourneydesk.core.event import Event, Round
from tourneydesk.formats.strikes.settings import rules_of
from tourneydesk.formats.strikes.strikes import places_at, strikes_at
from tourneydesk.formats.strikes.tally import tally
from tourneydesk.present.cards import layout as cells
from tourneydesk.present.messages import name_of, number, text
from tourneydesk.present.paper_rebuild.records import Record
from tourneydesk.present.sheets import Choices, Several, Written

_PLACES = 5


def layout(event: Event) -> cells.Layout:
    """Ten rows: table, round, opponents, score, place, strikes, running strikes."""
    return cells.Layout(
        key=(
            text("card-key-strikes"),
            text("card-key-strikes-out", level=rules_of(event.settings).level),
        ),
        columns=(
            cells.head("table", 20, format_key=event.format),
            cells.numbered("round", 20),
            cells.head("others", 152),
            cells.head("score", 30),
            cells.head("place", 70, "", Choices(_places())),
            cells.head("strikes", 26),
            cells.head("strikes_so_far", 28),
        ),
        rows=_rows,
    )


def _places() -> tuple[str, ...]:
    return tuple(text(f"card-place-{at}") for at in range(1, _PLACES + 1))


def _rows(event: Event, records: Mapping[int, Record]) -> cells.Rows:
    rows: dict[int, list[cells.Row]] = {player: [] for player in records}
    totals = [tally(event, posted.number).strikes for posted in event.rounds]
    scores = {
        (line.round, player): line for player, record in records.items() for line in record.lines
    }
    for posted, total in zip(event.rounds, totals, strict=True):
        places: dict[int, int] = {}
        strikes: dict[int, Fraction] = {}
        for table in posted.tables:
            places |= places_at(table)
            strikes |= strikes_at(table)
        tables = {player: table for table in posted.tables for player in table.players}
        for player in records:
            line = scores.get((posted.number, player))
            if line is None:
                continue
            if not line.table:
                rows[player].append(_bye(posted, number(total[player])))
                continue
            others = tuple(
                name_of(event, other) for other in tables[player].players if other != player
            )
            score = line.figures[0] if line.figures else None
            rows[player].append(
                (
                    cells.figure(str(line.table)),
                    cells.row_number(posted.number),
                    Several(others),
                    cells.figure("" if score is None else number(score)),
                    cells.one_of(_places(), places[player] - 1 if player in places else None),
                    cells.figure(number(strikes[player]) if player in strikes else ""),
                    cells.running("" if line.outcome == "open" else number(total[player])),
                )
            )
    return rows


def _bye(posted: Round, total: str) -> cells.Row:
    return (
        cells.figure(""),
        cells.row_number(posted.number),
        Written(text("card-bye")),
        cells.figure(""),
        cells.one_of(_places(), None),
        cells.figure("0"),
        cells.running(total),
    )
