"""Player schedules: what each player has played and plays next, to cut apart and hand out."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from tourneydesk.core.event import Bye, Event, Round, Table
from tourneydesk.core.field import status
from tourneydesk.core.format import Leaving
from tourneydesk.core.names import fitting
from tourneydesk.core.results import ScoreResult
from tourneydesk.formats import format_of, standings_of
from tourneydesk.present.figures import OPEN, place_text, points_text
from tourneydesk.present.messages import enumerated, isolated, listed_name_of, name_of, number, text
from tourneydesk.present.papers.sheet import by_name
from tourneydesk.present.ratings import rating_text
from tourneydesk.present.results import seat_result
from tourneydesk.present.sheets import Stamp
from tourneydesk.present.shows import show_of
from tourneydesk.present.table import Align
from tourneydesk.present.tables.players import short_name

_MANY_LETTERS, _OF_ONE = 60, 18
"""Letters that two lines of a cell have room for, and those of each of several names if they are
too many.
"""


@dataclass(frozen=True, slots=True)
class ScheduleColumn:
    """A column: its heading, its share of the width, and the side of its texts."""

    head: str
    share: int
    align: Align = "left"


@dataclass(frozen=True, slots=True)
class ScheduleRow:
    """A round, or in a ring a game; ``next`` marks what is still to be played, ``missed`` a round
    without a table or a bye.
    """

    cells: tuple[str, ...]
    next: bool = False
    missed: bool = False


@dataclass(frozen=True, slots=True)
class Schedule:
    """One player's schedule: the name, what is known about them, columns and rows, and their
    state (withdrawn, out, or the final place).
    """

    event: str
    player: str
    number: str
    about: str
    columns: tuple[ScheduleColumn, ...]
    rows: tuple[ScheduleRow, ...]
    state: str
    stamp: Stamp


@dataclass(frozen=True, slots=True)
class _Context:
    """What all schedules of an event need, computed once."""

    event: Event
    totals: Callable[[int], Mapping[int, str]]
    places: Mapping[int, str]
    planned: int
    next_round: int
    leavings: Mapping[int, Leaving]


def schedules(event: Event, stamp: Stamp, players: Sequence[int] | None = None) -> list[Schedule]:
    """The schedules of these players, in that order (None = everybody who has not left before
    playing, by family name).
    """
    sat = {one for posted in event.rounds for one in _seated(posted)}
    ids = [one.id for one in event.entered if not one.dropped or one.id in sat]
    context = _context(event)
    return [
        _schedule(context, player, stamp)
        for player in (by_name(event, ids) if players is None else players)
    ]


def _seated(posted: Round) -> Iterator[int]:
    yield from (player for table in posted.tables for player in table.players)
    yield from (bye.player for bye in posted.byes)


def _context(event: Event) -> _Context:
    @cache
    def totals(round_number: int) -> Mapping[int, str]:
        rows = standings_of(event, round_number)
        return {row.player: points_text(row) for row in rows}

    outlook = format_of(event).outlook(event)
    over = outlook.status == "finished"
    places = {row.player: place_text(row) for row in standings_of(event)} if over else {}
    planned = 0 if over else outlook.rounds_planned or 0
    next_round = 0 if over else len(event.rounds) + 1
    leavings = format_of(event).leavings(event)
    return _Context(event, totals, places, planned, next_round, leavings)


def _schedule(context: _Context, player: int, stamp: Stamp) -> Schedule:
    event = context.event
    one = event.player(player)
    facts = [one.club or ""]
    rating = rating_text(event, player)
    if show_of(event).rated and rating:
        facts.insert(0, text("schedule-rating", rating=rating))
    state = _state(context, player)
    rows = list(_rows(context, player))
    if status(event, context.leavings, player) != "active":
        # Somebody who has gone does not miss the later rounds.
        while rows and rows[-1].missed:
            rows.pop()
    elif not state:
        rows += _to_come(context, player)
    return Schedule(
        event=event.name,
        player=listed_name_of(event, player),
        number=text("schedule-number", number=player),
        about=enumerated([fact for fact in facts if fact]),
        columns=_columns(event),
        rows=tuple(rows),
        state=state,
        stamp=stamp,
    )


def _columns(event: Event) -> tuple[ScheduleColumn, ...]:
    show, fmt = show_of(event), format_of(event)
    ring, scored = bool(fmt.ring_kinds), fmt.result is ScoreResult
    result = "card_score" if scored else "head_place" if show.of_many else "record_result"
    return (
        ScheduleColumn(text("record-game" if ring else "record-round"), 30, "right"),
        *([] if ring else [ScheduleColumn(text("head-table", event.format), 34, "right")]),
        *([ScheduleColumn(text("head-color"), 46)] if show.has_colors else []),
        ScheduleColumn(text("card_others" if show.of_many else "record_opponent"), 130),
        ScheduleColumn(text(result), 42, "right"),
        *([] if ring else [ScheduleColumn(text(f"head-{fmt.points}", event.format), 42, "right")]),
    )


def _rows(context: _Context, player: int) -> Iterator[ScheduleRow]:
    """What has been posted for a player. Games of a ring that were stopped are left out."""
    event = context.event
    ring_kinds = format_of(event).ring_kinds
    for posted in event.rounds:
        tables = [one for one in posted.tables if player in one.players and not one.void]
        bye = next((one for one in posted.byes if one.player == player), None)
        if posted.kind in ring_kinds:
            yield from (_game(event, table, player) for table in tables)
        elif tables:
            yield _round(context, posted, tables[0], player)
        elif bye is not None:
            yield _bye(context, posted, bye)
        elif posted.kind not in format_of(event).extra_kinds:
            yield _missed(context, posted, player)


def _game(event: Event, table: Table, player: int) -> ScheduleRow:
    cells = (str(table.number), *_seat(event, table, player), _result(event, table, player))
    return ScheduleRow(cells, next=table.running)


def _round(context: _Context, posted: Round, table: Table, player: int) -> ScheduleRow:
    event, to_play = context.event, table.result is None
    total = "" if to_play else context.totals(posted.number).get(player, "")
    return ScheduleRow(
        (
            str(posted.number),
            str(table.number),
            *_seat(event, table, player),
            _result(event, table, player),
            total,
        ),
        next=to_play,
    )


def _bye(context: _Context, posted: Round, bye: Bye) -> ScheduleRow:
    total = context.totals(posted.number).get(bye.player, "")
    against = _without_table(context.event, text("cell-bye"))
    return ScheduleRow((str(posted.number), *against, number(bye.points), total))


def _missed(context: _Context, posted: Round, player: int) -> ScheduleRow:
    """A round without table or bye; in a rebuilt event it may only be unknown."""
    event = context.event
    unknown = any(
        item.round == posted.number and item.player in (0, player) for item in event.open_items
    )
    total = context.totals(posted.number).get(player, "")
    sign = OPEN if unknown else text("cross-missed")
    cells = (str(posted.number), *_without_table(event, sign), "", total)
    return ScheduleRow(cells, missed=not unknown)


def _to_come(context: _Context, player: int) -> Iterator[ScheduleRow]:
    """A line for each planned round that is not posted, at least the next, with a bye that was
    asked for.
    """
    event = context.event
    if format_of(event).ring_kinds or not context.next_round:
        return
    asked = {one.round for one in event.bye_requests if one.player == player}
    empty = len(_columns(event)) - 1
    for at in range(context.next_round, max(context.planned, context.next_round) + 1):
        if at in asked:
            yield ScheduleRow((str(at), *_without_table(event, text("schedule-asked-bye")), "", ""))
        else:
            yield ScheduleRow((str(at), *[""] * empty))


def _seat(event: Event, table: Table, player: int) -> tuple[str, ...]:
    """The color, if seats have one, and the others at the table."""
    role = table.seats[table.players.index(player)].role
    others = [name_of(event, other) for other in table.players if other != player]
    color = [text(f"role-{role}") if role else ""] if show_of(event).has_colors else []
    return (
        *color,
        others[0] if len(others) == 1 else _several(others),
    )


def _several(names: Sequence[str]) -> str:
    """The names of a table of many, with fewer given names if there are too many letters."""
    forms = [short_name(one) for one in names]
    if sum(map(len, forms)) > _MANY_LETTERS:
        forms = [fitting(one, lambda form: len(form) <= _OF_ONE) for one in names]
    return enumerated([isolated(one) for one in forms])


def _without_table(event: Event, words: str) -> tuple[str, ...]:
    return ("", *([""] if show_of(event).has_colors else []), words)


def _result(event: Event, table: Table, player: int) -> str:
    return seat_result(table, player, show_of(event).in_points)


def _state(context: _Context, player: int) -> str:
    event = context.event
    if player in context.places:
        return text("schedule-place", place=context.places[player])
    standing = status(event, context.leavings, player)
    return "" if standing == "active" else text(f"cell-status-{standing}", round=0)
