from collections.abc import Iterator
from itertools import combinations, pairwise, permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.builders.risk_swiss import by_lot, codes, decide, pair, played, risk
from tests.formats.risk_swiss.test_cutting import all_best
from tourneydesk.core import decisions as d
from tourneydesk.core.draw import Draw
from tourneydesk.core.event import Event
from tourneydesk.formats.risk_swiss.opponents import FORBIDDEN, Search, cost_of, meetings, weights
from tourneydesk.formats.risk_swiss.plan import fewest_boards
from tourneydesk.formats.risk_swiss.points import tallies
from tourneydesk.present import messages
from tourneydesk.present.messages import say


def splits(group: tuple[int, ...], takes: tuple[int, ...]) -> Iterator[tuple[tuple[int, ...], ...]]:
    """Every way to give each board its share of a points group."""
    if not takes:
        yield ()
        return
    for part in combinations(group, takes[0]):
        rest = tuple(player for player in group if player not in part)
        for others in splits(rest, takes[1:]):
            yield (part, *others)


def seatings(levels: list[tuple[int, ...]], order: tuple[int, ...]) -> Iterator[list[list[int]]]:
    """Every arrangement of the points groups over boards cut in that order."""
    listed = [number for number, group in enumerate(levels) for _ in group]
    starts = [sum(order[:index]) for index in range(len(order) + 1)]
    takes = [
        tuple(listed[a:b].count(number) for a, b in pairwise(starts))
        for number in range(len(levels))
    ]

    def fill(number: int, boards: list[list[int]]) -> Iterator[list[list[int]]]:
        if number == len(levels):
            yield boards
            return
        for split in splits(levels[number], takes[number]):
            filled = [[*board, *part] for board, part in zip(boards, split, strict=True)]
            yield from fill(number + 1, filled)

    yield from fill(0, [[] for _ in order])


def least_cost(event: Event) -> int:
    """What the best equally mixed boards of the next round cost: by trying every one."""
    sums = tallies(event)
    players = [player.id for player in event.players]
    levels = sorted({sums[player].points for player in players}, reverse=True)
    groups = [tuple(p for p in players if sums[p].points == level) for level in levels]
    breakdown = fewest_boards(len(players))
    assert breakdown is not None
    listed = [level for level, group in zip(levels, groups, strict=True) for _ in group]
    _, orders = all_best(listed, breakdown.sizes)
    costs = weights(players, event, event.settings["new_opponents_first"] is True)
    return min(
        cost_of(boards, costs)
        for order in set(permutations(breakdown.sizes)) & orders
        for boards in seatings(groups, order)
    )


def cost_made(event: Event) -> int:
    """What the next round, as proposed, costs."""
    after = pair(event)
    repeats = event.settings["new_opponents_first"] is True
    costs = weights([player.id for player in event.players], event, repeats)
    return cost_of([table.players for table in after.rounds[-1].tables], costs)


@settings(deadline=None, max_examples=60)
@given(
    players=st.sampled_from([8, 9, 10]),
    rounds=st.integers(0, 3),
    repeats=st.booleans(),
    forbidden=st.sets(st.tuples(st.integers(1, 10), st.integers(1, 10)), max_size=8),
    seed=st.integers(0, 10**6),
)
def test_repeats_and_forbidden_pairs_are_as_few_as_by_trying_every_way(
    players: int, rounds: int, repeats: bool, forbidden: set[tuple[int, int]], seed: int
) -> None:
    event = risk(players, str(seed), swiss_rounds=5, new_opponents_first=repeats)
    event = played(event, rounds, by_lot(Draw(str(seed), "results")))
    for a, b in sorted(forbidden):
        if a != b and max(a, b) <= players:
            event = decide(event, d.PairForbidden((a, b)))
    assert cost_made(event) == least_cost(event)


@pytest.mark.parametrize("seed", range(4))
def test_12_players_on_three_boards_repeat_as_little_as_can_be(seed: int) -> None:
    event = risk(12, str(seed), swiss_rounds=5, new_opponents_first=True)
    event = played(event, 2, by_lot(Draw(str(seed), "results")))
    assert cost_made(event) == least_cost(event)


@pytest.mark.parametrize(("seed", "least"), [(634376, 14), (628896, 14)])
def test_where_several_orders_of_the_boards_are_as_good_the_best_is_found(
    seed: int, least: int
) -> None:
    event = risk(13, str(seed), swiss_rounds=5, new_opponents_first=True)
    event = played(event, 3, by_lot(Draw(str(seed), "results")))
    assert cost_made(event) == least_cost(event) == least


