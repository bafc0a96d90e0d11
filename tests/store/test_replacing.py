"""A file is replaced as a whole or not at all, whichever call of the system fails."""

import errno
import os
from itertools import count
from pathlib import Path

import pytest

from tests.store.faulty_calls import FaultyCalls
from tourneydesk.desk.page_folder import write_pages
from tourneydesk.gui.user_data.preferences import write_text
from tourneydesk.store import replacing
from tourneydesk.store.errors import FileTrouble
from tourneydesk.store.output_files import write_paper
from tourneydesk.store.replacing import LEFT_BEHIND, beginning, remove_drafts, replace_file

BEFORE, AFTER = b"%PDF-before", b"%PDF-after" * 9
MARK = "<!-- ours -->"
PAGES_BEFORE = {name: f"{MARK} before {name}" for name in ("index.html", "a.html", "b.html")}
PAGES_AFTER = {**PAGES_BEFORE, "a.html": f"{MARK} after a", "b.html": f"{MARK} after b"}
WRONGS = [errno.EIO, errno.ENOSPC, errno.EACCES]


def names(folder: Path) -> list[str]:
    return sorted(one.name for one in folder.iterdir())


@pytest.fixture
def faulty(monkeypatch: pytest.MonkeyPatch) -> FaultyCalls:
    return FaultyCalls(monkeypatch)


@pytest.mark.parametrize("wrong", WRONGS)
@pytest.mark.parametrize("for_good", [False, True])
@pytest.mark.parametrize("earlier", [False, True])
def test_a_paper_is_there_as_a_whole_or_as_it_was_whichever_call_fails(
    tmp_path: Path, faulty: FaultyCalls, wrong: int, for_good: bool, earlier: bool
) -> None:
    for number in count(1):
        path = tmp_path / f"{number}" / "x.pdf"
        path.parent.mkdir()
        if earlier:
            path.write_bytes(BEFORE)
        trouble = None
        with faulty.failing(number, for_good=for_good, wrong=wrong):
            try:
                write_paper(path, AFTER)
            except FileTrouble as told:
                trouble = told
        if not faulty.failed:
            break
        held = path.read_bytes() if path.exists() else None
        if trouble is None:
            assert held == AFTER, faulty.failed
        else:
            assert held == (BEFORE if earlier else None), faulty.failed
        if "unlink" not in faulty.failed:
            assert names(path.parent) == ([path.name] if held else [])
        write_paper(path, AFTER)
        assert path.read_bytes() == AFTER
    assert number > 5, "calls have failed"


@pytest.mark.parametrize("wrong", WRONGS)
@pytest.mark.parametrize("for_good", [False, True])
def test_each_page_is_the_old_or_the_new_one_whichever_call_fails(
    tmp_path: Path, faulty: FaultyCalls, wrong: int, for_good: bool
) -> None:
    for number in count(1):
        folder = tmp_path / f"{number}"
        folder.mkdir()
        write_pages(folder, PAGES_BEFORE, mark=MARK)
        told = False
        with faulty.failing(number, for_good=for_good, wrong=wrong):
            try:
                write_pages(folder, PAGES_AFTER, mark=MARK)
            except FileTrouble:
                told = True
        if not faulty.failed:
            break
        there = {one: (folder / one).read_text() for one in PAGES_AFTER}
        assert all(there[one] in (PAGES_BEFORE[one], PAGES_AFTER[one]) for one in there)
        assert told or there == PAGES_AFTER, faulty.failed
        if "unlink" not in faulty.failed:
            assert names(folder) == sorted(PAGES_AFTER)
        write_pages(folder, PAGES_AFTER, mark=MARK)
        assert {one: (folder / one).read_text() for one in PAGES_AFTER} == PAGES_AFTER
    assert number > 15, "calls have failed"


def test_what_the_window_remembers_is_the_old_or_the_new_whichever_call_fails(
    tmp_path: Path, faulty: FaultyCalls
) -> None:
    file = tmp_path / "preferences.json"
    for number in count(1):
        write_text(file, "before")
        told = False
        with faulty.failing(number, for_good=False):
            try:
                write_text(file, "after")
            except OSError:
                told = True
        if not faulty.failed:
            break
        assert file.read_text() == ("before" if told else "after")
    assert number > 5, "calls have failed"


