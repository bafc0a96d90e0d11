"""The user's preferences: theme, text size, window places, where it was."""

import json
from contextlib import suppress
from functools import lru_cache
from pathlib import Path
from typing import Literal, cast, get_args

from tourneydesk.store.replacing import remove_drafts, replace_file
from tourneydesk.user_folders import data_folder

# Writes the small files in the user's data folder.


def write_text(file: Path, text: str) -> None:
    """Replaces a file's text completely or not at all; creates its folder. OSError or ValueError if
    that fails.
    """
    file.parent.mkdir(parents=True, exist_ok=True)
    remove_drafts(file.parent)
    replace_file(file, text.encode("utf-8"))


NAME = "preferences.json"


def preferred(key: str) -> str:
    """The preference of that name, or empty."""
    return _all().get(key, "")


def prefer(key: str, value: str) -> None:
    """Saves a preference; an empty text deletes it."""
    preferences = {**_all(), key: value}
    with suppress(OSError, ValueError):
        write_text(data_folder() / NAME, json.dumps({k: v for k, v in preferences.items() if v}))


def _all() -> dict[str, str]:
    file = data_folder() / NAME
    try:
        state = file.stat()
        return _read(file, state.st_mtime_ns, state.st_size, state.st_ino)
    except (OSError, ValueError, AttributeError, RecursionError):
        return {}


@lru_cache(maxsize=1)
def _read(file: Path, *_state: int) -> dict[str, str]:
    """What the file has in this state: a window asks for some twenty preferences as it opens."""
    rows = json.loads(file.read_text(encoding="utf-8"))
    return {str(key): str(value) for key, value in rows.items()}


# The window's theme and text size, chosen under View, and its place on the screen.

Theme = Literal["", "light", "dark"]
"""Empty: like the system."""
TEXT_SIZES = (100, 125, 150, 200)
"""In percent of the system's."""
_THEME, _TEXT_SIZE, _GEOMETRY, _HANDBOOK = "theme", "text-size", "window", "handbook"


def theme() -> Theme:
    """The chosen theme."""
    saved = preferred(_THEME)
    return cast("Theme", saved) if saved in get_args(Theme) else ""


def choose_theme(chosen: Theme) -> None:
    """Saves the theme."""
    prefer(_THEME, chosen)


def text_size() -> int:
    """The chosen text size in percent."""
    saved = preferred(_TEXT_SIZE)
    return next((size for size in TEXT_SIZES if str(size) == saved), TEXT_SIZES[0])


def choose_text_size(percent: int) -> None:
    """Saves the text size."""
    prefer(_TEXT_SIZE, "" if percent == TEXT_SIZES[0] else str(percent))


def window_geometry() -> bytes:
    """Where the window was when it was closed, as Qt notes it; empty if it is not known."""
    return _geometry(_GEOMETRY)


def remember_geometry(geometry: bytes) -> None:
    """Saves where the window is."""
    prefer(_GEOMETRY, geometry.hex())


def handbook_geometry() -> bytes:
    """Where the handbook was when it was closed; empty if it is not known."""
    return _geometry(_HANDBOOK)


def remember_handbook_geometry(geometry: bytes) -> None:
    """Saves where the handbook is."""
    prefer(_HANDBOOK, geometry.hex())


def _geometry(name: str) -> bytes:
    try:
        return bytes.fromhex(preferred(name))
    except ValueError:
        return b""
