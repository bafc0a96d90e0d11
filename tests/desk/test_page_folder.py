"""Pages for the room are written whole, into a folder that is there, and nowhere else."""

import os
from pathlib import Path

import pytest

from tourneydesk.desk.page_folder import write_pages
from tourneydesk.store.trouble import FileTrouble

PAGES = {"index.html": "<p>Łukasz</p>", "tables.html": "<p>2</p>"}


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_pages_are_written_and_only_what_differs_again(tmp_path: Path) -> None:
    (tmp_path / "other.txt").write_text("theirs", encoding="utf-8")
    assert write_pages(tmp_path, PAGES) == 2
    assert write_pages(tmp_path, PAGES) == 0
    assert write_pages(tmp_path, {**PAGES, "tables.html": "<p>3</p>"}) == 1
    assert names(tmp_path) == ["index.html", "other.txt", "tables.html"]
    assert (tmp_path / "index.html").read_text(encoding="utf-8") == "<p>Łukasz</p>"


def test_a_folder_that_is_gone_is_not_made(tmp_path: Path) -> None:
    gone = tmp_path / "stick"
    with pytest.raises(FileTrouble) as told:
        write_pages(gone, PAGES)
    assert told.value.code == "folder_missing"
    assert not gone.exists()


def test_a_disk_that_is_full_leaves_the_page_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_pages(tmp_path, PAGES)

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "replace", full)
    with pytest.raises(FileTrouble) as told:
        write_pages(tmp_path, {"index.html": "<p>new</p>"})
    assert told.value.code == "disk_full"
    assert names(tmp_path) == ["index.html", "tables.html"]
    assert (tmp_path / "index.html").read_text(encoding="utf-8") == "<p>Łukasz</p>"
