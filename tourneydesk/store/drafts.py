"""Drafts: the files in which a copy or an event is written before it gets its name.

A draft is hidden and named by the process that writes it and a number: ``.4711-3.tourney-new``. A
program that is killed leaves its draft behind.
"""

import contextlib
import itertools
import os
import re
import time
from pathlib import Path

_TURNS = itertools.count(1)
_NAME = re.compile(r"\.(\d{1,10})-\d+\.tourney-new(-journal)?")

OLD = 60 * 60
"""Seconds after which a draft cannot still be in use."""


def new_draft(path: Path) -> Path:
    """An empty file next to the future file, under an unused name."""
    while True:
        draft = path.with_name(f".{os.getpid()}-{next(_TURNS)}.tourney-new")
        # A draft of this name is from a program that was killed.
        with contextlib.suppress(FileExistsError):
            descriptor = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o666)
            with contextlib.suppress(OSError):  # nothing has been written yet
                os.close(descriptor)
            return draft


def remove_draft(draft: Path) -> None:
    """Removes a draft and any SQLite files next to it, as far as possible."""
    for file in (draft, draft.with_name(draft.name + "-journal")):
        with contextlib.suppress(OSError):
            file.unlink(missing_ok=True)


def remove_leftovers(folder: Path) -> None:
    """Removes drafts in a folder whose program has ended, and drafts older than an hour."""
    with contextlib.suppress(OSError):
        for file in list(folder.iterdir()):
            match = _NAME.fullmatch(file.name)
            with contextlib.suppress(OSError):
                if match is not None and (_ended(int(match[1])) or _is_old(file)):
                    file.unlink()


def _is_old(path: Path) -> bool:
    return time.time() - path.lstat().st_mtime > OLD


def _ended(process: int) -> bool:
    """Whether a process is known to have ended; always false on Windows, where asking
    would end it.
    """
    if os.name == "nt" or process == os.getpid():
        return False
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return True
    except (OSError, OverflowError):
        return False
    return False
