"""Players with a table of their own, and halls where the first table is not number 1."""

from collections.abc import Mapping
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.builders.desks import desk_of
from tourneydesk.core.decisions import PlayerDropped, PlayerReturned, RoundPosted
from tourneydesk.core.draw import Draw
from tourneydesk.core.event import Event, Round, Seat, Table
from tourneydesk.core.format import Arranged, Format, Seating
from tourneydesk.core.reasons import Advice, Fact, Problem, Reason, Refused
from tourneydesk.core.table_numbers import (
    BY_ORGANIZER,
    around_by_number,
    arranged_by_number,
    numbered,
)
from tourneydesk.desk.attendance import fix_table
from tourneydesk.desk.event_details import change_details
from tourneydesk.desk.practice import play
from tourneydesk.desk.rounds import proposal, round_draw
from tourneydesk.formats import FORMATS


def made(*tables: tuple[int, ...], kind: str = "swiss") -> Round:
    return Round(
        1,
        kind,
        tuple(
            Table(number, tuple(Seat(player) for player in players))
            for number, players in enumerate(tables, start=1)
        ),
    )


def event(fixed: Mapping[int, int], first: str = "") -> Event:
    details = {"first_table": first} if first else {}
    return Event("us-swiss", "X", "s", {}, details, fixed_tables=fixed)


PAIRS = FORMATS["us-swiss"]
FOUR = made((1, 2), (3, 4), (5, 6), (7, 8))


@pytest.mark.parametrize(
    ("fixed", "first", "numbers"),
    [
        ({}, "", {1: (1, 2), 2: (3, 4), 3: (5, 6), 4: (7, 8)}),
        ({}, "21", {21: (1, 2), 22: (3, 4), 23: (5, 6), 24: (7, 8)}),
        # The others keep the order of the rules at the numbers that are left.
        ({1: 3}, "", {1: (3, 4), 2: (5, 6), 3: (1, 2), 4: (7, 8)}),
        ({7: 1}, "", {1: (7, 8), 2: (1, 2), 3: (3, 4), 4: (5, 6)}),
        ({1: 23}, "21", {21: (3, 4), 22: (5, 6), 23: (1, 2), 24: (7, 8)}),
        ({1: 12}, "", {1: (3, 4), 2: (5, 6), 3: (7, 8), 12: (1, 2)}),
        ({5: 2}, "21", {2: (5, 6), 21: (1, 2), 22: (3, 4), 23: (7, 8)}),
        ({1: 3, 5: 1}, "", {1: (5, 6), 2: (3, 4), 3: (1, 2), 4: (7, 8)}),
        ({1: 3, 5: 4}, "", {1: (3, 4), 2: (7, 8), 3: (1, 2), 4: (5, 6)}),
        ({1: 3, 7: 3}, "", {1: (3, 4), 2: (5, 6), 3: (1, 2), 4: (7, 8)}),
        ({7: 3, 1: 3}, "", {1: (1, 2), 2: (3, 4), 3: (7, 8), 4: (5, 6)}),
        ({2: 4, 1: 3}, "", {1: (3, 4), 2: (5, 6), 3: (7, 8), 4: (1, 2)}),
        ({99: 2}, "", {1: (1, 2), 2: (3, 4), 3: (5, 6), 4: (7, 8)}),
    ],
)
def test_who_has_a_table_sits_there_and_the_others_keep_their_order(
    fixed: Mapping[int, int], first: str, numbers: Mapping[int, tuple[int, ...]]
) -> None:
    tables = numbered(PAIRS, event(fixed, first), FOUR).tables
    assert {table.number: table.players for table in tables} == numbers
    assert [table.number for table in tables] == sorted(numbers)


def reasons(fixed: Mapping[int, int]) -> dict[int, list[tuple[str, tuple[int, ...]]]]:
    return {
        table.number: [(why.code, why.players) for why in table.reasons]
        for table in numbered(PAIRS, event(fixed), FOUR).tables
        if table.reasons
    }


