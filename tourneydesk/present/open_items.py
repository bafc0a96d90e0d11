"""The open items of an event rebuilt from its papers, in words and as plain data."""

from tourneydesk.core.event import Event, OpenItem
from tourneydesk.core.incomplete import sorted_items
from tourneydesk.core.reasons import Advice, Fact
from tourneydesk.present.messages import say, text

MOST_SAID = 40
"""Number of sentences about open items; beyond that, the rest are counted."""


def item_text(event: Event, item: OpenItem) -> str:
    """What is open, and which papers settle it."""
    posted = event.round(item.round)
    table = posted.table(item.table) if posted is not None and item.table else None
    players: tuple[int, ...] = (item.player,) if item.player else ()
    if table is not None:
        players = table.players
    facts: dict[str, Fact] = {"round": item.round, "table": item.table}
    return say(Advice(f"open_{item.kind}", players, facts), event)


def open_shapes(event: Event) -> list[dict[str, object]]:
    """The open items for JSON: ``what`` is one of the kinds of `core.event.OpenItem`."""
    return [
        {
            "round": item.round or None,
            "table": item.table or None,
            "what": item.kind,
            "player": item.player or None,
            "text": item_text(event, item),
        }
        for item in sorted_items(event)
    ]


def open_lines(event: Event) -> list[str]:
    """What is certain, then what is open, one sentence per line."""
    items = sorted_items(event)
    tables = [table for posted in event.rounds for table in posted.tables]
    certainties = text(
        "open-certain",
        event.format,
        players=len(event.entered),
        tables=len(tables),
        results=sum(table.result is not None for table in tables),
    )
    if not items:
        return [certainties]
    lines = [certainties, text("open-missing", count=len(items))]
    lines += [item_text(event, item) for item in items[:MOST_SAID]]
    if len(items) > MOST_SAID:
        lines.append(text("open-more", count=len(items) - MOST_SAID))
    return lines
