"""What a correction would change, and the history of a table."""

from fractions import Fraction

import pytest

from tests.builders.desks import desk_of
from tourneydesk.core.decisions import ResultRecorded
from tourneydesk.core.reasons import Refused
from tourneydesk.core.results import MatchResult
from tourneydesk.desk import rounds
from tourneydesk.desk.files.journals import MemoryJournal
from tourneydesk.desk.history import history_of_table
from tourneydesk.desk.session import Session
from tourneydesk.desk.what_if import StandingChange, check, consequences, correct, correction


def played(format_key: str = "us-swiss", posted: int = 2) -> Session:
    """Four players, so many rounds, the first of each table has won."""
    desk = desk_of(format_key, 4)
    for number in range(1, posted + 1):
        rounds.pair(desk)
        for table in desk.event.rounds[-1].tables:
            rounds.report(desk, table.number, {"winner": table.players[0]}, number)
    return desk


def test_consequences_are_what_the_standings_say_before_and_after() -> None:
    desk = played()
    one, other = desk.event.rounds[0].tables[0].players
    result = MatchResult(winner=other)
    before = {row.player: row for row in desk.format.standings(desk.event, None)}
    event = desk.event
    found = consequences(event, 1, 1, result)
    assert desk.event is event
    correct(desk, 1, 1, result)
    after = {row.player: row for row in desk.format.standings(desk.event, None)}
    assert {moved.player: moved for moved in found.changes} == {
        player: StandingChange(
            player,
            (before[player].place, after[player].place),
            (before[player].points, after[player].points),
        )
        for player in after
        if (before[player].place, before[player].points)
        != (after[player].place, after[player].points)
    }
    # Those at the table come first, and the round already posted stays.
    assert {found.changes[0].player, found.changes[1].player} == {one, other}
    assert {moved.points[1] - moved.points[0] for moved in found.changes[:2]} == {
        Fraction(1),
        Fraction(-1),
    }
    assert found.later == (2,)
    assert desk.event.rounds[1] == event.rounds[1]


def test_taking_a_result_back_moves_who_had_it() -> None:
    desk = played(posted=1)
    winner = desk.event.rounds[0].tables[0].players[0]
    found = consequences(desk.event, 1, 1, None)
    assert winner in {moved.player for moved in found.changes}
    assert found.later == ()
    correct(desk, 1, 1, None)
    assert desk.event.rounds[0].tables[0].result is None


def test_what_the_rules_forbid_is_refused_before_it_is_weighed() -> None:
    desk = desk_of("dual-ring", 5)
    rounds.pair(desk)
    one, other = desk.event.rounds[0].tables[0].players
    rounds.report(desk, 1, {"winner": one})
    with pytest.raises(Refused):
        check(desk.event, correction(1, 1, MatchResult(winner=other)))


def test_a_history_tells_reports_corrections_and_undoing_in_order() -> None:
    desk = played(posted=1)
    one, other = desk.event.rounds[0].tables[0].players
    correct(desk, 1, 1, MatchResult(winner=other))
    desk.undo()
    desk.redo()
    correct(desk, 1, 1, None)
    rounds.report(desk, 1, {"draw": True})
    story = history_of_table(desk.steps, desk.times, 1, 1)
    won, lost = MatchResult(winner=one), MatchResult(winner=other)
    assert [(happening.kind, happening.result) for happening in story] == [
        ("reported", won),
        ("corrected", lost),
        ("undone", lost),
        ("redone", lost),
        ("cleared", lost),
        ("reported", MatchResult(drawn=True)),
    ]
    assert {happening.at for happening in story} == {"now"}
    assert [one.kind for one in history_of_table(desk.steps, desk.times, 1, 2)] == ["reported"]


def test_steps_from_before_the_journal_have_no_time() -> None:
    steps = played(posted=1).steps
    desk = Session(MemoryJournal(), steps, clock=lambda: "later")
    other = desk.event.rounds[0].tables[0].players[1]
    desk.take(ResultRecorded(1, 1, MatchResult(winner=other)))
    story = history_of_table(desk.steps, desk.times, 1, 1)
    assert [happening.at for happening in story] == ["", "later"]
