"""Who sits where when the ring is set."""

from itertools import combinations, permutations

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.builders.dual_ring import played, ring, why
from tests.builders.events import event_of, posted
from tourneydesk.core import decisions as d
from tourneydesk.core.draw import Draw
from tourneydesk.core.event import Event, Player
from tourneydesk.core.journal.replay import advance
from tourneydesk.formats.dual_ring import FORMAT
from tourneydesk.formats.dual_ring.ring import seats_of
from tourneydesk.formats.dual_ring.seating import clashes, dealt


def rated(*ratings: int | None) -> list[Player]:
    return [Player(n, f"P{n}", rating=rating) for n, rating in enumerate(ratings, start=1)]


def seats(event: Event) -> list[int]:
    return list(seats_of(event.rounds[0]))


def codes(event: Event) -> list[str]:
    return [reason.code for reason in event.rounds[0].reasons]


def forbidding(event: Event, *pairs: tuple[int, int]) -> Event:
    return advance(event, [d.PairForbidden(pair) for pair in pairs])


def test_by_lot_the_seed_alone_says_who_sits_where() -> None:
    event = event_of(FORMAT, 12)
    assert seats(posted(FORMAT, event, "a")) == seats(posted(FORMAT, event, "a"))
    assert seats(posted(FORMAT, event, "a")) != seats(posted(FORMAT, event, "b"))
    now = posted(FORMAT, event, "a").rounds[0]
    assert (now.number, now.kind, now.seed, now.label) == (1, "ring", "a", "round 1")
    assert now.engine == FORMAT.engine
    assert [reason.code for reason in now.reasons] == ["seats_random"]


def test_by_rating_the_highest_sits_first_and_the_unrated_last_with_ties_by_lot() -> None:
    players = rated(1500, None, 1800, 0, 1500, None)
    orders = set()
    for seed in "abcdefghij":
        event = posted(FORMAT, event_of(FORMAT, players, seating="rating"), seed)
        order = seats(event)
        assert order[0] == 3
        assert set(order[1:3]) == {1, 5}
        assert order[3] == 4
        assert set(order[4:]) == {2, 6}
        orders.add(tuple(order))
        assert codes(event) == ["seats_rating", "equal_ratings_by_lot"]
        assert event.rounds[0].reasons[1].facts == {"players": 4}
    assert len(orders) == 4


def test_by_rating_without_ties_there_is_no_lot() -> None:
    event = posted(FORMAT, event_of(FORMAT, rated(1, 2, 3), seating="rating"))
    assert seats(event) == [3, 2, 1]
    assert codes(event) == ["seats_rating"]


def test_as_entered() -> None:
    assert seats(ring(7)) == [1, 2, 3, 4, 5, 6, 7]
    assert codes(ring(7)) == ["seats_entered"]


def test_two_who_should_not_meet_do_not_begin_side_by_side() -> None:
    for seed in range(40):
        event = posted(FORMAT, forbidding(event_of(FORMAT, 5), (1, 2), (3, 4)), str(seed))
        assert not clashes(seats(event), event.forbidden)
        assert codes(event) == ["seats_random", "kept_apart"]


def test_where_no_ring_keeps_them_apart_the_reasons_say_so() -> None:
    event = posted(FORMAT, forbidding(event_of(FORMAT, 4), (1, 2), (1, 3)))
    # Player 1 needs two neighbors and only 4 may be one.
    assert codes(event) == ["seats_random", "kept_apart", "no_ring_apart"]
    (table,) = (t for t in event.rounds[0].tables if set(t.players) in ({1, 2}, {1, 3}))
    assert [reason.code for reason in why(event, table.number)][-1] == "meet_all_the_same"


def test_an_order_the_organizer_chose_goes_before_a_wish() -> None:
    event = posted(FORMAT, forbidding(event_of(FORMAT, 5, seating="entered"), (1, 5), (1, 3)))
    assert seats(event) == [1, 2, 3, 4, 5]
    assert codes(event) == ["seats_entered", "order_goes_first"]
    assert event.rounds[0].reasons[1].players == (5, 1)


def test_the_organizer_hears_that_the_ring_may_bring_them_together_later() -> None:
    event = forbidding(event_of(FORMAT, 5), (1, 2))
    (advice,) = FORMAT.outlook(event).advice
    assert (advice.code, advice.facts) == ("may_meet_later", {"pairs": 1})
    gone = advance(event, (d.PlayerDropped(2),))
    assert FORMAT.outlook(gone).advice == ()


def test_who_should_not_meet_but_become_neighbors_read_why() -> None:
    event = posted(FORMAT, forbidding(event_of(FORMAT, 5, seating="entered"), (2, 4)))
    event = played(event, "2: 2 wins")
    assert [reason.code for reason in why(event, 6)][-1] == "meet_all_the_same"


def fewest(players: int, forbidden: frozenset[tuple[int, int]]) -> int:
    return min(
        sum(
            (min(a, b), max(a, b)) in forbidden for a, b in zip((1, *rest), (*rest, 1), strict=True)
        )
        for rest in permutations(range(2, players + 1))
    )


@settings(deadline=None, max_examples=60)
@given(st.data())
def test_a_small_ring_seats_as_few_forbidden_pairs_side_by_side_as_can_be(
    data: st.DataObject,
) -> None:
    players = data.draw(st.integers(3, 7))
    pairs = list(combinations(range(1, players + 1), 2))
    forbidden = frozenset(data.draw(st.sets(st.sampled_from(pairs))))
    order = dealt(range(1, players + 1), forbidden, Draw(str(data.draw(st.integers())), "ring"))
    assert sorted(order) == list(range(1, players + 1))
    assert len(clashes(order, forbidden)) == fewest(players, forbidden)


def test_a_club_that_is_half_the_field_sits_alternately() -> None:
    for players in (10, 40, 120):
        club = range(1, players // 2 + 1)
        forbidden = frozenset(combinations(club, 2))
        order = dealt(range(1, players + 1), forbidden, Draw("s", "ring"))
        assert sorted(order) == list(range(1, players + 1))
        assert not clashes(order, forbidden)


@settings(deadline=None, max_examples=30)
@given(st.integers(9, 40), st.data())
def test_a_larger_ring_with_a_few_wishes_keeps_all_apart(players: int, data: st.DataObject) -> None:
    one = st.integers(1, players)
    wishes = data.draw(st.lists(st.tuples(one, one).filter(lambda p: p[0] < p[1]), max_size=6))
    order = dealt(range(1, players + 1), frozenset(wishes), Draw("s", "ring"))
    assert sorted(order) == list(range(1, players + 1))
    assert not clashes(order, frozenset(wishes))
