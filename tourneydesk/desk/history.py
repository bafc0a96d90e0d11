"""The history of an event: every step, its name and subject, the tables and seats it concerns."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Literal, assert_never

from tourneydesk.core import decisions as d
from tourneydesk.core.decisions import PlayersCheckedIn, ResultDecision, Step
from tourneydesk.core.event import Event, Player, Table
from tourneydesk.core.journal.replay import active_steps
from tourneydesk.core.reasons import Saying
from tourneydesk.core.results import Result, withdrawn_in
from tourneydesk.desk.session import Session

# The seating after each decision of a journal, which determines the players a step concerns.

Seats = Mapping[int, tuple[int, ...]]
"""The players at each table of one round."""


@dataclass(frozen=True, slots=True)
class SeatedRound:
    """The seats and byes of a posted round."""

    seats: Seats = field(default_factory=dict)
    byes: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class Seating:
    """The seating of all rounds and the players' fixed tables, after some of the steps."""

    rounds: Mapping[int, SeatedRound] = field(default_factory=dict)
    fixed: Mapping[int, int] = field(default_factory=dict)

    def posted(self, round_number: int) -> SeatedRound:
        return self.rounds.get(round_number, SeatedRound())

    def with_round(self, round_number: int, posted: SeatedRound) -> "Seating":
        return replace(self, rounds={**self.rounds, round_number: posted})


NOBODY_SEATED = Seating()


def seating_after(decision: d.Decision, state: Seating) -> Seating:
    """The state after a decision; the same object if nothing changes."""
    match decision:
        case d.RoundPosted(round=posted):
            byes = frozenset(bye.player for bye in posted.byes)
            return state.with_round(posted.number, SeatedRound(seats_of(posted.tables), byes))
        case d.PairingsChanged(round=round_number, tables=tables, byes=changed):
            kept = state.posted(round_number).byes
            byes = kept if changed is None else frozenset(bye.player for bye in changed)
            return state.with_round(round_number, SeatedRound(seats_of(tables), byes))
        case (
            d.TablesCalled(round=round_number, tables=tables)
            | d.ResultCorrected(round=round_number, tables=tables)
        ):
            seated = state.posted(round_number)
            return state.with_round(
                round_number, replace(seated, seats={**seated.seats, **seats_of(tables)})
            )
        case d.ItemsSettled(round=round_number, tables=tables, byes=settled) if round_number:
            seated = state.posted(round_number)
            bye_players = seated.byes | {bye.player for bye in settled}
            return state.with_round(
                round_number, SeatedRound({**seated.seats, **seats_of(tables)}, bye_players)
            )
        case d.TableFixed(player=player, table=table):
            fixed = {
                who: table_number for who, table_number in state.fixed.items() if who != player
            }
            return replace(state, fixed=fixed if table is None else {**fixed, player: table})
        case _:
            return state


def seats_of(tables: Sequence[Table]) -> Seats:
    return {table.number: table.players for table in tables}


def changed_seats(before: Seats, after: Seats) -> Seats:
    """The tables that are new, gone, or have other players, with the players before and after."""
    return {
        table: (*before.get(table, ()), *after.get(table, ()))
        for table in before.keys() | after.keys()
        if before.get(table) != after.get(table)
    }


# The reports of a table and their times, including corrections, clears and undos.

ReportKind = Literal["reported", "corrected", "cleared", "undone", "redone"]


@dataclass(frozen=True, slots=True)
class TableReport:
    """One line of a table's history, from the step with this number; ``at`` is empty if the time is
    not known.
    """

    at: str
    kind: ReportKind
    result: Result | None
    number: int


def history_of_table(
    steps: Sequence[d.Step], times: Sequence[str], round_number: int, table: int
) -> tuple[TableReport, ...]:
    """Everything reported at a table of this round, in order.

    ``times`` belong to the last steps; earlier steps have none.
    """
    return tuple(_reports(steps, times, round_number, table))


def desks_of(session: Session) -> tuple[str, ...]:
    """The desk that took each step; an empty name where there was only one, or it is not known."""
    desks = session.desks
    return ("",) * (len(session.steps) - len(desks)) + desks


