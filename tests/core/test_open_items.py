"""What settling an open item of a rebuilt event does to its round and to what is open."""

from dataclasses import replace
from fractions import Fraction

import pytest

from tourneydesk.core.decisions import ItemsSettled
from tourneydesk.core.event import Bye, Event, OpenItem, Round, Seat, Table
from tourneydesk.core.open_items import items_settled, with_settled, without_items
from tourneydesk.core.results import MatchResult


def table(number: int, *players: int) -> Table:
    return Table(number, tuple(Seat(player) for player in players))


def bye(player: int) -> Bye:
    return Bye(player, Fraction(1), "odd")


POSTED = Round(2, "swiss", (table(2, 3, 4), table(3, 5, 6)), (bye(9), bye(7)))


def test_settled_tables_and_byes_take_their_places_in_the_order_of_the_round() -> None:
    decision = ItemsSettled(round=2, tables=(table(4, 1, 2), table(1, 10, 11)), byes=(bye(8),))
    settled = with_settled(POSTED, decision)
    assert settled == replace(
        POSTED,
        tables=(table(1, 10, 11), table(2, 3, 4), table(3, 5, 6), table(4, 1, 2)),
        byes=(bye(7), bye(8), bye(9)),
    )


def test_a_table_that_the_round_has_is_not_settled_again() -> None:
    decision = ItemsSettled(round=2, tables=(table(4, 1, 2), table(3, 10, 11)))
    with pytest.raises(LookupError, match=r"^round 2 has one of these tables already$"):
        with_settled(POSTED, decision)


def test_what_tables_and_byes_settle_is_open_no_more_but_their_results_are() -> None:
    others = {
        OpenItem("place", 1, player=1),
        OpenItem("place", 2, player=5),
        OpenItem("seats", 1, 4),
        OpenItem("seats", 2, 5),
        OpenItem("total", 2, player=2),
    }
    settled = {
        OpenItem("place", 2, player=1),
        OpenItem("place", 2, player=8),
        OpenItem("seats", 2, 4),
        OpenItem("status", player=3),
    }
    event = Event("us-swiss", "X", "s", {}, open_items=frozenset(others | settled))
    finished = replace(table(5, 3, 4), result=MatchResult(winner=3))
    decision = ItemsSettled(
        (OpenItem("status", player=3),), 2, (table(4, 1, 2), finished), (bye(8),)
    )
    expected = others - {OpenItem("seats", 2, 5)} | {OpenItem("result", 2, 4)}
    assert items_settled(event, decision) == replace(event, open_items=frozenset(expected))


def test_an_item_that_is_not_open_can_be_taken_away() -> None:
    item, other = OpenItem("seats", 1, 1), OpenItem("seats", 1, 2)
    event = Event("us-swiss", "X", "s", {}, open_items=frozenset({item}))
    assert without_items(event, other) == event
    assert without_items(event, item, other) == replace(event, open_items=frozenset())
