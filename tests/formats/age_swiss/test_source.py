"""The source's own rules and examples."""

from collections import Counter
from itertools import product

import pytest

from tests.builders.age_swiss import event_with, played, seated, tables_of
from tests.formats.age_swiss.fields import field_of
from tests.formats.age_swiss.oracle import Pairing
from tourneydesk.core.draw import Draw
from tourneydesk.formats.age_swiss import FORMAT
from tourneydesk.formats.age_swiss.criteria import Field, make_field
from tourneydesk.formats.age_swiss.records import card
from tourneydesk.formats.age_swiss.score_groups import pair_field
from tourneydesk.formats.age_swiss.settings import rounds_by_chart

SEEDS = range(25)


def pairings(field: Field) -> list[Pairing]:
    """The field as many draws pair it."""
    found = []
    for seed in SEEDS:
        paired = pair_field(field, Draw(str(seed), "round"))
        found.append(
            tuple(
                frozenset(pair) for score_group in paired.score_groups for pair in score_group.pairs
            )
        )
    return found


def test_example_a_the_unbeaten_meet_and_the_others_pair_inside_their_ages() -> None:
    field = field_of(
        """
        1 6 old
        2 6 middle
        3 3 middle
        4 3 middle
        5 3 young
        6 3 young
        7 0 old
        8 0 young
        """
    )
    assert {frozenset(pairing) for pairing in pairings(field)} == {
        frozenset(map(frozenset, ((1, 2), (3, 4), (5, 6), (7, 8))))
    }


def test_example_a_played_as_an_event() -> None:
    event = event_with("16 13 12 12 8 9 17 10", rounds=3)
    event = seated(event, "1 beats 3\n2 beats 4\n5 beats 7\n6 beats 8")
    event = seated(event, "1 beats 5\n2 beats 6\n3 beats 7\n4 beats 8")
    made = FORMAT.propose(event, Draw("any", "round 3"))
    assert tables_of(made) == {frozenset(pair) for pair in ((1, 2), (3, 4), (5, 6), (7, 8))}


def test_example_b_a_young_one_moves_down_to_meet_his_age() -> None:
    """Five at 2–1, three of them old and two young; five at 1–2."""
    field = field_of(
        """
        1 6 old
        2 6 old
        3 6 old
        4 6 young
        5 6 young
        6 3 young
        7 3 middle
        8 3 middle
        9 3 old
        10 3 old
        """
    )
    for pairing in pairings(field):
        ages = Counter(tuple(sorted(field.age[player] for player in pair)) for pair in pairing)
        above = [pair for pair in pairing if pair <= {1, 2, 3, 4, 5}]
        (down,) = (pair for pair in pairing if pair & {4, 5} and pair & {6, 7, 8, 9, 10})
        assert len(above) == 2
        assert 6 in down
        assert ages == {(2, 2): 2, (0, 2): 1, (0, 0): 1, (1, 1): 1}
    movers = {min(pair & {4, 5}) for pairing in pairings(field) for pair in pairing if 6 in pair}
    assert movers == {4, 5}


def test_a_middle_pair_is_broken_to_keep_the_oldest_from_the_youngest() -> None:
    field = field_of("1 3 old\n2 3 middle\n3 3 middle\n4 3 young")
    for pairing in pairings(field):
        assert frozenset((2, 3)) not in pairing
        assert frozenset((1, 4)) not in pairing


@pytest.mark.parametrize(
    ("players", "rounds"),
    [
        *((2, 1), (3, 2), (4, 2), (5, 3), (8, 3), (9, 4), (16, 4)),
        *((17, 5), (32, 5), (33, 6), (64, 6), (65, 7), (128, 7)),
        *((129, 8), (226, 8), (227, 9), (409, 9), (410, 10), (5000, 10)),
    ],
)
def test_the_chart_of_rounds(players: int, rounds: int) -> None:
    assert rounds_by_chart(players) == rounds


def test_the_sample_card_runs_3_6_6_7() -> None:
    event = event_with("12 12 12 12 12 12", rounds=4)
    event = seated(event, "1 beats 2\n3 beats 4\n5 beats 6")
    event = seated(event, "1 beats 3\n2 beats 5\n4 beats 6")
    event = seated(event, "5 beats 1\n2 beats 6\n3 beats 4")
    event = seated(event, "1 draws 4\n2 beats 3\n5 beats 6")
    lines = card(event, 1)
    assert [line.points for line in lines] == [3, 6, 6, 7]
    assert [line.outcome for line in lines] == ["win", "win", "loss", "draw"]
    assert [line.opponent for line in lines] == [2, 3, 5, 4]


def by_the_source(old: int, middle: int, young: int) -> Counter[tuple[int, ...]]:
    """Round 1 step by step as the source has it: the age groups of each pair, one alone = bye."""
    pairs: Counter[tuple[int, ...]] = Counter()
    score_group = [2] * old
    pairs[2, 2] += len(score_group) // 2
    score_group = score_group[: len(score_group) % 2] + [1] * middle
    if score_group and score_group[0] == 2 and middle:
        pairs[1, 2] += 1
        score_group = score_group[2:]
    if score_group and score_group[0] == 1:
        pairs[1, 1] += len(score_group) // 2
        score_group = score_group[: len(score_group) % 2]
    score_group += [0] * young
    if len(score_group) % 2:
        pairs[(score_group.pop(),)] += 1
    while score_group:
        pairs[tuple(sorted((score_group.pop(0), score_group.pop(0))))] += 1
    return +pairs


@pytest.mark.parametrize("old", range(6))
def test_round_1_is_what_the_source_describes_for_every_small_mix_of_ages(old: int) -> None:
    for middle, young in product(range(6), repeat=2):
        ages = dict(enumerate([2] * old + [1] * middle + [0] * young, start=1))
        if len(ages) < 2:
            continue
        none = dict.fromkeys(ages, 0)
        field = make_field(none, ages, 3, none, {player: {} for player in ages})
        paired = pair_field(field, Draw(f"{old}{middle}{young}", "round 1"))
        groups = Counter(
            tuple(sorted(ages[player] for player in pair))
            for score_group in paired.score_groups
            for pair in score_group.pairs
        )
        if paired.start.bye is not None:
            groups[(ages[paired.start.bye],)] += 1
        assert groups == by_the_source(old, middle, young), (old, middle, young)


def test_a_bye_is_a_win_of_3_points() -> None:
    event = event_with("16 12 9")
    event = seated(event, "1 beats 2\n3 bye")
    rows = {row.player: row.points for row in FORMAT.standings(event, None)}
    assert rows == {1: 3, 3: 3, 2: 0}
    assert card(event, 3)[0].outcome == "bye"


def test_round_1_gives_the_bye_to_the_youngest_by_lot() -> None:
    byes = set()
    for seed in SEEDS:
        made = played(event_with("16 20 30 9 8", seed=str(seed))).rounds[0]
        byes.add(made.byes[0].player)
        assert made.byes[0].points == 3
    assert byes == {4, 5}
