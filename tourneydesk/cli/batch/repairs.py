"""The batch commands that repair a posted round."""

from tourneydesk.cli.batch.requests import BatchFile, Reply, Request, takes
from tourneydesk.core.reasons import Problem, Refused
from tourneydesk.desk import repairs, ring_repairs
from tourneydesk.desk.repairs import Repair, Repairs
from tourneydesk.desk.ring_repairs import RingOutcome, RingRepair, ring_outcome, table_correction
from tourneydesk.present import state

_OF_A_RING = ("left", "table", "result")


@takes("round", "started", *_OF_A_RING)
def list_repairs(batch: BatchFile, request: Request) -> Reply:
    """The repairs that are possible in a posted round; choice 0 leaves it unchanged. Nothing is
    written.

    In a running ring ``left`` (a player) or ``table`` with ``result`` (omitted: its game is still
    being played) asks what would follow.
    """
    if _of_a_ring(request):
        return _ring_shape(_ring_outcome(batch, request))
    offered = _repairs(batch, request)
    return {
        "round": offered.round_number,
        "choices": [
            _repair_shape(choice_number, choice)
            for choice_number, choice in enumerate(offered.choices)
        ],
        "proved": offered.proved,
        "all_tried": offered.all_tried,
        "left": list(offered.issues.withdrawn),
        "waiting": list(offered.issues.unseated),
    }


@takes("round", "started", "choice", *_OF_A_RING)
def repair(batch: BatchFile, request: Request) -> Reply:
    """Applies a choice, or in a running ring what ``left`` or ``table`` gives; one step."""
    if _of_a_ring(request):
        repair_done = _ring_outcome(batch, request)
        ring_repairs.take(batch.need_session(), repair_done)
        return _ring_shape(repair_done)
    session, offered = batch.need_session(), _repairs(batch, request)
    choice_number, last = request.whole("choice"), len(offered.choices) - 1
    if not 0 <= choice_number <= last:
        raise Refused(Problem("no_such_choice", facts={"choice": choice_number, "last": last}))
    posted = repairs.take(session, offered, offered.choices[choice_number])
    return {"round": state.round_shape(posted), "slips": list(offered.choices[choice_number].slips)}


REPAIRING = {"repairs": list_repairs, "repair": repair}


def _of_a_ring(request: Request) -> bool:
    return request.get("left") is not None or request.get("table") is not None


def _ring_outcome(batch: BatchFile, request: Request) -> RingOutcome:
    event = batch.need_session().event
    player, table = request.whole_or_none("left"), request.whole_or_none("table")
    if table is None:
        return ring_outcome(event, RingRepair(player=player or 0))
    if player is not None:
        raise Refused(Problem("one_repair_at_a_time"))
    raw = None if request.get("result") is None else request.mapping("result")
    return ring_outcome(event, table_correction(event, table, raw))


def _ring_shape(outcome: RingOutcome) -> Reply:
    return {
        "round": state.round_shape(outcome.after.rounds[-1]),
        "stopped": list(outcome.stopped),
        "undone": list(outcome.undone),
        "again": list(outcome.replayed),
        "kept": outcome.kept_results,
        "called": [state.table_shape(table) for table in outcome.new_games],
        "out": list(outcome.out),
        "back": list(outcome.back),
        "winners": list(outcome.winners),
    }


def _repairs(batch: BatchFile, request: Request) -> Repairs:
    event, given_round = batch.need_session().event, request.whole_or_none("round")
    if given_round is None and not event.rounds:
        raise Refused(Problem("no_round_yet"))
    started = request.ids("started") if request.get("started") is not None else []
    round_number = len(event.rounds) if given_round is None else given_round
    return repairs.repairs(event, round_number, frozenset(started))


def _repair_shape(choice_number: int, choice: Repair) -> Reply:
    return {
        "choice": choice_number,
        "breaks": list(choice.broken),
        "slips": list(choice.slips),
        "moves": [
            {"player": move.player, "from": move.before, "to": move.after} for move in choice.moves
        ],
        "counts": {cost.code: [cost.proposed, cost.changed] for cost in choice.costs},
        "round": state.round_shape(choice.round),
    }
