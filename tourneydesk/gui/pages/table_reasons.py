"""Explains a table in the details panel, for a posted round or a draft."""

from collections.abc import Sequence

from tourneydesk.core.event import Round, Table
from tourneydesk.desk.drafts import Cost, Draft
from tourneydesk.desk.history import desks_of, history_of_table
from tourneydesk.gui.details.panel import DetailsPanel
from tourneydesk.gui.pages.criteria_text import criteria_lines
from tourneydesk.gui.pages.round.double_check import hidden
from tourneydesk.gui.pages.table_text import about_table, history_lines
from tourneydesk.gui.session.qt_session import QtSession
from tourneydesk.present import explain, messages
from tourneydesk.present.messages import name_of


def explain_table(
    details_panel: DetailsPanel, session: QtSession, posted: Round, table: Table, *, blind: bool
) -> None:
    """Explains a posted table: the reasons, what happened there, and its players' record cards.

    ``blind`` leaves out the reported result, and everything that reveals it.
    """
    event, number = session.event, table.number
    about = "\n".join(about_table(event, hidden(table) if blind else table))
    found = explain.explain_table(event, posted, number)
    past = () if blind else history_of_table(session.steps, session.times, posted.number, number)
    details_panel.show_reasons(
        messages.text("round-table", event.format, table=number),
        about,
        found.said,
        (posted.number, table.players),
        history_lines(event, past, desks_of(session.session) if past else ()),
        () if blind else table.players,
        found.details,
        found.rules,
    )


def explain_seat(
    details_panel: DetailsPanel,
    draft: Draft,
    costs: Sequence[Cost],
    number: int | None,
    player: int,
) -> None:
    """Explains a table of a draft (or, without a number, a player's bye), and behind Details how
    the round does by the format's criteria.
    """
    event = draft.event
    table = draft.changed.table(number) if number is not None else None
    if table is None:
        heading, about = messages.text("draft-bye"), name_of(event, player)
        found = explain.explain_player(event, draft.changed, player)
    else:
        heading = messages.text("round-table", event.format, table=table.number)
        about = "\n".join(about_table(event, table))
        found = explain.explain_table(event, draft.changed, table.number)
    details = (*found.details, *criteria_lines(draft, costs))
    details_panel.show_reasons(heading, about, found.said, details=details, rules=found.rules)
