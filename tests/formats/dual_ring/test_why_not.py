"""Why two have not met on a ring: little rings as tables, and what is answered."""

from itertools import pairwise

import pytest

from tests.builders.dual_ring import played, ring
from tests.builders.events import after_decision, event_of, posted
from tests.builders.sayings import parts
from tests.message_files import ids, messages
from tourneydesk.core import decisions as d
from tourneydesk.core.draw import Draw
from tourneydesk.core.event import Event, Player
from tourneydesk.core.reasons import Fact
from tourneydesk.formats.dual_ring import FORMAT
from tourneydesk.formats.dual_ring.ring import seats_of
from tourneydesk.formats.dual_ring.why_not import why_not

Answer = tuple[tuple[int, ...], dict[str, Fact]]
"""The players and facts of what is answered."""

BOTH_OUT = {"drawn_game": "both_out"}


def told(event: Event, one: int, other: int) -> dict[str, Answer]:
    """The answer in full, by code."""
    found = why_not(event, event.rounds[0], one, other)
    assert all(reason.rule for reason in found)
    return {reason.code: parts(reason)[1:] for reason in found}


def drawn(seed: str, players: int, *apart: tuple[int, int]) -> Event:
    """A ring by lot, with pairs kept apart."""
    event = event_of(FORMAT, players, seed)
    for kept_apart in apart:
        event = after_decision(FORMAT, event, d.PairForbidden(kept_apart))
    return posted(FORMAT, event)


COURSES: list[tuple[Event, tuple[int, int], dict[str, Answer]]] = [
    (
        ring(6),
        (2, 4),
        {
            "why_not_yet": ((2, 4), {}),
            "why_not_between": ((3,), {}),
            "why_not_opposite": ((5, 6, 1), {}),
            "why_not_as_entered": ((2, 4), {"place": 2, "others": 4, "is": 0, "would": 1}),
        },
    ),
    (ring(10), (1, 2), {"why_not_playing": ((1, 2), {"tables": (1,)})}),
    (
        played(ring(6), "1: 2 wins", "ends"),
        (3, 4),
        {"why_not_stopped_by_end": ((3, 4), {"tables": (3,)})},
    ),
    (
        played(ring(6), "1: 2 wins", "ends"),
        (3, 6),
        {
            "why_not_ended": ((3, 6), {}),
            "why_not_between": ((2,), {}),
            "why_not_opposite": ((4, 5), {}),
            "why_not_as_entered": ((3, 6), {"place": 3, "others": 6, "is": 0, "would": 1}),
        },
    ),
    (
        played(ring(10), "3: 4 wins"),
        (3, 4),
        {"why_not_won": ((4, 3), {"table": 3})},
    ),
    (
        played(ring(10), "3: 4 wins"),
        (2, 3),
        {"why_not_stopped_by_loss": ((3, 2, 4), {"tables": (2,), "table": 3})},
    ),
    (
        played(ring(10, **BOTH_OUT), "3: draw"),
        (3, 4),
        {"why_not_both_out": ((3, 4), {"table": 3})},
    ),
    (
        played(ring(10, **BOTH_OUT), "3: draw"),
        (2, 3),
        {"why_not_stopped_by_draw": ((3, 2, 4), {"tables": (2,), "table": 3})},
    ),
    (
        played(ring(10), "3 leaves"),
        (2, 3),
        {"why_not_stopped_by_leaving": ((3, 2), {"tables": (2,)})},
    ),
    (
        played(ring(10), "3: draw", "3 leaves"),
        (4, 3),
        {
            "why_not_drew": ((4, 3), {"tables": (3,)}),
            "why_not_stopped_by_leaving": ((3, 4), {"tables": (11,)}),
        },
    ),
    (
        played(ring(3), "1: 1 wins"),
        (3, 1),
        {"why_not_last_two": ((1, 3), {"tables": (3,), "wins": 1, "second_wins": 0})},
    ),
    (
        played(ring(3), "2 leaves"),
        (3, 1),
        {"why_not_playing": ((3, 1), {"tables": (4, 5)})},
    ),
    (
        played(ring(3), "2 leaves", "3 leaves"),
        (3, 1),
        {"why_not_stopped_by_leaving": ((3, 1), {"tables": (4, 5)})},
    ),
    (
        played(ring(3, **BOTH_OUT), "2 leaves", "4: draw"),
        (3, 1),
        {"why_not_shared": ((3, 1), {"table": 4})},
    ),
    (
        ring(10),
        (3, 8),
        {
            "why_not_yet": ((3, 8), {}),
            "why_not_many_between": ((), {"near": 4, "far": 4}),
            "why_not_as_entered": ((3, 8), {"place": 3, "others": 8, "is": 0, "would": 1}),
        },
    ),
    (
        played(ring(10), "1: 2 wins"),
        (9, 2),
        {
            "why_not_yet": ((9, 2), {}),
            "why_not_between": ((10,), {}),
            "why_not_many_opposite": ((), {"near": 1, "far": 6}),
            "why_not_as_entered": ((9, 2), {"place": 9, "others": 2, "is": 0, "would": 1}),
        },
    ),
    (
        played(ring(10), "3: 4 wins", "5: 6 wins"),
        (6, 3),
        {
            "why_not_had_lost": ((3, 6, 4), {"table": 3}),
            "why_not_stood_between": ((4, 5), {}),
            "why_not_many_opposite": ((), {"near": 2, "far": 6}),
            "why_not_as_entered": ((6, 3), {"place": 6, "others": 3, "is": 0, "would": 1}),
        },
    ),
    (
        played(ring(10, **BOTH_OUT), "3: draw"),
        (4, 9),
        {
            "why_not_had_drawn": ((4, 9, 3), {"table": 3}),
            "why_not_many_stood_between": ((), {"near": 4, "far": 4}),
            "why_not_as_entered": ((4, 9), {"place": 4, "others": 9, "is": 0, "would": 1}),
        },
    ),
    (
        played(ring(10), "5 leaves"),
        (5, 7),
        {
            "why_not_had_left": ((5, 7), {}),
            "why_not_stood_between": ((6,), {}),
            "why_not_many_opposite": ((), {"near": 1, "far": 7}),
            "why_not_as_entered": ((5, 7), {"place": 5, "others": 7, "is": 0, "would": 1}),
        },
    ),
]
"""Rings at some moment, two players, and all that is said."""


