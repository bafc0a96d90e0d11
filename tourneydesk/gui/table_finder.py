"""Finds a table by what people call it: its number, who sits there, or the two who meet there."""

import re
from collections.abc import Iterator

from tourneydesk.core.event import Event, Round, Table
from tourneydesk.gui.match_keys import Report
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


def find_match(event: Event, posted: Round, text: str) -> tuple[Table, Report] | None:
    """The table and report that “ann > bo” (Ann has won) or “ann = bo” (drawn) stand for.

    None for a text that is neither, or where these names meet at no table or at several.
    """
    said = re.fullmatch(r"([^<>=]+)([<>=])([^<>=]+)", text)
    if said is None:
        return None
    one, sign, other = (part.strip() for part in said.groups())
    tables = [table for table in posted.tables if len(table.players) == 2 and not table.void]
    found = [table for table in tables if one and other and _meet(event, table, one, other)]
    found = [table for table in found if table.running] or found
    if len(found) != 1:
        return None
    if sign == "=":
        return found[0], {"draw": True}
    ones, others = _called(event, found[0], one), _called(event, found[0], other)
    pairs = [(first, second) for first in ones for second in others if first != second]
    if len(pairs) != 1:
        # Both names fit both players: nobody can tell who has won.
        return None
    return found[0], {"winner": pairs[0][0 if sign == ">" else 1]}


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
