"""What comes of the last work for an event that is closed: said wherever the window is by then."""

from collections.abc import Callable
from functools import cache
from typing import Any, TypeVar

from PySide6.QtCore import QObject, Signal

from tourneydesk.gui.tasks.background import Background

Outcome = TypeVar("Outcome")
_going_on: set[Background[Any]] = set()


class LateMessages(QObject):
    """``said`` has a sentence about an event that is closed."""

    said = Signal(str)


@cache
def late_messages() -> LateMessages:
    """The one of the program."""
    return LateMessages()


def hear(work: Background[Outcome], in_words: Callable[[Outcome | Exception], str]) -> None:
    """Says what comes of work that goes on after its event; nothing where it has no words."""

    def heard(outcome: Outcome | Exception) -> None:
        _going_on.discard(work)
        say(in_words(outcome))

    if work.hand_over(heard):
        _going_on.add(work)


def say(text: str) -> None:
    """Says it, unless it is empty."""
    if text:
        late_messages().said.emit(text)
