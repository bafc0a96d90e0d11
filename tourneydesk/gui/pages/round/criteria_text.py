"""Describes how a draft scores on the format's own criteria, and how manual changes affect that."""

from collections.abc import Iterator, Sequence

from tourneydesk.core.event import Event
from tourneydesk.core.sayings import Problem
from tourneydesk.desk.drafts.draft import Draft, changed_tables
from tourneydesk.desk.drafts.drafts import Cost
from tourneydesk.present import messages
from tourneydesk.present.messages import name_of, text

MAX_COUNTS = 4


def changes_text(draft: Draft) -> str:
    """How often the round was drawn, and how many of its tables differ from the proposal."""
    drawn = messages.text("draft-drawn", times=len(draft.event.redraws) + 1)
    by_hand = messages.text("draft-changed-by-hand", tables=len(changed_tables(draft)))
    return messages.text("draft-counts-between").join(part for part in (drawn, by_hand) if part)


def counts_text(draft: Draft, costs: Sequence[Cost]) -> str:
    """The criteria's counts on one line, with the differences caused by manual changes.

    A format can have more than a dozen; of the nonzero ones, those that changed are named first,
    then the most important.
    """
    nonzero = [cost for cost in costs if cost.changed or cost.proposed]
    if not nonzero:
        return messages.text("draft-counts-all-nothing") if costs else ""
    first = sorted(nonzero, key=lambda cost: cost.changed == cost.proposed)[:MAX_COUNTS]
    texts = [_count(draft.event, cost) for cost in nonzero if cost in first]
    if len(first) < len(nonzero):
        texts.append(messages.text("draft-more-counts", count=len(nonzero) - len(first)))
    return messages.text("draft-counts-between").join(texts)


def costs_lines(draft: Draft, costs: Sequence[Cost]) -> Iterator[str]:
    """What the manual changes cost, for the details panel; empty if there are none."""
    if not draft.by_hand or not costs:
        return
    moved = [cost for cost in costs if cost.changed != cost.proposed]
    if not moved:
        yield messages.text("draft-costs-nothing")
        return
    lines = [
        messages.text(
            "draft-cost-changed",
            what=_what(draft.event, cost),
            value=cost.changed,
            before=cost.proposed,
        )
        for cost in moved
    ]
    yield "\n".join([messages.text("draft-costs"), *lines])


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
    what, more = _what(event, cost), cost.changed - cost.proposed
    if not more:
        return messages.text("draft-count-shown", what=what, value=cost.changed)
    change = f"+{more}" if more > 0 else f"−{-more}"
    return messages.text("draft-count-changed", what=what, value=cost.changed, change=change)


def _what(event: Event, cost: Cost) -> str:
    return text(cost.code, event.format)
