"""Ties worked by hand: who gets how much."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

import pytest

from tourneydesk.core.prize_awards import Awards, award
from tourneydesk.core.prizes import Category, Prize, PrizeList

EXPERTS = Category("rating", 2000, 2199)
CLASS_A = Category("rating", 1800, 1999)
CLASS_B = Category("rating", 1600, 1799)
UNDER_2400 = Category("rating", None, 2399)
UNDER_2300 = Category("rating", None, 2299)
YOUTH = Category("age", None, 17)


def prizes(*amounts: int, of: Category = Category()) -> tuple[Prize, ...]:  # noqa: B008  # frozen
    """Prizes in whole units for 1st, 2nd … place."""
    return tuple(Prize(at, 100 * amount, category=of) for at, amount in enumerate(amounts, 1))


def awards(
    offered: Sequence[Prize],
    tied: Sequence[Sequence[int]],
    members: Mapping[Category, Sequence[int]] | None = None,
    **rules: bool,
) -> Awards:
    everybody = frozenset(player for group in tied for player in group)
    eligible = {Category(): everybody}
    eligible |= {category: frozenset(inside) for category, inside in (members or {}).items()}
    by_place = [[player] for group in tied for player in group]
    house = replace(PrizeList(tuple(offered)), **rules)  # type: ignore[arg-type]  # house rules
    return award(house, tied if house.share else by_place, by_place, eligible)


def paid(found: Awards) -> dict[int, tuple[float, str]]:
    return {one.player: (one.paid / 100, one.how) for one in found.awards if one.money}


def test_a_clear_winner_gets_the_prize_of_the_place() -> None:
    found = awards(prizes(500, 300), [[1], [2], [3]])
    assert paid(found) == {1: (500, "clear"), 2: (300, "clear")}


def test_players_tied_for_places_share_the_prizes_of_these_places() -> None:
    found = awards(prizes(500, 300, 200), [[1, 2, 3], [4]])
    assert paid(found) == dict.fromkeys((1, 2, 3), (333.33, "tied"))
    assert found.rounding == 1


def test_a_tie_of_two_reaches_two_prizes_and_leaves_the_third() -> None:
    found = awards(prizes(500, 300, 200), [[1, 2], [3]])
    assert paid(found) == {1: (400, "tied"), 2: (400, "tied"), 3: (200, "clear")}


def test_a_winner_of_two_prizes_gets_the_larger_and_the_other_goes_on() -> None:
    """32B1: the clear second is in class A, whose prize is larger; third then is second."""
    found = awards((*prizes(500, 100), *prizes(200, of=CLASS_A)), [[1], [2], [3]], {CLASS_A: [2]})
    assert paid(found) == {1: (500, "clear"), 2: (200, "greater"), 3: (100, "clear")}


def test_of_equal_amounts_the_place_prize_is_awarded_first() -> None:
    """32B4."""
    found = awards((*prizes(500, 100), *prizes(100, of=CLASS_A)), [[1], [2], [3]], {CLASS_A: [2]})
    assert [one.pool[0].category.kind for one in found.awards] == ["place", "place"]
    assert found.unawarded == prizes(100, of=CLASS_A)


def test_of_equal_amounts_the_highest_class_is_awarded_first() -> None:
    """32B4, and the example of an expert and an A player who tie for 3rd (US Chess forum 3426)."""
    offered = (
        *prizes(500, 300, 150),
        *prizes(100, of=CLASS_A),
        *prizes(100, of=EXPERTS),
    )
    found = awards(offered, [[1, 2], [3, 4], [5], [6]], {EXPERTS: [3, 5], CLASS_A: [4, 6]})
    shared = (125, "pooled")
    assert paid(found) == {
        1: (400, "tied"),
        2: (400, "tied"),
        3: shared,
        4: shared,
        6: (100, "clear"),
    }


def test_where_both_classes_are_worth_more_each_gets_the_own_and_third_goes_on() -> None:
    """The same example with 3rd place below the classes."""
    offered = (*prizes(500, 300, 100), *prizes(125, of=EXPERTS), *prizes(125, of=CLASS_A))
    found = awards(offered, [[1, 2], [3, 4], [5]], {EXPERTS: [3], CLASS_A: [4]})
    assert paid(found)[3][0] == paid(found)[4][0] == 125
    assert paid(found)[5] == (100, "clear")


def test_a_class_prize_comes_into_the_pool_where_it_is_worth_more() -> None:
    """Four tie for 300 and 200, one of them can win the youth prize of 150 (WinTD's example)."""
    offered = (*prizes(300, 200), *prizes(150, of=YOUTH))
    found = awards(offered, [[1, 2, 3, 4]], {YOUTH: [4]})
    assert paid(found) == dict.fromkeys((1, 2, 3, 4), (162.5, "pooled"))


def test_no_more_than_one_prize_a_player_comes_into_the_pool() -> None:
    """Two tie for 300 and 200: the youth prize of 150 goes to the next young player."""
    offered = (*prizes(300, 200), *prizes(150, of=YOUTH))
    found = awards(offered, [[1, 2], [3], [4]], {YOUTH: [2, 4]})
    assert paid(found) == {1: (250, "tied"), 2: (250, "tied"), 4: (150, "clear")}


def test_without_third_prize_the_class_prize_is_pooled_with_the_first_two() -> None:
    """A club championship: three tie, two of them in the class (Westfield, 2012)."""
    found = awards((*prizes(300, 150), *prizes(90, of=CLASS_A)), [[1, 2, 3]], {CLASS_A: [2, 3]})
    assert paid(found) == dict.fromkeys((1, 2, 3), (180, "pooled"))


def test_who_gets_more_from_the_class_alone_leaves_the_pool() -> None:
    """Two experts, an A and two B players tie for 3rd (US Chess forum 406): the A player takes 70,
    the others share 220.
    """
    offered = (
        Prize(1, 50_000),
        Prize(2, 30_000),
        Prize(3, 12_000),
        *prizes(70, of=CLASS_A),
        *prizes(70, 30, of=CLASS_B),
    )
    found = awards(offered, [[1], [2], [3, 4, 5, 6, 7]], {CLASS_A: [5], CLASS_B: [6, 7]})
    four = dict.fromkeys((3, 4, 6, 7), (55, "pooled"))
    assert paid(found) == {1: (500, "clear"), 2: (300, "clear"), **four, 5: (70, "class_clear")}


def test_nobody_gets_more_than_the_largest_prize_that_they_could_win_alone() -> None:
    """Four tie for 3rd, three of them under 2400 (US Chess forum 16785, with the sentence that the
    delegates added): the fourth gets 3rd prize, the others share the rest.
    """
    offered = (
        *prizes(2375, 1149, 536, 306, 230),
        *prizes(1379, 766, of=UNDER_2400),
    )
    found = awards(offered, [[1], [2], [3, 4, 5, 6]], {UNDER_2400: [4, 5, 6]})
    assert paid(found) == {
        1: (2375, "clear"),
        2: (1149, "clear"),
        3: (536, "capped"),
        4: (817, "above_cap"),
        5: (817, "above_cap"),
        6: (817, "above_cap"),
    }
    assert [prize.amount for prize in found.unawarded] == [23_000]


def test_class_players_get_the_larger_of_both_shares_not_both() -> None:
    """Fourteen tie for 9th to 17th, four of them under 2400 and one of these under 2300, whose
    prize is larger than any share (the shape of the National Open 2008).
    """
    places = prizes(*range(1700, 0, -100))
    members = {UNDER_2400: [19, 20, 21, 22], UNDER_2300: [22]}
    offered = (*places, *prizes(3600, of=UNDER_2400), *prizes(1500, of=UNDER_2300))
    found = awards(offered, [*([n] for n in range(1, 9)), list(range(9, 23))], members)
    assert paid(found)[22] == (1500, "class_clear")
    assert {paid(found)[player] for player in (19, 20, 21)} == {(1200, "class")}
    assert {paid(found)[player] for player in range(9, 19)} == {(450, "tied")}


def test_by_tiebreaks_nobody_shares() -> None:
    found = awards(prizes(500, 300, 200), [[1, 2, 3]], share=False)
    assert paid(found) == {1: (500, "clear"), 2: (300, "clear"), 3: (200, "clear")}


def test_players_win_all_that_they_won_where_the_house_says_so() -> None:
    offered = (*prizes(500, 300), *prizes(100, of=CLASS_A))
    found = awards(offered, [[1, 2], [3]], {CLASS_A: [2, 3]}, one_each=False)
    assert {player: sum(one.paid for one in found.of(player)) for player in (1, 2, 3)} == {
        1: 40_000,
        2: 50_000,
        3: 0,
    }


def test_whole_units_leave_the_rest_over() -> None:
    found = awards(prizes(500, 300, 200), [[1, 2, 3]], whole=True)
    assert {one.paid for one in found.awards} == {33_300}
    assert found.rounding == 100


@pytest.mark.parametrize(("one_each", "third"), [(True, 3), (False, 2)])
def test_trophies_go_by_tiebreaks_one_to_a_player(one_each: bool, third: int) -> None:
    cup, medal = Prize(1, text="Cup"), Prize(2, text="Medal")
    best_a = Prize(1, text="Best A", category=CLASS_A)
    found = awards((cup, medal, best_a), [[1, 2, 3]], {CLASS_A: [2, 3]}, one_each=one_each)
    assert {(one.player, prize.text) for one in found.awards for prize in one.pool} == {
        (1, "Cup"),
        (2, "Medal"),
        (third, "Best A"),
    }


def test_a_prize_goes_to_its_place_or_below_never_above() -> None:
    """1st and 4th place have money, 2nd a book: nobody gets 4th prize before the fourth."""
    offered = (Prize(1, 50_000), Prize(4, 5_000), Prize(2, text="Book"))
    found = awards(offered, [[1], [2], [3], [4], [5]])
    assert paid(found) == {1: (500, "clear"), 4: (50, "clear")}
    assert [one.player for one in found.awards if not one.money] == [2]
    tied = awards(offered, [[1], [2, 3, 4], [5]])
    third = round(5_000 / 3 - 0.5) / 100
    assert paid(tied) == {1: (500, "clear"), **dict.fromkeys((2, 3, 4), (third, "tied"))}


def test_a_place_prize_that_a_class_winner_leaves_goes_to_the_next() -> None:
    offered = (*prizes(500, 100), *prizes(200, of=CLASS_A))
    found = awards(offered, [[1], [2], [3]], {CLASS_A: [1, 2]})
    assert paid(found) == {1: (500, "greater"), 2: (200, "greater"), 3: (100, "clear")}


def test_a_prize_that_nobody_can_win_is_named() -> None:
    found = awards((*prizes(500), *prizes(80, of=CLASS_B)), [[1], [2]], {CLASS_B: []})
    assert found.unawarded == prizes(80, of=CLASS_B)
    assert found.paid == 50_000
