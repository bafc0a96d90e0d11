"""The hand pack: with it and nothing else, staff make the next round and the event survives."""

from fractions import Fraction
from typing import Any

import pytest

from tests.builders.desks import desk_of
from tests.documents.papers import STAMP, with_players
from tests.documents.reading import fonts, inside, texts
from tests.documents.test_foundation import BAD_NAMES
from tests.thoroughness import in_turns
from tourneydesk.core.decisions import ByeRequested
from tourneydesk.core.event import ByeRequest, Event
from tourneydesk.desk import rounds
from tourneydesk.desk.event_details import change_details
from tourneydesk.desk.practice import play
from tourneydesk.documents.cards.sheets import card_bundle, card_size, cover_bundle
from tourneydesk.documents.drawing.fonts import LONGEST
from tourneydesk.documents.drawing.page import A4, LETTER, Paper, pdf_of_bundles
from tourneydesk.documents.drawing.shapes import MM
from tourneydesk.documents.rules_sheet import kit_bundles
from tourneydesk.formats import FORMATS
from tourneydesk.formats.strikes.settings import RANDOM, SPLIT, rules_of
from tourneydesk.formats.strikes.tables import table_sizes
from tourneydesk.present import messages
from tourneydesk.present.cards.deck import cards
from tourneydesk.present.hand_round import players_still_in
from tourneydesk.present.paper_rebuild.cover import cover_of, cover_of_event
from tourneydesk.present.papers.by_hand import hand_charts, hand_steps
from tourneydesk.present.papers.door import cover_sheet
from tourneydesk.present.papers.sheet import Row
from tourneydesk.present.sheets import Written
from tourneydesk.present.shows import show_of

every_format = pytest.mark.parametrize("key", sorted(FORMATS))


def pack(event: Event, paper: Paper = LETTER) -> bytes:
    made = cards(event, STAMP, None, card_size(paper))
    deck = [card_bundle(made, paper)] if made else []
    return pdf_of_bundles(kit_bundles(event, STAMP, STAMP, STAMP, paper, deck), "Hand pack")


def steps(event: Event) -> str:
    made = hand_steps(event, STAMP)
    return " ".join([made.heading, *made.steps])


def played(key: str, players: int, rounds_played: int, **settings: Any) -> Event:
    desk = desk_of(key, players, **settings)
    play(desk, rounds_played)
    return desk.event


@pytest.mark.parametrize(
    ("key", "players", "rounds_played", "figures"),
    [
        (
            "risk-swiss",
            33,
            0,
            ["5 boards of 5 and 2 boards of 4", "33 players", "Shuffle the cards"],
        ),
        ("risk-swiss", 33, 1, ["Round 2", "2 Swiss rounds are planned", "by match points"]),
        ("risk-swiss", 18, 1, ["Final: 1 board of 5", "5 play the final"]),
        ("age-swiss", 35, 0, ["35 players, 17 pairs", "15 and up, 11–14 and 10 and under", "bye"]),
        (
            "age-swiss",
            34,
            2,
            ["34 players", "17 slips", "6 rounds are planned", "Even number: no bye"],
        ),
        ("us-swiss", 41, 2, ["Round 3: 41 players, 20 boards", "within 80 points"]),
        ("strikes", 26, 1, ["2 tables of 5 and 4 tables of 4", "G1: 1 table of 5", "35 strikes"]),
        ("strikes", 26, 0, ["Round 1, random: 26 players", "deal them to"]),
        ("dual-ring", 10, 0, ["10 players", "10 games", "first one: game 11"]),
        ("dual-ring", 10, 4, ["the 7 players in ring order", "games 6, 7"]),
    ],
)
def test_the_steps_name_the_figures_of_this_event(
    key: str, players: int, rounds_played: int, figures: list[str]
) -> None:
    said = steps(played(key, players, rounds_played))
    for figure in figures:
        assert figure in said, said


def test_the_steps_go_by_the_settings_of_the_event() -> None:
    accelerated = played("us-swiss", 17, 0, acceleration="added_score")
    assert messages.text("us-swiss-hand-accelerated-first", upper=8, lower=8) in steps(accelerated)
    second = played("us-swiss", 17, 1, acceleration="added_score")
    assert messages.text("us-swiss-hand-accelerated-added") in steps(second)
    example = played("dual-ring", 6, 1, gap_colours="as_in_example", drawn_game="both_out")
    assert messages.text("dual-ring-hand-gap-as-in-example") in steps(example)
    assert "both players are out" in steps(example)
    assert "47 strikes or more" in steps(played("strikes", 9, 1, elimination_level=47))


def test_who_asked_for_a_bye_is_named_and_not_counted() -> None:
    desk = desk_of("us-swiss", 10)
    play(desk, 1)
    for player in (3, 7):
        desk.take(ByeRequested(ByeRequest(player, 2, Fraction(1, 2))))
    assert messages.text("us-swiss-hand-asked", names=("P3", "P7")) in steps(desk.event)
    assert messages.text(
        "us-swiss-hand-heading-swiss", round=2, players=8, sizes=("4 boards",)
    ) in steps(desk.event)


@in_turns(key=sorted(FORMATS), paper=[LETTER, A4])
def test_the_pack_stands_inside_the_margins_and_has_everything(key: str, paper: Paper) -> None:
    event = played(key, 14, 1)
    pdf = pack(event, paper)
    assert inside(pdf, 6 * MM)
    assert all(fonts(pdf).values())
    assert pack(event, paper) == pdf
    said = "\n".join(texts(pdf))
    assert messages.text("hand-title") in said
    assert messages.text("cover-title") in said
    assert all(player.name in said for player in event.players)


