"""Names of new event files."""

import re
from pathlib import Path

from tourneydesk.desk.files.opening import SUFFIX
from tourneydesk.present import messages

_NOT_IN_NAMES = '<>:"/\\|?*'
_LONGEST_NAME = 60


def free_path(folder: Path, name: str) -> Path:
    """An unused path in ``folder`` for an event of that name."""
    cleaned = "".join(
        "-" if sign in _NOT_IN_NAMES or not sign.isprintable() else sign for sign in name
    )
    stem = cleaned.strip(" .")[:_LONGEST_NAME].strip(" .") or messages.text("wizard-new-heading")
    number, path = 1, folder / f"{stem}{SUFFIX}"
    while path.exists():
        number += 1
        path = folder / f"{stem} {number}{SUFFIX}"
    return path


def with_suffix(text: str) -> str:
    """A path as typed, with the event suffix added if it has none."""
    text = text.strip()
    return text if not text or re.search(r"\.\w+$", text) else f"{text}{SUFFIX}"
