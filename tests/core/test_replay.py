from fractions import Fraction

import pytest

from tourneydesk.core import decisions as d
from tourneydesk.core.event import ByeRequest, Player, Round, Seat, Table
from tourneydesk.core.journal.replay import ReplayError, active_steps, advance, replay
from tourneydesk.core.results import MatchResult, ScoreResult

OPENED = (d.EventOpened("any", "Spring Open", "seed", {"rounds": 3}),)
TWO_PLAYERS = (d.PlayersAdded((Player(1, "Ada"), Player(2, "Béla"))),)
ROUND_1 = (d.RoundPosted(Round(1, "swiss", (Table(1, (Seat(1), Seat(2))),))),)
ADA_WINS = (d.ResultRecorded(1, 1, MatchResult(winner=1)),)
BELA_WINS = (d.ResultRecorded(1, 1, MatchResult(winner=2)),)


def result_of(*journal: d.Step) -> object:
    return replay(journal).rounds[0].tables[0].result


def test_a_journal_adds_up_to_the_event_it_tells() -> None:
    event = replay([OPENED, TWO_PLAYERS, ROUND_1, ADA_WINS])
    assert [player.name for player in event.players] == ["Ada", "Béla"]
    assert event.rounds[0].tables[0].result == MatchResult(winner=1)
    assert event.settings == {"rounds": 3}
    assert event.moment == 3


def test_a_correction_replaces_the_result_and_keeps_its_first_moment() -> None:
    before = replay([OPENED, TWO_PLAYERS, ROUND_1, ADA_WINS]).rounds[0].tables[0]
    after = replay([OPENED, TWO_PLAYERS, ROUND_1, ADA_WINS, BELA_WINS]).rounds[0].tables[0]
    assert after.result == MatchResult(winner=2)
    assert after.ended == before.ended


def test_undo_and_redo_are_entries_and_can_be_repeated() -> None:
    journal: list[d.Step] = [OPENED, TWO_PLAYERS, ROUND_1, ADA_WINS]
    undone: list[d.Step] = [*journal, (d.Undone(4),)]
    assert result_of(*undone) is None
    assert active_steps(undone).undone == (4,)
    assert result_of(*undone, (d.Redone(4),)) == MatchResult(winner=1)
    assert replay([*undone, (d.Undone(3),)]).rounds == ()


def test_a_new_step_after_an_undo_ends_what_could_be_redone() -> None:
    journal: list[d.Step] = [OPENED, TWO_PLAYERS, ROUND_1, ADA_WINS, (d.Undone(4),), BELA_WINS]
    assert result_of(*journal) == MatchResult(winner=2)
    assert active_steps(journal).undone == ()
    assert active_steps(journal).steps == (1, 2, 3, 6)


@pytest.mark.parametrize(
    "journal",
    [
        [],
        [TWO_PLAYERS],
        [OPENED, (d.Undone(1),)],
        [OPENED, TWO_PLAYERS, (d.Undone(1),)],
        [OPENED, (d.Redone(2),)],
        [OPENED, ADA_WINS],
        [OPENED, (d.PlayerDropped(7),)],
        [OPENED, (d.PlayersAdded((Player(5, "late"),)),)],
        [OPENED, TWO_PLAYERS, ROUND_1, ROUND_1],
        [OPENED, TWO_PLAYERS, ROUND_1, (d.ResultRecorded(1, 9, MatchResult(winner=1)),)],
        [OPENED, TWO_PLAYERS, ROUND_1, (d.TablesCalled(1, (), (8,)),)],
        [OPENED, OPENED],
    ],
)
def test_an_impossible_story_is_named_not_guessed(journal: list[d.Step]) -> None:
    with pytest.raises(ReplayError):
        replay(journal)


def test_leaving_and_returning_are_remembered_with_their_round() -> None:
    event = replay([OPENED, TWO_PLAYERS, ROUND_1, (d.PlayerDropped(2),)])
    assert event.player(2).dropped
    event = advance(event, (d.PlayerReturned(2),))
    assert (event.player(2).dropped, event.player(2).returned) == (False, 1)


LEFT = d.ResultRecorded(1, 1, ScoreResult({1: Fraction(9)}, withdrawn=(2,)))
STAYED = d.ResultRecorded(1, 1, ScoreResult({1: Fraction(9), 2: Fraction(3)}))
BACK = d.PlayerReturned(2)


@pytest.mark.parametrize(
    ("story", "withdrawn"),
    [
        ([LEFT], (2,)),
        ([LEFT, BACK], ()),
        ([d.PlayerDropped(2), BACK, LEFT], (2,)),  # back before he left
        ([STAYED, d.PlayerDropped(2), BACK, LEFT], (2,)),
        ([LEFT, BACK, LEFT], ()),  # a figure of another player corrected
        ([LEFT, BACK, STAYED, LEFT], (2,)),
        ([LEFT, BACK, d.ResultCleared(1, 1), LEFT], (2,)),
        ([LEFT, BACK, d.ResultCleared(1, 1), LEFT, BACK], ()),
    ],
)
def test_taking_a_player_back_ends_the_withdrawals_reported_by_then(
    story: list[d.Decision], withdrawn: tuple[int, ...]
) -> None:
    event = replay([OPENED, TWO_PLAYERS, ROUND_1, *((one,) for one in story)])
    assert event.withdrawn(event.rounds[0]) == withdrawn


def test_a_game_that_is_stopped_runs_no_more_and_new_ones_join_the_round() -> None:
    event = replay([OPENED, TWO_PLAYERS, ROUND_1, (d.TablesCalled(1, (Table(2, ()),), (1,)),)])
    assert event.rounds[0].missing == (2,)


def test_the_later_wish_for_a_bye_in_a_round_replaces_the_earlier() -> None:
    half, none = Fraction(1, 2), Fraction(0)
    event = replay(
        [
            OPENED,
            TWO_PLAYERS,
            (d.ByeRequested(ByeRequest(1, 2, half)),),
            (d.ByeRequested(ByeRequest(1, 3, half)),),
            (d.ByeRequested(ByeRequest(1, 2, none)),),
        ]
    )
    assert set(event.bye_requests) == {ByeRequest(1, 2, none), ByeRequest(1, 3, half)}


def test_two_kept_apart_may_meet_again_when_allowed_in_either_order() -> None:
    event = replay([OPENED, TWO_PLAYERS, (d.PairForbidden((2, 1)),)])
    assert event.forbidden == {(1, 2)}
    assert advance(event, (d.PairAllowed((2, 1)),)).forbidden == frozenset()


def test_details_change_the_name_and_what_else_is_given() -> None:
    event = replay([OPENED, (d.DetailsChanged({"name": "Autumn Open", "venue": "Hall"}),)])
    assert (event.name, event.details) == ("Autumn Open", {"venue": "Hall"})
