"""A record card for accumulated strikes: opponents, score, place, strikes, all strikes so far."""

from collections.abc import Mapping
from fractions import Fraction

from tourneydesk.core.event import Event, Round
from tourneydesk.formats.strikes.outlook import ROUNDS_BY_LEVEL
from tourneydesk.formats.strikes.seating.table_counts import CHARTED, table_sizes
from tourneydesk.formats.strikes.settings import RANDOM, SPLIT, Rules, rules_of
from tourneydesk.formats.strikes.show.ladders import ladders
from tourneydesk.formats.strikes.strikes import places_at, strikes_at
from tourneydesk.formats.strikes.tally import tally
from tourneydesk.present.cards import layout as cells
from tourneydesk.present.cards.card import CardColumn, Chart
from tourneydesk.present.messages import name_of, number, text
from tourneydesk.present.paper_rebuild.records import Record
from tourneydesk.present.sheets import Choices, Digits, Opponents, Written

_CHART_FROM, _MOST_CHART = 6, 30


def layout(event: Event) -> cells.Layout:
    """Table, round, opponents, score, place, strikes, running strikes; two rows more than rounds
    are expected at this level of strikes.
    """
    rules = rules_of(event.settings)
    sizes = range(rules.largest_table, 2, -1)
    return cells.Layout(
        key=text(f"card-key-strikes-{rules.largest_table}", **ladders(rules)),
        key_list=(
            *(text(f"card-key-strikes-of-{size}", **ladders(rules)) for size in sizes),
            text("card-key-strikes-ties"),
            text("card-key-strikes-out", level=rules.level),
        ),
        columns=(
            cells.boxes("table_number", cells.table_boxes(event), event.format),
            cells.numbered("round"),
            _opponents(event, rules),
            cells.column("score", 11, 16),
            cells.letters("place_circled", _places(event)),
            cells.column("strikes", 10.5, 12),
            cells.column("strikes_so_far", 10.5, 12),
        ),
        rows=_rows,
        note=text("card-note-strikes", level=rules.level),
        usual=_usual(rules),
        rules=tuple(
            text(f"card-rule-{one}", event.format, level=rules.level)
            for one in ("places", "ties", "out", "seating", "end")
        )
        + _last_round(event, rules),
        chart=_chart(event, rules),
    )


def _usual(rules: Rules) -> int:
    level = min(ROUNDS_BY_LEVEL, key=lambda known: abs(known - rules.level))
    expected = ROUNDS_BY_LEVEL[level] + 2
    return expected if rules.rounds is None else min(expected, rules.rounds)


def _last_round(event: Event, rules: Rules) -> tuple[str, ...]:
    if rules.rounds is None:
        return ()
    return (text("card-rule-last-round", event.format, rounds=rules.rounds),)


def _places(event: Event) -> tuple[str, ...]:
    most = rules_of(event.settings).largest_table
    return tuple(text(f"card-place-{at}") for at in range(1, most + 1))


def _opponents(event: Event, rules: Rules) -> CardColumn:
    seats, boxes = rules.largest_table - 1, cells.player_boxes(event)
    width = seats * boxes * cells.BOX
    return cells.column(
        "opponent_numbers", width, width * 1.5, blank=Opponents((), (), seats, boxes), grows=True
    )


def _chart(event: Event, rules: Rules) -> Chart:
    """Tables by players left (both charts of the source), the small fields first."""
    most = min(CHARTED, _MOST_CHART, max(_CHART_FROM, len(event.players)))
    rows = tuple(
        (str(players), _sizes(players, RANDOM, rules), _sizes(players, SPLIT, rules))
        for players in range(_CHART_FROM, most + 1)
    )
    heads = (text("card-chart-left"), text("card-chart-random"), text("card-chart-split"))
    return Chart(text("card-chart-tables"), heads, rows)


def _sizes(players: int, kind: str, rules: Rules) -> str:
    groups = table_sizes(players, kind, rules)
    return " · ".join(" ".join(map(str, group)) for group in groups)


def _rows(event: Event, records: Mapping[int, Record]) -> cells.Rows:
    rows: dict[int, list[cells.Row]] = {player: [] for player in records}
    totals = [tally(event, posted.number).strikes for posted in event.rounds]
    scores = {
        (line.round, player): line for player, record in records.items() for line in record.lines
    }
    rules = rules_of(event.settings)
    boxes = cells.table_boxes(event)
    shapes = {column.code: column.blank for column in layout(event).columns}
    others, places_options = shapes["opponent_numbers"], shapes["place_circled"]
    assert isinstance(others, Opponents)
    assert isinstance(places_options, Choices)
    for posted, total in zip(event.rounds, totals, strict=True):
        places: dict[int, int] = {}
        strikes: dict[int, Fraction] = {}
        for table in posted.tables:
            places |= places_at(table)
            strikes |= strikes_at(table, rules)
        tables = {player: table for table in posted.tables for player in table.players}
        for player in records:
            line = scores.get((posted.number, player))
            if line is None:
                continue
            if not line.table:
                rows[player].append(
                    _bye(
                        posted, cells.table_cell(None, boxes), number(total[player]), places_options
                    )
                )
                continue
            met = [other for other in tables[player].players if other != player]
            score = line.figures[0] if line.figures else None
            place = places.get(player)
            rows[player].append(
                (
                    cells.table_cell(line.table, boxes),
                    cells.row_number(posted.number),
                    Opponents(
                        tuple(str(other) for other in met),
                        tuple(name_of(event, other) for other in met),
                        others.seats,
                        others.boxes,
                    ),
                    cells.figure("" if score is None else number(score)),
                    cells.one_of(places_options.options, None if place is None else place - 1),
                    cells.figure(number(strikes[player]) if player in strikes else ""),
                    cells.running("" if line.outcome == "open" else number(total[player])),
                )
            )
    return rows


def _bye(posted: Round, table: Digits, total: str, places: Choices) -> cells.Row:
    return (
        table,
        cells.row_number(posted.number),
        Written(text("card-bye")),
        cells.figure(""),
        places,
        cells.figure("0"),
        cells.running(total),
    )
