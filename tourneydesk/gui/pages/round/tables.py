"""The tables of a round as lines: who sits there and what they reported."""

from collections.abc import Collection, Mapping, Sequence

from tourneydesk.core.event import Event, Round, Table
from tourneydesk.core.results import BoardResult, MatchResult, ScoreResult
from tourneydesk.formats import format_of
from tourneydesk.gui.pages.round.sheets import GONE
from tourneydesk.gui.widgets.match_keys import score_of
from tourneydesk.gui.widgets.table_view import Column, Row
from tourneydesk.present import messages
from tourneydesk.present.messages import listed, name_of, number, text

LEAST_LETTERS = 11
"""Of a name, however little room there is: enough to know who it is at a board of five."""
MOST_OUT = 6
"""So many who are out are named."""


def count_of(posted: Round) -> str:
    """How many tables of a round are in; a game that was stopped counts for nobody."""
    count = sum(not table.void for table in posted.tables)
    return messages.text(
        "round-tables-in",
        done=count - len(posted.missing),
        all=messages.text("count-tables", count=count),
    )


def title_of(event: Event, posted: Round) -> str:
    """The title of a round, with how often it was drawn where that was more than once."""
    kind = text(f"kind-{posted.kind}", event.format)
    title = "draft-round-title-redrawn" if posted.redraws else "round-title"
    return text(title, round=posted.number, kind=kind, times=len(posted.redraws) + 1)


def table_columns(posted: Round) -> list[Column]:
    """Columns as the round needs them: one for each seat, and one for the result."""
    seats = max((len(table.seats) for table in posted.tables), default=0)
    roles = posted.tables[0].seats if posted.tables else ()
    heads = [text(f"role-{seat.role}") for seat in roles]
    names = [
        heads[place]
        if place < len(heads) and heads[place]
        else messages.text("round-seat", seat=place + 1)
        for place in range(seats)
    ]
    return [
        Column(messages.text("round-table-head"), figures=True),
        *([Column(messages.text("round-group-head"))] if _has_groups(posted) else []),
        *(Column(name, wide=True, least=LEAST_LETTERS) for name in names),
        Column(messages.text("round-result-head")),
    ]


def table_lines(
    event: Event, posted: Round, shown: Collection[int], marks: Mapping[int, str] | None = None
) -> list[Row[int]]:
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
    return messages.text("round-groups-mixed").join(sorted(groups))


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
        return messages.text("round-out-and-more", names=", ".join(shown), count=count)
    return messages.text("round-out-before", names=listed(names)) if names else ""


def _has_groups(posted: Round) -> bool:
    """Whether whole tables belong to groups; a pair's groups are told with its reasons."""
    return bool(posted.groups) and any(len(table.seats) > 2 for table in posted.tables)


def _line(
    event: Event, table: Table, seats: int, result: str, group: Sequence[str] = ()
) -> Row[int]:
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
        return messages.text("round-stopped")
    if table.result is None:
        return ""
    if isinstance(table.result, MatchResult):
        return score_of(table, table.result)
    return f"{messages.text('window-sign-done')} {messages.text('round-in')}"


def notes_line(event: Event, posted: Round) -> str:
    """Who has a bye in this round, and who was out before it."""
    byes = [
        text("bye-line", name=name_of(event, bye.player), points=bye.points) for bye in posted.byes
    ]
    return "  ".join((*byes, out_before(event, posted))).strip()
