"""Every screen of a format under another key looks the same: no screen depends on keys."""

import re
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from pictures import events
from pictures.screens import Screen, format_screens, program_screens, walk
from tests.gui.conftest import ALL_SEEN
from tests.gui.widget_texts import said
from tests.patience import MILLISECONDS
from tests.renamed import all_renamed, other_key, renamed
from tourneydesk.core.decisions import EventOpened
from tourneydesk.desk.history import Steps
from tourneydesk.formats import FORMATS
from tourneydesk.gui.app.window import Window
from tourneydesk.gui.projector.slideshow import Slideshow

DIGEST = re.compile(r"[0-9a-f]{4}( [0-9a-f]{4}){3,}")
TIME = re.compile(r"\b[0-9]{1,2}:[0-9]{2}\b( [AP]M)?")


def some_screens(key: str, at: int) -> Iterable[tuple[str, Screen]]:
    """The screens of a format; by default those of every other event, in turns with the formats:
    to open an event takes longest. `make nightly` has them all.
    """
    screens = [*format_screens((key,))]
    moments = [*dict.fromkeys(screen.event for _, screen in screens)]
    turn = {moment: number % 2 == at % 2 for number, moment in enumerate(moments)}
    return [(name, screen) for name, screen in screens if ALL_SEEN or turn[screen.event]]


def look(window: Window) -> list[tuple[object, ...]]:
    """Every visible widget: its type, position, name and content."""
    return [
        (type(one).__name__, one.geometry().getRect(), one.accessibleName(), said(one))
        for one in window.findChildren(QWidget)
        if one.isVisible()
    ]


def looks(qtbot: QtBot, screens: Iterable[tuple[str, Screen]], path: Path) -> dict[str, str]:
    """How each screen looks in a window of its own; times and digests follow from the key."""
    window = Window()
    # What is where and what it says is compared, not how it is painted.
    window.setUpdatesEnabled(False)
    qtbot.addWidget(window)
    with qtbot.waitActive(window, timeout=MILLISECONDS):
        window.show()
        window.activateWindow()
    found = {
        f"{at} {screen.name}": DIGEST.sub("DIGEST", TIME.sub("TIME", str(look(window))))
        for at, (_, screen) in enumerate(walk(window, screens, path))
    }
    window.close()
    return found


@pytest.fixture
def the_same_events(monkeypatch: pytest.MonkeyPatch) -> None:
    """A renamed format has the events of the format, which are remembered: each opens with another
    key and goes on with the same steps.
    """
    keys = {other_key(key): key for key in FORMATS}
    steps_at = events.steps_at

    def of_the_format(key: str, moment: str) -> Steps:
        (opened, *others), *later = steps_at(keys.get(key, key), moment)
        assert isinstance(opened, EventOpened)
        return ((replace(opened, format=key), *others), *later)

    monkeypatch.setattr(events, "steps_at", of_the_format)


@pytest.fixture(autouse=True)
def pages_stay(monkeypatch: pytest.MonkeyPatch) -> None:
    """No page of the display turns by itself, however long a screen is looked at."""
    monkeypatch.setattr(Slideshow, "next_page", lambda _: None)


@pytest.mark.usefixtures("plain_style", "the_same_events")
@pytest.mark.parametrize("key", sorted(FORMATS))
def test_no_screen_goes_by_the_key_of_a_format(
    qtbot: QtBot, key: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "event.tourney"
    at = sorted(FORMATS).index(key)
    before = looks(qtbot, some_screens(key, at), path)
    with renamed(key, tmp_path / "locale", monkeypatch) as copy:
        after = looks(qtbot, some_screens(copy, at), path)
    assert [one for one in before if before[one] != after.get(one)] == []
    assert before.keys() == after.keys()


@pytest.mark.usefixtures("plain_style", "the_same_events")
def test_no_screen_of_the_program_goes_by_the_key_of_a_format(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "event.tourney"
    before = looks(qtbot, program_screens(), path)
    with all_renamed(tuple(FORMATS), tmp_path / "locale", monkeypatch):
        after = looks(qtbot, program_screens(), path)
    assert [one for one in before if before[one] != after.get(one)] == []
    assert before.keys() == after.keys()
