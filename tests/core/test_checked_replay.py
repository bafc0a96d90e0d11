"""What cannot have happened is refused with the number of its step; what can is not."""

from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest

from tests.builders.events import event_of, posted
from tourneydesk.core import decisions as d
from tourneydesk.core.event import Bye, ByeRequest, Event, Player, Round, Seat, Table
from tourneydesk.core.journal import checked_replay as module
from tourneydesk.core.journal.checked_replay import JournalError, checked_replay
from tourneydesk.core.reasons import Problem
from tourneydesk.core.results import BoardResult, MatchResult, Result, ScoreResult
from tourneydesk.core.settings import defaults
from tourneydesk.formats import FORMATS

RISK, CHESS, STRIKES, RING = (
    FORMATS[key] for key in ("risk-swiss", "us-swiss", "strikes", "dual-ring")
)


def journal(key: str, players: int = 8) -> list[d.Step]:
    """An event of that format whose first round is posted: steps 1 to 3."""
    fmt = FORMATS[key]
    event = event_of(fmt, players)
    made = posted(fmt, event).rounds[0]
    return [
        (d.EventOpened(key, "Test", "test", defaults(fmt.settings)),),
        (d.PlayersAdded(event.players),),
        (d.RoundPosted(made),),
    ]


def code_of(steps: list[d.Step]) -> tuple[str, int] | str:
    """The code and step of what is impossible, ``sound`` where nothing is."""
    try:
        checked_replay(steps, FORMATS)
    except JournalError as wrong:
        return wrong.problem.code, wrong.step
    return "sound"


def problem_of(steps: list[d.Step]) -> tuple[int, Problem]:
    """The step that is impossible and what is wrong with it, in full."""
    with pytest.raises(JournalError) as wrong:
        checked_replay(steps, FORMATS)
    problem = wrong.value.problem
    said = f"step {wrong.value.step} cannot be: {problem.code} {dict(problem.facts)}"
    assert str(wrong.value) == said
    return wrong.value.step, problem


def after(key: str, *decisions: d.Decision) -> tuple[str, int] | str:
    return code_of([*journal(key), *((one,) for one in decisions)])


def first_round(key: str) -> Round:
    (one,) = journal(key)[2]
    assert isinstance(one, d.RoundPosted)
    return one.round


def with_round(key: str, made: Round) -> tuple[str, int] | str:
    return code_of([*journal(key)[:2], (d.RoundPosted(made),)])


@pytest.mark.parametrize("key", sorted(FORMATS))
def test_an_event_as_it_is_made_is_possible(key: str) -> None:
    assert code_of(journal(key)) == "sound"


@pytest.mark.parametrize(
    "decision",
    [
        d.PlayerDropped(9),
        d.PlayerReturned(0),
        d.PlayersCheckedIn((1, 999)),
        d.AbsentDropped((-1,)),
        d.ByeRequested(ByeRequest(9, 2, Fraction(1, 2))),
        d.TableFixed(10**9, 1),
        d.PairForbidden((1, 9)),
        d.PairAllowed((3, 3)),
        d.PlayersAdded((Player(10, "Too far"),)),
        d.PlayerChanged(Player(9, "Nobody")),
    ],
)
def test_a_player_who_is_not_there(decision: d.Decision) -> None:
    assert after("us-swiss", decision) == ("story_player", 4)


@pytest.mark.parametrize(
    "player",
    [
        Player(1, " "),
        Player(1, "x" * 201),
        Player(1, "x", rating=4001),
        Player(1, "x", rating=-1),
        Player(1, "x", age=131),
        Player(1, "x", joined=2),
        Player(1, "x", returned=5),
        Player(1, "x", left=10**6),
        Player(1, "x", note="x" * 2001),
    ],
)
def test_a_player_whose_fields_cannot_be(player: Player) -> None:
    assert after("us-swiss", d.PlayerChanged(player)) == ("story_value", 4)


