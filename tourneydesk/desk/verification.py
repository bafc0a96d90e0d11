"""Pairs every posted round again from the same inputs and reports each difference."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from tourneydesk.core import decisions as d
from tourneydesk.core.draw import Draw
from tourneydesk.core.event import Bye, Event, Round
from tourneydesk.core.journal.replay import active_steps, advance, opened
from tourneydesk.core.reasons import Fact, Refused, Saying
from tourneydesk.core.table_numbers import numbered
from tourneydesk.desk.repairs import repeat_repair
from tourneydesk.desk.rounds import round_label
from tourneydesk.desk.session import moment_draw
from tourneydesk.formats import format_of


@dataclass(frozen=True, slots=True)
class Difference(Saying):
    """A difference between a posted round and the engine's round from the same inputs."""


def differences(steps: Sequence[d.Step]) -> tuple[Difference, ...]:
    """Every difference in a journal that replays; empty if there is none."""
    story = [steps[number - 1] for number in active_steps(steps).steps]
    event = opened(story[0])
    all_differences: list[Difference] = []
    for step in story[1:]:
        all_differences += _of_step(event, step)
        event = advance(event, step)
    # A round seated by hand twice is still one difference.
    return tuple(
        difference
        for place, difference in enumerate(all_differences)
        if difference not in all_differences[:place]
    )


def _of_step(event: Event, step: d.Step) -> Iterator[Difference]:
    match step[0]:
        case d.RoundPosted(round=posted):
            yield from _of_round(event, posted)
            if any(isinstance(decision, d.PairingsChanged) for decision in step):
                yield Difference("round_by_hand", facts={"round": posted.number})
        case d.PairingsChanged(round=number, repair=None):
            yield Difference("round_by_hand", facts={"round": number})
        case d.PairingsChanged(repair=how) as change if how is not None:
            yield from _of_repair(event, change, how)
        case _:
            moment = _moment_that_differs(event, step)
            if moment is not None:
                facts: dict[str, Fact] = {"round": len(event.rounds), "moment": moment}
                yield Difference("calls_differ", facts=facts)


def _moment_that_differs(event: Event, step: d.Step) -> int | None:
    """After which decision of a step others followed than the format requires, None if after none.
    A step can hold several decisions of the organizer, each with what follows from it.
    """
    at = 0
    while at < len(step):
        first = step[at]
        after = advance(event, (first,))
        follows = format_of(event).follow(event, after, first, moment_draw(after))
        followed = step[at + 1 : at + 1 + len(follows)]
        # Games are called by the organizer only to end a ring, and that is a step of its own.
        called = at > 0 and isinstance(first, d.TablesCalled)
        if followed != follows or called or not _corrected_again(event, first):
            return after.moment
        event, at = advance(after, followed), at + 1 + len(followed)
    return None


def _corrected_again(event: Event, first: d.Decision) -> bool:
    """Whether the format continues a running round from a corrected result the same way again."""
    correct = format_of(event).correct
    if not isinstance(first, d.ResultCorrected):
        return True
    try:
        return correct is not None and first.tables == correct(event, first.table, first.result)
    except Refused:
        return False


def _of_repair(event: Event, change: d.PairingsChanged, repair: d.Repaired) -> Iterator[Difference]:
    """A repaired round is always reported with its reason, even if it comes out the same again."""
    facts: dict[str, Fact] = {"round": change.round}
    yield Difference("round_repaired", facts=facts)
    for why in repair.why:
        yield Difference(why.code, why.players, facts)
    try:
        repaired = repeat_repair(event, change, repair)
    except Refused:
        yield Difference("repair_differs", facts=facts)
        return
    old_seats = [(table.number, table.seats) for table in change.tables]
    new_seats = [(table.number, table.seats) for table in repaired.tables]
    old_byes, new_byes = (_without_reasons(byes) for byes in (change.byes or (), repaired.byes))
    if (old_seats, old_byes, repair.groups) != (new_seats, new_byes, repaired.groups):
        yield Difference("repair_differs", facts=facts)


def _without_reasons(byes: Sequence[Bye]) -> list[Bye]:
    return [replace(bye, reasons=()) for bye in byes]


def _of_round(event: Event, posted: Round) -> Iterator[Difference]:
    fmt = format_of(event)
    facts: dict[str, Fact] = {"round": posted.number}
    if posted.engine != fmt.engine:
        engines: dict[str, Fact] = {"was": posted.engine, "now": fmt.engine}
        yield Difference("other_engine", facts={**facts, **engines})
    if posted.label != round_label(event):
        labels: dict[str, Fact] = {"was": posted.label, "due": round_label(event)}
        yield Difference("other_draw", facts={**facts, **labels})
    try:
        repaired = numbered(fmt, event, fmt.propose(event, Draw(posted.seed, posted.label)))
    except Refused:
        yield Difference("round_impossible", facts=facts)
        return
    for was, now in zip(posted.tables, repaired.tables, strict=False):
        if (was.seats, was.number) != (now.seats, now.number):
            yield Difference("table_differs", was.players, {**facts, "table": was.number})
    if len(posted.tables) != len(repaired.tables):
        counts: dict[str, Fact] = {"was": len(posted.tables), "now": len(repaired.tables)}
        yield Difference("tables_differ", facts={**facts, **counts})
    if (posted.kind, posted.byes, posted.groups) != (repaired.kind, repaired.byes, repaired.groups):
        yield Difference("round_differs", facts=facts)
