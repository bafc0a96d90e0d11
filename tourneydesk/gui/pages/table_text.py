"""The details panel's text about a table: its players, its result, and its history."""

from collections.abc import Iterator, Sequence

from tourneydesk.core.event import Event, Table
from tourneydesk.desk.history import TableReport
from tourneydesk.gui.user_data.language import time_of_day
from tourneydesk.gui.widgets.text_widgets import shortened
from tourneydesk.present import messages
from tourneydesk.present.messages import name_of
from tourneydesk.present.results import result_text


def about_table(event: Event, table: Table) -> Iterator[str]:
    """The players of a table, a line each, and its result."""
    for seat in table.seats:
        name, role = shortened(name_of(event, seat.player)), messages.text(f"role-{seat.role}")
        yield messages.text("round-seated-as", name=name, role=role) if role else name
    if table.result is not None:
        yield ""
        yield messages.text("round-result-is", result=result_text(event, table.result))


def history_lines(
    event: Event, history: Sequence[TableReport], desks: Sequence[str] = ()
) -> Iterator[str]:
    """The history of a table, a line each, with the time of day if known; ``desks`` has the desk of
    each step, an empty name where there was only one.
    """
    for one in history:
        result = result_text(event, one.result)
        text = messages.text(f"round-history-{one.kind}", result=result)
        desk = desks[one.number - 1] if desks else ""
        text = messages.text("desk-step-of", desk=desk, step=text) if desk else text
        time = time_of_day(one.at)
        yield messages.text("round-history-at", time=time, text=text) if time else text
