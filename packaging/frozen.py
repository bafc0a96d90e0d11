"""The beginning of the packaged program (PyInstaller starts this file).

``-m MODULE`` runs a module of the program in a process of its own, as Python would. With
TOURNEYDESK_SHOW_AND_END=1 in the environment the window closes as soon as it is shown, for
``smoke.py`` and for measuring the start; with =handbook or =samples it opens these first.
"""

from __future__ import annotations

import os
import re
import runpy
import sys
import traceback
from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tourneydesk.gui.app.window import Window


def leave_own_libraries() -> None:
    """Programs started from here (lp, the file manager) load the system's libraries, not ours."""
    for name in ("LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH"):
        before = os.environ.pop(f"{name}_ORIG", None)
        if before:
            os.environ[name] = before
        else:
            os.environ.pop(name, None)


def end_when_shown(first: Callable[[Window], None] | None) -> None:
    """The window does something first, if told, and ends the program in its first free moment; with
    an exit code of 1 if it failed.
    """
    from PySide6.QtCore import QTimer
    from PySide6.QtGui import QShowEvent
    from PySide6.QtWidgets import QApplication

    from tourneydesk.gui.app.window import Window

    shown = Window.showEvent

    def show_and_end(window: Window, event: QShowEvent) -> None:
        shown(window, event)
        QTimer.singleShot(0, lambda: end(window))

    def end(window: Window) -> None:
        try:
            if first is not None:
                first(window)
        except Exception:  # the window would ask about it, and wait
            traceback.print_exc()
            QApplication.exit(1)
        else:
            QApplication.quit()

    Window.showEvent = show_and_end  # type: ignore[assignment, method-assign]


def open_handbook(window: Window) -> None:
    """Shows every page of the handbook; fails if pages or pictures are missing."""
    from tourneydesk.gui.app.handbook import WindowNames
    from tourneydesk.present.handbook.chapters import page_names
    from tourneydesk.present.handbook.pages import picture_file, read_page
    from tourneydesk.present.messages.languages import language_keys

    window.menus["handbook-open"].trigger()
    handbook = window.handbook
    assert handbook is not None
    assert handbook.isVisible()
    assert handbook.listed_pages() == page_names(), "pages are missing"
    for name in page_names():
        handbook.show_page(name)
        handbook.grab()
        assert len(handbook.view.toPlainText()) > 200, name
    for language in language_keys():
        for name in page_names():
            page = read_page(name, language, WindowNames())
            for link in re.findall(r"!\[[^]]*\]\(([^)]+)\)", page.markdown):
                assert picture_file(link, language), f"{name} lacks {link}"


def open_samples(window: Window) -> None:
    """Opens each sample event from the page of the samples."""
    for card in window.learning.samples.cards.cards:
        window.show_home()
        window.learning.show_samples()
        card.click()
        assert window.workspace is not None, card.key
        assert window.workspace.session.event.format == card.key
        window.grab()


FIRST = {"1": None, "handbook": open_handbook, "samples": open_samples}
"""What the window does before it ends, by the value of TOURNEYDESK_SHOW_AND_END."""


if __name__ == "__main__":
    leave_own_libraries()
    if sys.argv[1:2] == ["-m"]:
        module = sys.argv[2]
        sys.argv[:] = [module, *sys.argv[3:]]
        runpy.run_module(module, run_name="__main__")
    else:
        from tourneydesk.__main__ import main

        if wanted := os.environ.get("TOURNEYDESK_SHOW_AND_END"):
            end_when_shown(FIRST[wanted])
        sys.exit(main())
