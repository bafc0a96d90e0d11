"""What holds for every tie and every prize list."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from itertools import permutations

from hypothesis import given
from hypothesis import strategies as st

from tourneydesk.core.prize_awards import Awards, award, best_pool, by_amount
from tourneydesk.core.prizes import Category, Prize, PrizeList

CATEGORIES = (
    Category(),
    Category("rating", 1800, 1999),
    Category("rating", None, 1799),
    Category("unrated"),
    Category("club", value="Rooks"),
)
Eligible = Mapping[Category, frozenset[int]]
Field = tuple[PrizeList, Sequence[Sequence[int]], Eligible]


@st.composite
def fields(draw: st.DrawFn, most: int = 9, *, gaps: bool = False) -> Field:
    """A prize list, players tied in groups, and the players of each category. With ``gaps`` prizes
    are for any places, in any order.
    """
    count = draw(st.integers(1, most))
    cuts = sorted(draw(st.sets(st.integers(1, count - 1)))) if count > 1 else []
    players = list(range(1, count + 1))
    tied = [players[start:end] for start, end in zip([0, *cuts], [*cuts, count], strict=True)]
    prizes: list[Prize] = []
    eligible: dict[Category, frozenset[int]] = {}
    for category in CATEGORIES:
        amounts = draw(st.lists(st.integers(1, 40), max_size=4))
        amounts = amounts if gaps else sorted(amounts, reverse=True)
        places = list(range(1, len(amounts) + 1))
        if gaps:
            places_left = st.integers(1, 12)
            chosen = st.lists(
                places_left, min_size=len(amounts), max_size=len(amounts), unique=True
            )
            places = draw(chosen)
        prizes += [
            Prize(at, 25 * amount, category=category)
            for at, amount in zip(places, amounts, strict=True)
        ]
        inside = draw(st.frozensets(st.sampled_from(players)))
        eligible[category] = frozenset(players) if category.kind == "place" else inside
    return PrizeList(tuple(prizes)), tied, eligible


def awarded(field: Field) -> Awards:
    offered, tied, eligible = field
    return award(offered, tied, [[player] for group in tied for player in group], eligible)


@given(st.booleans().flatmap(lambda gaps: fields(gaps=gaps)))
def test_what_is_offered_is_paid_or_named(field: Field) -> None:
    found = awarded(field)
    assert found.paid + found.rounding + sum(one.amount for one in found.unawarded) == (
        field[0].total
    )
    assert 0 <= found.rounding <= len(found.awards)


@given(st.booleans().flatmap(lambda gaps: fields(gaps=gaps)))
def test_nobody_gets_two_money_prizes_and_no_pool_has_more_than_one_prize_a_player(
    field: Field,
) -> None:
    found = awarded(field)
    assert len({one.player for one in found.awards}) == len(found.awards)
    for one in found.awards:
        assert len(one.pool) <= len(one.among)


@given(fields())
def test_nobody_gets_less_than_the_class_would_have_by_itself(field: Field) -> None:
    """The players of a class who are tied share at least the prizes that nobody has taken from the
    class by then; a player who is alone gets at least the best prize that is left.
    """
    offered, tied, eligible = field
    found = awarded(field)
    won = {one.player: one.exact for one in found.awards}
    ahead: set[int] = set()
    for group in tied:
        gone = {prize for one in found.awards if one.player in ahead for prize in one.pool}
        for category, members in eligible.items():
            inside = [player for player in group if player in members]
            left = [
                prize
                for prize in offered.prizes
                if prize.category == category and prize not in gone
            ]
            own = sum(prize.amount for prize in left[: len(inside)])
            for player in inside:
                assert won.get(player, Fraction(0)) >= Fraction(own, len(inside))
        ahead |= set(group)


@given(fields())
def test_nobody_gets_more_than_a_prize_that_they_can_win(field: Field) -> None:
    offered, _, eligible = field
    for one in awarded(field).awards:
        own = [prize.amount for prize in offered.prizes if one.player in eligible[prize.category]]
        assert one.exact <= max(own)


@given(fields(), st.randoms(use_true_random=False))
def test_names_and_the_order_of_tied_players_change_nothing(field: Field, random: object) -> None:
    offered, tied, eligible = field
    names = [player for group in tied for player in group]
    random.shuffle(names)  # type: ignore[attr-defined]  # a random.Random
    new = dict(zip(range(1, len(names) + 1), names, strict=True))
    renamed = (
        offered,
        [[new[player] for player in group] for group in tied],
        {category: frozenset(new[one] for one in inside) for category, inside in eligible.items()},
    )
    amounts = {one.player: one.exact for one in awarded(field).awards}
    assert {one.player: one.exact for one in awarded(renamed).awards} == {
        new[player]: amount for player, amount in amounts.items()
    }


@given(fields())
def test_a_prize_that_is_left_could_be_won_by_nobody_who_goes_without(field: Field) -> None:
    _, tied, eligible = field
    found = awarded(field)
    without = {player for group in tied for player in group} - {one.player for one in found.awards}
    for prize in found.unawarded:
        assert not eligible[prize.category] & without


@given(fields(most=4))
def test_the_pool_is_the_largest_that_any_assignment_of_prizes_gives(field: Field) -> None:
    offered, tied, eligible = field
    prizes = offered.prizes[:6]
    for group in tied:
        pool = best_pool(group, prizes, eligible, by_amount)
        largest = max(
            sum(
                prize.amount
                for prize, player in zip(chosen, group, strict=True)
                if prize is not None and player in eligible[prize.category]
            )
            for chosen in permutations([*prizes, *[None] * len(group)], len(group))
        )
        assert sum(prize.amount for prize in pool) == largest


@given(fields())
def test_by_tiebreaks_everybody_who_wins_gets_one_whole_prize(field: Field) -> None:
    offered, tied, eligible = field
    singles = [[player] for group in tied for player in group]
    found = award(replace(offered, share=False), singles, singles, eligible)
    assert all(one.paid == one.pool[0].amount and len(one.pool) == 1 for one in found.awards)
