"""Finds people who are entered in more than one section."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from itertools import combinations

from tourneydesk.core.event import Player
from tourneydesk.core.names.lookalikes import name_key

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
