"""Where the headless face writes: text of any script, whatever the terminal's encoding."""

import sys
from pathlib import Path
from typing import BinaryIO

from tourneydesk.store.trouble import FileTrouble

_OUTPUT = {"-", "/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"}


def to_output(text: str) -> None:
    put(sys.stdout.buffer, text.encode(errors="backslashreplace"))


def to_errors(text: str) -> None:
    sys.stderr.buffer.write(text.encode(errors="backslashreplace"))
    sys.stderr.buffer.flush()


def is_output(path: Path) -> bool:
    """Whether a path is another name of the standard output."""
    return str(path) in _OUTPUT


def put(stream: BinaryIO, content: bytes) -> None:
    """Writes into an output at once; FileTrouble where it does not take that. BrokenPipeError where
    whoever read from it is gone, which needs no words.
    """
    try:
        stream.write(content)
        stream.flush()
    except BrokenPipeError:
        raise
    except OSError as wrong:
        raise FileTrouble("output_not_taken", Path("-")) from wrong
