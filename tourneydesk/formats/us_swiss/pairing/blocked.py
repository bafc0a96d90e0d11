"""Why the next round cannot be paired, in figures, and what would help.

Nobody meets twice (US Chess 27A1), nobody has a full-point bye twice (28L): so an event can run out
of pairings before it runs out of rounds.
"""

from collections.abc import Collection, Sequence
from dataclasses import replace
from itertools import combinations

from tourneydesk.core.event import Event
from tourneydesk.core.field import active
from tourneydesk.core.matching import most_pairs
from tourneydesk.core.reasons import Fact, Problem
from tourneydesk.formats.us_swiss.byes import odd_one, requested
from tourneydesk.formats.us_swiss.house_players import field_of, without_house
from tourneydesk.formats.us_swiss.pairing.downfloaters import pairable
from tourneydesk.formats.us_swiss.pairing.entrants import Entrant, entrants
from tourneydesk.formats.us_swiss.pairing.natural import can_meet

FOR_GOOD = frozenset({"cannot_seat", "no_round_left"})
"""Problems that only other players or a requested bye would solve: until then the event is over."""

FEWEST = 2
"""The fewest players of a round."""


def why_blocked(event: Event) -> Problem | None:
    """Why the next round cannot be paired with the players who are in; None where it can."""
    round_number = len(event.rounds) + 1
    here = active(event, {})
    byes = requested(event, round_number, here)
    away = {bye.player for bye in byes}
    field = field_of(event, here, away, "")
    seated = [entrant.id for entrant in field]
    if len(seated) < FEWEST:
        here = tuple(without_house(event, here))
        facts: dict[str, Fact] = {"players": len(here), "byes": len(byes), "round": round_number}
        if len(here) > 1:
            return Problem("all_ask_for_byes", facts=facts)
        facts |= {"missing": FEWEST - len(here), "counts_that_work": (FEWEST,)}
        return Problem("cannot_seat", facts=facts)
    if _can_pair(field, round_number):
        return None
    if event.forbidden:
        freed = entrants(replace(event, forbidden=frozenset()), seated, "")
        if _can_pair(freed, round_number):
            pairs = [pair for pair in sorted(event.forbidden) if set(pair) <= set(seated)]
            facts = {"pairs": len(pairs), "players": len(seated), "round": round_number}
            return Problem("forbidden_in_the_way", pairs[0] if pairs else (), facts)
    again = [replace(entrant, full_bye=False) for entrant in field]
    if (
        len(field) % 2
        and all(entrant.full_bye for entrant in field)
        and _can_pair(again, round_number)
    ):
        return Problem("all_had_the_bye", facts={"players": len(field), "round": round_number})
    return _no_round_left(field, round_number)


def why_not_around(event: Event, staying: Collection[int]) -> Problem:
    """Why the free players cannot be paired around the kept tables and byes."""
    round_number = len(event.rounds) + 1
    here = active(event, {})
    away = {*staying, *(bye.player for bye in requested(event, round_number, here))}
    field = field_of(event, here, away, "")
    free = [entrant.id for entrant in field]
    if len(field) % 2 and all(entrant.full_bye for entrant in field):
        return Problem("around_no_bye", facts={"players": len(free)})
    return Problem("around_only_again", facts={"players": len(free), "round": round_number})


def _can_pair(field: Sequence[Entrant], round_number: int) -> bool:
    if len(field) % 2:
        return odd_one(field, round_number == 1) is not None
    return pairable(field)


def _no_round_left(field: Sequence[Entrant], round_number: int) -> Problem:
    possible = [
        (first.id, second.id) for first, second in combinations(field, 2) if can_meet(first, second)
    ]
    some = {player for pair in possible for player in pair}
    alone = tuple(entrant.id for entrant in field if entrant.id not in some)
    facts: dict[str, Fact] = {
        "players": len(field),
        "round": round_number,
        "possible": len(possible),
        "pairs": len(most_pairs([entrant.id for entrant in field], possible)),
        "needed": len(field) // 2,
        "alone": len(alone),
    }
    return Problem("no_round_left", alone[:5], facts)
