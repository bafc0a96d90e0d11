"""What other desks did and what waits for the server, in a few words."""

from tourneydesk.core.event import Event, Table
from tourneydesk.desk.history.steps import Steps, name_of_step
from tourneydesk.desk.session import PendingEntry
from tourneydesk.gui.session.qt_session import QtSession
from tourneydesk.present import messages
from tourneydesk.present.messages import say
from tourneydesk.present.recorded_words import recorded_words
from tourneydesk.present.results import score_text

LAST_STEPS = 50
"""The steps among which the last one of another desk is looked for."""


def last_by_others(session: QtSession) -> str:
    """What another desk recorded last: “Desk 2: board 9: 1–0”; empty if nothing lately."""
    entries, steps = session.entries, session.steps
    for at in range(len(steps) - 1, max(-1, len(steps) - 1 - LAST_STEPS), -1):
        desk = entries[at].desk
        if desk and desk != session.session.desk:
            what = words_of_step(session.event, steps[at : at + 1])
            return messages.text("desk-step-of", desk=desk, step=what)
    return ""


def words_of_step(event: Event, steps: Steps) -> str:
    """A step on one line, a result with its score."""
    (step,) = steps
    return recorded_words(event, step[0]) or say(name_of_step(step), event)


def words_of_entry(event: Event, entry: PendingEntry) -> str:
    """What was typed and is not recorded."""
    return words_of_step(event, (entry.decisions,))


def changed_meanwhile(event: Event, desk: str, before: Table, now: Table) -> str:
    """That another desk recorded the table at which something was being typed; empty if not."""
    if now.number != before.number or now.result == before.result:
        return ""
    result = score_text(now) or messages.text("result-none")
    return messages.text(
        "desk-table-changed", event.format, desk=desk, table=now.number, result=result
    )
