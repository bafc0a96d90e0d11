"""The wall chart, the crosstable, the ring chart."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Literal, get_args

from tourneydesk.core.event import Event
from tourneydesk.core.field import never_played
from tourneydesk.formats import format_of, standings_of
from tourneydesk.present.drawings import RingDrawing
from tourneydesk.present.figures import points_text
from tourneydesk.present.messages import listed, name_of, text, word_of
from tourneydesk.present.papers.sheet import (
    Block,
    ListColumn,
    Noted,
    Sheet,
    by_name,
    column,
    row,
    singles,
)
from tourneydesk.present.ratings import rating_of
from tourneydesk.present.results import extra_round, stage_name
from tourneydesk.present.sheets import Cell, Stamp, Written
from tourneydesk.present.shows import ring_drawing, show_of
from tourneydesk.present.tables.standings import crossings, standings_table

ACROSS, ACROSS_SCORED = 9, 7
"""Rounds shown side by side on a page, alone and with the score after each; further rounds continue
in another block."""
PITCH = 1.38
"""The height of a row beside the size of its letters."""
FUTURE = 19.0
"""The width of a round that is still to be written in, in mm."""
_BAND = 3
"""Rows on a gray or white band."""

Order = Literal["number", "rating", "name", "place"]
ORDERS: tuple[Order, ...] = get_args(Order)

Chart = Mapping[int, Sequence[str]]
"""What each player did, one text per round (in the ring: per game)."""


def wall_chart(event: Event, stamp: Stamp, order: Order = "number") -> Sheet:
    """All players with every round and the score after it; rounds that are still to come have room
    to write in.
    """
    absent = never_played(event)
    players = [player.id for player in event.players if player.id not in absent]
    columns = ["number", "name", *(["rating"] if show_of(event).rated else ())]
    chart, scores = chart_of(event), _scores(event)
    kinds = _rounds(event, chart)
    legend = [*_keys(event)]
    if any(scores.values()):
        legend.append(text("cross-key-score"))
    legend.append(text(f"cross-key-order-{order}"))
    return _sheet(
        event,
        replace(_charted(event, stamp, "paper-name-wall"), legend=" · ".join(legend)),
        _in_order(event, players, order),
        (*columns, "points", "place"),
        _across(chart, scores, kinds, ACROSS_SCORED if any(scores.values()) else ACROSS),
    )


def crosstable(event: Event, stamp: Stamp) -> Sheet:
    """All players in order of the standings, with every round and the total."""
    players = [line.player for line in standings_of(event)]
    chart = chart_of(event)
    longest = max((len(cells) for cells in chart.values()), default=0)
    rating = ["rating"] if show_of(event).rated else []
    return _sheet(
        event,
        replace(_charted(event, stamp, "paper-name-cross"), legend=" · ".join(_keys(event))),
        players,
        ("place", "name", *rating, "points", "number"),
        _across(chart, {}, _rounds(event, chart)[:longest], ACROSS),
    )


def chart_of(event: Event) -> Chart:
    """Every player's rounds or games in order, each fitting into a cell."""
    return {player: [one.text for one in cells] for player, cells in crossings(event).items()}


def _charted(event: Event, stamp: Stamp, name: str) -> Sheet:
    return Sheet(text(name), (), _stamp(event, stamp), "wall", turned=True, apart=True)


def _stamp(event: Event, stamp: Stamp) -> Stamp:
    """The stamp with the last round that is over; a ring has none."""
    over = [posted.number for posted in event.rounds if not posted.missing]
    if not over or format_of(event).ring_kinds:
        return stamp
    return replace(stamp, round=text("standings-after-round", round=over[-1]))


def _keys(event: Event) -> list[str]:
    of_many = show_of(event).of_many
    kind = "cross_key_two" if of_many is None else of_many.key
    colors = [text("cross-key-colours")] if show_of(event).has_colors else []
    return [text(kind), *colors]


def _in_order(event: Event, players: Sequence[int], order: Order) -> list[int]:
    if order == "name":
        return by_name(event, players)
    if order == "place":
        listed = [line.player for line in standings_of(event)]
        places = {player: at for at, player in enumerate(listed)}
        return sorted(players, key=lambda player: (places.get(player, len(places)), player))
    if order == "rating":
        ratings = {player: rating_of(event, player).number for player in players}
        return sorted(players, key=lambda player: (-(ratings[player] or -1), player))
    return list(players)


def _scores(event: Event) -> Chart:
    """Every player's points after each round; empty for the ring, which has only one round."""
    after = [
        {line.player: points_text(line) for line in standings_of(event, posted)}
        for posted in range(1, len(event.rounds) + 1)
        if not format_of(event).ring_kinds
    ]
    return {player.id: [one.get(player.id, "") for one in after] for player in event.players}


