"""The games of a ring that are on no paper but follow from the ring itself.

Games 1 to n of a ring of n players go around it: the player with Black in one has White in the
next. So the games on both sides of a missing one identify its players.
"""

from collections.abc import Iterator

from tourneydesk.present.paper_rebuild.collected_papers import CollectedPapers
from tourneydesk.present.paper_rebuild.cover import Outline

_RING = 1
"""The only round of a ring."""


def fill_ring(
    tables: dict[tuple[int, int], tuple[int, ...]], papers: CollectedPapers, outline: Outline | None
) -> None:
    """Adds the games of the ring that follow from the ones next to them.

    The cover states how many games created the ring; without it nothing follows.
    """
    size = outline.ring if outline is not None else 0
    if size < 3:
        return
    white = {at: tables[_RING, at][0] for at in range(1, size + 1) if (_RING, at) in tables}
    for at in range(1, size + 1):
        if (_RING, at) in tables:
            white.setdefault(at % size + 1, tables[_RING, at][1])
    lost = [at for at in range(1, size + 1) if at not in white]
    in_ring = set(white.values())
    left = [player for player in papers.missing if player not in in_ring]
    if len(lost) == 1 and len(left) == 1:
        white[lost[0]] = left[0]
    for at, pair in _pairs(white, size):
        tables.setdefault((_RING, at), pair)


def _pairs(white: dict[int, int], size: int) -> Iterator[tuple[int, tuple[int, int]]]:
    for at in range(1, size + 1):
        if at in white and at % size + 1 in white:
            yield at, (white[at], white[at % size + 1])
