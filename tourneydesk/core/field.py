"""Who is still in: the players that the next round can seat."""

from bisect import bisect_left
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from itertools import combinations

from tourneydesk.core.event import Event
from tourneydesk.core.format import Leaving
from tourneydesk.core.name_search import folded
from tourneydesk.core.seating import kept_players
from tourneydesk.core.standings import UNRANKED, Standing


def active(event: Event, leavings: Mapping[int, Leaving]) -> tuple[int, ...]:
    """Players neither withdrawn nor out by the rules, in order of entry."""
    return tuple(
        player.id for player in event.players if not player.dropped and player.id not in leavings
    )


def never_played(event: Event) -> frozenset[int]:
    """Players who withdrew without being in any posted round; public lists leave them out."""
    left = {player.id for player in event.players if player.dropped}
    for posted in event.rounds if left else ():
        left -= kept_players(posted)
    return frozenset(left)


def public_standings(event: Event, rows: Sequence[Standing]) -> list[Standing]:
    """The standings without players who never played; the places behind them move up."""
    absent = never_played(event)
    if not absent:
        return [*rows]
    absent_places = sorted(
        row.place for row in rows if row.player in absent and row.place != UNRANKED
    )
    return [
        replace(row, place=row.place - bisect_left(absent_places, row.place))
        for row in rows
        if row.player not in absent
    ]


def status(event: Event, leavings: Mapping[int, Leaving], player: int) -> str:
    """``active``, ``dropped`` (left, or withdrawn at a table) or ``eliminated``."""
    leaving = leavings.get(player)
    if leaving is not None and leaving.why == "eliminated":
        return "eliminated"
    return "dropped" if leaving is not None or event.player(player).dropped else "active"


MARKS = ("club", "team", "household")
"""What players may have in common that keeps them apart."""


def same_mark(event: Event, players: Iterable[int], mark: str) -> list[tuple[int, int]]:
    """The pairs of these players with the same club, team or household (`MARKS`), however they are
    spelled; the smaller number first.
    """
    groups: dict[str, list[int]] = {}
    for player in sorted(players):
        text = getattr(event.player(player), mark)
        if text and text.strip():
            groups.setdefault(folded(text.strip()), []).append(player)
    return [pair for group in groups.values() for pair in combinations(group, 2)]


def has_same_mark(event: Event, first: int, second: int, mark: str | None) -> bool:
    """Whether two players have the same mark; never without one."""
    return mark is not None and bool(same_mark(event, (first, second), mark))
