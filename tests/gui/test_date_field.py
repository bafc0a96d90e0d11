"""The date of an event is typed or picked from a calendar, and saved as ISO 8601."""

import pytest
from PySide6.QtCore import QDate, QLocale
from PySide6.QtWidgets import QApplication

from tests.gui.keyboard import Key, Keyboard
from tourneydesk.desk.event_details import change_details
from tourneydesk.gui.forms import fields
from tourneydesk.gui.forms.fields import DateField, date_field_of, read_date, written_date

MAY_30 = QDate(2026, 5, 30)


@pytest.mark.parametrize(
    ("where", "shown", "typed"),
    [
        ("en_US", "5/30/2026", ("5/30/2026", "5/30/26", "May 30, 2026", "2026-05-30")),
        ("en_GB", "30/05/2026", ("30/05/2026", "30/5/26", "30 May 2026")),
        ("de_DE", "30.05.2026", ("30.5.2026", "30.05.26", "30. Mai 2026")),
        ("es_ES", "30/5/2026", ("30/5/2026", "30/05/26", "30 mayo 2026")),
        ("ja_JP", "2026/05/30", ("2026/05/30", "2026/5/30")),
    ],
)
def test_a_date_is_shown_and_read_as_the_place_writes_it(
    dressed: QApplication,
    monkeypatch: pytest.MonkeyPatch,
    where: str,
    shown: str,
    typed: tuple[str, ...],
) -> None:
    monkeypatch.setattr(fields, "locale", lambda: QLocale(where))
    assert written_date(MAY_30) == shown
    assert [read_date(text) for text in typed] == [MAY_30] * len(typed)


@pytest.mark.parametrize(
    ("text", "works"),
    [
        ("", True),
        ("2026-05-30", True),
        ("May 30 and 31, 2026", True),
        ("30-31.5.2026", True),
        ("30.-31.5.", True),
        ("5/30-5/31/2026", True),
        ("2026-05-30/31", True),
        ("soon", False),
        ("31.2.2026", False),
        ("2/31/2026", False),
        ("30.", False),
        ("2026-13-45", False),
    ],
)
def test_a_field_holds_a_date_nothing_or_several_days(
    dressed: QApplication, text: str, works: bool
) -> None:
    field = DateField()
    field.setText(text)
    assert (not field.trouble) == works
    field.show_value(text)
    assert field.value == text


@pytest.mark.parametrize(
    "days", ["2026-05-30 to 2026-05-31", "2026-05-30/31", "2026-05-30, 2026-06-06"]
)
def test_what_follows_an_iso_date_is_kept(dressed: QApplication, days: str) -> None:
    field = DateField()
    field.setText(days)
    assert field.value == days
    field.show_value(days)
    assert field.text() == days


def test_the_wizard_and_the_event_save_a_picked_date_as_before(
    keyboard: Keyboard, dressed: QApplication
) -> None:
    keyboard.press(Key.Key_N, control=True)
    keyboard.type("Dual\nOpen")
    wizard = keyboard.window.wizard
    date = wizard.details.date
    date.setFocus()
    keyboard.type("soon")
    keyboard.go_on()
    assert wizard.flow.page == "details"
    assert keyboard.focus is date
    assert "soon" in wizard.details.rows["date"].error.text()
    keyboard.press(Key.Key_F4)
    assert date.menu.isVisible()
    date.calendar.clicked.emit(MAY_30)
    assert not date.menu.isVisible()
    assert date.text() == written_date(MAY_30)
    assert wizard.flow.answers.details["date"] == "2026-05-30"
    keyboard.go_on(3)
    keyboard.press(Key.Key_Return)
    session = keyboard.workspace.session
    assert session.event.details["date"] == "2026-05-30"
    keyboard.press(Key.Key_0, control=True)
    on_page = date_field_of(keyboard.workspace.event_.rows)
    assert on_page.text() == written_date(MAY_30)
    on_page.setFocus()
    keyboard.press(Key.Key_F4)
    on_page.calendar.activated.emit(QDate(2026, 5, 31))
    assert session.event.details["date"] == "2026-05-31"
    on_page.setFocus()
    keyboard.press(Key.Key_A, control=True)
    keyboard.type("soon\n")
    assert session.event.details["date"] == "2026-05-31"
    error = keyboard.workspace.event_.rows["date"].error
    assert error.text().endswith(on_page.trouble)
    keyboard.press(Key.Key_Escape)
    on_page.setFocus()
    keyboard.press(Key.Key_A, control=True)
    keyboard.press(Key.Key_Delete)
    keyboard.press(Key.Key_Return)
    assert not session.event.details["date"]


def test_a_date_that_is_not_accepted_is_kept_as_typed_when_the_event_closes(
    keyboard: Keyboard,
) -> None:
    keyboard.sit_down("us-swiss", "Ann", "Bo")
    keyboard.press(Key.Key_0, control=True)
    page, session = keyboard.workspace.event_, keyboard.workspace.session
    field = date_field_of(page.rows)
    field.setFocus()
    keyboard.type("soon\n")
    assert page.rows["date"].error.text()
    page.leave()
    assert session.event.details["date"] == "soon"


def test_the_date_an_event_has_is_accepted_again(keyboard: Keyboard) -> None:
    keyboard.sit_down("us-swiss", "Ann", "Bo")
    session = keyboard.workspace.session
    session.attempt(lambda session: change_details(session, {"date": "soon"}))
    keyboard.press(Key.Key_0, control=True)
    page = keyboard.workspace.event_
    field = date_field_of(page.rows)
    field.setFocus()
    keyboard.press(Key.Key_End)
    keyboard.type("x")
    keyboard.press(Key.Key_Backspace)
    keyboard.press(Key.Key_Return)
    assert not page.rows["date"].error.text()
