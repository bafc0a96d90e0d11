"""What a round costs: the same as pairing counted, and never less for another round where it says
so.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.builders.all_rounds import all_rounds
from tests.builders.events import event_of
from tests.builders.us_swiss import field, played_out
from tourneydesk.core.draw import Draw
from tourneydesk.core.event import Bye, Event, Round, Seat, Table
from tourneydesk.core.reasons import Refused
from tourneydesk.formats.us_swiss import FORMAT
from tourneydesk.formats.us_swiss.byes import FULL_POINT
from tourneydesk.formats.us_swiss.entrants import lot_seed
from tourneydesk.formats.us_swiss.natural import COUNTS
from tourneydesk.formats.us_swiss.pairing import paired_round
from tourneydesk.formats.us_swiss.round_cost import evaluate
from tourneydesk.present.messages import text

HARD = 4
"""So many counts are about what must not be and the bye."""


def draw_of(event: Event) -> Draw:
    return Draw(event.seed, f"round {len(event.rounds) + 1}")


def proposed(event: Event) -> Round | None:
    try:
        return FORMAT.propose(event, draw_of(event))
    except Refused:
        return None


def figures(event: Event, made: Round) -> tuple[int, ...]:
    return tuple(count.value for count in evaluate(event, made))


def named(event: Event, made: Round) -> dict[str, int]:
    return {count.code: count.value for count in evaluate(event, made) if count.value}


def as_round(made: Round, pairs: Sequence[Sequence[int]]) -> Round:
    """The round with these boards, White first; a pair of one is a bye."""
    tables = tuple(
        Table(number, (Seat(pair[0], "white"), Seat(pair[1], "black")))
        for number, pair in enumerate((pair for pair in pairs if len(pair) == 2), start=1)
    )
    byes = tuple(Bye(pair[0], FULL_POINT, "odd") for pair in pairs if len(pair) == 1)
    return replace(made, tables=tables, byes=byes)


def random_event(players: int, rounds: int, seed: int, **chosen: Any) -> Event:
    event = event_of(FORMAT, players, seed=str(seed), rounds=9, **chosen)
    for number in range(rounds):
        try:
            event = played_out(event, str(seed), number + 1)
        except Refused:
            break
    return event


acceleration = st.sampled_from(["none", "none", "adjusted_rating", "added_score"])


@given(st.integers(3, 21), st.integers(0, 4), st.integers(0, 10**6), acceleration)
@settings(max_examples=60, deadline=None)
def test_a_proposed_round_weighs_what_its_groups_were_paired_by(
    players: int, rounds: int, seed: int, chosen: str
) -> None:
    event = random_event(players, rounds, seed, acceleration=chosen)
    made = proposed(event)
    if made is None:
        return
    paired = paired_round(event, lot_seed(event, made.seed))
    assert paired is not None
    weighed = {count.code: count.value for count in evaluate(event, made)}
    for name in ("third", "equalisation", "alternation", "interchanges", "changed", "sizes"):
        at = COUNTS.index(name)
        assert weighed[f"weigh_{name}"] == sum(
            score_group.paired.counts[at] for score_group in paired.score_groups
        )
    assert weighed["weigh_moved"] == sum(
        len(score_group.left) for score_group in paired.score_groups
    )
    assert weighed["weigh_rematches"] == weighed["weigh_byes_again"] == 0


@given(st.integers(2, 7), st.integers(0, 3), st.integers(0, 10**6))
@settings(max_examples=25, deadline=None)
def test_no_other_round_has_less_of_what_must_not_be_nor_a_better_bye(
    players: int, rounds: int, seed: int
) -> None:
    event = random_event(players, rounds, seed)
    made = proposed(event)
    if made is None:
        return
    best = figures(event, made)[:HARD]
    assert best[:3] == (0, 0, 0)
    for pairs in all_rounds(range(1, players + 1), colors=False):
        assert figures(event, as_round(made, pairs))[:HARD] >= best


history = st.text("WB", min_size=2, max_size=2)


@given(
    st.lists(history, min_size=6, max_size=6),
    st.lists(st.sampled_from([2000, 1960, 1900, 1810, 1500, 1490]), min_size=6, max_size=6),
    st.sets(st.sampled_from([(1, 2), (3, 4), (1, 4), (5, 6)]), max_size=1),
)
@settings(max_examples=20, deadline=None)
def test_where_all_scores_are_the_same_no_other_round_weighs_less(
    colors: list[str], ratings: list[int], met: set[tuple[int, int]]
) -> None:
    rows = sorted(zip(ratings, colors, strict=True), reverse=True)
    event = field("\n".join(f"{rating} {games}" for rating, games in rows), met=sorted(met))
    made = proposed(event)
    assert made is not None
    best = figures(event, made)
    for pairs in all_rounds(range(1, 7), colors=True):
        assert figures(event, as_round(made, pairs)) >= best


def test_each_count_is_what_it_says() -> None:
    event = field(
        """
        2000 WW
        1900 BB
        1800 WB
        1700 BW
        """,
        met=[(3, 4)],
    )
    made = FORMAT.propose(event, draw_of(event))
    # The game that 3 and 4 have played gave them White and Black, so 3 has WW and 4 BB.
    assert named(event, as_round(made, [(1, 2), (3, 4)])) == {
        "weigh_rematches": 1,
        "weigh_third": 4,
        "weigh_equalisation": 4,
        "weigh_over_alternation_limit": 2,
        "weigh_changed": 2,
        "weigh_sizes": 200,
    }
    assert named(event, as_round(made, [(4, 1), (2, 3)])) == {
        "weigh_over_alternation_limit": 2,
        "weigh_changed": 2,
        "weigh_sizes": 200,
    }


def test_only_the_rounds_before_it_count() -> None:
    event = random_event(10, 3, 4)
    before = replace(event, rounds=event.rounds[:1])
    assert evaluate(event, event.rounds[1]) == evaluate(before, event.rounds[1])


def test_every_count_has_words_for_the_head_of_a_column() -> None:
    event = random_event(4, 0, 1)
    for count in evaluate(event, FORMAT.propose(event, draw_of(event))):
        assert count.code.startswith("weigh_")
        assert text(count.code, FORMAT.key)[-1] != "."
