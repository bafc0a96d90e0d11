"""File > Export: a director fills in what the rating report lacks and writes it."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from tests.gui.keyboard import Keyboard
from tests.patience import MILLISECONDS
from tourneydesk.desk.files.opening import plan
from tourneydesk.desk.practice import simulate
from tourneydesk.gui.app.export_dialog import ExportDialog
from tourneydesk.gui.app.window import Window
from tourneydesk.gui.forms.fields import field_of
from tourneydesk.gui.widgets.text_widgets import ChoiceBox
from tourneydesk.present import messages


@pytest.fixture
def dialog(window: Window, tmp_path: Path) -> ExportDialog:
    path = tmp_path / "open.tourney"
    simulate(plan("us-swiss", "Spring Open", "seed", {}), path, 8, 99)
    window.open_event(path)
    window.menus["export-menu"].trigger()
    return window.exporting


def said(lines: QLabel) -> list[str]:
    return lines.text().splitlines()


def choose(dialog: ExportDialog, key: str) -> None:
    dialog.kind.setCurrentIndex(dialog.kind.findData(key))
    dialog.kind.activated.emit(dialog.kind.currentIndex())


def test_a_rating_report_is_filled_in_and_written(
    dialog: ExportDialog, keyboard: Keyboard, qtbot: QtBot, tmp_path: Path
) -> None:
    choose(dialog, "uschess")
    lacking = len(said(dialog.missing))
    assert lacking >= 8
    assert not dialog.export.isEnabled()
    typed = {
        "affiliate": "A6012345",
        "chief_td": "12345678",
        "city": "Springfield",
        "state": "IL",
        "begin": "11/21/2026",
        "end": "2026-11-22",
        "time_control": "G/60;d5",
    }
    for key, text in typed.items():
        field_of(dialog.rows[key]).setFocus()
        keyboard.type(f"{text}\t")
    system = dialog.rows["rating_system"].field
    assert isinstance(system, ChoiceBox)
    system.setCurrentIndex(system.findData("R"))
    system.activated.emit(system.currentIndex())
    assert said(dialog.missing) == [messages.text("export-complete-here")]
    details = dialog._session.event.details  # noqa: SLF001
    assert (details["begin"], details["end"]) == ("2026-11-21", "2026-11-22")
    dialog.write(tmp_path / "report")
    qtbot.waitUntil(lambda: not dialog.busy, timeout=MILLISECONDS)
    names = sorted(one.name for one in (tmp_path / "report").iterdir())
    assert names == ["TDEXPORT.DBF", "THEXPORT.DBF", "TSEXPORT.DBF"]
    assert "report" in dialog.outcome.text()


def test_a_date_that_is_none_is_refused_at_its_field(
    dialog: ExportDialog, keyboard: Keyboard
) -> None:
    choose(dialog, "trf")
    field_of(dialog.rows["begin"]).setFocus()
    keyboard.type("May 30 and 31\t")
    assert dialog.rows["begin"].error.text()
    assert "begin" not in dialog._session.event.details  # noqa: SLF001


def test_every_kind_says_what_it_is_and_another_file_is_never_replaced(
    dialog: ExportDialog, qtbot: QtBot, tmp_path: Path
) -> None:
    notes = tmp_path / "notes.txt"
    notes.write_text("keep me")
    for at in range(dialog.kind.count()):
        choose(dialog, dialog.kind.itemData(at))
        assert dialog.about.text()
    choose(dialog, "json")
    dialog.write(notes)
    qtbot.waitUntil(lambda: not dialog.busy, timeout=MILLISECONDS)
    assert dialog.outcome.text() == messages.text("export-would-replace", name="notes.txt")
    assert notes.read_text() == "keep me"


def test_a_package_is_written_though_a_report_lacks_something(
    dialog: ExportDialog, qtbot: QtBot, tmp_path: Path
) -> None:
    choose(dialog, "package")
    left = messages.text("package-left-out", kind=messages.text("export-name-uschess"))
    assert left in said(dialog.missing)
    assert dialog.export.isEnabled()
    folder = tmp_path / "package"
    dialog.write(folder)
    qtbot.waitUntil(lambda: not dialog.busy, timeout=MILLISECONDS)
    assert (folder / "event.tourney").is_file()
    assert (folder / "papers" / "standings.pdf").is_file()
