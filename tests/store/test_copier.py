"""Copies are made beside the program: where one fails, that is said, and nothing is raised."""

from concurrent import futures
from pathlib import Path

import pytest

from tests.builders.files import names, new_event_file
from tourneydesk.store.checkpoints import Copier, checkpoints, folder_of
from tourneydesk.store.event_file import EventFile


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return new_event_file(tmp_path / "e.tourney", 3)


def test_copies_go_to_the_second_folder_where_there_is_one(path: Path) -> None:
    stick = path.parent / "stick"
    stick.mkdir()
    one = Copier(path, stick)
    one.request(EventFile.read(path), "closed")
    one.close()
    assert [copy.label for copy in checkpoints(folder_of(path, stick))] == ["closed"]
    assert not folder_of(path).exists()
    assert one.trouble is None


def test_a_copy_that_cannot_be_written_is_said_until_one_succeeds(path: Path) -> None:
    in_the_way = folder_of(path)
    in_the_way.write_text("in the way")
    one = Copier(path)
    one.request(EventFile.read(path), "running")
    one.flush()
    assert one.trouble is not None
    assert (one.trouble.code, one.trouble.path) == ("file_exists", in_the_way)
    in_the_way.unlink()
    one.request(EventFile.read(path), "running")
    one.flush()
    assert one.trouble is None
    one.close()


def test_whatever_else_goes_wrong_with_a_copy_is_said_too(path: Path) -> None:
    one = Copier(path)
    one.request(EventFile.read(path), "no/label")
    one.close()
    assert one.trouble is not None
    assert (one.trouble.code, one.trouble.path) == ("copy_failed", path)
    assert str(one.trouble.facts["why"]).startswith("ValueError: 'no/label'")


def test_where_no_thread_can_be_had_the_copy_is_made_on_closing(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def none_left(*_: object) -> None:
        raise RuntimeError("can't start new thread")

    monkeypatch.setattr(futures, "ThreadPoolExecutor", none_left)
    one = Copier(path)
    one.request(EventFile.read(path), "closed")
    assert one.trouble is not None
    assert one.trouble.code == "copy_failed"
    assert one.trouble.facts["why"] == "RuntimeError: can't start new thread"
    one.close()
    assert names(folder_of(path)) == ["00003-closed.tourney"]
    assert one.trouble is None


def test_after_closing_copies_can_be_asked_for_again(path: Path) -> None:
    one = Copier(path)
    for label in ("running", "closed"):
        one.request(EventFile.read(path), label)
        one.close()
        one.close()
    assert names(folder_of(path)) == ["00003-closed.tourney", "00003-running.tourney"]
