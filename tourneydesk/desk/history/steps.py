"""What each step of a journal is about: its name for undo, redo and the history, its kind, and the
players, tables and round that it concerns.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Literal, assert_never

from tourneydesk.core import decisions as d
from tourneydesk.core.event import Player
from tourneydesk.core.reasons import Saying
from tourneydesk.core.results import Result, withdrawn_in
from tourneydesk.desk.history.seatings import NOBODY_SEATED, Seating, Seats, changed_seats, seats_of

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
