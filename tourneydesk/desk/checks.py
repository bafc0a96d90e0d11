"""Checks of a decision that apply in every format, made before the format's own rules."""

from dataclasses import dataclass
from fractions import Fraction

from tourneydesk.core import decisions as d
from tourneydesk.core.event import Event, Table
from tourneydesk.core.format import Format
from tourneydesk.core.journal.bounds import DETAILS
from tourneydesk.core.journal.checked_replay import impossible
from tourneydesk.core.journal.dates import DATES, fits_report, is_time_of_day
from tourneydesk.core.names import NAME_ORDERS, ORDER_DETAIL
from tourneydesk.core.prize_awards import age_groups_of
from tourneydesk.core.prizes import prize_problems
from tourneydesk.core.reasons import Problem, in_one_line
from tourneydesk.core.seating import kept_players
from tourneydesk.core.table_numbers import no_such_table
from tourneydesk.formats import format_of

BYE_POINTS = (Fraction(1), Fraction(1, 2), Fraction(0))
MOST_TABLES = 9_999
LONGEST_DETAIL = 200


@dataclass(frozen=True, slots=True)
class Permission:
    """Whether something can be done now; true if there is no reason against it."""

    why_not: tuple[Problem, ...] = ()

    def __bool__(self) -> bool:
        return not self.why_not


def permission(event: Event, decision: d.Decision) -> Permission:
    """Whether a decision would be accepted now."""
    return Permission(problems(event, format_of(event), decision))


def permission_by_rules(event: Event, decision: d.Decision) -> Permission:
    """Whether the format's rules allow this kind of decision, whatever players it names."""
    return Permission(format_of(event).problems(event, decision))


def problems(event: Event, fmt: Format, decision: d.Decision) -> tuple[Problem, ...]:
    """Why a decision cannot be taken: general checks, then the format's rules; empty if it can.

    The last check is what opening the file would refuse, so nothing is recorded that cannot be read
    back.
    """
    return (
        _general(decision, event, fmt)
        or fmt.problems(event, decision)
        or _replay_problems(decision, event, fmt)
    )


def _replay_problems(decision: d.Decision, event: Event, fmt: Format) -> tuple[Problem, ...]:
    problem = impossible(decision, event, fmt)
    if problem is None:
        return ()
    return (problem if problem.code == "story_players" else Problem("not_possible"),)


def _general(decision: d.Decision, event: Event, fmt: Format) -> tuple[Problem, ...]:  # noqa: C901  # by kind
    """Problems common to all formats; `core.journal.checked_replay` checks most of the rest."""
    match decision:
        case d.DetailsChanged():
            return _details_changed(decision, event)
        case d.PlayerChanged():
            return _player_changed(decision, event)
        case d.PlayerDropped():
            return _player_dropped(decision, event, fmt)
        case d.PlayerReturned():
            return _player_returned(decision, event, fmt)
        case d.PlayerDeleted():
            return _player_deleted(decision, event)
        case d.PlayersCheckedIn():
            return _players_checked_in(decision, event)
        case d.AbsentDropped():
            return _absent_dropped(decision, event)
        case d.ByeRequested():
            return _bye_requested(decision, event)
        case d.ByeWithdrawn():
            return _bye_withdrawn(decision, event)
        case d.TableFixed():
            return _table_fixed(decision, event)
        case d.PairForbidden():
            return _pair_forbidden(decision, event)
        case d.PairAllowed():
            return _pair_allowed(decision, event)
        case d.RoundRedrawn():
            return _round_redrawn(decision, event, fmt)
        case d.PairingsChanged():
            return _pairings_changed(decision, event)
        case d.ResultRecorded():
            return _result_recorded(decision, event)
        case d.ResultCleared():
            return _result_cleared(decision, event)
        case d.PrizesChanged():
            return _prizes_changed(decision, event, fmt)
        case _:
            return ()


