"""Where commands write: text of any script, whatever the terminal's encoding."""

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
    """Whether a path is another name for standard output."""
    return str(path) in _OUTPUT


def put(stream: BinaryIO, content: bytes) -> None:
    """Writes to an output at once; FileTrouble if it does not accept that. BrokenPipeError if the
    reader has gone, which needs no message.
    """
    try:
        stream.write(content)
        stream.flush()
    except BrokenPipeError:
        raise
    except OSError as wrong:
        raise FileTrouble("output_not_taken", Path("-")) from wrong
