"""The window says whether a paper belongs to the event, and whether copies differ from it."""

from pathlib import Path

import pytest

from tests.gui.keyboard import Key, Keyboard
from tourneydesk.core.decisions import NoteAdded
from tourneydesk.core.journal.codec import grouped
from tourneydesk.desk.files.opening import open_event
from tourneydesk.gui.app.window import Window
from tourneydesk.gui.event.page_names import PageName
from tourneydesk.present import messages
from tourneydesk.store.checkpoints import folder_of


@pytest.fixture
def spring(keyboard: Keyboard, window: Window, own_home: Path) -> Path:
    """An event of four players, closed."""
    keyboard.new_event("US", "Spring Open")
    keyboard.enter_players("Ann", "Ben", "Cem", "Dan")
    path = keyboard.workspace.session.path
    window.show_home()
    return path


def opened(keyboard: Keyboard, window: Window, path: Path) -> None:
    window.open_event(path)
    keyboard.until(lambda: not window.copies.busy)


def test_a_paper_is_checked_by_its_revision_and_digest(
    keyboard: Keyboard, window: Window, spring: Path
) -> None:
    opened(keyboard, window, spring)
    desk = keyboard.workspace.session
    revision, digest = len(desk.session.steps), grouped(desk.session.digest)
    desk.undo()
    keyboard.press(Key.Key_6, control=True)
    assert keyboard.workspace.page == PageName.HISTORY
    paper = keyboard.workspace.history.paper
    paper.revision.setFocus()
    keyboard.type(str(revision))
    keyboard.press(Key.Key_Tab)
    keyboard.type(digest.upper())
    keyboard.press(Key.Key_Return)
    assert messages.text("attest-belongs", revision=revision) in paper.answer.text()
    assert messages.text("attest-undone", undone=1) in paper.answer.text()
    # The digest goes on beyond what papers print: a digit more may be right, by chance.
    longer = desk.session.entries[revision - 1].chain
    keyboard.type("0" if longer[len(digest.replace(" ", ""))] != "0" else "1")
    assert paper.answer.text() == "", "what is typed now has no answer yet"
    keyboard.press(Key.Key_Return)
    assert messages.text("attest-differs", revision=5) in paper.answer.text()
    paper.digest.setText("no digest")
    keyboard.press(Key.Key_Return)
    assert messages.text("digest-wrong", most=64) in paper.answer.text()
    paper.revision.setText("0")
    paper.check.click()
    assert "whole number from 1" in paper.answer.text()
    assert paper.revision.hasFocus()
    keyboard.press(Key.Key_Escape)
    assert (paper.revision.text(), paper.digest.text(), paper.answer.text()) == ("", "", "")


def test_a_copy_that_differs_is_said_on_opening_and_explained_in_the_history(
    keyboard: Keyboard, window: Window, spring: Path
) -> None:
    older = spring.read_bytes()
    desk = open_event(spring)
    desk.take(NoteAdded("One way"))
    desk.close()
    spring.write_bytes(older)
    opened(keyboard, window, spring)
    assert messages.text("history-fork-copy") in keyboard.workspace.backup_card.text.text()
    history = keyboard.workspace.history
    assert messages.text(
        "fork-ahead",
        copy=folder_of(spring) / "00006-closed.tourney",
        steps=6,
        all=5,
    ) in history.forks.text().replace("\u200b", "")
    keyboard.workspace.session.session.take(NoteAdded("Another way"))
    window.show_home()
    opened(keyboard, window, spring)
    assert "has a different history" in history_text(keyboard)
    assert str(folder_of(spring)) in history_text(keyboard)
    for copy in folder_of(spring).iterdir():
        copy.unlink()
    window.show_home()
    opened(keyboard, window, spring)
    assert not keyboard.workspace.backup_card.isVisible()
    assert history_text(keyboard) == ""


def history_text(keyboard: Keyboard) -> str:
    return keyboard.workspace.history.forks.text().replace("\u200b", "")