def _reports(
    steps: Sequence[d.Step], times: Sequence[str], round_number: int, table: int
) -> Iterator[TableReport]:
    untimed = len(steps) - len(times)
    current: Result | None = None
    before: dict[int, Result | None] = {}
    for number, step in enumerate(steps, start=1):
        time = times[number - 1 - untimed] if number > untimed else ""
        match step[0]:
            case d.ResultRecorded(round=decision_round, table=table_number, result=result) if (
                decision_round == round_number and table_number == table
            ):
                before[number] = current
                yield TableReport(
                    time, "reported" if current is None else "corrected", result, number
                )
                current = result
            case d.ResultCleared(round=decision_round, table=table_number) if (
                decision_round == round_number and table_number == table
            ):
                before[number] = current
                yield TableReport(time, "cleared", current, number)
                current = None
            case d.ResultCorrected(round=decision_round) if decision_round == round_number:
                corrected = _result(step, table, current)
                if corrected != current:
                    before[number] = current
                    yield TableReport(
                        time, "corrected" if corrected else "cleared", corrected or current, number
                    )
                    current = corrected
            case d.Undone(step=step_number) if step_number in before:
                yield TableReport(time, "undone", _result(steps[step_number - 1], table), number)
                current = before[step_number]
            case d.Redone(step=step_number) if step_number in before:
                current = _result(steps[step_number - 1], table)
                yield TableReport(time, "redone", current, number)
            case _:
                pass


def _result(step: d.Step, table: int, default: Result | None = None) -> Result | None:
    """The table's result after a step; ``default`` if the step does not affect the table."""
    match step[0]:
        case d.ResultRecorded(result=result):
            return result
        case d.ResultCorrected(tables=tables):
            return next((changed.result for changed in tables if changed.number == table), default)
        case _:
            return None


# Whether what a step was about is still as that step left it.


def is_unchanged(step: Step, then: Event, now: Event) -> bool:
    """Whether the tables and players of a step are as they were right after it."""
    return all(
        state_of_table(then, each) == state_of_table(now, each)
        for each in step
        if isinstance(each, ResultDecision)
    ) and all(
        takes_part(now, player) and now.player(player).checked_in == then.player(player).checked_in
        for each in step
        if isinstance(each, PlayersCheckedIn)
        for player in each.players
    )


def table_of(event: Event, decision: ResultDecision) -> Table | None:
    """The table that a decision is about; None if the event does not have it."""
    posted = event.round(decision.round)
    return posted.table(decision.table) if posted is not None else None


def state_of_table(event: Event, decision: ResultDecision) -> object:
    """What must be as it was for a decision about this table to mean the same."""
    table = table_of(event, decision)
    return table and (table.seats, table.result, table.void)


def takes_part(event: Event, player: int) -> bool:
    """Whether a player is in the event and has not withdrawn."""
    return (
        player <= len(event.players)
        and player not in event.deleted
        and not event.player(player).dropped
    )


# What each step of a journal is about: its name for undo, redo and the history, its kind, and the
# players, tables and round that it concerns.

Kind = Literal["results", "players", "rounds", "settings", "by_hand"]

Steps = Sequence[d.Step]
"""All steps of a journal, or the last ones."""


@dataclass(frozen=True, slots=True)
class StepName(Saying):
    """What a step did."""


@dataclass(frozen=True, slots=True)
class Scope:
    """The players and tables that a step concerns, and the round of the tables."""

    players: frozenset[int] = frozenset()
    tables: frozenset[int] = frozenset()
    round: int | None = None

    def union(self, later: "Scope") -> "Scope":
        """The union of both, with the round of the later one if it has one."""
        return Scope(
            self.players | later.players,
            self.tables | later.tables,
            self.round if later.round is None else later.round,
        )


@dataclass(frozen=True, slots=True)
class Subject:
    """The subject of a decision."""

    kind: Kind
    name: StepName
    scope: Scope = Scope()


def name_of_step(step: d.Step) -> StepName:
    """The name of a step: that of its first decision, as the others only follow from it."""
    match step:
        case (d.RoundPosted(round=posted), d.PairingsChanged(), *_):
            return StepName("step_posted_by_hand", facts={"round": posted.number})
        case (d.PlayerDropped(), d.PlayerDropped(), *_):
            return StepName("step_absent", facts={"count": len(step)})
        case _:
            return subject_of(step[0]).name


def step_undone_by(step: d.Step) -> int:
    """The number of the step that an undo reverses; 0 for any other step."""
    return step[0].step if isinstance(step[0], d.Undone) else 0


def step_redone_by(step: d.Step) -> int:
    """The number of the step that a redo repeats; 0 for any other step."""
    return step[0].step if isinstance(step[0], d.Redone) else 0


def result_of(step: d.Step) -> Result | None:
    """The result that a step records for a table; None for any other step."""
    return step[0].result if isinstance(step[0], d.ResultRecorded) else None


