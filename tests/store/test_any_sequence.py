"""Whatever others do to an open file between two steps: what is acknowledged is in the file, and
what is shown is what was acknowledged. ``TOURNEYDESK_SEQUENCES`` sets how many are tried (25).
"""

import os
import sqlite3
import tempfile
from pathlib import Path
from random import Random

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from tests.builders.files import AT, new_event_file, write_over
from tests.store.watched_disk import watch
from tourneydesk.store.chain import make_entry
from tourneydesk.store.errors import FileTrouble
from tourneydesk.store.event_file import EventFile
from tourneydesk.store.leftover_journal import entries_in

pytestmark = pytest.mark.skipif(os.name == "nt", reason="apsw's VFS over that of POSIX")

SAID = {
    "written_elsewhere",
    "file_overwritten",
    "file_out_of_step",
    "file_gone",
    "file_replaced",
    "stray_journal",
}


class Others:
    """What others do to a file that is open here."""

    def __init__(self, path: Path, lot: Random) -> None:
        self.path, self.lot = path, lot
        self.good = path.read_bytes()

    def nothing(self) -> None:
        pass

    def look(self) -> None:
        self.path.open("rb").close()

    def touch(self) -> None:
        os.utime(self.path)

    def remember(self) -> None:
        self.good = self.path.read_bytes()

    def put_back(self) -> None:
        """Writes what was remembered over the file."""
        write_over(self.path, self.good)

    def replace(self) -> None:
        """Puts what was remembered in the file's place, as another file."""
        draft = self.path.with_name("draft")
        draft.write_bytes(self.good)
        draft.replace(self.path)

    def cut(self) -> None:
        os.truncate(self.path, self.lot.randrange(self.path.stat().st_size))

    def flip(self) -> None:
        content = bytearray(self.path.read_bytes())
        if content:
            content[self.lot.randrange(len(content))] ^= 1 << self.lot.randrange(8)
        write_over(self.path, bytes(content))

    def append(self) -> None:
        """Writes a step, without asking for the lock."""
        db = sqlite3.connect(f"{self.path.as_uri()}?vfs=unix-none", uri=True, isolation_level=None)
        try:
            number, chain = db.execute("SELECT entries, chain FROM head").fetchone()
            entry = make_entry(chain, number + 1, AT, "[]")
            db.execute(
                "INSERT INTO journal VALUES (?, ?, ?, ?)",
                (entry.number, entry.at, entry.step, entry.chain),
            )
        except (sqlite3.Error, TypeError, UnicodeError):
            pass  # there is no event any more to write to
        finally:
            db.close()

    def lay_a_journal(self) -> None:
        self.path.with_name("e.tourney-journal").write_bytes(self.lot.randbytes(600))

    def clear_journal(self) -> None:
        self.path.with_name("e.tourney-journal").unlink(missing_ok=True)


SEQUENCES = int(os.environ.get("TOURNEYDESK_SEQUENCES", "25"))
DEEDS = [name for name in vars(Others) if not name.startswith("_")]


@settings(
    max_examples=SEQUENCES,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
@given(deeds=st.lists(st.sampled_from(DEEDS), max_size=12), seed=st.integers(0, 10**6))
@example(deeds=["remember", "nothing", "put_back", "append"], seed=1)
@example(deeds=["append", "put_back", "lay_a_journal", "clear_journal"], seed=2)
@example(deeds=["flip", "append"], seed=343)  # the flip makes the head unreadable
def test_what_is_acknowledged_is_in_the_file_whatever_others_do(
    deeds: list[str], seed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    with monkeypatch.context() as patched:
        watch(patched)
        path = tmp_path / "e.tourney"
        for one in tmp_path.iterdir():
            one.unlink()
        new_event_file(path, 2)
        others = Others(path, Random(seed))
        with EventFile.open(path) as file:
            for deed in deeds:
                getattr(others, deed)()
                before = file.entries
                try:
                    entry = file.append(AT, deed)
                except FileTrouble as trouble:
                    if trouble.code not in SAID:
                        raise
                    assert file.entries == before
                else:
                    assert file.entries == (*before, entry)
                    assert entries_in(path, path) == file.entries
            known = file.entries
            file.copy_to(tmp_path / "saved.tourney")
        assert EventFile.read(tmp_path / "saved.tourney") == known
