"""What stands on sheets, as plain data: cells of charts, forms, calls, lists in their order."""

import pytest

from tests.builders.desks import desk_of
from tourneydesk.core.decisions import PlayerDropped, PlayersAdded, PlayersCheckedIn
from tourneydesk.core.event import Player
from tourneydesk.desk import rounds
from tourneydesk.desk.practice import play
from tourneydesk.desk.session import Session
from tourneydesk.formats import FORMATS, format_of
from tourneydesk.formats.dual_ring.show.papers import call_sheet
from tourneydesk.formats.strikes.show.papers import strikes_sheet
from tourneydesk.formats.strikes.tally import tally
from tourneydesk.present.messages import text
from tourneydesk.present.papers.charts import ACROSS_SCORED, chart_of, crosstable, wall_chart
from tourneydesk.present.papers.door import check_in_list
from tourneydesk.present.papers.pairings import pairings_by_name, pairings_by_table, table_numbers
from tourneydesk.present.papers.sheet import Block, Noted
from tourneydesk.present.sheets import Choices, Stamp, Written

STAMP = Stamp("Spring Open", "Round 1", "Printed 10:30", "page {page} of {pages}")


def lines(block: Block) -> list[list[str]]:
    """The rows of a block as texts; a ringed word stands for its choices."""
    return [
        ["" if isinstance(cell, Choices) else cell.text for cell in row]
        for group in block.groups
        for row in group
    ]


def paired(key: str, players: int) -> Session:
    desk = desk_of(key, players)
    rounds.pair(desk)
    return desk


@pytest.mark.parametrize("key", sorted(FORMATS))
def test_every_row_of_every_sheet_fits_its_columns_and_every_player_is_there_once(key: str) -> None:
    desk = desk_of(key, 22)
    play(desk, 2)
    event = desk.event
    for sheet in (wall_chart(event, STAMP), crosstable(event, STAMP)):
        for block in sheet.blocks:
            assert all(len(row) == len(block.columns) for row in lines(block))
            names = sorted(row[1] for row in lines(block) if row[1])
            assert names == sorted(player.name for player in event.players)


def test_a_board_stands_in_the_chart_with_place_and_table() -> None:
    desk = desk_of("risk-swiss", 15)
    play(desk, 1)
    chart = chart_of(desk.event)
    for table in desk.event.rounds[0].tables:
        places = table.result.places
        for player, place in places.items():
            assert chart[player][0] == f"{place} ({table.number})"


def test_strikes_stand_in_the_chart_and_add_up_on_the_sheet() -> None:
    desk = desk_of("strikes", 20)
    play(desk, 2)
    known = tally(desk.event).strikes
    chart = chart_of(desk.event)
    for player, cells in chart.items():
        taken = [cell.split(" ")[0] for cell in cells if "(" in cell]
        assert sum(map(int, taken)) == known[player]
    totals = {
        row[1]: row[2 + len(desk.event.rounds)]
        for block in strikes_sheet(desk.event, STAMP).blocks
        for row in lines(block)
    }
    assert totals == {one.name: str(known[one.id]) for one in desk.event.players}


def test_byes_forfeits_draws_and_missed_rounds_have_signs_of_their_own() -> None:
    desk = paired("us-swiss", 5)
    one, two = (table.players for table in desk.event.rounds[0].tables)
    rounds.report(desk, 1, {"forfeit": [one[1]]})
    rounds.report(desk, 2, {"draw": True})
    (bye,) = desk.event.rounds[0].byes
    desk.take(PlayersAdded((Player(6, "Late", joined=1),)))
    chart = chart_of(desk.event)
    assert chart[one[0]] == [f"X {one[1]}"]
    assert chart[one[1]] == [f"F {one[0]}"]
    assert chart[two[0]] == [f"D {two[1]} w"]
    assert chart[two[1]] == [f"D {two[0]} b"]
    assert chart[bye.player] == ["bye 1"]
    assert chart[6] == ["–"]


def test_more_rounds_than_fit_side_by_side_go_on_in_a_further_block() -> None:
    desk = desk_of("us-swiss", 16, rounds=ACROSS_SCORED + 3)
    play(desk)
    first, second = wall_chart(desk.event, STAMP).blocks
    heads = [
        [one.head for one in block.columns if "Round" in one.head] for block in (first, second)
    ]
    assert heads == [[f"Round {at}" for at in range(1, 6)], [f"Round {at}" for at in range(6, 11)]]
    for group in second.groups:
        *_, last, points, _ = group[0]
        assert isinstance(last, Noted)
        assert isinstance(points, Written)
        assert last.beside == points.text


def test_rounds_still_to_come_have_columns_to_write_in() -> None:
    desk = desk_of("us-swiss", 8, rounds=4)
    play(desk, 1)
    (block,) = wall_chart(desk.event, STAMP).blocks
    at = [one.head for one in block.columns].index("Round 2")
    assert [one.head for one in block.columns[at : at + 3]] == ["Round 2", "Round 3", "Round 4"]
    assert all(row[at + 2] == Noted("") for (row,) in block.groups)


