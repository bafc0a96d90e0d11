"""Players of one club, team or household kept apart where it costs no score group.

Our reading of a house rule: of two such players, as many pairs as possible, the highest-ranked
first, are treated like a pair that has met, as long as the numbers of players who leave each score
group stay the least (27A2). So it comes before the halves of a score group and before colors.
"""

from collections.abc import Sequence
from dataclasses import replace

from tourneydesk.core.event import Event
from tourneydesk.core.field import same_mark
from tourneydesk.formats.us_swiss.pairing.downfloat_counts import fewest_downfloats
from tourneydesk.formats.us_swiss.pairing.entrants import Entrant
from tourneydesk.formats.us_swiss.pairing.natural import Pair, can_meet
from tourneydesk.formats.us_swiss.pairing.score_groups import Group

FEWEST_TRIES, MOST_TRIES = 6, 200
WORK = 20 * 120**2
"""How often a part of the pairs is tried, times the square of the players: one second at most for
120 players of two clubs.
"""


def kept_apart(
    event: Event, groups: Sequence[Group], mark: str, forced: Pair | None = None
) -> tuple[list[Group], int]:
    """These groups, in which players with the same mark cannot meet where that costs nothing, and
    how many pairs of them were not tried because there are too many (`WORK`).
    """
    players = [player for group in groups for player in group.players]
    by_id = {player.id: player for player in players}
    least = fewest_downfloats([group.players for group in groups], forced)
    pairs = [
        pair
        for pair in same_mark(event, [player.id for player in players], mark)
        if can_meet(by_id[pair[0]], by_id[pair[1]]) and set(pair) != set(forced or ())
    ]
    pairs.sort(key=lambda pair: sorted((by_id[pair[0]].rank, by_id[pair[1]].rank)))
    kept: list[Pair] = []
    parts = [pairs] if pairs else []
    tries = max(FEWEST_TRIES, min(MOST_TRIES, WORK // max(1, len(players) ** 2)))
    while parts and tries:
        part, tries = parts.pop(0), tries - 1
        tried = _apart(groups, [*kept, *part])
        if fewest_downfloats([group.players for group in tried], forced) == least:
            kept += part
        elif len(part) > 1:
            half = len(part) // 2
            parts[:0] = [part[:half], part[half:]]
    return _apart(groups, kept), sum(map(len, parts))


def _apart(groups: Sequence[Group], pairs: Sequence[Pair]) -> list[Group]:
    """The groups with these pairs kept apart."""
    others: dict[int, set[int]] = {}
    for first, second in pairs:
        others.setdefault(first, set()).add(second)
        others.setdefault(second, set()).add(first)

    def with_others(player: Entrant) -> Entrant:
        apart = frozenset(others.get(player.id, ()))
        return replace(player, barred=player.barred | apart, apart=apart) if apart else player

    return [replace(group, players=tuple(map(with_others, group.players))) for group in groups]
