"""Reads the steps of other desks: each is checked before it is shown."""

from collections.abc import Callable, Mapping, Sequence, Set
from pathlib import Path

from tourneydesk.core.decisions import Redone, Step, Undone
from tourneydesk.core.event import Event
from tourneydesk.core.journal import codec
from tourneydesk.core.journal.checked_replay import MOST_STEPS, impossible, impossible_now
from tourneydesk.core.journal.replay import ReplayError, active_steps, advance, replay
from tourneydesk.desk.sharing.other_desk import OtherDesksStep, OtherStep
from tourneydesk.formats import format_of
from tourneydesk.store.chain import Entry
from tourneydesk.store.errors import FileTrouble


def checked_step(
    entry: Entry, steps: Sequence[Step], event: Event, before: Mapping[int, Event], place: Path
) -> tuple[Step, Event]:
    """The step of an entry after these steps, and the event after it; FileTrouble if it cannot have
    happened. ``before`` has the event before some of the last steps, by their numbers.
    """
    facts: dict[str, int | str] = {"step": entry.number, "desk": entry.desk}
    try:
        step = codec.decode(entry.step)
    except codec.CodecError as error:
        code = "desk_step_newer" if error.newer else "desk_step_wrong"
        raise FileTrouble(code, place, **facts) from error
    if len(steps) >= MOST_STEPS:
        raise FileTrouble("desk_step_wrong", place, **facts)
    if _reverses(step):
        after = _after_reversal(steps, step, event, before)
    else:
        after = _after_decisions(event, step)
    if after is None or impossible_now(after, format_of(event), steps) is not None:
        raise FileTrouble("desk_step_wrong", place, **facts)
    return step, after


def steps_of_others(
    steps: Sequence[Step], entries: Sequence[Entry], seen: int, own: Set[int]
) -> tuple[OtherStep, ...]:
    """The steps after the first ``seen`` that are not this desk's own."""
    if all(number in own for number in range(seen + 1, len(steps) + 1)):
        return ()
    others, event, before = list[OtherStep](), replay(steps[:seen]), dict[int, Event]()
    for number, step in enumerate(steps[seen:], start=seen + 1):
        after = after_step(steps[: number - 1], step, event, before)
        before[number] = event
        if number not in own:
            others.append(OtherStep(entries[number - 1].desk, step, event, after))
        event = after
    return tuple(others)


def after_step(
    steps: Sequence[Step], step: Step, event: Event, before: Mapping[int, Event]
) -> Event:
    """The event after a step that may follow these steps. What it undoes is looked up in ``before``
    if it is there: replaying a long event takes seconds.
    """
    match step:
        case (Undone(step=number),):
            return before[number] if number in before else replay([*steps, step])
        case (Redone(step=number),):
            return advance(event, steps[number - 1])
        case _:
            return advance(event, step)


def last_of_others(
    active: Sequence[int], entries: Sequence[Entry], is_own: Callable[[Entry], bool]
) -> OtherDesksStep:
    """The refusal that names the last active step of another desk."""
    theirs = (number for number in reversed(active) if not is_own(entries[number - 1]))
    number = next(theirs, active[-1])
    return OtherDesksStep(entries[number - 1].desk, number)


def _reverses(step: Step) -> bool:
    return isinstance(step[0], Undone | Redone)


def _after_decisions(event: Event, step: Step) -> Event | None:
    fmt = format_of(event)
    for decision in step:
        if impossible(decision, event, fmt) is not None:
            return None
        try:
            event = advance(event, (decision,))
        except (LookupError, ValueError, TypeError):
            return None
    return event


def _after_reversal(
    steps: Sequence[Step], step: Step, event: Event, before: Mapping[int, Event]
) -> Event | None:
    if len(step) > 1:
        return None
    try:
        active_steps([*steps, step])
    except ReplayError:
        return None
    return after_step(steps, step, event, before)
