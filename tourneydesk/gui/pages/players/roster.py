"""The list of everybody entered, and what a late entry gets."""

from tourneydesk.core.event import Event, Player
from tourneydesk.core.field import status
from tourneydesk.desk.players.players import can_enter_late
from tourneydesk.formats import format_of
from tourneydesk.gui.session.qt_session import refusal
from tourneydesk.gui.widgets.table_view import Column, Row
from tourneydesk.gui.widgets.text_widgets import shortened
from tourneydesk.present import messages

LEAST_LETTERS = 16
"""Of a name, however little room there is."""
LONGEST_CLUB = 16
"""In letters: a club may not crowd out the name; the form has it whole."""


def columns(event: Event) -> tuple[Column, ...]:
    """The columns, with one for tables of players' own where somebody has one."""
    return (
        Column(messages.text("people-number-head"), figures=True),
        Column(messages.text("people-name"), wide=True, least=LEAST_LETTERS),
        Column(messages.text("people-rating"), figures=True),
        Column(messages.text("people-age"), figures=True),
        Column(messages.text("people-club")),
        *(
            (Column(messages.text("event-own-table-head"), figures=True),)
            if event.fixed_tables
            else ()
        ),
        Column(messages.text("people-status")),
    )


def player_lines(event: Event, *, door: bool) -> list[Row[int]]:
    """Everybody ever entered, in order of entry; ``door`` says who is here, if that is asked."""
    leavings = format_of(event).leavings(event)
    door = door and any(player.checked_in for player in event.entered)
    return [
        Row(
            player.id,
            (
                str(player.id),
                player.name,
                "" if player.rating is None else str(player.rating),
                player.age_group or ("" if player.age is None else str(player.age)),
                shortened(player.club or "", LONGEST_CLUB),
                *((str(event.fixed_tables.get(player.id, "")),) if event.fixed_tables else ()),
                _status_words(player, status(event, leavings, player.id), door),
            ),
        )
        for player in event.entered
    ]


def _status_words(player: Player, standing: str, door: bool) -> str:
    if standing == "active" and door:
        return (
            messages.text("people-here") if player.checked_in else messages.text("people-not-here")
        )
    return messages.text(f"people-status-words-{standing}")


def late_entry(event: Event) -> str:
    """What somebody gets who enters now, or why nobody can; empty before the first round."""
    if not event.rounds:
        return ""
    may = can_enter_late(event)
    if not may:
        return refusal(may.why_not, event)
    late = f"people-late-entries-{event.format}"
    return messages.text(late) if messages.has(late) else ""
