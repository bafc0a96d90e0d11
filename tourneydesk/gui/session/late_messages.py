"""Reports work that finishes after its event was closed, wherever the window is by then."""

from collections.abc import Callable
from functools import cache
from typing import Any, TypeVar

from PySide6.QtCore import QObject, Signal

from tourneydesk.gui.tasks.background import Background

Outcome = TypeVar("Outcome")
_unfinished: set[Background[Any]] = set()


class LateMessages(QObject):
    """``message`` emits a sentence about an event that is already closed."""

    message = Signal(str)


@cache
def late_messages() -> LateMessages:
    """The program's only instance."""
    return LateMessages()


def report_outcome(
    work: Background[Outcome], in_words: Callable[[Outcome | Exception], str]
) -> None:
    """Reports the result of work that outlives its event, unless ``in_words`` gives no text."""

    def heard(outcome: Outcome | Exception) -> None:
        _unfinished.discard(work)
        show_message(in_words(outcome))

    if work.hand_over(heard):
        _unfinished.add(work)


def show_message(text: str) -> None:
    """Emits the sentence unless it is empty."""
    if text:
        late_messages().message.emit(text)
