"""No-shows whom the organizer keeps in, by player and the round that they missed, stored beside the
event: it changes no pairing, so it is not a step of the journal.
"""

import json
from pathlib import Path

from tourneydesk.gui.user_data.event_notes import store_text, stored_text

KIND = "no-shows"
Missed = tuple[int, int]
"""A player and the round that they missed."""


def kept_players(path: Path, opening: str) -> frozenset[Missed]:
    """Those of the event at this path with this opening; empty if none can be read."""
    try:
        rows = json.loads(stored_text(KIND, path, opening))
        return frozenset((int(player), int(round_number)) for player, round_number in rows)
    except (ValueError, TypeError, RecursionError, OverflowError):
        return frozenset()


def store_kept_players(path: Path, opening: str, kept: frozenset[Missed]) -> None:
    """Replaces those of the event."""
    store_text(KIND, path, json.dumps(sorted(kept)), opening)
