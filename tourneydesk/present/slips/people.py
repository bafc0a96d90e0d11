"""Who sits at a table, for its slip's square code: as much as the code has room for."""

from collections.abc import Collection, Sequence
from dataclasses import replace

from tourneydesk.core.event import Player
from tourneydesk.core.names import short_forms, shown_name
from tourneydesk.present.paper_rebuild.people import LONGEST_FACT, LONGEST_NAME, person

_FACTS = (LONGEST_FACT, 20, 12)
"""Letters of a membership number or club, until everybody has room."""
_NAMES = (LONGEST_NAME, 40, 30, 25, 20, 16, 12, 8)
_SHORTENED = "…"


def people_within(players: Sequence[Player], needed: Collection[str], most_bytes: int) -> str:
    """The players as `person` describes them, in UTF-8 at most this long. Clubs and membership
    numbers are shortened first, then left out; then ratings and ages that are not among the facts
    ``needed``; then given names become initials, and names are cut. Where anything is shortened or
    left out, a text ends in "…". Empty if nothing fits.
    """
    small = [_small(player, needed) for player in players]
    attempts = (
        *((players, LONGEST_NAME, fact) for fact in _FACTS),
        ([_without_club(player) for player in players], LONGEST_NAME, LONGEST_FACT),
        *(([_named(one, name) for one in small], name, LONGEST_FACT) for name in _NAMES),
    )
    for described, name, fact in attempts:
        lines = "\n".join(person(player, name, fact) for player in described)
        if len(lines.encode("utf-8", "replace")) <= most_bytes:
            return lines
    return ""


def _without_club(player: Player) -> Player:
    known = player.member_id or player.club
    return replace(player, member_id=None, club=_SHORTENED if known else None)


def _named(player: Player, longest: int) -> Player:
    """The player with initials instead of given names, if the name is longer than that."""
    if len(player.name) <= longest:
        return player
    forms = short_forms(shown_name(player.name, player.family))
    short = next((form for form in forms if len(form) < longest), None)
    return player if short is None else replace(player, name=f"{short}{_SHORTENED}")


def _small(player: Player, needed: Collection[str]) -> Player:
    """A player without club, membership number and facts that the format does not use."""
    return replace(
        _without_club(player),
        rating=player.rating if "rating" in needed else None,
        age=player.age if "age" in needed else None,
        age_group=player.age_group if "age" in needed else None,
    )
