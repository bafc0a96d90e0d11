"""Which players of an event need more than a name, so that no two of them are called the same."""

import re
from collections import Counter

from tourneydesk.core.cache import once
from tourneydesk.core.event import Event
from tourneydesk.core.name_search import lookalike_key
from tourneydesk.core.names import name_in

_NUMBERED = re.compile(r"(.+) \(([0-9]{1,6})\)")


@once
def numbered_players(event: Event, through: int | None = None) -> frozenset[int]:
    """The players whose names need the number behind them, because another player has the same
    name. An entry that was removed gives way: the player who is left of two has the plain name.
    """
    keys = {player.id: lookalike_key(name_in(event, player.id)) for player in event.players}
    ever = Counter(keys.values())
    entered = Counter(keys[player.id] for player in event.entered)
    numbered = {
        player
        for player, key in keys.items()
        if (ever if player in event.deleted else entered)[key] > 1
    }
    # Somebody may really be called “Ann Lee (2)”, or by then “Ann Lee (2) (3)”.
    for player, key in sorted(keys.items(), key=lambda item: len(item[1])):
        parts = _NUMBERED.fullmatch(key)
        if parts is not None:
            other = int(parts[2])
            if other in numbered and keys[other] == parts[1]:
                numbered.add(player)
    return frozenset(numbered)
