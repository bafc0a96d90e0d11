"""Sharing and joining in the background, with an answer that says what failed."""

from collections.abc import Callable
from typing import TypeVar

from tourneydesk.core.reasons import Refused
from tourneydesk.gui.tasks.background import Background
from tourneydesk.store.errors import FileTrouble
from tourneydesk.store.sharing.no_driver import need_extra

Answered = Callable[[FileTrouble | Refused | None], None]
"""Receives why something failed, or None if it is done."""
Result = TypeVar("Result")


def attempt(
    background: Background[Result],
    work: Callable[[], Result],
    proceed: Callable[[Result], None],
    done: Answered,
) -> None:
    """Does work that needs the driver in the background, and proceeds with its result; ``done``
    receives why it failed.
    """
    try:
        need_extra()
    except FileTrouble as trouble:
        done(trouble)
        return

    def ended(outcome: Result | Exception) -> None:
        if isinstance(outcome, FileTrouble | Refused):
            done(outcome)
        elif isinstance(outcome, Exception):
            raise outcome
        else:
            proceed(outcome)

    background.start(work, ended)
