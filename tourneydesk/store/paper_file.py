"""Writing a paper (PDF) to a file: whole or not at all, and never over anything else."""

import os
import tempfile
from pathlib import Path

from tourneydesk.store.trouble import FileTrouble, in_words

_PDF = b"%PDF-"


def write_paper(path: Path, pdf: bytes) -> None:
    """Puts a paper under that name; an earlier paper there makes way.

    Raises FileTrouble where it cannot be written, and ``paper_would_replace`` where something else
    than a paper has that name; what was there is then as it was.
    """
    if not path.parent.is_dir():
        raise FileTrouble("folder_missing", path)
    with in_words(path):
        if path.exists() and not _is_paper(path):
            raise FileTrouble("paper_would_replace", path)
        handle, draft = tempfile.mkstemp(".tmp", ".", path.parent)
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(pdf)
            Path(draft).chmod(0o644)
            Path(draft).replace(path)
        except BaseException:
            Path(draft).unlink(missing_ok=True)
            raise


def _is_paper(path: Path) -> bool:
    with path.open("rb") as file:
        start = file.read(len(_PDF))
    return start in (_PDF, b"")
