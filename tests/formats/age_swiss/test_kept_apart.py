"""Players of one club, team or household do not meet where that costs no score group."""

from dataclasses import replace

import pytest

from tests.builders.age_swiss import event_with
from tests.builders.events import posted
from tests.formats.age_swiss.fields import pairing_of
from tourneydesk.core.draw import Draw
from tourneydesk.core.event import Event
from tourneydesk.core.field import MARKS
from tourneydesk.formats.age_swiss import FORMAT
from tourneydesk.formats.age_swiss.criteria import field_for, make_field
from tourneydesk.present.messages import say


def of_clubs(ages: str, clubs: str, mark: str | None = "club") -> Event:
    """Players with these ages and clubs, of which ``-`` is none."""
    event = event_with(ages, keep_apart=mark)
    own = [None if club == "-" else club for club in clubs.split()]
    players = zip(event.players, own, strict=True)
    return replace(
        event,
        players=tuple(
            replace(
                one,
                club=club if mark in ("club", None) else None,
                team=club if mark == "team" else None,
                household=club if mark == "household" else None,
            )
            for one, club in players
        ),
    )


@pytest.mark.parametrize("mark", MARKS)
def test_players_of_one_mark_play_another_age_group_rather_than_each_other(mark: str) -> None:
    event = of_clubs("12 12 9 9", "Rooks ROOKS Bath -", mark)
    tables = {frozenset(table.players) for table in posted(FORMAT, event).rounds[-1].tables}
    assert frozenset((1, 2)) not in tables


def test_the_oldest_do_not_meet_the_youngest_for_it() -> None:
    event = of_clubs("16 16 9 9", "Rooks Rooks Bath Bath")
    made = posted(FORMAT, event).rounds[-1]
    assert {frozenset(table.players) for table in made.tables} == {
        frozenset((1, 2)),
        frozenset((3, 4)),
    }
    assert [one.code for one in made.tables[0].reasons].count("meet_in_same_mark") == 1
    costs = {one.code: one.value for one in FORMAT.evaluate(event, made)}
    assert costs["weigh_same_mark"] == 2


def test_nobody_moves_down_for_it() -> None:
    level, age = {1: 3, 2: 3, 3: 0, 4: 0}, dict.fromkeys(range(1, 5), 0)
    none: dict[int, dict[int, int]] = {player: {} for player in level}
    field = make_field(level, age, 3, dict.fromkeys(level, 0), none, same_marks=[(1, 2), (3, 4)])
    assert set(pairing_of(field)) == {frozenset((1, 2)), frozenset((3, 4))}


def test_the_round_the_answer_and_a_table_by_hand_say_the_rule() -> None:
    event = of_clubs("12 12 9 9", "Rooks Rooks Bath -")
    made = FORMAT.propose(event, Draw("s", "round 1"))
    assert "same_mark_apart" in [reason.code for reason in made.reasons]
    answer = FORMAT.why_not(event, made, 1, 2)
    assert answer[-1].code == "they_have_same_mark"
    by_hand = FORMAT.arrange(posted(FORMAT, event), made, ((1, 2), (3, 4)))
    assert [warning.code for warning in by_hand.warnings] == ["same_mark"]
    assert all(say(reason, event) for reason in (*made.reasons, *answer))
    assert all(say(warning, event) for warning in by_hand.warnings)


def test_a_pair_that_would_leave_two_of_one_club_to_each_other_is_explained() -> None:
    event = of_clubs("12 12 12 12", "Rooks Rooks Bath -")
    made = FORMAT.propose(event, Draw("s", "round 1"))
    why = FORMAT.why_not(event, made, 3, 4)[-1]
    assert (why.code, why.facts["best"], why.facts["then"]) == ("more_same_mark", 0, 1)
    assert say(why, event)


def test_without_the_setting_clubs_change_nothing() -> None:
    event = of_clubs("12 12 9 9", "Rooks Rooks Bath -", None)
    made = FORMAT.propose(event, Draw("s", "round 1"))
    assert not any(field_for(event).marked.values())
    assert {frozenset(table.players) for table in made.tables} >= {frozenset((1, 2))}
    assert "weigh_same_mark" not in [one.code for one in FORMAT.evaluate(event, made)]
