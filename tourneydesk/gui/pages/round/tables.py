"""The tables of a round as lines: who sits there and what they reported."""

from collections.abc import Collection, Mapping, Sequence

from tourneydesk.core.event import Event, Round, Table
from tourneydesk.core.results import BoardResult, MatchResult, ScoreResult
from tourneydesk.formats import format_of
from tourneydesk.gui import words
from tourneydesk.gui.pages.round.sheets import GONE
from tourneydesk.gui.widgets.match_keys import score_of
from tourneydesk.gui.widgets.table_view import Column, Row
from tourneydesk.present.words import listed, name_of, number, word

LEAST_LETTERS = 11
"""Of a name, however little room there is: enough to know who it is at a board of five."""
MOST_OUT = 6
"""So many who are out are named."""


def count_of(posted: Round) -> str:
    """How many tables of a round are in; a game that was stopped counts for nobody."""
    count = sum(not table.void for table in posted.tables)
    return words.TABLES_IN.format(done=count - len(posted.missing), all=words.tables(count))


def title_of(event: Event, posted: Round) -> str:
    """The title of a round, with how often it was drawn where that was more than once."""
    kind = word(f"kind_{posted.kind}", event.format)
    title = words.ROUND_TITLE_REDRAWN if posted.redraws else words.ROUND_TITLE
    return title.format(round=posted.number, kind=kind, times=len(posted.redraws) + 1)


def table_columns(posted: Round) -> list[Column]:
    """Columns as the round needs them: one for each seat, and one for the result."""
    seats = max((len(table.seats) for table in posted.tables), default=0)
    roles = posted.tables[0].seats if posted.tables else ()
    heads = [word(f"role_{seat.role}") for seat in roles]
    names = [
        heads[place] if place < len(heads) and heads[place] else words.SEAT.format(seat=place + 1)
        for place in range(seats)
    ]
    return [
        Column(words.TABLE_HEAD, figures=True),
        *([Column(words.GROUP_HEAD)] if _has_groups(posted) else []),
        *(Column(name, wide=True, least=LEAST_LETTERS) for name in names),
        Column(words.RESULT_HEAD),
    ]


def table_lines(
    event: Event, posted: Round, shown: Collection[int], marks: Mapping[int, str] | None = None
) -> list[Row]:
    """The tables in their order; those not in ``shown`` are left out. ``marks`` stand where the
    results would.
    """
    seats = max((len(table.seats) for table in posted.tables), default=0)
    grouped = _has_groups(posted)
    return [
        _line(
            event,
            table,
            seats,
            _result(table) if marks is None else marks.get(table.number, ""),
            [group_of(posted, table)] if grouped else [],
        )
        for table in posted.tables
        if table.number in shown
    ]


def group_of(posted: Round, table: Table) -> str:
    """The group that sits at a table; several where it was seated so by hand."""
    groups = {posted.groups[player] for player in table.players if player in posted.groups}
    return words.GROUPS_MIXED.join(sorted(groups))


def out_before(event: Event, posted: Round) -> str:
    """Who was out by the rules when a round of boards was posted; empty where nobody was."""
    fmt = format_of(event)
    if fmt.result is MatchResult:
        return ""
    left = {who: one.round for who, one in fmt.leavings(event).items()}
    out = [who for who in left if left[who] < posted.number]
    # The latest first: these are asked about.
    names = [name_of(event, who) for who in sorted(out, key=lambda who: (-left[who], who))]
    if len(names) > MOST_OUT:
        shown, count = names[: MOST_OUT - 1], len(names) - MOST_OUT + 1
        return words.OUT_AND_MORE.format(names=", ".join(shown), count=count)
    return words.OUT_BEFORE.format(names=listed(names)) if names else ""


def _has_groups(posted: Round) -> bool:
    """Whether whole tables belong to groups; a pair's groups are told with its reasons."""
    return bool(posted.groups) and any(len(table.seats) > 2 for table in posted.tables)


def _line(event: Event, table: Table, seats: int, result: str, group: Sequence[str] = ()) -> Row:
    cells = [_seat(event, table, player) for player in table.players]
    cells += [""] * (seats - len(cells))
    return Row(table.number, (str(table.number), *group, *cells, result))


def _seat(event: Event, table: Table, player: int) -> str:
    name = name_of(event, player)
    match table.result:
        case BoardResult() as board:
            if player in board.withdrawn:
                return f"{GONE}  {name}"
            return f"{board.places[player]}.  {name}"
        case ScoreResult() as scored:
            if player in scored.scores:
                return f"{number(scored.scores[player])}  {name}"
            return f"{GONE}  {name}"
        case _:
            return name


def _result(table: Table) -> str:
    if table.void:
        return words.STOPPED
    if table.result is None:
        return ""
    if isinstance(table.result, MatchResult):
        return score_of(table, table.result)
    return f"{words.SIGN_DONE} {words.IN}"


def notes_line(event: Event, posted: Round) -> str:
    """Who has a bye in this round, and who was out before it."""
    byes = [
        word("bye_line", name=name_of(event, bye.player), points=bye.points) for bye in posted.byes
    ]
    return "  ".join((*byes, out_before(event, posted))).strip()
