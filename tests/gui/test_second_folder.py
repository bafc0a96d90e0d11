"""Copies in the second folder are made in the order in which they were requested."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.gui.keyboard import Key, Keyboard
from tests.gui.lifo_pool import LifoPool
from tourneydesk.gui.app.window import Window
from tourneydesk.gui.session import second_folder
from tourneydesk.gui.session.second_folder import choose_second_folder


def test_copies_are_made_in_their_order_whichever_begins_first(
    keyboard: Keyboard, window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[object] = []

    def noted_copy(*about: object) -> Callable[[], int]:
        def copy() -> int:
            made.append(about[-1])
            return 1

        return copy

    stick = tmp_path / "stick"
    stick.mkdir()
    choose_second_folder(stick)
    monkeypatch.setattr(second_folder, "second_copy", noted_copy)
    copies = window.copies.second_folder
    pool = LifoPool(copies.copying)
    keyboard.new_event("Dual Ring", "Ring")
    later = ["before-round-1", "running", "before-round-2", "closed"]
    for label in later:
        copies.copy(label)
    pool.finish()
    assert made == ["running", *later]


def test_a_last_copy_in_the_second_folder_that_cannot_be_made_is_said_after_closing(
    keyboard: Keyboard, window: Window, tmp_path: Path
) -> None:
    stick = tmp_path / "stick"
    stick.mkdir()
    choose_second_folder(stick)
    keyboard.new_event("Dual Ring", "Ring")
    keyboard.until(lambda: not window.copies.second_folder.busy)
    shutil.rmtree(stick)
    keyboard.type("Ann\n")
    keyboard.press(Key.Key_W, control=True)
    keyboard.until(window.home.late.isVisible)
    assert str(stick) in window.home.late.text().replace("\u200b", "")
