"""Answers why two players did not meet: the format solves the round again with that pair fixed."""

from collections.abc import Sequence

from tourneydesk.core.decisions import RoundPosted, Step
from tourneydesk.core.event import Event
from tourneydesk.core.replay import advance, counting, opened
from tourneydesk.core.sayings import Problem, Reason, Refused
from tourneydesk.formats import format_of


def why_not(steps: Sequence[Step], round_number: int, one: int, other: int) -> tuple[Reason, ...]:
    """What would have been worse had these two met in that round, in the format's own counts.

    Refused where the round is not posted, somebody is unknown or named twice, they did meet, or
    the format weighs no pairs against each other.
    """
    before, event = _around(steps, round_number)
    fmt = format_of(event)
    posted = event.rounds[round_number - 1]
    unknown = [player for player in (one, other) if not 1 <= player <= len(event.players)]
    if unknown:
        facts = {"player": unknown[0], "players": len(event.players)}
        raise Refused(Problem("player_unknown", facts=facts))
    if one == other:
        raise Refused(Problem("why_not_oneself", players=(one,)))
    if any({one, other} <= set(table.players) for table in posted.tables):
        raise Refused(Problem("they_met", players=(one, other), facts={"round": round_number}))
    if fmt.why_not is None:
        raise Refused(Problem("no_why_not"))
    return fmt.why_not(before, posted, one, other)


def _around(steps: Sequence[Step], round_number: int) -> tuple[Event, Event]:
    """The event before the round was posted, and as it is now."""
    story = [steps[number - 1] for number in counting(steps).steps]
    event = opened(story[0])
    before: Event | None = None
    for step in story[1:]:
        match step[0]:
            case RoundPosted(round=posted) if posted.number == round_number:
                before = event
        event = advance(event, step)
    if before is None:
        facts = {"round": round_number, "posted": len(event.rounds)}
        raise Refused(Problem("round_unknown", facts=facts))
    return before, event
