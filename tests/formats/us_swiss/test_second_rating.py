"""Which of two ratings pairs a round and is shown."""

from dataclasses import replace

import pytest

from tests.builders.events import event_of
from tourneydesk.core.draw import Draw
from tourneydesk.core.event import Event, Player
from tourneydesk.formats import standings_of
from tourneydesk.formats.us_swiss import FORMAT
from tourneydesk.formats.us_swiss.show.papers import rules_of_event
from tourneydesk.present.messages import say_recorded, text
from tourneydesk.present.paper_rebuild.codes import person, player_of
from tourneydesk.present.ratings import for_codes, rating_text
from tourneydesk.present.tables.players import players_table
from tourneydesk.present.tables.standings import standings_table

PLAYERS = [
    Player(1, "Ann Lee", 2000, rating2=1000),
    Player(2, "Bo Cho", 1800, age=12, provisional=9, rating2=1500),
    Player(3, "Cy Ito", 1600, rating2=1700, provisional2=4),
    Player(4, "Di Roe", 1400, rating2=1300),
    Player(5, "Ed Fox", None, rating2=1200),
    Player(6, "Flo Kim", 1250),
]


def event(setting: str) -> Event:
    return event_of(FORMAT, PLAYERS, pairing_rating=setting)


@pytest.mark.parametrize(
    ("setting", "pairs"),
    [("first", {(1, 4), (2, 6), (3, 5)}), ("second", {(3, 6), (2, 5), (1, 4)})],
)
def test_rounds_are_paired_by_the_rating_that_counts_else_by_the_other(
    setting: str, pairs: set[tuple[int, int]]
) -> None:
    posted = FORMAT.propose(event(setting), Draw("s", "round 1"))
    assert {tuple(sorted(table.players)) for table in posted.tables} == pairs
    said = [say_recorded(reason, event(setting)) for reason in posted.reasons]
    assert (text("us-swiss-by-second-rating") in said) == (setting == "second")


def test_what_is_shown_is_the_rating_that_counts_as_printed() -> None:
    first = ["2000", "1800P9", "1600", "1400", "1200", "1250"]
    second = ["1000", "1500", "1700P4", "1300", "1200", "1250"]
    for setting, ratings in (("first", first), ("second", second)):
        assert [rating_text(event(setting), player.id) for player in PLAYERS] == ratings
        rows = standings_table(event(setting), standings_of(event(setting)), ("rating",)).rows
        assert {row.key: row.cells[0] for row in rows} == dict(enumerate(ratings, start=1))
        own = players_table(event(setting), ("rating", "rating2"))
        assert [row.cells for row in own.rows][1:3] == [("1800P9", "1500"), ("1600", "1700P4")]


def test_the_rules_sheet_says_when_second_ratings_count() -> None:
    codes = {
        setting: [rule.text for rule in rules_of_event(event(setting))]
        for setting in ("first", "second")
    }
    assert set(codes["second"]) - set(codes["first"]) == {text("us-swiss-rule-second-rating")}


def test_an_event_rebuilt_from_its_papers_pairs_by_the_same_ratings() -> None:
    for setting in ("first", "second"):
        there = event(setting)
        again = [player_of(one.id, person(for_codes(there, one))) for one in PLAYERS]
        rebuilt = replace(there, players=tuple(again))
        first, second = (FORMAT.propose(one, Draw("s", "round 1")) for one in (there, rebuilt))
        assert [one.players for one in first.tables] == [one.players for one in second.tables]