@pytest.mark.parametrize(
    ("key", "setting", "value"),
    [
        ("us-swiss", "tiebreaks", ("coin", "newer_than_this")),
        ("us-swiss", "newer_than_this", "white"),
        ("dual-ring", "seating", "newer_than_this"),
    ],
)
def test_a_word_that_is_not_known_here_is_a_newer_versions(
    key: str, setting: str, value: Any
) -> None:
    assert after(key, d.SettingsChosen({setting: value})) == ("story_newer", 4)
    opened = journal(key)[0][0]
    assert isinstance(opened, d.EventOpened)
    newer = replace(opened, settings={**opened.settings, setting: value})
    assert code_of([(newer,)]) == ("story_newer", 1)


@pytest.mark.parametrize(
    ("key", "setting", "value"),
    [
        ("us-swiss", "rounds", 0),
        ("us-swiss", "rounds", "4"),
        ("us-swiss", "tiebreaks", ("coin", "coin")),
        ("us-swiss", "tiebreaks", (1,)),
        ("strikes", "elimination_level", 10**7),
        ("risk-swiss", "final", 1),
        ("dual-ring", "seating", None),
    ],
)
def test_a_setting_that_no_program_writes(key: str, setting: str, value: Any) -> None:
    assert after(key, d.SettingsChosen({setting: value})) == ("story_setting", 4)
    opened = journal(key)[0][0]
    assert isinstance(opened, d.EventOpened)
    wrong = replace(opened, settings={**opened.settings, setting: value})
    assert code_of([(wrong,)]) == ("story_setting", 1)


def test_a_setting_that_is_missing() -> None:
    opened = journal("us-swiss")[0][0]
    assert isinstance(opened, d.EventOpened)
    settings = {
        key: value for key, value in opened.settings.items() if key not in ("rounds", "tiebreaks")
    }
    missing = Problem("story_setting", facts={"setting": "rounds"})
    assert problem_of([(replace(opened, settings=settings),)]) == (1, missing)


@pytest.mark.parametrize(
    ("name", "seed", "problem"),
    [
        ("x" * 200, "s" * 200, None),
        (" ", "s", Problem("story_order")),
        ("", "s", Problem("story_order")),
        ("x", "", Problem("story_order")),
        ("x" * 201, "s", Problem("story_value", facts={"value": "name"})),
        ("x", "s" * 201, Problem("story_value", facts={"value": "name"})),
    ],
)
def test_a_new_event_has_a_name_and_a_seed(name: str, seed: str, problem: Problem | None) -> None:
    opened = journal("us-swiss")[0][0]
    assert isinstance(opened, d.EventOpened)
    steps: list[d.Step] = [(replace(opened, name=name, seed=seed),)]
    if problem is None:
        assert code_of(steps) == "sound"
    else:
        assert problem_of(steps) == (1, problem)


def test_what_is_decided_as_an_event_is_opened_is_checked_too() -> None:
    first = journal("us-swiss")[0][0]
    assert (
        checked_replay([(first, d.SettingsChosen({"rounds": 7}))], FORMATS).settings["rounds"] == 7
    )
    wrong = d.SettingsChosen({"rounds": 0})
    assert problem_of([(first, wrong)]) == (
        1,
        Problem("story_setting", facts={"setting": "rounds"}),
    )


def test_a_journal_has_as_many_steps_as_an_event_can_need(monkeypatch: pytest.MonkeyPatch) -> None:
    steps = journal("us-swiss")
    monkeypatch.setattr(module, "MOST_STEPS", 3)
    assert code_of(steps) == "sound"
    monkeypatch.setattr(module, "MOST_STEPS", 2)
    assert problem_of(steps) == (3, Problem("story_too_long", facts={"most": 2}))


