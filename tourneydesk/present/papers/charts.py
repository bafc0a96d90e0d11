"""The wall chart and the crosstable: every player's rounds side by side."""

from collections.abc import Mapping, Sequence
from fractions import Fraction

from tourneydesk.core.event import Event
from tourneydesk.core.field import never_played
from tourneydesk.formats import format_of, standings_of
from tourneydesk.present.figures import OPEN, points_text
from tourneydesk.present.messages import number, text
from tourneydesk.present.paper_rebuild.lines import OF_TWO, Line
from tourneydesk.present.paper_rebuild.records import records
from tourneydesk.present.papers.sheet import Block, Sheet, block_of
from tourneydesk.present.sheets import Stamp
from tourneydesk.present.shows import show_of
from tourneydesk.present.table import AnyRow, Column, Row, Table
from tourneydesk.present.tables.standings import standings_table

ACROSS = 9
"""Rounds shown side by side on a page; further rounds continue in another block."""

Chart = Mapping[int, Sequence[str]]
"""What each player did, one text per round (in the ring: per game)."""


def wall_chart(event: Event, stamp: Stamp) -> Sheet:
    """All players in order of their numbers, with every round and the score after it below."""
    chart, scores = chart_of(event), _scores(event)
    absent = never_played(event)
    players = [player.id for player in event.players if player.id not in absent]
    return _sheet(event, stamp, "paper_name_wall", players, chart, scores)


def crosstable(event: Event, stamp: Stamp) -> Sheet:
    """All players in order of the standings, with every round and the total."""
    players = [line.player for line in standings_of(event)]
    return _sheet(event, stamp, "paper_name_cross", players, chart_of(event), None)


def chart_of(event: Event) -> Chart:
    """Every player's rounds or games in order, each fitting into a cell."""
    seats_at = {
        (posted.number, table.number): table.players
        for posted in event.rounds
        for table in posted.tables
    }
    show = show_of(event)
    figures = {
        (posted.number, player): figure
        for posted in event.rounds
        for table in posted.tables
        for player, figure in (show.of_many.crossed(table) if show.of_many else {}).items()
    }
    # A last game between some players is not a round that the others missed.
    fmt = format_of(event)
    extra = {posted.number for posted in event.rounds if posted.kind in fmt.extra_kinds}
    chart: dict[int, list[str]] = {}
    for player, record in records(event).items():
        cells: dict[int, str] = {}
        for at, line in enumerate(record.lines, start=1):
            seated = seats_at.get((line.round, line.table), ())
            opponents = [other_player for other_player in seated if other_player != player]
            column = at if line.kind in fmt.ring_kinds else line.round
            cells[column] = _cell(event, line, opponents, figures.get((line.round, player)))
        column_count = max(cells, default=0) if fmt.ring_kinds else len(event.rounds)
        last_round = _last(event, player)
        chart[player] = [
            cells.get(at, text("cross-missed") if at <= last_round and at not in extra else "")
            for at in range(1, column_count + 1)
        ]
    _mark_open(event, chart)
    return chart


def _mark_open(event: Event, chart: Mapping[int, list[str]]) -> None:
    """Puts a question mark where no paper of a rebuilt event shows what a player did."""
    if format_of(event).ring_kinds:
        return
    missed = text("cross-missed")
    for item in event.open_items:
        if item.kind == "place" and item.player in chart:
            chart[item.player][item.round - 1] = OPEN
        for cells in chart.values() if item.kind == "round" else ():
            if item.round <= len(cells) and cells[item.round - 1] == missed:
                cells[item.round - 1] = OPEN


def _last(event: Event, player: int) -> int:
    """The last round in which a player without table or bye counts as absent rather than gone."""
    leaving = format_of(event).leavings(event).get(player)
    if leaving is not None:
        return leaving.round
    if not event.player(player).dropped:
        return len(event.rounds)
    sat = (
        posted.number
        for posted in reversed(event.rounds)
        if posted.table_of(player) or any(bye.player == player for bye in posted.byes)
    )
    return next(sat, 0)


