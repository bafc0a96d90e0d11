"""Runs the program with two screens, or one alone, and tells where the second window is: offscreen,
or under Xvfb, where the second screen is pulled out and plugged in again.
"""

import json
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from tests.home import move_into
from tests.patience import MILLISECONDS

if TYPE_CHECKING:
    from tests.gui.projector.xvfb import Xvfb


SCREENS = (("desk", 0, 1280, 800), ("wall", 1280, 1920, 1080))


def main(place: str, folder: Path) -> None:
    place, _, alone = place.partition(" ")
    screens = SCREENS[:1] if alone else SCREENS
    move_into(folder, os.environ.__setitem__)
    xvfb = None
    if place == "xvfb":
        from tests.gui.projector.xvfb import Xvfb

        os.environ["QT_QPA_PLATFORM"] = "xcb"
        xvfb = Xvfb()
        for name, x, wide, tall in screens:
            xvfb.plug(name, x, wide, tall, first=name == "desk")
    else:
        config = folder / "screens.json"
        config.write_text(json.dumps({"screens": [_shape(*one) for one in screens]}))
        os.environ["QT_QPA_PLATFORM"] = f"offscreen:configfile={config}"
    try:
        _run(xvfb, folder, alone=bool(alone))
    finally:
        if xvfb is not None:
            xvfb.close()


def _shape(name: str, x: int, wide: int, tall: int) -> dict[str, object]:
    dots = {"logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}
    return {"name": name, "x": x, "y": 0, "width": wide, "height": tall, **dots}


def _run(xvfb: "Xvfb | None", folder: Path, *, alone: bool) -> None:
    from PySide6.QtCore import QDeadlineTimer, QRect
    from PySide6.QtTest import QTest
    from PySide6.QtWidgets import QApplication

    from tests.gui.projector.test_slideshow import a_desk
    from tourneydesk.gui.app.window import Window
    from tourneydesk.gui.widgets.theme import dress

    app = QApplication([])
    dress(app, dark=False)
    window = Window()
    window.setScreen(app.primaryScreen())
    if alone:
        window.setGeometry(app.primaryScreen().geometry())
    window.show()
    window.activateWindow()
    assert QTest.qWaitForWindowExposed(window, MILLISECONDS)

    def show_event() -> None:
        window.show_event(a_desk(60).session, folder / "event.tourney")

    def tell(before: str = "") -> None:
        assert window.workspace is not None
        second = window.workspace.projector.window
        assert second is not None
        how = "full screen" if second.isFullScreen() else "window"
        behind = ", behind" if second.behind else ""
        sys.stdout.write(f"{before}{how} on {second.where}{behind}\n")

    def wait(so: Callable[[], bool]) -> None:
        left = QDeadlineTimer(MILLISECONDS)
        while not so():
            assert not left.hasExpired(), "it has not come about"
            QTest.qWait(10)

    def there_now(screen: str) -> bool:
        assert window.workspace is not None
        projector = window.workspace.projector
        second = projector.window
        if second is None or second.settling.isActive() or projector.slideshow.busy:
            return False
        if second.view.picture is None or not second.isVisible() or second.where != screen:
            return False
        if window.screen().name() != "desk" or second.isFullScreen() is not (screen == "wall"):
            return False
        if second.isFullScreen() and second.geometry() != QRect(1280, 0, 1920, 1080):
            return False
        if xvfb is None:
            return True
        below = xvfb.is_under(int(second.winId()), int(window.winId()))
        return window.isActiveWindow() and (second.isFullScreen() or below is second.behind)

    def until(screen: str) -> None:
        wait(lambda: there_now(screen))

    there = "desk" if alone else "wall"
    show_event()
    assert window.workspace is not None
    window.workspace.projector.toggle()
    until(there)
    tell()
    window.show_home()
    show_event()
    until(there)
    tell("by itself: ")
    if alone:
        second = window.workspace.projector.window
        assert second is not None
        second.close()
        # A moment later it is certain that the program goes on.
        projector = window.workspace.projector
        wait(lambda: not projector.closing_timer.isActive())
        window.show_home()
        show_event()
        assert not window.workspace.projector.start_timer.isActive()
        app.processEvents()
        sys.stdout.write(f"closed by hand: {window.workspace.projector.window or 'nothing'}\n")
    elif xvfb is not None:
        xvfb.pull("wall")
        until("desk")
        tell()
        name, x, wide, tall = SCREENS[1]
        xvfb.plug(name, x, wide, tall)
        until("wall")
        tell()
    window.close()


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]))
