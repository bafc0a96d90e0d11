"""Check-in, no-shows, withdrawals; requests for byes, fixed tables and pairs kept apart."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Literal

from tourneydesk.core.decisions import (
    AbsentDropped,
    ByeRequested,
    ByeWithdrawn,
    PairAllowed,
    PairForbidden,
    PlayerDeleted,
    PlayerDropped,
    PlayerReturned,
    PlayersCheckedIn,
    Step,
    TableFixed,
)
from tourneydesk.core.event import ByeRequest, Event
from tourneydesk.core.field import active
from tourneydesk.core.journal.replay import active_steps
from tourneydesk.core.reasons import Advice, Problem, Refused
from tourneydesk.core.results import MatchResult
from tourneydesk.desk.checks import Permission, permission, permission_by_rules
from tourneydesk.desk.session import Session
from tourneydesk.formats import format_of

AbsenceReason = tuple[Literal["step", "round"], int]
"""The reason for an absence: a step (0 for players never checked in) or a round."""
AbsentPlayers = Mapping[int, AbsenceReason]
"""Absent players, each with the reason."""


def check_in(session: Session, players: Sequence[int], here: bool = True) -> Step:
    """Marks players as here or, with ``here`` false, as not here."""
    return session.take(PlayersCheckedIn(tuple(players), here))


def withdraw(session: Session, player: int) -> Step:
    """Withdraws a player from the event."""
    return session.take(PlayerDropped(player))


def reinstate(session: Session, player: int) -> Step:
    """Reinstates a player who had left."""
    return session.take(PlayerReturned(player))


def reinstate_and_check_in(session: Session, player: int) -> Step:
    """Reinstates a player who has arrived after all, and marks them as here, as one step."""
    return session.take(PlayerReturned(player), PlayersCheckedIn((player,)))


def can_delete(event: Event, player: int) -> Permission:
    """Whether an entry can be removed."""
    return permission(event, PlayerDeleted(player))


def delete(session: Session, player: int) -> Step:
    """Removes an entry that was in no posted round."""
    return session.take(PlayerDeleted(player))


def leave_out(session: Session, players: Sequence[int]) -> Step:
    """Withdraws absent players, as one step, until they are reinstated."""
    if not session.event.rounds:
        return session.take(AbsentDropped(tuple(players)))
    first, *more = (PlayerDropped(player) for player in players)
    return session.take(first, *more)


def absent_players(event: Event) -> tuple[int, ...]:
    """Players in the event who are not checked in; none if nobody was checked in at all."""
    if not any(player.checked_in for player in event.entered):
        return ()
    return tuple(
        player.id for player in event.players if not player.dropped and not player.checked_in
    )


def players_not_here(steps: Sequence[Step], event: Event) -> AbsentPlayers:
    """Players who would be paired next although marked as not here. Before round 1 this includes
    players never checked in, if others are.
    """
    marks: dict[int, tuple[bool, AbsenceReason]] = {}
    for number in active_steps(steps).steps:
        for decision in steps[number - 1]:
            if isinstance(decision, PlayersCheckedIn):
                marks.update(dict.fromkeys(decision.players, (decision.here, ("step", number))))
            elif isinstance(decision, PlayerReturned):
                marks[decision.player] = (True, ("step", number))
    inside = active(event, format_of(event).leavings(event))
    expected = not event.rounds and any(event.player(player).checked_in for player in inside)
    unknown: tuple[bool, AbsenceReason] = (not expected, ("step", 0))
    return {
        player: reason
        for player in inside
        for here, reason in [marks.get(player, unknown)]
        if not here
    }


def no_shows(event: Event) -> AbsentPlayers:
    """Players who forfeited in the last posted round and would be paired in the next one: neither
    withdrawn nor with a bye for it.
    """
    missed = [
        player
        for table in (event.rounds[-1].tables if event.rounds else ())
        if isinstance(table.result, MatchResult)
        for player in table.result.forfeited
    ]
    if not missed:
        return {}
    fmt = format_of(event)
    planned = fmt.outlook(event).rounds_planned
    if planned is not None and planned <= len(event.rounds):
        return {}
    inside = active(event, fmt.leavings(event))
    next_round = len(event.rounds) + 1
    resting = {one.player for one in event.bye_requests if one.round == next_round}
    return {
        player: ("round", len(event.rounds))
        for player in missed
        if player in inside and player not in resting
    }


def no_show_advice(event: Event) -> tuple[Advice, ...]:
    """An advice about each no-show who would be paired in the next round."""
    return tuple(
        Advice("no_show_is_paired", (player,), {"round": missed, "next": missed + 1})
        for player, (_, missed) in no_shows(event).items()
    )


def can_drop_absent(event: Event) -> Permission:
    """Whether all players who are not checked in can be withdrawn together."""
    if event.rounds:
        return Permission((Problem("absent_too_late"),))
    if not any(player.checked_in for player in event.players):
        return Permission((Problem("nobody_checked_in"),))
    return Permission(() if absent_players(event) else (Problem("nobody_absent"),))


def drop_absent(session: Session) -> tuple[int, ...]:
    """Withdraws everyone who is not checked in, as one step, before the first round."""
    with session.alone():
        absentees, allowed = absent_players(session.event), can_drop_absent(session.event)
        if not allowed:
            raise Refused(*allowed.why_not)
        session.take(AbsentDropped(absentees))
    return absentees


# Requests for the next pairings: byes, fixed tables, pairs that must not meet.

HALF = Fraction(1, 2)


def request_bye(session: Session, request: ByeRequest) -> tuple[Problem, ...]:
    """Records a player's bye request for a coming round. Returns warnings: a full-point bye is the
    director's own decision.
    """
    session.take(ByeRequested(request))
    if request.points != 1:
        return ()
    return (Problem("full_bye_by_director", (request.player,), {"round": request.round}),)


def request_byes(session: Session, requests: Sequence[ByeRequest]) -> Step:
    """Records bye requests of several players, as one step."""
    first, *others = (ByeRequested(request) for request in requests)
    return session.take(first, *others)


def can_request_bye(event: Event, player: int) -> Permission:
    """Whether the rules let this player request a half-point bye in the next round."""
    request = ByeRequest(player, len(event.rounds) + 1, HALF)
    return permission_by_rules(event, ByeRequested(request))


def takes_bye_requests(event: Event) -> bool:
    """Whether the format has requested byes at all."""
    why_not = can_request_bye(event, 1).why_not
    return not any(problem.code.startswith("no_byes") for problem in why_not)


def withdraw_bye(session: Session, player: int, round_number: int) -> Step:
    """Withdraws a bye request: the player plays after all."""
    return session.take(ByeWithdrawn(player, round_number))


def can_withdraw_bye(event: Event, player: int, round_number: int) -> Permission:
    """Whether a requested bye can still be withdrawn."""
    return permission(event, ByeWithdrawn(player, round_number))


def fix_table(session: Session, player: int, table: int | None) -> None:
    """Seats a player at this table from the next round on; None ends it."""
    if table is None or session.event.fixed_tables.get(player) != table:
        session.take(TableFixed(player, table))


def can_fix_tables(event: Event) -> Permission:
    """Whether the rules allow fixed tables."""
    return permission_by_rules(event, TableFixed(1, 1))


def keep_apart(session: Session, players: tuple[int, int]) -> Step:
    """Forbids a pairing of two players."""
    return session.take(PairForbidden(players))


def let_meet(session: Session, players: tuple[int, int]) -> Step:
    """Allows a pairing that was forbidden."""
    return session.take(PairAllowed(players))
