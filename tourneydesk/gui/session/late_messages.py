"""Reports work that finishes after its event was closed, wherever the window is by then."""

from collections.abc import Callable
from functools import cache
from typing import Any, TypeVar

from PySide6.QtCore import QObject, Signal

from tourneydesk.gui.tasks.background import Background

Outcome = TypeVar("Outcome")
_going_on: set[Background[Any]] = set()


class LateMessages(QObject):
    """``said`` emits a sentence about an event that is already closed."""

    said = Signal(str)


@cache
def late_messages() -> LateMessages:
    """The program's only instance."""
    return LateMessages()


def hear(work: Background[Outcome], in_words: Callable[[Outcome | Exception], str]) -> None:
    """Reports the result of work that outlives its event, unless ``in_words`` gives no text."""

    def heard(outcome: Outcome | Exception) -> None:
        _going_on.discard(work)
        say(in_words(outcome))

    if work.hand_over(heard):
        _going_on.add(work)


def say(text: str) -> None:
    """Emits the sentence unless it is empty."""
    if text:
        late_messages().said.emit(text)
