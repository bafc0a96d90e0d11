"""The batch command that tries results that are not in yet, without recording anything."""

from tourneydesk.cli.batch.batch_file import BatchFile
from tourneydesk.cli.batch.fields import takes
from tourneydesk.cli.batch.replies import Reply
from tourneydesk.cli.batch.requests import Request
from tourneydesk.core.event import Event
from tourneydesk.core.sayings import Problem, Refused
from tourneydesk.desk.checks import table_at
from tourneydesk.desk.rounds.what_if import TrialResult, event_with_trials, with_trial
from tourneydesk.present import state


@takes("results")
def what_if(batch: BatchFile, request: Request) -> Reply:
    """The standings and next steps as they would be with these results, applied one after another.

    Refused as the result itself would be, and also at a table that already has one.
    """
    event = batch.need_session().event
    tries: tuple[TrialResult, ...] = ()
    for given in request.objects("results", ("table", "round", "result")):
        tries = _with(event, tries, given)
    would_be, _ = event_with_trials(event, tries)
    return {"standings": state.standings(would_be, None), **state.outlook_shape(would_be)}


TRYING = {"what_if": what_if}


def _with(event: Event, tries: tuple[TrialResult, ...], given: Request) -> tuple[TrialResult, ...]:
    now, _ = event_with_trials(event, tries)
    number, where = given.whole("table"), given.whole_or_none("round")
    if where is None:
        if not now.rounds:
            raise Refused(Problem("no_round_yet"))
        where = len(now.rounds)
    table = table_at(now, where, number)
    if isinstance(table, Problem):
        raise Refused(table)
    if table.result is not None:
        raise Refused(Problem("table_has_result", facts={"table": number, "round": where}))
    if table.void:
        raise Refused(Problem("table_stopped", facts={"table": number}))
    return with_trial(event, tries, where, number, given.mapping("result"))
