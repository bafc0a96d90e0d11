"""Why two have not met, at any moment of any ring: held against a plain list and every ring."""

from itertools import combinations, pairwise, permutations

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.builders.dual_ring import ring
from tests.builders.events import after_decision, event_of, posted
from tests.formats.dual_ring.test_properties import HAPPENINGS, RINGS, PlainRing, next_decision
from tests.formats.dual_ring.test_why_not import drawn
from tourneydesk.core import decisions as d
from tourneydesk.core.draw import Draw
from tourneydesk.core.event import Event, Player
from tourneydesk.core.journal.replay import advance
from tourneydesk.formats.dual_ring import FORMAT
from tourneydesk.formats.dual_ring.ring import seats_of
from tourneydesk.formats.dual_ring.seating import clashes, rank_of
from tourneydesk.formats.dual_ring.why_not import least_against, least_beside, why_not
from tourneydesk.present.messages import say


@settings(deadline=None, max_examples=120)
@given(
    st.integers(3, 14),
    RINGS,
    HAPPENINGS,
    st.lists(st.tuples(st.integers(0, 1000), st.integers(0, 1000)), min_size=3, max_size=3),
)
def test_at_any_moment_the_answer_is_that_of_the_plain_list(
    players: int,
    choice: dict[str, str],
    happenings: list[tuple[str, int]],
    asked: list[tuple[int, int]],
) -> None:
    event = posted(FORMAT, event_of(FORMAT, players, **choice))
    plain = PlainRing(list(seats_of(event.rounds[0])), choice["gap_colours"], choice["drawn_game"])
    before_exit: dict[int, list[int]] = {}
    games: dict[frozenset[int], set[int]] = {}
    while True:
        for number, game in plain.games.items():
            games.setdefault(frozenset(game), set()).add(number)
        for first, second in asked:
            one = first % players + 1
            other = (one + second % (players - 1)) % players + 1
            _agrees(event, plain, before_exit, games, one, other)
        if not happenings or plain.champions:
            return
        decision = next_decision(event, *happenings.pop())
        standing = list(plain.order)
        plain.take(decision)
        before_exit |= {gone: standing for gone in standing if gone not in plain.order}
        after = advance(event, (decision,))
        event = advance(after, FORMAT.follow(event, after, decision, Draw("s", "then")))


def _agrees(
    event: Event,
    plain: PlainRing,
    before_exit: dict[int, list[int]],
    games: dict[frozenset[int], set[int]],
    one: int,
    other: int,
) -> None:
    found = why_not(event, event.rounds[0], one, other)
    said = {reason.code: reason for reason in found}
    for reason in found:
        assert "{" not in say(reason, event)
        assert set(reason.players) <= {player.id for player in event.players}
    together = games.get(frozenset((one, other)), set())
    live = {number for number in together if number in plain.games}
    if together:
        assert said.keys() & {"why_not_yet", "why_not_had_lost", "why_not_had_left"} == set()
        assert ("why_not_playing" in said) == bool(live)
        if live:
            tables = said["why_not_playing"].facts["tables"]
            assert isinstance(tables, tuple)
            assert set(tables) == live
        return
    exits = [before_exit[player] for player in (one, other) if player in before_exit]
    order = max(exits, key=len) if exits else plain.order
    assert ("why_not_yet" in said) == (not exits)
    start = order.index(one)
    turned = [*order[start:], *order[:start]]
    there = turned.index(other)
    sides = sorted((turned[1:there], turned[there + 1 :]), key=len)
    words = ("_stood_between", "_many_stood_between") if exits else ("_between", "_many_between")
    if len(sides[0]) > 3:
        between = said[f"why_not{words[1]}"].facts
        assert (between["near"], between["far"]) == (len(sides[0]), len(sides[1]))
        return
    near = set(said[f"why_not{words[0]}"].players)
    assert near in [set(side) for side in sides if len(side) == len(sides[0])]
    if len(sides[1]) > 3:
        assert said["why_not_many_opposite"].facts["far"] == len(sides[1])
    else:
        assert near | set(said["why_not_opposite"].players) == {*sides[0], *sides[1]}


@settings(deadline=None, max_examples=60)
@given(
    st.lists(st.none() | st.sampled_from([1500, 1700, 1900]), min_size=3, max_size=6),
    st.sampled_from(["rating", "entered"]),
)
def test_places_against_the_order_are_as_few_as_in_any_ring(
    ratings: list[int | None], seating: str
) -> None:
    rated = [Player(n, f"P{n}", rating=rating) for n, rating in enumerate(ratings, start=1)]
    event = ring(rated, seating=seating)
    seats = seats_of(event.rounds[0])
    for one, other in combinations(seats, 2):
        least = min(
            sum(rank_of(event, a) > rank_of(event, b) for a, b in pairwise(order))
            for order in permutations(seats)
            if (one, other) in _beside(order) or (other, one) in _beside(order)
        )
        assert least_against(event, seats, one, other) == least


def _beside(order: tuple[int, ...]) -> list[tuple[int, int]]:
    return list(pairwise((*order, order[0])))


@settings(deadline=None, max_examples=40)
@given(
    st.integers(3, 7),
    st.sets(st.tuples(st.integers(1, 7), st.integers(1, 7)), max_size=14),
    st.integers(0, 10**6),
)
def test_forbidden_pairs_side_by_side_are_as_few_as_in_any_ring(
    players: int, apart: set[tuple[int, int]], seed: int
) -> None:
    pairs = sorted({(a, b) for a, b in apart if a < b <= players})
    event = drawn(str(seed), players, *pairs)
    made = event.rounds[0]
    for one, other in combinations(range(1, players + 1), 2):
        least = min(
            sum(tuple(sorted(game)) in pairs for game in _beside(order))
            for order in permutations(range(1, players + 1))
            if (one, other) in _beside(order)
        )
        assert least_beside(event, made, one, other) == least
        for reason in why_not(event, made, one, other):
            if reason.code == "why_not_others_beside":
                assert reason.facts["would"] == least
                assert reason.facts["is"] == len(clashes(seats_of(made), pairs)) < least


def test_in_a_larger_ring_the_best_found_keeps_the_two_together() -> None:
    crowd = [(1, n) for n in range(3, 9)]
    event = drawn("s", 10, *crowd)
    made = event.rounds[0]
    # P1 may sit beside P2, P9 and P10 only, so that any of these can be his neighbor.
    assert [least_beside(event, made, 1, other) for other in (2, 9, 10)] == [0, 0, 0]
    assert [least_beside(event, made, 1, other) for other in (3, 4)] == [1, 1]
    event = after_decision(FORMAT, event, d.PlayerDropped(2))
    assert least_beside(event, event.rounds[0], 1, 2) == 0
