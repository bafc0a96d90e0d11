"""Corrects a wrong result found later, and sets the ring around kept games.

The source assumes correct results, so all of this is our reading: everything that happened is
replayed in order, and whatever could not have happened with the right result counts for nobody.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from itertools import groupby

from tourneydesk.core.draw import Draw
from tourneydesk.core.event import Event, Round, Table
from tourneydesk.core.field import active
from tourneydesk.core.reasons import Problem, Reason, Refused
from tourneydesk.core.results import Result
from tourneydesk.core.seating import before_round, by_number
from tourneydesk.formats.dual_ring.calling import cannot_report, happening
from tourneydesk.formats.dual_ring.ring import first_out, ring_of, seats_of
from tourneydesk.formats.dual_ring.seating import (
    DEALS,
    ENGINE,
    cannot_set,
    clashes,
    propose,
    rank_of,
    ring_reasons,
    ring_tables,
)
from tourneydesk.formats.dual_ring.settings import OURS


def correct(event: Event, table_number: int, result: Result | None) -> tuple[Table, ...]:
    """Every table that changes once table ``table_number`` has that result (None: it is still being
    played), and new ones, numbered on from the last.

    A game keeps its number and its result where the same two players, with the same colors, play it
    at that time anyway; otherwise it is stopped, and its result counts for nobody. A game that was
    stopped gets a result where both of two games count that end at once. Raises Refused for any
    other table without a result and for a result that the table cannot have.
    """
    problems = cannot_correct(event, table_number, result)
    if problems:
        raise Refused(*problems)
    was = {table.number: table for table in event.rounds[0].tables}
    course, happened = _Course.of(event), _happenings(event)
    late = _stopped_at(event, table_number)
    if late is not None:
        happened.append((late, was[table_number]))
    course.play(happened, table_number, result)
    ring = ring_of(event)
    if ring is not None and ring.ended:
        course.end()
    now = course.tables
    if late is not None and (table_number not in now or now[table_number].result is None):
        # It was not being played when the first of the two players went out.
        raise Refused(Problem("no_result_yet", facts={"table": table_number}))
    for table in was.values():
        if table.number not in now:
            now[table.number] = replace(table, result=None, ended=None, void=True)
    return tuple(table for table in by_number(now.values()) if was.get(table.number) != table)


def cannot_correct(event: Event, table_number: int, result: Result | None) -> tuple[Problem, ...]:
    """Why that table cannot have that result instead of the recorded one."""
    table = event.rounds[0].table(table_number) if event.rounds else None
    facts = {"table": table_number}
    stopped = table is not None and _stopped_at(event, table_number) is not None
    if table is None or (table.result is None and not (stopped and result is not None)):
        return (Problem("no_result_yet", facts=facts),)
    if result == table.result:
        return (Problem("result_is_right", table.players, facts),)
    return (
        cannot_report(replace(table, result=None, void=False), result) if result is not None else ()
    )


def _happenings(event: Event) -> list[tuple[int, Table | int]]:
    """Each moment with the table that reported or the player who left, in order."""
    posted = event.rounds[0]
    happenings: list[tuple[int, Table | int]] = [
        (table.ended, table) for table in posted.tables if table.ended is not None
    ]
    for player in seats_of(posted):
        left = event.player(player).left
        if left is not None:
            happenings.append((left, player))
    return sorted(happenings, key=_moment)


def _moment(happening: tuple[int, Table | int]) -> int:
    return happening[0]


def _stopped_at(event: Event, table_number: int) -> int | None:
    """When a result stopped that game, if the organizer lets both of two games count that end at
    once; None for any other game. In the deciding games the first loss decides.
    """
    table, ring = event.rounds[0].table(table_number), ring_of(event)
    if (
        table is None
        or ring is None
        or not table.void
        or event.settings["both_results"] is not True
    ):
        return None
    leaving = first_out(ring, *table.players)
    deciding = any(reason.code == "deciding_game" for reason in table.reasons)
    return None if leaving is None or leaving.table is None or deciding else leaving.moment


@dataclass
class _Course:
    """The ring played again from its start; ``was`` are the games as recorded."""

    event: Event
    was: dict[int, Table]
    next_number: int
    spent: set[int] = field(default_factory=set)

    @staticmethod
    def of(event: Event) -> "_Course":
        """The ring just after it was set, everybody in it."""
        posted = event.rounds[0]
        seats = seats_of(posted)
        first = tuple(
            replace(table, result=None, ended=None, void=False)
            for table in posted.tables[: len(seats)]
        )
        players = tuple(
            replace(player, left=None) if player.id in seats else player for player in event.players
        )
        start = replace(event, players=players, rounds=(replace(posted, tables=first),))
        was = {table.number: table for table in posted.tables}
        return _Course(start, was, len(was) + 1, {table.number for table in first})

    @property
    def tables(self) -> dict[int, Table]:
        return {table.number: table for table in self.event.rounds[0].tables}

    def report(self, moment: int, table_number: int, result: Result | None) -> None:
        """That table reports, if its game is being played then; otherwise it is over for good."""
        self.spent.add(table_number)
        table = self.tables.get(table_number)
        if table is not None and table.running:
            self._put({table_number: replace(table, result=result, ended=moment)})

    def play(
        self, happened: Iterable[tuple[int, Table | int]], table_number: int, result: Result | None
    ) -> None:
        """Everything that happened, in order, with that result at table ``table_number``."""
        for moment, causes in groupby(sorted(happened, key=_moment), key=_moment):
            for _, cause in causes:
                if not isinstance(cause, Table):
                    self.leave(moment, cause)
                elif cause.number != table_number:
                    self.report(moment, cause.number, cause.result)
                elif result is not None:
                    self.report(moment, table_number, result)
            self.go_on(moment)

    def end(self) -> None:
        """The organizer ends the ring, if nobody has won by then."""
        self._put(
            {
                number: replace(table, void=True)
                for number, table in self.tables.items()
                if table.running
            }
        )

    def leave(self, moment: int, player: int) -> None:
        """That player leaves, if still in the ring then."""
        ring = ring_of(self.event)
        if ring is None or ring.winners or player not in ring.inside:
            return
        players = tuple(
            replace(entrant, left=moment) if entrant.id == player else entrant
            for entrant in self.event.players
        )
        self.event = replace(self.event, players=players)

    def go_on(self, moment: int) -> None:
        """The consequences: games stop, and games are called, with their old numbers where they had
        one.
        """
        ring = ring_of(self.event)
        if ring is None:
            return
        called, stopped = happening(self.event, ring, moment)
        new = {table.number: replace(table, void=True) for table in stopped}
        for table in called:
            table_number = self._number(table)
            self.spent.add(table_number)
            new[table_number] = replace(table, number=table_number)
        self._put(new)

    def _number(self, called: Table) -> int:
        for table_number, table in self.was.items():
            if table_number not in self.spent and table.seats == called.seats:
                return table_number
        self.next_number += 1
        return self.next_number - 1

    def _put(self, new: dict[int, Table]) -> None:
        posted = self.event.rounds[0]
        tables = {**self.tables, **new}
        self.event = replace(self.event, rounds=(replace(posted, tables=tuple(tables.values())),))


# The ring set around kept games: their players keep their places, the others are seated.

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
