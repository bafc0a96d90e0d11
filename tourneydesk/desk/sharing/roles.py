"""What each role of a shared event may decide."""

from collections.abc import Mapping, Sequence

from tourneydesk.core import decisions as d
from tourneydesk.core.journal.codec import stored_name
from tourneydesk.store.sharing.building import HEAD, SCOREKEEPER, VIEWER

SCOREKEEPERS_DECISIONS = (
    d.ResultRecorded,
    d.ResultCleared,
    d.ResultCorrected,
    d.TablesCalled,
    d.PlayersCheckedIn,
    d.Undone,
    d.Redone,
)
"""What a scorekeeper may decide: results and check-in, and what follows from them."""

ALLOWED: Mapping[str, Sequence[str]] = {
    HEAD: ("*",),
    SCOREKEEPER: tuple(stored_name(kind) for kind in SCOREKEEPERS_DECISIONS),
    VIEWER: (),
}


def role_may(role: str, kinds: Sequence[type]) -> bool:
    """Whether a desk with this role may take decisions of all these kinds."""
    allowed = ALLOWED.get(role, ())
    return "*" in allowed or all(stored_name(kind) in allowed for kind in kinds)
