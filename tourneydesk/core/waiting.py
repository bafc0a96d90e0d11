"""Rounds that still wait for results, as Swiss formats treat them."""

from tourneydesk.core.event import Event
from tourneydesk.core.format import Outlook
from tourneydesk.core.sayings import Advice, Fact, Problem


def results_missing(event: Event) -> tuple[Problem, ...]:
    """A problem for each round that has tables without a result."""
    problems: list[Problem] = []
    for posted in event.rounds:
        if tables := posted.missing:
            facts: dict[str, Fact] = {
                "round": posted.number,
                "tables": tables,
                "count": len(tables),
            }
            problems.append(Problem("results_missing", facts=facts))
    return tuple(problems)


def waiting_outlook(
    event: Event, next_kind: str | None, rounds_planned: int | None, advice: tuple[Advice, ...] = ()
) -> Outlook | None:
    """The outlook while results are missing, None when every table has reported.

    The tables of the latest such round are needed; an advice names each earlier one.
    """
    waiting = [posted for posted in event.rounds if posted.missing]
    if not waiting:
        return None
    earlier = tuple(
        Advice("earlier_round_open", facts={"round": posted.number, "tables": posted.missing})
        for posted in waiting
        if posted is not event.current
    )
    needs = waiting[-1].missing
    return Outlook("waiting", needs, next_kind, rounds_planned, (*earlier, *advice))
