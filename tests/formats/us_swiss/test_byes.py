"""Who sits out, what a round not played is worth, and what it means for later rounds."""

from fractions import Fraction

import pytest

from tests.builders.events import after_decision, event_of, posted, reported
from tests.builders.us_swiss import field, next_round
from tourneydesk.core import decisions as d
from tourneydesk.core.draw import Draw
from tourneydesk.core.event import Bye, ByeRequest, Event, Player, Round
from tourneydesk.formats.us_swiss import FORMAT
from tourneydesk.present.messages import say

HALF = Fraction(1, 2)


def proposed(event: Event) -> Round:
    return FORMAT.propose(event, Draw("s", "round"))


def bye(event: Event) -> Bye:
    """The full-point bye of the next round."""
    (found,) = [one for one in proposed(event).byes if one.why == "odd"]
    assert all(say(reason, event) for reason in found.reasons)
    return found


def ask(event: Event, player: int, number: int, points: Fraction = HALF) -> Event:
    return after_decision(FORMAT, event, d.ByeRequested(ByeRequest(player, number, points)))


def points(event: Event) -> dict[int, Fraction]:
    return {row.player: row.points for row in FORMAT.standings(event, None)}


def test_28l_the_lowest_rated_of_the_lowest_score_has_the_bye() -> None:
    event = event_of(FORMAT, 7)
    found = bye(event)
    assert (found.player, found.points, found.why) == (7, 1, "odd")
    event = next_round(event, "", "", "0-1" if event.rounds else "")
    assert points(event)[7] == 1
    assert bye(event).player == 6


@pytest.mark.parametrize(
    ("setting", "worth"), [(1, "gets 1 point"), (HALF, "gets ½ point"), (0, "gets 0 points")]
)
def test_28l_the_bye_says_what_the_organizer_makes_it_worth(
    setting: int | Fraction, worth: str
) -> None:
    event = event_of(FORMAT, 7, bye_points=setting)
    found = bye(event)
    assert found.points == setting
    said = say(found.reasons[0], event)
    assert (worth in said) == (setting != 1), said


def test_28l_not_an_unrated_player_as_long_as_another_has_that_score() -> None:
    players = [Player(1, "A", 1900), Player(2, "B", 1800), Player(3, "New")]
    event = event_of(FORMAT, players)
    assert bye(event).player == 2
    assert "bye_not_unrated" in [reason.code for reason in bye(event).reasons]
    unrated = event_of(FORMAT, [Player(1, "A"), Player(2, "B"), Player(3, "C")])
    assert bye(unrated).player in (1, 2, 3)


def test_28l_who_came_after_round_1_can_have_the_bye_of_round_2_as_anybody() -> None:
    event = next_round(event_of(FORMAT, 4))
    event = after_decision(FORMAT, event, d.PlayersAdded((Player(5, "Late", 100, joined=1),)))
    assert points(event)[5] == 0
    assert bye(event).player == 5


def test_28l_never_twice_and_not_after_an_unplayed_win() -> None:
    event = field("2000 WB\n1900 BW\n1800 WB\n1700 BW -1/2\n1600 WB -1/2", rounds=9)
    assert bye(event).player == 5
    event = next_round(event)
    second = bye(event)
    assert second.player != 5
    plain = event_of(FORMAT, 5)
    # 1–3, 2–4 and a bye for 5; at board 2 somebody does not come, and 4 wins without playing.
    plain = posted(FORMAT, plain)
    plain = reported(FORMAT, plain, 1, {"winner": 1})
    plain = reported(FORMAT, plain, 2, {"forfeit": [2]})
    assert {1, 2, 3} >= {bye(plain).player}
    codes = {reason.code: reason.players for reason in bye(plain).reasons}
    assert codes.get("bye_not_twice", ()) in ((), (4, 5), (5,))


def test_28l_somebody_who_asked_for_a_half_point_bye_comes_last() -> None:
    event = ask(event_of(FORMAT, 5), 5, 3)
    found = bye(event)
    assert found.player == 4
    assert "bye_not_after_half" in [reason.code for reason in found.reasons]
    for player in (1, 2, 3, 4):
        event = ask(event, player, 4)
    assert bye(event).player == 5


def test_22c_a_bye_on_request_is_worth_what_was_asked() -> None:
    event = ask(ask(event_of(FORMAT, 6), 2, 1), 3, 1, Fraction(0))
    made = proposed(event)
    assert [(one.player, one.points, one.why) for one in made.byes] == [
        (2, HALF, "requested"),
        (3, Fraction(0), "requested"),
    ]
    event = next_round(event)
    assert (points(event)[2], points(event)[3]) == (HALF, 0)


def test_22c_a_late_entry_has_zero_point_byes_for_missed_rounds_or_half_by_setting() -> None:
    event = next_round(next_round(event_of(FORMAT, 6)))
    event = after_decision(FORMAT, event, d.PlayersAdded((Player(7, "Late", 1985, joined=2),)))
    assert points(event)[7] == 0
    event = after_decision(FORMAT, event, d.SettingsChosen({"missed_rounds": "half"}))
    assert points(event)[7] == 1
    made = proposed(event)
    assert 7 in [p for table in made.tables for p in table.players] + [b.player for b in made.byes]


def test_a_player_who_was_away_has_nothing_for_the_rounds_he_missed() -> None:
    event = next_round(event_of(FORMAT, 6))
    event = next_round(after_decision(FORMAT, event, d.PlayerDropped(1)))
    event = after_decision(FORMAT, event, d.PlayerReturned(1))
    assert points(event)[1] == 1
    assert 1 in [p for table in proposed(event).tables for p in table.players]


@pytest.mark.parametrize(("word", "white", "black"), [("1F", 1, 0), ("0F", 0, 1), ("FF", 0, 0)])
def test_a_game_not_played_counts_for_the_score_alone(word: str, white: int, black: int) -> None:
    """29E1 and 27A1: no color, and the two may meet again."""
    event = next_round(event_of(FORMAT, 2, rounds=3, first_colour="white"), word)
    assert points(event) == {1: white, 2: black}
    again = proposed(event)
    assert sorted(again.tables[0].players) == [1, 2]
    assert [reason.code for reason in again.tables[0].reasons][-1] == "first_colours"


def test_half_point_byes_are_no_full_point_byes() -> None:
    event = ask(event_of(FORMAT, 4, rounds=3), 4, 1)
    event = next_round(event)
    assert [posted.player for posted in event.rounds[0].byes] == [4, 3]
    assert sum(len(table.players) for table in proposed(event).tables) == 4
