"""Standings on paper: their title, what decides, the line of the final, parts and columns."""

from dataclasses import replace

from tests.builders.desks import desk_of
from tests.present.test_papers import lines
from tourneydesk.core.decisions import PlayersAdded
from tourneydesk.core.event import Player
from tourneydesk.desk import rounds
from tourneydesk.desk.practice import play
from tourneydesk.present.messages import text
from tourneydesk.present.papers.pairings import pairings_by_table
from tourneydesk.present.papers.standings import (
    columns_to_choose,
    groupings,
    standings_sheet,
    standings_title,
    usual_columns,
)
from tourneydesk.present.sheets import Stamp, stamp

STAMP = Stamp("Spring Open", "Round 1", "Printed 10:30", "page {page} of {pages}")


def test_the_title_says_how_far_the_standings_are() -> None:
    desk = desk_of("us-swiss", 8, rounds=3)
    play(desk, 2)
    assert standings_title(desk.event, None) == text("sheet-standings-after", round=2)
    rounds.pair(desk)
    assert standings_title(desk.event, None) == text("sheet-standings-so-far", round=3)
    assert standings_title(desk.event, 1) == text("sheet-standings-after", round=1)
    play(desk)
    assert standings_title(desk.event, None) == text("sheet-standings-final")


def test_the_final_is_called_final_and_its_players_are_above_the_heavy_line() -> None:
    desk = desk_of("risk-swiss", 18, swiss_rounds=2)
    play(desk)
    event = desk.event
    final = event.rounds[-1]
    assert stamp(event, final.number, "now", 1, "").round == text("paper-round-final")
    (block,) = standings_sheet(event, STAMP).blocks
    assert block.ruled == len(final.tables[0].players) == 5
    heads = [one.head for one in block.columns]
    assert [row[heads.index("Final place")] for row in lines(block)][:6] == [
        *("1st", "2nd", "3rd", "4th", "5th"),
        "",
    ]


def test_all_players_of_a_top_cut_are_above_the_heavy_line_until_its_end() -> None:
    desk = desk_of("age-swiss", 20, rounds=2, top_cut=8)
    play(desk)
    sheet = standings_sheet(desk.event, STAMP)
    assert sheet.blocks[0].ruled == 8
    assert text("sheet-legend-final", "age-swiss", count=8) in sheet.legend


def test_the_legend_says_what_decides() -> None:
    desk = desk_of("us-swiss", 8, rounds=2, tiebreaks=("solkoff",))
    play(desk)
    legend = standings_sheet(desk.event, STAMP).legend
    assert text("sheet-order", keys="Points, then Solkoff") in legend
    assert text("counts-solkoff") in legend
    assert text("sheet-legend-games") in legend


def test_a_record_has_wins_losses_and_draws() -> None:
    desk = desk_of("us-swiss", 4, rounds=2)
    rounds.pair(desk)
    first, second = desk.event.rounds[0].tables
    rounds.report(desk, 1, {"winner": first.players[0]})
    rounds.report(desk, 2, {"draw": True})
    (block,) = standings_sheet(desk.event, STAMP, columns=("record",)).blocks
    assert [one.head for one in block.columns] == ["Place", "Player", "W–L–D", "Points"]
    records = {row[1]: row[2] for row in lines(block)}
    assert records[f"P{first.players[0]}"] == "1–0–0"
    assert records[f"P{first.players[1]}"] == "0–1–0"
    assert records[f"P{second.players[0]}"] == "0–0–1"


def test_standings_can_be_divided_by_rating_class_and_club() -> None:
    desk = desk_of("us-swiss")
    ratings = (2450, 1900, 1850, 1650, 150, None)
    clubs = ("Rook", "", "Rook", "Bishop", "", "")
    desk.take(
        PlayersAdded(
            tuple(
                Player(at, f"P{at}", rating=rating, club=club or None)
                for at, (rating, club) in enumerate(zip(ratings, clubs, strict=True), start=1)
            )
        )
    )
    play(desk, 1)
    event = desk.event
    assert groupings(event) == ("all", "class", "club")
    classes = standings_sheet(event, STAMP, by="class").blocks
    assert [block.heading for block in classes] == [
        text("rating-class-senior-master"),
        text("rating-class-letter", letter="A", low=1800, high=1999),
        text("rating-class-letter", letter="B", low=1600, high=1799),
        text("rating-class-lowest", letter="J", below=200),
        text("rating-class-unrated"),
    ]
    assert all(lines(block)[0][0] == "1" for block in classes)
    by_club = standings_sheet(event, STAMP, by="club").blocks
    assert [block.heading for block in by_club] == ["Bishop", "Rook", text("sheet-no-club")]
    assert sorted(row[1] for block in by_club for row in lines(block)) == [
        f"P{at}" for at in range(1, 7)
    ]


def test_only_columns_that_say_something_can_be_chosen() -> None:
    event = desk_of("dual-ring", 6).event
    assert "ages" not in columns_to_choose(event)
    assert "club" not in columns_to_choose(event)
    assert set(usual_columns(event)) <= set(columns_to_choose(event))
    clubs = tuple(replace(player, club="Rook") for player in event.players)
    assert "club" in columns_to_choose(replace(event, players=clubs))


def test_the_pairings_of_a_ring_list_the_games_being_played() -> None:
    desk = desk_of("dual-ring", 6)
    rounds.pair(desk)
    rounds.report(desk, 1, {"winner": desk.event.rounds[0].tables[0].players[0]})
    posted = desk.event.rounds[0]
    (block,) = pairings_by_table(desk.event, posted, STAMP).blocks
    running = [str(table.number) for table in posted.tables if table.running]
    assert [row[0] for row in lines(block)] == running


def test_quarters_and_groups_are_on_pairing_sheets() -> None:
    desk = desk_of("us-swiss", 16, acceleration="added_score")
    rounds.pair(desk)
    (block,) = pairings_by_table(desk.event, desk.event.rounds[0], STAMP).blocks
    small = {getattr(cell, "under", "") for group in block.groups for cell in group[0]}
    assert desk.event.rounds[0].groups
    assert any(one.endswith(" · A1") for one in small)
    strikes = desk_of("strikes", 60)
    play(strikes, 2)
    while not any(posted.groups for posted in strikes.event.rounds):
        play(strikes, len(strikes.event.rounds) + 1)
    posted = next(one for one in strikes.event.rounds if one.groups)
    (by_table, *_) = pairings_by_table(strikes.event, posted, STAMP).blocks
    under = {getattr(group[0][0], "under", "") for group in by_table.groups}
    assert text("sheet-group", group="G1") in under
