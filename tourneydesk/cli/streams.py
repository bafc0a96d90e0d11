"""Where commands write: text of any script, whatever the terminal's encoding."""

import sys
from pathlib import Path
from typing import BinaryIO

from tourneydesk.store.errors import FileTrouble

_CONTROLS = {code: "·" for code in (*range(0x20), *range(0x7F, 0xA0)) if chr(code) not in "\n\t"}
"""Characters that a terminal takes as commands: names of files can hold them."""
_OUTPUT = {"-", "/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"}


def to_output(text: str) -> None:
    put(sys.stdout.buffer, _encoded(text))


def to_errors(text: str) -> None:
    sys.stderr.buffer.write(_encoded(text))
    sys.stderr.buffer.flush()


class Concern:
    """What is wrong while a command runs: written once, and again only after it was over."""

    def __init__(self) -> None:
        self._written = ""

    def show(self, text: str) -> None:
        """Writes what is wrong now; empty if all is well."""
        if text and text != self._written:
            to_errors(text + "\n")
        self._written = text


def _encoded(text: str) -> bytes:
    return text.translate(_CONTROLS).encode(errors="backslashreplace")


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
