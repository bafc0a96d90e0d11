"""Describes what is wrong with a round, and what a repair does and costs."""

from collections.abc import Iterator, Mapping, Sequence

from tourneydesk.core.event import Event, Table
from tourneydesk.desk.drafts import Cost
from tourneydesk.desk.repairs import Issues, Move, Repair, Repairs
from tourneydesk.gui.widgets.text_widgets import shortened
from tourneydesk.present import messages
from tourneydesk.present.messages import enumerated, listed, name_of, say, sentences, text
from tourneydesk.present.results import kind_in_texts

MAX_NAMED = 3
MAX_TABLES = 4


def round_facts(event: Event, number: int) -> Mapping[str, object]:
    """A round's number, and the kind by which it may be called instead: the final."""
    return {"round": number, "kind": kind_in_texts(event, number)}


def issues_text(event: Event, number: int, issues: Issues) -> str:
    """What is wrong, in one line."""
    left, waiting = _names(event, issues.withdrawn), _names(event, issues.unseated)
    where = round_facts(event, number)
    if left and waiting:
        return messages.text("repair-issue-both", **where, left=left, waiting=waiting)
    if left:
        return messages.text("repair-issue-left", **where, names=left)
    if waiting:
        return messages.text("repair-issue-waiting", **where, names=waiting)
    message_key = "repair-issue-lighter" if issues.improvable else "repair-issue-nothing"
    return messages.text(message_key, **where)


def choice_text(event: Event, choice: Repair) -> str:
    """A repair, described by the tables that it breaks up."""
    broken = choice.broken
    if choice.changes_nothing:
        return messages.text("repair-leave-as-is")
    if not broken:
        return messages.text("repair-break-none", event.format)
    if len(broken) == 1:
        return messages.text("repair-break-one", event.format, tables=broken[0])
    if len(broken) <= MAX_TABLES:
        return messages.text(
            "repair-break-some", event.format, count=len(broken), tables=listed(broken)
        )
    return messages.text("repair-break-many", event.format, count=len(broken))


def effect_text(event: Event, choice: Repair) -> str:
    """Who moves, if that can be said in a line, and that everyone else stays."""
    if choice.changes_nothing:
        return messages.text("repair-all-stay", event.format)
    moved = tuple(move.player for move in choice.moves)
    if not moved:
        return messages.text("repair-no-moves")
    if len(moved) > MAX_NAMED:
        return messages.text("repair-others-stay", count=len(moved))
    names = listed([shortened(name_of(event, player), 24) for player in moved])
    return messages.text("repair-named-move", count=len(moved), names=names)


def all_costs(event: Event, choice: Repair) -> str:
    """Every criterion that a repair changes; for leaving the round alone, every nonzero one."""
    if choice.changes_nothing:
        costs = [cost for cost in choice.costs if cost.changed]
        lines = [
            messages.text("repair-count-as-it-is", what=_what(event, cost), value=cost.changed)
            for cost in costs
        ]
        return "\n".join([messages.text("repair-all-stay", event.format), *lines])
    lines = [_signed(event, cost) for cost in choice.costs if cost.changed != cost.proposed]
    return "\n".join(
        [messages.text("repair-all-counts"), *(lines or [messages.text("repair-cost-none")])]
    )


def new_tables(event: Event, choice: Repair) -> str:
    """The tables that did not exist before, a line each, and the byes."""
    tables = [table for table in choice.round.tables if table.number in choice.slips]
    lines = [
        messages.text(
            "repair-new-table", event.format, table=table.number, seats=seats_text(event, table)
        )
        for table in tables
    ]
    lines += [
        text("bye-line", name=shortened(name_of(event, bye.player)), points=bye.points)
        for bye in choice.round.byes
    ]
    return "\n".join([messages.text("repair-new-tables", event.format), *lines]) if lines else ""


def moves_text(event: Event, choice: Repair) -> str:
    """Each player who moves, a line each."""
    return "\n".join(_moved(event, move) for move in choice.moves)


def reasons_text(event: Event, choice: Repair) -> Iterator[str]:
    """The reasons for the new tables, table by table."""
    for table in choice.round.tables:
        if table.number in choice.slips and table.reasons:
            reasons = sentences(*(say(reason, event) for reason in table.reasons))
            yield messages.text("repair-new-table", event.format, table=table.number, seats=reasons)


def seats_text(event: Event, table: Table) -> str:
    return messages.text("repair-seats-between").join(
        shortened(name_of(event, player), 30) for player in table.players
    )


def search_text(found: Repairs) -> str:
    """How thorough the search was, without overstating it."""
    if found.cannot and len(found.choices) == 1:
        return sentences(*(say(problem, found.event) for problem in found.cannot))
    proved = messages.text(
        "repair-sets-some-tried",
        tables=messages.text("repair-some-tables", found.event.format, count=found.proved),
    )
    found_text = messages.text("repair-sets-all-tried") if found.all_tried else proved
    nothing = (
        messages.text("repair-nothing-better", found.event.format)
        if len(found.choices) == 1
        else ""
    )
    return sentences(nothing, found_text)


def _signed(event: Event, cost: Cost) -> str:
    what = _what(event, cost)
    if cost.changed == cost.proposed:
        return messages.text("repair-count-as-it-is", what=what, value=cost.changed)
    return messages.text("repair-cost-signed", what=what, value=cost.changed, before=cost.proposed)


def _what(event: Event, cost: Cost) -> str:
    return text(cost.code, event.format)


def _moved(event: Event, move: Move) -> str:
    name = shortened(name_of(event, move.player), 30)
    if move.after is None:
        return messages.text("repair-moved-out", event.format, name=name, before=move.before)
    if move.before is None or move.before == move.after:
        return messages.text("repair-moved-in", event.format, name=name, after=move.after)
    return messages.text(
        "repair-moved-from-to", event.format, name=name, after=move.after, before=move.before
    )


def _names(event: Event, players: Sequence[int]) -> str:
    names = [shortened(name_of(event, player), 30) for player in players]
    if len(names) <= MAX_NAMED:
        return listed(names)
    text = enumerated(names[:MAX_NAMED])
    return messages.text("repair-and-more", names=text, count=len(names) - MAX_NAMED)
