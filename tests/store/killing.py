"""Kills a program at its work on an event file, again and again, and looks at what it left; run by
a test.

``python -m tests.store.killing FOLDER TIMES SEED WORK`` prints one line: acknowledged entries in
all, entries lost, files not sound, files left beside, times that a journal or a draft lay there
after the kill. It goes on until there was at least one.

Each worker is a forked child, so that nothing is imported again. It acknowledges by one byte
through a pipe: each entry after `append` has returned, each event after `create` has. WORK is what
it does: ``append`` to one file; ``close``, and open it again, after each entry; ``create`` one
event after the other.
"""

import os
import random
import signal
import sys
import time
from collections.abc import Callable
from pathlib import Path

from tests.builders.files import AT, names
from tourneydesk.store.errors import FileTrouble
from tourneydesk.store.event_file import EventFile

Work = Callable[[Path, int, random.Random], None]


def append(folder: Path, acknowledge: int, lot: random.Random) -> None:
    file = EventFile.open(folder / "e.tourney")
    while True:
        file.append(AT, "x" * lot.choice((300, 300, 20_000)))
        os.write(acknowledge, b".")


def close(folder: Path, acknowledge: int, lot: random.Random) -> None:
    while True:
        with EventFile.open(folder / "e.tourney") as file:
            file.append(AT, "x" * 300)
            os.write(acknowledge, b".")


def create(folder: Path, acknowledge: int, lot: random.Random) -> None:
    number = sum(name.endswith(".tourney") for name in names(folder))
    while True:
        number += 1
        file = EventFile.create(folder / f"{number:05}.tourney", AT, "x" * 3000)
        os.write(acknowledge, b".")
        file.close()


def killed(work: Callable[[int], None], acknowledged: int, seconds: float) -> int:
    """How much a worker acknowledged that was killed some time after its first few bytes; it is
    given the pipe to write them to.
    """
    receive, acknowledge = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            work(acknowledge)
        finally:
            os._exit(1)
    os.close(acknowledge)
    with os.fdopen(receive, "rb", buffering=0) as answers:
        # On a slow machine too, some of it is done by then.
        count = sum(len(answers.read(1)) for _ in range(acknowledged))
        time.sleep(seconds)
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
        return count + len(answers.read())


def killed_at_random(work: Work, folder: Path, lot: random.Random) -> int:
    """How much a worker acknowledged that was killed at a random moment."""
    return killed(
        lambda acknowledge: work(folder, acknowledge, lot), lot.randrange(4), lot.uniform(0, 0.05)
    )


def of_one_file(work: Work, folder: Path, times: int, lot: random.Random) -> tuple[int, ...]:
    """Kills writers of one file and goes on with what they leave."""
    acknowledged = lost = unsound = beside = journals = before = turn = 0
    path = folder / "e.tourney"
    while turn < times or not journals:
        if turn % 10 == 0:
            path.unlink(missing_ok=True)
            EventFile.create(path, AT, "[]").close()
            before = 1
        count = killed_at_random(work, folder, lot)
        acknowledged += count
        journals += path.with_name("e.tourney-journal").exists()
        try:
            seen = EventFile.read(path)
            with EventFile.open(path) as file:
                lost += len(file.entries) < before + count
                unsound += seen != file.entries or len(seen) > before + count + 1
                file.append(AT, "[]")
                before = len(file.entries)
        except FileTrouble as trouble:
            sys.stderr.write(f"{trouble!r}\n")
            unsound += 1
            path.unlink()
            EventFile.create(path, AT, "[]").close()
            before = 1
        beside += names(folder) != ["e.tourney"]
        turn += 1
    return acknowledged, lost, unsound, beside, journals


def of_new_files(folder: Path, times: int, lot: random.Random) -> tuple[int, ...]:
    """Kills a program that makes events: each is there whole or not at all."""
    acknowledged = lost = unsound = beside = drafts = turn = 0
    while turn < times or not drafts:
        before = len(events := sorted(folder.glob("[0-9]*.tourney")))
        count = killed_at_random(create, folder, lot)
        acknowledged += count
        events = sorted(folder.glob("[0-9]*.tourney"))
        lost += not before + count <= len(events) <= before + count + 1
        for path in events[before:]:
            try:
                with EventFile.open(path) as file:
                    unsound += len(file.entries) != 1
            except FileTrouble as trouble:
                sys.stderr.write(f"{trouble!r}\n")
                unsound += 1
        left = [name for name in names(folder) if not name[0].isdigit()]
        beside += not all(name.startswith(".") for name in left)
        drafts += bool(left)
        for name in left:
            (folder / name).unlink()
        turn += 1
    return acknowledged, lost, unsound, beside, drafts


def main(folder: Path, times: int, seed: int, work: str) -> None:
    lot = random.Random(seed)
    found = (
        of_new_files(folder, times, lot)
        if work == "create"
        else of_one_file({"append": append, "close": close}[work], folder, times, lot)
    )
    sys.stdout.write(" ".join(map(str, found)) + "\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]), sys.argv[4])
