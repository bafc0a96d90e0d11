"""Who sits out: requested byes, the odd field (22C, 28L), house players (28M)."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from fractions import Fraction

from tourneydesk.core.event import Bye, ByeRequest, Event, Round
from tourneydesk.core.reasons import Fact, Reason
from tourneydesk.formats.us_swiss.downfloaters import pairable
from tourneydesk.formats.us_swiss.entrants import Entrant, entrants
from tourneydesk.formats.us_swiss.natural import Pair
from tourneydesk.formats.us_swiss.settings import FULL_BYE, HALF_BYE, HOUSE_PLAYER

FULL_POINT = Fraction(1)
"""The value of the bye of an odd field unless the organizer sets another (28L)."""


def requested(event: Event, round_number: int, active: Sequence[int]) -> tuple[Bye, ...]:
    """The byes requested for that round by players who are in, in order of id."""
    return tuple(
        Bye(request.player, request.points, "requested", (_why_requested(request),))
        for request in sorted(event.bye_requests, key=lambda request: request.player)
        if request.round == round_number and request.player in active
    )


def _why_requested(request: ByeRequest) -> Reason:
    """A full point is the director's own decision (28L2)."""
    if request.points == FULL_POINT:
        return Reason("bye_full_by_director", FULL_BYE, (request.player,))
    return Reason("bye_requested", HALF_BYE, (request.player,), {"points": request.points})


@dataclass(frozen=True, slots=True)
class OddOne:
    """The player who gets the full-point bye, and the players passed over, by reason."""

    player: Entrant
    passed: tuple[tuple[str, tuple[int, ...]], ...] = ()

    def bye(self, worth: Fraction = FULL_POINT) -> Bye:
        """The bye with its reasons."""
        facts: dict[str, Fact] = {"points": Fraction(self.player.halves, 2)}
        code = "bye_lowest" if worth == FULL_POINT else "bye_lowest_worth"
        if worth != FULL_POINT:
            facts["worth"] = worth
        why = [Reason(code, FULL_BYE, (self.player.id,), facts)]
        for code, ids in self.passed:
            why.append(Reason(code, FULL_BYE, ids[:5], {"count": len(ids)}))
        return Bye(self.player.id, worth, "odd", tuple(why))


def odd_one(
    field: Sequence[Entrant], first_round: bool, forced: Pair | None = None
) -> OddOne | None:
    """The player of an odd field who gets the bye; None where nobody can have it.

    Nobody twice, nor after an unplayed win; a player with a half-point bye in another round only
    when nobody else is left; of the lowest score; unrated players (in round 1 also late entrants)
    only when nobody else of that score is left; the lowest rank; and the rest must be pairable.
    """
    eligible = [entrant for entrant in field if not entrant.full_bye]
    order = sorted(eligible, key=lambda candidate: bye_key(candidate, first_round))
    stuck: list[int] = []
    for candidate in order:
        if forced and candidate.id in forced:
            continue
        if pairable([other for other in field if other.id != candidate.id], forced):
            return OddOne(candidate, tuple(_passed(field, candidate, stuck)))
        stuck.append(candidate.id)
    return None


def bye_key(entrant: Entrant, first_round: bool) -> tuple[bool, int, bool, bool, int]:
    """The player with the least key is first in line for the full-point bye."""
    return (
        entrant.half_bye,
        entrant.halves,
        entrant.rating is None,
        first_round and entrant.late,
        -entrant.rank,
    )


def _passed(
    field: Sequence[Entrant], chosen: Entrant, stuck: Sequence[int]
) -> list[tuple[str, tuple[int, ...]]]:
    """The players before the chosen one by score and rank alone, and why they did not get the
    bye.
    """
    before = [
        entrant
        for entrant in field
        if (entrant.halves, -entrant.rank) < (chosen.halves, -chosen.rank)
        and entrant.id not in stuck
    ]
    kinds = (
        ("bye_not_twice", [entrant.id for entrant in before if entrant.full_bye]),
        ("bye_not_after_half", [o.id for o in before if o.half_bye and not o.full_bye]),
        (
            "bye_not_unrated",
            [o.id for o in before if o.rating is None and not o.half_bye and not o.full_bye],
        ),
        ("bye_rest_unpairable", list(stuck)),
    )
    return [(code, tuple(ids)) for code, ids in kinds if ids]


# House players (US Chess 28M): entries that play only when the number is otherwise odd.


def field_of(event: Event, here: Sequence[int], away: Collection[int], seed: str) -> list[Entrant]:
    """The players to pair, in order of rank: everyone who is here and not away, and one house
    player where the others are an odd number: the first entered who leaves everybody an opponent.
    """
    players = [player for player in here if player not in away]
    others = [player for player in players if not event.player(player).house]
    if len(others) % 2:
        for player in players:
            if event.player(player).house:
                field = entrants(event, [*others, player], seed)
                if pairable(field):
                    return field
    return entrants(event, others, seed)


def why_absent(event: Event, posted: Round, player: int) -> Reason | None:
    """Why a house player had no place in a round; None for anybody else."""
    if not event.player(player).house:
        return None
    return Reason("house_sat_out", HOUSE_PLAYER, (player,), {"round": posted.number})


def without_house(event: Event, players: Sequence[int]) -> list[int]:
    """These players without the house players."""
    return [player for player in players if not event.player(player).house]
