"""The semi-final: two boards, seeded from the Swiss standings, play for the seats of the final.

A rule of the organizer, which the source does not have. docs/rules/risk-swiss.md
"""

from tourneydesk.core.event import Event, Round
from tourneydesk.core.field import active
from tourneydesk.core.reasons import Problem, Reason, Refused
from tourneydesk.formats.risk_swiss.pairing.boards import LARGEST, SMALLEST_SANCTIONED
from tourneydesk.formats.risk_swiss.pairing.plan import SEMI_FINAL_BOARDS, SEMI_FINALISTS
from tourneydesk.formats.risk_swiss.points import leavings
from tourneydesk.formats.risk_swiss.reasons import SEEDED, Board, forbidden_here
from tourneydesk.formats.risk_swiss.standings import standings

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
