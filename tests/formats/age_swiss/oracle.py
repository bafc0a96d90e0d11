"""The rules once more, written without the pairing code: by looking at every possible pairing.

A pairing is judged from the outside: how many pairs repeat, who has the bye, and group by group
from the top what it leaves over and whom it brings together.
"""

from collections.abc import Iterator, Sequence

from tourneydesk.formats.age_swiss.criteria import Field

Pairing = tuple[frozenset[int], ...]
"""Sets of two; a set of one has the bye."""


def all_pairings(field: Field) -> Iterator[Pairing]:
    """Every way to pair the field without a forbidden pair."""
    odd = len(field.players) % 2 == 1
    yield from _rest(field, tuple(sorted(field.players)), odd)


def _rest(field: Field, players: Sequence[int], odd: bool) -> Iterator[Pairing]:
    if not players:
        yield ()
        return
    first, others = players[0], players[1:]
    if odd:
        for rest in _rest(field, others, False):
            yield (frozenset((first,)), *rest)
    for place, other in enumerate(others):
        if other not in field.forbidden[first]:
            for rest in _rest(field, (*others[:place], *others[place + 1 :]), odd):
                yield (frozenset((first, other)), *rest)


def repeats(field: Field, pairing: Pairing) -> int:
    return sum(1 for pair in pairing if len(pair) == 2 and max(pair) in field.met[min(pair)])


def outermost(field: Field, pairing: Pairing) -> int:
    """Pairs of the oldest with the youngest group, where the event forbids them."""
    return sum(1 for pair in pairing if len(pair) == 2 and field.outermost(*pair))


def bye_key(field: Field, pairing: Pairing) -> tuple[int, int, int]:
    for pair in pairing:
        if len(pair) == 1:
            (player,) = pair
            return field.byes[player], field.level[player], field.age[player]
    return (0, 0, 0)


def pool_view(field: Field, pairing: Pairing, level: int) -> tuple[Pairing, frozenset[int]]:
    """The pairs that belong to a group, and who of its pool is left over."""
    pairs = tuple(
        sorted(
            (
                pair
                for pair in pairing
                if len(pair) == 2 and min(field.level[player] for player in pair) == level
            ),
            key=sorted,
        )
    )
    down = frozenset(
        player
        for pair in pairing
        if len(pair) == 2 and min(field.level[player] for player in pair) < level
        for player in pair
        if field.level[player] >= level
    )
    return pairs, down


def pool_counts(field: Field, pairing: Pairing, level: int) -> tuple[int, ...]:
    """Counts 1 to 7 of docs/rules/age-swiss.md, of the group of that level."""
    pairs, down = pool_view(field, pairing, level)
    eldest = field.age_groups - 1
    ages = [sorted(field.age[player] for player in pair) for pair in pairs]
    levels = [len({field.level[player] for player in pair}) for pair in pairs]
    return (
        sum(1 for player in down if field.level[player] > level),
        len(down),
        sum(field.age[player] for player in down),
        sum(1 for young, old in ages if (young, old) == (0, eldest) and eldest > 0),
        sum(1 for pair in pairs if max(pair) in field.marked[min(pair)]),
        sum(
            1
            for (young, old), count in zip(ages, levels, strict=True)
            if count == 2 and young != old
        ),
        sum(old - young for young, old in ages),
    )


def faults(field: Field, posted: Pairing) -> list[str]:
    """Where a pairing is not the best there is, each in words; empty when it is.

    For small fields: it looks at every pairing.
    """
    seated = sorted(player for pair in posted for player in pair)
    if seated != sorted(field.players):
        return ["someone is missing or seated twice"]
    every = list(all_pairings(field))
    if not every:
        return ["there is no pairing at all"]
    fewest = min(repeats(field, pairing) for pairing in every)
    if repeats(field, posted) != fewest:
        return [f"{repeats(field, posted)} repeats where {fewest} would do"]
    every = [pairing for pairing in every if repeats(field, pairing) == fewest]
    fewest = min(outermost(field, pairing) for pairing in every)
    if outermost(field, posted) != fewest:
        return [f"{outermost(field, posted)} of oldest and youngest where {fewest} would do"]
    every = [pairing for pairing in every if outermost(field, pairing) == fewest]
    best = min(bye_key(field, pairing) for pairing in every)
    if bye_key(field, posted) != best:
        return [f"bye {bye_key(field, posted)} where {best} would do"]
    byes = [pair for pair in posted if len(pair) == 1]
    every = [pairing for pairing in every if all(pair in pairing for pair in byes)]
    for level in sorted(set(field.level.values()), reverse=True):
        have = pool_counts(field, posted, level)
        least = min(pool_counts(field, pairing, level) for pairing in every)
        if have != least:
            return [f"group {level}: {have} where {least} would do"]
        view = pool_view(field, posted, level)
        every = [pairing for pairing in every if pool_view(field, pairing, level) == view]
    return []
