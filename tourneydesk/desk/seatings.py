"""Goes through the steps of a journal and tells which players, tables and round each concerns."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import assert_never, get_args

from tourneydesk.core import decisions as d
from tourneydesk.core.event import Table
from tourneydesk.core.results import withdrawn_in

Seats = Mapping[int, tuple[int, ...]]
"""The players at each table of one round."""

DECISIONS = get_args(d.Decision)


@dataclass(slots=True)
class Touched:
    """The players and tables that a step concerns, and the round of the tables."""

    players: set[int] = field(default_factory=set)
    tables: set[int] = field(default_factory=set)
    round: int | None = None

    def add(
        self,
        players: Iterable[int] = (),
        seats: Seats | None = None,
        round_number: int | None = None,
    ) -> None:
        """Adds players, tables with all who sit there, and the round."""
        self.players.update(players)
        for table, seated in (seats or {}).items():
            self.tables.add(table)
            self.players.update(seated)
        if round_number is not None:
            self.round = round_number


@dataclass(frozen=True, slots=True)
class _Posted:
    """Who sits where in a posted round, and who has a bye."""

    seats: Seats = field(default_factory=dict)
    byes: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class _State:
    """What the steps so far say about the rounds and the tables of players' own."""

    rounds: Mapping[int, _Posted] = field(default_factory=dict)
    fixed: Mapping[int, int] = field(default_factory=dict)

    def posted(self, number: int) -> _Posted:
        return self.rounds.get(number, _Posted())

    def with_round(self, number: int, posted: _Posted) -> "_State":
        return replace(self, rounds={**self.rounds, number: posted})


class Walk:
    """Knows who sits where at each step, also after an undo. Takes the steps in their order."""

    def __init__(self) -> None:
        self._state = _State()
        self._around: dict[int, tuple[_State, _State]] = {}

    def take(self, number: int, step: d.Step) -> Touched:
        """Takes the step of that number and tells what it concerns."""
        touched = Touched()
        before = self._state
        for decision in step:
            # A newer version may know more kinds; such a step is shown without players or tables.
            if isinstance(decision, DECISIONS):
                _concern(decision, self._state, touched)
                self._state = _after(decision, self._state)
        if self._state is not before:
            self._around[number] = before, self._state
        return touched

    def turn_back(self, number: int, again: bool) -> None:
        """The step of that number counts no more, or again."""
        if number in self._around:
            self._state = self._around[number][again]


def _concern(decision: d.Decision, state: _State, touched: Touched) -> None:  # noqa: C901  # by kind
    """Adds what a decision concerns. Every kind of decision is listed: mypy reports a new one."""
    match decision:
        case d.PlayersAdded(players=entered):
            touched.add(player.id for player in entered)
        case d.PlayerChanged(player=changed):
            touched.add([changed.id])
        case (
            d.PlayerDropped(player=player)
            | d.PlayerReturned(player=player)
            | d.PlayerDeleted(player=player)
        ):
            touched.add([player])
        case d.PlayersCheckedIn(players=players) | d.AbsentDropped(players=players):
            touched.add(players)
        case d.PairForbidden(players=players) | d.PairAllowed(players=players):
            touched.add(players)
        case d.ByeRequested(request=request):
            touched.add([request.player], round_number=request.round)
        case d.ByeWithdrawn(player=player, round=where):
            touched.add([player], round_number=where)
        case d.TableFixed(player=player, table=table):
            given = {table, state.fixed.get(player)} - {None}
            touched.add([player], {one: () for one in given if one is not None})
        case d.RoundRedrawn(round=where):
            touched.add(round_number=where)
        case d.RoundPosted(round=posted):
            touched.add((bye.player for bye in posted.byes), _seats(posted.tables), posted.number)
        case d.PairingsChanged(round=where, tables=tables, byes=byes):
            was = state.posted(where)
            now = was.byes if byes is None else frozenset(bye.player for bye in byes)
            touched.add(was.byes ^ now, _changed(was.seats, _seats(tables)), where)
        case d.TablesCalled(round=where, tables=tables, stopped=stopped):
            seats = state.posted(where).seats
            touched.add((), {table: seats.get(table, ()) for table in stopped}, where)
            touched.add((), _seats(tables))
        case d.ResultRecorded(round=where, table=table, result=result):
            seats = {table: state.posted(where).seats.get(table, ())}
            touched.add(withdrawn_in(result), seats, where)
        case d.ResultCleared(round=where, table=table):
            touched.add((), {table: state.posted(where).seats.get(table, ())}, where)
        case d.ResultPutRight(round=where, table=table, tables=tables):
            touched.add((), {table: state.posted(where).seats.get(table, ())}, where)
            touched.add((), _seats(tables))
        case d.ItemsSettled(items=items, round=where, tables=tables, byes=byes):
            players = (*(one.player for one in items if one.player), *(bye.player for bye in byes))
            touched.add(players, _seats(tables), where or None)
        case d.EventOpened() | d.DetailsChanged() | d.SettingsChosen() | d.NoteAdded():
            pass
        case d.ItemsLeftOpen():
            pass  # it says what nobody knows
        case d.Undone() | d.Redone():
            pass  # the history shows these with what the named step concerns
        case _:
            assert_never(decision)


def _after(decision: d.Decision, state: _State) -> _State:
    """The state after a decision; the same object where nothing in it changes."""
    match decision:
        case d.RoundPosted(round=posted):
            byes = frozenset(bye.player for bye in posted.byes)
            return state.with_round(posted.number, _Posted(_seats(posted.tables), byes))
        case d.PairingsChanged(round=where, tables=tables, byes=changed):
            kept = state.posted(where).byes
            byes = kept if changed is None else frozenset(bye.player for bye in changed)
            return state.with_round(where, _Posted(_seats(tables), byes))
        case (
            d.TablesCalled(round=where, tables=tables)
            | d.ResultPutRight(round=where, tables=tables)
        ):
            was = state.posted(where)
            return state.with_round(where, replace(was, seats={**was.seats, **_seats(tables)}))
        case d.ItemsSettled(round=where, tables=tables, byes=settled) if where:
            was = state.posted(where)
            had = was.byes | {bye.player for bye in settled}
            return state.with_round(where, _Posted({**was.seats, **_seats(tables)}, had))
        case d.TableFixed(player=player, table=table):
            fixed = {who: at for who, at in state.fixed.items() if who != player}
            return replace(state, fixed=fixed if table is None else {**fixed, player: table})
        case _:
            return state


def _seats(tables: Sequence[Table]) -> Seats:
    return {table.number: table.players for table in tables}


def _changed(before: Seats, after: Seats) -> Seats:
    """The tables with other players than before, or gone, or new; with the players of both."""
    return {
        table: (*before.get(table, ()), *after.get(table, ()))
        for table in before.keys() | after.keys()
        if before.get(table) != after.get(table)
    }
