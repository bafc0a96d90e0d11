"""A file that is read whole is a regular one and not too large; all else is refused at once."""

import errno
import os
from pathlib import Path
from typing import Any

import pytest

from tests.patience import SECONDS
from tourneydesk.store.errors import FileTrouble
from tourneydesk.store.header import read_regular

MOST = 2_000_000


def refused(path: Path, most: int = MOST) -> FileTrouble:
    with pytest.raises(FileTrouble) as caught:
        read_regular(path, most)
    assert caught.value.path == path
    return caught.value


def test_a_file_is_read_whole_up_to_the_bound(tmp_path: Path) -> None:
    path, link = tmp_path / "scan", tmp_path / "link"
    link.symlink_to(path)
    for content in (b"", bytes(range(256)) * 3, b"\r\n" * (MOST // 2)):
        path.write_bytes(content)
        assert read_regular(path, MOST) == content
        assert read_regular(link, MOST) == content
    path.write_bytes(bytes(MOST + 1))
    trouble = refused(path)
    assert (trouble.code, trouble.facts["most"]) == ("scan_too_large", "2 MB")


@pytest.mark.timeout(SECONDS)
@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs pipes and devices")
def test_what_is_no_file_is_refused_and_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    opened, usual = list[int](), os.open

    def noted(*given: Any) -> int:
        opened.append(usual(*given))
        return opened[-1]

    with monkeypatch.context() as patch:
        patch.setattr(os, "open", noted)
        assert refused(tmp_path).code == "file_is_folder"
    with pytest.raises(OSError, match=os.strerror(errno.EBADF)):
        os.fstat(opened[0])
    assert refused(pipe).code == "scan_not_a_file"
    assert refused(Path("/dev/zero")).code == "scan_not_a_file"
    assert refused(tmp_path / "nothing").code == "file_missing"
