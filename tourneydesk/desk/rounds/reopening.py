"""Which round a change would open again: an undone posting, or another result after the end."""

from dataclasses import dataclass

from tourneydesk.core.decisions import Decision, RoundPosted, Undone
from tourneydesk.core.event import Event
from tourneydesk.core.journal.replay import advance, replay
from tourneydesk.desk.session import Session, moment_draw
from tourneydesk.formats import format_of


@dataclass(frozen=True, slots=True)
class Reopened:
    """The round that is the current one again, 0 for none; ``posted`` is the round whose pairings
    are withdrawn, 0 if the event is over now and would not be.
    """

    round: int
    posted: int = 0


def reopened_by_undo(session: Session) -> Reopened | None:
    """What undoing the last step would open again; None if it opens nothing."""
    active = session.active_steps.steps
    if len(active) < 2:
        return None
    posted = next(
        (one.round.number for one in session.steps[active[-1] - 1] if isinstance(one, RoundPosted)),
        0,
    )
    if posted:
        return Reopened(posted - 1, posted)
    if not is_over(session.event):
        return None
    before = replay([*session.steps, (Undone(active[-1]),)])
    return None if is_over(before) else Reopened(len(before.rounds))


def ends_no_longer(event: Event, decision: Decision) -> bool:
    """Whether a decision that the rules allow opens an event again that is over."""
    if not is_over(event):
        return False
    after = advance(event, (decision,))
    after = advance(after, format_of(event).follow(event, after, decision, moment_draw(after)))
    return not is_over(after)


def is_over(event: Event) -> bool:
    """Whether every round is played and the winners are known."""
    return bool(event.rounds) and format_of(event).outlook(event).status == "finished"
