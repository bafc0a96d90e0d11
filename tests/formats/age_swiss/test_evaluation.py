"""What a round costs: the same as pairing counted, and never less for another round where it says
so.
"""

from collections.abc import Sequence
from dataclasses import fields, replace

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.builders.age_swiss import event_with, random_event, seated
from tests.builders.all_rounds import all_rounds
from tourneydesk.core.draw import Draw
from tourneydesk.core.event import Bye, Event, Round, Seat, Table
from tourneydesk.formats.age_swiss import FORMAT
from tourneydesk.formats.age_swiss.criteria import Counts, field_for
from tourneydesk.formats.age_swiss.pairing import evaluate
from tourneydesk.formats.age_swiss.score_groups import pair_field
from tourneydesk.present.messages import text

HARD = 4
"""So many counts are about what must not be and the bye."""


def draw_of(event: Event) -> Draw:
    return Draw(event.seed, f"round {len(event.rounds) + 1}")


def figures(event: Event, made: Round) -> tuple[int, ...]:
    return tuple(count.value for count in evaluate(event, made))


def named(event: Event, made: Round) -> dict[str, int]:
    return {count.code: count.value for count in evaluate(event, made) if count.value}


def as_round(event: Event, pairs: Sequence[Sequence[int]]) -> Round:
    """A round of these pairs; a pair of one is a bye."""
    made = FORMAT.propose(event, draw_of(event))
    tables = tuple(
        Table(number, tuple(map(Seat, pair)))
        for number, pair in enumerate((pair for pair in pairs if len(pair) == 2), start=1)
    )
    byes = tuple(Bye(pair[0], made.byes[0].points, "odd") for pair in pairs if len(pair) == 1)
    return replace(made, tables=tables, byes=byes)


small = given(players=st.integers(2, 7), rounds=st.integers(0, 4), seed=st.integers(0, 10**6))


@small
@settings(max_examples=60, deadline=None)
def test_a_proposed_round_weighs_what_its_pools_were_paired_by(
    players: int, rounds: int, seed: int
) -> None:
    event = random_event(3 * players, rounds, seed)
    paired = pair_field(field_for(event), draw_of(event))
    # Without the setting nobody is kept apart by a mark, which is no criterion then.
    sums = [
        sum(getattr(group.counts, one.name) for group in paired.score_groups)
        for one in fields(Counts)
        if one.name != "same_mark"
    ]
    evaluated = figures(event, FORMAT.propose(event, draw_of(event)))
    assert list(evaluated[HARD:]) == sums
    assert evaluated[1] == paired.start.repeats


@small
@settings(max_examples=25, deadline=None)
def test_no_other_round_has_less_of_what_must_not_be_nor_a_better_bye(
    players: int, rounds: int, seed: int
) -> None:
    event = random_event(players, rounds, seed)
    made = FORMAT.propose(event, draw_of(event))
    best = figures(event, made)[:HARD]
    assert best[0] == 0
    for pairs in all_rounds(range(1, players + 1)):
        assert figures(event, as_round(event, pairs))[:HARD] >= best


@given(ages=st.lists(st.sampled_from(["8", "12", "16"]), min_size=2, max_size=7))
@settings(max_examples=25, deadline=None)
def test_where_all_records_are_the_same_no_other_round_weighs_less(ages: list[str]) -> None:
    event = event_with(" ".join(ages))
    best = figures(event, FORMAT.propose(event, draw_of(event)))
    for pairs in all_rounds(range(1, len(ages) + 1)):
        assert figures(event, as_round(event, pairs)) >= best


def test_each_count_is_what_it_says() -> None:
    event = event_with("16 16 12 8 8")
    event = seated(event, "1 beats 2\n3 beats 4\n5 bye")
    # 1, 3 and 5 have won, 2 and 4 have lost.
    assert named(event, as_round(event, [(1, 2), (3, 4), (5,)])) == {
        "weigh_rematches": 2,
        "weigh_byes_again": 1,
        "weigh_bye_sooner": 4,
        "weigh_moved": 2,
        "weigh_moved_ages": 3,
        "weigh_mixed": 1,
        "weigh_age_distance": 1,
    }
    assert named(event, as_round(event, [(1, 5), (2, 3), (4,)])) == {
        "weigh_moved": 1,
        "weigh_moved_ages": 1,
        "weigh_eldest_youngest": 1,
        "weigh_mixed": 1,
        "weigh_age_distance": 3,
    }


def test_only_the_rounds_before_it_count() -> None:
    event = random_event(9, 3, seed=4)
    second = event.rounds[1]
    before = replace(event, rounds=event.rounds[:1])
    assert evaluate(event, second) == evaluate(before, second)


def test_every_count_has_words_for_the_head_of_a_column() -> None:
    event = random_event(4, 0)
    for count in evaluate(event, FORMAT.propose(event, draw_of(event))):
        assert count.code.startswith("weigh_")
        assert text(count.code, FORMAT.key)[-1] != "."