def _cell(event: Event, line: Line, opponents: Sequence[int], figure: Fraction | None) -> str:
    if not line.table:
        if line.outcome == "missed":
            return text("cross-missed")
        return text("cross-bye", points=Fraction(line.figures[0] or 0))
    if line.outcome == "open":
        return text("cross-open", other=_numbers(opponents), table=str(line.table))
    if line.outcome in OF_TWO:
        seats = ("white", "black") if show_of(event).has_colors else ("", "")
        color = text(f"cross-{seats[line.seat]}") if seats[line.seat] else ""
        code = f"cross_{line.outcome}_as" if color else f"cross_{line.outcome}"
        return text(code, other=_numbers(opponents), colour=color)
    if line.outcome != "finished":
        return text("cross-withdrawn", table=str(line.table))
    return text("cross-board", figure=number(figure or 0), table=str(line.table))


def _numbers(players: Sequence[int]) -> str:
    return str(players[0]) if len(players) == 1 else ""


def _scores(event: Event) -> Chart:
    """Every player's points after each round; empty for the ring, which has only one round."""
    after = [
        {line.player: points_text(line) for line in standings_of(event, posted)}
        for posted in range(1, len(event.rounds) + 1)
        if not format_of(event).ring_kinds
    ]
    return {player.id: [one.get(player.id, "") for one in after] for player in event.players}


def _sheet(
    event: Event,
    stamp: Stamp,
    title: str,
    players: Sequence[int],
    chart: Chart,
    scores: Chart | None,
) -> Sheet:
    longest = max((len(cells) for cells in chart.values()), default=0)
    starts = range(0, max(longest, 1), ACROSS)
    blocks = tuple(
        _block(event, players, chart, scores, range(start, min(start + ACROSS, longest)))
        for start in starts
    )
    of_many = show_of(event).of_many
    kind = "cross_key_two" if of_many is None else of_many.key
    colors = [text("cross-key-colours")] if show_of(event).has_colors else []
    key = (text(kind), *colors)
    last = blocks[-1]
    noted = Block(last.heading, last.columns, last.groups, last.marked, (*last.notes, *key))
    return Sheet(text(title), (*blocks[:-1], noted), stamp, "close", turned=True, apart=True)


def _block(
    event: Event,
    players: Sequence[int],
    chart: Chart,
    scores: Chart | None,
    rounds: range,
) -> Block:
    """The standings of these players in that order, with their rounds before the total."""
    first, last = ("place", "number") if scores is None else ("number", "place")
    rating = ["rating"] if show_of(event).rated else []
    lines = {one.player: one for one in standings_of(event)}
    total = standings_table(
        event, [lines[one] for one in players], (first, "name", *rating, "points", last)
    )
    at = total.ids.index("points")
    head = "sheet-game-short" if format_of(event).ring_kinds else "sheet-round-short"
    across = [Column(text(head, number=one + 1), "mark", id=f"round{one + 1}") for one in rounds]
    rows: list[AnyRow] = []
    for line in total.rows:
        cells = [chart[line.key][one] if one < len(chart[line.key]) else "" for one in rounds]
        rows.append(Row(line.key, (*line.cells[:at], *cells, *line.cells[at:]), "begins"))
        if scores is not None and scores[line.key]:
            so_far = scores[line.key][rounds.start : rounds.stop]
            after = [score if cell else "" for score, cell in zip(so_far, cells, strict=True)]
            rows.append(Row((line.key, "after"), (*[""] * at, *after, "", "")))
    return block_of(
        Table((*total.columns[:at], *across, *total.columns[at:]), tuple(rows)),
        {
            **{one.id: 50 for one in across},
            **{first: 30, "name": 130, "rating": 36, "points": 46, last: 34},
        },
        bold=(first, "name", "points"),
    )
