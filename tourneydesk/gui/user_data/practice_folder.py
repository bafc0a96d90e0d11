"""Where practice events and rehearsals are kept: in the user's data, apart from real events."""

import shutil
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Literal, get_args

from tourneydesk.desk.files.opening import SUFFIX
from tourneydesk.gui.user_data.event_files import free_place
from tourneydesk.gui.user_data.recent import data_folder
from tourneydesk.store.backups.checkpoints import folder_of

Mark = Literal["practice", "rehearsal"]
KEPT_FOR = 7 * 24 * 60 * 60
"""Seconds for which one that is not used stays."""


def scratch_place(mark: Mark | Literal["proof"], name: str) -> Path:
    """A free file for a practice event or a rehearsal of that name, or for a copy that is restored
    to see whether it works; its folder is made.

    Those not used for a week are thrown away. OSError where the folder cannot be made.
    """
    folder = _folder(mark)
    folder.mkdir(parents=True, exist_ok=True)
    _throw_away(folder)
    return free_place(folder, name)


def mark_of(path: Path) -> Mark | None:
    """What an event's file is marked as: practice, a rehearsal, or nothing for a real event."""
    with suppress(OSError):
        for mark in get_args(Mark):
            if path.resolve().parent == _folder(mark).resolve():
                return mark  # type: ignore[no-any-return]  # one of Mark
    return None


def practised() -> list[Path]:
    """The practice events and rehearsals that are there, latest first."""
    found = [path for mark in get_args(Mark) for path in _files(_folder(mark))]
    return sorted(found, key=_used, reverse=True)


def _throw_away(folder: Path) -> None:
    for path in _files(folder):
        if time.time() - _used(path) > KEPT_FOR:
            with suppress(OSError):
                path.unlink()
            shutil.rmtree(folder_of(path), ignore_errors=True)


def _files(folder: Path) -> Iterator[Path]:
    with suppress(OSError):
        yield from sorted(folder.glob(f"*{SUFFIX}"))


def _used(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0


def _folder(mark: str) -> Path:
    return data_folder() / mark
