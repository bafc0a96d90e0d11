"""Reads the steps of other desks: each is checked before it is shown."""

from collections.abc import Callable, Sequence, Set
from pathlib import Path

from tourneydesk.core.decisions import Redone, Step, Undone
from tourneydesk.core.event import Event
from tourneydesk.core.journal import codec
from tourneydesk.core.journal.checked_replay import MOST_STEPS, impossible, impossible_now
from tourneydesk.core.journal.replay import ReplayError, advance, replay
from tourneydesk.desk.sharing.other_desk import OtherDesksStep, OtherStep
from tourneydesk.formats import format_of
from tourneydesk.store.chain import Entry
from tourneydesk.store.trouble import FileTrouble


def checked_step(
    entry: Entry, steps: Sequence[Step], event: Event, place: Path
) -> tuple[Step, Event]:
    """The step of an entry after these steps, and the event after it; FileTrouble if it cannot have
    happened.
    """
    facts: dict[str, int | str] = {"step": entry.number, "desk": entry.desk}
    try:
        step = codec.decode(entry.step)
    except codec.CodecError as error:
        code = "desk_step_newer" if error.newer else "desk_step_wrong"
        raise FileTrouble(code, place, **facts) from error
    if len(steps) >= MOST_STEPS:
        raise FileTrouble("desk_step_wrong", place, **facts)
    after = _after_reversal(steps, step) if _reverses(step) else _after_decisions(event, step)
    if after is None or impossible_now(after, format_of(event), steps) is not None:
        raise FileTrouble("desk_step_wrong", place, **facts)
    return step, after


def steps_of_others(
    steps: Sequence[Step], entries: Sequence[Entry], seen: int, own: Set[int]
) -> tuple[OtherStep, ...]:
    """The steps after the first ``seen`` that are not this desk's own."""
    if all(number in own for number in range(seen + 1, len(steps) + 1)):
        return ()
    others, event = [], replay(steps[:seen])
    for number, step in enumerate(steps[seen:], start=seen + 1):
        after = replay(steps[:number]) if _reverses(step) else advance(event, step)
        if number not in own:
            others.append(OtherStep(entries[number - 1].desk, step, event, after))
        event = after
    return tuple(others)


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


def _after_reversal(steps: Sequence[Step], step: Step) -> Event | None:
    if len(step) > 1:
        return None
    try:
        return replay([*steps, step])
    except ReplayError:
        return None