def test_pages_of_rounds_to_come_are_left_out_until_one_of_them_is_posted() -> None:
    desk = desk_of("us-swiss", 16, rounds=ACROSS_SCORED + 3)
    assert len(wall_chart(desk.event, STAMP).blocks) == 2, "a blank chart to write in"
    play(desk, 5)
    (block,) = wall_chart(desk.event, STAMP).blocks
    assert sum("Round" in one.head for one in block.columns) == 5
    rounds.pair(desk)
    assert len(wall_chart(desk.event, STAMP).blocks) == 2


def test_names_stand_in_order_of_the_alphabet_whatever_their_accents() -> None:
    desk = desk_of("age-swiss")
    names = ("Zoe", "Örn", "olga", "Ada", "Émile")
    desk.take(PlayersAdded(tuple(Player(at, name, age=9) for at, name in enumerate(names, 1))))
    assert [row[2] for row in lines(check_in_list(desk.event, STAMP).blocks[0])] == [
        "Ada",
        "Émile",
        "olga",
        "Örn",
        "Zoe",
    ]
    rounds.pair(desk)
    by_name = pairings_by_name(desk.event, desk.event.rounds[0], STAMP)
    assert [row[0] for row in lines(by_name.blocks[0])] == ["Ada", "Émile", "olga", "Örn", "Zoe"]


def test_the_check_in_list_crosses_who_is_here_and_marks_who_has_left() -> None:
    desk = desk_of("age-swiss", 4)
    desk.take(PlayersCheckedIn((2,)))
    desk.take(PlayerDropped(3))
    sheet = check_in_list(desk.event, STAMP)
    rows = {row[2]: row for row in lines(sheet.blocks[0])}
    assert {name: row[:2] for name, row in rows.items()} == {
        "P1": ["", ""],
        "P2": ["X", ""],
        "P3": ["–", "–"],
        "P4": ["", ""],
    }
    assert [name for name, row in rows.items() if row[-1]] == ["P3"]
    assert sheet.facts == ((text("sheet-players"), "3"), (text("sheet-checked-in"), "1"))


def test_the_check_in_list_has_family_names_first_and_what_the_event_uses() -> None:
    desk = desk_of("us-swiss")
    zoe = Player(1, "Zoe Adams", rating=1500, age=30, club="Lakeshore", member_id="12")
    desk.take(PlayersAdded((zoe, Player(2, "Bo Zimmer"))))
    (block,) = check_in_list(desk.event, STAMP).blocks
    assert [row[2] for row in lines(block)] == ["Adams, Zoe", "Zimmer, Bo"]
    ids = ("here", "paid", "name", "number", "rating", "club", "member", "note")
    assert [column.head for column in block.columns] == [text(f"head-{id}") for id in ids]


def test_the_pairing_sheet_shows_results_that_are_in_and_scores_from_before() -> None:
    desk = paired("age-swiss", 4)
    for table in (1, 2):
        rounds.report(desk, table, {"winner": desk.event.rounds[0].tables[table - 1].players[0]})
    rounds.pair(desk)
    first, second = (
        lines(pairings_by_table(desk.event, posted, STAMP).blocks[0])
        for posted in desk.event.rounds
    )
    assert [(row[1], row[4], row[3], row[6]) for row in first] == [("W", "L", "0", "0")] * 2
    assert [(row[1], row[4]) for row in second] == [("", "")] * 2
    assert sorted((row[3], row[6]) for row in second) == [("0", "0"), ("3", "3")]


def test_the_call_sheet_has_every_game_being_played_the_latest_call_first() -> None:
    desk = paired("dual-ring", 6)
    table = desk.event.rounds[0].tables[0]
    rounds.report(desk, 1, {"winner": table.players[0]})
    running = [one.number for one in desk.event.rounds[0].tables if one.running]
    now, after = call_sheet(desk.event, STAMP).blocks
    assert [int(row[0]) for row in lines(now)] == sorted(running, reverse=True)
    assert lines(now)[0][-1] == ""
    assert all(row[-1] == "X" for row in lines(now)[1:])
    assert all(row == [""] * 8 for row in lines(after))


def test_numbers_are_made_for_the_tables_there_will_be() -> None:
    assert table_numbers(desk_of("age-swiss", 9).event, None) == [1, 2, 3, 4, 5]
    assert table_numbers(desk_of("strikes", 9).event, None) == [1, 2, 3]
    desk = paired("dual-ring", 5)
    assert table_numbers(desk.event, desk.event.rounds[0]) == [1, 2, 3, 4, 5]
    assert table_numbers(desk.event, None, (7, 3)) == [7, 3]


@pytest.mark.parametrize("key", sorted(FORMATS))
def test_who_sits_at_a_table_is_on_both_pairing_sheets(key: str) -> None:
    desk = paired(key, 14)
    posted = desk.event.rounds[0]
    by_table = pairings_by_table(desk.event, posted, STAMP)
    by_name = pairings_by_name(desk.event, posted, STAMP)
    seats = sum(len(table.players) for table in posted.tables) + len(posted.byes)
    names = {player.name for player in desk.event.players}
    said = [cell for block in by_table.blocks for row in lines(block) for cell in row]
    assert sum(cell in names for cell in said) == seats
    assert sum(len(group) for group in by_name.blocks[0].groups) == seats
    assert format_of(desk.event).key == key
