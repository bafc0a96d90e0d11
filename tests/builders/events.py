"""Builds events for tests the way a journal does, so that a test tournament reads like a table."""

from collections.abc import Mapping
from typing import Any

from tourneydesk.core import decisions as d
from tourneydesk.core.draw import Draw
from tourneydesk.core.event import Event, Player, SettingValue
from tourneydesk.core.format import Format
from tourneydesk.core.journal.replay import advance, opened
from tourneydesk.core.reasons import Refused
from tourneydesk.core.results import Result
from tourneydesk.core.settings import chosen, defaults


def event_of(
    fmt: Format, players: int | list[Player], seed: str = "test", **settings: Any
) -> Event:
    """A fresh event; a number of players gives ``P1``, ``P2`` … rated from 2000 down."""
    values: dict[str, SettingValue] = {
        **defaults(fmt.settings),
        **chosen(fmt.settings, settings),
    }
    event = opened((d.EventOpened(fmt.key, "Test", seed, values),))
    if isinstance(players, int):
        players = [
            Player(n, f"P{n}", rating=max(100, 2010 - 10 * n), age=8 + n * 7 % 40)
            for n in range(1, players + 1)
        ]
    return advance(event, (d.PlayersAdded(tuple(players)),))


def posted(fmt: Format, event: Event, seed: str | None = None) -> Event:
    """The event with its next round posted."""
    draw = Draw(seed or event.seed, f"round {len(event.rounds) + 1}")
    return after_decision(fmt, event, d.RoundPosted(fmt.propose(event, draw)))


def after_decision(fmt: Format, event: Event, decision: d.Decision) -> Event:
    """The event after a decision and what follows; raises Refused where the rules say no."""
    problems = fmt.problems(event, decision)
    if problems:
        raise Refused(*problems)
    after = advance(event, (decision,))
    draw = Draw(event.seed, f"moment {after.moment}")
    return advance(after, fmt.follow(event, after, decision, draw))


def reported(
    fmt: Format, event: Event, table: int, raw: Mapping[str, object], round: int | None = None
) -> Event:
    """The event with one table's report, in its JSON shape."""
    where = event.round(round) if round else event.current
    assert where is not None
    at = where.table(table)
    assert at is not None
    result: Result = fmt.read_result(event, where, at, raw)
    return after_decision(fmt, event, d.ResultRecorded(where.number, table, result))
