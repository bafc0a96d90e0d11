"""Tries results that are not in yet: the event as it would be, with nothing recorded."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from tourneydesk.core.decisions import ResultRecorded
from tourneydesk.core.event import Event
from tourneydesk.core.journal.replay import advance
from tourneydesk.core.results import Result
from tourneydesk.core.sayings import Refused
from tourneydesk.desk.checks import problems
from tourneydesk.desk.session import moment_draw
from tourneydesk.formats import format_of


@dataclass(frozen=True, slots=True)
class Try:
    """A possible result of a table."""

    round: int
    table: int
    result: Result


def tried(event: Event, tries: Sequence[Try]) -> tuple[Event, tuple[Try, ...]]:
    """The event with the possible results and what follows from them; and the tries that are valid.

    A try is left out if its table is gone, has reported, or would be refused. Pure.
    """
    held: list[Try] = []
    for one in tries:
        try:
            event = _with(event, one)
        except Refused:
            continue
        held.append(one)
    return event, tuple(held)


def with_try(
    event: Event, tries: Sequence[Try], round_number: int, table: int, raw: Mapping[str, object]
) -> tuple[Try, ...]:
    """The tries with one more, from typed input; it replaces an earlier try at this table.

    Raises Refused if the rules do not allow it.
    """
    others = without_try(tries, round_number, table)
    now, held = tried(event, others)
    posted = now.round(round_number)
    at = posted.table(table) if posted is not None else None
    if posted is None or at is None:
        # An earlier try had called this table; without it, there is nothing to try here.
        return held
    wanted = Try(round_number, table, format_of(event).read_result(now, posted, at, raw))
    _with(now, wanted)
    return (*held, wanted)


def without_try(tries: Sequence[Try], round_number: int, table: int) -> tuple[Try, ...]:
    """The tries without the one at this table."""
    return tuple(one for one in tries if (one.round, one.table) != (round_number, table))


def _with(event: Event, one: Try) -> Event:
    posted = event.round(one.round)
    table = posted.table(one.table) if posted is not None else None
    if table is None or not table.running:
        raise Refused
    fmt = format_of(event)
    decision = ResultRecorded(one.round, one.table, one.result)
    refused = problems(event, fmt, decision)
    if refused:
        raise Refused(*refused)
    after = advance(event, (decision,))
    return advance(after, fmt.follow(event, after, decision, moment_draw(after)))
