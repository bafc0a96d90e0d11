"""The history: what each step is about, and whether it counts."""

from dataclasses import replace
from fractions import Fraction
from typing import get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.builders.desks import desk_of
from tourneydesk.core import decisions as d
from tourneydesk.core.event import Bye, ByeRequest, OpenItem, Player, Round, Seat, Table
from tourneydesk.core.journal.bounds import DETAILS
from tourneydesk.core.journal.replay import active_steps
from tourneydesk.core.names import NAME_ORDERS, ORDER_DETAIL
from tourneydesk.core.prizes import Prize, PrizeList
from tourneydesk.core.reasons import Refused
from tourneydesk.core.results import MatchResult
from tourneydesk.desk import rounds
from tourneydesk.desk.history import HistoryEntry, HistoryFilter, history
from tourneydesk.desk.session import Session
from tourneydesk.present import messages
from tourneydesk.present.messages import say, use_language
from tourneydesk.present.messages.languages import language_keys
from tourneydesk.present.tables.history import step_text


def past_of(desk: Session) -> tuple[HistoryEntry, ...]:
    return history(desk.steps, desk.times)


def numbers(desk: Session, wanted: HistoryFilter) -> list[int]:
    return [past.number for past in past_of(desk) if wanted.matches(past)]


def played() -> Session:
    """1 opened, 2 eight players, 3 round 1, 4 and 5 results, 6 a correction of table 1."""
    desk = desk_of("us-swiss", 8, first_colour="white")
    rounds.pair(desk)
    for table, winner in ((1, 0), (2, 0), (1, 1)):
        posted = desk.event.rounds[0].table(table)
        assert posted is not None
        rounds.report(desk, table, {"winner": posted.players[winner]})
    return desk


@pytest.mark.parametrize("language", language_keys())
@pytest.mark.parametrize("key", DETAILS)
def test_every_detail_that_can_be_changed_can_be_told(key: str, language: str) -> None:
    desk = desk_of("us-swiss", 4)
    day = "2026-11-21"
    values = {ORDER_DETAIL: NAME_ORDERS[1], "starts": "10:00", "rating_system": "R"}
    value = {**values, "begin": day, "end": day}.get(key, "12")
    desk.take(d.DetailsChanged({key: value}))
    use_language(language)
    try:
        (told,) = step_text(desk.event, desk.steps, len(desk.steps))
        shown = {
            ORDER_DETAIL: messages.text(f"names-{NAME_ORDERS[1]}"),
            "starts": messages.clock_time("10:00"),
            "begin": messages.dates_in(day),
            "end": messages.dates_in(day),
        }.get(key, value)
    finally:
        use_language("en")
    assert shown in told


def test_steps_are_found_by_kind_player_table_and_round() -> None:
    desk = played()
    first = desk.event.rounds[0].tables[0].players
    desk.take(d.PlayerDropped(first[1]))
    desk.take(d.NoteAdded("Fire drill"))
    assert numbers(desk, HistoryFilter()) == [1, 2, 3, 4, 5, 6, 7, 8]
    assert numbers(desk, HistoryFilter(kind="results")) == [4, 5, 6]
    assert numbers(desk, HistoryFilter(kind="players")) == [2, 7]
    assert numbers(desk, HistoryFilter(kind="rounds")) == [3]
    assert numbers(desk, HistoryFilter(table=1)) == [3, 4, 6]
    assert numbers(desk, HistoryFilter(round=1)) == [3, 4, 5, 6]
    assert numbers(desk, HistoryFilter(players=frozenset(first[1:]))) == [2, 3, 4, 6, 7]
    assert numbers(desk, HistoryFilter(players=frozenset(first[1:]), kind="results")) == [4, 6]


def test_an_undone_step_says_what_undid_it_and_the_undo_is_about_the_same() -> None:
    desk = played()
    desk.undo()
    corrected, undo = past_of(desk)[-2:]
    assert (corrected.active, corrected.undone_by) == (False, 7)
    assert (undo.refers_to, undo.kind, undo.tables) == (6, "results", frozenset({1}))
    desk.redo()
    corrected = past_of(desk)[5]
    assert (corrected.active, corrected.undone_by) == (True, None)


def test_a_result_belongs_to_those_who_sat_there_when_it_was_taken() -> None:
    desk = desk_of("us-swiss", 8, first_colour="white")
    rounds.pair(desk)
    (a, b), (c, e), *rest = (table.players for table in desk.event.rounds[0].tables)
    rounds.seat_by_hand(desk, 1, [(a, e), (c, b), *rest])
    rounds.report(desk, 1, {"winner": a})
    by_hand, result = past_of(desk)[-2:]
    assert (by_hand.kind, by_hand.tables) == ("by_hand", {1, 2})
    assert by_hand.players == {a, b, c, e}
    assert result.players == {a, e}
    desk.undo()
    desk.undo()
    rounds.report(desk, 1, {"winner": b})
    assert past_of(desk)[-1].players == {a, b}


