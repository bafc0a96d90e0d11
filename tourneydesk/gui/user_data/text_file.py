"""Writes the small files in the user's data folder."""

from pathlib import Path

from tourneydesk.store.replacing import remove_drafts, replace_file


def write_text(file: Path, text: str) -> None:
    """Replaces a file's text completely or not at all; creates its folder. OSError or ValueError if
    that fails.
    """
    file.parent.mkdir(parents=True, exist_ok=True)
    remove_drafts(file.parent)
    replace_file(file, text.encode("utf-8"))
