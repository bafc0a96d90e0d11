"""Ends an event before its rules do, as when the hall closes."""

from tourneydesk.core.decisions import Decision, Step
from tourneydesk.core.event import Event
from tourneydesk.core.reasons import Problem, Refused
from tourneydesk.desk.checks import Permission
from tourneydesk.desk.session import Session
from tourneydesk.formats import format_of


def end_now(session: Session) -> Step:
    """Ends the event now, or with the round being played; Refused where its format cannot."""
    return session.take(_decision(session.event))


def can_end_now(event: Event) -> Permission:
    """Whether the organizer can end the event now."""
    try:
        _decision(event)
    except Refused as refused:
        return Permission(refused.problems)
    return Permission()


def _decision(event: Event) -> Decision:
    fmt = format_of(event)
    if fmt.end_now is None:
        raise Refused(Problem("ends_by_rounds"))
    if event.open_items:
        raise Refused(Problem("items_open", facts={"count": len(event.open_items)}))
    return fmt.end_now(event)
