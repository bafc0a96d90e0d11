"""What of a round stays while everybody else is paired around it."""

from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction
from itertools import islice

import pytest

from tourneydesk.core.decisions import Repaired
from tourneydesk.core.event import Bye, ByeRequest, Event, Player, Round, Seat, Table
from tourneydesk.core.reasons import Reason
from tourneydesk.core.seating import (
    NOTHING_KEPT,
    before_round,
    by_number,
    free_numbers,
    kept_players,
    playing,
    repaired,
    standing,
    with_player,
    without_entry,
)

OLD, NEW = Reason("paired", "rule"), Reason("repaired", "rule")


def table(number: int, *players: int, why: tuple[Reason, ...] = ()) -> Table:
    return Table(number, tuple(Seat(player) for player in players), why)


def bye(player: int, *why: Reason) -> Bye:
    return Bye(player, Fraction(1), "odd", why)


def event_of(*players: Player, rounds: int = 3) -> Event:
    posted = tuple(Round(number, "swiss", ()) for number in range(1, rounds + 1))
    return Event("us-swiss", "X", "s", {}, players=players, rounds=posted, moment=7)


def test_the_event_before_a_round_has_the_rounds_before_it() -> None:
    event = event_of()
    for number in (1, 2, 3, 4):
        assert before_round(event, number) == replace(event, rounds=event.rounds[: number - 1])
    assert before_round(event, NOTHING_KEPT.number) is event


def test_free_numbers_leave_those_out_that_are_taken() -> None:
    kept = Round(1, "swiss", (table(1, 1, 2), table(3, 3, 4)))
    assert list(islice(free_numbers(kept), 3)) == [2, 4, 5]
    assert list(islice(free_numbers(NOTHING_KEPT), 2)) == [1, 2]


def test_whoever_has_a_table_or_a_bye_is_kept() -> None:
    assert kept_players(Round(1, "swiss", (table(1, 1, 2),), (bye(5),))) == {1, 2, 5}


def test_tables_are_exchanged_by_their_numbers_and_new_ones_come_in_order() -> None:
    posted = Round(1, "ring", (table(1, 1, 2), table(3, 3, 4)))
    now = standing(posted, (table(4, 5, 6), table(3, 3, 5), table(2, 7, 8)))
    tables = (table(1, 1, 2), table(2, 7, 8), table(3, 3, 5), table(4, 5, 6))
    assert now == replace(posted, tables=tables)
    assert by_number(reversed(tables)) == tables


@pytest.mark.parametrize(
    ("joined", "returned", "now"),
    [(0, 0, (0, 0)), (1, 1, (1, 1)), (2, 0, (1, 0)), (0, 3, (0, 1)), (3, 2, (1, 1))],
)
def test_whoever_came_late_and_plays_after_all_has_not_missed_the_round(
    joined: int, returned: int, now: tuple[int, int]
) -> None:
    late = Player(2, "Late", joined=joined, returned=returned)
    event = event_of(Player(1, "P1"), late, Player(3, "P3", joined=3), Player(4, "P4"))
    after = playing(event, Round(2, "swiss", (table(1, 1, 2),), (bye(4),)))
    changed = replace(late, joined=now[0], returned=now[1])
    assert after == replace(event, players=(event.players[0], changed, *event.players[2:]))


@pytest.mark.parametrize("number", [1, 2, 3])
def test_a_player_takes_the_place_of_that_number(number: int) -> None:
    event = event_of(Player(1, "P1"), Player(2, "P2"), Player(3, "P3"))
    other = Player(number, "Other")
    players = tuple(other if entrant.id == number else entrant for entrant in event.players)
    assert with_player(event, other) == replace(event, players=players)
    for nobody in (0, 4):
        with pytest.raises(KeyError):
            with_player(event, Player(nobody, "Nobody"))


def test_a_repair_says_why_at_every_table_and_bye_that_it_changed() -> None:
    before = Round(
        2,
        "swiss",
        (table(1, 1, 2, why=(OLD,)), table(2, 3, 4, why=(OLD,))),
        (bye(5, OLD),),
        {1: "A", 2: "A"},
        (OLD,),
    )
    after = replace(
        before,
        tables=(table(1, 1, 2, why=(OLD,)), table(2, 3, 6, why=(OLD,)), table(3, 7, 8)),
        byes=(bye(5, OLD), bye(4, OLD)),
        reasons=(),
    )
    groups: Mapping[int, str] = {1: "B", 4: "B"}
    now = repaired(before, after, Repaired((1,), (5,), "label", groups, (NEW,)))
    assert now == replace(
        before,
        tables=(
            table(1, 1, 2, why=(OLD,)),
            table(2, 3, 6, why=(OLD, NEW)),
            table(3, 7, 8, why=(NEW,)),
        ),
        byes=(bye(5, OLD), bye(4, OLD, NEW)),
        groups=groups,
        reasons=(OLD, NEW),
    )


@pytest.mark.parametrize("left", [None, 2])
def test_an_entry_goes_with_all_that_was_wished_for_it(left: int | None) -> None:
    gone = Player(2, "Gone", left=left)
    event = replace(
        event_of(Player(1, "P1"), gone, Player(3, "P3"), Player(4, "P4"), rounds=0),
        deleted=frozenset({4}),
        forbidden=frozenset({(1, 2), (2, 3), (1, 3)}),
        bye_requests=(ByeRequest(1, 1, Fraction(1)), ByeRequest(2, 1, Fraction(1))),
        fixed_tables={1: 5, 2: 6},
    )
    dropped = replace(gone, left=7 if left is None else left)
    assert without_entry(event, 2) == replace(
        event,
        players=(event.players[0], dropped, *event.players[2:]),
        deleted=frozenset({2, 4}),
        forbidden=frozenset({(1, 3)}),
        bye_requests=(ByeRequest(1, 1, Fraction(1)),),
        fixed_tables={1: 5},
    )