def test_every_table_that_was_moved_for_somebody_says_so() -> None:
    assert reasons({1: 3}) == {3: [("has_this_table", (1,))]}
    # Both at one table, and both want it.
    assert reasons({1: 3, 2: 3}) == {3: [("has_this_table", (1,)), ("has_this_table", (2,))]}


def test_of_two_who_cannot_both_be_served_the_later_is_told_why() -> None:
    assert reasons({2: 4, 1: 3}) == {4: [("has_this_table", (2,)), ("meets_fixed_player", (1, 2))]}
    assert reasons({1: 3, 7: 3}) == {
        3: [("has_this_table", (1,))],
        4: [("table_held_by_other", (7, 1))],
    }


def test_the_games_of_a_ring_keep_their_numbers() -> None:
    ring = made((1, 2), (2, 3), (3, 1), kind="ring")
    assert numbered(FORMATS["dual-ring"], event({2: 9}, "5"), ring) is ring


@given(
    st.dictionaries(st.integers(1, 14), st.integers(1, 30), max_size=8),
    st.sampled_from(["", "1", "4", "25"]),
)
def test_nobody_changes_company_and_no_number_is_used_twice(
    fixed: dict[int, int], first: str
) -> None:
    tables = numbered(PAIRS, event(fixed, first), FOUR).tables
    assert {table.players for table in tables} == {table.players for table in FOUR.tables}
    numbers = [table.number for table in tables]
    assert numbers == sorted(set(numbers))
    seated = {player: table for table in tables for player in table.players}
    moved = {why.players[0] for table in tables for why in table.reasons if len(why.players) == 1}
    others = [table.players for table in tables if moved.isdisjoint(table.players)]
    assert others == [table.players for table in FOUR.tables if table.players in others]
    for player, wanted in fixed.items():
        if player in seated:
            at = seated[player]
            told = any(why.players[0] == player for why in at.reasons)
            assert told
            assert at.number == wanted or any(len(why.players) == 2 for why in at.reasons)


@pytest.mark.parametrize("key", ["us-swiss", "age-swiss", "strikes", "risk-swiss"])
def test_tables_kept_while_others_are_paired_again_keep_the_numbers_of_the_hall(key: str) -> None:
    desk = desk_of(key, 24)
    change_details(desk, {"first_table": "21"})
    fix_table(desk, 5, 40)
    made = proposal(desk.event)
    kept = replace(made, tables=(made.tables[1], made.tables[-1]))
    fix_table(desk, 6, made.tables[1].number)
    again = around_by_number(desk.format, desk.event, round_draw(desk.event), kept)
    assert len(again.tables) == len(made.tables)
    for table in kept.tables:
        assert again.table(table.number) == table
    numbers = [table.number for table in again.tables]
    assert numbers == sorted(set(numbers))
    assert min(numbers) >= 21


@pytest.mark.parametrize("key", ["us-swiss", "age-swiss", "strikes", "risk-swiss"])
def test_a_fixed_table_moves_its_own_players_only(key: str) -> None:
    desk = desk_of(key, 24)
    plain = [table.players for table in proposal(desk.event).tables]
    fix_table(desk, plain[-1][0], 1)
    now = [table.players for table in proposal(desk.event).tables]
    assert now == [plain[-1], *plain[:-1]]


def test_the_reasons_name_the_tables_they_are_about() -> None:
    def facts(fixed: Mapping[int, int]) -> dict[str, Mapping[str, object]]:
        return {
            why.code: why.facts
            for table in numbered(PAIRS, event(fixed), FOUR).tables
            for why in table.reasons
        }

    assert facts({2: 4, 1: 3}) == {
        "has_this_table": {"table": 4},
        "meets_fixed_player": {"table": 3, "stays": 4},
    }
    assert facts({1: 3, 7: 3})["table_held_by_other"] == {"table": 3}


def with_numbers(posted: Round, *numbers: int) -> Round:
    tables = tuple(
        replace(table, number=number) for table, number in zip(posted.tables, numbers, strict=True)
    )
    return replace(posted, tables=tables)


