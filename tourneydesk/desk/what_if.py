"""What other results would change: trials of missing ones, and corrections."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from tourneydesk.core.decisions import Decision, ResultCleared, ResultRecorded
from tourneydesk.core.event import Event
from tourneydesk.core.journal.replay import advance
from tourneydesk.core.reasons import Refused
from tourneydesk.core.results import Result
from tourneydesk.core.standings import Standing
from tourneydesk.desk.checks import problems
from tourneydesk.desk.session import Session, moment_draw
from tourneydesk.formats import format_of, standings_of


@dataclass(frozen=True, slots=True)
class TrialResult:
    """A possible result of a table."""

    round: int
    table: int
    result: Result


def event_with_trials(
    event: Event, trials: Sequence[TrialResult]
) -> tuple[Event, tuple[TrialResult, ...]]:
    """The event with the trial results and what follows from them; and the trials that are valid.

    A trial is left out if its table is gone, has reported, or would be refused. Pure.
    """
    valid: list[TrialResult] = []
    for trial in trials:
        try:
            event = _with(event, trial)
        except Refused:
            continue
        valid.append(trial)
    return event, tuple(valid)


def with_trial(
    event: Event,
    trials: Sequence[TrialResult],
    round_number: int,
    table: int,
    raw: Mapping[str, object],
) -> tuple[TrialResult, ...]:
    """The trials with one more, from typed input; it replaces an earlier trial at this table.

    Raises Refused if the rules do not allow it.
    """
    others = without_trial(trials, round_number, table)
    trial_event, valid = event_with_trials(event, others)
    posted = trial_event.round(round_number)
    running_table = posted.table(table) if posted is not None else None
    if posted is None or running_table is None:
        # An earlier trial had called this table; without it, there is nothing to try here.
        return valid
    new_trial = TrialResult(
        round_number, table, format_of(event).read_result(trial_event, posted, running_table, raw)
    )
    _with(trial_event, new_trial)
    return (*valid, new_trial)


def without_trial(
    trials: Sequence[TrialResult], round_number: int, table: int
) -> tuple[TrialResult, ...]:
    """The trials without the one at this table."""
    return tuple(trial for trial in trials if (trial.round, trial.table) != (round_number, table))


def _with(event: Event, trial: TrialResult) -> Event:
    posted = event.round(trial.round)
    table = posted.table(trial.table) if posted is not None else None
    if table is None or not table.running:
        raise Refused
    fmt = format_of(event)
    decision = ResultRecorded(trial.round, trial.table, trial.result)
    refused = problems(event, fmt, decision)
    if refused:
        raise Refused(*refused)
    after = advance(event, (decision,))
    return advance(after, fmt.follow(event, after, decision, moment_draw(after)))


# Previews what a different result at a table would change.


@dataclass(frozen=True, slots=True)
class StandingChange:
    """A player whose place or points change: (before, after)."""

    player: int
    place: tuple[int, int]
    points: tuple[Fraction, Fraction]


@dataclass(frozen=True, slots=True)
class Consequences:
    """The players that a correction affects, its own table first, and the later rounds, which keep
    their pairings. ``winners``: before and after, empty while the event is not over.
    """

    changes: tuple[StandingChange, ...]
    later: tuple[int, ...]
    winners: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())


def correction(round_number: int, table: int, result: Result | None) -> Decision:
    """The decision that gives a table of this round another result, or clears it."""
    if result is None:
        return ResultCleared(round_number, table)
    return ResultRecorded(round_number, table, result)


def check(event: Event, decision: Decision) -> None:
    """Raises Refused if the rules do not allow the decision; changes nothing."""
    refusals = problems(event, format_of(event), decision)
    if refusals:
        raise Refused(*refusals)


def correct(session: Session, round_number: int, table: int, result: Result | None) -> None:
    """Records a correction; raises Refused or FileTrouble."""
    session.take(correction(round_number, table, result))


def consequences(
    event: Event, round_number: int, table: int, result: Result | None
) -> Consequences:
    """The standings changes of a correction; pure, so it may run on any thread."""
    fmt = format_of(event)
    decision = correction(round_number, table, result)
    after = advance(event, (decision,))
    after = advance(after, fmt.follow(event, after, decision, moment_draw(after)))
    before = {row.player: row for row in standings_of(event)}
    rows = {row.player: row for row in standings_of(after)}
    posted = event.round(round_number)
    seated = posted.table(table) if posted is not None else None
    own_players = seated.players if seated is not None else ()
    order = sorted(
        rows,
        key=lambda player: (player not in own_players, rows[player].place or len(rows) + 1, player),
    )
    moved = [_standing_change(before[player], rows[player]) for player in order if player in before]
    later = tuple(later_round.number for later_round in event.rounds[round_number:])
    first, second = fmt.outlook(event), fmt.outlook(after)
    winners = (
        first.winners if first.status == "finished" else (),
        second.winners if second.status == "finished" else (),
    )
    return Consequences(tuple(one for one in moved if one is not None), later, winners)


def _standing_change(before: Standing, after: Standing) -> StandingChange | None:
    if (before.place, before.points) == (after.place, after.points):
        return None
    return StandingChange(after.player, (before.place, after.place), (before.points, after.points))
