"""The ring set around kept games: their players keep their places, the others are seated."""

from collections.abc import Sequence
from dataclasses import replace

from tourneydesk.core.draw import Draw
from tourneydesk.core.event import Event, Round
from tourneydesk.core.field import active
from tourneydesk.core.reasons import Problem, Reason, Refused
from tourneydesk.core.seating import before_round
from tourneydesk.formats.dual_ring.apart import DEALS, clashes
from tourneydesk.formats.dual_ring.seating import (
    ENGINE,
    cannot_set,
    propose,
    rank_of,
    ring_reasons,
    ring_tables,
)
from tourneydesk.formats.dual_ring.sources import OURS

LOOKS = 2_000
"""The number of rings tried when separating pairs side by side, so that it takes an instant."""


def pair_remaining(event: Event, draw: Draw, kept_round: Round) -> Round:
    """The ring with the games of ``kept_round`` unchanged, everybody else at the remaining places.

    Raises Refused once a game is over, when the kept games do not fit a ring of the players still
    in, and whenever ``propose`` does.
    """
    event = before_round(event, kept_round.number)
    if not kept_round.tables:
        return propose(event, draw)
    problems = cannot_set(event)
    if problems:
        raise Refused(*problems)
    if not all(table.running for table in kept_round.tables):
        raise Refused(Problem("ring_under_way"))
    players = active(event, {})
    places = _places(kept_round, players)
    open_places = [place for place in range(len(players)) if place not in places]
    free = [player for player in players if player not in set(places.values())]
    seats = [places.get(place, 0) for place in range(len(players))]
    _seat(event, seats, open_places, free, draw)
    table_numbers = tuple(table.number for table in kept_round.tables)
    seated_around = Reason("seated_around", OURS, (), {"tables": table_numbers})
    as_they_are = {table.number: table for table in kept_round.tables}
    return Round(
        number=1,
        kind="ring",
        tables=tuple(
            as_they_are.get(table.number) or replace(table, reasons=(*table.reasons, seated_around))
            for table in ring_tables(seats, event.forbidden)
        ),
        reasons=(*ring_reasons(event, seats), seated_around),
        seed=draw.seed,
        label=draw.label,
        engine=ENGINE,
    )


def _places(kept_round: Round, players: Sequence[int]) -> dict[int, int]:
    """Who keeps which place, from 0; raises Refused where the games form no ring of the players."""
    places: dict[int, int] = {}
    place_of: dict[int, int] = {}
    for table in kept_round.tables:
        white, black = table.players
        here = table.number - 1
        for place, player in ((here, white), ((here + 1) % len(players), black)):
            fits = here < len(players) and player in players
            fits = fits and places.setdefault(place, player) == player
            if not fits or place_of.setdefault(player, place) != place:
                facts = {"table": table.number, "players": len(players)}
                raise Refused(Problem("ring_cannot_keep", (white, black), facts))
    return places


def _seat(
    event: Event, seats: list[int], places: Sequence[int], free: Sequence[int], draw: Draw
) -> None:
    """Seats the free players at these places: in the chosen order, or by lot and apart."""
    if event.settings["seating"] != "random":
        dealt = sorted(draw.shuffled(free), key=lambda player: rank_of(event, player))
        _put(seats, places, dealt)
        return
    best: tuple[int, list[int]] | None = None
    for _ in range(DEALS):
        dealt = draw.shuffled(free)
        _put(seats, places, dealt)
        beside = len(clashes(seats, event.forbidden))
        if best is None or beside < best[0]:
            best = beside, dealt
        if not beside:
            return
    if best is not None:
        _put(seats, places, best[1])
        _part(event, seats, places)


def _put(seats: list[int], places: Sequence[int], players: Sequence[int]) -> None:
    for place, player in zip(places, players, strict=True):
        seats[place] = player


def _part(event: Event, seats: list[int], places: Sequence[int]) -> None:
    """Exchanges free players as long as that separates a pair side by side."""
    least, looks, better = len(clashes(seats, event.forbidden)), 0, True
    while better and least and looks < LOOKS:
        better = False
        for place, first in enumerate(places):
            for second in places[:place]:
                looks += 1
                seats[first], seats[second] = seats[second], seats[first]
                beside = len(clashes(seats, event.forbidden))
                if beside < least:
                    least, better = beside, True
                else:
                    seats[first], seats[second] = seats[second], seats[first]
                if not least or looks >= LOOKS:
                    return