def test_what_does_not_fit_what_went_before_is_out_of_order() -> None:
    for wrong in (d.ByeWithdrawn(1, 2), d.RoundRedrawn(1, "why")):
        assert problem_of([*journal("us-swiss"), (wrong,)]) == (4, Problem("story_order"))
    inside = (d.NoteAdded("x"), d.Undone(3))
    assert problem_of([*journal("us-swiss"), inside]) == (4, Problem("story_order"))


def seated(made: Round, number: int, *players: int, role: str = "seat") -> Round:
    tables = tuple(
        replace(table, seats=tuple(Seat(player, role) for player in players))
        if table.number == number
        else table
        for table in made.tables
    )
    return replace(made, tables=tables)


def test_seats_that_cannot_be() -> None:
    for key in ("us-swiss", "strikes", "risk-swiss"):
        made = first_round(key)
        one, other = made.tables[0].players[:2]
        elsewhere = made.tables[-1].players[0]
        assert with_round(key, seated(made, 1, one, 999)) == ("story_seats", 3)
        assert with_round(key, seated(made, 1, one, one)) == ("story_seats", 3)
        assert with_round(key, seated(made, 1, one, elsewhere)) == ("story_seats", 3)
        assert with_round(key, seated(made, 1, one)) == ("story_seats", 3)
        assert with_round(key, seated(made, 1, one, other, role="arbiter")) == ("story_seats", 3)
        twin = replace(made, tables=(*made.tables[:-1], replace(made.tables[-1], number=1)))
        assert with_round(key, twin) == ("story_seats", 3)
        wild = replace(made, kind="wild")
        assert with_round(key, wild) == ("story_round", 3)
        bye = replace(made, byes=(*made.byes, Bye(one, Fraction(1), "odd")))
        assert with_round(key, bye) == ("story_player", 3)
        done = replace(made.tables[0], void=True)
        assert with_round(key, replace(made, tables=(done, *made.tables[1:]))) == ("story_seats", 3)


def test_a_running_game_of_somebody_who_is_out() -> None:
    white, black = first_round("dual-ring").tables[0].players
    lost = d.ResultRecorded(1, 1, MatchResult(winner=white))
    (other,) = (table for table in first_round("dual-ring").tables[1:] if black in table.players)
    stops = d.TablesCalled(1, stopped=(other.number,))
    once_more = Table(9, (Seat(white, "white"), Seat(black, "black")))
    ring = journal("dual-ring")
    assert code_of([*ring, (lost,)]) == ("story_running", 4)
    assert code_of([*ring, (lost, stops)]) == "sound"
    # Not in a later step either, nor where the step was undone since.
    assert code_of([*ring, (lost,), (stops,)]) == ("story_running", 4)
    assert code_of([*ring, (lost,), (d.Undone(4),)]) == ("story_running", 4)
    assert code_of([*ring, (lost, stops), (d.TablesCalled(1, (once_more,)),)]) == (
        "story_running",
        5,
    )
    assert code_of([*ring, (d.PlayerDropped(black),)]) == ("story_running", 4)
    drawn = d.ResultRecorded(1, 1, MatchResult(drawn=True))
    both = d.SettingsChosen({"drawn_game": "both_out"})
    assert code_of([*ring, (drawn,)]) == "sound"
    assert code_of([*ring, (both,), (drawn,)]) == ("story_running", 5)
    assert code_of([*ring, (drawn,), (both,)]) == ("story_running", 5)


def test_a_game_that_runs_after_the_end_of_the_ring() -> None:
    ring = journal("dual-ring", 3)
    made = ring[2][0]
    assert isinstance(made, d.RoundPosted)
    one, other, third = made.round.tables
    winner, loser = one.players
    won = d.ResultRecorded(1, one.number, MatchResult(winner=winner))
    of_loser = next(table for table in (other, third) if loser in table.players)
    # The winner of the first game has more wins than the other of the last two, and so has won.
    assert code_of([*ring, (won, d.TablesCalled(1, stopped=(of_loser.number,)))]) == (
        "story_running",
        4,
    )
    both = d.TablesCalled(1, stopped=(other.number, third.number))
    assert code_of([*ring, (won, both)]) == "sound"


