"""Points for win, draw and bye, and the oldest age group that is not to meet the youngest."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from tests.builders.age_swiss import event_with, random_event, seated
from tests.builders.desks import desk_of
from tests.builders.events import posted
from tests.formats.age_swiss.fields import field_of, pairing_of, random_field
from tests.formats.age_swiss.oracle import all_pairings, faults
from tests.formats.age_swiss.oracle import outermost as outermost_pairs
from tourneydesk.core import decisions as d
from tourneydesk.core.draw import Draw
from tourneydesk.core.event import Seat, Table
from tourneydesk.core.reasons import Refused
from tourneydesk.core.seating import NOTHING_KEPT
from tourneydesk.desk.practice import play
from tourneydesk.desk.verification import differences
from tourneydesk.formats import standings_of
from tourneydesk.formats.age_swiss import FORMAT
from tourneydesk.formats.age_swiss.criteria import Field, field_for, make_field
from tourneydesk.formats.age_swiss.records import card, tallies
from tourneydesk.present.tables.standings import standings_table


def forbidding(field: Field) -> Field:
    """The same field where the oldest and the youngest group are not to meet."""
    pairs = {(a, b) for a, others in field.forbidden.items() for b in others if a < b}
    return make_field(field.level, field.age, field.age_groups, field.byes, field.met, pairs, True)


def points(event: Any) -> dict[int, int]:
    return {row.player: int(row.points) for row in FORMAT.standings(event, None)}


def test_points_are_those_that_the_organizer_set() -> None:
    event = event_with("9 9 9 9 9", rounds=9, win_points=5, draw_points=2, bye_points=1)
    event = seated(event, "1 beats 2\n3 draws 4\n5 bye")
    assert points(event) == {1: 5, 2: 0, 3: 2, 4: 2, 5: 1}
    assert [line.points for line in card(event, 5)] == [1]
    assert tallies(event)[5].text == "1–0", "a bye is a win in the record, whatever its points"
    (breakdown, *_) = FORMAT.tiebreak_breakdown(event, FORMAT.standings(event, None))(5)
    assert breakdown.value == sum(part.value for part in breakdown.parts) == 1


def test_a_bye_is_worth_a_win_unless_set() -> None:
    event = seated(event_with("9 9 9", rounds=9, win_points=2), "1 draws 2\n3 bye")
    assert points(event) == {1: 1, 2: 1, 3: 2}
    made = posted(FORMAT, event_with("9 9 9", rounds=9, win_points=2)).rounds[-1]
    assert made.byes[0].points == 2


def test_the_opponents_percentage_is_of_the_points_for_wins() -> None:
    usual = random_event(8, 3, seed=4, ties="opponents", draw_points=0)
    other = random_event(8, 3, seed=4, ties="opponents", draw_points=0, win_points=1)
    shares = [
        {row.player: row.tiebreaks[0].value for row in FORMAT.standings(event, None)}
        for event in (usual, other)
    ]
    assert shares[0] == shares[1]


@pytest.mark.parametrize("key", ["draw_points", "bye_points"])
def test_nothing_is_worth_more_than_a_win(key: str) -> None:
    desk = desk_of("age-swiss", 4)
    with pytest.raises(Refused) as refused:
        desk.take(d.SettingsChosen({key: 4}))
    assert refused.value.problems[0].code == "points_above_win"
    desk.take(d.SettingsChosen({key: 4, "win_points": 4}))


def test_points_stay_once_a_round_is_posted() -> None:
    event = posted(FORMAT, event_with("9 9 9 9"))
    for key, value in (("win_points", 7), ("draw_points", 0), ("bye_points", 0)):
        (problem,) = FORMAT.problems(event, d.SettingsChosen({key: value}))
        assert (problem.code, problem.facts["setting"]) == ("points_in_use", key)


@pytest.mark.parametrize("block", range(3))
def test_the_oldest_meet_the_youngest_only_where_nothing_else_is_possible(block: int) -> None:
    met = 0
    for number in range(60 * block, 60 * block + 60):
        random = Random(number)
        small = random_field(random, random.randint(2, 8), random.choice((2, 3, 3, 3, 4)))
        field = forbidding(small)
        try:
            pairing = pairing_of(field, str(number))
        except Refused:
            assert not list(all_pairings(field))
            continue
        assert not faults(field, pairing), number
        met += outermost_pairs(field, pairing)
    assert met, "sometimes it cannot be avoided"


def test_somebody_moves_down_rather_than_meet_the_youngest() -> None:
    rows = "1 3 old\n2 3 young\n3 0 old\n4 0 young"
    assert frozenset((1, 2)) in pairing_of(field_of(rows))
    assert set(pairing_of(forbidding(field_of(rows)))) == {frozenset((1, 3)), frozenset((2, 4))}


def test_where_it_cannot_be_avoided_the_round_says_so() -> None:
    event = event_with("16 9", oldest_meets_youngest=False)
    assert "outermost_unavoidable" in [one.code for one in FORMAT.outlook(event).advice]
    made = posted(FORMAT, event).rounds[-1]
    assert "outermost_unavoidable" in [reason.code for reason in made.reasons]
    assert "outermost_meet" in [reason.code for reason in made.tables[0].reasons]
    costs = {one.code: one.value for one in FORMAT.evaluate(event, made)}
    assert costs["weigh_outermost"] == 1


def test_why_not_names_the_rule() -> None:
    event = event_with("16 9 16 9", oldest_meets_youngest=False)
    made = FORMAT.propose(event, Draw("s", "round 1"))
    codes = [reason.code for reason in FORMAT.why_not(event, made, 1, 2)]
    assert codes[-1] == "they_are_outermost"


def test_tables_around_kept_ones_do_not_break_the_rule() -> None:
    event = event_with("16 16 9 9 12 12", oldest_meets_youngest=False)
    draw = Draw("s", "round 1")
    made = FORMAT.propose(event, draw)
    assert FORMAT.pair_remaining(event, draw, NOTHING_KEPT) == made
    seats = (Seat(1), Seat(5))
    kept = replace(made, tables=(Table(1, seats), Table(2, (Seat(2), Seat(6)))))
    around = FORMAT.pair_remaining(event, draw, kept)
    assert {table.players for table in around.tables} == {(1, 5), (2, 6), (3, 4)}
    kept = replace(made, tables=(Table(1, seats), Table(2, (Seat(3), Seat(6)))))
    with pytest.raises(Refused) as refused:
        FORMAT.pair_remaining(event, draw, kept)
    assert refused.value.problems[0].code == "around_only_outermost"


def test_without_the_rule_nothing_changes() -> None:
    event = random_event(13, 3, seed=8)
    assert not field_for(event).outermost_apart
    codes = [one.code for one in FORMAT.evaluate(event, event.rounds[-1])]
    assert "weigh_outermost" not in codes


@pytest.mark.parametrize("players", [9, 30])
def test_whole_events_with_house_rules_verify(players: int) -> None:
    desk = desk_of(
        "age-swiss",
        players,
        win_points=2,
        bye_points=1,
        oldest_meets_youngest=False,
        top_cut=4,
        rounds=4,
    )
    play(desk)
    assert desk.format.outlook(desk.event).status == "finished"
    assert differences(desk.steps) == ()


@pytest.mark.parametrize("ties", ["latest_loss", "opponents"])
def test_records_and_opponents_wins_can_be_columns_whatever_breaks_ties(ties: str) -> None:
    event = seated(event_with("9 9 9 9", rounds=9, ties=ties), "1 beats 2\n3 draws 4")
    table = standings_table(event, standings_of(event))
    at = {column.id: place for place, column in enumerate(table.columns)}
    assert [row.cells[at["record"]] for row in table.rows if row.key in (1, 3)] == [
        "1–0–0",
        "0–0–1",
    ]
    assert ("opponents" in at, "opponents_wins" in at) == (
        ties == "opponents",
        ties != "opponents",
    )
    shares = {
        row.key: row.cells[at.get("opponents_wins", at.get("opponents", 0))] for row in table.rows
    }
    assert (shares[1], shares[2]) == ("33.3%", "100%")
