"""Qt's fonts belong to the window's thread: elsewhere they wait for Python's lock while the window
waits for theirs, and the program stops for good.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import wraps
from threading import get_ident, main_thread
from typing import Any

from PySide6.QtGui import (
    QFontInfo,
    QFontMetrics,
    QFontMetricsF,
    QPainter,
    QRawFont,
    QTextDocument,
    QTextLayout,
)

MEASURES = ("horizontalAdvance", "boundingRect", "tightBoundingRect", "elidedText")
GUARDED: dict[type, tuple[str, ...]] = {
    QFontMetrics: ("__init__", *MEASURES),
    QFontMetricsF: ("__init__", *MEASURES),
    QFontInfo: ("__init__",),
    QRawFont: ("__init__",),
    QTextLayout: ("__init__",),
    QTextDocument: ("__init__",),
    QPainter: ("drawText",),
}
"""What measures or paints text, and its methods that do."""


@contextmanager
def fonts_guarded() -> Iterator[list[str]]:
    """Text that another thread measures or paints here is refused, and listed."""
    found: list[str] = []
    before = [
        (kind, name, getattr(kind, name)) for kind, names in GUARDED.items() for name in names
    ]
    for kind, name, method in before:
        setattr(kind, name, _guarded(f"{kind.__name__}.{name}", method, found))
    yield found
    for kind, name, method in before:
        setattr(kind, name, method)


def _guarded(name: str, method: Callable[..., Any], found: list[str]) -> Callable[..., Any]:
    window = main_thread().ident

    @wraps(method, assigned=())
    def call(*args: Any, **named: Any) -> Any:
        if get_ident() != window:
            found.append(name)
            raise AssertionError(f"{name} on another thread than the window's")
        return method(*args, **named)

    return call
