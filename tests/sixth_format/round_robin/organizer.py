"""What an organizer meets: what now, what cannot be changed, reports, seating by hand."""

from collections import Counter
from collections.abc import Mapping

from tests.sixth_format.round_robin.pairing import (
    KIND,
    OURS,
    cannot_pair,
    field_of,
    is_over,
    rounds_planned,
    scheduled,
)
from tests.sixth_format.round_robin.standings import standings
from tourneydesk.core import decisions as d
from tourneydesk.core.event import Event, Round, Seat, Table
from tourneydesk.core.format import Arranged, Outlook, Seating
from tourneydesk.core.reasons import Advice, Problem, Reason, Refused
from tourneydesk.core.reports import match_result
from tourneydesk.core.results import MatchResult
from tourneydesk.core.seating import before_round


def outlook(event: Event) -> Outlook:
    """What can be done now."""
    planned, over = rounds_planned(event), is_over(event)
    kind = None if over else KIND
    waiting = [posted for posted in event.rounds if posted.missing]
    if waiting:
        return Outlook("waiting", waiting[-1].missing, kind, planned)
    if over:
        winners = tuple(row.player for row in standings(event) if row.place == 1)
        return Outlook("finished", (), None, planned, (), winners)
    advice = tuple(Advice(one.code, one.players, one.facts) for one in cannot_pair(event))
    return Outlook("setup" if advice else "ready", (), kind, None if advice else planned, advice)


def problems(event: Event, decision: d.Decision) -> tuple[Problem, ...]:
    """What the rules say against a decision: once it has begun, the table stays as it is."""
    posted = len(event.rounds)
    match decision:
        case d.SettingsChosen(settings={"cycles": 1}) if posted > rounds_planned(event, 1):
            return (Problem("second_time_begun", (), {"rounds": posted}),)
        case d.PlayersAdded() if posted:
            return (Problem("too_late", (), {"players": len(field_of(event))}),)
        case d.PlayerReturned(player=player) if posted and player not in field_of(event):
            return (Problem("too_late", (player,), {"players": len(field_of(event))}),)
        case d.ByeRequested(request=request):
            return (Problem("no_byes", (request.player,)),)
        case d.PairForbidden(players=players):
            return (Problem("everybody_meets", players),)
        case d.RoundRedrawn():
            return (Problem("nothing_is_drawn"),)
        case _:
            return ()


def read_result(
    event: Event, posted: Round, table: Table, raw: Mapping[str, object]
) -> MatchResult:
    """``{"winner": id}``, ``{"draw": true}`` or ``{"forfeit": [ids who did not play]}``."""
    result = match_result(raw, table)
    return MatchResult(result.winner, result.drawn, result.forfeited)


def arrange(event: Event, posted: Round, seating: Seating) -> Arranged:
    """A posted round seated by hand, White first; warns of pairs and colors that the table does
    not have. Raises Refused where not everybody has one seat, and where a board that has reported
    changes.
    """
    wrong = _cannot_sit(posted, seating)
    if wrong:
        raise Refused(*wrong)
    due = {*scheduled(before_round(event, posted.number), posted.number)}
    tables: list[Table] = []
    warnings: list[Problem] = []
    for number, (white, black) in enumerate(seating, start=1):
        was = posted.table(number)
        if was is not None and was.players == (white, black):
            tables.append(was)
            continue
        if (white, black) not in due:
            code = "other_color" if (black, white) in due else "other_pair"
            warnings.append(Problem(code, (white, black), {"table": number}))
        by_hand = Reason("seated_by_hand", OURS, (white, black))
        tables.append(Table(number, (Seat(white, "white"), Seat(black, "black")), (by_hand,)))
    return Arranged(tuple(tables), tuple(warnings))


def _cannot_sit(posted: Round, seating: Seating) -> tuple[Problem, ...]:
    here = Counter(player for table in posted.tables for player in table.players)
    seats = Counter(player for players in seating for player in players)
    wrong = {player for player in here | seats if here[player] != seats[player]}
    wrong |= {player for players in seating if len(players) != 2 for player in players}
    if wrong:
        return (Problem("one_seat_each", tuple(sorted(wrong)), {"round": posted.number}),)
    return tuple(
        Problem("board_has_reported", table.players, {"table": table.number})
        for table in posted.tables
        if table.result is not None and seating[table.number - 1] != table.players
    )
