"""Table ranges of several sections in one hall."""

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from tests.builders.crowds import crowd
from tourneydesk.core.day import TableRange, overlapping, spare, stacked, tables_needed
from tourneydesk.formats import FORMATS

MOVABLE = st.builds(
    lambda first, count: TableRange(first, first + count - 1),
    st.integers(1, 300),
    st.integers(0, 80),
)


@given(st.lists(MOVABLE, max_size=8), st.integers(1, 50))
def test_stacked_ranges_have_all_their_tables_in_order_with_spare_ones_behind_each(
    ranges: list[TableRange], first: int
) -> None:
    found = stacked(ranges, first)
    assert [one.count for one in found] == [one.count for one in ranges]
    assert overlapping(found) == ()
    placed = [one for one in found if one.count]
    assert not placed or placed[0].first == first
    for one, following in pairwise(placed):
        assert following.first == one.last + 1 + spare(one.count)


@given(st.lists(MOVABLE, max_size=6), st.lists(MOVABLE, max_size=3), st.randoms())
def test_ranges_that_cannot_be_moved_stay_and_the_others_keep_clear_of_them(
    movable: list[TableRange], fixed: list[TableRange], chance: object
) -> None:
    stays = [TableRange(one.first, one.last, movable=False) for one in fixed]
    ranges = [*movable, *stays]
    chance.shuffle(ranges)  # type: ignore[attr-defined]
    found = stacked(ranges)
    assert [one for one in found if not one.movable] == [one for one in ranges if not one.movable]
    for at, other in overlapping(found):
        assert not found[at].movable
        assert not found[other].movable


def test_proposing_again_changes_nothing() -> None:
    ranges = [TableRange(1, 9), TableRange(1, 30), TableRange(5, 4), TableRange(7, 7)]
    once = stacked(ranges)
    assert stacked(once) == once
    assert [one.first for one in once] == [1, 12, 5, 48]


def test_a_section_needs_tables_for_all_who_are_in_and_a_ring_needs_none() -> None:
    for key, fmt in FORMATS.items():
        for players in (8, 9, 23):
            event = crowd(key, players, fmt.table_sizes[0])
            needed = tables_needed(event, fmt)
            if key == "dual-ring":
                assert needed == 0
            else:
                posted = event.current
                assert posted is not None
                assert needed >= len(posted.tables) - 1
                assert needed <= players // 2
