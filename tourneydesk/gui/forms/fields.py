"""A field with its name above it and what is wrong with it below; dates, event details."""

import re
from collections.abc import Iterator, Mapping

from PySide6.QtCore import QDate, QLocale, QPoint, Qt, QTimer
from PySide6.QtWidgets import QLineEdit, QMenu, QSizePolicy, QWidget, QWidgetAction

from tourneydesk.core.journal.bounds import ABOUT
from tourneydesk.gui.user_data.language import locale
from tourneydesk.gui.widgets.layouts import column_of, row_of
from tourneydesk.gui.widgets.page_parts import PageKeys
from tourneydesk.gui.widgets.text_widgets import (
    Calendar,
    Field,
    label,
    relook,
    show_text,
    show_trouble,
    tip,
)
from tourneydesk.gui.widgets.theme import Icon, icon
from tourneydesk.present import messages

NO_MAXIMUM = 16_777_215
"""The maximum width of a widget without one."""
SAVED_TIME = 3000
"""Milliseconds for which a field says that it was saved."""


class FieldRow(QWidget):
    """A field that can be corrected where it is: an error is shown at the field and gives it the
    focus.
    """

    def __init__(
        self, name: str, field: QWidget, beside: QWidget | None = None, look: str = "strong"
    ) -> None:
        """``beside`` is a button that belongs to the field; ``look`` is the style of the name."""
        super().__init__()
        self.name = name
        self.field = field
        self._heading = label(name, look)
        self._heading.setBuddy(field)
        field.setAccessibleName(name)
        self._heading.setWordWrap(True)
        self._heading.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self._lock = Icon("lock", token="quiet")
        self.saved_mark = QWidget()
        row_of(
            Icon("check", token="done"),
            label(messages.text("event-saved"), "done"),
            on=self.saved_mark,
            margins=0,
            spacing=4,
        )
        self.saved_mark.hide()
        self._value = label("", wraps=True)
        self._help = label("", "quiet", wraps=True)
        self.error = label("", "wrong", wraps=True)
        self._fixed = ""
        self.timer = QTimer(self, singleShot=True, interval=SAVED_TIME)
        self.timer.timeout.connect(self.saved_mark.hide)
        top = row_of((self._heading, 1), self._lock, self.saved_mark, spacing=4)
        place = row_of((field, 1), beside) if beside is not None else row_of((field, 1))
        if field.maximumWidth() < NO_MAXIMUM:
            place.addStretch(1)
        column_of(top, place, self._value, self._help, self.error, on=self, margins=0, spacing=4)
        for part in (self._value, self._help, self.error):
            # As high as its text is for its width; no two lines for one.
            part.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        for hidden in (self._lock, self._value, self._help, self.error):
            hidden.hide()

    def hide_name(self) -> None:
        """The page around the field says what it asks."""
        self._heading.hide()

    def show_help(self, text: str) -> None:
        """Shows what the field, or the value chosen, means; empty for nothing."""
        if self._fixed:
            return
        show_text(self._help, text)
        self._help.setVisible(bool(text))
        if not self.error.text():
            self.field.setAccessibleDescription(text)

    def show_error(self, text: str, *, focus: bool = True) -> None:
        """Says at the field what is wrong and puts the cursor there; empty if nothing is."""
        show_trouble(self.error, text, "wrong")
        self.field.setAccessibleDescription(text or self._help.text())
        if isinstance(self.field, QLineEdit):
            relook(self.field, "wrong" if text else "")
        if text and focus:
            self.field.setFocus()
            if isinstance(self.field, QLineEdit):
                self.field.selectAll()

    def show_saved(self) -> None:
        """Says for a moment that the value was saved."""
        self.saved_mark.show()
        self.timer.start()

    def show_fixed(self, why: str, value: str) -> None:
        """Shows the value as plain text with the reason why it cannot be changed; without a reason
        the field is shown.
        """
        self._fixed = why
        self.field.setEnabled(not why)
        self.field.setVisible(not why)
        self._lock.setVisible(bool(why))
        show_text(self._value, value)
        self._value.setVisible(bool(why))
        if why:
            show_text(self._help, why)
            self._help.show()
            self.field.setAccessibleDescription(why)


# A field for a date: typed as the locale writes dates, or picked from a calendar.
#
# It is not Qt's QDateEdit, which can neither be empty nor keep what an event may have instead of
# one date, such as the two days of a weekend.

OLDEST = 1970
"""A year of two digits is this one or later."""
ISO_LENGTH = 10
"""Characters of a date such as 2026-05-30."""
NUMBER = re.compile(r"\d+")


