"""A full or closed scratch folder never makes a sound event look damaged."""

import os
import tempfile
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.builders.files import AT, names
from tests.store.test_damage import hot
from tests.store.watched_disk import Watched, watch
from tourneydesk.store.errors import FileTrouble
from tourneydesk.store.event_file import EventFile, examine

pytestmark = pytest.mark.skipif(os.name == "nt", reason="apsw's VFS over that of POSIX")


@pytest.fixture
def full(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Watched:
    """A scratch folder where everything fails for good, as on a full disk."""
    scratch = tmp_path / "scratch"
    scratch.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(scratch))
    disk = watch(monkeypatch)
    disk.start(scratch)
    return disk


@pytest.mark.parametrize("calls", [0, 3, 6, 10])
def test_a_cut_off_step_is_checked_beside_the_file_where_the_scratch_folder_is_full(
    calls: int, full: Watched, tmp_path: Path
) -> None:
    folder = tmp_path / "events"
    folder.mkdir()
    path = folder / "e.tourney"
    hot(path, 7)
    full.fail(calls, True, 28)
    assert len(EventFile.read(path)) == 7
    assert examine(path) == ()
    with EventFile.open(path) as file:
        assert len(file.entries) == 7
        assert file.append(AT, "[]").number == 8
    assert names(folder) == ["e.tourney"]


def test_where_there_is_no_room_at_all_that_is_said_and_nothing_is_changed(
    full: Watched, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "events"
    folder.mkdir()
    path = folder / "e.tourney"
    left = hot(path, 7)
    before = path.read_bytes()
    real: Callable[..., str] = tempfile.mkdtemp

    def only_in_scratch(*more: object, dir: str | None = None, **named: object) -> str:
        if dir is not None:
            raise OSError(28, "No space left on device")
        return real(*more, dir=dir, **named)

    monkeypatch.setattr("tourneydesk.store.leftover_journal.mkdtemp", only_in_scratch)
    full.fail(0, True, 28)
    for attempt in (EventFile.open, EventFile.read):
        with pytest.raises(FileTrouble) as caught:
            attempt(path)
        assert caught.value.code == "no_scratch_room"
    assert [one.code for one in examine(path)] == ["no_scratch_room"]
    full.heal()
    assert (path.read_bytes(), path.with_name("e.tourney-journal").read_bytes()) == (before, left)
    assert len(EventFile.read(path)) == 7
