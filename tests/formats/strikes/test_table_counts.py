"""How many tables of which size, by players left."""

from collections.abc import Sequence
from typing import Any

import pytest

from tests.builders.events import event_of
from tourneydesk.formats.strikes import FORMAT
from tourneydesk.formats.strikes.settings import Rules, rules_of
from tourneydesk.formats.strikes.tables import TABLES_4_3, TABLES_5_4_3, table_sizes


def rules(**settings: Any) -> Rules:
    return rules_of(event_of(FORMAT, 0, **settings).settings)


BOTH = [rules(), rules(largest_table=4)]


@pytest.mark.parametrize("kind", ["random", "split"])
@pytest.mark.parametrize("players", range(6, 51))
def test_each_row_of_both_charts_seats_all_players(players: int, kind: str) -> None:
    for one in BOTH:
        assert sum(map(sum, table_sizes(players, kind, one))) == players


def test_both_charts_go_from_six_to_fifty_without_a_gap() -> None:
    assert list(TABLES_5_4_3) == list(TABLES_4_3) == list(range(6, 51))


@pytest.mark.parametrize("players", range(6, 51))
def test_a_split_round_has_the_tables_of_a_random_round(players: int) -> None:
    for one in BOTH:
        (random,) = table_sizes(players, "random", one)
        split = table_sizes(players, "split", one)
        assert sorted(size for group in split for size in group) == sorted(random)


@pytest.mark.parametrize("players", [*range(6, 121), 500, 5000])
def test_there_are_two_groups_up_to_thirty_players_and_three_above(players: int) -> None:
    for one in BOTH:
        assert len(table_sizes(players, "split", one)) == (2 if players <= 30 else 3)


# players | random round | split round, as in the source
GOLDEN_5 = [
    (6, "3 3", "3|3"),
    (11, "4 4 3", "4 3|4"),
    (13, "5 4 4", "4 4|5"),
    (26, "5 5 4 4 4 4", "5 4 4|5 4 4"),
    (30, "5 5 5 5 5 5", "5 5 5|5 5 5"),
    (31, "5 5 5 4 4 4 4", "5 4 4|5 4|5 4"),
    (47, "5 5 5 5 5 5 5 4 4 4", "5 4 4 4|5 5 5|5 5 5"),
    (50, "5 5 5 5 5 5 5 5 5 5", "5 5 5 5|5 5 5|5 5 5"),
]
GOLDEN_4 = [
    (6, "3 3", "3|3"),
    (9, "3 3 3", "3 3|3"),
    (10, "4 3 3", "3 3|4"),
    (21, "4 4 4 3 3 3", "4 4 3|4 3 3"),
    (30, "4 4 4 4 4 4 3 3", "4 4 4 3|4 4 4 3"),
    (31, "4 4 4 4 4 4 4 3", "4 4 4|4 4 3|4 4"),
    (50, "4 4 4 4 4 4 4 4 4 4 4 3 3", "4 4 4 3 3|4 4 4 4|4 4 4 4"),
]
# Our reading above fifty.
BEYOND_5 = [
    (51, "5 5 5 5 5 5 5 4 4 4 4", "5 5 4 4|5 5 5 4|5 5 4"),
    (55, "5 5 5 5 5 5 5 5 5 5 5", "5 5 5 5|5 5 5 5|5 5 5"),
    (56, "5 5 5 5 5 5 5 5 4 4 4 4", "5 5 4 4|5 5 5 4|5 5 5 4"),
    (61, "5 5 5 5 5 5 5 5 5 4 4 4 4", "5 5 5 4 4|5 5 5 4|5 5 5 4"),
]
BEYOND_4 = [
    (51, "4 4 4 4 4 4 4 4 4 4 4 4 3", "4 4 4 4 3|4 4 4 4|4 4 4 4"),
    (53, "4 4 4 4 4 4 4 4 4 4 4 3 3 3", "4 4 4 4 3|4 4 4 4 3|4 4 4 3"),
]


def row(text: str) -> tuple[tuple[int, ...], ...]:
    return tuple(tuple(map(int, group.split())) for group in text.split("|"))


@pytest.mark.parametrize(("rows", "largest"), [(GOLDEN_5 + BEYOND_5, 5), (GOLDEN_4 + BEYOND_4, 4)])
def test_tables_are_as_the_charts_say_and_above_fifty_as_we_read_them(
    rows: Sequence[tuple[int, str, str]], largest: int
) -> None:
    for players, random, split in rows:
        assert table_sizes(players, "random", rules(largest_table=largest)) == row(random)
        assert table_sizes(players, "split", rules(largest_table=largest)) == row(split)


@pytest.mark.parametrize("largest", [4, 5])
@pytest.mark.parametrize("players", [*range(51, 200), 1000, 5000])
def test_above_fifty_the_groups_are_as_equal_as_can_be(players: int, largest: int) -> None:
    groups = table_sizes(players, "split", rules(largest_table=largest))
    counts = [len(group) for group in groups]
    smaller = [group.count(largest - 1) for group in groups]
    for each in (counts, smaller):
        assert sorted(each, reverse=True) == each
        assert max(each) - min(each) <= 1
    assert sum(map(sum, groups)) == players
    assert sum(counts) == -(-players // largest)


@pytest.mark.parametrize(
    ("players", "settings", "random", "split"),
    [
        (3, {}, "3", "3"),
        (4, {}, "4", "4"),
        (5, {}, "5", "5"),
        (4, {"largest_table": 4}, "4", "4"),
        (5, {"largest_table": 4}, "4", "4"),
        (5, {"largest_table": 4, "works_with_two": True}, "4", "4"),
        (
            5,
            {"largest_table": 4, "works_with_two": True, "five_left": "three_and_two"},
            "3 2",
            "3|2",
        ),
        (5, {"works_with_two": True, "five_left": "three_and_two"}, "5", "5"),
    ],
)
def test_three_four_or_five_left_make_one_table_and_five_of_four_as_chosen(
    players: int, settings: dict[str, object], random: str, split: str
) -> None:
    assert table_sizes(players, "random", rules(**settings)) == row(random)
    assert table_sizes(players, "split", rules(**settings)) == row(split)


def test_two_players_make_no_round() -> None:
    with pytest.raises(ValueError, match="2 players"):
        table_sizes(2, "random", rules())
