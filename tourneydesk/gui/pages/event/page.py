"""The event page: its details and settings, editable where the rules allow."""

from collections.abc import Mapping
from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFormLayout, QWidget

from tourneydesk.core.event import SettingValue
from tourneydesk.core.field import active
from tourneydesk.core.sayings import Refused
from tourneydesk.core.settings import chosen
from tourneydesk.desk.changeable import why_fixed
from tourneydesk.desk.event_fields import can_number_tables, change_details
from tourneydesk.desk.files.opening import change_settings
from tourneydesk.gui.forms.details import add_detail_rows, detail_fields
from tourneydesk.gui.forms.setting_form import SettingForm
from tourneydesk.gui.pages.context import PageContext
from tourneydesk.gui.pages.wizard.preview import SettingsPreview
from tourneydesk.gui.session.qt_session import refusal
from tourneydesk.gui.widgets.action_button import ActionButton
from tourneydesk.gui.widgets.actions import action_key
from tourneydesk.gui.widgets.layout.boxes import REST, column_of, page_column, row_of
from tourneydesk.gui.widgets.layout.scroll_area import scrolled
from tourneydesk.gui.widgets.marked_text import show_trouble
from tourneydesk.gui.widgets.page_keys import PageKeys
from tourneydesk.gui.widgets.text_widgets import (
    Field,
    label,
    label_for,
    show_text,
)
from tourneydesk.present import messages
from tourneydesk.present.messages import listed
from tourneydesk.present.preview.consequences import of_settings

FIRST_TABLE = "first_table"


class EventPage(PageKeys, QWidget):
    """A detail is saved when its editing ends; settings are applied together by one button."""

    def __init__(self, context: PageContext) -> None:
        super().__init__(context.parent)
        self._session = session = context.session
        self._shown: Mapping[str, SettingValue] = {}
        self._field_left = False
        self.key_actions = {
            "keys-event-line": self.focusNextChild,
            "keys-event-apply": self._apply,
            "keys-event-forget": self._forget,
        }
        self.first_table = Field(8)
        self.fields = {**detail_fields(), FIRST_TABLE: self.first_table}
        for key, field in self.fields.items():
            field.editingFinished.connect(lambda key=key: self._save_detail(key))
        self.form = SettingForm(session.format.key)
        self.form.changed.connect(self._changed)
        self.apply = ActionButton("keys-event-apply", self._apply)
        self.trouble = label("", "attention", wraps=True)
        self._why_no_number = label("", "quiet", wraps=True)
        self.preview = SettingsPreview()
        self._lay_out()
        self._show_message("")

    def enter(self) -> None:
        """Takes the focus; discards input that was not applied."""
        self._forget()
        self.fields["name"].setFocus()
        self.fields["name"].selectAll()

    def refresh(self) -> None:
        """Shows the event's current values; a field being edited keeps its input."""
        event = self._session.event
        details = {"name": event.name, **event.details}
        for key, field in self.fields.items():
            if not field.isModified() and field.text() != details.get(key, ""):
                field.setText(details.get(key, ""))
                field.setCursorPosition(0)
        why = can_number_tables(event).why_not
        text = refusal(why, event) if why else messages.text("event-first-table-hint")
        show_text(self._why_no_number, text)
        self.first_table.setEnabled(not why)
        self.first_table.setAccessibleDescription(text)
        if event.settings != self._shown:
            self._shown = event.settings
            self.form.show_values(event.settings)
        self._changed()

    def leave(self) -> None:
        """The event is closing: saves a field being edited first."""
        for key in self.fields:
            self._save_detail(key)
        self._field_left = True

    def _forget(self) -> None:
        """Restores the event's values."""
        for field in self.fields.values():
            field.setModified(False)
        self._shown = {}
        self._show_message("")
        self.refresh()

    def _save_detail(self, key: str) -> None:
        field, event = self.fields[key], self._session.event
        standing = event.name if key == "name" else event.details.get(key, "")
        if self._field_left or not field.isModified():
            return
        if field.text().strip() == standing:
            field.setText(standing)
            return
        text = field.text()
        outcome = self._session.attempt(lambda session: change_details(session, {key: text}))
        self._show_message(outcome.text)
        if outcome.done:
            field.setModified(False)
            # Set as fresh text, so that undo in this field is the event's undo from now on.
            field.setText("")
            self.refresh()
            self._session.report(messages.text("event-detail-changed", name=self._name(key)))

    def _name(self, key: str) -> str:
        return self.fields[key].accessibleName()

    def _changes(self) -> dict[str, object]:
        """The settings that differ from those of the event."""
        settings = self._session.event.settings
        return {
            key: value
            for key, value in self.form.values().items()
            if (tuple(value) if isinstance(value, list) else value) != settings[key]
        }

    def _apply(self) -> None:
        changes = self._changes()
        if not changes:
            return
        names = self._names(changes)
        outcome = self._session.attempt(lambda session: change_settings(session, changes))
        self._show_message(outcome.text)
        if outcome.done:
            self._session.report(messages.text("event-settings-changed", names=names))

    def _names(self, keys: Mapping[str, object]) -> str:
        return listed([field.name for field in self.form.fields if field.key in keys])

    def _changed(self) -> None:
        """Says what Apply would change, what that leads to, and what cannot be changed now."""
        changes = self._changes()
        self.apply.allow(bool(changes))
        fmt, event = self._session.format, self._session.event
        values: dict[str, object] = {**event.settings, **changes}
        inside = active(event, fmt.leavings(event))
        players = [
            replace(event.player(one), id=number, joined=0, left=None, returned=0)
            for number, one in enumerate(inside, start=1)
        ]
        # The text describes an event before it begins; once a round is posted, the rounds show it.
        self.preview.setVisible(not event.rounds)
        self.preview.show_what(lambda: of_settings(fmt.key, values, players))
        try:
            together = chosen(fmt.settings, changes)
        except Refused:
            together = {}
        whys = {}
        for setting in fmt.settings:
            beside_it = {key: value for key, value in together.items() if key != setting.key}
            why = why_fixed(event, setting, beside_it)
            # Input that was changed and not yet applied can still be reverted.
            whys[setting.key] = refusal(why, event) if why and setting.key not in changes else ""
        self.form.show_fixed(whys)

    def _show_message(self, text: str) -> None:
        show_trouble(self.trouble, text)

    def _lay_out(self) -> None:
        details = QFormLayout()
        add_detail_rows(details, {key: self.fields[key] for key in detail_fields()})
        digit = self.fontMetrics().horizontalAdvance("0")
        self.first_table.setFixedWidth(digit * 10 + 24)
        details.addRow(
            label_for(messages.text("event-first-table"), self.first_table), self.first_table
        )
        details.addRow(self._why_no_number)
        inside = QWidget()
        column_of(
            details,
            label(messages.text("event-settings-heading"), "strong"),
            self.form,
            REST,
            on=inside,
            margins=(0, 0, 12, 0),
            spacing=12,
        )
        scroll = scrolled(inside)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        buttons = row_of(REST, self.apply, spacing=None)
        page_column(
            self,
            label(messages.text("event-stage"), "heading"),
            (row_of((scroll, 5), (self.preview, 4), spacing=16), 1),
            self.trouble,
            label(
                messages.text(
                    "event-stage-hint",
                    apply=action_key("keys-event-apply"),
                    undo=action_key("window-undo"),
                ),
                "quiet",
                wraps=True,
            ),
            buttons,
        )
