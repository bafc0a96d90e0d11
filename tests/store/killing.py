"""Kills a program that appends, again and again, and looks at what it left; run by a test.

``python -m tests.store.killing FOLDER TIMES SEED`` prints one line: acknowledged entries in all,
entries lost, files not sound, files left beside, times that a journal lay there after the kill.

Each writer is a forked child, so that nothing is imported again; it acknowledges each entry by
one byte through a pipe, after `append` has returned.
"""

import os
import random
import signal
import sys
import time
from pathlib import Path

from tests.store.files import AT, names
from tourneydesk.store.event_file import EventFile
from tourneydesk.store.trouble import FileTrouble


def write_on(path: Path, acknowledge: int, lot: random.Random) -> None:
    """Appends until killed."""
    file = EventFile.open(path)
    while True:
        file.append(AT, "x" * lot.choice((300, 300, 20_000)))
        os.write(acknowledge, b".")


def killed(path: Path, lot: random.Random) -> int:
    """The number of entries acknowledged by a writer that was killed at a random moment."""
    receive, acknowledge = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            write_on(path, acknowledge, lot)
        finally:
            os._exit(1)
    os.close(acknowledge)
    time.sleep(lot.uniform(0.005, 0.12))
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    with os.fdopen(receive, "rb") as answers:
        return len(answers.read())


def main(folder: Path, times: int, seed: int) -> None:
    lot = random.Random(seed)
    acknowledged = lost = unsound = beside = journals = 0
    path = folder / "e.tourney"
    for turn in range(times):
        if turn % 10 == 0:
            path.unlink(missing_ok=True)
            EventFile.create(path, AT, "[]").close()
            before = 1
        count = killed(path, lot)
        acknowledged += count
        journals += path.with_name("e.tourney-journal").exists()
        try:
            seen = EventFile.read(path)
            with EventFile.open(path) as file:
                lost += len(file.entries) < before + count
                unsound += seen != file.entries
                before = len(file.entries)
                file.append(AT, "[]")
                before += 1
        except FileTrouble as trouble:
            sys.stderr.write(f"{trouble!r}\n")
            unsound += 1
            path.unlink()
            EventFile.create(path, AT, "[]").close()
            before = 1
        beside += names(folder) != ["e.tourney"]
    sys.stdout.write(f"{acknowledged} {lost} {unsound} {beside} {journals}\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]))
