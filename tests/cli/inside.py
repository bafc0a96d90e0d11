"""Runs a command in this process, as a shell would see it: starting Python takes most of the time.

What is tested of the process itself (signals, locks, encodings of a terminal) starts a real one.
"""

import io
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

from tourneydesk.cli.main import main


@dataclass(frozen=True, slots=True)
class Ended:
    """How a command ended."""

    returncode: int
    stdout: bytes
    stderr: bytes


def run(*arguments: str | Path, stdin: bytes = b"") -> Ended:
    streams = [io.TextIOWrapper(io.BytesIO(held), write_through=True) for held in (stdin, b"", b"")]
    with pytest.MonkeyPatch.context() as patch:
        for name, stream in zip(("stdin", "stdout", "stderr"), streams, strict=True):
            patch.setattr(sys, name, stream)
        try:
            code = main([str(argument) for argument in arguments])
        except SystemExit as ended:
            code = int(ended.code or 0)
    _, out, err = (stream.buffer.getvalue() for stream in streams)
    return Ended(code, out, err)