def subject_of(decision: d.Decision, seating: Seating = NOBODY_SEATED) -> Subject:  # noqa: C901  # by kind
    """The subject of a decision, given the seating before it; the name and kind do not depend on
    the seating. Every kind of decision is listed: mypy reports a missing one.
    """
    match decision:
        case d.EventOpened(name=name):
            return Subject("settings", StepName("step_opened", facts={"name": name}))
        case d.DetailsChanged(details=details):
            return Subject("settings", StepName("step_details", facts={"details": tuple(details)}))
        case d.SettingsChosen(settings=settings):
            return Subject(
                "settings", StepName("step_settings", facts={"settings": tuple(settings)})
            )
        case d.PlayersAdded(players=entered):
            if len(entered) == 1:
                step_name = _named("step_player_added", entered[0])
            else:
                step_name = StepName("step_players_added", facts={"count": len(entered)})
            return Subject("players", step_name, _scope(player.id for player in entered))
        case d.PlayerChanged(player=changed):
            step_name = _named("step_player_changed", changed)
            return Subject("players", step_name, _scope([changed.id]))
        case d.PlayerDropped(player=player):
            return Subject("players", StepName("step_dropped", (player,)), _scope([player]))
        case d.PlayerReturned(player=player):
            return Subject("players", StepName("step_returned", (player,)), _scope([player]))
        case d.PlayerDeleted(player=player):
            return Subject("players", StepName("step_deleted", (player,)), _scope([player]))
        case d.PlayersCheckedIn(players=players, here=here):
            if len(players) == 1:
                step_name = StepName("step_checked_in" if here else "step_not_here", players)
            else:
                code = "step_checked_in_many" if here else "step_not_here_many"
                step_name = StepName(code, facts={"count": len(players)})
            return Subject("players", step_name, _scope(players))
        case d.AbsentDropped(players=players):
            step_name = StepName("step_absent", facts={"count": len(players)})
            return Subject("players", step_name, _scope(players))
        case d.ByeRequested(request=request):
            step_name = StepName("step_bye", (request.player,), {"round": request.round})
            return Subject(
                "players", step_name, _scope([request.player], round_number=request.round)
            )
        case d.ByeWithdrawn(player=player, round=round_number):
            step_name = StepName("step_no_bye", (player,), {"round": round_number})
            return Subject("players", step_name, _scope([player], round_number=round_number))
        case d.TableFixed(player=player, table=fixed):
            if fixed is None:
                step_name = StepName("step_table_free", (player,))
            else:
                step_name = StepName("step_table_fixed", (player,), {"table": fixed})
            given = {fixed, seating.fixed.get(player)}
            seats: Seats = {table: () for table in given if table is not None}
            return Subject("players", step_name, _scope([player], seats))
        case d.PairForbidden(players=pair):
            return Subject("players", StepName("step_forbidden", pair), _scope(pair))
        case d.PairAllowed(players=pair):
            return Subject("players", StepName("step_allowed", pair), _scope(pair))
        case d.RoundRedrawn(round=round_number, why=why):
            step_name = StepName("step_redrawn", facts={"round": round_number, "why": why})
            return Subject("rounds", step_name, _scope(round_number=round_number))
        case d.RoundPosted(round=posted):
            step_name = StepName("step_posted", facts={"round": posted.number})
            byes = [bye.player for bye in posted.byes]
            return Subject(
                "rounds", step_name, _scope(byes, seats_of(posted.tables), posted.number)
            )
        case d.PairingsChanged(round=round_number, tables=tables, byes=given_byes, repair=repair):
            code = "step_by_hand" if repair is None else "step_repaired"
            was = seating.posted(round_number)
            byes_after = was.byes if given_byes is None else {bye.player for bye in given_byes}
            seats = changed_seats(was.seats, seats_of(tables))
            touched = _scope(was.byes ^ byes_after, seats, round_number)
            return Subject("by_hand", StepName(code, facts={"round": round_number}), touched)
        case d.TablesCalled(round=round_number, tables=tables, stopped=stopped):
            numbers = tuple(table.number for table in tables)
            code = "step_called" if numbers else "step_ended"
            step_name = StepName(code, facts={"tables": numbers, "round": round_number})
            touched = _at_tables(seating, round_number, *stopped).union(
                _scope((), seats_of(tables))
            )
            return Subject("rounds", step_name, touched)
        case d.ResultRecorded(round=round_number, table=table, result=result):
            step_name = StepName("step_result", facts={"table": table, "round": round_number})
            touched = _at_tables(seating, round_number, table).union(_scope(withdrawn_in(result)))
            return Subject("results", step_name, touched)
        case d.ResultCleared(round=round_number, table=table):
            step_name = StepName("step_cleared", facts={"table": table, "round": round_number})
            return Subject("results", step_name, _at_tables(seating, round_number, table))
        case d.ResultCorrected(round=round_number, table=table, tables=tables):
            touched = _at_tables(seating, round_number, table).union(_scope((), seats_of(tables)))
            return Subject(
                "results", StepName("step_game_corrected", facts={"table": table}), touched
            )
        case d.NoteAdded(text=text):
            return Subject("by_hand", StepName("step_note", facts={"text": text}))
        case d.ItemsLeftOpen(items=items):
            # It lists what is unknown, so it concerns no player in particular.
            return Subject("by_hand", StepName("step_left_open", facts={"count": len(items)}))
        case d.ItemsSettled(items=items, round=round_number, tables=tables, byes=settled):
            who = [item.player for item in items if item.player] + [bye.player for bye in settled]
            touched = _scope(who, seats_of(tables), round_number or None)
            return Subject("by_hand", StepName("step_settled"), touched)
        case d.PrizesChanged(prizes=prizes):
            facts = {"count": len(prizes.prizes)}
            return Subject("settings", StepName("step_prizes", facts=facts))
        case d.Undone(step=number):
            # The history shows an undo or redo with the subject of the step it refers to.
            return Subject("by_hand", StepName("step_undone", facts={"step": number}))
        case d.Redone(step=number):
            return Subject("by_hand", StepName("step_redone", facts={"step": number}))
        case _:
            assert_never(decision)