def test_a_called_table_of_a_ring_is_found_by_its_number_and_its_players() -> None:
    desk = desk_of("dual-ring", 5)
    rounds.pair(desk)
    table = desk.event.rounds[0].tables[0]
    rounds.report(desk, 1, {"winner": table.players[0]})
    called = desk.event.rounds[0].tables[-1]
    result = past_of(desk)[-1]
    assert called.number in result.tables
    assert set(called.players) <= result.players


def test_steps_whose_time_is_not_known_have_none() -> None:
    desk = played()
    told = history(desk.steps, ["later", "last"])
    assert [past.at for past in told] == ["", "", "", "", "later", "last"]


def test_a_step_tells_what_it_changed_and_from_what() -> None:
    desk = played()
    white, black = (desk.event.player(n).name for n in desk.event.rounds[0].tables[0].players)
    assert step_text(desk.event, desk.steps, 6) == (
        f"Board 1: {white} and {black}",
        messages.text(
            "was-result-before",
            result=messages.text("result-won", name=black),
            before=messages.text("result-won", name=white),
        ),
    )
    desk.take(d.SettingsChosen({"rounds": 6}))
    desk.take(d.DetailsChanged({"venue": "Town hall"}))
    desk.take(d.DetailsChanged({"venue": "School"}))
    assert step_text(desk.event, desk.steps, 7) == (
        messages.text("was-set-before", what="Rounds", now="6", before="4"),
    )
    assert step_text(desk.event, desk.steps, 8) == ("Venue: Town hall",)
    assert step_text(desk.event, desk.steps, 9) == (
        messages.text(
            "was-set-before", what=messages.text("detail-venue"), now="School", before="Town hall"
        ),
    )
    desk.take(d.DetailsChanged({"date": "2026-11-22"}))
    assert step_text(desk.event, desk.steps, 10) == ("Date: Nov 22, 2026",)


def test_a_seating_by_hand_and_a_changed_player_say_what_was_before() -> None:
    desk = desk_of("us-swiss", 4, first_colour="white")
    rounds.pair(desk)
    (a, b), (c, e) = (table.players for table in desk.event.rounds[0].tables)
    rounds.seat_by_hand(desk, 1, [(a, e), (c, b)])
    desk.take(d.PlayerChanged(replace(desk.event.player(1), name="Ann", rating=None, club="North")))
    named = {n: desk.event.player(n).name for n in (a, b, c, e)}

    def exchanged(table: int, now: tuple[int, int], was: tuple[int, int]) -> str:
        seats, before = (messages.listed([named[n] for n in both]) for both in (now, was))
        return messages.text(
            "was-table-before", desk.event.format, table=table, seats=seats, before=before
        )

    assert step_text(desk.event, desk.steps, 4) == (
        exchanged(1, (a, e), (a, b)),
        exchanged(2, (c, b), (c, e)),
    )
    assert step_text(desk.event, desk.steps, 5) == (
        messages.text("was-set-before", what="Name", now="Ann", before="P1"),
        messages.text("was-set-before", what="Rating", now="none", before="1999"),
        "Club: North",
    )


@settings(max_examples=30)
@given(
    key=st.sampled_from(["age-swiss", "dual-ring", "strikes", "us-swiss"]),
    turns=st.lists(
        st.sampled_from(["pair", "report", "report", "drop", "undo", "redo"]), max_size=14
    ),
)
def test_whatever_happens_the_history_counts_as_the_journal_does(
    key: str, turns: list[str]
) -> None:
    desk = desk_of(key, 6)
    for turn in turns:
        try:
            match turn:
                case "pair":
                    rounds.pair(desk)
                case "report":
                    number = desk.event.rounds[-1].missing[0] if desk.event.rounds else 0
                    table = desk.event.rounds[-1].table(number) if number else None
                    if table is not None:
                        scores = {str(n): 10 - n for n in table.players}
                        raw = (
                            {"scores": scores} if key == "strikes" else {"winner": table.players[0]}
                        )
                        rounds.report(desk, number, raw)
                case "drop":
                    desk.take(d.PlayerDropped(3))
                case "undo":
                    desk.undo()
                case _:
                    desk.redo()
        except (Refused, IndexError):
            continue
    told = past_of(desk)
    turned = {past.number for past in told if past.refers_to is not None}
    assert {past.number for past in told if past.active} - turned == set(
        active_steps(desk.steps).steps
    )
    for past in told:
        assert say(past.name, desk.event)
        assert all(step_text(desk.event, desk.steps, past.number))


# What every decision concerns


def plain(number: int, *players: int) -> Table:
    return Table(number, tuple(Seat(player) for player in players))


def bye(player: int) -> Bye:
    return Bye(player, Fraction(1), "odd")