def _details_changed(decision: d.DetailsChanged, event: Event) -> tuple[Problem, ...]:
    for key, text in decision.details.items():
        if key not in DETAILS:
            return (
                Problem(
                    "unknown_detail",
                    facts={"detail": in_one_line(key), "known": ", ".join(DETAILS)},
                ),
            )
        if len(text) > LONGEST_DETAIL or (key == "name" and not text.strip()):
            return (Problem("detail_length", facts={"detail": key, "most": LONGEST_DETAIL}),)
        if key == "first_table" and text and not _is_table_number(text):
            return (Problem("table_number", facts={"most": MOST_TABLES}),)
        if key == ORDER_DETAIL and text not in ("", *NAME_ORDERS):
            facts = {"value": in_one_line(text), "known": ", ".join(NAME_ORDERS)}
            return (Problem("name_order_unknown", facts=facts),)
        if key == "starts" and text and not is_time_of_day(text):
            return (Problem("start_time"),)
        if not fits_report(key, text):
            code = "detail_date_wrong" if key in DATES else "detail_rating_system_wrong"
            return (Problem(code, facts={"detail": key, "value": in_one_line(text)}),)
    return ()


def _player_changed(decision: d.PlayerChanged, event: Event) -> tuple[Problem, ...]:
    return _unknown_player(event, decision.player.id)


def _player_dropped(decision: d.PlayerDropped, event: Event, fmt: Format) -> tuple[Problem, ...]:
    unknown = _unknown_player(event, decision.player)
    if unknown:
        return unknown
    if event.player(decision.player).dropped:
        return (Problem("dropped_already", players=(decision.player,)),)
    leaving = fmt.leavings(event).get(decision.player)
    if leaving is not None:
        facts = {"round": leaving.round}
        return (Problem("out_already", players=(decision.player,), facts=facts),)
    return ()


def _player_returned(decision: d.PlayerReturned, event: Event, fmt: Format) -> tuple[Problem, ...]:
    unknown = _unknown_player(event, decision.player)
    if unknown:
        return unknown
    leaving = fmt.leavings(event).get(decision.player)
    if leaving is not None and leaving.why == "eliminated":
        facts = {"round": leaving.round}
        return (Problem("out_by_the_rules", players=(decision.player,), facts=facts),)
    if leaving is None and not event.player(decision.player).dropped:
        return (Problem("in_already", players=(decision.player,)),)
    return ()


def _player_deleted(decision: d.PlayerDeleted, event: Event) -> tuple[Problem, ...]:
    unknown = _unknown_player(event, decision.player)
    if unknown:
        return unknown
    for posted in event.rounds:
        if decision.player in kept_players(posted):
            facts = {"round": posted.number}
            return (Problem("entry_was_paired", (decision.player,), facts),)
    return ()


def _players_checked_in(decision: d.PlayersCheckedIn, event: Event) -> tuple[Problem, ...]:
    if not decision.players:
        return (Problem("nobody_named"),)
    for player in decision.players:
        unknown = _unknown_player(event, player)
        if unknown:
            return unknown
        if event.player(player).dropped:
            return (Problem("check_in_after_drop", players=(player,)),)
        if event.player(player).checked_in == decision.here:
            code = "checked_in_already" if decision.here else "not_checked_in"
            return (Problem(code, players=(player,)),)
    return ()


def _absent_dropped(decision: d.AbsentDropped, event: Event) -> tuple[Problem, ...]:
    if event.rounds:
        return (Problem("absent_too_late"),)
    if not decision.players:
        return (Problem("nobody_absent"),)
    for player in decision.players:
        unknown = _unknown_player(event, player)
        if unknown:
            return unknown
        if event.player(player).dropped:
            return (Problem("dropped_already", players=(player,)),)
        if event.player(player).checked_in:
            return (Problem("checked_in_already", players=(player,)),)
    return ()


def _bye_requested(decision: d.ByeRequested, event: Event) -> tuple[Problem, ...]:
    request = decision.request
    if request.points not in BYE_POINTS:
        return (Problem("bye_points"),)
    if request.round <= len(event.rounds):
        facts = {"round": request.round, "next": len(event.rounds) + 1}
        return (Problem("bye_too_late", players=(request.player,), facts=facts),)
    return _unknown_player(event, request.player)


def _bye_withdrawn(decision: d.ByeWithdrawn, event: Event) -> tuple[Problem, ...]:
    unknown = _unknown_player(event, decision.player)
    if unknown:
        return unknown
    player, round_number = decision.player, decision.round
    if not any(
        (request.player, request.round) == (player, round_number) for request in event.bye_requests
    ):
        return (Problem("no_bye_asked", (player,), {"round": round_number}),)
    if round_number <= len(event.rounds):
        return (Problem("bye_had", (player,), {"round": round_number}),)
    return ()


