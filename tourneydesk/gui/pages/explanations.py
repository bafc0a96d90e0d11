"""Explains tables, drafts and repairs in words for the details panel."""

from collections.abc import Iterator, Sequence

from tourneydesk.core.event import Event, Round, Table
from tourneydesk.core.reasons import Problem
from tourneydesk.desk.drafts import Cost
from tourneydesk.desk.history import TableReport, desks_of, history_of_table
from tourneydesk.desk.rounds import Draft, changed_tables
from tourneydesk.gui.details.panel import DetailsPanel
from tourneydesk.gui.pages.reporting import hidden
from tourneydesk.gui.session.qt_session import QtSession
from tourneydesk.gui.user_data.language import time_of_day
from tourneydesk.gui.widgets.text_widgets import shortened
from tourneydesk.present import explain, messages
from tourneydesk.present.messages import name_of, text
from tourneydesk.present.results import result_text

MAX_COUNTS = 4


def changes_text(draft: Draft) -> str:
    """How often the round was drawn, and how many of its tables differ from the proposal."""
    drawn = messages.text("draft-drawn", times=len(draft.event.redraws) + 1)
    by_hand = messages.text(
        "draft-changed-by-hand", draft.event.format, tables=len(changed_tables(draft))
    )
    return messages.text("draft-counts-between").join(part for part in (drawn, by_hand) if part)


def counts_text(draft: Draft, costs: Sequence[Cost]) -> str:
    """What the manual changes cost, or that the pairing has no problems; empty if neither applies,
    as every count of a pairing by the rules is as low as it can be.
    """
    if not costs:
        return ""
    if not draft.by_hand:
        fine = not any(cost.proposed for cost in costs)
        return messages.text("draft-counts-all-nothing") if fine else ""
    moved = [cost for cost in costs if cost.changed != cost.proposed]
    if not moved:
        return messages.text("draft-costs-nothing")
    texts = [_count(draft.event, cost) for cost in moved[:MAX_COUNTS]]
    if len(moved) > MAX_COUNTS:
        texts.append(messages.text("draft-more-counts", count=len(moved) - MAX_COUNTS))
    return messages.sentences(
        messages.text("draft-costs"), messages.text("draft-counts-between").join(texts)
    )


def criteria_lines(draft: Draft, costs: Sequence[Cost]) -> Iterator[str]:
    """The criteria with a count, for the details of the pairing; the most important first."""
    counted = [cost for cost in costs if cost.changed or cost.proposed]
    if counted:
        yield "\n".join(_count(draft.event, cost) for cost in counted)


def warnings_at(draft: Draft, number: int | None, player: int) -> Iterator[Problem]:
    """The rules' objections to one table or, without a number, to a player's bye."""
    table = draft.changed.table(number) if number is not None else None
    players = set(table.players) if table is not None else {player}
    for warning in draft.warnings:
        at = warning.facts.get("table")
        if at == number if at is not None else players >= set(warning.players):
            yield warning


def other_byes(draft: Draft) -> str:
    """Players who sit the round out other than with an odd player's bye, which has a row in the
    list.
    """
    return "  ".join(
        text("bye-line", name=name_of(draft.event, bye.player), points=bye.points)
        for bye in draft.changed.byes
        if bye.why != "odd"
    )


def players_in(draft: Draft) -> set[int]:
    """Every player who can be selected in a draft."""
    seated = {player for table in draft.changed.tables for player in table.players}
    return seated | {bye.player for bye in draft.changed.byes if bye.why == "odd"}


def _count(event: Event, cost: Cost) -> str:
    what = text(cost.code, event.format)
    if cost.changed == cost.proposed:
        return messages.text("draft-count-shown", what=what, value=cost.changed)
    return messages.text("draft-cost-changed", what=what, value=cost.changed, before=cost.proposed)


# The details panel's text about a table: its players, its result, and its history.


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


# Explains a table in the details panel, for a posted round or a draft.


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
