"""Where the headless face writes: text of any script, whatever the terminal's encoding."""

import sys


def to_output(text: str) -> None:
    sys.stdout.buffer.write(text.encode(errors="backslashreplace"))
    sys.stdout.buffer.flush()


def to_errors(text: str) -> None:
    sys.stderr.buffer.write(text.encode(errors="backslashreplace"))
    sys.stderr.buffer.flush()
