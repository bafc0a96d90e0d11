"""What changed since a document was printed: results, players, rounds."""

from dataclasses import replace

import pytest

from tests.builders.desks import desk_of
from tests.documents.papers import eight_in_round_2
from tourneydesk.core.decisions import (
    PlayerChanged,
    PlayerDropped,
    PlayersAdded,
    ResultCleared,
    ResultRecorded,
)
from tourneydesk.core.draw import Draw
from tourneydesk.core.event import Player
from tourneydesk.core.results import MatchResult
from tourneydesk.desk import rounds
from tourneydesk.desk.practice import made_up_players
from tourneydesk.desk.session import Session
from tourneydesk.documents.changes import changes_of_documents
from tourneydesk.documents.papers import every_document
from tourneydesk.formats import FORMATS
from tourneydesk.present.papers.changes import ChangesSince, rounds_finished
from tourneydesk.present.papers.purposes import PURPOSES

PRINTED = ("check-in", "cards", "standings", "wall", "numbers", "clock")


@pytest.fixture
def desk() -> Session:
    return eight_in_round_2()


def since(desk: Session, revision: int) -> dict[str, ChangesSince]:
    found = changes_of_documents(desk.event, desk.steps, dict.fromkeys(PRINTED, revision))
    return dict(found)


def other_result(desk: Session, number: int, table: int) -> ResultRecorded:
    seated = desk.event.rounds[number - 1].tables[table - 1]
    drawn = getattr(seated.result, "drawn", False)
    result = MatchResult(winner=seated.players[0]) if drawn else MatchResult(drawn=True)
    return ResultRecorded(number, table, result)


def test_a_corrected_result_concerns_every_document_that_has_results(desk: Session) -> None:
    printed = len(desk.steps)
    desk.take(other_result(desk, 1, 1))
    corrected = ChangesSince(corrected=1)
    assert since(desk, printed) == dict.fromkeys(("cards", "standings", "wall"), corrected)


def test_a_result_that_was_taken_back_to_what_was_printed_has_not_changed(desk: Session) -> None:
    printed = len(desk.steps)
    before = desk.event.rounds[0].tables[0].result
    assert before is not None
    desk.take(ResultCleared(1, 1))
    assert since(desk, printed)["wall"].corrected == 1
    desk.take(ResultRecorded(1, 1, before))
    assert not since(desk, printed)


def test_undo_takes_a_change_back_and_redo_brings_it_again(desk: Session) -> None:
    printed = len(desk.steps)
    desk.take(other_result(desk, 1, 2))
    desk.undo()
    assert not since(desk, printed)
    desk.redo()
    assert since(desk, printed)["standings"] == ChangesSince(corrected=1)


def test_what_was_undone_after_printing_has_changed(desk: Session) -> None:
    desk.take(other_result(desk, 1, 2))
    desk.take(PlayerChanged(replace(desk.event.player(3), rating=1500)))
    printed = len(desk.steps)
    desk.undo()
    assert since(desk, printed)["check-in"] == ChangesSince(players=1)
    desk.undo()
    assert since(desk, printed)["standings"] == ChangesSince(corrected=1, players=1)


def test_new_results_count_once_their_round_is_finished_and_not_on_cards(desk: Session) -> None:
    printed = len(desk.steps)
    tables = [table.number for table in desk.event.rounds[1].tables if not table.void]
    for table in tables[:-1]:
        desk.take(other_result(desk, 2, table))
    assert not since(desk, printed), "the round is still being played"
    assert rounds_finished(desk.event) == 1
    desk.take(other_result(desk, 2, tables[-1]))
    assert since(desk, printed) == dict.fromkeys(("standings", "wall"), ChangesSince(rounds=(2,)))
    assert rounds_finished(desk.event) == 2


def test_players_who_changed_came_or_left_are_counted_once_each(desk: Session) -> None:
    printed = len(desk.steps)
    desk.take(PlayersAdded((Player(9, "Late Lou"),)))
    desk.take(PlayerChanged(replace(desk.event.player(9), rating=1500)))
    desk.take(PlayerDropped(3))
    found = since(desk, printed)
    assert found["check-in"] == ChangesSince(players=2)
    assert found["cards"] == ChangesSince(players=2)
    assert not {"numbers", "clock"} & {*found}, "nothing of it is on them"


def test_in_a_ring_new_results_count_at_once() -> None:
    made = desk_of("dual-ring")
    made.take(PlayersAdded(made_up_players(10, Draw("hall", "players"))))
    rounds.pair(made)
    printed = len(made.steps)
    first = made.event.rounds[0].tables[0]
    made.take(ResultRecorded(1, first.number, MatchResult(winner=first.players[0])))
    assert since(made, printed)["wall"] == ChangesSince(new=1)


@pytest.mark.parametrize("key", sorted(FORMATS))
def test_nothing_has_changed_right_after_printing_and_after_a_posted_round(key: str) -> None:
    made = desk_of(key)
    made.take(PlayersAdded(made_up_players(12, Draw("hall", "players"))))
    printed = len(made.steps)
    rounds.pair(made)
    assert not since(made, printed)
    assert not since(made, len(made.steps))


def test_every_document_has_a_purpose() -> None:
    assert {document.used for document in every_document()} == {*PURPOSES}
