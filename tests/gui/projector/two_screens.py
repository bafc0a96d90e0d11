"""Runs the program with two screens and tells where the second window is: offscreen, or under Xvfb,
where the second screen is pulled out and plugged in again.
"""

import json
import os
import sys
from pathlib import Path

SCREENS = (("desk", 0, 1280, 800), ("wall", 1280, 1920, 1080))


def main(place: str, folder: Path) -> None:
    for name in ("HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CONFIG_HOME"):
        os.environ[name] = str(folder)
    xvfb = None
    if place == "xvfb":
        from tests.gui.projector.xvfb import Xvfb

        os.environ["QT_QPA_PLATFORM"] = "xcb"
        xvfb = Xvfb()
        for name, x, wide, tall in SCREENS:
            xvfb.plug(name, x, wide, tall, first=name == "desk")
    else:
        config = folder / "screens.json"
        config.write_text(json.dumps({"screens": [_shape(*one) for one in SCREENS]}))
        os.environ["QT_QPA_PLATFORM"] = f"offscreen:configfile={config}"
    try:
        _run(xvfb)
    finally:
        if xvfb is not None:
            xvfb.close()


def _shape(name: str, x: int, wide: int, tall: int) -> dict[str, object]:
    dots = {"logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}
    return {"name": name, "x": x, "y": 0, "width": wide, "height": tall, **dots}


def _run(xvfb: object) -> None:
    from PySide6.QtCore import QRect
    from PySide6.QtTest import QTest
    from PySide6.QtWidgets import QApplication

    from tests.gui.projector.test_showing import a_desk
    from tourneydesk.gui.look import dress
    from tourneydesk.gui.window import Window

    app = QApplication([])
    dress(app, dark=False)
    window = Window()
    window.setScreen(app.primaryScreen())
    window.show()
    window.show_event(a_desk(60).desk, Path("event.tourney"))
    assert window.room is not None
    projector = window.room.projector

    def tell() -> None:
        second = projector.window
        assert second is not None
        assert second.isVisible()
        assert window.screen().name() == "desk"
        how = "full screen" if second.isFullScreen() else "window"
        if second.isFullScreen():
            assert second.geometry() == QRect(1280, 0, 1920, 1080), second.geometry()
        page = projector.showing.page
        assert page is not None
        assert second.view.picture is not None
        sys.stdout.write(f"{how} on {second.where}\n")

    def until(screen: str) -> None:
        for _ in range(100):
            QTest.qWait(20)
            second = projector.window
            if (
                second is not None
                and second.where == screen
                and not (second._settling.isActive() or projector.showing.busy)
            ):
                break
        QTest.qWait(50)
        tell()

    projector.turn()
    until("wall")
    if xvfb is not None:
        xvfb.pull("wall")  # type: ignore[attr-defined]
        until("desk")
        name, x, wide, tall = SCREENS[1]
        xvfb.plug(name, x, wide, tall)  # type: ignore[attr-defined]
        QTest.qWait(100)
        until("wall")
    window.close()


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]))
