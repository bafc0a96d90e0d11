"""Player schedules: every round of every player, whole sheets to cut, names of any kind."""

import re
from dataclasses import replace
from fractions import Fraction

import pytest

from tests.builders.desks import desk_of
from tests.documents.papers import STAMP
from tests.documents.people import FORTY, people
from tests.documents.reading import inside, texts
from tourneydesk.core.decisions import ByeRequested, PlayerDropped, PlayersAdded
from tourneydesk.core.event import ByeRequest, Event
from tourneydesk.desk import rounds
from tourneydesk.desk.practice import play
from tourneydesk.documents.drawing.page import LETTER, pdf_of_bundles
from tourneydesk.documents.drawing.shapes import MM
from tourneydesk.documents.papers import make
from tourneydesk.documents.printing import PrintOptions
from tourneydesk.documents.schedules import schedule_bundle
from tourneydesk.formats import FORMATS, format_of, standings_of
from tourneydesk.present.figures import points_text
from tourneydesk.present.messages import in_language, text
from tourneydesk.present.papers.schedules import Schedule, schedules

HOW = PrintOptions("2026-11-21 10:30", 7, "0a1b2c3d4e5f60718293")
every_format = pytest.mark.parametrize("key", sorted(FORMATS))


def by_number(event: Event) -> dict[int, Schedule]:
    ids = [one.id for one in event.entered]
    return dict(zip(ids, schedules(event, STAMP, ids), strict=True))


def played(key: str, players: int, through: int) -> Event:
    """That many rounds played (in a ring: games), and where one follows the next one posted."""
    desk = desk_of(key, players)
    play(desk, through)
    if desk.format.outlook(desk.event).status == "ready":
        rounds.pair(desk)
    return desk.event


@every_format
def test_every_table_is_on_the_schedules_of_its_players_and_the_next_one_is_marked(
    key: str,
) -> None:
    event = played(key, 18, 2)
    ring_kinds = format_of(event).ring_kinds
    found = by_number(event)
    for posted in event.rounds:
        for table in posted.tables:
            number = str(table.number if posted.kind in ring_kinds else posted.number)
            for player in table.players:
                rows = [one for one in found[player].rows if one.cells[0] == number]
                assert len(rows) == (0 if table.void else 1)
                assert all(one.next == (table.result is None) for one in rows)
                assert all(len(one.cells) == len(found[player].columns) for one in rows)


@pytest.mark.parametrize("key", ["risk-swiss", "age-swiss", "strikes", "us-swiss"])
def test_the_running_score_is_that_of_the_standings_after_the_round(key: str) -> None:
    event = played(key, 18, 2)
    found = by_number(event)
    for row in standings_of(event, 1):
        first = found[row.player].rows[0]
        assert first.cells[-1] == points_text(row)


def test_byes_requested_and_had_are_said_and_planned_rounds_have_a_line() -> None:
    desk = desk_of("us-swiss", 9, rounds=5)
    desk.take(ByeRequested(ByeRequest(4, 3, Fraction(1, 2))))
    play(desk, 1)
    sat_out = desk.event.rounds[0].byes[0].player
    found = by_number(desk.event)
    assert text("cell-bye") in found[sat_out].rows[0].cells
    assert [row.cells[0] for row in found[4].rows] == ["1", "2", "3", "4", "5"]
    assert text("schedule-asked-bye") in found[4].rows[2].cells


def test_who_has_left_misses_nothing_and_who_is_out_is_said_to_be() -> None:
    desk = desk_of("us-swiss", 10, rounds=5)
    play(desk, 1)
    desk.take(PlayerDropped(3))
    play(desk, 1)
    gone = by_number(desk.event)[3]
    assert len(gone.rows) == 1
    assert gone.state == text("cell-status-dropped")
    strikes = played("strikes", 18, 30)
    winner = standings_of(strikes)[0].player
    assert by_number(strikes)[winner].state == text("schedule-place", place="1")


@every_format
@pytest.mark.parametrize("language", ["en", "de", "es"])
def test_sheets_hold_everybody_once_inside_the_margins(key: str, language: str) -> None:
    with in_language(language):
        event = played(key, 23, 2)
        pdf = make(["schedules"], event, HOW)
        whole = "\n".join(texts(pdf)).splitlines()
        assert inside(pdf, 6 * MM)
        for player in event.entered:
            number = text("schedule-number", number=player.id)
            assert sum(line.strip() == f"{player.name} {number}" for line in whole) == 1


def test_one_player_can_be_asked_for_and_stands_in_larger_letters() -> None:
    event = played("us-swiss", 9, 2)
    (page,) = texts(make(["schedules"], event, replace(HOW, chosen=(("player", ("5",)),))))
    assert text("schedule-number", number=5) in page
    assert "P5" in page


@pytest.mark.parametrize("rows", [0, 1, 40])
def test_names_of_any_length_and_any_number_of_rounds_stay_on_the_page(rows: int) -> None:
    names = ("Ж" * 120, "Maria " * 20, "يوسف بن عبد الله", "남궁도윤", "ธนากร บุญประเสริฐ", "W" * 120)
    event = played("risk-swiss", 24, 1)
    named = [
        replace(one, name=names[at % len(names)].strip(), club="C" * 120)
        for at, one in enumerate(event.players)
    ]
    event = replace(event, players=tuple(named), name="W" * 120)
    items = [replace(one, rows=one.rows[:1] * rows) for one in schedules(event, STAMP)]
    assert inside(pdf_of_bundles([schedule_bundle(items, LETTER)], "Schedules"), 6 * MM)


def test_a_long_name_at_a_table_of_many_leaves_the_family_names_of_all_whole() -> None:
    event = played("risk-swiss", 8, 1)
    names = ("Bartholomew " * 15 + "Quisenberry", "Zbigniew Przemysław Świętosławski", "W" * 200)
    named = [replace(one, name=names[at % 3], family=None) for at, one in enumerate(event.players)]
    cells = [
        cell
        for item in schedules(replace(event, players=tuple(named)), STAMP)
        for row in item.rows
        for cell in row.cells
    ]
    lists = [cell for cell in cells if ", " in cell]
    assert len(lists) >= 8
    for one in lists:
        for name in one.split(", "):
            family = name.split()[-2 if name.endswith(")") else -1]
            assert family in ("Quisenberry", "Świętosławski", "W" * 200)


def test_a_long_family_name_of_an_opponent_is_smaller_and_whole() -> None:
    event = played("us-swiss", 8, 1)
    named = [
        replace(one, name="Fionnuala Montgomery-Featherstonehaugh", family=None)
        if one.id == 1
        else replace(one, club="Knights of the Round Table Gaming Society")
        for one in event.players
    ]
    said = " ".join(texts(make(["schedules"], replace(event, players=tuple(named)), HOW)))
    assert len(re.findall(r"Montgomery-\s*Featherstonehaugh", said)) == 3
    assert said.count("Table Gaming Society") == 7


def test_an_initial_stays_on_the_line_of_its_family_name() -> None:
    desk = desk_of("risk-swiss")
    desk.take(PlayersAdded(people(FORTY, 26)))
    play(desk, 2)
    (page, *_) = texts(make(["schedules"], desk.event, HOW))
    lines = [line.strip() for line in page.splitlines()]
    assert any(re.search(r"\b\w\. \w+,$", line) for line in lines)
    assert not [line for line in lines if re.search(r"(^|[ ,])\w\.$", line)]
