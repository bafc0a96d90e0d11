"""Dual Ring: everybody plays both neighbours at once, the loser of a game is out, and the ring
closes over the gap (Rich Hutnik, "DUAL RING Tournament format", 2009).

`ring` says how the ring stands, `seating` sets it, `calling` names the games that a result or a
drop stops and starts, `ranking` and `outlook` read it, `why_not` says why two have not met (where
they sat: `ring_places`); `changes`, `reports` and `by_hand` say what an organizer can do to it,
`correcting` how it goes on where a result was wrong.
"""

from tourneydesk.core.event import Event
from tourneydesk.core.format import Format
from tourneydesk.core.results import MatchResult
from tourneydesk.formats.dual_ring.by_hand import arrange
from tourneydesk.formats.dual_ring.calling import follow
from tourneydesk.formats.dual_ring.clinch_status import accounts, marks, stakes
from tourneydesk.formats.dual_ring.correcting import correct
from tourneydesk.formats.dual_ring.evaluation import evaluate
from tourneydesk.formats.dual_ring.outlook import outlook
from tourneydesk.formats.dual_ring.paper_code import PAPER_CODE
from tourneydesk.formats.dual_ring.problems import problems
from tourneydesk.formats.dual_ring.ranking import leavings, standings
from tourneydesk.formats.dual_ring.remaining import pair_remaining
from tourneydesk.formats.dual_ring.reports import read_result
from tourneydesk.formats.dual_ring.ring import stray_game
from tourneydesk.formats.dual_ring.seating import ENGINE, propose
from tourneydesk.formats.dual_ring.settings import SETTINGS
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
    result=MatchResult,
    points="wins",
    problems=problems,
    read_result=read_result,
    propose=propose,
    follow=follow,
    arrange=arrange,
    standings=standings,
    accounts=accounts,
    marks=marks,
    stakes=stakes,
    outlook=outlook,
    leavings=leavings,
    why_not=why_not,
    evaluate=evaluate,
    knocks_out=True,
    pair_remaining=pair_remaining,
    correct=correct,
    stray_game=stray_game,
    kinds=("ring",),
    ring_kinds=("ring",),
    about_players=about_players,
)
