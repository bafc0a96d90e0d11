"""What the window remembers in the user's data folder, a file each."""

from pathlib import Path

from tourneydesk.store.replacing import remove_drafts, replace_file


def keep_text(file: Path, text: str) -> None:
    """Puts a text in place of what the file held, all of it or none; makes its folder. OSError or
    ValueError where that cannot be done.
    """
    file.parent.mkdir(parents=True, exist_ok=True)
    remove_drafts(file.parent)
    replace_file(file, text.encode("utf-8"))