def _named(code: str, player: Player) -> StepName:
    """A step about a player's own fields, with the name that they had then."""
    return StepName(code, (player.id,), {"name": player.name})


def _scope(
    players: Iterable[int] = (), seats: Seats | None = None, round_number: int | None = None
) -> Scope:
    """These players, these tables with everyone seated there, and the round."""
    seated_players = (player for table in (seats or {}).values() for player in table)
    return Scope(frozenset((*players, *seated_players)), frozenset(seats or ()), round_number)


def _at_tables(seating: Seating, round_number: int, *tables: int) -> Scope:
    """Tables of a posted round with the players seated there."""
    seats = seating.posted(round_number).seats
    return _scope((), {table: seats.get(table, ()) for table in tables}, round_number)


@dataclass(frozen=True, slots=True)
class HistoryEntry:
    """A step of the journal: its number from 1, its time (empty if not known), and its name.

    ``players`` and ``tables`` are those it concerns, ``round`` the round of the tables. ``active``
    is false for a step that was undone and not redone; ``undone_by`` is then the undo's number.
    ``refers_to`` is the number of the step that an undo or redo refers to.
    """

    number: int
    at: str
    name: StepName
    kind: Kind
    players: frozenset[int] = frozenset()
    tables: frozenset[int] = frozenset()
    round: int | None = None
    active: bool = True
    undone_by: int | None = None
    refers_to: int | None = None


@dataclass(frozen=True, slots=True)
class HistoryFilter:
    """A filter for steps; None matches any."""

    kind: Kind | None = None
    players: frozenset[int] | None = None
    table: int | None = None
    round: int | None = None

    def matches(self, past: HistoryEntry) -> bool:
        return (
            self.kind in (None, past.kind)
            and (self.players is None or not self.players.isdisjoint(past.players))
            and (self.table is None or self.table in past.tables)
            and self.round in (None, past.round)
        )


class _SeatingTracker:
    """Tracks the seating at each step, including after an undo. Takes the steps in order."""

    def __init__(self) -> None:
        self._seating = NOBODY_SEATED
        self._around: dict[int, tuple[Seating, Seating]] = {}

    def take(self, number: int, step: d.Step) -> Scope:
        """Adds the step with this number and returns what it concerns."""
        touched = Scope()
        before = self._seating
        for decision in step:
            touched = touched.union(subject_of(decision, self._seating).scope)
            self._seating = seating_after(decision, self._seating)
        if self._seating is not before:
            self._around[number] = before, self._seating
        return touched

    def set_active(self, number: int, again: bool) -> None:
        """The step with this number is undone or, with ``again``, redone."""
        if number in self._around:
            self._seating = self._around[number][again]


def history(steps: Sequence[d.Step], times: Sequence[str]) -> tuple[HistoryEntry, ...]:
    """Every step in the order taken.

    ``times`` belong to the last steps; earlier steps have none.
    """
    active = frozenset(active_steps(steps).steps)
    undone_by: dict[int, int] = {}
    for number, step in enumerate(steps, start=1):
        if isinstance(step[0], d.Undone):
            undone_by[step[0].step] = number
    untimed = len(steps) - len(times)
    walk = _SeatingTracker()
    entries: list[HistoryEntry] = []
    for number, step in enumerate(steps, start=1):
        at = times[number - 1 - untimed] if number > untimed else ""
        first = step[0]
        if isinstance(first, d.Undone | d.Redone):
            walk.set_active(first.step, isinstance(first, d.Redone))
            target = entries[first.step - 1]
            entries.append(
                HistoryEntry(
                    number,
                    at,
                    name_of_step(step),
                    target.kind,
                    target.players,
                    target.tables,
                    target.round,
                    refers_to=first.step,
                )
            )
            continue
        touched = walk.take(number, step)
        counts = number in active
        entries.append(
            HistoryEntry(
                number,
                at,
                name_of_step(step),
                subject_of(first).kind,
                touched.players,
                touched.tables,
                touched.round,
                counts,
                None if counts else undone_by.get(number),
            )
        )
    return tuple(entries)
