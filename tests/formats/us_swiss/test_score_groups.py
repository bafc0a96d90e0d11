"""Score comes before color, group by group: against an oracle for the whole round (27A2, 29D)."""

import os
import random
from itertools import combinations

import pytest

from tests.formats.us_swiss.checker import Card
from tests.formats.us_swiss.score_oracle import keeps_score_groups, least_leaving
from tests.formats.us_swiss.venues import venue
from tourneydesk.core.event import Event, Round
from tourneydesk.formats.us_swiss.downfloaters import fewest_downfloats
from tourneydesk.formats.us_swiss.entrants import Entrant
from tourneydesk.formats.us_swiss.natural import Limits
from tourneydesk.formats.us_swiss.score_groups import Group, ScoreGroup, paired_field

LIMITS = Limits(80, 200)
EVENTS = int(os.environ.get("TOURNEYDESK_SCORE_EVENTS", "40"))
FIELDS = int(os.environ.get("TOURNEYDESK_SCORE_FIELDS", "60"))
FIRST = int(os.environ.get("TOURNEYDESK_SCORE_SEED", "0"))


def player(name: int, halves: int, met: tuple[int, ...] = (), rating: int | None = 0) -> Entrant:
    """P1, P2 … rated from 2000 down."""
    rated = 2000 - 10 * name if rating == 0 else rating
    return Entrant(name, name, rated, halves, barred=frozenset(met))


def paired(*groups: tuple[Entrant, ...]) -> list[ScoreGroup]:
    return paired_field([Group("score", group) for group in groups], LIMITS)


def pairs_of(score_groups: list[ScoreGroup]) -> set[frozenset[int]]:
    return {
        frozenset((first.id, second.id))
        for score_group in score_groups
        for first, second in score_group.pairs
    }


def test_who_has_met_the_whole_next_group_stays_and_the_next_lowest_goes_down() -> None:
    score_groups = paired(
        (player(1, 2), player(5, 2), player(9, 2, (3,))),
        (player(3, 1, (9,)),),
        (player(4, 0), player(8, 0)),
    )
    assert pairs_of(score_groups) == {frozenset(pair) for pair in ((1, 9), (5, 3), (4, 8))}
    assert [(entrant.id, why) for entrant, why in score_groups[0].passed] == [(9, "met")]


def test_where_everyone_has_met_the_next_group_the_lowest_goes_further_down() -> None:
    score_groups = paired(
        (player(1, 2, (3,)), player(5, 2, (3,)), player(9, 2, (3,))),
        (player(3, 1, (1, 5, 9)),),
        (player(4, 0), player(8, 0)),
    )
    # Two leave the half-point group whoever goes down: both 9 and 3 meet someone of the last.
    assert pairs_of(score_groups) == {frozenset(pair) for pair in ((1, 5), (9, 4), (3, 8))}


def test_no_color_costs_one_more_player_leaving_a_group_further_down() -> None:
    # By colors 9 would stay: but only 9 can meet 3 without two more players leaving their groups.
    def colored(name: int, halves: int, colors: str, met: tuple[int, ...] = ()) -> Entrant:
        one = player(name, halves, met)
        return Entrant(one.id, one.rank, one.rating, halves, colors, one.barred)

    score_groups = paired(
        (colored(1, 2, "WW"), colored(5, 2, "BB", (3,)), colored(9, 2, "BB")),
        (colored(3, 1, "BB", (5,)),),
        (colored(4, 0, "WB"), colored(8, 0, "BW")),
    )
    assert frozenset((9, 3)) in pairs_of(score_groups)
    assert frozenset((4, 8)) in pairs_of(score_groups)


def test_the_unrated_stay_while_a_rated_player_can_go_down() -> None:
    score_groups = paired((player(1, 2), player(5, 2), player(9, 2, rating=None)), (player(3, 1),))
    assert pairs_of(score_groups) == {frozenset((1, 9)), frozenset((5, 3))}


def random_field(seed: int) -> list[list[Entrant]]:
    """Groups from one player to many who have met some of the others, an even number in all."""
    rnd = random.Random(seed)
    sizes = [rnd.choice([1, 1, 2, 2, 3, 4, 7, 12, 25]) for _ in range(rnd.randint(2, 7))]
    sizes[rnd.randrange(len(sizes))] += sum(sizes) % 2
    count = sum(sizes)
    met: list[set[int]] = [set() for _ in range(count)]
    level = [at for at, size in enumerate(sizes) for _ in range(size)]
    often = rnd.choice([0.0, 0.03, 0.1, 0.3])
    for one, other in combinations(range(count), 2):
        near = abs(level[one] - level[other]) <= 1
        small = sizes[level[one]] + sizes[level[other]] < 9
        if rnd.random() < (often + 0.4 * small if near else often / 3):
            met[one].add(other)
            met[other].add(one)
    everybody = [player(n, 2 * (9 - level[n]), tuple(met[n])) for n in range(count)]
    return [
        [entrant for entrant in everybody if level[entrant.id] == at] for at in range(len(sizes))
    ]


@pytest.mark.parametrize("block", range(4))
def test_the_fewest_who_leave_each_group_are_what_general_matching_finds(block: int) -> None:
    for seed in range(FIRST + block, FIRST + FIELDS, 4):
        groups = random_field(seed)
        level = {entrant.id: at for at, group in enumerate(groups) for entrant in group}
        everybody = [one for group in groups for one in group]
        legal = [(a.id, b.id) for a, b in combinations(everybody, 2) if b.id not in a.barred]
        found = fewest_downfloats(groups)
        assert (None if found is None else list(found)) == least_leaving(level, legal), seed


@pytest.mark.parametrize("block", range(4))
def test_no_round_of_a_random_event_sends_more_players_down_than_it_must(block: int) -> None:
    looked_at = 0

    def check(before: Event, made: Round, cards: dict[int, Card]) -> None:
        nonlocal looked_at
        looked_at += 1
        assert keeps_score_groups(before, made, cards), (seed, made.number)

    for seed in range(FIRST + block, FIRST + EVENTS, 4):
        venue(seed, 60 if seed % 3 else 18, check, least=5)
    assert looked_at > EVENTS / 4
