"""A day of several sections: people in more than one, and table numbers in one hall."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from itertools import combinations

from tourneydesk.core.event import Event, Player
from tourneydesk.core.field import active
from tourneydesk.core.format import Format
from tourneydesk.core.name_search import name_key

Place = tuple[int, int]
"""The position of a section and the number of a player in it."""


@dataclass(frozen=True, slots=True)
class SamePerson:
    """Entries of one person in several sections, in their order. ``certain``: by their member ID;
    otherwise the names are alike and nothing tells the entries apart.
    """

    places: tuple[Place, ...]
    certain: bool


def same_people(sections: Sequence[Collection[Player]]) -> tuple[SamePerson, ...]:
    """The people among the players of several sections who are in at least two."""
    by_id: dict[str, list[Place]] = {}
    by_name: dict[str, list[Place]] = {}
    player_at: dict[Place, Player] = {}
    for section, players in enumerate(sections):
        for player in players:
            place = section, player.id
            player_at[place] = player
            if player.member_id:
                by_id.setdefault(player.member_id.casefold(), []).append(place)
            by_name.setdefault(name_key(player.name), []).append(place)
    found = [SamePerson(tuple(places), True) for places in by_id.values() if _in_several(places)]
    known = {place for one in found for place in one.places}
    for places in by_name.values():
        if _in_several(places) and not known.issuperset(places):
            alike = _not_told_apart(places, player_at)
            if _in_several(alike) and not known.issuperset(alike):
                found.append(SamePerson(tuple(alike), False))
    return tuple(sorted(found, key=lambda one: one.places))


def _not_told_apart(places: list[Place], player_at: dict[Place, Player]) -> list[Place]:
    """The places with an entry in another section that may be the same person."""
    alike = {
        place
        for one, other in combinations(places, 2)
        if one[0] != other[0] and _may_be_same(player_at[one], player_at[other])
        for place in (one, other)
    }
    return [place for place in places if place in alike]


def _may_be_same(one: Player, other: Player) -> bool:
    """Whether nothing that is known of both differs."""
    facts = ((one.member_id, other.member_id), (one.age, other.age), (one.club, other.club))
    return all(first is None or second is None or first == second for first, second in facts)


def _in_several(places: Collection[Place]) -> bool:
    return len({section for section, _ in places}) > 1


# Table numbers in one hall for several sections: the ranges that they use, and ranges that do not
# overlap.

LEAST_SPARE = 2
"""Tables kept free behind each section for late entries, at least."""
ONE_SPARE_FOR = 5
"""One table is kept free for each of this many."""


@dataclass(frozen=True, slots=True)
class TableRange:
    """The tables of a section: the first and the last number, both included. Without tables,
    ``last`` is ``first - 1``. ``movable``: another first number can be chosen.
    """

    first: int
    last: int
    movable: bool = True

    @property
    def count(self) -> int:
        return self.last - self.first + 1

    def overlaps(self, other: "TableRange") -> bool:
        return max(self.first, other.first) <= min(self.last, other.last)


def table_range(event: Event, fmt: Format, *, movable: bool = True) -> TableRange:
    """The tables that an event uses now, or needs for the players who are in."""
    count = tables_needed(event, fmt)
    return TableRange(event.first_table, event.first_table + count - 1, movable)


def tables_needed(event: Event, fmt: Format) -> int:
    """The number of tables for the players who are in, and at least for the round being played. A
    format whose games have no place in the hall needs none.

    A table seats as few as in the round posted last or, before the first, as few as it may: there
    are never more tables than that.
    """
    if set(fmt.kinds) <= set(fmt.ring_kinds):
        return 0
    players = len(active(event, fmt.leavings(event)))
    posted = event.current
    if posted is None:
        return players // fmt.table_sizes[0]
    fewest = min((len(table.seats) for table in posted.tables), default=fmt.table_sizes[0])
    return max(players // fewest, len(posted.tables) if posted.missing else 0)


def stacked(ranges: Sequence[TableRange], first: int = 1) -> tuple[TableRange, ...]:
    """Ranges with the same numbers of tables, one after the other from ``first``, with spare tables
    behind each; those that cannot be moved stay, and the others keep clear of them.
    """
    fixed = [one for one in ranges if not one.movable and one.count]
    found: list[TableRange] = []
    for one in ranges:
        if not one.movable or not one.count:
            found.append(one)
            continue
        placed = _placed(one, first, fixed)
        found.append(placed)
        first = placed.last + 1 + spare(one.count)
    return tuple(found)


def spare(tables: int) -> int:
    """How many tables are kept free behind this many."""
    return max(LEAST_SPARE, tables // ONE_SPARE_FOR)


def overlapping(ranges: Sequence[TableRange]) -> tuple[tuple[int, int], ...]:
    """Which ranges have a table in common, as pairs of their positions."""
    return tuple(
        (one, other)
        for one, other in combinations(range(len(ranges)), 2)
        if ranges[one].overlaps(ranges[other])
    )


def _placed(one: TableRange, first: int, fixed: Sequence[TableRange]) -> TableRange:
    """The range from ``first`` on, behind every fixed one that it, or its spare tables, would
    meet.
    """
    for other in sorted(fixed, key=lambda range_: range_.first):
        with_spare = TableRange(first, first + one.count - 1 + spare(one.count))
        if with_spare.overlaps(other):
            first = other.last + 1
    return TableRange(first, first + one.count - 1)
