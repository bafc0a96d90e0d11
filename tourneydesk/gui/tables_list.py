"""The tables of a round as lines: who sits there and what they reported."""

from collections.abc import Collection, Mapping

from tourneydesk.core.event import Event, Round, Table
from tourneydesk.core.results import BoardResult, MatchResult, ScoreResult
from tourneydesk.gui import words
from tourneydesk.gui.lines import Column, Line
from tourneydesk.gui.match_keys import score_of
from tourneydesk.gui.sheets import GONE
from tourneydesk.present.words import name_of, number, word


def count_of(posted: Round) -> str:
    """How many tables of a round are in; a game that was stopped counts for nobody."""
    count = sum(not table.void for table in posted.tables)
    return words.TABLES_IN.format(done=count - len(posted.missing), all=words.tables(count))


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
        *(Column(name, wide=True) for name in names),
        Column(words.RESULT_HEAD),
    ]


def table_lines(
    event: Event, posted: Round, shown: Collection[int], marks: Mapping[int, str] | None = None
) -> list[Line]:
    """The tables in their order; those not in ``shown`` are left out. ``marks`` stand where the
    results would.
    """
    seats = max((len(table.seats) for table in posted.tables), default=0)
    return [
        _line(event, table, seats, _result(table) if marks is None else marks.get(table.number, ""))
        for table in posted.tables
        if table.number in shown
    ]


def _line(event: Event, table: Table, seats: int, result: str) -> Line:
    cells = [_seat(event, table, player) for player in table.players]
    cells += [""] * (seats - len(cells))
    return Line(table.number, (str(table.number), *cells, result))


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


def byes_line(event: Event, posted: Round) -> str:
    """Who has a bye in this round."""
    return "  ".join(
        word("bye_line", name=name_of(event, bye.player), points=bye.points) for bye in posted.byes
    )
