"""What the card says about a step, and when it was."""

from collections.abc import Sequence

from tourneydesk.core.event import Event
from tourneydesk.desk.history.history import Past
from tourneydesk.desk.history.steps import Steps, result_of
from tourneydesk.gui import words
from tourneydesk.gui.user_data.language import day_and_time
from tourneydesk.present.event_text import result_text
from tourneydesk.present.step_text import step_text
from tourneydesk.present.words import say


def about_past(event: Event, steps: Steps, told: Sequence[Past], past: Past) -> list[str]:
    """All about one step: its name, what it changed, and what became of it."""
    about = [say(past.name, event)]
    details = step_text(event, steps, past.number)
    if details:
        about.append("\n".join(details))
    if past.named is not None:
        name = say(told[past.named - 1].name, event)
        about.append(words.STEP_BACK.format(name=name, step=past.named))
        about.append("\n".join(step_text(event, steps, past.named)))
    if past.by is not None:
        time = day_and_time(told[past.by - 1].at)
        by = words.STEP_UNDONE_BY if time else words.STEP_UNDONE_BY_UNTIMED
        about.append(by.format(step=past.by, time=time))
    return [part for part in about if part]


def step_words(event: Event, past: Past, steps: Steps) -> str:
    """What a step was, on one line; of a result also what it says."""
    name = say(past.name, event)
    result = result_of(steps[past.number - 1])
    if result is None:
        return name
    return words.STEP_SAYS.format(what=name, says=result_text(event, result))
