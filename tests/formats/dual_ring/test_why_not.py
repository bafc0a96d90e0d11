"""Why two have not met on a ring: little rings as tables, and what is said in full."""

from itertools import pairwise

import pytest

from tests.builders.dual_ring import played, ring
from tests.builders.events import event_of, posted, taken
from tests.message_files import ids, messages
from tourneydesk.core import decisions as d
from tourneydesk.core.draw import Draw
from tourneydesk.core.event import Event, Player
from tourneydesk.formats.dual_ring import FORMAT
from tourneydesk.formats.dual_ring.ring import seats_of
from tourneydesk.formats.dual_ring.why_not import why_not
from tourneydesk.present.messages import say

BOTH_OUT = {"drawn_game": "both_out"}
ENTRY = (
    "The places go by the order of entry: P{one} has place {one}, P{other} place {other}. Side by "
    "side, 1 place would be out of that order, instead of 0."
)


def told(event: Event, one: int, other: int) -> dict[str, str]:
    """The answer in full, by code."""
    found = why_not(event, event.rounds[0], one, other)
    assert all(reason.rule for reason in found)
    return {reason.code: say(reason, event) for reason in found}


def drawn(seed: str, players: int, *apart: tuple[int, int]) -> Event:
    """A ring by lot, with pairs kept apart."""
    event = event_of(FORMAT, players, seed)
    for kept_apart in apart:
        event = taken(FORMAT, event, d.PairForbidden(kept_apart))
    return posted(FORMAT, event)


COURSES: list[tuple[Event, tuple[int, int], dict[str, str]]] = [
    (
        ring(6),
        (2, 4),
        {
            "why_not_yet": "P2 and P4 are not side by side on the ring yet. If both stay in, they "
            "play as soon as everybody between them on one side is out.",
            "why_not_between": "Between them on one side: P3.",
            "why_not_opposite": "On the other side: P5, P6 and P1.",
            "why_not_as_entered": ENTRY.format(one=2, other=4),
        },
    ),
    (ring(10), (1, 2), {"why_not_playing": "P1 and P2 are playing now, at table 1."}),
    (
        played(ring(10), "3: 4 wins"),
        (3, 4),
        {"why_not_won": "P4 and P3 did meet, at table 3: P4 won."},
    ),
    (
        played(ring(10), "3: 4 wins"),
        (2, 3),
        {
            "why_not_stopped_by_loss": "P3 lost to P4 at table 3. That stopped the game with P2 "
            "at table 2, which counts for nobody."
        },
    ),
    (
        played(ring(10, **BOTH_OUT), "3: draw"),
        (3, 4),
        {"why_not_both_out": "P3 and P4 did meet, at table 3: a draw, which put both out."},
    ),
    (
        played(ring(10, **BOTH_OUT), "3: draw"),
        (2, 3),
        {
            "why_not_stopped_by_draw": "P3 and P4 drew at table 3, which put both out. That "
            "stopped the game of P3 with P2 at table 2, which counts for nobody."
        },
    ),
    (
        played(ring(10), "3 leaves"),
        (2, 3),
        {
            "why_not_stopped_by_leaving": "P3 left. That stopped the game with P2 at table 2, "
            "which counts for nobody."
        },
    ),
    (
        played(ring(10), "3: draw", "3 leaves"),
        (4, 3),
        {
            "why_not_drew": "P4 and P3 drew at table 3 and were to play again.",
            "why_not_stopped_by_leaving": "P3 left. That stopped the game with P4 at table 11, "
            "which counts for nobody.",
        },
    ),
    (
        played(ring(3), "1: 1 wins"),
        (3, 1),
        {
            "why_not_last_two": "P1 and P3 were the last two in. That stopped their game at table "
            "3, and the wins decided: 1 for P1, 0 for P3."
        },
    ),
    (
        played(ring(3), "2 leaves"),
        (3, 1),
        {"why_not_playing": "P3 and P1 are playing now, at tables 4 and 5."},
    ),
    (
        played(ring(3), "2 leaves", "3 leaves"),
        (3, 1),
        {
            "why_not_stopped_by_leaving": "P3 left. That stopped the game with P1 at tables 4 and "
            "5, which counts for nobody."
        },
    ),
    (
        played(ring(3, **BOTH_OUT), "2 leaves", "4: draw"),
        (3, 1),
        {"why_not_shared": "P3 and P1 did meet, at table 4: a draw, so they share first place."},
    ),
    (
        ring(10),
        (3, 8),
        {
            "why_not_yet": "P3 and P8 are not side by side on the ring yet. If both stay in, they "
            "play as soon as everybody between them on one side is out.",
            "why_not_many_between": "Between them: 4 players on one side, 4 on the other.",
            "why_not_as_entered": ENTRY.format(one=3, other=8),
        },
    ),
    (
        played(ring(10), "1: 2 wins"),
        (9, 2),
        {
            "why_not_yet": "P9 and P2 are not side by side on the ring yet. If both stay in, they "
            "play as soon as everybody between them on one side is out.",
            "why_not_between": "Between them on one side: P10.",
            "why_not_many_opposite": "On the other side: 6 players.",
            "why_not_as_entered": ENTRY.format(one=9, other=2),
        },
    ),
    (
        played(ring(10), "3: 4 wins", "5: 6 wins"),
        (6, 3),
        {
            "why_not_had_lost": "P3 lost to P4 at table 3 and was out before the ring had closed "
            "up to P6.",
            "why_not_stood_between": "Still between them then, on one side: P4 and P5.",
            "why_not_many_opposite": "On the other side: 6 players.",
            "why_not_as_entered": ENTRY.format(one=6, other=3),
        },
    ),
    (
        played(ring(10, **BOTH_OUT), "3: draw"),
        (4, 9),
        {
            "why_not_had_drawn": "P4 and P3 drew at table 3 and were both out before the ring had "
            "closed up to P9.",
            "why_not_many_stood_between": "Still between them then: 4 players on one side, 4 on "
            "the other.",
            "why_not_as_entered": ENTRY.format(one=4, other=9),
        },
    ),
    (
        played(ring(10), "5 leaves"),
        (5, 7),
        {
            "why_not_had_left": "P5 left before the ring had closed up to P7.",
            "why_not_stood_between": "Still between them then, on one side: P6.",
            "why_not_many_opposite": "On the other side: 7 players.",
            "why_not_as_entered": ENTRY.format(one=5, other=7),
        },
    ),
]
"""Rings at some moment, two players, and all that is said."""


