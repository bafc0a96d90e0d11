"""Settles the open items of a rebuilt event: the effect of the journal's decisions on them."""

from dataclasses import replace

from tourneydesk.core.decisions import ItemsSettled
from tourneydesk.core.event import Event, OpenItem, Round


def without_items(event: Event, *items: OpenItem) -> Event:
    """The event with these items settled, where they were open."""
    if not event.open_items:
        return event
    return replace(event, open_items=event.open_items - set(items))


def with_settled(posted: Round, decision: ItemsSettled) -> Round:
    """The round with the settled tables and byes; LookupError for a table that exists already."""
    there = {table.number for table in posted.tables}
    if any(table.number in there for table in decision.tables):
        raise LookupError(f"round {posted.number} has one of these tables already")
    tables = sorted((*posted.tables, *decision.tables), key=lambda table: table.number)
    byes = sorted((*posted.byes, *decision.byes), key=lambda bye: bye.player)
    return replace(posted, tables=tuple(tables), byes=tuple(byes))


def items_settled(event: Event, decision: ItemsSettled) -> Event:
    """The event without the items that these tables and byes settle; their missing results are
    open.
    """
    round_number = decision.round
    placed = [player for table in decision.tables for player in table.players]
    placed += [bye.player for bye in decision.byes]
    event = without_items(
        event,
        *decision.items,
        *(OpenItem("place", round_number, player=player) for player in placed),
        *(OpenItem("seats", round_number, table.number) for table in decision.tables),
    )
    missing = {
        OpenItem("result", round_number, table.number) for table in decision.tables if table.running
    }
    return replace(event, open_items=event.open_items | missing)