def _rounds(event: Event, chart: Chart) -> list[str]:
    """The headings of the rounds played and planned, or in a ring of the games."""
    fmt = format_of(event)
    longest = max((len(cells) for cells in chart.values()), default=0)
    if fmt.ring_kinds:
        return [text("sheet-game-short", number=at) for at in range(1, longest + 1)]
    planned = fmt.outlook(event).rounds_planned or 0
    kinds = {posted.number: posted.kind for posted in event.rounds}
    return [
        stage_name(event, at)
        or extra_round(kinds.get(at, ""), event.format)
        or text("head-round", round=at)
        for at in range(1, max(longest, planned) + 1)
    ]


_Part = tuple[list[ListColumn], Mapping[int, list[Cell]]]
"""Rounds side by side: their columns, and every player's cells."""


def _across(chart: Chart, scores: Chart, heads: Sequence[str], most: int) -> list[_Part]:
    """The rounds in parts of which each fits on a page. Once rounds are posted, parts of rounds
    that are all still to come are left out: their pages would be empty.
    """
    played = max((len(cells) for cells in chart.values()), default=0)
    count = max(1, -(-len(heads) // most))
    each = -(-len(heads) // count)
    parts: list[_Part] = []
    for start in range(0, max(len(heads), 1), max(each, 1)):
        if parts and 0 < played <= start:
            break
        numbers = range(start, min(start + each, len(heads)))
        columns = [
            ListColumn(
                heads[at],
                50,
                blank=Written("", "left" if scores else "center"),
                edge=True,
                least=0 if at < played else FUTURE,
            )
            for at in numbers
        ]
        cells: Mapping[int, list[Cell]] = {
            player: [_cell(own, scores.get(player, ()), at, bool(scores)) for at in numbers]
            for player, own in chart.items()
        }
        parts.append((columns, cells))
    return parts


def _cell(own: Sequence[str], scores: Sequence[str], at: int, scored: bool) -> Cell:
    whole = own[at] if at < len(own) else ""
    so_far = scores[at] if whole and at < len(scores) else ""
    return Noted(whole, "left" if scored else "center", beside=so_far)


def _sheet(
    event: Event,
    sheet: Sheet,
    players: Sequence[int],
    ids: Sequence[str],
    parts: Sequence[_Part],
) -> Sheet:
    """The standings of these players in that order, with their rounds before the points."""
    lines = {one.player: one for one in standings_of(event)}
    total = standings_table(event, [lines[one] for one in players], ids)
    at = total.ids.index("points")
    groups = _groups(event)
    own = [_column(column.head, column.id, ids[0]) for column in total.columns]
    group_column = [ListColumn(text("head-group"), 30, blank=Written("", "center"))] * bool(groups)
    blocks = []
    for rounds, cells in parts:
        columns = (*own[:at], *group_column, *rounds, *own[at:])
        rows = []
        for line in total.rows:
            group = [groups.get(line.key, "")] if groups else []
            contents = (*line.cells[:at], *group, *cells[line.key], *line.cells[at:])
            rows.append((row(columns, *contents),))
        shaded = tuple(number // _BAND % 2 == 0 for number in range(len(rows)))
        notes = () if rows else (text("sheet-no-players"),)
        blocks.append(Block("", columns, tuple(rows), notes=notes, pitch=PITCH, shaded=shaded))
    return replace(sheet, blocks=tuple(blocks))


def _column(head: str, id: str, first: str) -> ListColumn:
    if id == "name":
        return ListColumn(text("head-player"), 130, blank=Written(""), fills=True)
    bold = id in (first, "points")
    return ListColumn(head, 34, blank=Written("", "right", bold), edge=id == "points")


def _groups(event: Event) -> Mapping[int, str]:
    """Everybody's group or quarter in the last round for everybody that has them."""
    extra = format_of(event).extra_kinds
    rounds = [posted for posted in event.rounds if posted.kind not in extra]
    groups = next((posted.groups for posted in reversed(rounds) if posted.groups), {})
    return {player: word_of(group, "ages", event.format) for player, group in groups.items()}


# The ring chart: the ring as a picture on the first page, followed by a list of all players.


@dataclass(frozen=True, slots=True)
class RingChart:
    """The ring to draw, its players' names by number, and the list."""

    drawing: RingDrawing
    names: dict[int, str]
    sheet: Sheet


def ring_chart(event: Event, stamp: Stamp) -> RingChart | None:
    """The chart of the current ring, None before it is set."""
    drawing = ring_drawing(event)
    if drawing is None:
        return None
    columns = (
        column("sheet_ring_place", 44, "right", bold=True),
        column("head_number", 34, "right"),
        column("head_name", 160, bold=True),
        column("", 54),
        column("sheet_ring_next", 140),
        column("sheet_ring_games", 70),
    )
    rows = [
        row(
            columns,
            str(player.place),
            str(player.player),
            name_of(event, player.player),
            text(f"sheet-ring-{player.state}"),
            "" if player.next is None else name_of(event, player.next),
            listed(player.games),
        )
        for player in drawing.players
    ]
    sheet = Sheet(text("paper-name-ring"), (Block("", columns, singles(rows)),), stamp)
    names = {player.player: name_of(event, player.player) for player in drawing.players}
    return RingChart(drawing, names, sheet)
