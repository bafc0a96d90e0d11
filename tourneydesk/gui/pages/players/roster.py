"""The list of all entries, and what a late entry gets."""

from tourneydesk.core.event import Event
from tourneydesk.desk.players.players import can_enter_late
from tourneydesk.gui.session.qt_session import refusal
from tourneydesk.present import messages
from tourneydesk.present.table import Table
from tourneydesk.present.tables.players import players_table


def roster(event: Event, *, door: bool) -> Table[int]:
    """Everyone ever entered, in order of entry; ``door`` adds who is here."""
    ids = ("number", "name", "rating", "age", "club", "table", "status")
    return players_table(event, ids, door=door)


def late_entry(event: Event) -> str:
    """What a player who enters now gets, or why nobody can enter; empty before the first round."""
    if not event.rounds:
        return ""
    may = can_enter_late(event)
    if not may:
        return refusal(may.why_not, event)
    late, key = "people-late-entries", event.format
    return messages.text(late, key) if messages.has(late, key) else ""
