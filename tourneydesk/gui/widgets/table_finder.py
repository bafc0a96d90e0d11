"""Finds tables by what people call them: the number, a player, or the two who meet there."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import permutations

from tourneydesk.core.event import Event, Player, Round, Table
from tourneydesk.core.name_search import contains, same
from tourneydesk.core.names import ways_to_say
from tourneydesk.gui.widgets.match_keys import Report


@dataclass(frozen=True, slots=True)
class TableMatch:
    """A table that matches a text, and the result that the text reports there, if any."""

    table: Table
    report: Report | None = None


def find(event: Event, posted: Round, text: str) -> list[TableMatch]:
    """Everything a text can mean in a round, tables without a result first; the caller asks if
    there are several.

    A number is a table or, where there is no such table, a member ID. “ann > bo” (Ann won) and
    “ann = bo” (a draw) are results. Anything else is a name or a member ID, or two of them
    (separated by a space, comma, dash or “vs”) of players who meet.
    """
    if is_number(text) and (table := posted.table(int(text))) is not None:
        return [TableMatch(table)]
    found = [*_results(event, posted, text)] or [*map(TableMatch, _tables(event, posted, text))]
    return sorted(found, key=lambda one: not one.table.running)


def find_players(event: Event, text: str) -> tuple[int, ...]:
    """The players a text can mean: the one with that number, else those with exactly this name or
    member ID, else all whose name contains it.
    """
    numbered = [one.id for one in event.entered if is_number(text) and one.id == int(text)]
    if numbered:
        return tuple(numbered)
    return tuple(one.id for one in _players_named(event.entered, text))


def is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) < 10


def _tables(event: Event, posted: Round, text: str) -> list[Table]:
    """The tables of players with that name, else the tables where two players with these names
    meet.
    """
    players = _seated(event, posted)
    ids = {one.id for one in _players_named(players, text)}
    if ids:
        return [table for table in posted.tables if ids.intersection(table.players)]
    found = []
    for first, second in _pairs(text):
        pair = _ids(players, first), _ids(players, second)
        found += [
            table for table in posted.tables if table not in found and any(_meeting(table, *pair))
        ]
    return found


def _results(event: Event, posted: Round, text: str) -> Iterator[TableMatch]:
    """Every result that “ann > bo”, “bo < ann” or “ann = bo” can report."""
    match = re.fullmatch(r"([^<>=]+)([<>=])([^<>=]+)", text)
    if match is None or not match[1].strip() or not match[3].strip():
        return
    players = _seated(event, posted)
    firsts, seconds = _ids(players, match[1]), _ids(players, match[3])
    for table in posted.tables:
        if len(table.players) != 2 or table.void:
            continue
        if match[2] == "=" and any(_meeting(table, firsts, seconds)):
            yield TableMatch(table, {"draw": True})
        elif match[2] != "=":
            for first, second in _meeting(table, firsts, seconds):
                yield TableMatch(table, {"winner": first if match[2] == ">" else second})


def _meeting(table: Table, firsts: set[int], seconds: set[int]) -> Iterator[tuple[int, int]]:
    """Two different players of the table that match the first and the second name."""
    for first, second in permutations(table.players, 2):
        if first in firsts and second in seconds:
            yield first, second


def _seated(event: Event, posted: Round) -> tuple[Player, ...]:
    numbers = dict.fromkeys(player for table in posted.tables for player in table.players)
    return tuple(event.player(number) for number in numbers)


def _ids(players: tuple[Player, ...], text: str) -> set[int]:
    return {one.id for one in _players_named(players, text.strip())}


def _players_named(players: tuple[Player, ...], text: str) -> list[Player]:
    """The players with exactly this name or member ID, however it is written; otherwise, unless it
    is a number, all whose name contains the text.
    """
    exactly = [
        one
        for one in players
        if any(same(text, said) for said in (*ways_to_say(one), one.member_id or ""))
    ]
    if exactly or is_number(text):
        return exactly
    return [one for one in players if any(contains(text, name) for name in ways_to_say(one))]


def _pairs(text: str) -> Iterator[tuple[str, str]]:
    """Every way to split a text into two names."""
    for between in re.finditer(r"\s+(?:vs\.?|v|[-–—])\s+|\s*[,;/–—-]\s*|\s+", text):
        first, second = text[: between.start()].strip(), text[between.end() :].strip()
        if first and second:
            yield first, second
