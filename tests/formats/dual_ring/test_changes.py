"""What an organizer cannot do to a ring, and what he reads then."""

from collections.abc import Mapping
from fractions import Fraction

import pytest

from tests.builders.dual_ring import played, ring, running, winners
from tests.builders.events import after_decision, event_of, posted, reported
from tests.builders.sayings import parts
from tourneydesk.core import decisions as d
from tourneydesk.core.draw import Draw
from tourneydesk.core.event import ByeRequest, Event, Player
from tourneydesk.core.format import Seating
from tourneydesk.core.journal.replay import advance
from tourneydesk.core.reasons import Refused
from tourneydesk.core.results import MatchResult, ScoreResult
from tourneydesk.core.settings import chosen
from tourneydesk.formats.dual_ring import FORMAT
from tourneydesk.present.messages import say


def refused(event: Event, decision: d.Decision) -> list[str]:
    found = FORMAT.problems(event, decision)
    assert all(say(problem, event) for problem in found)
    return [problem.code for problem in found]


def read(event: Event, table: int, raw: Mapping[str, object]) -> str:
    with pytest.raises(Refused) as no:
        reported(FORMAT, event, table, raw)
    assert all(say(problem, event) for problem in no.value.problems)
    return no.value.problems[0].code


# Results


def test_a_result_is_never_corrected_or_cleared() -> None:
    event = played(ring(5), "1: 1 wins")
    assert read(event, 1, {"winner": 2}) == "result_stands"
    assert read(event, 1, {"winner": 1}) == "result_stands"
    assert refused(event, d.ResultCleared(1, 1)) == ["result_stands"]


def test_a_stopped_game_takes_no_result() -> None:
    event = played(ring(5), "1: 1 wins")
    assert read(event, 2, {"winner": 3}) == "game_was_stopped"
    assert read(played(event, "5: 1 wins", "6: 1 wins"), 3, {"winner": 3}) == "game_was_stopped"


@pytest.mark.parametrize(
    ("raw", "code"),
    [
        ({"forfeit": [1]}, "no_forfeits"),
        ({"winner": 1, "games": {"won": {"1": 2}}}, "one_game_a_table"),
        ({"winner": 3}, "not_at_this_table"),
        ({"winner": 1, "draw": True}, "match_result_unclear"),
        ({}, "match_result_unclear"),
        ({"scores": {"1": 3}}, "result_part_unknown"),
    ],
)
def test_a_report_is_a_winner_or_a_draw(raw: Mapping[str, object], code: str) -> None:
    assert read(ring(4), 1, raw) == code


def test_empty_parts_of_a_report_do_not_matter() -> None:
    event = reported(FORMAT, ring(4), 1, {"winner": "1", "draw": False, "forfeit": [], "games": {}})
    assert 2 in FORMAT.leavings(event)


@pytest.mark.parametrize(
    ("result", "code"),
    [
        (MatchResult(), "winner_or_draw"),
        (MatchResult(winner=1, drawn=True), "winner_or_draw"),
        (MatchResult(winner=4), "winner_or_draw"),
        (MatchResult(forfeited=(1,)), "no_forfeits"),
        (MatchResult(winner=1, won={1: 1}), "one_game_a_table"),
        (ScoreResult({}), "winner_or_draw"),
    ],
)
def test_a_result_from_elsewhere_is_looked_at_again(
    result: MatchResult | ScoreResult, code: str
) -> None:
    assert refused(ring(4), d.ResultRecorded(1, 1, result)) == [code]


# Players


def test_nobody_joins_or_returns_once_the_ring_is_set() -> None:
    event = event_of(FORMAT, 5)
    late = d.PlayersAdded((Player(6, "Late"),))
    assert refused(event, late) == []
    event = posted(FORMAT, event)
    assert refused(event, late) == ["no_late_entries"]
    event = after_decision(FORMAT, event, d.PlayerDropped(2))
    assert refused(event, d.PlayerReturned(2)) == ["no_way_back"]


def test_before_the_ring_is_set_players_come_and_go() -> None:
    event = after_decision(FORMAT, event_of(FORMAT, 4), d.PlayerDropped(2))
    assert refused(event, d.PlayerReturned(2)) == []


def test_who_is_out_cannot_leave_and_nobody_leaves_after_the_end() -> None:
    event = played(ring(4), "1: 1 wins")
    assert refused(event, d.PlayerDropped(2)) == ["out_already"]
    event = played(event, "5: 1 wins")
    assert refused(event, d.PlayerDropped(1)) == ["all_is_over"]
    assert refused(event, d.PlayerDropped(4)) == ["all_is_over"]


def test_a_drop_that_the_rules_refuse_would_change_nothing_either() -> None:
    event = played(ring(4), "1: 1 wins", "5: 1 wins")
    after = advance(event, (d.PlayerDropped(1),))
    assert FORMAT.follow(event, after, d.PlayerDropped(1), Draw("x", "y")) == ()
    assert winners(after) == (1,)


