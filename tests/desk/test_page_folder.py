"""Pages for the room are written whole, into a folder that is there, and nowhere else."""

import os
from pathlib import Path

import pytest

from tourneydesk.desk.page_folder import write_pages
from tourneydesk.store.errors import FileTrouble

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
    assert write_pages(tmp_path, pages, mark=mark, obsolete=left) == 3
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


@pytest.mark.parametrize("leads_to", ["page", "file", "nothing", "folder"])
def test_a_link_in_the_place_of_a_page_is_never_followed(tmp_path: Path, leads_to: str) -> None:
    mark, folder, other = "<!-- ours -->", tmp_path / "pages", tmp_path / "other"
    folder.mkdir()
    match leads_to:
        case "page":
            other.write_text(f"{mark} of yesterday", encoding="utf-8")
        case "file":
            other.write_text("the club's own", encoding="utf-8")
        case "folder":
            other.mkdir()
    before = other.read_bytes() if other.is_file() else None
    (folder / "tables.html").symlink_to(other)
    with pytest.raises(FileTrouble) as told:
        write_pages(folder, {name: mark + text for name, text in PAGES.items()}, mark=mark)
    assert told.value.code == "folder_of_others"
    assert names(folder) == ["tables.html"]
    assert (folder / "tables.html").is_symlink()
    assert (other.read_bytes() if other.is_file() else None) == before
    # Where an earlier event would have left a page, it is left alone.
    pages = {"index.html": f"{mark} now"}
    assert write_pages(folder, pages, mark=mark, obsolete=("tables.html",)) == 1
    assert (folder / "tables.html").is_symlink()
    assert (other.read_bytes() if other.is_file() else None) == before


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs pipes")
def test_a_pipe_in_the_place_of_a_page_is_neither_waited_for_nor_replaced(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "tables.html")
    with pytest.raises(FileTrouble) as told:
        write_pages(tmp_path, PAGES)
    assert told.value.code == "folder_of_others"
    assert (tmp_path / "tables.html").is_fifo()


def test_links_at_names_that_could_be_foreseen_lead_nowhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    victim, folder = tmp_path / "victim", tmp_path / "pages"
    victim.write_text("as it was", encoding="utf-8")
    folder.mkdir()
    write_pages(folder, PAGES)
    for name in PAGES:
        for draft in (f".{name}.new", f"{name}.tmp", f".{name}.tmp"):
            (folder / draft).symlink_to(victim)
    tried: list[Path] = []
    replace_file = os.replace

    def watched(new: Path, old: Path) -> None:
        tried.append(Path(new))
        replace_file(new, old)

    monkeypatch.setattr(os, "replace", watched)
    for turn in range(3):
        write_pages(folder, dict.fromkeys(PAGES, f"{turn}"))
    assert len({one.name for one in tried}) == 6, "no name is used twice"
    assert victim.read_text(encoding="utf-8") == "as it was"


def test_a_page_that_has_grown_without_end_is_not_read_whole(tmp_path: Path) -> None:
    mark = "<!-- ours -->"
    with (tmp_path / "index.html").open("wb") as file:
        file.write(mark.encode())
        file.truncate(20_000_000_000)
    assert write_pages(tmp_path, {"index.html": f"{mark} now"}, mark=mark) == 1
    assert (tmp_path / "index.html").read_text(encoding="utf-8") == f"{mark} now"
