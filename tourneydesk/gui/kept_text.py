"""What the window remembers in the user's data folder, a file each."""

import os
from pathlib import Path


def keep_text(file: Path, text: str) -> None:
    """Puts a text in place of what the file held, all of it or none; makes its folder. OSError or
    ValueError where that cannot be done.
    """
    file.parent.mkdir(parents=True, exist_ok=True)
    new = file.with_suffix(".new")
    new.write_text(text, encoding="utf-8")
    os.replace(new, file)  # noqa: PTH105
