"""What a saying holds, whatever its words: tests compare this, and not English."""

from tourneydesk.core.reasons import Fact
from tourneydesk.present.messages import Saying

Parts = tuple[str, tuple[int, ...], dict[str, Fact]]


def parts(saying: Saying) -> Parts:
    """Its code, its players and its facts."""
    return saying.code, saying.players, dict(saying.facts)
