"""The clocks of the last events in the user's data, each found again by the path of its event."""

import os
from contextlib import suppress
from hashlib import sha256
from pathlib import Path

from tourneydesk.desk.kept_clock import clock_of, clock_text
from tourneydesk.desk.round_clock import RoundClock
from tourneydesk.gui.recent import data_folder

EVENTS = 50
"""The clocks of so many events are kept."""


def found_clock(path: Path) -> RoundClock | None:
    """The clock kept for the event of that path, None where there is none that can be read."""
    try:
        return clock_of(_file(path).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return None


def keep_clock(path: Path, clock: RoundClock) -> None:
    """A clock that cannot be kept keeps nobody from playing."""
    with suppress(OSError, ValueError):
        file = _file(path)
        file.parent.mkdir(parents=True, exist_ok=True)
        new = file.with_suffix(".new")
        new.write_text(clock_text(clock), encoding="utf-8")
        os.replace(new, file)  # noqa: PTH105
        kept = sorted(file.parent.glob("*.json"), key=lambda one: one.stat().st_mtime)
        for old in kept[:-EVENTS]:
            old.unlink()


def _file(path: Path) -> Path:
    name = sha256(str(path.absolute()).encode("utf-8", "surrogatepass")).hexdigest()[:24]
    return data_folder() / "clocks" / f"{name}.json"