def whys(posted: Round) -> dict[int, tuple[Reason, ...]]:
    return {table.number: table.reasons for table in posted.tables if table.reasons}


def test_a_kept_table_keeps_its_number_and_those_who_want_it_are_told_who_sits_there() -> None:
    kept = with_numbers(made((1, 2), (5, 6)), 7, 21)
    now = numbered(PAIRS, event({2: 30, 4: 7, 8: 9}, "20"), FOUR, kept)
    assert {table.number: table.players for table in now.tables} == {
        7: (1, 2),
        9: (7, 8),
        20: (3, 4),
        21: (5, 6),
    }
    assert whys(now) == {
        9: (Reason("has_this_table", BY_ORGANIZER, (8,), {"table": 9}),),
        20: (Reason("table_held_by_other", BY_ORGANIZER, (4, 1), {"table": 7}),),
    }


def test_the_reasons_for_a_number_come_after_those_for_the_pairing() -> None:
    paired = Reason("by_rating", "rule")
    first = replace(FOUR.tables[0], reasons=(paired,))
    now = numbered(PAIRS, event({1: 3, 2: 4}), replace(FOUR, tables=(first, *FOUR.tables[1:])))
    assert whys(now) == {
        3: (
            paired,
            Reason("has_this_table", BY_ORGANIZER, (1,), {"table": 3}),
            Reason("meets_fixed_player", BY_ORGANIZER, (2, 1), {"table": 4, "stays": 3}),
        )
    }


def test_who_has_a_table_and_is_not_in_the_round_leaves_the_others_theirs() -> None:
    tables = numbered(PAIRS, event({99: 2, 1: 3}), FOUR).tables
    assert [table.players for table in tables] == [(3, 4), (5, 6), (1, 2), (7, 8)]


DRAW = Draw("seed", "label")


def paired_around(asked: list[Round], asked_of: Event) -> Format:
    """A format that seats the other four at the next numbers, and keeps what it was asked."""

    def pair_remaining(event: Event, draw: Draw, kept: Round) -> Round:
        assert event is asked_of
        assert draw is DRAW
        asked.append(kept)
        others = with_numbers(made((3, 4), (7, 8)), 3, 4)
        return replace(kept, tables=(*kept.tables, *others.tables))

    return replace(FORMATS["us-swiss"], pair_remaining=pair_remaining)


def test_to_a_format_the_kept_tables_are_the_first_ones_of_a_plain_hall() -> None:
    kept, asked = with_numbers(made((1, 2), (5, 6)), 7, 9), list[Round]()
    for asked_of, numbers in ((event({}, "6"), [6, 7, 8, 9]), (event({3: 2}), [1, 2, 7, 9])):
        now = around_by_number(paired_around(asked, asked_of), asked_of, DRAW, kept)
        assert asked.pop() == with_numbers(kept, 1, 2)
        assert [table.number for table in now.tables] == numbers
        assert (now.table(7), now.table(9)) == kept.tables


def test_where_a_hall_has_no_numbers_of_its_own_a_format_pairs_around_tables_as_they_are() -> None:
    kept, asked, asked_of = with_numbers(made((1, 2), (5, 6)), 1, 2), list[Round](), event({})
    now = around_by_number(paired_around(asked, asked_of), asked_of, DRAW, kept)
    assert asked == [kept]
    assert [table.number for table in now.tables] == [1, 2, 3, 4]


WARNING = Problem("met_before", (1, 2), {"table": 2, "next": 1, "round": 2, "name": "table"})


def arranging(asked_of: Event, posted: Round, wanted: Seating, *, refused: bool = False) -> Format:
    """A format that seats by hand as asked, and warns of the second table or refuses it."""

    def arrange(event: Event, plain: Round, seating: Seating) -> Arranged:
        assert event is asked_of
        assert plain == with_numbers(posted, *range(1, len(posted.tables) + 1))
        assert seating is wanted
        if refused:
            raise Refused(WARNING)
        tables = made(*seating).tables
        reasons = (Reason("by_hand", "rule"),)
        return Arranged(tuple(replace(table, reasons=reasons) for table in tables), (WARNING,))

    return replace(FORMATS["us-swiss"], arrange=arrange)


