"""Rounds that wait for results; each format has its own words for them."""

from tourneydesk.core.event import Event
from tourneydesk.core.format import Outlook
from tourneydesk.core.reasons import Advice, Fact


def missing_results(event: Event) -> list[dict[str, Fact]]:
    """The round, the tables and their count, for each round with tables to report."""
    return [
        {"round": posted.number, "tables": posted.missing, "count": len(posted.missing)}
        for posted in event.rounds
        if posted.missing
    ]


def earlier_rounds_open(event: Event) -> list[dict[str, Fact]]:
    """The round and the tables, for each round before the current one with tables to report."""
    return [
        {"round": posted.number, "tables": posted.missing}
        for posted in event.rounds[:-1]
        if posted.missing
    ]


def waiting_outlook(
    event: Event, next_kind: str | None, rounds_planned: int | None, advice: tuple[Advice, ...]
) -> Outlook | None:
    """The outlook while results are missing: the tables of the latest such round are needed. None
    when every table has reported.
    """
    needs = next((posted.missing for posted in reversed(event.rounds) if posted.missing), ())
    return Outlook("waiting", needs, next_kind, rounds_planned, advice) if needs else None
