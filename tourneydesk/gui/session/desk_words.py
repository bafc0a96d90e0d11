"""What other desks did and what waits for the server, in a few words."""

from dataclasses import replace

from tourneydesk.core.event import Event, Table
from tourneydesk.desk.history import Steps, name_of_step, step_redone_by, step_undone_by
from tourneydesk.desk.session import PendingEntry
from tourneydesk.gui.session.qt_session import QtSession
from tourneydesk.present import messages
from tourneydesk.present.messages import say
from tourneydesk.present.results import recorded_words, score_text

LAST_STEPS = 50
"""The steps among which the last one of another desk is looked for."""


def last_by_others(session: QtSession) -> str:
    """What another desk recorded last: “Desk 2: board 9: 1–0”; empty if nothing lately."""
    entries, steps = session.entries, session.steps
    for at in range(len(steps) - 1, max(-1, len(steps) - 1 - LAST_STEPS), -1):
        desk = entries[at].desk
        if desk and desk != session.session.desk:
            what = _done_in(session.event, steps, at + 1)
            return messages.text("desk-step-of", desk=desk, step=what)
    return ""


def _done_in(event: Event, steps: Steps, number: int) -> str:
    """What a step did; of an undo, what is undone."""
    step = steps[number - 1]
    if undone := step_undone_by(step):
        return messages.text("desk-undone", what=_done_in(event, steps, undone))
    if redone := step_redone_by(step):
        return messages.text("desk-redone", what=_done_in(event, steps, redone))
    return words_of_step(event, (step,))


def words_of_step(event: Event, steps: Steps) -> str:
    """What a step did, on one line; a result with its score."""
    (step,) = steps
    name = name_of_step(step)
    return recorded_words(event, step[0]) or say(replace(name, code=f"did_{name.code}"), event)


def question_about(event: Event, entry: PendingEntry) -> str:
    """Whether to record what was typed: “Record board 9: 1–0?”, “Check in Kelly Park?”"""
    what = recorded_words(event, entry.decisions[0])
    if what:
        return messages.text("desk-record-it", what=what)
    return messages.text("desk-record-step", step=say(name_of_step(entry.decisions), event))


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
