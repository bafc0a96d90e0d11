"""What happens next: the next round, the boards still to report, or the winner."""

from tourneydesk.core.event import Event
from tourneydesk.core.field import active
from tourneydesk.core.format import Outlook
from tourneydesk.core.missing_results import earlier_rounds_open, waiting_outlook
from tourneydesk.core.reasons import Advice, Refused
from tourneydesk.formats.risk_swiss.final import too_few
from tourneydesk.formats.risk_swiss.pairing.boards import SMALLEST, fewest_boards, smallest
from tourneydesk.formats.risk_swiss.pairing.plan import (
    SEMI_FINALISTS,
    boards_kept,
    final_report,
    last_one_in,
    next_boards,
    next_kind,
    rounds_planned,
    semi_final_comes,
    semi_final_wanted,
    swiss_played,
)
from tourneydesk.formats.risk_swiss.points import leavings
from tourneydesk.formats.risk_swiss.settings import rules
from tourneydesk.formats.risk_swiss.standings import standings


def outlook(event: Event) -> Outlook:
    """What can be done now; reports at once when the remaining players cannot be seated."""
    kind, planned = next_kind(event), rounds_planned(event)
    advice = _advice(event, kind)
    reopened = (Advice("earlier_round_open", facts=facts) for facts in earlier_rounds_open(event))
    if waiting := waiting_outlook(event, kind, planned, (*reopened, *advice)):
        return waiting
    if kind is None or last_one_in(event) is not None:
        winners = (standings(event)[0].player,)
        return Outlook("finished", (), None, planned, advice, winners)
    stuck = any(advised.code in ("cannot_seat", "boards_do_not_fit") for advised in advice)
    return Outlook("setup" if stuck and not event.rounds else "ready", (), kind, planned, advice)


def _advice(event: Event, kind: str | None) -> tuple[Advice, ...]:
    alone = last_one_in(event)
    if alone is not None:
        return (Advice("won_as_last_one_in", (alone,)),)
    match kind:
        case "swiss":
            return (*_swiss_advice(event), *_semi_final_advice(event))
        case "final":
            return (*_final_advice(event), *_semi_final_advice(event))
        case _:
            result = final_report(event)
            nobody = result is not None and not result.places
            return (Advice("nobody_finished_final"),) if nobody else ()


def _final_advice(event: Event) -> tuple[Advice, ...]:
    problem = too_few(event)
    if problem is None:
        return ()
    advice = Advice(problem.code, facts=problem.facts)
    sanctioned = rules(event.settings).sanctioned
    if sanctioned and problem.facts["players"] == SMALLEST:
        return advice, Advice("boards_of_3_would_do")
    return (advice,)


def _semi_final_advice(event: Event) -> tuple[Advice, ...]:
    """That a semi-final is left out, because too few players are in."""
    count = len(active(event, leavings(event)))
    least = smallest(rules(event.settings).sanctioned)
    if count < least or not semi_final_wanted(event) or semi_final_comes(event):
        return ()
    facts = {"players": count, "needed": SEMI_FINALISTS[0]}
    return (Advice("semi_final_left_out", facts=facts),)


def _swiss_advice(event: Event) -> tuple[Advice, ...]:
    chosen = rules(event.settings)
    try:
        breakdown = next_boards(event)
    except Refused as refused:
        problem = refused.problems[0]
        advice = [Advice(problem.code, facts=problem.facts)]
        count = problem.facts["players"]
        if problem.code == "cannot_seat" and isinstance(count, int):
            if chosen.sanctioned and fewest_boards(count, sanctioned=False):
                advice.append(Advice("boards_of_3_would_do"))
            if event.rounds:
                played = swiss_played(event)
                advice.append(Advice("swiss_can_end_here", facts={"rounds": played}))
        return tuple(advice)
    if boards_kept(event, breakdown):
        return ()
    facts = {"set": chosen.boards, "players": breakdown.players, "boards": breakdown.boards}
    return (Advice("boards_not_kept", facts=facts),)