@pytest.mark.parametrize(("event", "pair", "answer"), COURSES)
def test_how_it_stands_between_two(
    event: Event, pair: tuple[int, int], answer: dict[str, Answer]
) -> None:
    assert told(event, *pair) == answer


def left_before() -> Event:
    return posted(FORMAT, after_decision(FORMAT, event_of(FORMAT, 5), d.PlayerDropped(2)))


def by_hand() -> Event:
    event = ring(5)
    seats = (1, 3, 5, 2, 4)
    pair_remaining = tuple(pairwise((*seats, seats[0])))
    tables = FORMAT.arrange(event, event.rounds[0], pair_remaining).tables
    return after_decision(FORMAT, event, d.PairingsChanged(1, tables))


def around_a_game() -> Event:
    event = event_of(FORMAT, 6)
    kept = FORMAT.propose(event, Draw("s", "ring"))
    kept = FORMAT.pair_remaining(event, Draw("t", "ring"), kept)
    first = kept.tables[:1]
    made = FORMAT.pair_remaining(event, Draw("t", "ring"), type(kept)(1, "ring", first))
    return after_decision(FORMAT, event, d.RoundPosted(made))


def equal_ratings() -> Event:
    rated = [(1, 1900), (2, 1700), (3, 1700), (4, 1700), (5, 1500)]
    return ring([Player(n, f"P{n}", rating=rating) for n, rating in rated], seating="rating")


def opposite(event: Event) -> tuple[int, int]:
    """Two who do not sit side by side, the one with the first place and the one two further on."""
    seats = seats_of(event.rounds[0])
    return seats[0], seats[2]


FIVE_APART = ((1, 4), (2, 4), (2, 5), (3, 5))
"""With these apart a ring of five can only be 1 2 3 4 5: 1 and 3 are never side by side."""


PLACES: list[tuple[Event, tuple[int, int], str, Answer]] = [
    (left_before(), (2, 3), "why_not_in_ring", ((2,), {})),
    (
        drawn("a", 6),
        opposite(drawn("a", 6)),
        "why_not_by_lot",
        ((2, 4), {"place": 1, "others": 3}),
    ),
    (
        drawn("a", 4, (1, 3)),
        (1, 3),
        "why_not_kept_apart",
        ((1, 3), {"place": 4, "others": 2}),
    ),
    (
        drawn("a", 5, *FIVE_APART),
        (1, 3),
        "why_not_others_beside",
        ((1, 3), {"place": 4, "others": 2, "is": 0, "would": 1}),
    ),
    (
        ring(6, seating="rating"),
        (2, 4),
        "why_not_by_rating",
        ((2, 4), {"place": 2, "others": 4, "is": 0, "would": 1}),
    ),
    (
        ring(6),
        (2, 4),
        "why_not_as_entered",
        ((2, 4), {"place": 2, "others": 4, "is": 0, "would": 1}),
    ),
    (
        equal_ratings(),
        (1, seats_of(equal_ratings().rounds[0])[2]),
        "why_not_equal_ratings",
        ((1, 4), {"place": 1, "others": 3}),
    ),
    (
        by_hand(),
        (1, 5),
        "why_not_ring_by_hand",
        ((1, 5), {"place": 1, "others": 3}),
    ),
    (
        around_a_game(),
        opposite(around_a_game()),
        "why_not_ring_around",
        ((4, 6), {"place": 1, "others": 3}),
    ),
]
"""Rings, two players, and what is said of their places."""


@pytest.mark.parametrize(("event", "pair", "code", "answer"), PLACES)
def test_why_the_places_are_so(
    event: Event, pair: tuple[int, int], code: str, answer: Answer
) -> None:
    assert told(event, *pair)[code] == answer
    if code != "why_not_in_ring":
        seats = seats_of(event.rounds[0])
        facts = answer[1]
        assert (facts["place"], facts["others"]) == tuple(seats.index(one) + 1 for one in pair)


def test_every_answer_is_among_these() -> None:
    of_courses = {code for *_, answer in COURSES for code in answer}
    answers = {one.removeprefix("dual-ring-") for one in messages("en", "dual-ring-answers")}
    assert ids(of_courses | {code for _, _, code, _ in PLACES}) == answers