def searched(players: int, rounds: int, seed: int) -> Search:
    """One search alone, for a next round of one points group on boards of 5."""
    event = risk(players, str(seed), swiss_rounds=9, new_opponents_first=True)
    event = played(event, rounds, by_lot(Draw(str(seed), "results")))
    everyone = Draw(str(seed), "everyone").shuffled(range(1, players + 1))
    boards = [everyone[start : start + 5] for start in range(0, players, 5)]
    costs = weights(everyone, event, repeats=True)
    search = Search(boards, dict.fromkeys(everyone, 0), costs)
    assert cost_of(search.improve(Draw(str(seed), "search"), 40_000), costs) == search.cost
    return search


@pytest.mark.parametrize("seed", range(4))
def test_a_single_search_soon_finds_only_new_opponents_where_there_are_plenty(seed: int) -> None:
    search = searched(60, 3, seed)
    assert search.cost == 0
    assert search.work < 10_000


def test_without_the_setting_repeats_do_not_matter() -> None:
    event = risk(8, swiss_rounds=5)
    event = played(event, 1)
    assert cost_made(event) == 0
    assert meetings(event, 2)
    assert "new_opponents_first" not in codes(pair(event).rounds[1].reasons)


def test_new_opponents_first_meets_fewer_again_and_says_how_many() -> None:
    lot = by_lot(Draw("40", "results"))
    plain = played(risk(40, swiss_rounds=4), 3, lot)
    wanted = decide(plain, d.SettingsChosen({"new_opponents_first": True}))
    met = meetings(plain, 4)

    def again(event: Event) -> int:
        boards = [table.players for table in pair(event).rounds[3].tables]
        return sum(pair_ in met for board in boards for pair_ in combinations(sorted(board), 2))

    assert again(wanted) < again(plain)
    made = pair(wanted).rounds[3]
    reason = next(one for one in made.reasons if one.code == "new_opponents_first")
    assert reason.facts["repeats"] == again(wanted)
    told = [one for table in made.tables for one in table.reasons if one.code == "met_before"]
    assert len(told) == again(wanted)
    for one in told:
        first, second = one.players
        rounds = [
            posted.number
            for posted in wanted.rounds
            for table in posted.tables
            if {first, second} <= set(table.players)
        ]
        assert one.facts == {"round": rounds[-1]}


@pytest.mark.parametrize("players", [8, 13, 40])
def test_a_forbidden_pair_is_kept_apart_from_round_1_on(players: int) -> None:
    event = decide(risk(players, swiss_rounds=3), d.PairForbidden((2, 1)))
    for seed in range(12):
        made = pair(event, f"{seed}").rounds[0]
        at = made.table_of(1)
        assert at is not None
        assert 2 not in at.players


def test_a_forbidden_pair_that_cannot_be_kept_apart_is_said() -> None:
    event = decide(risk(5), d.PairForbidden((4, 5)))
    reasons = pair(event).rounds[0].tables[0].reasons
    assert codes(reasons) == ["first_round_random", "forbidden_together"]
    assert say(reasons[1], event).startswith(
        messages.text("forbidden-together", "risk-swiss", player1="P4", player2="P5")
    )


def test_a_forbidden_pair_that_met_counts_as_a_repeat_as_well() -> None:
    event = played(risk(5, swiss_rounds=2, new_opponents_first=True), 1)
    made = pair(decide(event, d.PairForbidden((4, 5)))).rounds[1]
    reason = next(one for one in made.reasons if one.code == "new_opponents_first")
    assert reason.facts["repeats"] == codes(made.tables[0].reasons).count("met_before") == 10


def test_one_forbidden_pair_weighs_more_than_any_repeats() -> None:
    assert FORBIDDEN > 5000 * 4


def test_the_boards_stay_as_little_mixed_as_without_the_search() -> None:
    lot = by_lot(Draw("m", "results"))
    event = played(risk(38, swiss_rounds=4), 2, lot)
    sums = tallies(event)

    def mixed(event: Event) -> list[int]:
        boards = [table.players for table in pair(event).rounds[2].tables]
        extra = sum(len({sums[p].points for p in board}) - 1 for board in boards)
        between = [[sums[p].points for p in board] for board in boards]
        return [extra, sum(max(one) - min(one) for one in between)]

    wanted = decide(event, d.SettingsChosen({"new_opponents_first": True}))
    assert mixed(wanted) == mixed(event)
