"""The user's preferences, stored in the user's data folder; losing one does no harm."""

import json
from contextlib import suppress
from functools import lru_cache
from pathlib import Path

from tourneydesk.gui.user_data.text_file import write_text
from tourneydesk.user_folders import data_folder

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
