"""The order of preference against a second program that tries every set and every pairing."""

import random
from itertools import combinations

import pytest

from tests.formats.us_swiss.reference import Row, best_counts, left_over_sets
from tourneydesk.formats.us_swiss.downfloaters import pairable
from tourneydesk.formats.us_swiss.entrants import Entrant
from tourneydesk.formats.us_swiss.natural import (
    Limits,
    PairingTask,
    RepairCost,
    pair_counts,
    plain_natural,
    without_rematches,
)
from tourneydesk.formats.us_swiss.proving import best_of_stage, least
from tourneydesk.formats.us_swiss.score_groups import Group, left_over_counts, paired_field

LIMITS = Limits(80, 200)


def random_pool(
    seed: int, most: int
) -> tuple[list[Row], list[frozenset[int]], list[int], list[int]]:
    """A score group with some who came down, some unrated, random colors and earlier meetings; and
    those below it (whom they cannot meet, everybody's ratings and groups).
    """
    rnd = random.Random(seed)
    count, rounds, low = rnd.randint(2, most), rnd.randint(0, 5), rnd.randint(0, 4)
    spread = rnd.choice([20, 150, 500, 1500])
    ratings = sorted((1000 + rnd.randint(0, spread) for _ in range(count + low)), reverse=True)
    unrated = rnd.choice([0, 0, 0, 1, 2, count])
    down = min(rnd.choice([0, 0, 1, 1, 2]), count - 1)
    barred: list[set[int]] = [set() for _ in range(count + low)]
    density = rnd.choice([0.0, 0.1, 0.3, 0.5])
    for a, b in combinations(range(count + low), 2):
        if rnd.random() < density:
            barred[a].add(b)
            barred[b].add(a)
    rows = [
        Row(
            None if p >= count - unrated else ratings[p],
            "".join(rnd.choice("WWWBBB-") for _ in range(rounds)),
            frozenset(barred[p]),
            p < down,
        )
        for p in range(count)
    ]
    levels = sorted(rnd.choice([1, 1, 2, 3]) for _ in range(low))
    levels = [sorted(set(levels)).index(level) + 1 for level in levels]
    return rows, [frozenset(one) for one in barred[count:]], ratings[count:], levels


def agrees(seed: int, most: int) -> bool:
    """Whether this score group can be paired at all; if so, it is paired as the second program has
    it.
    """
    rows, below, ratings, levels = random_pool(seed, most)
    rounds = len(rows[0].colors)
    top = [
        Entrant(p, p, row.rating, 4 if row.down else 2, row.colors, row.barred)
        for p, row in enumerate(rows)
    ]
    low = [
        Entrant(len(rows) + p, len(rows) + p, ratings[p], 0, "-" * rounds, barred)
        for p, barred in enumerate(below)
    ]
    if not pairable([*top, *low]):
        return False
    down = [player for player, row in zip(top, rows, strict=True) if row.down]
    own = [player for player in top if player not in down]
    if len(down) > 1 and pairable(down):
        # Those who come down are to come down here: they have met one another.
        return False
    under = [[one for one, at in zip(low, levels, strict=True) if at == n] for n in (1, 2, 3)]
    groups = [Group("score", tuple(one)) for one in (down, own, *under) if one]
    score_groups = paired_field(groups, LIMITS)
    score_group = score_groups[1 if down else 0]
    if len(score_group.players) != len(rows):
        return False
    sets = left_over_sets(rows, below, levels)
    assert tuple(entrant.id for entrant in score_group.left_by_rank) == sets[0]
    assert score_group.paired.counts[:10] == best_counts(rows, sets, 80, 200)
    assert score_group.proved
    return True


@pytest.mark.parametrize("block", range(10))
def test_small_pools_are_paired_as_trying_everything_would(block: int) -> None:
    assert sum(agrees(seed, 7) for seed in range(100 * block, 100 * block + 100)) > 20


def test_larger_pools_too() -> None:
    assert sum(agrees(seed, 8) for seed in range(5000, 5150)) > 30


def large_group(seed: int) -> PairingTask:
    """An even score group of 20 to 60 with colors of a few rounds and a few earlier meetings."""
    rnd = random.Random(seed)
    count, rounds = 2 * rnd.randint(10, 30), rnd.randint(1, 4)
    ratings = sorted((rnd.randint(900, 2200) for _ in range(count)), reverse=True)
    met = {frozenset(rnd.sample(range(count), 2)) for _ in range(count)}
    players = tuple(
        Entrant(
            p,
            p,
            None if rnd.random() < 0.05 else ratings[p],
            2,
            "".join(rnd.choice("WB") for _ in range(rounds)),
            frozenset(q for q in range(count) if frozenset((p, q)) in met and q != p),
        )
        for p in range(count)
    )
    natural = without_rematches(players, plain_natural(players, 0), RepairCost(players, LIMITS))
    return PairingTask(players, natural, LIMITS)


@pytest.mark.parametrize("block", range(4))
def test_the_stages_of_the_proof_find_what_weighing_every_pair_at_once_finds(block: int) -> None:
    for seed in range(15 * block, 15 * block + 15):
        task = large_group(seed)
        staged = least(task)
        at_once = best_of_stage(task, third=True)
        assert staged is not None
        assert at_once is not None
        assert staged.counts == at_once.counts


@pytest.mark.parametrize(
    ("gap", "over"), [(80, (0, 0)), (81, (0, 1)), (200, (0, 1)), (201, (1, 1))]
)
def test_a_pair_counts_as_over_a_limit_only_beyond_it(gap: int, over: tuple[int, int]) -> None:
    ratings = (2400, 2000, 1500, 1500 - gap)
    players = tuple(Entrant(p, p, rating, 2, "WB"[p % 2]) for p, rating in enumerate(ratings))
    counts = pair_counts(players, plain_natural(players, 0), LIMITS, 0, 3)
    assert (counts[1], counts[3]) == over
    assert counts[7:9] == (1, gap)
    assert left_over_counts(players, (2,), (3,), LIMITS)[:6] == (0, over[0], 0, over[1], 0, gap)