class DateField(PageKeys, Field):
    """Its value is an ISO date such as ``2026-05-30``, text that is not one date, or empty. F4
    opens the calendar.
    """

    def __init__(self) -> None:
        super().__init__()
        self.calendar = Calendar(messages.text("wizard-date-pick"), locale())
        self.calendar.clicked.connect(self._pick)
        self.calendar.activated.connect(self._pick)
        around = QWidgetAction(self)
        around.setDefaultWidget(self.calendar)
        self.menu = QMenu(self)
        self.menu.addAction(around)
        opens = self.addAction(icon("calendar", "quiet"), QLineEdit.ActionPosition.TrailingPosition)
        opens.setText(messages.text("wizard-date-pick"))
        tip(opens, messages.text("wizard-date-pick"))
        opens.triggered.connect(self.open_calendar)
        self.on_keys({"keys-date-open": self.open_calendar})

    @property
    def value(self) -> str:
        date = read_date(self.text())
        return self.text() if date is None else date.toString(Qt.DateFormat.ISODate)

    def show_value(self, value: str) -> None:
        """Shows a value as the locale writes it."""
        date = _iso_date(value)
        self.setText(written_date(date) if date.isValid() else value)
        self.setCursorPosition(0)

    @property
    def trouble(self) -> str:
        """What is wrong with the text; empty if it is a date, empty, or says several days, such as
        May 30 and 31, or 5/30-5/31/2026.
        """
        text = self.text().strip()
        in_words = any(map(str.isalpha, text)) and any(map(str.isdigit, text))
        if not text or in_words or _several_days(text) or read_date(text) is not None:
            return ""
        example = written_date(QDate(2026, 5, 30))
        return messages.text("wizard-date-unknown", text=text, example=example)

    def open_calendar(self) -> None:
        self.setFocus()
        self.calendar.setSelectedDate(read_date(self.text()) or QDate.currentDate())
        self.menu.popup(self.mapToGlobal(QPoint(0, self.height())))
        self.calendar.setFocus()

    def _pick(self, date: QDate) -> None:
        self.menu.close()
        self.setFocus()
        # As if it were typed, so that it can be undone.
        self.selectAll()
        self.insert(written_date(date))
        self.editingFinished.emit()


def written_date(date: QDate) -> str:
    """A date as the locale writes it in figures, with all four digits of its year."""
    return locale().toString(date, _figures(locale()))


def read_date(text: str) -> QDate | None:
    """The date in a text: as the locale writes dates, in figures or in words, or ISO 8601."""
    for date in _readings(text.strip()):
        if date.isValid():
            return date.addYears(100) if date.year() < OLDEST else date
    return None


def _readings(text: str) -> Iterator[QDate]:
    yield _iso_date(text)
    spoken = locale()
    # One letter reads one or two digits.
    form = _figures(spoken).replace("dd", "d").replace("MM", "M")
    yield spoken.toDate(text, form)
    yield spoken.toDate(text, form.replace("yyyy", "yy"))
    for words in ("d MMMM yyyy", "d. MMMM yyyy", "MMMM d, yyyy", "MMMM d yyyy"):
        yield spoken.toDate(text, words)
        yield spoken.toDate(text, words.replace("MMMM", "MMM"))


def _iso_date(text: str) -> QDate:
    """Invalid if anything follows the date; Qt would ignore it."""
    return QDate.fromString(text, Qt.DateFormat.ISODate) if len(text) == ISO_LENGTH else QDate()


def _several_days(text: str) -> bool:
    """Whether figures say more than one date does: more than three numbers, or three that are not
    separated alike, such as 30.-31.5.
    """
    figures = NUMBER.findall(text)
    between = {one.strip() for one in NUMBER.split(text)[1:-1]}
    return len(figures) > 3 or (len(figures) == 3 and len(between) > 1)


def _figures(spoken: QLocale) -> str:
    """The locale's short form, with all four digits of the year."""
    form = spoken.dateFormat(QLocale.FormatType.ShortFormat)
    return form if "yyyy" in form else form.replace("yy", "yyyy").replace("yyyyyyyy", "yyyy")


# The fields for an event's name, place, date and so on, for every page that asks for them.


def detail_rows() -> dict[str, FieldRow]:
    """A field with its name for each detail, by its key; the event's name first, which alone is
    required.
    """
    rows = {"name": FieldRow(messages.text("wizard-event-name"), Field(200))}
    for key in ABOUT:
        field = DateField() if key == "date" else Field()
        field.setPlaceholderText(messages.text("people-optional"))
        rows[key] = FieldRow(messages.text(f"wizard-details-{key}"), field)
    return rows


def field_of(row: FieldRow) -> Field:
    """The line edit in a row."""
    assert isinstance(row.field, Field)
    return row.field


def date_field_of(rows: Mapping[str, FieldRow]) -> DateField:
    """The field for the date."""
    field = rows["date"].field
    assert isinstance(field, DateField)
    return field


def entered(field: Field) -> str:
    """The detail in a field, as the event has it."""
    return field.value if isinstance(field, DateField) else field.text()


def show_detail(field: Field, text: str) -> None:
    """Shows a detail of the event in its field."""
    if isinstance(field, DateField):
        field.show_value(text)
    else:
        field.setText(text)
        field.setCursorPosition(0)
