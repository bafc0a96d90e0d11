"""The tables of a round, posted or drafted, with what decides them."""

from dataclasses import replace

import pytest

from tests.builders.desks import desk_of
from tourneydesk.core.draw import Draw
from tourneydesk.core.event import Event, Round
from tourneydesk.core.results import ScoreResult
from tourneydesk.desk import rounds
from tourneydesk.desk.practice import play, report
from tourneydesk.desk.session import Session
from tourneydesk.formats import FORMATS, format_of
from tourneydesk.formats.strikes.tally import Tally, tally
from tourneydesk.present.messages import name_of, text
from tourneydesk.present.shows import show_of
from tourneydesk.present.table import Table as Rows
from tourneydesk.present.tables.players import record_table
from tourneydesk.present.tables.results import (
    GroupOf,
    RoundKey,
    bye_cells,
    choosable,
    drafted_table,
    groups_of,
    results_table,
    with_groups,
)


def after_two_rounds(key: str, players: int = 13) -> tuple[Event, Round]:
    """An event, and its third round as it would be paired."""
    desk = desk_of(key, players)
    play(desk, 2)
    return desk.event, format_of(desk.event).propose(desk.event, Draw("seed", "draft"))


def column(table: Rows[int], id: str) -> list[str]:
    at = table.ids.index(id)
    return [row.cells[at] for row in table.rows]


def usual(event: Event) -> tuple[str, ...]:
    return show_of(event).draft_columns


@pytest.mark.parametrize("key", ["us-swiss", "age-swiss"])
def test_a_draft_shows_both_players_with_what_decides_side_by_side_or_below_each_other(
    key: str,
) -> None:
    event, drafted = after_two_rounds(key)
    beside = drafted_table(event, drafted, usual(event))
    stacked = drafted_table(event, drafted, usual(event), stacked=True)
    assert len(beside.rows) == len(drafted.tables)
    assert len(stacked.rows) == 2 * len(drafted.tables)
    assert "score" not in {*beside.ids, *stacked.ids}
    for id in (*usual(event), "name"):
        if id in stacked.ids:
            pairs = zip(column(beside, f"{id}1"), column(beside, f"{id}2"), strict=True)
            assert column(stacked, id) == [one for pair in pairs for one in pair]
    assert [row.key for row in stacked.rows[::2]] == [row.key for row in stacked.rows[1::2]]
    assert [row.emphasis for row in stacked.rows[:2]] == ["begins", ""]


def test_a_draft_of_chess_shows_score_rating_the_color_due_its_history_and_floats() -> None:
    event, drafted = after_two_rounds("us-swiss")
    table = drafted_table(event, drafted, usual(event), stacked=True)
    assert set(usual(event)) - {"quarter"} < set(table.ids)
    white, none = text("card-white-letter"), text("cell-color-none")
    black = text("card-black-letter")
    assert all(len(one) == 2 and {*one} <= {white, black, none} for one in column(table, "colors"))
    scores, floats = column(table, "points"), column(table, "float")
    signs = {"": "", text("cell-float-down"): text("cell-float-up")}
    signs |= {up: down for down, up in signs.items()}
    for at in range(0, len(scores), 2):
        assert bool(floats[at]) == (scores[at] != scores[at + 1])
        assert floats[at + 1] == signs[floats[at]]


def test_columns_in_which_nobody_has_anything_are_left_out_of_a_draft() -> None:
    event, drafted = after_two_rounds("us-swiss")
    unrated = replace(event, players=tuple(replace(one, rating=None) for one in event.players))
    assert "rating1" in drafted_table(event, drafted, usual(event)).ids
    assert "rating1" not in drafted_table(unrated, drafted, usual(event)).ids
    first = replace(event, rounds=())
    drafted = format_of(first).propose(first, Draw("seed", "draft"))
    assert {"points1", "rating1"} & {*drafted_table(first, drafted, usual(first)).ids} == {
        "rating1"
    }


def test_what_follows_from_a_result_is_no_column_of_a_draft() -> None:
    for key, follows in (("risk-swiss", "earned"), ("strikes", "out")):
        desk = desk_of(key, 13)
        drafted = format_of(desk.event).propose(desk.event, Draw("seed", "draft"))
        of_round = {one.id for one in choosable(desk.event, drafted, desk.event)}
        of_draft = {one.id for one in choosable(desk.event, drafted, desk.event, drafted=True)}
        assert follows in of_round
        assert not of_draft & {follows, "place", "card_score", "head_strikes"}


