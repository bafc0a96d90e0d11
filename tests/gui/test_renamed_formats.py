"""Every screen of a format under another key looks the same: no screen depends on keys."""

import re
from functools import cache
from pathlib import Path

import pytest
from PySide6.QtWidgets import (
    QWidget,
)
from pytestqt.qtbot import QtBot

from tests.gui.widget_texts import said
from tests.patience import MILLISECONDS
from tests.renamed import renamed
from tourneydesk.core.draw import Draw
from tourneydesk.core.event import Player
from tourneydesk.desk.practice.made_up import made_up_players
from tourneydesk.formats import FORMATS
from tourneydesk.gui.app.window import Window
from tourneydesk.gui.pictures import events
from tourneydesk.gui.pictures.screens import walk

DIGEST = re.compile(r"[0-9a-f]{4}( [0-9a-f]{4}){3,}")
TIME = re.compile(r"\b[0-9]{1,2}:[0-9]{2}\b( [AP]M)?")


def look(window: Window) -> list[tuple[object, ...]]:
    """Every visible widget: its type, position, name and content."""
    return [
        (type(one).__name__, one.geometry().getRect(), one.accessibleName(), said(one))
        for one in window.findChildren(QWidget)
        if one.isVisible()
    ]


def screens(qtbot: QtBot, key: str, path: Path) -> dict[str, str]:
    """How each screen looks in a window of its own; times and digests follow from the key."""
    window = Window()
    qtbot.addWidget(window)
    with qtbot.waitActive(window, timeout=MILLISECONDS):
        window.show()
        window.activateWindow()
    looks = {
        f"{at} {screen.name}": DIGEST.sub("DIGEST", TIME.sub("TIME", str(look(window))))
        for at, (_, screen) in enumerate(walk(window, (key,), path))
    }
    window.close()
    return looks


def the_same_players(count: int, draw: Draw) -> tuple[Player, ...]:
    return made_up_players(count, Draw("screens", "the same players"))


@pytest.mark.usefixtures("dressed")
@pytest.mark.parametrize("key", sorted(FORMATS))
def test_no_screen_goes_by_the_key_of_a_format(
    qtbot: QtBot, key: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(events, "made_up_players", the_same_players)
    # Events are remembered by their key, and other tests have made some, with other players.
    monkeypatch.setattr(events, "steps_at", cache(events.steps_at.__wrapped__))
    path = tmp_path / "event.tourney"
    before = screens(qtbot, key, path)
    with renamed(key, tmp_path / "locale", monkeypatch) as copy:
        after = screens(qtbot, copy, path)
    assert [one for one in before if before[one] != after.get(one)] == []
    assert before.keys() == after.keys()
