"""Finds a table by what people call it: its number, who sits there, or the two who meet there."""

import re
from collections.abc import Iterator

from tourneydesk.core.event import Event, Round, Table
from tourneydesk.present.words import name_of


def find_table(event: Event, posted: Round, text: str) -> Table | None:
    """The table of that number, or where somebody of that name sits (one still to report first).

    Two names, with a space, comma, dash or “vs” between, are where these two meet.
    """
    if text.isascii() and text.isdigit() and len(text) < 10:
        return posted.table(int(text))
    found = [table for table in posted.tables if _sits(event, table, text)]
    for one, other in _pairs(text) if not found else ():
        found += [table for table in posted.tables if _meet(event, table, one, other)]
    return next((table for table in found if table.running), found[0] if found else None)


def find_players(event: Event, text: str) -> tuple[int, ...]:
    """Whom a text can mean: the one of that number or very name, else all it is part of."""
    if text.isascii() and text.isdigit() and len(text) < 10:
        return (int(text),) if 1 <= int(text) <= len(event.players) else ()
    wanted = text.casefold()
    exactly = tuple(one.id for one in event.players if one.name.casefold() == wanted)
    return exactly or tuple(one.id for one in event.players if wanted in one.name.casefold())


def _pairs(text: str) -> Iterator[tuple[str, str]]:
    """Every way to read a text as two names."""
    for between in re.finditer(r"\s+(?:vs\.?|v|[-–—])\s+|\s*[,;/–—-]\s*|\s+", text):
        one, other = text[: between.start()].strip(), text[between.end() :].strip()
        if one and other:
            yield one, other


def _sits(event: Event, table: Table, text: str) -> bool:
    return bool(_called(event, table, text))


def _meet(event: Event, table: Table, one: str, other: str) -> bool:
    """Whether two different players of the table are called so."""
    ones, others = _called(event, table, one), _called(event, table, other)
    return any(first != second for first in ones for second in others)


def _called(event: Event, table: Table, text: str) -> list[int]:
    wanted = text.casefold()
    return [one for one in table.players if wanted in name_of(event, one).casefold()]
