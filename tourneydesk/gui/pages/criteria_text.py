"""Describes how a draft scores on the format's own criteria, and how manual changes affect that."""

from collections.abc import Iterator, Sequence

from tourneydesk.core.event import Event
from tourneydesk.core.reasons import Problem
from tourneydesk.desk.drafts import Cost, Draft, changed_tables
from tourneydesk.present import messages
from tourneydesk.present.messages import name_of, text

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
