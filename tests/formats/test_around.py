"""A round paired around tables that stay: they do, and all others are paired by the rules."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from tests.builders.events import after_decision, event_of, posted
from tourneydesk.core import decisions as d
from tourneydesk.core.draw import Draw
from tourneydesk.core.event import Bye, Event, Player, Round, Table
from tourneydesk.core.field import active
from tourneydesk.core.format import Format
from tourneydesk.core.reasons import Refused
from tourneydesk.core.results import MatchResult
from tourneydesk.core.seating import NOTHING_KEPT, kept_players
from tourneydesk.desk.practice import made_up_result
from tourneydesk.formats import FORMATS
from tourneydesk.present.messages import say

either_swiss = pytest.mark.parametrize("key", ["age-swiss", "us-swiss"])
of_a_day = given(
    players=st.integers(2, 14),
    rounds=st.integers(0, 4),
    seed=st.integers(0, 10**6),
    stays=st.sets(st.integers(1, 8)),
)


def played(fmt: Format, players: int, rounds: int, seed: int) -> Event:
    """An event after so many rounds with made-up results, or as many as can be paired."""
    chosen: dict[str, object] = {"rounds": 9}
    if fmt.key == "us-swiss":
        chosen["acceleration"] = ("none", "adjusted_rating", "added_score")[seed % 3]
    event = event_of(fmt, players, seed=str(seed), **chosen)
    for _ in range(rounds):
        try:
            event = posted(fmt, event)
        except Refused:
            break
        event = reported_all(event)
    return event


def reported_all(event: Event) -> Event:
    *before, last = event.rounds
    tables = tuple(
        replace(
            table,
            result=made_up_result(event, table, Draw(event.seed, f"{last.number}.{table.number}")),
        )
        for table in last.tables
    )
    return replace(event, rounds=(*before, replace(last, tables=tables)))


def draw_of(event: Event) -> Draw:
    return Draw(event.seed, f"round {len(event.rounds) + 1}")


def proposed(fmt: Format, event: Event) -> Round | None:
    try:
        return fmt.propose(event, draw_of(event))
    except Refused:
        return None


def pair_remaining(fmt: Format, event: Event, kept: Round) -> Round:
    return fmt.pair_remaining(event, draw_of(event), kept)


def only(made: Round, numbers: set[int], byes: bool = True) -> Round:
    """What stays of a round: these tables, and the byes or none."""
    tables = tuple(table for table in made.tables if table.number in numbers)
    return replace(made, tables=tables, byes=made.byes if byes else ())


def may_meet(event: Event, one: int, other: int) -> bool:
    met = (
        {one, other} == set(table.players)
        and isinstance(table.result, MatchResult)
        and not table.result.forfeited
        for earlier in event.rounds
        for table in earlier.tables
    )
    return (min(one, other), max(one, other)) not in event.forbidden and not any(met)


def can_be_completed(event: Event, free: Sequence[int]) -> bool:
    """Whether all of these, an even number, can meet somebody new: every way is tried."""
    if not free:
        return True
    first, *others = free
    return any(
        may_meet(event, first, other)
        and can_be_completed(event, [one for one in others if one != other])
        for other in others
    )


def seats(made: Round) -> Iterator[int]:
    for table in made.tables:
        yield from table.players
    for bye in made.byes:
        yield bye.player


@either_swiss
@of_a_day
@settings(max_examples=25, deadline=None)
def test_with_nothing_kept_it_is_the_proposed_round(
    key: str, players: int, rounds: int, seed: int, stays: set[int]
) -> None:
    event = played(FORMATS[key], players, rounds, seed)
    made = proposed(FORMATS[key], event)
    for kept in (NOTHING_KEPT, Round(len(event.rounds) + 1, "swiss", ())):
        try:
            assert pair_remaining(FORMATS[key], event, kept) == made
        except Refused:
            assert made is None


@either_swiss
@of_a_day
@settings(max_examples=25, deadline=None)
def test_with_everything_kept_it_is_the_same_round(
    key: str, players: int, rounds: int, seed: int, stays: set[int]
) -> None:
    event = played(FORMATS[key], players, rounds, seed)
    made = proposed(FORMATS[key], event)
    assume(made is not None)
    assert made is not None
    assert pair_remaining(FORMATS[key], event, made) == made


@either_swiss
@of_a_day
@settings(max_examples=60, deadline=None)
def test_who_is_kept_stays_and_all_others_are_paired_by_the_rules(
    key: str, players: int, rounds: int, seed: int, stays: set[int]
) -> None:
    fmt = FORMATS[key]
    event = played(fmt, players, rounds, seed)
    made = proposed(fmt, event)
    if made is None:
        return
    # By another draw and with somebody gone, so that it is not the same round again.
    kept = only(made, stays)
    free = [player for player in range(1, players + 1) if player not in kept_players(kept)]
    if len(free) > 2:
        event = after_decision(fmt, event, d.PlayerDropped(free.pop(seed % len(free))))
    try:
        found = pair_remaining(fmt, event, kept)
    except Refused as refused:
        said = [say(problem, event) for problem in refused.problems]
        found = None
    if found is None:
        assert said
        assert len(free) % 2 == 1 or not can_be_completed(event, free)
        return
    for table in kept.tables:
        assert found.table(table.number) == table
    assert found.byes[: len(kept.byes)] == kept.byes
    assert sorted(seats(found)) == sorted({*active(event, {}), *kept_players(kept)})
    numbers = [table.number for table in found.tables]
    assert numbers == sorted(set(numbers))
    new = [table for table in found.tables if table not in kept.tables]
    if len(free) % 2 == 0 and can_be_completed(event, free):
        assert all(may_meet(event, *table.players) for table in new)
    for table in new:
        assert [say(why, event) for why in table.reasons]
        codes = [why.code for why in table.reasons]
        assert ("paired_around" in codes) == bool(kept.tables or kept.byes)


@either_swiss
def test_new_tables_take_the_free_numbers(key: str) -> None:
    event = played(FORMATS[key], 12, 2, 1)
    made = proposed(FORMATS[key], event)
    assert made is not None
    kept = only(made, {2, 4, 5})
    assert [t.number for t in pair_remaining(FORMATS[key], event, kept).tables] == [
        1,
        2,
        3,
        4,
        5,
        6,
    ]
    far = replace(kept, tables=(replace(kept.tables[0], number=9),))
    assert [t.number for t in pair_remaining(FORMATS[key], event, far).tables] == [1, 2, 3, 4, 5, 9]


@either_swiss
def test_a_posted_round_is_paired_anew_around_its_tables(key: str) -> None:
    fmt = FORMATS[key]
    event = posted(fmt, played(fmt, 10, 2, 3))
    made = event.rounds[-1]
    away = made.tables[-1].players[0]
    event = after_decision(fmt, event, d.PlayerDropped(away))
    late = Player(11, "Late", rating=1500, age=12, joined=3)
    event = after_decision(fmt, event, d.PlayersAdded((late,)))
    found = pair_remaining(fmt, event, only(made, {1, 2, 3, 4}))
    assert found.number == 3
    assert found.tables[:4] == made.tables[:4]
    assert set(found.tables[4].players) == {*made.tables[-1].players, 11} - {away}


@either_swiss
def test_a_bye_that_stays_is_not_given_again(key: str) -> None:
    fmt = FORMATS[key]
    event = played(fmt, 9, 1, 2)
    made = proposed(fmt, event)
    assert made is not None
    other = made.tables[0].players[0]
    kept = replace(made, tables=(), byes=(Bye(other, made.byes[0].points, "odd"),))
    found = pair_remaining(fmt, event, kept)
    assert [bye.player for bye in found.byes] == [other]
    assert len(found.tables) == 4


@either_swiss
def test_an_odd_number_of_free_players_have_a_bye_by_the_rules(key: str) -> None:
    fmt = FORMATS[key]
    event = played(fmt, 9, 1, 2)
    made = proposed(fmt, event)
    assert made is not None
    kept = only(made, {1, 2}, byes=False)
    (bye,) = pair_remaining(fmt, event, kept).byes
    assert bye.player not in kept_players(kept)
    assert bye.why == "odd"
    assert [say(why, event) for why in bye.reasons]


@either_swiss
@pytest.mark.parametrize("forbidden", [False, True])
def test_it_says_so_where_the_free_can_only_meet_again(key: str, forbidden: bool) -> None:
    fmt = FORMATS[key]
    event = posted(fmt, event_of(fmt, 8, rounds=9))
    event = reported_all(event)
    one, other = event.rounds[0].tables[0].players
    rest = [table for table in event.rounds[0].tables if table.number > 1]
    first = event.rounds[0].tables[0]
    if forbidden:
        event = after_decision(fmt, event, d.PairForbidden((min(one, other), max(one, other))))
    pairs = list(zip(rest[0].players, rest[1].players, strict=True))
    tables = [_seated(rest[0], pairs[0], 1), _seated(rest[0], pairs[1], 2)]
    alone = rest[2].players
    event = after_decision(fmt, event, d.PlayerDropped(alone[0]))
    event = after_decision(fmt, event, d.PlayerDropped(alone[1]))
    kept = Round(2, "swiss", tuple(tables))
    with pytest.raises(Refused) as refused:
        pair_remaining(fmt, event, kept)
    assert first.players == (one, other)
    said = [say(problem, event) for problem in refused.value.problems]
    assert said
    assert all("Free more" in text for text in said)


def _seated(like: Table, pair: tuple[int, int], number: int) -> Table:
    found = [replace(seat, player=player) for seat, player in zip(like.seats, pair, strict=True)]
    return replace(like, number=number, seats=tuple(found), result=None, reasons=())
