"""Everybody's record: games won, lost and drawn."""

from collections import Counter
from collections.abc import Mapping

from tourneydesk.core.event import Event
from tourneydesk.formats.us_swiss.records import records


def wins_losses_draws(event: Event, through: int | None) -> Mapping[int, str]:
    """Everybody's games after a round (None = now), forfeits included. A bye is no game."""
    texts = {}
    for player, entries in records(event, through).items():
        games = (entry.halves for entry in entries if entry.kind in ("played", "forfeit"))
        count = Counter(games)
        texts[player] = f"{count[2]}–{count[0]}–{count[1]}"
    return texts
