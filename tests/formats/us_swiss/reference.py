"""The order of preference once more, by trying everything: every set left over, every pairing.

Written from the rules alone and slowly; nothing here comes from the program but the rows it reads.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

Pair = tuple[int, int]
Pairing = tuple[Pair, ...]


@dataclass(frozen=True)
class Row:
    """A player of a score group, in order: rating (None = unrated), colors such as ``WB-``,
    positions he cannot meet, and whether he came down.
    """

    rating: int | None
    colors: str
    barred: frozenset[int] = frozenset()
    down: bool = False


def pairings(places: Sequence[int]) -> Iterator[Pairing]:
    """Every way to pair these."""
    if not places:
        yield ()
        return
    first, rest = places[0], places[1:]
    for index, other in enumerate(rest):
        for more in pairings([*rest[:index], *rest[index + 1 :]]):
            yield ((first, other), *more)


def surplus(colors: str) -> int:
    return colors.count("W") - colors.count("B")


def due(colors: str) -> str | None:
    if surplus(colors) != 0:
        return "W" if surplus(colors) < 0 else "B"
    games = [color for color in colors if color != "-"]
    return {"W": "B", "B": "W"}[games[-1]] if games else None


def third(colors: str, color: str) -> bool:
    games = [one for one in colors if one != "-"]
    return games[-2:] == [color, color]


def first_gets(one: str, other: str) -> str:
    """The color of the first of two by 29E3 and 29E4; where it does not matter, any."""
    flip = {"W": "B", "B": "W"}
    a, b = due(one), due(other)
    if a is None and b is None:
        return "W"
    if a is None:
        color = flip[b or ""]
    elif b is None or a != b or abs(surplus(one)) > abs(surplus(other)):
        color = a
    elif abs(surplus(one)) < abs(surplus(other)):
        color = flip[b]
    else:
        runs = {c: third(one, c) + third(other, flip[c]) for c in "WB"}
        color = a
        if runs["W"] != runs["B"]:
            return min(runs, key=lambda c: runs[c])
        for mine, theirs in list(zip(one, other, strict=True))[::-1]:
            if mine != theirs:
                color = theirs if mine == "-" else flip[mine]
                break
    return color


def too_far(one: str, other: str, color: str) -> int:
    """Games beyond a balance of one, of both, when the first has this color."""
    step = 1 if color == "W" else -1
    ends = (abs(surplus(one) + step), abs(surplus(other) - step))
    return sum(end - 1 for end in ends if end > 1)


def color_counts(one: str, other: str) -> tuple[int, int, int]:
    """Third colors (but those that equalization needs), players who end two apart, players who
    miss only the change.
    """
    color = first_gets(one, other)
    turned = "B" if color == "W" else "W"
    sides = ((one, color), (other, turned))
    thirds = sum(third(history, has) for history, has in sides)
    if too_far(one, other, color) < too_far(one, other, turned):
        thirds = 0
    missed = [history for history, has in sides if due(history) not in (None, has)]
    apart = [history for history in missed if surplus(history) != 0]
    return thirds, len(apart), len(missed) - len(apart)


def distance(rows: Sequence[Row], a: int, b: int) -> int:
    one, other = rows[a].rating, rows[b].rating
    return 0 if one is None or other is None else abs(one - other)


def pair_size(rows: Sequence[Row], natural: dict[int, int], x: int, y: int) -> int:
    if natural[x] == y:
        return 0
    people = (x, y, natural[x], natural[y])
    if any(rows[p].rating is None for p in people):
        return 0
    return min(distance(rows, y, natural[x]), distance(rows, x, natural[y]))


def changes(
    rows: Sequence[Row], natural: dict[int, int], upper: set[int], pairing: Pairing, limit: int
) -> tuple[int, int, int, int]:
    """Counts 7 to 10 of a pairing."""
    moved = [(x, y) for x, y in pairing if natural[x] != y]
    sizes = [pair_size(rows, natural, x, y) for x, y in moved]
    inter = sum(
        1
        for (x, y), size in zip(moved, sizes, strict=True)
        if (x in upper) == (y in upper) and size <= limit
    )
    far = sum((natural[x] - y) ** 2 + (natural[y] - x) ** 2 for x, y in moved)
    return inter, len(moved), sum(sizes), far


def possible(rows: Sequence[Row], pairing: Pairing, names: Sequence[int]) -> bool:
    return all(names[y] not in rows[x].barred for x, y in pairing)


def natural_of(
    rows: Sequence[Row], names: Sequence[int], limit: int
) -> tuple[dict[int, int], set[int]]:
    """The natural pairing of an even list of players, without rematch; and its upper half."""
    natural: dict[int, int] = {}
    upper: set[int] = set()
    for x, row in enumerate(rows):
        if not row.down:
            continue
        for y, other in enumerate(rows):
            if not other.down and y not in natural and names[y] not in row.barred:
                natural |= {x: y, y: x}
                upper.add(x)
                break
    rest = [p for p in range(len(rows)) if p not in natural]
    half = len(rest) // 2
    for x, y in zip(rest[:half], rest[half:], strict=True):
        natural |= {x: y, y: x}
        upper.add(x)
    now = tuple((x, y) for x, y in natural.items() if x < y)
    if possible(rows, now, names):
        return natural, upper
    # Equal by counts 7 to 10: the program's own two last counts, as natural must be one pairing.
    best = min(
        (p for p in pairings(list(range(len(rows)))) if possible(rows, p, names)),
        key=lambda p: (
            *changes(rows, natural, upper, p, limit),
            sum(len(rows) - x for x, y in p if natural[x] != y),
            sum(x * x * y % 61 for x, y in p if natural[x] != y),
        ),
    )
    for x, y in best:
        if natural[x] != y:
            upper |= {x}
            upper -= {y}
    return {a: b for x, y in best for a, b in ((x, y), (y, x))}, upper


def best_counts(
    rows: Sequence[Row], left_sets: Sequence[tuple[int, ...]], alternation: int, equalization: int
) -> tuple[int, ...]:
    """The least ten counts over these sets left over (first that by rank) and all pairings."""
    best: tuple[int, ...] | None = None
    for left in left_sets:
        ours = sorted(set(left) - set(left_sets[0]))
        theirs = sorted(set(left_sets[0]) - set(left))
        spans = [distance(rows, a, b) for a, b in zip(ours, theirs, strict=True)]
        names = [p for p in range(len(rows)) if p not in left]
        stay = [rows[p] for p in names]
        natural, upper = natural_of(stay, names, alternation)
        for pairing in pairings(list(range(len(stay)))):
            if not possible(stay, pairing, names):
                continue
            colors = [color_counts(stay[x].colors, stay[y].colors) for x, y in pairing]
            sizes = [pair_size(stay, natural, x, y) for x, y in pairing]
            counts = (
                sum(one[0] for one in colors),
                sum(s > equalization for s in (*sizes, *spans)),
                sum(one[1] for one in colors),
                sum(s > alternation for s in (*sizes, *spans)),
                sum(one[2] for one in colors),
                sum(spans),
                *changes(stay, natural, upper, pairing, alternation),
            )
            if best is None or counts < best:
                best = counts
    assert best is not None
    return best


def left_over_sets(
    rows: Sequence[Row], below: Sequence[frozenset[int]], levels: Sequence[int] = ()
) -> list[tuple[int, ...]]:
    """Every set that may be left over, by trying every pairing of the whole field: those of the
    pairings with the fewest leaving the groups, one after another; of these the sets that spare
    those who came down, then the unrated; the one by rank first.

    ``below``: whom each player below cannot meet (positions go on), with the group of each in
    ``levels``, counted from 1.
    """
    everyone = [*(row.barred for row in rows), *below]
    size = len(rows)
    level = [*([0] * size), *(levels or [1] * len(below))]
    lines = max(level)
    found: dict[tuple[int, ...], set[tuple[int, ...]]] = {}
    for pairing in pairings(list(range(len(everyone)))):
        if any(second in everyone[first] for first, second in pairing):
            continue
        leaving = tuple(
            sum(min(level[a], level[b]) <= line < max(level[a], level[b]) for a, b in pairing)
            for line in range(lines)
        )
        left = {min(pair) for pair in pairing if min(pair) < size <= max(pair)}
        found.setdefault(leaving, set()).add(tuple(sorted(left)))
    if not found:
        raise AssertionError("this field cannot be paired")

    def key(left: tuple[int, ...]) -> tuple[int, int]:
        down = sum(rows[p].down for p in left)
        return down, sum(rows[p].rating is None for p in left)

    sets = found[min(found)]
    least = min(map(key, sets))
    spared = [left for left in sets if key(left) == least]
    return sorted(spared, key=lambda left: [-p for p in reversed(left)])