def test_a_ring_that_does_not_go_round() -> None:
    made = first_round("dual-ring")
    assert with_round("dual-ring", replace(made, tables=made.tables[1:])) == ("story_round", 3)
    again = [*journal("dual-ring"), (d.RoundPosted(replace(made, number=2)),)]
    assert code_of(again) == ("story_round", 4)
    called = Table(9, (Seat(1, "white"), Seat(99, "black")))
    assert after("dual-ring", d.TablesCalled(1, (called,))) == ("story_seats", 4)
    assert after("us-swiss", d.TablesCalled(1)) == ("story_round", 4)


def places(event_players: tuple[int, ...]) -> BoardResult:
    figures = dict.fromkeys(event_players, 5)
    return BoardResult({p: n for n, p in enumerate(event_players, 1)}, figures, figures)


def test_results_that_do_not_fit_their_table() -> None:
    one, other = first_round("us-swiss").tables[0].players
    wrong: list[Result] = [
        MatchResult(),
        MatchResult(winner=999),
        MatchResult(winner=one, drawn=True),
        MatchResult(forfeited=(one, one)),
        MatchResult(winner=one, won={999: 1}),
        MatchResult(winner=one, drawn_games=-1),
        ScoreResult({one: Fraction(1), other: Fraction(0)}),
    ]
    for result in wrong:
        assert after("us-swiss", d.ResultRecorded(1, 1, result)) == ("story_result", 4)
    assert after("us-swiss", d.ResultRecorded(1, 1, MatchResult(winner=one))) == "sound"
    four = first_round("risk-swiss").tables[0].players
    good = places(four)
    assert after("risk-swiss", d.ResultRecorded(1, 1, good)) == "sound"
    first, second = four[:2]
    for places_ in ({**good.places, first: 2}, {**good.places, 999: 5}, {second: 1}):
        result = replace(good, places=places_)
        assert after("risk-swiss", d.ResultRecorded(1, 1, result)) == ("story_result", 4)
    for points in ({}, {**good.game_points, first: -1}, {**good.game_points, first: 10**10}):
        result = replace(good, game_points=points)
        assert after("risk-swiss", d.ResultRecorded(1, 1, result)) == ("story_result", 4)
    at = first_round("strikes").tables[0].players
    scores = ScoreResult(dict.fromkeys(at, Fraction(7)))
    assert after("strikes", d.ResultRecorded(1, 1, scores)) == "sound"
    for score in (Fraction(10**10), Fraction(1, 3)):
        result = replace(scores, scores={**scores.scores, at[0]: score})
        assert after("strikes", d.ResultRecorded(1, 1, result)) == ("story_result", 4)
    left = replace(scores, withdrawn=(at[0],))
    assert after("strikes", d.ResultRecorded(1, 1, left)) == ("story_result", 4)


def test_results_where_there_is_no_table() -> None:
    won = MatchResult(winner=1)
    assert after("us-swiss", d.ResultRecorded(2, 1, won)) == ("story_round", 4)
    assert after("us-swiss", d.ResultRecorded(1, 99, won)) == ("story_table", 4)
    assert after("us-swiss", d.ResultCleared(1, 1)) == ("story_result", 4)


def test_pairings_changed_by_hand_leave_reported_tables_alone() -> None:
    made = first_round("us-swiss")
    one = made.tables[0].players[0]
    result = d.ResultRecorded(1, 1, MatchResult(winner=one))
    gone = d.PairingsChanged(1, made.tables[1:])
    assert after("us-swiss", result, gone) == ("story_seats", 5)
    kept = replace(made.tables[0], result=MatchResult(winner=one), ended=3)
    # What replay puts among the reasons differs from version to version.
    stays = d.PairingsChanged(1, (replace(kept, reasons=()), *made.tables[1:]))
    assert after("us-swiss", result, stays) == "sound"


