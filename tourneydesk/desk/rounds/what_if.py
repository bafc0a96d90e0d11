"""Tries results that are not in yet: the event as it would be, with nothing recorded."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from tourneydesk.core.decisions import ResultRecorded
from tourneydesk.core.event import Event
from tourneydesk.core.journal.replay import advance
from tourneydesk.core.reasons import Refused
from tourneydesk.core.results import Result
from tourneydesk.desk.checks import problems
from tourneydesk.desk.session import moment_draw
from tourneydesk.formats import format_of


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
