"""Carries `tourneydesk batch` from standard input to standard output."""

from pathlib import Path
from typing import BinaryIO

from tourneydesk.cli.batch import Batch, answers
from tourneydesk.desk.opening import open_event


def run_batch(path: Path, lines: BinaryIO, replies: BinaryIO) -> int:
    """Answers every line at once and flushes it; 0 at the end of the lines.

    A file that is there must be a sound event; one that is not there is made by ``create``.
    """
    batch = Batch(path, open_event(path) if path.exists() or path.is_symlink() else None)
    try:
        for reply in answers(batch, lines):
            # A lone surrogate in an answer becomes its JSON escape, so every answer can be written.
            replies.write(reply.encode(errors="backslashreplace") + b"\n")
            replies.flush()
    finally:
        if batch.desk is not None:
            batch.desk.close()
    return 0