@pytest.mark.parametrize("key", ["us-swiss", "age-swiss"])
@pytest.mark.parametrize("stacked", [False, True])
def test_a_bye_shows_the_player_with_what_decides(key: str, stacked: bool) -> None:
    event, drafted = after_two_rounds(key)
    (bye,) = drafted.byes
    table = drafted_table(event, drafted, usual(event), stacked=stacked)
    ((cells, tones),) = bye_cells(event, drafted, drafted.byes, table)
    assert len(cells) == len(tones) == len(table.columns)
    by_id = dict(zip((id.removesuffix("1") for id in table.ids), cells, strict=True))
    assert by_id["table"] == text("draft-bye")
    assert by_id["name"] == name_of(event, bye.player)
    assert by_id["points" if key == "us-swiss" else "record"]
    assert not any(tone.endswith("missed") for tone in tones)


def test_results_are_the_same_beside_and_stacked() -> None:
    desk = desk_of("us-swiss", 9)
    play(desk, 1)
    posted, before = desk.event.rounds[0], replace(desk.event, rounds=())
    shown = {
        stacked: results_table(
            desk.event, posted, (), before, tables=posted.tables, stacked=stacked
        )
        for stacked in (False, True)
    }
    assert column(shown[True], "score")[::2] == column(shown[False], "score")
    assert column(shown[True], "score")[1::2] == [""] * len(posted.tables)
    assert [one.whole for one in shown[True].columns if one.id == "score"] == [True]


# Groups


def split_round() -> tuple[Session, Event]:
    """Strikes with a second round in groups, of which the first two tables have reported, and the
    event before it.
    """
    desk = desk_of("strikes", 26)
    play(desk, 1)
    before = desk.event
    rounds.pair(desk)
    report(desk, [1, 2])
    return desk, before


def grouped(desk: Session, before: Event, *folded: GroupOf) -> Rows[RoundKey]:
    posted = desk.event.rounds[-1]
    table = results_table(desk.event, posted, (), before, tables=posted.tables)
    return with_groups(desk.event, posted, table, before, folded)


def test_each_group_has_a_heading_with_its_figures_and_how_far_it_is() -> None:
    desk, before = split_round()
    posted = desk.event.rounds[-1]
    groups = groups_of(posted)
    table = grouped(desk, before)
    headings = [row for row in table.rows if isinstance(row.key, GroupOf)]
    assert [row.key for row in headings] == list(dict.fromkeys(groups.values()))
    assert len(headings) > 1
    for row in headings:
        assert isinstance(row.key, GroupOf)
        name, figures, progress = row.cells[0].split("\n")
        tables = [one for one in posted.tables if groups[one.number] == row.key]
        assert name == row.key.name
        assert figures
        done = sum(not one.running for one in tables)
        assert progress == text("round-progress", "strikes", done=done, total=len(tables))
    in_order = [row.key for row in table.rows]
    assert in_order.index(headings[1].key) == 1 + sum(
        len(one.seats) for one in posted.tables if groups[one.number] == headings[0].key
    )


def test_a_folded_group_shows_its_heading_and_none_of_its_tables() -> None:
    desk, before = split_round()
    groups = groups_of(desk.event.rounds[-1])
    first = groups[1]
    shown = grouped(desk, before, first)
    assert shown.rows[0].key == first
    assert shown.rows[0].emphasis == "folded"
    inside = {number for number, group in groups.items() if group == first}
    assert not inside & {row.key for row in shown.rows if isinstance(row.key, int)}
    assert {*groups} - inside == {row.key for row in shown.rows if isinstance(row.key, int)}


@pytest.mark.parametrize("key", FORMATS)
def test_a_round_in_one_group_has_no_headings(key: str) -> None:
    desk = desk_of(key, 13)
    play(desk, 1)
    assert groups_of(desk.event.rounds[0]) == {}


def test_the_strikes_of_all_players_are_counted_once_for_a_list(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    event, drafted = after_two_rounds("strikes", 26)
    counted: list[Event] = []

    def counting(event: Event, through: int | None = None) -> Tally:
        counted.append(event)
        return tally(event, through)

    monkeypatch.setattr("tourneydesk.formats.strikes.show.tally", counting)
    totals = column(drafted_table(event, drafted, ("total", "bar")), "total")
    assert len(totals) > 10
    assert len(counted) <= 2, "a list of 300 players took minutes"


def test_the_record_of_a_player_shows_the_place_that_each_score_gave() -> None:
    desk = desk_of("strikes", 13)
    play(desk, 2)
    table = next(one for one in desk.event.rounds[1].tables if len(one.seats) > 1)
    assert isinstance(table.result, ScoreResult)
    best = max(table.result.scores, key=table.result.scores.__getitem__)
    assert column(record_table(desk.event, best), "place")[1] == "1"
    assert record_table(desk.event, best).columns[2].head == text("card-score")
    assert "place" not in record_table(desk_of("us-swiss", 4).event, 1).ids
