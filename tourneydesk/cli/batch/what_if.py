"""The batch command that tries results that are not in yet, without recording anything."""

from tourneydesk.cli.batch.batch_file import BatchFile
from tourneydesk.cli.batch.fields import takes
from tourneydesk.cli.batch.replies import Reply
from tourneydesk.cli.batch.requests import Request
from tourneydesk.core.event import Event
from tourneydesk.core.reasons import Problem, Refused
from tourneydesk.desk.checks import table_at
from tourneydesk.desk.what_if import TrialResult, event_with_trials, with_trial
from tourneydesk.present import state


@takes("results")
def what_if(batch: BatchFile, request: Request) -> Reply:
    """The standings and next steps as they would be with these results, applied one after another.

    Refused as the result itself would be, and also at a table that already has one.
    """
    event = batch.need_session().event
    tries: tuple[TrialResult, ...] = ()
    for trial in request.objects("results", ("table", "round", "result")):
        tries = _with(event, tries, trial)
    outcome, _ = event_with_trials(event, tries)
    return {"standings": state.standings(outcome, None), **state.outlook_shape(outcome)}


TRYING = {"what_if": what_if}


def _with(event: Event, tries: tuple[TrialResult, ...], trial: Request) -> tuple[TrialResult, ...]:
    trial_event, _ = event_with_trials(event, tries)
    table_number, round_number = trial.whole("table"), trial.whole_or_none("round")
    if round_number is None:
        if not trial_event.rounds:
            raise Refused(Problem("no_round_yet"))
        round_number = len(trial_event.rounds)
    table = table_at(trial_event, round_number, table_number)
    if isinstance(table, Problem):
        raise Refused(table)
    if table.result is not None:
        raise Refused(
            Problem("table_has_result", facts={"table": table_number, "round": round_number})
        )
    if table.void:
        raise Refused(Problem("table_stopped", facts={"table": table_number}))
    return with_trial(event, tries, round_number, table_number, trial.mapping("result"))
