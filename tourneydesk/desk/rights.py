"""What this desk may do in an event that several desks share, for the window to say beforehand."""

from typing import Literal

from tourneydesk.core.decisions import (
    PlayersAdded,
    PlayersCheckedIn,
    ResultRecorded,
    RoundPosted,
    SettingsChosen,
)
from tourneydesk.core.reasons import Problem
from tourneydesk.desk.session import Session

Right = Literal["record", "decide"]
"""``record`` is results and check-in; ``decide`` everything else: players, pairings, settings."""
_KINDS = {
    "record": (ResultRecorded, PlayersCheckedIn),
    "decide": (PlayersAdded, RoundPosted, SettingsChosen),
}


def why_may_not(session: Session, right: Right) -> Problem | None:
    """Why this desk may not do that now; None if it may.

    While the server is lost, results and check-in are kept, and nothing else is possible.
    """
    if not session.may(*_KINDS[right]):
        return Problem("desk_only_watches" if right == "record" else "desk_not_head")
    if right == "decide" and session.lost is not None:
        return Problem("desk_lost")
    return None
