"""A joined desk keeps all that it has seen in a file of its own, and never loses a history."""

from contextlib import closing
from pathlib import Path

import pytest

from tests.builders.desks import desk_of
from tests.builders.shared import NOON
from tourneydesk.core.decisions import NoteAdded
from tourneydesk.desk.event_fields import change_details
from tourneydesk.desk.files.opening import open_event
from tourneydesk.desk.session import Session
from tourneydesk.desk.sharing.local_copy import LocalCopy, SetAside
from tourneydesk.store.event_file import EventFile
from tourneydesk.store.trouble import FileTrouble


@pytest.fixture
def session() -> Session:
    return desk_of("us-swiss", 4)


def kept(session: Session, folder: Path) -> LocalCopy:
    copy = LocalCopy.keep(session, folder)
    copy.close()
    return copy


def test_the_copy_has_each_step_and_can_be_read_meanwhile(session: Session, tmp_path: Path) -> None:
    with closing(LocalCopy.keep(session, tmp_path / "new")) as copy:
        session.take(NoteAdded("one more"))
        assert EventFile.read(copy.path) == session.entries


def test_the_copy_of_an_earlier_time_goes_on(session: Session, tmp_path: Path) -> None:
    before = kept(session, tmp_path)
    session.take(NoteAdded("meanwhile"))
    after = kept(session, tmp_path)
    assert (after.path, after.aside) == (before.path, None)
    assert EventFile.read(after.path) == session.entries


def test_a_copy_with_other_steps_is_set_aside(session: Session, tmp_path: Path) -> None:
    copy = kept(session, tmp_path)
    for number in (1, 2):
        with closing(open_event(copy.path, clock=lambda: NOON)) as alone:
            alone.take(NoteAdded("mine"))
            alone.take(NoteAdded("mine, too"))
            mine = alone.entries
        session.take(NoteAdded("theirs"))
        aside = tmp_path / f"{copy.path.stem} – {number}.tourney"
        assert kept(session, tmp_path).aside == SetAside(aside, 2)
        assert EventFile.read(aside) == mine
        assert EventFile.read(copy.path) == session.entries


def test_a_copy_with_more_steps_than_the_server_is_set_aside(tmp_path: Path) -> None:
    session = desk_of("us-swiss", 4)
    behind = desk_of("us-swiss", 4)
    session.take(NoteAdded("the server was restored without this"))
    copy = kept(session, tmp_path)
    assert kept(behind, tmp_path).aside == SetAside(tmp_path / f"{copy.path.stem} – 1.tourney", 1)


def test_a_damaged_copy_is_set_aside(session: Session, tmp_path: Path) -> None:
    path = kept(session, tmp_path).path
    path.write_bytes(b"SQLite format 3" + bytes(1000))
    again = kept(session, tmp_path)
    assert again.aside is not None
    assert again.aside.path.read_bytes() == b"SQLite format 3" + bytes(1000)
    assert EventFile.read(path) == session.entries


def test_two_windows_of_one_laptop_have_a_copy_each(session: Session, tmp_path: Path) -> None:
    with closing(LocalCopy.keep(session, tmp_path)) as first:
        second = kept(session, tmp_path)
        assert second.path != first.path
        assert EventFile.read(second.path) == session.entries


def test_a_copy_that_cannot_be_written_stops_nobody_and_catches_up(
    session: Session, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with closing(LocalCopy.keep(session, tmp_path)) as copy:
        with monkeypatch.context() as patch:

            def full(self: EventFile, at: str, step: str) -> None:
                raise FileTrouble("disk_full", self.path)

            patch.setattr(EventFile, "append", full)
            session.take(NoteAdded("one"))
            assert copy.trouble is not None
        session.take(NoteAdded("two"))
        assert copy.trouble is None
        assert EventFile.read(copy.path) == session.entries


def test_the_name_of_the_event_makes_no_path(tmp_path: Path) -> None:
    session = desk_of("us-swiss", 4)
    change_details(session, {"name": "../a: b?"})
    assert kept(session, tmp_path).path.parent == tmp_path