PLAYERS = tuple(Player(number, f"P{number}") for number in range(1, 9))
POSTED = Round(1, "swiss", (plain(1, 1, 2), plain(2, 3, 4), plain(3, 5, 6)), (bye(7),))
OPENED = (d.EventOpened("us-swiss", "E", "s", {}),)

CONCERN: dict[type, tuple[d.Decision, set[int], set[int], int | None]] = {
    d.EventOpened: (OPENED[0], set(), set(), None),
    d.DetailsChanged: (d.DetailsChanged({"name": "F"}), set(), set(), None),
    d.SettingsChosen: (d.SettingsChosen({"rounds": 5}), set(), set(), None),
    d.PlayersAdded: (d.PlayersAdded((Player(9, "Nine"),)), {9}, set(), None),
    d.PlayerChanged: (d.PlayerChanged(Player(3, "Three")), {3}, set(), None),
    d.PlayerDropped: (d.PlayerDropped(3), {3}, set(), None),
    d.PlayerReturned: (d.PlayerReturned(3), {3}, set(), None),
    d.PlayerDeleted: (d.PlayerDeleted(8), {8}, set(), None),
    d.PlayersCheckedIn: (d.PlayersCheckedIn((1, 2)), {1, 2}, set(), None),
    d.AbsentDropped: (d.AbsentDropped((1, 2)), {1, 2}, set(), None),
    d.ByeRequested: (d.ByeRequested(ByeRequest(3, 2, Fraction(1, 2))), {3}, set(), 2),
    d.ByeWithdrawn: (d.ByeWithdrawn(3, 2), {3}, set(), 2),
    d.TableFixed: (d.TableFixed(4, 9), {4}, {5, 9}, None),
    d.PairForbidden: (d.PairForbidden((2, 5)), {2, 5}, set(), None),
    d.PairAllowed: (d.PairAllowed((2, 5)), {2, 5}, set(), None),
    d.RoundRedrawn: (d.RoundRedrawn(2, "why"), set(), set(), 2),
    d.RoundPosted: (
        d.RoundPosted(Round(2, "swiss", (plain(1, 1, 3),), (bye(2),))),
        {1, 2, 3},
        {1},
        2,
    ),
    d.PairingsChanged: (
        # Table 3 is gone, 5 has the bye instead of 7, who sits at table 2.
        d.PairingsChanged(1, (plain(1, 1, 2), plain(2, 3, 7)), (bye(5),)),
        {3, 4, 5, 6, 7},
        {2, 3},
        1,
    ),
    d.TablesCalled: (d.TablesCalled(1, (plain(4, 7, 8),), (2,)), {3, 4, 7, 8}, {2, 4}, 1),
    d.ResultRecorded: (d.ResultRecorded(1, 2, MatchResult(winner=3)), {3, 4}, {2}, 1),
    d.ResultCleared: (d.ResultCleared(1, 2), {3, 4}, {2}, 1),
    d.ResultCorrected: (d.ResultCorrected(1, 2, (plain(4, 7, 8),)), {3, 4, 7, 8}, {2, 4}, 1),
    d.PrizesChanged: (d.PrizesChanged(PrizeList((Prize(1, 500),))), set(), set(), None),
    d.NoteAdded: (d.NoteAdded("Fire drill"), set(), set(), None),
    d.ItemsLeftOpen: (d.ItemsLeftOpen((OpenItem("settings"),)), set(), set(), None),
    d.ItemsSettled: (
        d.ItemsSettled((OpenItem("status", player=2),), 1, (plain(4, 3, 8),), (bye(6),)),
        {2, 3, 6, 8},
        {4},
        1,
    ),
}


@pytest.mark.parametrize("kind", CONCERN, ids=lambda kind: kind.__name__)
def test_every_kind_of_decision_is_found_by_its_players_its_tables_and_its_round(
    kind: type,
) -> None:
    decision, players, tables, where = CONCERN[kind]
    steps: list[d.Step] = [
        OPENED,
        (d.PlayersAdded(PLAYERS),),
        (d.TableFixed(4, 5),),
        (d.RoundPosted(POSTED),),
        (decision,),
    ]
    past = history(steps, ())[-1]
    assert (past.players, past.tables, past.round) == (players, tables, where)
    steps += [(d.Undone(5),), (d.Redone(5),)]
    for turned in history(steps, ())[-2:]:
        assert (turned.players, turned.tables, turned.round) == (players, tables, where)


def test_no_kind_of_decision_is_missing_there() -> None:
    assert {*CONCERN} == {*get_args(d.Decision)} - {d.Undone, d.Redone}


def test_a_table_of_a_players_own_that_ends_is_found_by_that_table_also_after_undo() -> None:
    steps: list[d.Step] = [
        OPENED,
        (d.PlayersAdded(PLAYERS),),
        (d.TableFixed(4, 5),),
        (d.TableFixed(4, None),),
        (d.Undone(4),),
        (d.TableFixed(4, 6),),
    ]
    assert [past.tables for past in history(steps, ())[2:]] == [{5}, {5}, {5}, {5, 6}]
