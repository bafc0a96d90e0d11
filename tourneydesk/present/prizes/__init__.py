"""Prizes in words and tables: what is offered, who wins what, and why."""

from tourneydesk.core.cache import once
from tourneydesk.core.event import Event
from tourneydesk.core.prize_awards import Awards, awards_of
from tourneydesk.formats import format_of


@once
def event_awards(event: Event, through: int | None = None) -> Awards:
    """Who would win what now; only for all rounds so far."""
    return awards_of(event, format_of(event))
