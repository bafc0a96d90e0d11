"""Every way to pair a few players, to hold what was chosen against."""

from collections.abc import Iterator, Sequence


def all_rounds(players: Sequence[int], colors: bool = False) -> Iterator[list[tuple[int, ...]]]:
    """Every way to pair these players, one with a bye where they are odd; with ``colors`` either
    of two has White.
    """
    if len(players) % 2:
        for bye in players:
            for rest in all_rounds([one for one in players if one != bye], colors):
                yield [(bye,), *rest]
        return
    if not players:
        yield []
        return
    first, *others = players
    for other in others:
        for rest in all_rounds([one for one in others if one != other], colors):
            yield [(first, other), *rest]
            if colors:
                yield [(other, first), *rest]
