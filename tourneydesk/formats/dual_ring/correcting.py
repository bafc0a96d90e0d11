"""Corrects a wrong result found later: the ring continues from the right one.

The source assumes correct results, so all of this is our reading: everything that happened is
replayed in order, and whatever could not have happened with the right result counts for nobody.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from itertools import groupby

from tourneydesk.core.event import Event, Table
from tourneydesk.core.reasons import Problem, Refused
from tourneydesk.core.results import Result
from tourneydesk.core.seating import by_number
from tourneydesk.formats.dual_ring.between import first_out
from tourneydesk.formats.dual_ring.calling import happening
from tourneydesk.formats.dual_ring.reports import cannot_report
from tourneydesk.formats.dual_ring.ring import ring_of, seats_of


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
