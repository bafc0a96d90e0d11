"""A record card for Dual Ring: one row a game, with its number, color and opponent."""

from collections.abc import Mapping

from tourneydesk.core.event import Event
from tourneydesk.present.cards import layout as cells
from tourneydesk.present.cards.card import Chart
from tourneydesk.present.messages import name_of, number, text
from tourneydesk.present.paper_rebuild.lines import Line
from tourneydesk.present.paper_rebuild.records import Record
from tourneydesk.present.sheets import Written

_OUTCOMES = ("win", "draw", "loss", "stopped")
_OPTION = {"won": 0, "forfeit_won": 0, "drawn": 1, "lost": 2, "forfeit_lost": 2, "void": 3}


def layout(event: Event) -> cells.Layout:
    """Game, its number in the ring, color, opponent, result, wins so far."""
    return cells.Layout(
        key=text("card-key-ring"),
        columns=(
            cells.numbered("row"),
            cells.boxes("table_number", _game_boxes(event), event.format),
            cells.letters("color", _colors()),
            *cells.opponent_columns(event),
            cells.letters("result", _outcomes()),
            cells.column("wins", 9.6, 12),
        ),
        rows=_rows,
        note=text("card-note-ring"),
        rules=tuple(
            text(f"card-rule-{one}", event.format)
            for one in ("two", "lose", "gap", "stopped", "draw", "end")
        ),
        chart=_chart(event),
    )


def _chart(event: Event) -> Chart:
    """How many games are played at once: as many as players in the ring, until two are left."""
    heads = (text("card-chart-left"), text("card-chart-games", event.format))
    rows = (
        (text("card-chart-more", low=3), text("card-chart-ring", event.format)),
        (number(2), text("card-chart-two", event.format)),
    )
    return Chart(text("card-chart", event.format), heads, rows)


def _colors() -> tuple[str, ...]:
    return text("card-white-letter"), text("card-black-letter")


def _outcomes() -> tuple[str, ...]:
    return tuple(text(f"card-{outcome}-letter") for outcome in _OUTCOMES)


def _game_boxes(event: Event) -> int:
    """A ring has fewer than two games for each player, unless draws are replayed."""
    posted = max((table.number for one in event.rounds for table in one.tables), default=0)
    return max(2, len(str(max(posted, 2 * len(event.players)))))


def _rows(event: Event, records: Mapping[int, Record]) -> cells.Rows:
    opponents = {
        (table.number, player): other
        for posted in event.rounds
        for table in posted.tables
        for player, other in zip(table.players, reversed(table.players), strict=True)
    }
    numbers = cells.numbers_of(event)
    return {
        player: _of_player(event, numbers, record, opponents) for player, record in records.items()
    }


def _of_player(
    event: Event,
    numbers: cells.Numbers,
    record: Record,
    opponents: Mapping[tuple[int, int], int],
) -> list[cells.Row]:
    rows: list[cells.Row] = []
    wins, boxes = 0, _game_boxes(event)
    for at, line in enumerate(record.lines, start=1):
        # Deciding games between the last two do not count as wins of the ring.
        wins = min(wins + int(line.outcome in ("won", "forfeit_won")), record.head.score // 2)
        other = event.player(opponents[line.table, record.head.number])
        rows.append(
            (
                cells.row_number(at),
                cells.table_cell(line.table, boxes),
                cells.one_of(_colors(), line.seat),
                numbers.cell(other),
                Written(name_of(event, other.id)),
                cells.one_of(_outcomes(), _ringed(line)),
                cells.running("" if line.outcome == "open" else str(wins)),
            )
        )
    return rows


def _ringed(line: Line) -> int | None:
    return _OPTION.get(line.outcome)
