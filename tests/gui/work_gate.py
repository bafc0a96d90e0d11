"""Holds the window's background work, so that a test decides when it goes on."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Event
from typing import Any

import pytest

from tests.patience import SECONDS
from tourneydesk.gui.tasks import Background


class WorkGate:
    """While it is shut, background work that the window starts waits on its thread."""

    def __init__(self) -> None:
        self._opened = Event()
        self._opened.set()

    def shut(self) -> None:
        self._opened.clear()

    def open(self) -> None:
        self._opened.set()

    def pass_through(self) -> None:
        assert self._opened.wait(SECONDS), "no test opened the gate"


@contextmanager
def gate_before_work() -> Iterator[WorkGate]:
    """A gate before all work of `Background`; what it holds at the end goes on."""
    gate, start = WorkGate(), Background.start

    def start_behind_gate(
        background: Background[Any], work: Callable[[], Any], done: Callable[[Any], None]
    ) -> None:
        def held() -> object:
            gate.pass_through()
            return work()

        start(background, held, done)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Background, "start", start_behind_gate)
        yield gate
        gate.open()
