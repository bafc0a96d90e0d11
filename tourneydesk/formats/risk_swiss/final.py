"""The final: one board for the best five, or four, still in.

RISK 2210 Swiss, "Basics" and score recording 6.
"""

from tourneydesk.core.event import Event
from tourneydesk.core.field import active
from tourneydesk.core.reasons import Problem, Reason, Refused
from tourneydesk.formats.risk_swiss.pairing.boards import smallest
from tourneydesk.formats.risk_swiss.pairing.plan import semi_final_of
from tourneydesk.formats.risk_swiss.points import leavings, tallies
from tourneydesk.formats.risk_swiss.reasons import OURS, Board, forbidden_here
from tourneydesk.formats.risk_swiss.settings import rules
from tourneydesk.formats.risk_swiss.standings import standings

RULE = "RISK 2210 Swiss, score recording 6"


def too_few(event: Event) -> Problem | None:
    """The problem when too few players are still in for a final, None when there are enough.

    Our reading: with four left the final seats four; with three only where boards of 3 are allowed.
    """
    count, needed = len(active(event, leavings(event))), smallest(rules(event.settings).sanctioned)
    if count >= needed:
        return None
    return Problem("final_needs_players", facts={"players": count, "needed": needed})


def final_boards(event: Event) -> tuple[list[Board], tuple[Reason, ...]]:
    """The one board of the final, best player first; raises Refused when too few players are still
    in. After a semi-final the standings go by its places.
    """
    problem = too_few(event)
    if problem is not None:
        raise Refused(problem)
    still_in = set(active(event, leavings(event)))
    lines = [line for line in standings(event) if line.player in still_in]
    chosen = rules(event.settings)
    seated = tuple(line.player for line in lines[: chosen.finalists])
    places = tuple(line.place for line in lines[: chosen.finalists])
    why = [Reason("final_seats", RULE, seated, {"places": places, "count": len(seated)})]
    sums = {one: total.ranked(chosen.tiebreaks) for one, total in tallies(event).items()}
    last = sums[seated[-1]]
    tied = tuple(line.player for line in lines if sums[line.player] == last)
    if semi_final_of(event) is None and not set(tied) <= set(seated):
        seat = tuple(player for player in tied if player in seated)
        none = tuple(player for player in tied if player not in seated)
        why.append(Reason("final_seat_by_lot", OURS, seat))
        why.append(Reason("final_missed_by_lot", OURS, none))
    return [(seated, (*why, *forbidden_here(event, seated)))], ()
