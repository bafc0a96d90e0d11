from collections import Counter
from hashlib import sha256
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tourneydesk.core.draw import Draw


def test_a_number_can_be_checked_with_a_hash_tool() -> None:
    first = int(sha256(b"dice 4 2 6|round 1|0").hexdigest()[:16], 16)
    assert Draw("dice 4 2 6", "round 1").below(1000) == first % 1000


def test_the_same_seed_and_label_shuffle_alike_on_every_machine() -> None:
    assert Draw("seed", "round 1").shuffled(range(8)) == [2, 5, 1, 6, 7, 4, 3, 0]


@given(st.text(max_size=20), st.lists(st.integers(), max_size=40))
def test_a_shuffle_keeps_every_card_and_repeats_exactly(seed: str, cards: list[int]) -> None:
    once = Draw(seed, "x").shuffled(cards)
    assert sorted(once) == sorted(cards)
    assert once == Draw(seed, "x").shuffled(cards)


def test_every_order_of_three_comes_up_about_equally_often() -> None:
    draw = Draw("fair", "shuffles")
    seen = Counter(tuple(draw.shuffled("abc")) for _ in range(6000))
    assert set(seen) == set(permutations("abc"))
    assert max(seen.values()) - min(seen.values()) < 200


def test_a_part_is_untouched_by_what_the_rest_draws() -> None:
    draw = Draw("s", "round 2")
    before = draw.part("lots").below(10**6)
    draw.shuffled(range(50))
    assert draw.part("lots").below(10**6) == before


@pytest.mark.parametrize("bound", [0, -1, 2**64 + 1])
def test_a_bound_that_cannot_be_fair_is_an_error_of_ours(bound: int) -> None:
    with pytest.raises(ValueError, match="bound"):
        Draw("s", "l").below(bound)


def test_numbers_stay_fair_where_the_bound_does_not_divide_the_span() -> None:
    # Two thirds of the span: without rejection the lower half would come up twice as often.
    bound = 2**64 // 3 * 2
    draw = Draw("s", "l")
    low = sum(draw.below(bound) < bound // 2 for _ in range(2000))
    assert 880 < low < 1120


def test_numbers_past_the_last_whole_multiple_of_the_bound_are_thrown_away() -> None:
    bound = (1 << 63) + 1  # almost every second number of the stream is past it
    for label in "abcdefgh":
        stream = (
            int(sha256(f"seed|{label}|{number}".encode()).hexdigest()[:16], 16)
            for number in range(100)
        )
        assert Draw("seed", label).below(bound) == next(one for one in stream if one < bound)
