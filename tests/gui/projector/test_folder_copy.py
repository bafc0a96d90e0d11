"""The pages in a folder: written after each change, whatever becomes of the folder."""

import errno
import os
import re
import shutil
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QThreadPool
from pytestqt.qtbot import QtBot

from tests.gui.keyboard import Keyboard
from tests.gui.lifo_pool import LifoPool
from tourneydesk.desk import rounds
from tourneydesk.desk.files.opening import create_event, plan
from tourneydesk.gui.pages.display_page import DisplayPage
from tourneydesk.gui.projector import projector
from tourneydesk.gui.projector.projector import RETRY, Projector
from tourneydesk.gui.projector.settings import SHEET, saved_settings, style_of_copy
from tourneydesk.present import messages
from tourneydesk.present.projector.web_style import tokens
from tourneydesk.shipped import shipped


@pytest.fixture
def hurried(projector: Projector) -> Projector:
    """Nothing is gathered: a test waits for each writing."""
    projector.copy.gathering.setInterval(0)
    return projector


def written(keyboard: Keyboard, projector: Projector) -> None:
    keyboard.until(lambda: not projector.copy.busy)


def test_pages_are_written_into_a_folder_after_each_result(
    keyboard: Keyboard, page: DisplayPage, hurried: Projector, tmp_path: Path
) -> None:
    folder = tmp_path / "pages"
    folder.mkdir()
    hurried.copy.choose(folder)
    written(keyboard, hurried)
    assert "1–0" not in (folder / "tables.html").read_text(encoding="utf-8")
    assert page.folder_message.text().startswith("Updating")
    posted = keyboard.workspace.session.event.rounds[0]
    rounds.report(keyboard.workspace.session.session, 1, {"winner": posted.tables[0].players[0]})
    written(keyboard, hurried)
    assert "1–0" in (folder / "tables.html").read_text(encoding="utf-8")
    hurried.copy.choose(None)
    assert saved_settings(Path("event.tourney")).folder == ""


def test_a_missing_stick_is_reported_once_per_disappearance(
    keyboard: Keyboard, page: DisplayPage, hurried: Projector, tmp_path: Path
) -> None:
    folder = tmp_path / "stick"
    said: list[str] = []
    keyboard.workspace.session.message.connect(lambda text, _: said.append(text))
    hurried.slideshow.change(replace(hurried.slideshow.settings, folder=str(folder)))
    written(keyboard, hurried)
    for result in ({"draw": True}, {"draw": True}):
        rounds.report(keyboard.workspace.session.session, 1, result)
        written(keyboard, hurried)
        keyboard.workspace.session.session.undo()
        written(keyboard, hurried)
    assert len(said) == 1
    assert not folder.exists()
    assert page.folder_message.property("look") == "attention"
    folder.mkdir()
    rounds.report(keyboard.workspace.session.session, 1, {"draw": True})
    written(keyboard, hurried)
    assert page.folder_message.property("look") == "quiet"


@pytest.mark.parametrize(
    ("number", "why"),
    [
        (errno.ENOSPC, "full"),
        (errno.EROFS, "closed"),
        (errno.EACCES, "closed"),
        (errno.ENOENT, "missing"),
        (errno.EIO, "other"),
    ],
)
def test_disk_trouble_is_reported_and_retried(
    keyboard: Keyboard,
    page: DisplayPage,
    hurried: Projector,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    number: int,
    why: str,
) -> None:
    folder = tmp_path / "pages"
    folder.mkdir()
    replace_file = os.replace

    def refused(source: Path, target: Path) -> None:
        if Path(target).parent == folder:
            raise OSError(number, "no")
        replace_file(source, target)

    monkeypatch.setattr(os, "replace", refused)
    hurried.copy.choose(folder)
    written(keyboard, hurried)
    told = messages.text(
        "display-folder-gone",
        folder=folder,
        why=messages.text(f"display-folder-why-{why}"),
        seconds=RETRY,
    )
    assert hurried.copy.text == told
    assert page.folder_message.property("look") == "attention"
    assert hurried.copy.retry.isActive()
    # The desk goes on, and as soon as the disk does, so do the pages.
    rounds.report(keyboard.workspace.session.session, 1, {"draw": True})
    written(keyboard, hurried)
    monkeypatch.setattr(os, "replace", replace_file)
    hurried.copy.write()
    written(keyboard, hurried)
    assert "½–½" in (folder / "tables.html").read_text(encoding="utf-8")
    assert not hurried.copy.retry.isActive()
    assert not hurried.copy.trouble


