"""A lost card whose tables other papers tell: who the player is stays open where that counts."""

from dataclasses import replace
from typing import Any

import pytest

from tests.builders.desks import desk_of
from tests.desk.papers import about_players, cards, cover, printed, rebuilt_from, slips_of, tables
from tourneydesk.core.decisions import PlayerDeleted
from tourneydesk.core.event import Event, OpenItem
from tourneydesk.core.reasons import Refused
from tourneydesk.desk import players, rounds
from tourneydesk.desk.files.journals import MemoryJournal
from tourneydesk.desk.paper_rebuild import settling
from tourneydesk.desk.practice import play
from tourneydesk.desk.session import Session
from tourneydesk.formats import format_of, standings_of
from tourneydesk.present import messages
from tourneydesk.present.figures import group_standings
from tourneydesk.present.progress import item_text, open_shapes

RATING, AGE = OpenItem("rating", player=4), OpenItem("age", player=4)


def without_card_4(key: str, played: int, **settings: Any) -> tuple[Session, Session]:
    """An event of 8 players, and the one rebuilt without the card of player 4."""
    desk = desk_of(key, 8, **settings)
    play(desk, played)
    at = printed(desk)
    one = rebuilt_from([cover(desk.event, at), *cards(desk.event, [4], at)])
    return desk, Session(MemoryJournal(), list(one.steps), clock=lambda: "now")


def refused_to_pair(desk: Session) -> bool:
    try:
        rounds.pair(desk)
    except Refused as refused:
        return refused.problems[0].code == "items_open"
    return False


def seats(event: Event) -> object:
    return [(table.number, table.seats) for table in event.rounds[-1].tables]


def test_an_unknown_rating_is_open_and_nobody_is_paired_as_unrated() -> None:
    was, again = without_card_4("us-swiss", 1)
    assert again.event.open_items == {RATING}
    assert tables(again.event) == tables(was.event)
    assert item_text(again.event, RATING).startswith(
        messages.text("open-rating", player1=messages.text("paper-unknown-player", number=4))
    )
    assert open_shapes(again.event)[0]["what"] == "rating"
    assert refused_to_pair(again)
    known = standings_of(again.event)
    assert [row.points for row in known] == [row.points for row in standings_of(was.event)]
    assert all(row.points_known and row.place_known for row in known)
    players.change(again, 4, {"name": "P4"})
    assert again.event.open_items == {RATING}
    players.change(again, 4, {"rating": 1996})
    assert again.event.open_items == frozenset()
    rounds.pair(was)
    rounds.pair(again)
    assert seats(again.event) == seats(was.event)
    again.undo()
    again.undo()
    assert again.event.open_items == {RATING}
    assert Session(MemoryJournal(), again.steps).event == again.event


@pytest.mark.parametrize("way", ["changed", "settled"])
def test_unrated_is_an_answer_too(way: str) -> None:
    _, again = without_card_4("us-swiss", 1)
    if way == "changed":
        players.change(again, 4, {"name": again.event.player(4).name, "rating": None})
    else:
        settling.settle(again, RATING)
    assert again.event.open_items == frozenset()
    rounds.pair(again)


def test_an_entry_that_is_deleted_leaves_nothing_open() -> None:
    _, again = without_card_4("us-swiss", 0)
    assert again.event.open_items == {RATING}
    again.take(PlayerDeleted(4))
    assert again.event.open_items == frozenset()


def test_an_event_that_pairs_no_more_does_not_need_the_rating() -> None:
    was, again = without_card_4("us-swiss", 3, rounds=3)
    assert again.event.open_items == frozenset()
    fmt = format_of(was.event)
    assert fmt.outlook(again.event).winners == fmt.outlook(was.event).winners


def test_places_wait_where_a_tiebreak_goes_by_rating() -> None:
    _, again = without_card_4("us-swiss", 3, rounds=3, tiebreaks=["opposition_rating"])
    assert again.event.open_items == {RATING}
    rows = standings_of(again.event)
    assert all(row.points_known and not row.place_known for row in rows)
    assert format_of(again.event).outlook(again.event).winners == ()


def test_an_unknown_age_leaves_the_places_of_age_groups_open() -> None:
    was, again = without_card_4("age-swiss", 1)
    assert again.event.open_items == {AGE}
    assert refused_to_pair(again)
    assert all(row.place_known for row in standings_of(again.event))
    grouped = [row for rows in group_standings(again.event).values() for row in rows]
    assert grouped
    assert not any(row.place_known for row in grouped)
    players.change(again, 4, {"age": was.event.player(4).age})
    assert again.event.open_items == frozenset()
    assert group_standings(again.event) == group_standings(was.event)


@pytest.mark.parametrize(
    ("seating", "played", "items"),
    [("rating", 0, {RATING}), ("rating", 1, set()), ("random", 0, set())],
)
def test_a_ring_needs_the_rating_until_it_is_set_by_it(
    seating: str, played: int, items: set[OpenItem]
) -> None:
    desk = desk_of("dual-ring", 8, seating=seating)
    if played:
        rounds.pair(desk)
    at = printed(desk)
    one = rebuilt_from([cover(desk.event, at), *cards(desk.event, [4], at)])
    assert one.event.open_items == items
    again = Session(MemoryJournal(), list(one.steps), clock=lambda: "now")
    assert played or refused_to_pair(again) == bool(items)


@pytest.mark.parametrize("key", ["risk-swiss", "strikes"])
def test_where_nothing_goes_by_who_somebody_is_a_missing_name_is_a_note(key: str) -> None:
    desk = desk_of(key, 8)
    one = rebuilt_from([cover(desk.event), *cards(desk.event, [4])])
    assert one.complete
    assert "paper_names_missing" in [note.code for note in one.notes]


def test_the_square_code_of_a_slip_says_who_it_is_and_its_digits_alone_do_not() -> None:
    desk = desk_of("us-swiss", 8)
    play(desk, 1)
    event, at = desk.event, printed(desk)
    rest = [cover(event, at), *cards(event, [4], at)]
    slip = slips_of(event, [4], at)
    assert rebuilt_from([*rest, *slip]).complete
    typed = rebuilt_from([*rest, slip[0]])
    assert typed.event.open_items == about_players(typed.event) == {RATING}
    unrated = replace(event, players=tuple(replace(one, rating=None) for one in event.players))
    assert rebuilt_from([*rest, *slips_of(unrated, [4], at)]).complete
