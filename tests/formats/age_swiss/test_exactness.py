"""Every round is the best there is: against all pairings, another library, and itself."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.builders.age_swiss import played, random_event
from tests.formats.age_swiss.checker import round_faults
from tests.formats.age_swiss.fields import field_of, field_of_cliques, pairing_of, random_field
from tests.formats.age_swiss.oracle import all_pairings, faults
from tourneydesk.core.draw import Draw
from tourneydesk.core.reasons import Refused
from tourneydesk.formats.age_swiss.criteria import make_field
from tourneydesk.formats.age_swiss.score_groups import (
    always_pairs,
    crowd_pairs,
    group_draw,
    kernel,
    next_group,
    pair_field,
    pair_group,
    settle,
)


@pytest.mark.parametrize("block", range(4))
def test_no_pairing_of_a_small_field_is_better(block: int) -> None:
    for number in range(100 * block, 100 * block + 100):
        random = Random(number)
        field = random_field(random, random.randint(2, 10), random.choice((1, 2, 3, 3, 3, 4)))
        try:
            pairing = pairing_of(field, str(number))
        except Refused:
            assert not list(all_pairings(field))
            continue
        assert not faults(field, pairing), number


def test_no_pairing_of_a_small_field_with_clubs_is_better() -> None:
    met = 0
    for number in range(60):
        random = Random(number)
        field = random_field(random, random.randint(2, 9), random.choice((1, 2, 3)), marks=True)
        try:
            pairing = pairing_of(field, str(number))
        except Refused:
            continue
        assert not faults(field, pairing), number
        met += sum(max(pair) in field.marked[min(pair)] for pair in pairing)
    assert met > 5


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 10**9))
def test_crowds_change_nothing_where_clubs_are_kept_apart(seed: int) -> None:
    random = Random(seed)
    players = list(range(1, random.randint(50, 110) + 1))
    pairs = list(zip(players[::3], players[1::3], strict=False))
    age = {player: random.choice((0, 0, 0, 0, 1, 2)) for player in players}
    level = {player: random.choice((0, 1, 1, 1)) for player in players}
    none: dict[int, dict[int, int]] = {player: {} for player in players}
    byes = dict.fromkeys(players, 0)
    field = make_field(level, age, 3, byes, none, same_marks=pairs)
    draw = Draw(str(seed), "round")
    start = settle(field, draw)
    assert start is not None
    score_group = next_group(field, start)
    while score_group is not None:
        quick = pair_group(field, score_group, False, draw)
        plain = pair_group(field, score_group, False, draw, crowds=False)
        assert quick is not None
        assert plain is not None
        assert quick.counts == plain.counts
        score_group = next_group(field, start, quick)


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 10**9), st.booleans())
def test_crowds_change_nothing_in_the_counts(seed: int, cliques: bool) -> None:
    """A large score group paired by its kernel is as good as when every player counts by
    himself.
    """
    random = Random(seed)
    if cliques:
        field = field_of_cliques(random)
    else:
        field = random_field(random, random.randint(30, 110), random.randint(1, 4), rounds=2)
    draw = Draw(str(seed), "round")
    start = settle(field, draw)
    assert start is not None
    score_group, index = next_group(field, start), 0
    while score_group is not None:
        own = group_draw(draw, index)
        quick = pair_group(field, score_group, bool(start.repeats), own)
        plain = pair_group(field, score_group, bool(start.repeats), own, crowds=False)
        assert quick is not None
        assert plain is not None
        assert quick.counts == plain.counts
        assert all(second not in field.apart[first] for first, second in quick.pairs)
        seated = [player for pair in quick.pairs for player in pair]
        assert sorted([*seated, *quick.left_over]) == sorted(score_group.players)
        score_group, index = next_group(field, start, quick), index + 1


def test_large_pools_do_have_crowds() -> None:
    field = random_field(Random(1), 600, rounds=4)
    start = settle(field, Draw("s", "round"))
    assert start is not None
    score_group = next_group(field, start)
    crowded = 0
    while score_group is not None:
        crowded += len(
            kernel(field, score_group, not always_pairs(field, score_group.below)).crowds
        )
        paired = pair_group(field, score_group, False, Draw("s", "pool"))
        score_group = next_group(field, start, paired)
    assert crowded > 5


@given(st.integers(1, 4), st.integers(0, 10**6))
def test_a_crowd_always_finds_new_opponents(apart: int, seed: int) -> None:
    """Everyone kept apart from the next players in drawn order, the worst there is."""
    random = Random(seed)
    count = 4 * apart + 2 + 2 * random.randint(0, 5)
    order = [number + 1 for number in range(count)]
    random.shuffle(order)
    met: set[frozenset[int]] = set()
    for player in range(0, count, 2):
        met.add(frozenset((order[player], order[player + 1])))
    for _ in range(apart - 1):
        others = order[:]
        random.shuffle(others)
        met |= {frozenset(pair) for pair in zip(others[::2], others[1::2], strict=True)}
    text = " ".join(f"{min(pair)}-{max(pair)}" for pair in met)
    field = field_of("\n".join(f"{player} 3 old" for player in order), met=text)
    assert field.most_apart <= apart
    pairs = crowd_pairs(field, order)
    assert sorted(player for pair in pairs for player in pair) == sorted(order)
    assert not {frozenset(pair) for pair in pairs} & met


@pytest.mark.parametrize("players", [2, 3, 5, 6, 7, 8, 11, 14, 17, 20, 23])
def test_a_checker_finds_nothing_in_whole_events(players: int) -> None:
    record = "win_loss_draw" if players % 3 == 0 else "points"
    event = random_event(players, 0, seed=players, record=record)
    for _ in range(min(8, players + 1)):
        after = played(event, players, draws=20)
        assert not round_faults(event, after.rounds[-1])
        event = after


@pytest.mark.parametrize("players", [39, 40, 64, 127, 300])
def test_a_checker_finds_nothing_in_larger_events(players: int) -> None:
    event = random_event(players, 3 if players <= 40 else 0, seed=players)
    for _ in range(1 if players <= 40 else 8):
        after = played(event, players)
        assert not round_faults(event, after.rounds[-1])
        event = after


def test_the_checker_finds_what_is_wrong() -> None:
    field = field_of("1 6 old\n2 6 old\n3 3 young\n4 3 young\n5 3 young", met="1-2")
    pairs = [frozenset(pair) for pair in ((1, 3), (2, 4), (5,))]
    assert not faults(field, tuple(pairs))
    assert faults(field, tuple(frozenset(pair) for pair in ((1, 2), (3, 4), (5,))))
    assert faults(field, tuple(frozenset(pair) for pair in ((1, 3), (4, 5), (2,))))
    assert faults(field, tuple(pairs[:2]))


@given(st.integers(0, 10**9))
def test_the_same_seed_pairs_the_same_and_the_order_of_entry_plays_no_part(seed: int) -> None:
    field = random_field(Random(seed), 12, rounds=2)
    once = pair_field(field, Draw("a", "round"))
    assert pair_field(field, Draw("a", "round")) == once


def test_every_lot_can_fall_on_everyone() -> None:
    """Five equal players, one bye: over many draws each has it, and each pair meets."""
    field = field_of("\n".join(f"{player} 0 old" for player in range(1, 6)))
    pairings = [pairing_of(field, str(seed)) for seed in range(300)]
    byes = [min(pair) for pairing in pairings for pair in pairing if len(pair) == 1]
    met = [pair for pairing in pairings for pair in pairing if len(pair) == 2]
    assert all(30 < byes.count(player) < 95 for player in range(1, 6))
    assert all(30 < met.count(pair) < 95 for pair in set(met))
    assert len(set(met)) == 10