def test_a_disk_that_takes_a_few_bytes_at_a_time_gets_them_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write = os.write
    monkeypatch.setattr(os, "write", lambda handle, rest: write(handle, rest[:7]))
    replace_file(tmp_path / "x", AFTER)
    assert (tmp_path / "x").read_bytes() == AFTER


def test_a_disk_that_gives_a_few_bytes_at_a_time_gives_them_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "x").write_bytes(AFTER)
    read = os.read
    monkeypatch.setattr(os, "read", lambda handle, most: read(handle, min(most, 7)))
    assert beginning(tmp_path / "x", 20) == AFTER[:20]
    assert beginning(tmp_path / "x", 10_000) == AFTER


def left_behind(folder: Path, faulty: FaultyCalls) -> Path:
    """A draft as a killed program leaves it, a while ago."""
    with faulty.failing(2, for_good=True), pytest.raises(OSError, match=os.strerror(errno.EIO)):
        replace_file(folder / "x", AFTER)
    (draft,) = folder.iterdir()
    os.utime(draft, (0, 0))
    return draft


def test_a_draft_that_could_not_be_removed_is_removed_later(
    tmp_path: Path, faulty: FaultyCalls
) -> None:
    draft = left_behind(tmp_path, faulty)
    for number in count(1):
        with faulty.failing(number, for_good=False):
            remove_drafts(tmp_path)  # raises nothing
        if not faulty.failed:
            break
    assert number > 2, "calls have failed"
    assert not draft.exists()


def test_a_folder_full_of_files_is_not_searched_for_ever(
    tmp_path: Path, faulty: FaultyCalls, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = left_behind(tmp_path, faulty).name
    for number in range(10, 19):
        # Not by replace(): the two last letters may stand elsewhere in the name, too.
        another = tmp_path / f"{name[:-6]}{number}{name[-4:]}"
        another.touch()
        os.utime(another, (0, 0))
    monkeypatch.setattr(replacing, "_MOST_LOOKED_AT", 3)
    before = len(names(tmp_path))
    remove_drafts(tmp_path)
    assert len(names(tmp_path)) == before - 3


@pytest.mark.skipif(os.name == "nt", reason="Windows has no umask")
@pytest.mark.parametrize(("umask", "mode"), [(0o022, 0o644), (0o027, 0o640), (0o077, 0o600)])
def test_a_file_is_made_with_the_mode_that_the_umask_allows(
    tmp_path: Path, umask: int, mode: int
) -> None:
    before = os.umask(umask)
    try:
        write_paper(tmp_path / "x.pdf", AFTER)
        write_pages(tmp_path, {"index.html": "page"})
        write_text(tmp_path / "kept.json", "{}")
    finally:
        os.umask(before)
    assert {one.stat().st_mode & 0o777 for one in tmp_path.iterdir()} == {mode}


def test_drafts_of_a_killed_program_are_removed_and_nothing_else(tmp_path: Path) -> None:
    old, new = (tmp_path / f".tourneydesk-{sign * 32}.tmp" for sign in "ab")
    others = [tmp_path / name for name in (".tourneydesk-a.tmp", "tourneydesk.tmp", "x.tmp")]
    link, folder = (tmp_path / f".tourneydesk-{sign * 32}.tmp" for sign in "cd")
    for one in (old, new, *others):
        one.write_bytes(b"")
    link.symlink_to(others[0])
    folder.mkdir()
    long_ago = new.stat().st_mtime - 2 * LEFT_BEHIND
    for one in (old, *others, folder):
        os.utime(one, (long_ago, long_ago))
    remove_drafts(tmp_path)
    assert names(tmp_path) == sorted(one.name for one in (new, *others, link, folder))


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs links and pipes")
def test_the_beginning_is_read_of_files_alone(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(AFTER)
    (tmp_path / "link").symlink_to("file")
    (tmp_path / "folder").mkdir()
    os.mkfifo(tmp_path / "pipe")
    assert beginning(tmp_path / "file", 5) == b"%PDF-"
    assert beginning(tmp_path / "file", 10_000) == AFTER
    for name in ("link", "folder", "pipe"):
        assert beginning(tmp_path / name, 5) is None
    with pytest.raises(FileNotFoundError):
        beginning(tmp_path / "nothing", 5)