def test_an_inaccessible_folder_is_reported_too(
    keyboard: Keyboard,
    page: DisplayPage,
    hurried: Projector,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def pulled(self: Path) -> bool:
        raise OSError(errno.EIO, "Input/output error")

    monkeypatch.setattr(Path, "is_dir", pulled)
    hurried.copy.choose(tmp_path)
    written(keyboard, hurried)
    assert messages.text("display-folder-why-other") in page.folder_message.text()


def test_no_trouble_is_reported_for_a_deselected_folder(
    keyboard: Keyboard, page: DisplayPage, hurried: Projector, tmp_path: Path
) -> None:
    hurried.copy.choose(tmp_path / "gone")
    written(keyboard, hurried)
    assert hurried.copy.trouble
    hurried.copy.write()
    hurried.copy.choose(None)
    written(keyboard, hurried)
    assert not page.folder_message.isVisible()
    assert not hurried.copy.retry.isActive()


def test_a_fault_of_the_program_is_not_lost_where_another_folder_was_chosen_meanwhile(
    keyboard: Keyboard,
    hurried: Projector,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    qtbot: QtBot,
) -> None:
    def faulty(*_: object, **__: object) -> int:
        raise RuntimeError("a fault")

    monkeypatch.setattr(projector, "write_pages", faulty)
    with qtbot.capture_exceptions() as caught:
        hurried.copy.choose(tmp_path)
        hurried.copy.write()
        hurried.copy.choose(None)
        written(keyboard, hurried)
    assert [kind for kind, *_ in caught] == [RuntimeError]


def test_the_last_result_is_written_though_the_event_closes_at_once(
    keyboard: Keyboard, page: DisplayPage, projector: Projector, tmp_path: Path
) -> None:
    projector.copy.choose(tmp_path)
    keyboard.until(lambda: not projector.copy.busy)
    rounds.report(keyboard.workspace.session.session, 1, {"draw": True})
    projector.copy.write()
    rounds.report(keyboard.workspace.session.session, 2, {"draw": True})
    keyboard.window.show_home()
    QThreadPool.globalInstance().waitForDone()
    assert (tmp_path / "tables.html").read_text(encoding="utf-8").count("½–½") == 2


def test_the_last_result_is_written_whichever_writing_begins_first(
    keyboard: Keyboard, page: DisplayPage, projector: Projector, tmp_path: Path
) -> None:
    projector.copy.choose(tmp_path)
    written(keyboard, projector)
    pool = LifoPool(projector.copy.work)
    rounds.report(keyboard.workspace.session.session, 1, {"draw": True})
    projector.copy.write()
    rounds.report(keyboard.workspace.session.session, 2, {"draw": True})
    keyboard.window.show_home()
    pool.finish()
    assert (tmp_path / "tables.html").read_text(encoding="utf-8").count("½–½") == 2


def test_a_folder_that_failed_is_tried_once_more_when_the_event_closes(
    keyboard: Keyboard, hurried: Projector, tmp_path: Path
) -> None:
    folder = tmp_path / "stick"
    hurried.copy.choose(folder)
    written(keyboard, hurried)
    assert hurried.copy.trouble
    folder.mkdir()
    keyboard.window.show_home()
    QThreadPool.globalInstance().waitForDone()
    assert (folder / "tables.html").exists()


def test_trouble_with_the_last_writing_is_said_on_the_home_screen(
    keyboard: Keyboard,
    page: DisplayPage,
    hurried: Projector,
    tmp_path: Path,
) -> None:
    folder = tmp_path / "stick"
    folder.mkdir()
    hurried.copy.choose(folder)
    written(keyboard, hurried)
    shutil.rmtree(folder)
    rounds.report(keyboard.workspace.session.session, 1, {"draw": True})
    home = keyboard.window.home
    keyboard.window.show_home()
    keyboard.until(home.late.isVisible)
    why = messages.text("display-folder-why-missing")
    told = messages.text("display-folder-last", event="Event", folder=folder, why=why)
    assert told in home.late.text().replace("\u200b", "")
    keyboard.window.show_home()
    assert not home.late.isVisible()


def test_trouble_with_the_last_writing_is_said_in_the_event_that_comes_next(
    keyboard: Keyboard, page: DisplayPage, hurried: Projector, tmp_path: Path
) -> None:
    hurried.copy.choose(tmp_path / "stick")
    written(keyboard, hurried)
    other = tmp_path / "other.tourney"
    create_event(other, plan("strikes", "Other", "s", {})).close()
    keyboard.window.open_event(other)
    last = messages.text("display-folder-last", event="Event", folder="|", why="").split("|")[0]
    keyboard.until(lambda: last in keyboard.workspace.status_bar.message.text())


def test_the_style_of_the_copy_has_every_colour_and_its_own_rules() -> None:
    style = style_of_copy()
    assert set(re.findall(r"@(\w+)", style)) == {"media"}
    light, dark = re.findall(r":root \{ (.*?) \}", style)
    assert f"@media (prefers-color-scheme: dark) {{ :root {{ {dark} }} }}" in style
    sheet = shipped(SHEET).read_text(encoding="utf-8")
    for is_dark, defined in ((False, light), (True, dark)):
        colors = dict(re.findall(r"--(\w+):(#[0-9A-F]{6});", defined))
        assert colors == tokens(sheet, is_dark)
        assert set(re.findall(r"var\(--(\w+)\)", style)) <= set(colors)


def test_the_clubs_own_page_is_left_alone_and_the_stage_says_why(
    keyboard: Keyboard, page: DisplayPage, hurried: Projector, tmp_path: Path
) -> None:
    own = tmp_path / "index.html"
    own.write_text("the club's own", encoding="utf-8")
    hurried.copy.choose(tmp_path)
    written(keyboard, hurried)
    assert messages.text("display-folder-why-others") in page.folder_message.text()
    assert own.read_text(encoding="utf-8") == "the club's own"


def test_the_pages_of_an_event_are_not_written_over_by_the_next(
    keyboard: Keyboard, hurried: Projector, tmp_path: Path
) -> None:
    folder = tmp_path / "pages"
    folder.mkdir()
    hurried.copy.choose(folder)
    written(keyboard, hurried)
    assert saved_settings(Path("event.tourney")).folder == str(folder)
    assert saved_settings(Path("other.tourney")).folder == ""
