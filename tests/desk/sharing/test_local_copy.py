"""A joined desk keeps all that it has seen in a file of its own, and never loses a history."""

from contextlib import closing
from pathlib import Path

import pytest

from tests.builders.desks import desk_of
from tests.builders.shared import NOON, SharedEvent
from tourneydesk.core.decisions import NoteAdded
from tourneydesk.desk.event_details import change_details
from tourneydesk.desk.files.opening import open_event
from tourneydesk.desk.session import Session
from tourneydesk.desk.sharing import local_copy
from tourneydesk.desk.sharing.local_copy import LocalCopy, SetAside
from tourneydesk.store.chain import Entry
from tourneydesk.store.errors import FileTrouble
from tourneydesk.store.event_file import EventFile


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


def test_what_was_missed_is_written_at_once_and_not_step_by_step(
    event: SharedEvent, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    appended: list[int] = []
    append = EventFile.append

    def counted(self: EventFile, at: str, step: str) -> Entry:
        entry = append(self, at, step)
        appended.append(entry.number)
        return entry

    with (
        closing(event.join("Head")) as head,
        closing(event.join("Desk 2")) as desk,
        closing(LocalCopy.keep(desk, tmp_path)) as copy,
    ):
        monkeypatch.setattr(EventFile, "append", counted)
        for missed in (100, 1, 3):
            appended.clear()
            for number in range(missed):
                head.take(NoteAdded(f"note {number}"))
            desk.catch_up()
            assert EventFile.read(copy.path) == desk.entries == head.entries
            assert len(appended) == (0 if missed == 100 else missed)
        desk.take(NoteAdded("an own one"))
        assert EventFile.read(copy.path) == desk.entries


def test_what_was_read_before_a_step_that_cannot_be_is_in_the_copy(
    event: SharedEvent, tmp_path: Path
) -> None:
    with (
        closing(event.join("Head")) as head,
        closing(event.join("Desk 2")) as desk,
        closing(LocalCopy.keep(desk, tmp_path)) as copy,
    ):
        head.take(NoteAdded("sound"))
        head.journal.append(f"{NOON} Head", '[{"did":"ResultCleared","round":7,"table":1}]')
        with pytest.raises(FileTrouble):
            desk.catch_up()
        assert EventFile.read(copy.path) == desk.entries == head.entries[:-1]


def test_a_copy_that_went_on_while_it_could_not_be_written_is_set_aside(
    session: Session, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with closing(LocalCopy.keep(session, tmp_path)) as copy:
        with monkeypatch.context() as patch:

            def full(*_: object, **__: object) -> None:
                raise FileTrouble("disk_full", copy.path)

            patch.setattr(local_copy, "copy_entries", full)
            patch.setattr(local_copy, "_MOST_APPENDED", 0)
            session.take(NoteAdded("not in the copy"))
            assert copy.trouble is not None
        with closing(open_event(copy.path, clock=lambda: NOON)) as alone:
            alone.take(NoteAdded("mine"))
        session.take(NoteAdded("one more"))
        assert copy.trouble is None
        assert copy.aside is not None
        assert EventFile.read(copy.aside.path)[-1].step == '[{"did":"NoteAdded","text":"mine"}]'
        assert EventFile.read(copy.path) == session.entries
