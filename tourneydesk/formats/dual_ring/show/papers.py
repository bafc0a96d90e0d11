"""The card, the charts, the call sheet, the rules and the steps by hand of a Dual Ring."""

from collections.abc import Iterator, Mapping

from tourneydesk.core.event import Event
from tourneydesk.formats.dual_ring.ring import ring_of
from tourneydesk.present.cards import card as cells
from tourneydesk.present.cards.card import Chart
from tourneydesk.present.hand_round import HandRound, players_still_in
from tourneydesk.present.messages import name_of, number, text
from tourneydesk.present.paper_rebuild.lines import Line
from tourneydesk.present.paper_rebuild.records import Record
from tourneydesk.present.papers.by_hand import MOST_NAMED, chart, still_in_order
from tourneydesk.present.papers.rules import OURS, SET, Rule, rule
from tourneydesk.present.papers.sheet import BOX, Block, Sheet, boxed, column, row, singles
from tourneydesk.present.sheets import Digits, Stamp, Written

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


# The call sheet: the ring's games to call.

_CALLS = 12


def call_sheet(event: Event, stamp: Stamp) -> Sheet:
    """The games being played in the ring, latest call first, with boxes for their results, and
    lines for the games to be called next.
    """
    columns = (
        column("card_table", 50, "right", bold=True, format_key=event.format),
        column("head_number", 32, "right"),
        column("role_white", 160, bold=True),
        boxed("card_result", 44),
        column("head_number", 32, "right"),
        column("role_black", 160, bold=True),
        boxed("card_result", 44),
        boxed("sheet_called", 44),
    )
    ring = ring_of(event)
    running = sorted(ring.running, key=lambda game: -game.number) if ring is not None else []
    seat_count = len(ring.seats) if ring is not None else 0
    rows = []
    for table in running:
        white, black = table.players
        cells = (str(white), name_of(event, white), BOX, str(black), name_of(event, black))
        called = Digits("" if table.number > seat_count else "X", 1)
        rows.append(row(columns, str(table.number), *cells, BOX, called))
    notes = () if rows else (text("sheet-no-games"),)
    empty = row(columns, "", BOX, "", BOX, BOX, "", BOX, BOX)
    blocks = (
        Block(text("sheet-games-now"), columns, singles(rows), marked=1, notes=notes),
        Block(text("sheet-games-next"), columns, singles([empty] * _CALLS), marked=1),
    )
    return Sheet(text("paper-name-calls"), blocks, stamp, "form")


# Setting a ring, or continuing it, by hand.


def hand_round(event: Event) -> HandRound | None:
    """The ring that would be set, or the games that can still be called."""
    ring = ring_of(event)
    if ring is None:
        players = players_still_in(event)
        return HandRound(1, "ring", players, ((2,) * len(players),)) if len(players) >= 3 else None
    if ring.winners:
        return None
    # Each player who goes out closes one gap, until two are left, who may play two more games.
    return HandRound(1, "ring", ring.inside, ((2,) * max(2, len(ring.inside) - 1),))


def steps(event: Event, next_round: HandRound) -> Iterator[str]:
    """The steps for the next round."""
    key = event.format
    ring = ring_of(event)
    if ring is None:
        players = len(next_round.players)
        yield text("hand_set", key, players=players, tables=len(next_round.sizes))
    else:
        yield text("hand_ring", key, players=len(next_round.players))
        boards = tuple(table.number for table in ring.running)
        yield text("hand_running", key, boards=boards[:MOST_NAMED])
    last_number = len(next_round.players) if ring is None else len(ring.tables)
    yield text("hand_out", key, next=last_number + 1)
    yield text(f"hand_gap_{event.settings['gap_colours']}", key)
    yield text(f"hand_drawn_{event.settings['drawn_game']}", key)
    for code in ("hand_leaves", "hand_two", "hand_wins", "hand_ended"):
        yield text(code, key)


# The rules of Dual Ring for the rules sheet. docs/rules/dual-ring.md

_GAP = {"one_of_each": "introduction", "as_in_example": "example"}


def rules_of_event(event: Event) -> Iterator[Rule]:
    """Every rule, as this event's settings have it."""
    key = event.format
    gap, drawn = str(event.settings["gap_colours"]), str(event.settings["drawn_game"])
    yield rule("seats", key, "players", "introduction")
    yield rule("seats", key, "two_games", "setup")
    yield rule("seats", key, f"seating_{event.settings['seating']}", OURS)
    yield rule("seats", key, "closed", OURS)
    yield rule("results", key, "out", "rules")
    yield rule("pairing", key, "gap", "rules")
    yield rule("pairing", key, f"gap_{gap}", _GAP[gap])
    yield rule("results", key, f"drawn_{drawn}", "tied")
    if event.settings["both_results"] is True:
        yield rule("results", key, "both_results", SET)
    yield rule("byes", key, "leaves", OURS)
    yield rule("ranking", key, "ranking", OURS)
    yield rule("end", key, "two", "two")
    yield rule("end", key, "two_tied", "two")
    if drawn == "both_out":
        yield rule("end", key, "nobody", OURS)
    yield rule("end", key, "ended", OURS)


# Charts of a Dual Ring for going on by hand: the places of the ring, or the games to call.


def charts(event: Event) -> Iterator[Block]:
    """Before the ring is set, a line for each place with the neighbors; then the running games and
    lines for the next.
    """
    if ring_of(event) is not None:
        yield from call_sheet(event, Stamp("", "", "", "")).blocks
        yield from still_in_order(event)
        return
    count = len(players_still_in(event))
    yield chart(
        event,
        "hand_chart_ring",
        (
            ("sheet_ring_place", 50, "right"),
            ("head_number", 40, "right"),
            ("head_name", 200, "left"),
            ("hand_chart_white_against", 90, "right"),
            ("hand_chart_black_against", 90, "right"),
        ),
        (
            (str(at), "", "", str(at % count + 1), str((at - 2) % count + 1))
            for at in range(1, count + 1)
        ),
    )
