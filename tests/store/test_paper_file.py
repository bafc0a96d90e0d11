"""A PDF goes into files, pipes and devices; it replaces nothing else and never waits for ever."""

import errno
import os
import select
import stat
from pathlib import Path
from threading import Thread

import pytest

from tests.patience import SECONDS
from tourneydesk.store import output_files
from tourneydesk.store.errors import FileTrouble
from tourneydesk.store.output_files import write_paper

PDF = b"%PDF-1.4 " + bytes(200_000)

pytestmark = pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs pipes and links")


@pytest.fixture(autouse=True)
def limits_of_a_busy_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(output_files, "_UNTIL_READ", SECONDS)
    monkeypatch.setattr(output_files, "_UNTIL_TAKEN", SECONDS)


@pytest.fixture
def pipe(tmp_path: Path) -> Path:
    made = tmp_path / "pipe"
    os.mkfifo(made)
    return made


def trouble(path: Path, pdf: bytes = PDF) -> str:
    with pytest.raises(FileTrouble) as told:
        write_paper(path, pdf)
    assert told.value.path == path
    return told.value.code


@pytest.mark.parametrize("by_link", [False, True])
def test_whoever_reads_from_a_pipe_gets_the_whole_paper(pipe: Path, by_link: bool) -> None:
    path = pipe
    if by_link:
        path = pipe.with_name("link")
        path.symlink_to(pipe)
    read: list[bytes] = []
    reader = Thread(target=lambda: read.append(pipe.read_bytes()))
    reader.start()
    write_paper(path, PDF)
    reader.join()
    assert read == [PDF]
    assert pipe.is_fifo()


def test_a_pipe_that_nobody_reads_is_refused(pipe: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(output_files, "_UNTIL_READ", 0)
    assert trouble(pipe) == "paper_not_read"
    assert pipe.is_fifo()


def test_a_file_that_takes_the_place_of_a_pipe_meanwhile_is_not_written_into(
    pipe: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = os.open

    def swapped(path: Path, flags: int) -> int:
        pipe.unlink()
        pipe.write_bytes(b"years of work")
        return real(path, flags)

    with monkeypatch.context() as patch:
        patch.setattr(os, "open", swapped)
        assert trouble(pipe) == "paper_would_replace"
    assert pipe.read_bytes() == b"years of work"


def test_a_reader_that_takes_nothing_is_not_waited_for_for_ever(
    pipe: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(output_files, "_UNTIL_TAKEN", 0)
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    try:
        assert trouble(pipe) == "paper_not_read"
    finally:
        os.close(reader)


def test_a_reader_that_goes_away_is_a_trouble(pipe: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)

    def goes(*_: object) -> tuple[list[int], list[int], list[int]]:
        os.close(reader)
        return [], [0], []

    monkeypatch.setattr(select, "select", goes)
    assert trouble(pipe) == "paper_not_read"


def device(folder: Path, name: str, minor: int) -> Path:
    """A device of that name (Linux, memory devices). Whoever may make one gets their own: the real
    one could be replaced by a file if the code under test were wrong.
    """
    try:
        os.mknod(folder / name, stat.S_IFCHR | 0o666, os.makedev(1, minor))
        (folder / name).open("wb").close()
    except OSError:
        return Path("/dev") / name
    return folder / name


def test_a_device_takes_the_paper_and_stays_a_device(tmp_path: Path) -> None:
    path = device(tmp_path, "null", 3)
    write_paper(path, PDF)
    assert path.is_char_device()


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a disk that is always full")
def test_a_full_device_is_a_full_disk(tmp_path: Path) -> None:
    assert trouble(device(tmp_path, "full", 7)) == "paper_disk_full"


def test_a_link_to_a_paper_stays_a_link(tmp_path: Path) -> None:
    target, link = tmp_path / "real" / "x.pdf", tmp_path / "x.pdf"
    target.parent.mkdir()
    link.symlink_to(target)
    for pdf in (PDF, b"%PDF-2"):
        write_paper(link, pdf)
        assert link.is_symlink()
        assert target.read_bytes() == pdf
    assert [one.name for one in target.parent.iterdir()] == ["x.pdf"]


def test_what_is_no_paper_is_not_replaced_by_a_link_either(tmp_path: Path) -> None:
    target, link = tmp_path / "thesis.txt", tmp_path / "x.pdf"
    target.write_bytes(b"years of work")
    link.symlink_to(target)
    assert trouble(link) == "paper_would_replace"
    assert target.read_bytes() == b"years of work"


def test_what_cannot_hold_a_paper_is_refused_by_name(tmp_path: Path) -> None:
    loop = tmp_path / "loop"
    loop.symlink_to(loop)
    astray = tmp_path / "astray"
    astray.symlink_to(tmp_path / "gone" / "x.pdf")
    file = tmp_path / "file.pdf"
    write_paper(file, PDF)
    assert trouble(tmp_path) == "paper_is_folder"
    assert trouble(loop) == "file_missing"
    assert trouble(astray) == "folder_missing"
    assert trouble(tmp_path / "gone" / "x.pdf") == "folder_missing"
    assert trouble(file / "x.pdf") == "file_missing"
    assert trouble(tmp_path / ("x" * 300)) == "name_too_long"


def test_a_folder_that_cannot_be_written_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(*_: object) -> int:
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr(os, "open", refused)
    assert trouble(tmp_path / "x.pdf") == "paper_not_allowed"
