"""The players of a round as the pairing sees them: rank, score, past colors, whom they cannot meet.

Ranking by US Chess 28A–28E: rating, highest first; unrated last; equal ratings by lot.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from tourneydesk.core.cache import remembered
from tourneydesk.core.draw import Draw
from tourneydesk.core.event import Event
from tourneydesk.formats.us_swiss.ratings import rating_number, rating_of
from tourneydesk.formats.us_swiss.records import Records, records, score

NO_COLOR = "-"


@dataclass(frozen=True, slots=True)
class Entrant:
    """A player before a round.

    ``rank`` is the pairing number, 1 for the highest; ``halves`` the score in half points;
    ``colors`` one letter a round, ``W``, ``B`` or ``-`` where no game was played; ``barred`` holds
    the ids of past and forbidden opponents, and of those ``apart``: players with the same mark who
    are not to meet in this round (see `kept_apart`). ``full_bye``: had a full-point bye or an
    unplayed win; ``half_bye``: requested a half-point bye in some round; ``late``: entered late.
    """

    id: int
    rank: int
    rating: int | None
    halves: int
    colors: str = ""
    barred: frozenset[int] = frozenset()
    full_bye: bool = False
    half_bye: bool = False
    late: bool = False
    apart: frozenset[int] = frozenset()


def lot_seed(event: Event, seed: str) -> str:
    """The seed of the lots among equal ratings: that of round 1, so that ranks never change."""
    return event.rounds[0].seed if event.rounds else seed


def ranked_ids(event: Event, seed: str) -> list[int]:
    """Every entered player, in order of rank. ``seed`` is that of the lots (see `lot_seed`)."""

    def key(player: int) -> tuple[bool, int, int, int]:
        rating = ratings[player]
        same = rating in repeated
        lot = Draw(seed, f"pairing number {player}").below(1 << 32) if same else 0
        return rating is None, -(rating or 0), lot, player

    seen: set[int | None] = set()
    repeated: set[int | None] = set()
    ratings = {player.id: rating_of(event, player).number for player in event.players}
    for rating in ratings.values():
        (repeated if rating in seen else seen).add(rating)
    return sorted(ratings, key=key)


def entrants(event: Event, players: Iterable[int], seed: str) -> list[Entrant]:
    """These players before the next round, in order of rank."""
    taking_part = set(players)
    return [entrant for entrant in _everybody(event, seed) if entrant.id in taking_part]


@remembered
def _everybody(event: Event, seed: str) -> Sequence[Entrant]:
    known = records(event)
    barred = _barred(event, known)
    asked_half = {request.player for request in event.bye_requests if request.points > 0}
    return [
        Entrant(
            id=player,
            rank=rank,
            rating=rating_number(event, player),
            halves=score(known[player]),
            colors="".join(entry.color or NO_COLOR for entry in known[player]),
            barred=frozenset(barred[player]),
            full_bye=any(entry.unplayed_win or entry.given for entry in known[player]),
            half_bye=player in asked_half,
            late=event.player(player).joined > 0,
        )
        for rank, player in enumerate(ranked_ids(event, seed), start=1)
    ]


def _barred(event: Event, known: Records) -> dict[int, set[int]]:
    """Whom each player cannot meet: past opponents (27A1), and forbidden pairs."""
    barred: dict[int, set[int]] = {
        player: {e.opponent for e in entries if e.kind == "played" and e.opponent is not None}
        for player, entries in known.items()
    }
    for first, second in event.forbidden:
        barred[first].add(second)
        barred[second].add(first)
    return barred
