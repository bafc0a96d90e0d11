"""The user's preferences, stored in the user's data folder; losing one does no harm."""

import json
from contextlib import suppress

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
    try:
        rows = json.loads((data_folder() / NAME).read_text(encoding="utf-8"))
        return {str(key): str(value) for key, value in rows.items()}
    except (OSError, ValueError, AttributeError, RecursionError):
        return {}