def test_an_undo_of_what_is_not_last_and_a_redo_of_what_is_not_undone() -> None:
    def undo(named: int) -> Problem:
        return Problem("story_undo", facts={"named": named})

    left, first = d.PlayerDropped(1), journal("us-swiss")
    assert problem_of([*first, (left,), (d.Undone(3),)]) == (5, undo(3))
    assert problem_of([*first, (d.Redone(3),)]) == (4, undo(3))
    assert problem_of([*first, (left,), (d.Undone(4),), (d.Redone(3),)]) == (6, undo(3))
    assert problem_of([first[0], (d.Undone(1),)]) == (2, undo(1))
    again: list[d.Step] = [(d.Undone(4),), (d.NoteAdded("x"),), (d.Redone(4),)]
    assert problem_of([*first, (left,), *again]) == (7, undo(4))


def test_what_is_undone_never_was_and_what_is_done_again_is_as_it_was() -> None:
    first = journal("us-swiss")
    some: list[d.Step] = [(d.PlayerDropped(1),), (d.PlayerDropped(2),), (d.NoteAdded("x"),)]
    undone: list[d.Step] = [(d.Undone(6),), (d.Undone(5),), (d.Undone(4),)]
    redone: list[d.Step] = [(d.Redone(4),), (d.Redone(5),), (d.Redone(6),)]
    steps = [*first, *some]
    whole = [checked_replay([*first, *some[:length]], FORMATS) for length in range(4)]
    for length in (1, 2, 3):
        assert checked_replay([*steps, *undone[:length]], FORMATS) == whole[3 - length]
        assert checked_replay([*steps, *undone, *redone[:length]], FORMATS) == whole[length]


def test_a_step_that_was_undone_is_checked_too() -> None:
    assert after("us-swiss", d.PlayerDropped(99), d.Undone(4)) == ("story_player", 4)


@pytest.mark.parametrize("key", sorted(FORMATS))
def test_a_journal_begins_with_a_new_event_and_has_one(key: str) -> None:
    steps = journal(key)
    assert code_of([]) == ("story_begins", 1)
    assert code_of(steps[1:]) == ("story_begins", 1)
    assert code_of([*steps, steps[0]]) == ("story_order", 4)


def test_what_house_rules_refuse_today_may_have_been_taken_before() -> None:
    """Dropped twice, a bye after the last round, a late result: impossible it is not."""
    one = first_round("us-swiss").tables[0].players[0]
    taken: list[d.Decision] = [
        d.PlayerDropped(3),
        d.PlayerDropped(3),
        d.ByeRequested(ByeRequest(2, 99, Fraction(1))),
        d.SettingsChosen({"rounds": 1}),
        d.ResultRecorded(1, 1, MatchResult(winner=one, won={one: 1})),
    ]
    assert after("us-swiss", *taken) == "sound"


def test_the_event_is_that_of_the_plain_replay() -> None:
    event: Event = checked_replay(journal("strikes"), FORMATS)
    assert event.rounds[0] == first_round("strikes")


def test_deleting_who_was_in_a_round_or_is_not_there_and_naming_who_was_deleted() -> None:
    late = d.PlayersAdded((Player(9, "Late", joined=1),))
    assert after("us-swiss", d.PlayerDeleted(1)) == ("story_player", 4)
    assert after("us-swiss", d.PlayerDeleted(9)) == ("story_player", 4)
    assert after("us-swiss", late, d.PlayerDeleted(9)) == "sound"
    for decision in (d.PlayerDeleted(9), d.PlayerReturned(9), d.PairForbidden((1, 9))):
        assert after("us-swiss", late, d.PlayerDeleted(9), decision) == ("story_player", 6)
    first = journal("us-swiss")
    for number in range(1, 9):
        steps = [*first[:2], (d.PlayerDeleted(number),), first[2]]
        assert code_of(steps) != "sound"
