"""The beginning of the packaged program (PyInstaller starts this file).

``-m MODULE`` runs a module of the program in a process of its own, as Python would. With
TOURNEYDESK_SHOW_AND_END in the environment the window closes as soon as it is shown, for
``smoke.py`` and for measuring the start.
"""

import os
import runpy
import sys


def leave_own_libraries() -> None:
    """Programs started from here (lp, the file manager) load the system's libraries, not ours."""
    for name in ("LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH"):
        before = os.environ.pop(f"{name}_ORIG", None)
        if before:
            os.environ[name] = before
        else:
            os.environ.pop(name, None)


def end_when_shown() -> None:
    """The window ends the program in its first free moment."""
    from PySide6.QtCore import QTimer
    from PySide6.QtGui import QShowEvent
    from PySide6.QtWidgets import QApplication

    from tourneydesk.gui.app.window import Window

    shown = Window.showEvent

    def show_and_end(window: Window, event: QShowEvent) -> None:
        shown(window, event)
        QTimer.singleShot(0, QApplication.quit)

    Window.showEvent = show_and_end  # type: ignore[method-assign]


if __name__ == "__main__":
    leave_own_libraries()
    if sys.argv[1:2] == ["-m"]:
        module = sys.argv[2]
        sys.argv[:] = [module, *sys.argv[3:]]
        runpy.run_module(module, run_name="__main__")
    else:
        from tourneydesk.__main__ import main

        if os.environ.get("TOURNEYDESK_SHOW_AND_END"):
            end_when_shown()
        sys.exit(main())
