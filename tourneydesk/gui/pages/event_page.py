"""The event page: its details, settings, logo and footer, saved as they are changed."""

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QSize, Qt, QUrl
from PySide6.QtGui import QDesktopServices, QPixmap, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from tourneydesk.core.event import Event, SettingValue
from tourneydesk.core.field import active
from tourneydesk.core.names import NAME_ORDERS, ORDER_DETAIL, name_order
from tourneydesk.core.reasons import Refused
from tourneydesk.core.settings import chosen
from tourneydesk.desk.event_details import (
    can_number_tables,
    change_details,
    why_fixed,
    why_not_together,
)
from tourneydesk.desk.files.opening import change_settings
from tourneydesk.gui.forms.fields import (
    DateField,
    FieldRow,
    detail_rows,
    entered,
    field_of,
    show_detail,
)
from tourneydesk.gui.forms.settings import SettingForm, SettingSection, narrow
from tourneydesk.gui.forms.settings_preview import SettingsPreview
from tourneydesk.gui.pages.page import PageContext
from tourneydesk.gui.session.qt_session import QtSession, refusal
from tourneydesk.gui.tasks import Background
from tourneydesk.gui.user_data.event_notes import MAX_LENGTH
from tourneydesk.gui.widgets.buttons import ActionButton
from tourneydesk.gui.widgets.file_dialogs import picture_to_use
from tourneydesk.gui.widgets.layouts import (
    REST,
    column_of,
    inner_column,
    page_column,
    row_of,
    scrolled,
    widget_of,
)
from tourneydesk.gui.widgets.page_parts import PageKeys
from tourneydesk.gui.widgets.pictures import logo_of
from tourneydesk.gui.widgets.text_widgets import (
    ChoiceBox,
    Field,
    button,
    label,
    refuse,
    show_text,
    show_trouble,
)
from tourneydesk.present import messages
from tourneydesk.present.consequences import of_settings
from tourneydesk.present.messages import clock_time
from tourneydesk.store.errors import display_name

# The field for an event's logo: the picture, and how to choose or remove it.

SHOWN = QSize(240, 72)
"""The most pixels of the picture on the page."""


class LogoField(QWidget):
    """Shows the logo; a file that cannot be one leaves it unchanged and says why."""

    def __init__(self, session: QtSession) -> None:
        super().__init__()
        self._logo = session.logo
        self._reading = Background[bytes]()
        self.picture = label("")
        self.picture.setAccessibleName(messages.text("event-logo"))
        self.choose = button(messages.text("event-logo-choose"), does=self._choose)
        self.remove = button(messages.text("event-logo-remove"), does=self._remove)
        self.error = label("", "wrong", wraps=True)
        self.error.hide()
        column_of(
            label(messages.text("event-logo"), "strong"),
            row_of(self.picture, REST),
            row_of(self.choose, self.remove, REST),
            label(messages.text("event-logo-hint"), "quiet", wraps=True),
            self.error,
            on=self,
            margins=0,
            spacing=4,
        )
        self._logo.changed.connect(self._show)
        self._show()

    @property
    def busy(self) -> bool:
        return self._reading.busy

    def read(self, path: Path) -> None:
        """Takes the picture in a file."""
        self._reading.start(lambda: logo_of(path), self._finished)

    def _choose(self) -> None:
        path = picture_to_use(self, Path.home())
        if path is not None:
            self.read(path)

    def _remove(self) -> None:
        show_trouble(self.error, "", "wrong")
        self._logo.choose(b"")

    def _finished(self, outcome: bytes | Exception) -> None:
        if isinstance(outcome, Refused):
            show_trouble(self.error, refusal(outcome.problems), "wrong")
        elif isinstance(outcome, Exception):
            raise outcome
        else:
            show_trouble(self.error, "", "wrong")
            self._logo.choose(outcome)

    def _show(self) -> None:
        pixmap = QPixmap()
        shown = bool(self._logo.picture) and pixmap.loadFromData(self._logo.picture)
        if shown:
            ratio = self.devicePixelRatioF()
            most = SHOWN * ratio
            if pixmap.width() > most.width() or pixmap.height() > most.height():
                pixmap = pixmap.scaled(
                    most,
                    Qt.AspectRatioMode.KeepAspectRatio,
                    Qt.TransformationMode.SmoothTransformation,
                )
            pixmap.setDevicePixelRatio(ratio)
            self.picture.setPixmap(pixmap)
        self.picture.setVisible(shown)
        self.remove.setVisible(shown)


