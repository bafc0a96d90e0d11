"""Requests for the next pairings: byes, fixed tables, pairs that must not meet."""

from collections.abc import Sequence
from fractions import Fraction

from tourneydesk.core.decisions import (
    ByeRequested,
    ByeWithdrawn,
    PairAllowed,
    PairForbidden,
    Step,
    TableFixed,
)
from tourneydesk.core.event import ByeRequest, Event
from tourneydesk.core.reasons import Problem
from tourneydesk.desk.checks import Permission, permission, permission_by_rules
from tourneydesk.desk.session import Session

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
