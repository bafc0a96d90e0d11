"""A second program for the tests of the store: one process that does what it is asked to."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

_SERVER = """
import json, sqlite3, sys
from pathlib import Path
from tests.builders.files import AT
from tourneydesk.store.event_file import EventFile, copy_entries
from tourneydesk.store.errors import FileTrouble

def act(what, path, open_files):
    if what == "open":
        open_files.append(EventFile.open(path))
        return len(open_files[-1].entries)
    if what == "append":
        return open_files[-1].append(AT, "[]").number
    if what == "close":
        return open_files.pop().close()
    if what == "read":
        return len(EventFile.read(path))
    if what == "replace":
        return copy_entries(EventFile.read(path.with_name("other.tourney")), path, replacing=True)
    if what == "sql":  # a program that knows nothing of ours, but speaks SQLite
        db = sqlite3.connect(path, timeout=0, isolation_level=None)
        try:
            return db.execute("BEGIN IMMEDIATE").fetchall()
        finally:
            db.close()
    if what == "start reading":
        tools.append(sqlite3.connect(path, isolation_level=None))
        tools[-1].execute("BEGIN")
        return tools[-1].execute("SELECT count(*) FROM journal").fetchone()[0]
    if what == "stop reading":
        return tools.pop().close()

tools = []
files = []
for line in sys.stdin:
    what, path = json.loads(line)
    try:
        answer = act(what, Path(path), files)
    except FileTrouble as trouble:
        answer = trouble.code
    except sqlite3.Error as wrong:
        answer = str(wrong)
    print(json.dumps(answer), flush=True)
"""


class OtherProgram:
    """Asks another process to do something with a file, and gives its answer."""

    def __init__(self, process: "subprocess.Popen[str]") -> None:
        self._process = process

    def __call__(self, what: str, path: Path) -> object:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps([what, str(path)]) + "\n")
        self._process.stdin.flush()
        return json.loads(self._process.stdout.readline())

    def kill(self) -> None:
        """Ends it at once, as a crash does."""
        self._process.kill()
        self._process.wait()


@contextmanager
def other_program() -> Iterator[OtherProgram]:
    """Another process until the end of the block."""
    process = subprocess.Popen(
        [sys.executable, "-c", _SERVER],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": str(Path.cwd())},
    )
    try:
        yield OtherProgram(process)
    finally:
        process.kill()
        process.wait()
        for pipe in (process.stdin, process.stdout):
            assert pipe is not None
            pipe.close()