# The field for the line on the foot of an event's papers.


class FooterField(FieldRow):
    """It is saved when it is left."""

    def __init__(self, session: QtSession) -> None:
        self.text = Field(MAX_LENGTH)
        super().__init__(messages.text("event-footer"), self.text)
        self._footer = session.footer
        self.text.setText(self._footer.text)
        self.show_help(messages.text("event-footer-hint"))
        self.text.editingFinished.connect(self.save)

    def save(self) -> None:
        """Takes the line as typed."""
        if self.text.isModified():
            self._footer.choose(self.text.text())
            self.text.setText(self._footer.text)
            self.show_saved()


FIRST_TABLE, STARTS = "first_table", "starts"
AFTER_DATE = 3
"""How many details come before the start: the name, the place and the date."""
THREE, TWO = 52, 34
"""The widths from which the cards are in three or two columns, in heights of a line of text."""


class EventPage(PageKeys, QWidget):
    """A choice is saved at once, a text when its field is left. What cannot be saved stays in its
    field and says why.
    """

    def __init__(self, context: PageContext) -> None:
        super().__init__(context.parent)
        self._session = session = context.session
        self._shown: Mapping[str, SettingValue] = {}
        self._details_shown: dict[str, str] = {}
        self._replaced: set[str] = set()
        """The fields whose value another desk changed while they were being edited."""
        self._field_left = False
        self._across = 0
        self.key_actions = {
            "keys-event-line": self.focusNextChild,
            "keys-event-forget": self._forget,
        }
        self.first_table = narrow(Field(8))
        self.starts = narrow(Field(20))
        details = detail_rows()
        later = {key: details.pop(key) for key in [*details][AFTER_DATE:]}
        self.rows = {
            **details,
            STARTS: FieldRow(messages.text("event-starts"), self.starts),
            **later,
            FIRST_TABLE: FieldRow(
                messages.text("event-first-table", context.session.event.format), self.first_table
            ),
        }
        self.fields = {key: field_of(row) for key, row in self.rows.items()}
        self.name_order = ChoiceBox()
        for order in NAME_ORDERS:
            self.name_order.addItem(messages.text(f"names-{order}"), order)
        self.name_order.activated.connect(lambda _: self._save_name_order())
        self.rows[ORDER_DETAIL] = FieldRow(messages.text("event-name-order"), self.name_order)
        self.rows[ORDER_DETAIL].show_help(messages.text("event-name-order-hint"))
        for key, field in self.fields.items():
            field.editingFinished.connect(lambda key=key: self._save_detail(key))
            field.textEdited.connect(lambda _, key=key: self.rows[key].show_error(""))
        self.form = SettingForm(session.format.key)
        self.form.changed.connect(self._changed)
        self.form.done.connect(self._save_setting)
        self.logo = LogoField(session)
        self.footer = FooterField(session)
        self.prizes = ActionButton("prizes-go-to", context.requests.prizes)
        self._file = label("", "quiet", wraps=True)
        self._show_in_folder = button(
            messages.text("home-show-folder"), "link", does=self._open_folder
        )
        self._hint = label(messages.text("event-stage-hint"), "quiet", wraps=True)
        self.saved = label(messages.text("event-all-saved"), "chip-done")
        self.preview = SettingsPreview()
        # The page scrolls, not the card.
        self.preview.setMinimumHeight(self.fontMetrics().height() * 24)
        self._lay_out()

    def enter(self) -> None:
        """Takes the focus; discards input that could not be saved."""
        self._forget()
        self.saved.hide()
        self.fields["name"].setFocus()
        self.fields["name"].selectAll()

    def refresh(self) -> None:
        """Shows the event's current values; a field being edited keeps its input."""
        event = self._session.event
        why = self._session.why_not_here("decide")
        refuse(self._inside, why)
        show_text(self._hint, why or messages.text("event-stage-hint"))
        for key, field in self.fields.items():
            value = _detail(event, key)
            if not field.isModified():
                if entered(field) != value:
                    show_detail(field, value)
            elif self._session.by_other and value != self._details_shown.get(key, value):
                self._replaced.add(key)
                id = "desk-value-changed" if value else "desk-value-empty"
                self.rows[key].show_error(messages.text(id, value=value), focus=False)
            self._details_shown[key] = value
        self.rows[STARTS].show_help(messages.text("event-starts-hint", time=clock_time("10:00")))
        fixed = can_number_tables(event).why_not
        if fixed:
            first = event.details.get(FIRST_TABLE, "–")
            self.rows[FIRST_TABLE].show_fixed(refusal(fixed, event), first)
        else:
            self.rows[FIRST_TABLE].show_fixed("", "")
            self.rows[FIRST_TABLE].show_help(messages.text("event-first-table-hint"))
        self.name_order.setCurrentIndex(NAME_ORDERS.index(name_order(event)))
        show_text(self._file, display_name(self._session.path.absolute()))
        if event.settings != self._shown:
            unsaved = self._unsaved(self._shown) if self._shown else {}
            self._shown = event.settings
            self.form.show_values(event.settings, leave_out=unsaved)
        self._changed()

    def leave(self) -> None:
        """The event is closing: saves a field being edited first, a date even if it is not one."""
        for key in self.fields:
            self._save_detail(key, any_date=True)
        self.footer.save()
        self._field_left = True
        self.form.cancel()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._arrange()

    def _forget(self) -> None:
        """Restores the event's values."""
        for field in self.fields.values():
            field.setModified(False)
        for row in (*self.rows.values(), *self.form.rows.values()):
            row.show_error("")
        self._shown = {}
        self._replaced.clear()
        self.refresh()

    def _save_detail(self, key: str, *, any_date: bool = False) -> None:
        field, event = self.fields[key], self._session.event
        current = _detail(event, key)
        if self._field_left or not field.isModified() or self._session.why_not_here("decide"):
            # Without the server, what is typed stays in its field.
            return
        if key in self._replaced:
            # What another desk saved is not replaced before it was seen.
            self._replaced.discard(key)
            return
        text = entered(field)
        if text.strip() == current:
            show_detail(field, current)
            return
        if isinstance(field, DateField) and field.trouble and not any_date:
            self.rows[key].show_error(field.trouble, focus=False)
            return
        outcome = self._session.attempt(lambda session: change_details(session, {key: text}))
        self.rows[key].show_error("" if outcome.done else outcome.text, focus=False)
        if outcome.done:
            field.setModified(False)
            # Set as fresh text, so that undo in this field is the event's undo from now on.
            field.setText("")
            self.refresh()
            self._report(self.rows[key])

    def _save_name_order(self) -> None:
        order = self.name_order.currentData()
        if order == name_order(self._session.event):
            return
        changed = {ORDER_DETAIL: order}
        outcome = self._session.attempt(lambda session: change_details(session, changed))
        self.rows[ORDER_DETAIL].show_error(outcome.text, focus=False)
        if outcome.done:
            self._report(self.rows[ORDER_DETAIL])
        else:
            self.refresh()

    def _save_setting(self, key: str) -> None:
        """Saves a setting that was changed, with others that could not be saved without it."""
        unsaved = self._unsaved(self._session.event.settings)
        if self._field_left or key not in unsaved or self._session.read_only:
            return
        alone = {key: unsaved[key]}
        event = self._session.event
        changes = unsaved if not why_not_together(event, unsaved) else alone
        problems = why_not_together(event, changes)
        row = self.form.rows[key]
        if problems:
            row.show_error(refusal(problems, event), focus=False)
            return
        for saved in changes:
            self.form.rows[saved].show_error("")
        if self._session.attempt(lambda session: change_settings(session, changes)).done:
            for saved in changes:
                self._report(self.form.rows[saved])

    def _report(self, row: FieldRow) -> None:
        row.show_saved()
        self.saved.show()
        self._session.report(messages.text("event-detail-changed", name=row.name))

    def _unsaved(self, settings: Mapping[str, SettingValue]) -> dict[str, object]:
        """The settings whose fields differ from these values."""
        return {
            key: value
            for key, value in self.form.values().items()
            if (tuple(value) if isinstance(value, list) else value) != settings[key]
        }

    def _changed(self) -> None:
        """Says what the settings lead to, and what cannot be changed now."""
        fmt, event = self._session.format, self._session.event
        changes = self._unsaved(event.settings)
        values: dict[str, object] = {**event.settings, **changes}
        inside = active(event, fmt.leavings(event))
        players = [
            replace(event.player(one), id=number, joined=0, left=None, returned=0)
            for number, one in enumerate(inside, start=1)
        ]
        # The text describes an event before it begins; once a round is posted, the rounds show it.
        self.preview.setVisible(not event.rounds)
        self.preview.show_what(lambda: of_settings(fmt.key, values, players))
        self.form.show_cards(values, tuple(players))
        try:
            together = chosen(fmt.settings, changes)
        except Refused:
            together = {}
        whys = {}
        for setting in fmt.settings:
            beside_it = {key: value for key, value in together.items() if key != setting.key}
            why = why_fixed(event, setting, beside_it)
            # Input that was changed and not yet saved can still be reverted.
            whys[setting.key] = refusal(why, event) if why and setting.key not in changes else ""
        self.form.show_fixed(whys, event.settings)

    def _open_folder(self) -> None:
        folder = Path(self._session.path).absolute().parent
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))

    def _arrange(self) -> None:
        """Three columns of cards, two, or one, as there is room."""
        line = self.fontMetrics().height()
        across = 3 if self.width() >= THREE * line else 2 if self.width() >= TWO * line else 1
        if across == self._across:
            return
        self._across = across
        places = {
            3: ((0, 0), (0, 1), (0, 2)),
            2: ((0, 0), (0, 1), (1, 1)),
            1: ((0, 0), (1, 0), (2, 0)),
        }
        for column, (row, at) in zip(self._columns, places[across], strict=True):
            height = 2 if across == 2 and at == 0 else 1
            self._grid.addWidget(column, row, at, height, 1)
        for at in range(3):
            self._grid.setColumnStretch(at, 1 if at < across else 0)
        if self.form.cards:
            self._grid.addWidget(self._wide, 3, 0, 1, across)

    def _lay_out(self) -> None:
        # Outermost first: when Qt reparents a widget, it styles all of its children again.
        self._inside = inside = QWidget()
        page_column(
            self,
            row_of(
                label(messages.text("event-stage"), "heading"),
                self.saved,
                REST,
                self.prizes,
                spacing=12,
            ),
            self._hint,
            (scrolled(inside), 1),
        )
        self._grid = QGridLayout(inside)
        self._grid.setContentsMargins(0, 0, 12, 0)
        self._grid.setSpacing(16)
        details, settings, lists = self._columns = [QWidget(inside) for _ in range(3)]
        self._wide = QWidget(inside)
        column_of(*self.form.cards, on=self._wide, margins=0, spacing=16)
        if not self.form.cards:
            # It is not in the grid, and would cover the heading of the details.
            self._wide.hide()
        self._arrange()
        file = column_of(
            label(messages.text("event-file"), "strong"),
            self._file,
            row_of(self._show_in_folder, REST),
            margins=0,
            spacing=4,
        )
        heading = messages.text("event-details-heading")
        rows = (*self.rows.values(), self.logo, self.footer, widget_of(file))
        inner_column(details, SettingSection(heading, *rows), REST)
        inner_column(settings, self.form, REST)
        column_of(*self.form.lists, self.preview, REST, on=lists, margins=0, spacing=16)


def _detail(event: Event, key: str) -> str:
    """A detail as it is shown and typed."""
    if key == "name":
        return event.name
    value = event.details.get(key, "")
    return clock_time(value) if value and key == STARTS else value