def _table_fixed(decision: d.TableFixed, event: Event) -> tuple[Problem, ...]:
    unknown = _unknown_player(event, decision.player)
    if unknown:
        return unknown
    if decision.table is None and decision.player not in event.fixed_tables:
        return (Problem("table_not_fixed", (decision.player,)),)
    if decision.table is not None and not 1 <= decision.table <= MOST_TABLES:
        return (Problem("table_number", facts={"most": MOST_TABLES}),)
    return ()


def _pair_forbidden(decision: d.PairForbidden, event: Event) -> tuple[Problem, ...]:
    first, second = decision.players
    unknown = _unknown_player(event, first) or _unknown_player(event, second)
    if not unknown and first == second:
        return (Problem("pair_of_one", players=(first,)),)
    return unknown


def _pair_allowed(decision: d.PairAllowed, event: Event) -> tuple[Problem, ...]:
    first, second = decision.players
    unknown = _unknown_player(event, first) or _unknown_player(event, second)
    if not unknown and tuple(sorted(decision.players)) not in event.forbidden:
        return (Problem("pair_not_forbidden", players=decision.players),)
    return unknown


def _round_redrawn(decision: d.RoundRedrawn, event: Event, fmt: Format) -> tuple[Problem, ...]:
    if not decision.why.strip():
        return (Problem("redraw_without_why", facts={"round": decision.round}),)
    outlook = fmt.outlook(event)
    if outlook.next_kind is None or outlook.status in ("setup", "waiting"):
        # Nobody can have seen this draw yet, so there is nothing to redraw.
        return (Problem("nothing_to_redraw", facts={"round": decision.round}),)
    return ()


def _pairings_changed(decision: d.PairingsChanged, event: Event) -> tuple[Problem, ...]:
    posted = event.round(decision.round)
    if posted is None:
        return (_round_unknown(event, decision.round),)
    new = {table.number: table for table in decision.tables}
    for old in posted.tables:
        if old.result is not None and new.get(old.number) != old:
            facts = {"table": old.number, "round": posted.number}
            return (Problem("table_has_result", facts=facts),)
    return ()


def _result_recorded(decision: d.ResultRecorded, event: Event) -> tuple[Problem, ...]:
    table = table_at(event, decision.round, decision.table)
    if isinstance(table, Problem):
        return (table,)
    if table.void:
        return (Problem("table_stopped", facts={"table": decision.table}),)
    return ()


def _result_cleared(decision: d.ResultCleared, event: Event) -> tuple[Problem, ...]:
    table = table_at(event, decision.round, decision.table)
    if isinstance(table, Problem):
        return (table,)
    if table.result is None:
        facts = {"table": decision.table, "round": decision.round}
        return (Problem("no_result_there", facts=facts),)
    return ()


def _prizes_changed(decision: d.PrizesChanged, event: Event, fmt: Format) -> tuple[Problem, ...]:
    for prize in decision.prizes.prizes:
        for player in prize.category.players:
            if unknown := _unknown_player(event, player):
                return unknown
    return prize_problems(decision.prizes, age_groups_of(event, fmt))


def table_at(event: Event, round_number: int, table_number: int) -> Table | Problem:
    """The table with this number in this round, or the problem with the request."""
    posted = event.round(round_number)
    if posted is None:
        return _round_unknown(event, round_number)
    table = posted.table(table_number)
    if table is None:
        return no_such_table(posted, table_number)
    return table


def _is_table_number(text: str) -> bool:
    return text.isascii() and text.isdecimal() and len(text) <= 4 and int(text) >= 1


def _round_unknown(event: Event, round_number: int) -> Problem:
    return Problem("round_unknown", facts={"round": round_number, "posted": len(event.rounds)})


def _unknown_player(event: Event, player: int) -> tuple[Problem, ...]:
    if 1 <= player <= len(event.players) and player not in event.deleted:
        return ()
    return (Problem("player_unknown", facts={"player": player, "players": len(event.players)}),)
