"""What the card says about a table: who sits there, what it reported, and what was before."""

from collections.abc import Iterator, Sequence

from tourneydesk.core.event import Event, Table
from tourneydesk.core.results import Result
from tourneydesk.desk.history.table_history import TableReport
from tourneydesk.gui.user_data.language import time_of_day
from tourneydesk.gui.widgets.text_widgets import shortened
from tourneydesk.present import messages
from tourneydesk.present.event_text import result_text
from tourneydesk.present.messages import name_of


def about_table(event: Event, table: Table) -> Iterator[str]:
    """Who sits at a table, a line each, and what it reported."""
    for seat in table.seats:
        name, role = shortened(name_of(event, seat.player)), messages.text(f"role-{seat.role}")
        yield messages.text("round-seated-as", name=name, role=role) if role else name
    if table.result is not None:
        yield ""
        yield messages.text("round-result-is", result=result_words(event, table, table.result))


def history_lines(event: Event, table: Table, history: Sequence[TableReport]) -> Iterator[str]:
    """The history of a table, a line each, with the time of day where it is known."""
    for one in history:
        result = result_words(event, table, one.result)
        text = messages.text(f"round-happened-{one.kind}", result=result)
        time = time_of_day(one.at)
        yield messages.text("round-happened-at", time=time, text=text) if time else text


def result_words(event: Event, table: Table, result: Result | None) -> str:
    """A result of that table in a line; the games of a match with it."""
    if result is None:
        return messages.text("round-result-taken-back")
    text = result_text(event, result)
    won = getattr(result, "won", {})
    drawn = getattr(result, "drawn_games", 0)
    if not won and not drawn:
        return text
    games = [won.get(player, 0) for player in table.players] + [drawn] * (drawn > 0)
    return messages.text("round-with-games", result=text, games="–".join(map(str, games)))
