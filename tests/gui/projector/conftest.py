"""The display page of an event with three boards, and its projector."""

import pytest

from tests.gui.keyboard import Key, Keyboard
from tourneydesk.gui.pages.display_page import DisplayPage
from tourneydesk.gui.projector.projector import Projector


@pytest.fixture
def page(keyboard: Keyboard) -> DisplayPage:
    keyboard.sit_down("us-swiss", "Ann", "Bo", "Cy", "Di", "Ed", "Flo")
    slideshow = keyboard.workspace.projector.slideshow
    # No page turns by itself, however long a test takes.
    slideshow.turning.blockSignals(True)
    keyboard.press(Key.Key_5, control=True)
    keyboard.until(lambda: slideshow.page is not None)
    return keyboard.workspace.display


@pytest.fixture
def projector(keyboard: Keyboard, page: DisplayPage) -> Projector:
    return keyboard.workspace.projector
