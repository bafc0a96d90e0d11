"""A desk goes on alone: with all that it has seen, a note, and what was typed without a server."""

from contextlib import closing
from pathlib import Path

import pytest

from tests.builders.shared import NOON, first_round
from tourneydesk.core.decisions import NoteAdded, PlayersCheckedIn, ResultRecorded, Step
from tourneydesk.core.results import MatchResult
from tourneydesk.desk.files.opening import open_event
from tourneydesk.desk.sharing.addresses import continue_alone
from tourneydesk.store.errors import FileTrouble
from tourneydesk.store.event_file import EventFile


def test_the_new_file_has_what_was_seen_a_note_and_what_was_typed(tmp_path: Path) -> None:
    path = tmp_path / "mine.tourney"
    typed: list[Step] = [
        (PlayersCheckedIn((1,), here=True),),
        (ResultRecorded(1, 1, MatchResult(99)),),
        (PlayersCheckedIn((2,), here=True),),
    ]
    assert continue_alone(path, first_round(), "alone", typed, clock=lambda: NOON) == 1
    assert EventFile.read(path)[: len(first_round())] == first_round()
    with closing(open_event(path)) as session:
        assert session.steps[len(first_round()) :] == ((NoteAdded("alone"),), typed[0], typed[2])


def test_a_file_that_is_there_is_not_replaced(tmp_path: Path) -> None:
    path = tmp_path / "mine.tourney"
    path.write_text("something else")
    with pytest.raises(FileTrouble):
        continue_alone(path, first_round(), "alone")
    assert path.read_text() == "something else"
