"""The semi-final and the final.

RISK 2210 Swiss, "Basics" and score recording 6.
"""

from tourneydesk.core.event import Event, Round
from tourneydesk.core.field import active
from tourneydesk.core.reasons import Problem, Reason, Refused
from tourneydesk.formats.risk_swiss.plan import (
    LARGEST,
    SEMI_FINAL_BOARDS,
    SEMI_FINALISTS,
    SMALLEST_SANCTIONED,
    semi_final_of,
    smallest,
)
from tourneydesk.formats.risk_swiss.points import leavings, tallies
from tourneydesk.formats.risk_swiss.reasons import OURS, SEEDED, Board, forbidden_here
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


# The semi-final: two boards, seeded from the Swiss standings, play for the seats of the final.
#
# A rule of the organizer, which the source does not have. docs/rules/risk-swiss.md

SEEDS = ((1, 4, 5, 8, 9), (2, 3, 6, 7, 10))
"""Who sits at the two boards, by rank among those still in."""


def semi_final_boards(event: Event, kept_round: Round) -> list[Board]:
    """The boards of the semi-final that ``kept_round`` does not have yet, best player first.

    Where one board is kept, the best of the others sit at the second. Raises Refused when too few
    players are still in.
    """
    kept = {player for table in kept_round.tables for player in table.players}
    still_in = set(active(event, leavings(event))) - kept
    lines = [line for line in standings(event) if line.player in still_in]
    open_boards = SEMI_FINAL_BOARDS - len(kept_round.tables)
    if open_boards <= 0:
        return []
    needed = SMALLEST_SANCTIONED if kept else SEMI_FINALISTS[0]
    if len(lines) < needed:
        facts = {"players": len(lines) + len(kept), "needed": SEMI_FINALISTS[0]}
        raise Refused(Problem("semi_final_needs_players", facts=facts))
    ranks = (tuple(range(1, LARGEST + 1)),) if kept else SEEDS
    boards: list[Board] = []
    for of_board in ranks:
        at_board = [lines[rank - 1] for rank in of_board if rank <= len(lines)]
        seated = tuple(line.player for line in at_board)
        places = tuple(line.place for line in at_board)
        why = Reason("semi_final_seats", SEEDED, seated, {"places": places})
        boards.append((seated, (why, *forbidden_here(event, seated))))
    return boards
