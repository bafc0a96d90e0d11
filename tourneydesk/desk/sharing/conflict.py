"""Who was first: what another desk did at the same table or player."""

from collections.abc import Callable, Sequence

from tourneydesk.core.decisions import (
    ByeRequested,
    ByeWithdrawn,
    Decision,
    NoteAdded,
    PairAllowed,
    PairForbidden,
    PlayerDeleted,
    PlayerDropped,
    PlayerReturned,
    PlayersAdded,
    PlayersCheckedIn,
    ResultCleared,
    ResultDecision,
    ResultRecorded,
    Step,
    TableFixed,
)
from tourneydesk.core.event import Event, Table
from tourneydesk.core.reasons import Fact, Problem, Refused
from tourneydesk.core.results import MatchResult, Result
from tourneydesk.desk.checks import problems
from tourneydesk.desk.history import state_of_table, table_of, takes_part
from tourneydesk.desk.ring_repairs import RingRepair, ring_outcome
from tourneydesk.desk.shared import Conflict, OtherStep
from tourneydesk.formats import format_of

INDEPENDENT = (
    ResultRecorded,
    ResultCleared,
    PlayersCheckedIn,
    PlayersAdded,
    PlayerDropped,
    PlayerReturned,
    PlayerDeleted,
    ByeRequested,
    ByeWithdrawn,
    TableFixed,
    PairForbidden,
    PairAllowed,
    NoteAdded,
)
"""Decisions that mean the same after other steps. All others were worked out from the event as it
was, as a pairing from its results.
"""


def check_first(ours: Decision, seen: Event, now: Event, others: Sequence[OtherStep]) -> None:
    """Raises Conflict if what others did since ``seen`` was the event speaks against ``ours``."""
    if isinstance(ours, ResultDecision):
        _check_table(ours, seen, now, others)
    elif isinstance(ours, PlayersCheckedIn):
        _check_players(ours, seen, now, others)


def still_needed(ours: Decision, now: Event) -> Decision | None:
    """What is left to record of a decision when others may have recorded the same; None: nothing.
    Only after `check_first`.
    """
    if isinstance(ours, ResultDecision):
        table = table_of(now, ours)
        return None if table is not None and table.result == result_of(ours) else ours
    if isinstance(ours, PlayersCheckedIn):
        players = tuple(one for one in ours.players if now.player(one).checked_in != ours.here)
        return PlayersCheckedIn(players, ours.here) if players else None
    return ours


def concerns_same(one: Step, other: Step) -> bool:
    """Whether two entries are about the same table or players, so that the later one counts."""
    return one == other or _subjects(one) == _subjects(other) != set()


def _subjects(step: Step) -> set[object]:
    return {
        (each.round, each.table) if isinstance(each, ResultDecision) else each.players
        for each in step
        if isinstance(each, ResultDecision | PlayersCheckedIn)
    }


def result_of(decision: ResultDecision) -> Result | None:
    """The result that the table has after the decision."""
    return None if isinstance(decision, ResultCleared) else decision.result


def with_result(event: Event, about: ResultDecision, wanted: Result | None) -> Decision | None:
    """The decision that gives this table that result in place of the one it has (None: a result
    yet to come); None where the rules do not allow it.
    """
    table = table_of(event, about)
    if table is None:
        return None
    fmt = format_of(event)
    if fmt.correct is not None and table.result is not None:
        return _corrected_ring(event, about, wanted)
    decision: Decision = ResultCleared(about.round, about.table)
    if wanted is not None:
        decision = ResultRecorded(about.round, about.table, wanted)
    return None if problems(event, fmt, decision) else decision


def _corrected_ring(event: Event, about: ResultDecision, wanted: Result | None) -> Decision | None:
    """A ring goes on after each result, so a correction stops and calls games."""
    if about.round != len(event.rounds):
        return None
    try:
        return ring_outcome(event, RingRepair(table=about.table, result=wanted)).decision
    except Refused:
        return None


def _check_table(
    ours: ResultDecision, seen: Event, now: Event, others: Sequence[OtherStep]
) -> None:
    then, table = table_of(seen, ours), table_of(now, ours)
    same_seats = then is not None and table is not None and then.seats == table.seats
    if same_seats and table is not None and table.result == result_of(ours):
        return  # they recorded the same
    if state_of_table(seen, ours) == state_of_table(now, ours):
        return
    theirs = _last_to_change(others, lambda event: state_of_table(event, ours))
    if theirs is None:
        return
    correction = with_result(now, ours, result_of(ours)) if same_seats else None
    raise Conflict(_at_table(ours, then, table, theirs), ours, theirs, correction)


def _check_players(
    ours: PlayersCheckedIn, seen: Event, now: Event, others: Sequence[OtherStep]
) -> None:
    for player in ours.players:
        if takes_part(seen, player) and not takes_part(now, player):
            theirs = _last_to_change(others, lambda event: takes_part(event, player))  # noqa: B023  # called at once
            if theirs is None:
                continue
            gone = player > len(now.players) or player in now.deleted
            code = "desk_removed_first" if gone else "desk_withdrew_first"
            named = Problem(code, (player,), {"desk": theirs.desk})
            if gone:
                named = Problem(code, facts={"desk": theirs.desk})
            raise Conflict(named, ours, theirs, None)


def _last_to_change(
    others: Sequence[OtherStep], state: Callable[[Event], object]
) -> OtherStep | None:
    """The last of these steps that changed this state."""
    return next((one for one in reversed(others) if state(one.before) != state(one.after)), None)


def _at_table(
    ours: ResultDecision, then: Table | None, table: Table | None, theirs: OtherStep
) -> Problem:
    """What the other desk did: “Desk 2 recorded table 9 as 1–0 before you.”"""
    facts: dict[str, Fact] = {"desk": theirs.desk, "round": ours.round, "table": ours.table}
    if theirs.after.round(ours.round) is None:
        return Problem("desk_undid_round", facts=facts)
    if table is None or then is None or table.seats != then.seats:
        return Problem("desk_changed_table", facts=facts)
    if table.void and not then.void:
        return Problem("desk_stopped_table", table.players, facts)
    if table.result is None:
        return Problem("desk_cleared_first", facts=facts)
    score = score_of(table.result, table.players[0])
    if score is None:
        return Problem("desk_recorded_first", table.players, facts)
    return Problem("desk_recorded_score_first", table.players, {**facts, "score": score})


def score_of(result: Result, first: int) -> str | None:
    """A played game as it is written everywhere; None for a forfeit or another kind of result."""
    if not isinstance(result, MatchResult) or result.forfeited:
        return None
    if result.drawn:
        return "½–½"
    return "1–0" if result.winner == first else "0–1"
