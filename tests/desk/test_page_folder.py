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


def test_pages_that_an_earlier_event_left_become_the_first_and_others_stay(tmp_path: Path) -> None:
    mark = "<!-- ours -->"
    (tmp_path / "ring.html").write_text(f"{mark} yesterday", encoding="utf-8")
    (tmp_path / "final.html").write_text("of somebody else", encoding="utf-8")
    (tmp_path / "index.html").write_bytes(bytes(20))
    pages = {name: mark + text for name, text in PAGES.items()}
    left = ("ring.html", "final.html", "out.html", "tables.html")
    assert write_pages(tmp_path, pages, mark=mark, left=left) == 3
    assert names(tmp_path) == ["final.html", "index.html", "ring.html", "tables.html"]
    assert (tmp_path / "ring.html").read_text(encoding="utf-8") == pages["index.html"]
    assert (tmp_path / "tables.html").read_text(encoding="utf-8") == pages["tables.html"]
    assert (tmp_path / "final.html").read_text(encoding="utf-8") == "of somebody else"


def test_a_page_of_somebody_else_is_never_written_over(tmp_path: Path) -> None:
    (tmp_path / "tables.html").write_text("the club's own", encoding="utf-8")
    with pytest.raises(FileTrouble) as told:
        write_pages(tmp_path, PAGES, mark="<!-- ours -->")
    assert told.value.code == "folder_of_others"
    assert names(tmp_path) == ["tables.html"]
    assert (tmp_path / "tables.html").read_text(encoding="utf-8") == "the club's own"
