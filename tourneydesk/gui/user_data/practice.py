"""Practice events, samples, the guided first event and the first steps."""

import shutil
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Literal, get_args

from tourneydesk.desk.files.opening import SUFFIX
from tourneydesk.gui.user_data.preferences import prefer, preferred
from tourneydesk.gui.user_data.recent import free_path
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


# The first steps that the home page shows, and which of them the user has done.

STEPS = ("start", "players", "pair", "results", "display", "certificates")
"""In the order of a first event."""
_STEPS_KEY, _STEPS_DONE = "first-steps", "over"


def steps_done() -> frozenset[str]:
    """The steps done so far, in any event."""
    return _stored() & set(STEPS)


def first_event_over() -> bool:
    """Whether an event has been played to its end, or every step is done."""
    return _STEPS_DONE in _stored() or steps_done() == set(STEPS)


def note_done(*steps: str, over: bool = False) -> None:
    """Remembers that these steps are done and, if so, that an event is over."""
    before = _stored()
    now = before | set(steps) | ({_STEPS_DONE} if over else set())
    if now != before:
        prefer(_STEPS_KEY, " ".join(sorted(now)))


def _stored() -> frozenset[str]:
    return frozenset(preferred(_STEPS_KEY).split())


# How far the guided first event is, as far as its file does not say.

_KEY, _OVER = "guide", "over"


def guide_to_resume() -> Path | None:
    """The file of the guided event that was begun and not finished; None if there is none."""
    begun = [] if _OVER in _noted() else practice_events("guide")
    return begun[0] if begun else None


def opened_in_guide() -> frozenset[str]:
    """The steps of the guide that are done and leave no trace in the event."""
    return _noted() - {_OVER}


def note_opened(*steps: str) -> None:
    """Remembers that these steps are done."""
    before = _noted()
    if not before.issuperset(steps):
        prefer(_KEY, " ".join(sorted(before.union(steps))))


def note_guide_over() -> None:
    """The guide is finished: the next one begins anew."""
    note_opened(_OVER)


def begin_guide() -> None:
    """Nothing of a new guide is done."""
    prefer(_KEY, "")


def _noted() -> frozenset[str]:
    return frozenset(preferred(_KEY).split())
