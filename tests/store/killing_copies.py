"""Kills a program that makes copies, again and again, and looks at what it left; run by a test.

``python -m tests.store.killing_copies FOLDER TIMES SEED`` prints one line: copies found, copies
that are not sound, drafts that lay there after a kill, drafts left once the next copy was made. It
goes on until there was at least one such draft.

Each writer is a forked child, so that nothing is imported again.
"""

import os
import random
import sys
from functools import partial
from itertools import count
from pathlib import Path

from tests.builders.files import AT
from tests.store.killing import killed
from tourneydesk.store.chain import Entry, chain_of
from tourneydesk.store.checkpoints import checkpoints, folder_of, keep_entries, sound_copy


def copy_on(path: Path, entries: tuple[Entry, ...], tell: int) -> None:
    """Makes copies until killed, with a byte for each that is made."""
    for turn in count(1):
        keep_entries(path, entries[: 100 + turn], "running" if turn % 5 else f"before-round-{turn}")
        os.write(tell, b".")


def drafts(folder: Path) -> int:
    return sum(".tourney-new" in one.name for one in folder.iterdir())


def main(folder: Path, times: int, seed: int) -> None:
    lot = random.Random(seed)
    path = folder / "e.tourney"
    entries = chain_of((AT, "x" * lot.choice((300, 20_000))) for _ in range(600))
    copies = folder_of(path)
    found = unsound = left = remaining = turn = 0
    while turn < times or not left:
        killed(partial(copy_on, path, entries), turn % 3, lot.uniform(0.005, 0.06))
        copies.mkdir(exist_ok=True)
        left += drafts(copies)
        made = checkpoints(copies)
        found += len(made)
        unsound += sum(sound_copy(one) != entries[: one.entries] for one in made)
        keep_entries(path, entries, "closed")
        remaining += drafts(copies)
        for one in checkpoints(copies):
            one.path.unlink()
        turn += 1
    sys.stdout.write(f"{found} {unsound} {left} {remaining}\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]))