@every_format
def test_a_round_that_runs_is_finished_first_with_slips_of_its_open_tables(key: str) -> None:
    desk = desk_of(key, 14)
    rounds.pair(desk)
    open_tables = desk.event.rounds[0].missing
    if key != "dual-ring":
        assert messages.text(
            "hand-open", desk.event.format, round=1, tables=len(open_tables)
        ) in steps(desk.event)
    hand = show_of(desk.event).by_hand.round(desk.event)
    assert hand is not None
    pages = texts(pack(desk.event))
    # Six slips to a sheet, the open ones and the blank ones each in a stack of their own.
    sheets = -(-len(open_tables) // 6) + -(-len(hand.sizes) // 6)
    assert sum("Result slip" in page for page in pages) == sheets


@every_format
def test_a_pack_can_be_printed_of_an_event_at_any_end_of_its_life(key: str) -> None:
    assert "No further round" in steps(desk_of(key).event)
    assert pack(desk_of(key).event)
    over = desk_of(key, 9)
    play(over)
    said = steps(over.event)
    assert "No further round" in said or "Deciding game" in said
    assert pack(over.event)


@every_format
def test_no_step_is_longer_than_a_line_of_text_may_be(key: str) -> None:
    for rounds_played in (0, 1, 2):
        made = hand_steps(played(key, 21, rounds_played), STAMP)
        assert all(len(step) < LONGEST for step in made.steps)


def test_the_cover_gives_back_what_no_card_holds() -> None:
    desk = desk_of("age-swiss", 5, rounds=7, age_group_names=["Krümel", "Mittel", "Alte Hasen"])
    change_details(desk, {"venue": "Saal 2", "first_table": "11", "name": "Frühjahr"})
    sheet = cover_sheet(desk.event, STAMP)
    cover = cover_of(sheet.code.grouped)
    assert cover == cover_of_event(desk.event)
    assert (cover.name, cover.details["first_table"]) == ("Frühjahr", "11")
    assert cover.settings["age_group_names"] == ("Krümel", "Mittel", "Alte Hasen")
    (page,) = texts(pdf_of_bundles([cover_bundle(sheet, A4)], "Cover"))
    assert "Krümel, Mittel and Alte Hasen" in page
    assert sheet.code.grouped in " ".join(page.split())


def test_a_cover_however_long_its_texts_stands_on_its_page() -> None:
    desk = desk_of("us-swiss", 5)
    long = "W" * 200
    change_details(desk, {"name": long, "venue": "漢" * 200, "organizer": long, "sanction": long})
    pdf = pdf_of_bundles([cover_bundle(cover_sheet(desk.event, STAMP), LETTER)], "Cover")
    assert len(texts(pdf)) == 1
    assert inside(pdf, 6 * MM)


@every_format
def test_no_name_however_bad_leaves_the_pack(key: str) -> None:
    event = with_players(key, [name or "nobody" for name in BAD_NAMES], [None] * len(BAD_NAMES))
    assert inside(pack(event), 6 * MM)


@pytest.mark.parametrize("key", sorted(FORMATS))
@pytest.mark.parametrize("played", [0, 1, 2])
def test_the_kit_has_charts_for_what_comes_next_and_everybody_still_in(
    key: str, played: int
) -> None:
    desk = desk_of(key, 28)
    play(desk, played)
    sheet = hand_charts(desk.event, STAMP)
    assert sheet is not None
    names = {
        cell.text
        for block in sheet.blocks
        for group in block.groups
        for line in group
        for cell in line
        if isinstance(cell, Written)
    }
    for block in sheet.blocks:
        assert all(len(line) == len(block.columns) for group in block.groups for line in group)
        assert block.groups
    if played:
        assert {f"P{player}" for player in players_still_in(desk.event)} <= names
    pdf = pack(desk.event)
    assert inside(pdf, 6 * MM)
    assert any(messages.text("hand-charts") in page for page in texts(pdf))


@pytest.mark.parametrize("largest", [5, 4])
@pytest.mark.parametrize("players", [3, 5, 26, 60])
def test_the_strikes_chart_has_the_tables_for_every_number_of_players_left(
    largest: int, players: int
) -> None:
    event = desk_of("strikes", players, largest_table=largest).event
    sheet = hand_charts(event, STAMP)
    assert sheet is not None
    tables, strikes, _ = sheet.blocks
    rules = rules_of(event.settings)
    for (line,) in tables.groups:
        left, random, *groups = _texts(line)
        assert _seats(random) == sum(table_sizes(int(left), RANDOM, rules)[0])
        split = table_sizes(int(left), SPLIT, rules)
        assert [_seats(one) for one in groups if one] == [sum(one) for one in split]
    assert [_texts(line)[0] for (line,) in strikes.groups] == [
        str(at) for at in range(largest, 2, -1)
    ]


def _texts(line: Row) -> list[str]:
    return [cell.text for cell in line if isinstance(cell, Written)]


def _seats(tables: str) -> int:
    return sum(int(one.split(" × ")[0]) * int(one.split(" × ")[1]) for one in tables.split(" + "))


def test_the_quarters_of_an_accelerated_round_are_on_the_chart() -> None:
    desk = desk_of("us-swiss", 16, acceleration="adjusted_rating")
    before = hand_charts(desk.event, STAMP)
    assert before is not None
    (order,) = before.blocks
    quarters = [_texts(line)[1] for (line,) in order.groups]
    assert quarters == ["A1"] * 4 + ["A2"] * 4 + ["B1"] * 4 + ["B2"] * 4
    play(desk, 2)
    after = hand_charts(desk.event, STAMP)
    assert after is not None
    (later,) = after.blocks
    assert len(later.columns) == len(order.columns) - 1


def test_a_finished_event_needs_no_charts() -> None:
    desk = desk_of("us-swiss", 8, rounds=2)
    play(desk)
    assert hand_charts(desk.event, STAMP) is None
