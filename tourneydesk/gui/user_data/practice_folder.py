"""The folders of practice events, samples and rehearsals: in the user's data, apart from real
events.
"""

import shutil
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Literal, get_args

from tourneydesk.desk.files.opening import SUFFIX
from tourneydesk.gui.user_data.event_files import free_path
from tourneydesk.store.checkpoints import folder_of
from tourneydesk.user_folders import data_folder

Mark = Literal["practice", "rehearsal", "sample", "guide"]
LIFETIME = 7 * 24 * 60 * 60
"""Seconds that an unused one is kept."""


def scratch_path(mark: Mark | Literal["proof"], name: str) -> Path:
    """An unused path for a practice event or a rehearsal of that name, or for a copy restored as a
    test; creates its folder.

    Deletes those not used for a week. OSError if the folder cannot be created.
    """
    folder = _folder(mark)
    folder.mkdir(parents=True, exist_ok=True)
    _delete_unused(folder)
    return free_path(folder, name)


def mark_of(path: Path) -> Mark | None:
    """How an event's file is marked; None for a real event."""
    with suppress(OSError):
        for mark in get_args(Mark):
            if path.resolve().parent == _folder(mark).resolve():
                return mark  # type: ignore[no-any-return]  # one of Mark
    return None


def practice_events(*marks: Mark) -> list[Path]:
    """The existing practice events, samples and rehearsals, or those of these marks, latest
    first.
    """
    found = [path for mark in marks or get_args(Mark) for path in _files(_folder(mark))]
    return sorted(found, key=_used, reverse=True)


def delete_practice_event(path: Path) -> None:
    """Deletes one of these, with its backup copies."""
    with suppress(OSError):
        path.unlink()
    shutil.rmtree(folder_of(path), ignore_errors=True)


def _delete_unused(folder: Path) -> None:
    for path in _files(folder):
        if time.time() - _used(path) > LIFETIME:
            delete_practice_event(path)


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
