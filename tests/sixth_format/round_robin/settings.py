"""What an organizer can choose for a round robin."""

from tourneydesk.core.event import Event
from tourneydesk.core.settings import Choice, Setting

SETTINGS: tuple[Setting, ...] = (Choice("cycles", (1, 2)),)


def cycles(event: Event) -> int:
    """How often everybody meets everybody."""
    return 2 if event.settings["cycles"] == 2 else 1
