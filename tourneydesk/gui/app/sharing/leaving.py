"""Before a shared event is closed while other desks are connected, the window asks."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import TYPE_CHECKING, Concatenate, ParamSpec

if TYPE_CHECKING:
    from tourneydesk.gui.app.window import Window

P = ParamSpec("P")


def asks_desks(
    method: Callable[Concatenate[Window, P], None],
) -> Callable[Concatenate[Window, P], None]:
    """Puts the question before a method of the window that closes the event."""

    @wraps(method)
    def asking(window: Window, /, *args: P.args, **named: P.kwargs) -> None:
        if not window.sharing.asks_first(lambda: method(window, *args, **named)):
            method(window, *args, **named)

    return asking
