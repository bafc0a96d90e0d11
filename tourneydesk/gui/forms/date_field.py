"""A field for a date: typed as the locale writes dates, or picked from a calendar.

It is not Qt's QDateEdit, which can neither be empty nor keep what an event may have instead of one
date, such as the two days of a weekend.
"""

import re
from collections.abc import Iterator

from PySide6.QtCore import QDate, QLocale, QPoint, Qt
from PySide6.QtWidgets import QLineEdit, QMenu, QWidgetAction

from tourneydesk.gui.user_data.language import locale
from tourneydesk.gui.widgets.page_keys import PageKeys
from tourneydesk.gui.widgets.text_widgets import Calendar, Field, tip
from tourneydesk.gui.widgets.theme.icons import icon
from tourneydesk.present import messages

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