@pytest.mark.parametrize(("event", "pair", "answer"), COURSES)
def test_how_it_stands_between_two(
    event: Event, pair: tuple[int, int], answer: dict[str, str]
) -> None:
    assert told(event, *pair) == answer


def left_before() -> Event:
    return posted(FORMAT, taken(FORMAT, event_of(FORMAT, 5), d.PlayerDropped(2)))


def by_hand() -> Event:
    event = ring(5)
    seats = (1, 3, 5, 2, 4)
    pair_remaining = tuple(pairwise((*seats, seats[0])))
    tables = FORMAT.arrange(event, event.rounds[0], pair_remaining).tables
    return taken(FORMAT, event, d.PairingsChanged(1, tables))


def around_a_game() -> Event:
    event = event_of(FORMAT, 6)
    kept = FORMAT.propose(event, Draw("s", "ring"))
    kept = FORMAT.pair_remaining(event, Draw("t", "ring"), kept)
    first = kept.tables[:1]
    made = FORMAT.pair_remaining(event, Draw("t", "ring"), type(kept)(1, "ring", first))
    return taken(FORMAT, event, d.RoundPosted(made))


def equal_ratings() -> Event:
    rated = [(1, 1900), (2, 1700), (3, 1700), (4, 1700), (5, 1500)]
    return ring([Player(n, f"P{n}", rating=rating) for n, rating in rated], seating="rating")


def opposite(event: Event) -> tuple[int, int]:
    """Two who do not sit side by side, the one with the first place and the one two further on."""
    seats = seats_of(event.rounds[0])
    return seats[0], seats[2]


FIVE_APART = ((1, 4), (2, 4), (2, 5), (3, 5))
"""With these apart a ring of five can only be 1 2 3 4 5: 1 and 3 are never side by side."""


PLACES: list[tuple[Event, tuple[int, int], str, str]] = [
    (left_before(), (2, 3), "why_not_in_ring", "P2 had left before the ring was set."),
    (
        drawn("a", 6),
        opposite(drawn("a", 6)),
        "why_not_by_lot",
        "The places were drawn by lot: {0} has place 1, {1} place 3.",
    ),
    (
        drawn("a", 4, (1, 3)),
        (1, 3),
        "why_not_kept_apart",
        "The organizer has said that P1 and P3 are not to meet, so the draw kept them apart: "
        "P1 has place {place}, P3 place {others}.",
    ),
    (
        drawn("a", 5, *FIVE_APART),
        (1, 3),
        "why_not_others_beside",
        "The draw kept apart those who are not to meet: P1 has place {place}, P3 place "
        "{others}. With these two side by side, the best ring found has 1 pair of such players "
        "side by side, instead of 0.",
    ),
    (
        ring(6, seating="rating"),
        (2, 4),
        "why_not_by_rating",
        "The places go by rating: P2 has place 2, P4 place 4. Side by side, 1 place would be "
        "out of that order, instead of 0.",
    ),
    (ring(6), (2, 4), "why_not_as_entered", ENTRY.format(one=2, other=4)),
    (
        equal_ratings(),
        (1, seats_of(equal_ratings().rounds[0])[2]),
        "why_not_equal_ratings",
        "The places go by rating, equal ratings by lot: P1 has place 1, {1} place 3. Another "
        "lot could have put them side by side.",
    ),
    (
        by_hand(),
        (1, 5),
        "why_not_ring_by_hand",
        "The organizer set the order of the ring by hand: P1 has place 1, P5 place 3.",
    ),
    (
        around_a_game(),
        opposite(around_a_game()),
        "why_not_ring_around",
        "Part of the ring stayed as it was, and the others were seated around it: {0} has "
        "place 1, {1} place 3.",
    ),
]
"""Rings, two players, and what is said of their places."""


@pytest.mark.parametrize(("event", "pair", "code", "answer"), PLACES)
def test_why_the_places_are_so(event: Event, pair: tuple[int, int], code: str, answer: str) -> None:
    seats = seats_of(event.rounds[0])
    places = {"place": 0, "others": 0}
    if code != "why_not_in_ring":
        places = {"place": seats.index(pair[0]) + 1, "others": seats.index(pair[1]) + 1}
    names = [event.player(player).name for player in pair]
    assert told(event, *pair)[code] == answer.format(*names, **places)


def test_every_answer_is_among_these() -> None:
    of_courses = {code for *_, answer in COURSES for code in answer}
    answers = {one.removeprefix("dual-ring-") for one in messages("en", "dual-ring-answers")}
    assert ids(of_courses | {code for _, _, code, _ in PLACES}) == answers
