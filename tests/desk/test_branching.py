"""A new file from any step: the chain as it was, the event itself untouched."""

from pathlib import Path

import pytest

from tourneydesk.core.decisions import NoteAdded
from tourneydesk.core.journal.replay import replay
from tourneydesk.core.reasons import Refused
from tourneydesk.desk.files.opening import branch, create_event, open_event, open_for_reading, plan
from tourneydesk.desk.session import Session
from tourneydesk.present.tables.history import branch_name
from tourneydesk.store.errors import FileTrouble
from tourneydesk.store.event_file import EventFile, examine


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "open.tourney"
    desk = create_event(path, plan("us-swiss", "Open", "s", {}))
    for text in ("one", "two", "three"):
        desk.take(NoteAdded(text))
    desk.undo()
    desk.close()
    return path


def off(desk: Session, step: int, path: Path) -> Path:
    name = branch_name(desk.event.name, step, 200)
    return branch(desk, step, path, name, clock=lambda: "now").path


@pytest.mark.parametrize("step", [1, 2, 3, 4, 5])
def test_the_branch_is_the_event_as_it_was_then_under_a_name_of_its_own(
    path: Path, step: int
) -> None:
    before = path.read_bytes()
    desk = open_for_reading(path)
    made = off(desk, step, path.with_name("back.tourney"))
    assert path.read_bytes() == before
    assert examine(made) == ()
    opened = open_for_reading(made)
    assert opened.event.name == f"Open (from change {step})"
    assert opened.event.notes == replay(desk.steps[:step]).notes
    # The entries are the very same ones, hash by hash: anybody can compare the two files.
    assert EventFile.read(made)[:step] == EventFile.read(path)[:step]
    assert len(EventFile.read(made)) == step + 1


def test_the_branch_goes_on_by_itself_and_the_event_too(path: Path) -> None:
    desk = open_event(path)
    made = open_event(off(desk, 2, path.with_name("back.tourney")))
    made.take(NoteAdded("in the branch"))
    desk.take(NoteAdded("in the event"))
    assert made.event.notes == ("one", "in the branch")
    assert desk.event.notes == ("one", "two", "in the event")
    made.close()
    desk.close()


def test_a_step_that_is_not_there_and_a_name_that_is_taken_are_refused(path: Path) -> None:
    desk = open_for_reading(path)
    for step in (0, 6, -1):
        with pytest.raises(Refused, match="step_unknown"):
            off(desk, step, path.with_name("back.tourney"))
    assert not path.with_name("back.tourney").exists()
    with pytest.raises(FileTrouble, match="file_exists"):
        off(desk, 2, path)


def test_a_name_that_would_be_too_long_is_shortened_at_the_events_own_part() -> None:
    name = branch_name("x" * 200, 7, 200)
    assert len(name) == 200
    assert name.endswith("x… (from change 7)")


def test_the_name_of_a_file_has_no_signs_of_direction() -> None:
    """What cannot be seen cannot be typed."""
    assert "אליפות" in branch_name("אליפות", 7, 200)
    assert not {"\u2068", "\u2069"} & {
        *branch_name("אליפות", 7, 200),
        *branch_name("א" * 300, 7, 200),
    }
