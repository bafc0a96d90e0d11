"""What each step of a journal is about: its name for undo, redo and the history, its kind, and the
players, tables and round that it concerns.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal, assert_never

from tourneydesk.core import decisions as d
from tourneydesk.core.results import Result, withdrawn_in
from tourneydesk.core.sayings import Fact
from tourneydesk.desk.history.seatings import NOBODY_SEATED, Seating, Seats, changed_seats, seats_of

Kind = Literal["results", "players", "rounds", "settings", "by_hand"]


Steps = Sequence[d.Step]
"""All steps of a journal, or the last ones."""


@dataclass(frozen=True, slots=True)
class StepName:
    """What a step did, as data; `present` puts it into words."""

    code: str
    players: tuple[int, ...] = ()
    facts: Mapping[str, Fact] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Touched:
    """The players and tables that a step concerns, and the round of the tables."""

    players: frozenset[int] = frozenset()
    tables: frozenset[int] = frozenset()
    round: int | None = None

    def and_also(self, later: "Touched") -> "Touched":
        """The union of both, with the round of the later one if it has one."""
        return Touched(
            self.players | later.players,
            self.tables | later.tables,
            self.round if later.round is None else later.round,
        )


@dataclass(frozen=True, slots=True)
class About:
    """The subject of a decision."""

    kind: Kind
    name: StepName
    touched: Touched = Touched()


def name_of_step(step: d.Step) -> StepName:
    """The name of a step: that of its first decision, as the others only follow from it."""
    match step:
        case (d.RoundPosted(round=posted), d.PairingsChanged(), *_):
            return StepName("step_posted_by_hand", facts={"round": posted.number})
        case (d.PlayerDropped(), d.PlayerDropped(), *_):
            return StepName("step_absent", facts={"count": len(step)})
        case _:
            return about(step[0]).name


def result_of(step: d.Step) -> Result | None:
    """The result that a step records for a table; None for any other step."""
    return step[0].result if isinstance(step[0], d.ResultRecorded) else None


def about(decision: d.Decision, seating: Seating = NOBODY_SEATED) -> About:  # noqa: C901  # by kind
    """The subject of a decision, given the seating before it; the name and kind do not depend on
    the seating. Every kind of decision is listed: mypy reports a missing one.
    """
    match decision:
        case d.EventOpened(name=name):
            return About("settings", StepName("step_opened", facts={"name": name}))
        case d.DetailsChanged(details=details):
            return About("settings", StepName("step_details", facts={"details": tuple(details)}))
        case d.SettingsChosen(settings=settings):
            return About("settings", StepName("step_settings", facts={"settings": tuple(settings)}))
        case d.PlayersAdded(players=entered):
            if len(entered) == 1:
                named = StepName("step_player_added", facts={"name": entered[0].name})
            else:
                named = StepName("step_players_added", facts={"count": len(entered)})
            return About("players", named, _touched(player.id for player in entered))
        case d.PlayerChanged(player=changed):
            named = StepName("step_player_changed", facts={"name": changed.name})
            return About("players", named, _touched([changed.id]))
        case d.PlayerDropped(player=player):
            return About("players", StepName("step_dropped", (player,)), _touched([player]))
        case d.PlayerReturned(player=player):
            return About("players", StepName("step_returned", (player,)), _touched([player]))
        case d.PlayerDeleted(player=player):
            return About("players", StepName("step_deleted", (player,)), _touched([player]))
        case d.PlayersCheckedIn(players=players, here=here):
            if len(players) == 1:
                named = StepName("step_checked_in" if here else "step_not_here", players)
            else:
                code = "step_checked_in_many" if here else "step_not_here_many"
                named = StepName(code, facts={"count": len(players)})
            return About("players", named, _touched(players))
        case d.AbsentDropped(players=players):
            named = StepName("step_absent", facts={"count": len(players)})
            return About("players", named, _touched(players))
        case d.ByeRequested(request=request):
            named = StepName("step_bye", (request.player,), {"round": request.round})
            return About("players", named, _touched([request.player], round_number=request.round))
        case d.ByeWithdrawn(player=player, round=where):
            named = StepName("step_no_bye", (player,), {"round": where})
            return About("players", named, _touched([player], round_number=where))
        case d.TableFixed(player=player, table=fixed):
            if fixed is None:
                named = StepName("step_table_free", (player,))
            else:
                named = StepName("step_table_fixed", (player,), {"table": fixed})
            given = {fixed, seating.fixed.get(player)}
            seats: Seats = {table: () for table in given if table is not None}
            return About("players", named, _touched([player], seats))
        case d.PairForbidden(players=pair):
            return About("players", StepName("step_forbidden", pair), _touched(pair))
        case d.PairAllowed(players=pair):
            return About("players", StepName("step_allowed", pair), _touched(pair))
        case d.RoundRedrawn(round=where, why=why):
            named = StepName("step_redrawn", facts={"round": where, "why": why})
            return About("rounds", named, _touched(round_number=where))
        case d.RoundPosted(round=posted):
            named = StepName("step_posted", facts={"round": posted.number})
            byes = [bye.player for bye in posted.byes]
            return About("rounds", named, _touched(byes, seats_of(posted.tables), posted.number))
        case d.PairingsChanged(round=where, tables=tables, byes=given_byes, repair=repair):
            code = "step_by_hand" if repair is None else "step_repaired"
            was = seating.posted(where)
            now = was.byes if given_byes is None else {bye.player for bye in given_byes}
            seats = changed_seats(was.seats, seats_of(tables))
            touched = _touched(was.byes ^ now, seats, where)
            return About("by_hand", StepName(code, facts={"round": where}), touched)
        case d.TablesCalled(round=where, tables=tables, stopped=stopped):
            numbers = tuple(table.number for table in tables)
            named = StepName("step_called", facts={"tables": numbers, "round": where})
            touched = _at_tables(seating, where, *stopped).and_also(_touched((), seats_of(tables)))
            return About("rounds", named, touched)
        case d.ResultRecorded(round=where, table=table, result=result):
            named = StepName("step_result", facts={"table": table, "round": where})
            touched = _at_tables(seating, where, table).and_also(_touched(withdrawn_in(result)))
            return About("results", named, touched)
        case d.ResultCleared(round=where, table=table):
            named = StepName("step_cleared", facts={"table": table, "round": where})
            return About("results", named, _at_tables(seating, where, table))
        case d.ResultCorrected(round=where, table=table, tables=tables):
            touched = _at_tables(seating, where, table).and_also(_touched((), seats_of(tables)))
            return About("results", StepName("step_put_right", facts={"table": table}), touched)
        case d.NoteAdded(text=text):
            return About("by_hand", StepName("step_note", facts={"text": text}))
        case d.ItemsLeftOpen(items=items):
            # It lists what is unknown, so it concerns no player in particular.
            return About("by_hand", StepName("step_left_open", facts={"count": len(items)}))
        case d.ItemsSettled(items=items, round=where, tables=tables, byes=settled):
            who = [item.player for item in items if item.player] + [bye.player for bye in settled]
            touched = _touched(who, seats_of(tables), where or None)
            return About("by_hand", StepName("step_settled"), touched)
        case d.Undone(step=number):
            # The history shows an undo or redo with the subject of the step it refers to.
            return About("by_hand", StepName("step_undone", facts={"step": number}))
        case d.Redone(step=number):
            return About("by_hand", StepName("step_redone", facts={"step": number}))
        case _:
            assert_never(decision)


def _touched(
    players: Iterable[int] = (), seats: Seats | None = None, round_number: int | None = None
) -> Touched:
    """These players, these tables with everyone seated there, and the round."""
    seated = (player for table in (seats or {}).values() for player in table)
    return Touched(frozenset((*players, *seated)), frozenset(seats or ()), round_number)


def _at_tables(seating: Seating, round_number: int, *tables: int) -> Touched:
    """Tables of a posted round with the players seated there."""
    seats = seating.posted(round_number).seats
    return _touched((), {table: seats.get(table, ()) for table in tables}, round_number)
