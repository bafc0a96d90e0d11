"""Dual Ring: everybody plays both neighbors at once, the loser of a game is out, and the ring
closes the gap (Rich Hutnik, "DUAL RING Tournament format", 2009).

`ring` derives the state of the ring, `seating` sets it, `calling` names the games that a result or
a withdrawal stops and starts. `ranking` and `outlook` read the ring; `why_not` explains why two
players have not met (`ring_places`: where they sat). `problems`, `reports` and `by_hand` say what
an organizer may do, `correcting` how the ring goes on after a wrong result is corrected.
"""

from tourneydesk.core.event import Event
from tourneydesk.core.format import Format
from tourneydesk.core.results import MatchResult
from tourneydesk.formats.dual_ring.calling import end_now, follow, read_result
from tourneydesk.formats.dual_ring.correcting import correct, pair_remaining
from tourneydesk.formats.dual_ring.problems import problems
from tourneydesk.formats.dual_ring.ring import stray_game
from tourneydesk.formats.dual_ring.seating import ENGINE, arrange, evaluate, propose
from tourneydesk.formats.dual_ring.settings import PAPER_CODE, SETTINGS
from tourneydesk.formats.dual_ring.standings import (
    clinch_status,
    leavings,
    outlook,
    ranking_keys,
    standings,
    tiebreak_breakdown,
)
from tourneydesk.formats.dual_ring.why_not import why_not


def about_players(event: Event) -> dict[str, bool]:
    """The rating, until the ring is set by it."""
    by_rating = event.settings["seating"] == "rating" and not event.rounds
    return {"rating": False} if by_rating else {}


FORMAT = Format(
    key="dual-ring",
    code=PAPER_CODE,
    engine=ENGINE,
    settings=SETTINGS,
    newer_settings=("both_results",),
    kinds=("ring",),
    ring_kinds=("ring",),
    noun="game",
    result=MatchResult,
    points="wins",
    knocks_out=True,
    propose=propose,
    pair_remaining=pair_remaining,
    arrange=arrange,
    evaluate=evaluate,
    why_not=why_not,
    problems=problems,
    read_result=read_result,
    follow=follow,
    end_now=end_now,
    correct=correct,
    stray_game=stray_game,
    standings=standings,
    ranking_keys=ranking_keys,
    tiebreak_breakdown=tiebreak_breakdown,
    clinch_status=clinch_status,
    outlook=outlook,
    leavings=leavings,
    about_players=about_players,
)
