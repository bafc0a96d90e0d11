"""Counting what a plan leaves for later rounds, against counting by hand."""

from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st

from tourneydesk.formats.strikes.meetings import count_meetings, penalty_rows
from tourneydesk.formats.strikes.search import fresh_foursomes, shared_strangers

TEN = range(10)
histories = st.dictionaries(
    st.sampled_from(list(combinations(TEN, 2))), st.integers(1, 6), max_size=30
)


@given(histories, st.permutations(TEN))
def test_foursomes_left_are_those_of_which_no_two_have_met(
    meetings: dict[tuple[int, int], int], order: list[int]
) -> None:
    tables = [order[:4], order[4:7], order[7:]]
    met = set(meetings) | set(count_meetings([tables]))
    foursomes = [
        four for four in combinations(TEN, 4) if not met.intersection(combinations(four, 2))
    ]
    assert fresh_foursomes(penalty_rows(TEN, meetings), tables) == len(foursomes)


@given(histories)
def test_shared_strangers_are_those_whom_neither_has_met(
    meetings: dict[tuple[int, int], int],
) -> None:
    strangers = {p: {q for q in TEN if q != p} for p in TEN}
    for a, b in meetings:
        strangers[a].discard(b)
        strangers[b].discard(a)
    counted = shared_strangers(penalty_rows(TEN, meetings))
    for p, q in combinations(TEN, 2):
        assert counted[p][q] == counted[q][p] == len(strangers[p] & strangers[q])


def test_nobody_shares_strangers_with_himself() -> None:
    assert shared_strangers(penalty_rows([1, 2, 3], {})) == [[0, 1, 1], [1, 0, 1], [1, 1, 0]]
