"""An event that is closed is let go of: nothing of it stays in memory, whatever page was on show.

``TOURNEYDESK_OPENINGS`` sets how often each format is opened, with 60 players if more than once.
"""

import gc
import os
from pathlib import Path

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from tests.gui.keyboard import Key, Keyboard
from tourneydesk.cli.main import main
from tourneydesk.core.event import Event
from tourneydesk.desk.session import Session
from tourneydesk.formats import FORMATS
from tourneydesk.gui.app.window import Window
from tourneydesk.gui.event.workspace import Workspace
from tourneydesk.gui.screenshots import settle

OPENINGS = int(os.environ.get("TOURNEYDESK_OPENINGS", "1"))
PLAYERS = 60 if OPENINGS > 1 else 8


def test_closed_event_is_freed_from_memory(
    keyboard: Keyboard, window: Window, own_home: Path
) -> None:
    # What other tests of this process hold is out of sight, and need not be gone through each time.
    found()
    gc.freeze()

    def kept() -> list[str]:
        return sorted({type(one).__name__ for one in found()})

    for key in sorted(FORMATS):
        path = own_home / f"{key}.tourney"
        made = f"simulate {key} --players {PLAYERS} --rounds 1 --seed s -o {path}"
        assert main(made.split()) == 0
        for turn in range(OPENINGS):
            window.open_event(path)
            window.show_home()
            assert kept() == [], f"{key}, closed at once"
            window.open_event(path)
            if turn or key == "us-swiss":
                look_at_every_page(keyboard)
            window.show_home()
            assert kept() == [], f"{key}, used"


def look_at_every_page(keyboard: Keyboard) -> None:
    for number in range(Key.Key_1, Key.Key_9 + 1):
        keyboard.press(Key(number), control=True)
    keyboard.press(Key.Key_E, control=True)
    keyboard.press(Key.Key_Escape)
    keyboard.until(lambda: not keyboard.workspace.busy and not keyboard.window.copies.busy)


def found() -> list[object]:
    """What is still there of any event, once all work is done and all is freed that was to be."""
    settle()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    kinds = (Workspace, Session, Event)
    return [one for one in gc.get_objects() if type(one) in kinds]