def test_tables_seated_by_hand_keep_the_numbers_of_the_hall_and_new_ones_are_numbered_on() -> None:
    posted, asked_of = with_numbers(made((1, 2), (3, 4)), 21, 40), event({}, "21")
    wanted = ((1, 2), (3, 5), (4, 6), (7, 8))
    arranged = arranged_by_number(arranging(asked_of, posted, wanted), asked_of, posted, wanted)
    assert {table.number: table.players for table in arranged.tables} == dict(
        zip((21, 40, 41, 42), wanted, strict=True)
    )
    # Nobody was moved at the first table: it is the one that was posted, without a new reason.
    assert [bool(table.reasons) for table in arranged.tables] == [False, True, True, True]
    in_hall: Mapping[str, Fact] = {"table": 40, "next": 21, "round": 2, "name": "table"}
    assert arranged.warnings == (replace(WARNING, facts=in_hall),)


def test_what_cannot_be_seated_by_hand_is_said_with_the_numbers_of_the_hall() -> None:
    posted, asked_of = with_numbers(made((1, 2), (3, 4)), 21, 40), event({}, "21")
    wanted = ((1, 2), (3, 4))
    with pytest.raises(Refused) as refused:
        arranged_by_number(
            arranging(asked_of, posted, wanted, refused=True), asked_of, posted, wanted
        )
    in_hall: Mapping[str, Fact] = {"table": 40, "next": 21, "round": 2, "name": "table"}
    assert refused.value.problems == (replace(WARNING, facts=in_hall),)


def test_a_round_without_tables_is_seated_from_the_first_number() -> None:
    posted, asked_of, wanted = made(), event({}), ((1, 2), (3, 4))
    arranged = arranged_by_number(arranging(asked_of, posted, wanted), asked_of, posted, wanted)
    assert [table.number for table in arranged.tables] == [1, 2]
    assert arranged.warnings == (WARNING,)


@pytest.mark.parametrize("key", ["us-swiss", "age-swiss", "strikes", "risk-swiss"])
def test_a_table_fixed_for_two_players_is_advised_about(key: str) -> None:
    desk = desk_of(key, 24)

    def advice() -> list[Advice]:
        told = desk.format.outlook(desk.event).advice
        return [one for one in told if one.code == "table_fixed_twice"]

    fix_table(desk, 7, 3)
    fix_table(desk, 4, 2)
    assert advice() == []
    fix_table(desk, 2, 3)
    # Whoever was given it first has it.
    assert advice() == [Advice("table_fixed_twice", (7, 2), {"table": 3})]
    desk.take(RoundPosted(proposal(desk.event)))
    assert advice() == [Advice("table_fixed_twice", (7, 2), {"table": 3})]
    desk.take(PlayerDropped(7))
    assert advice() == []
    desk.take(PlayerReturned(7))
    assert advice()
    fix_table(desk, 2, None)
    assert advice() == []


def test_a_table_fixed_for_two_is_of_no_interest_once_no_round_is_to_come() -> None:
    desk = desk_of("us-swiss", 12)
    fix_table(desk, 1, 1)
    fix_table(desk, 2, 1)
    play(desk, 3)
    assert len(desk.format.outlook(desk.event).advice) == 1
    play(desk)
    assert desk.format.outlook(desk.event).status == "finished"
    assert desk.format.outlook(desk.event).advice == ()


@given(st.lists(st.integers(1, 12), unique=True), st.integers(0, 13))
def test_a_table_is_found_by_its_number_whatever_the_numbers_are(
    numbers: list[int], wanted: int
) -> None:
    posted = Round(1, "swiss", tuple(Table(number, ()) for number in numbers))
    there = wanted in numbers
    assert posted.place_of(wanted) == (numbers.index(wanted) if there else None)
    assert posted.table(wanted) == (Table(wanted, ()) if there else None)
