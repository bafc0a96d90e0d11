"""Before a shared event is closed while other desks are connected, the window asks."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import TYPE_CHECKING, Concatenate, ParamSpec, Protocol, TypeVar

if TYPE_CHECKING:
    from tourneydesk.gui.app.sharing.shared_event import SharedEvent


class SharingWindow(Protocol):
    """A window whose open event may be shared."""

    sharing: SharedEvent


W = TypeVar("W", bound=SharingWindow)
P = ParamSpec("P")


def asks_desks(
    method: Callable[Concatenate[W, P], None],
) -> Callable[Concatenate[W, P], None]:
    """Puts the question before a method of the window that closes the event."""

    @wraps(method)
    def asking(window: W, /, *args: P.args, **named: P.kwargs) -> None:
        if not window.sharing.asks_first(lambda: method(window, *args, **named)):
            method(window, *args, **named)

    return asking
