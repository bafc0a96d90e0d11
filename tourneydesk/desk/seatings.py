"""Goes through the steps of a journal and tells whom and which tables each is about."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from tourneydesk.core import decisions as d
from tourneydesk.core.event import Table
from tourneydesk.core.results import withdrawn_in

Seats = Mapping[int, tuple[int, ...]]
"""By table of one round, who sits there."""


@dataclass(slots=True)
class Touched:
    """The players and tables that a step is about, and the round of the tables."""

    players: set[int] = field(default_factory=set)
    tables: set[int] = field(default_factory=set)
    round: int | None = None

    def at(self, where: int, seats: Seats) -> None:
        self.round = where
        self.tables.update(seats)
        for players in seats.values():
            self.players.update(players)


class Walk:
    """Knows at each step who sits where, also after an undo. Every step is to be told in order."""

    def __init__(self) -> None:
        self._seats: dict[int, Seats] = {}
        self._seated: dict[int, tuple[int, Seats, Seats]] = {}

    def take(self, number: int, step: d.Step) -> Touched:
        """A step of that number, and whom it is about."""
        touched = Touched()
        for decision in step:
            touched.players.update(_players(decision))
            self._touch(decision, touched)
            self._seat(number, decision)
        return touched

    def turn_back(self, number: int, again: bool) -> None:
        """The step of that number counts no more, or again."""
        if number in self._seated:
            posted, before, after = self._seated[number]
            self._seats[posted] = after if again else before

    def _seat(self, number: int, decision: d.Decision) -> None:
        match decision:
            case d.RoundPosted(round=posted):
                self._keep(number, posted.number, _seats(posted.tables))
            case d.PairingsChanged(round=where, tables=tables):
                self._keep(number, where, _seats(tables))
            case (
                d.TablesCalled(round=where, tables=tables)
                | d.ResultPutRight(round=where, tables=tables)
            ):
                self._keep(number, where, {**self._seats.get(where, {}), **_seats(tables)})
            case _:
                pass

    def _keep(self, number: int, where: int, now: Seats) -> None:
        before = self._seats.get(where, {})
        if number in self._seated:
            before = self._seated[number][1]
        self._seated[number] = (where, before, now)
        self._seats[where] = now

    def _touch(self, decision: d.Decision, touched: Touched) -> None:
        match decision:
            case d.RoundPosted(round=posted):
                touched.at(posted.number, _seats(posted.tables))
                touched.players.update(bye.player for bye in posted.byes)
            case d.RoundRedrawn(round=where):
                touched.round = where
            case d.PairingsChanged(round=where, tables=tables, byes=byes):
                touched.at(where, _changed(self._seats.get(where, {}), tables))
                touched.players.update(bye.player for bye in byes or ())
            case d.ResultPutRight(round=where, tables=tables):
                touched.at(where, _seats(tables))
            case d.TablesCalled(round=where, tables=tables, stopped=stopped):
                touched.at(where, _seats(tables))
                touched.tables.update(stopped)
            case (
                d.ResultRecorded(round=where, table=table)
                | d.ResultCleared(round=where, table=table)
            ):
                touched.at(where, {table: self._seats.get(where, {}).get(table, ())})
            case d.ByeRequested(request=request):
                touched.round = request.round
            case _:
                pass


def _seats(tables: Sequence[Table]) -> Seats:
    return {table.number: table.players for table in tables}


def _changed(before: Seats, tables: Sequence[Table]) -> Seats:
    """The tables where others sit than before, with all of both."""
    return {
        table.number: (*before.get(table.number, ()), *table.players)
        for table in tables
        if before.get(table.number) != table.players
    }


def _players(decision: d.Decision) -> Iterator[int]:
    """Whom a decision names itself."""
    match decision:
        case d.PlayersAdded(players=entered):
            yield from (player.id for player in entered)
        case d.PlayerChanged(player=changed):
            yield changed.id
        case d.PlayerDropped(player=number) | d.PlayerReturned(player=number):
            yield number
        case d.PlayersCheckedIn(players=numbers) | d.AbsentDropped(players=numbers):
            yield from numbers
        case d.PairForbidden(players=numbers) | d.PairAllowed(players=numbers):
            yield from numbers
        case d.ByeRequested(request=request):
            yield request.player
        case d.ResultRecorded(result=result):
            yield from withdrawn_in(result)
        case _:
            pass
