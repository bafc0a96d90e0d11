"""Calls of the operating system that fail: the one of a number, once or from then on for good."""

import errno
import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

CALLS = ("open", "read", "write", "close", "stat", "lstat", "fstat", "scandir", "replace", "unlink")


class FaultyCalls:
    """Counts the calls made within `failing`; ``failed`` are the names of those that failed."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._monkeypatch = monkeypatch
        self.failed: list[str] = []

    @contextmanager
    def failing(self, number: int, *, for_good: bool, wrong: int = errno.EIO) -> Iterator[None]:
        """The call of that number (from 1) fails, and with ``for_good`` every later one."""
        self.failed = []
        count = 0

        def wrap(name: str, real: Any) -> Any:
            def call(*given: Any, **named: Any) -> Any:
                nonlocal count
                count += 1
                if count == number or (for_good and count > number):
                    self.failed.append(name)
                    if name == "close":  # the system lets go of the file all the same
                        real(*given, **named)
                    raise OSError(wrong, os.strerror(wrong))
                return real(*given, **named)

            return call

        with self._monkeypatch.context() as patch:
            for name in CALLS:
                patch.setattr(os, name, wrap(name, getattr(os, name)))
            yield
