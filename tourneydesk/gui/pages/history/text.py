"""The details panel's text about a step, and its time."""

from collections.abc import Sequence

from tourneydesk.core.event import Event
from tourneydesk.desk.history import HistoryEntry, Steps, result_of
from tourneydesk.gui.user_data.language import day_and_time
from tourneydesk.present import messages
from tourneydesk.present.messages import say
from tourneydesk.present.results import result_text
from tourneydesk.present.tables.history import step_text


def about_past(
    event: Event, steps: Steps, history: Sequence[HistoryEntry], past: HistoryEntry
) -> list[str]:
    """Everything about one step: its name, what it changed, and what became of it."""
    about = [say(past.name, event)]
    details = step_text(event, steps, past.number)
    if details:
        about.append("\n".join(details))
    if past.refers_to is not None:
        name = say(history[past.refers_to - 1].name, event)
        said = "history-step-again" if past.name.code == "step_redone" else "history-step-back"
        about.append(messages.text(said, name=name, step=past.refers_to))
        about.append("\n".join(step_text(event, steps, past.refers_to)))
    if past.undone_by is not None:
        time = day_and_time(history[past.undone_by - 1].at)
        by = "history-step-undone-by" if time else "history-step-undone-by-untimed"
        about.append(messages.text(by, step=past.undone_by, time=time))
    return [part for part in about if part]


def step_words(event: Event, past: HistoryEntry, steps: Steps) -> str:
    """A step on one line; for a result, also the result itself."""
    name = say(past.name, event)
    result = result_of(steps[past.number - 1])
    if result is None:
        return name
    return messages.text("history-step-says", what=name, says=result_text(event, result))
