"""The wall chart and the crosstable: every player's rounds side by side."""

from collections.abc import Mapping, Sequence

from tourneydesk.core.event import Event
from tourneydesk.core.field import never_played
from tourneydesk.formats import format_of, standings_of
from tourneydesk.present.figures import points_text
from tourneydesk.present.messages import text
from tourneydesk.present.papers.sheet import Block, Sheet, block_of
from tourneydesk.present.sheets import Stamp
from tourneydesk.present.shows import show_of
from tourneydesk.present.table import AnyRow, Column, Row, Table
from tourneydesk.present.tables.crosstable import crossings
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
    return {player: [one.text for one in cells] for player, cells in crossings(event).items()}


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