def test_byes_and_late_wishes_are_refused() -> None:
    event = event_of(FORMAT, 4)
    assert refused(event, d.ByeRequested(ByeRequest(1, 1, Fraction(1, 2)))) == ["no_byes"]
    assert refused(event, d.PairForbidden((1, 2))) == []
    event = posted(FORMAT, event)
    assert refused(event, d.PairForbidden((1, 2))) == ["forbidden_too_late"]
    assert refused(event, d.PairAllowed((1, 2))) == []
    assert refused(event, d.NoteAdded("rain")) == []


def test_there_is_one_ring_and_it_takes_three() -> None:
    for count in (0, 1, 2):
        event = event_of(FORMAT, count)
        with pytest.raises(Refused) as no:
            FORMAT.propose(event, Draw("s", "round 1"))
        (problem,) = no.value.problems
        assert parts(problem) == (
            "cannot_seat",
            (),
            {"players": count, "missing": 3 - count, "counts_that_work": (3,)},
        )
    with pytest.raises(Refused) as no:
        FORMAT.propose(ring(3), Draw("s", "round 2"))
    assert no.value.problems[0].code == "ring_is_set"
    assert refused(ring(3), d.RoundPosted(ring(3).rounds[0])) == ["ring_is_set"]


# Settings


def test_settings_and_their_values() -> None:
    assert chosen(FORMAT.settings, {"drawn_game": "both_out"}) == {"drawn_game": "both_out"}
    with pytest.raises(Refused):
        chosen(FORMAT.settings, {"drawn_game": "armageddon"})


def test_once_the_ring_is_set_seats_and_colors_stay() -> None:
    event = ring(5)
    assert refused(event, d.SettingsChosen({"gap_colours": "as_in_example"})) == [
        "setting_is_fixed"
    ]
    assert refused(event, d.SettingsChosen({"seating": "random", "drawn_game": "both_out"})) == [
        "setting_is_fixed"
    ]
    assert refused(event, d.SettingsChosen({"seating": "entered"})) == []


def test_what_a_draw_does_may_change_until_the_first_draw() -> None:
    event = played(ring(6), "1: 1 wins")
    both_out = d.SettingsChosen({"drawn_game": "both_out"})
    event = played(after_decision(FORMAT, event, both_out), "3: draw")
    assert len(running(event)) == 3
    assert refused(event, d.SettingsChosen({"drawn_game": "replay"})) == ["draws_all_alike"]
    assert refused(event, both_out) == []


# The ring by hand


def test_a_ring_is_reseated_by_hand_before_the_first_result() -> None:
    event = after_decision(FORMAT, event_of(FORMAT, 4, seating="entered"), d.PairForbidden((2, 4)))
    event = posted(FORMAT, event)
    arranged = FORMAT.arrange(event, event.rounds[0], ((2, 4), (4, 1), (1, 3), (3, 2)))
    assert [warning.code for warning in arranged.warnings] == ["not_to_meet"]
    assert arranged.warnings[0].players == (2, 4)
    event = after_decision(FORMAT, event, d.PairingsChanged(1, arranged.tables))
    assert running(event) == {1: (2, 4), 2: (4, 1), 3: (1, 3), 4: (3, 2)}
    assert [reason.code for reason in event.rounds[0].tables[0].reasons] == [
        "ring_by_hand",
        "ring_neighbours",
        "meet_all_the_same",
    ]
    # 2 sits at place 1 now, 4 at place 2; 4 out brings 2 and 1 together.
    assert running(played(event, "2: 1 wins"))[5] == (2, 1)


@pytest.mark.parametrize(
    ("seating", "code"),
    [
        (((1, 2), (2, 3), (3, 1)), "ring_table_count"),
        (((1, 2), (2, 3), (3, 4, 1), (4, 1)), "ring_table_of_two"),
        (((1, 2), (2, 3), (3, 4), (3, 1)), "ring_needs_white"),
        (((1, 2), (2, 3), (3, 9), (9, 1)), "ring_needs_white"),
        (((1, 2), (2, 1), (3, 4), (4, 3)), "ring_broken"),
        (((1, 2), (2, 3), (3, 4), (4, 9)), "ring_broken"),
        (((1, 1), (2, 2), (3, 3), (4, 4)), "ring_broken"),
        (((1, 2), (3, 4), (2, 3), (4, 1)), "ring_broken"),
    ],
)
def test_tables_by_hand_must_be_one_ring(seating: Seating, code: str) -> None:
    event = ring(4)
    with pytest.raises(Refused) as no:
        FORMAT.arrange(event, event.rounds[0], seating)
    assert [problem.code for problem in no.value.problems] == [code]
    assert all(say(problem, event) for problem in no.value.problems)


@pytest.mark.parametrize("line", ["1: 1 wins", "1: draw", "3 leaves"])
def test_nothing_is_reseated_once_the_ring_is_under_way(line: str) -> None:
    event = played(ring(5), line)
    tables = ring(5).rounds[0].tables
    assert refused(event, d.PairingsChanged(1, tables)) == ["ring_under_way"]
    with pytest.raises(Refused):
        FORMAT.arrange(event, event.rounds[0], tuple(table.players for table in tables))
