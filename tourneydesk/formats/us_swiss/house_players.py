"""House players (US Chess 28M): entries that play only when the number is otherwise odd."""

from collections.abc import Collection, Sequence

from tourneydesk.core.event import Event, Round
from tourneydesk.core.reasons import Reason
from tourneydesk.formats.us_swiss.pairing.downfloaters import pairable
from tourneydesk.formats.us_swiss.pairing.entrants import Entrant, entrants
from tourneydesk.formats.us_swiss.sources import HOUSE_PLAYER


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
