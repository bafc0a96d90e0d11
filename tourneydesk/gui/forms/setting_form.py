"""The settings of one format in groups, for every page that asks for them."""

from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QWidget

from tourneydesk.core.event import Player, SettingValue
from tourneydesk.core.reasons import Problem, Refused
from tourneydesk.formats import FORMATS
from tourneydesk.gui.forms.choice_cards import ChoiceCards
from tourneydesk.gui.forms.field_row import FieldRow
from tourneydesk.gui.forms.setting_fields import SettingField, setting_field
from tourneydesk.gui.forms.tick_list import TickList
from tourneydesk.gui.session.qt_session import refusal
from tourneydesk.gui.widgets.layout.boxes import column_of
from tourneydesk.gui.widgets.text_widgets import label
from tourneydesk.present import messages
from tourneydesk.present.consequences import cards_of
from tourneydesk.present.settings import SettingGroup, value_help, value_words
from tourneydesk.present.shows import setting_groups_of


def _heading(group: SettingGroup) -> str:
    return messages.text(f"settings-group-{group.heading}") if group.heading else ""


class SettingSection(QFrame):
    """Settings under one heading."""

    def __init__(self, heading: str, *rows: QWidget) -> None:
        """Without a heading one of the rows says what it is."""
        super().__init__()
        self.setProperty("look", "card")
        top = [label(heading, "section")] if heading else []
        column_of(*top, *rows, on=self, margins=16, spacing=16)


class SettingForm(QWidget):
    """A field for each setting; one that cannot be changed is text, with the reason below it."""

    changed = Signal()
    done = Signal(str)
    """The setting of this key was changed and left."""

    def __init__(self, key: str) -> None:
        super().__init__()
        self._format = key
        settings = {setting.key: setting for setting in FORMATS[key].settings}
        groups = setting_groups_of(key)
        self.fields = [setting_field(settings[one], key) for group in groups for one in group.keys]
        """In the order in which they are on the form."""
        names = {field.key: field.name for field in self.fields}
        # A heading that is the name of its only setting is said once.
        once = {
            group for group in groups if [_heading(group)] == [names[one] for one in group.keys]
        }
        headings = {one for group in once for one in group.keys}
        self.rows = {
            field.key: FieldRow(
                field.name, field.widget, look="section" if field.key in headings else "strong"
            )
            for field in self.fields
        }
        for field in self.fields:
            field.changed.connect(lambda *_, field=field: self._changed(field))
            field.done.connect(lambda *_, key=field.key: self.done.emit(key))
            self._show_help(field)
        sections: list[SettingSection] = []
        self.lists: list[SettingSection] = []
        self.cards: list[SettingSection] = []
        """The sections with long lists and those with cards are not in the form: they need more
        space, and pages put them elsewhere.
        """
        for group in groups:
            rows = [self.rows[one] for one in group.keys]
            kinds = {type(row.field) for row in rows}
            section = SettingSection("" if group in once else _heading(group), *rows)
            place = self.cards if ChoiceCards in kinds else self.lists
            (place if kinds & {ChoiceCards, TickList} else sections).append(section)
        column_of(*sections, on=self, margins=0, spacing=16)

    def values(self) -> dict[str, object]:
        """The values entered, by setting."""
        return {field.key: field.value() for field in self.fields}

    def show_values(
        self, values: Mapping[str, SettingValue], leave_out: Mapping[str, object]
    ) -> None:
        """Shows these values without reporting a change; some fields keep what is in them."""
        self.blockSignals(True)
        for field in self.fields:
            if field.key not in leave_out:
                field.show(values[field.key])
                self._show_help(field)
        self.blockSignals(False)

    def show_cards(self, wanted: Mapping[str, object], players: int | tuple[Player, ...]) -> None:
        """Shows on the cards what the values mean with the other settings for these players."""
        for field in self.fields:
            if isinstance(field.widget, ChoiceCards):
                others = {key: value for key, value in wanted.items() if key != field.key}
                work = partial(cards_of, field.key, self._format, others, players)
                field.widget.show_what((repr(sorted(others.items())), players), work)

    def cancel(self) -> None:
        """What is being worked out is no longer wanted."""
        for field in self.fields:
            if isinstance(field.widget, ChoiceCards):
                field.widget.cancel()

    def show_fixed(self, reasons: Mapping[str, str], values: Mapping[str, SettingValue]) -> None:
        """Shows the values of the settings named here as text, each with its reason, and enables
        the others.
        """
        for key, row in self.rows.items():
            row.show_fixed(reasons.get(key, ""), value_words(key, values[key], self._format))
        for field in self.fields:
            self._show_help(field)

    def show_refusal(self, refused: Refused) -> bool:
        """Says at the fields what is wrong with their values, and puts the cursor at the first;
        whether all of it is about fields of this form.
        """
        wrong: dict[str, list[Problem]] = {}
        for problem in refused.problems:
            wrong.setdefault(str(problem.facts.get("setting", "")), []).append(problem)
        if not wrong.keys() <= self.rows.keys():
            return False
        for key in reversed(wrong):
            self.rows[key].show_error(refusal(tuple(wrong[key])))
        return True

    def _changed(self, field: SettingField) -> None:
        self.rows[field.key].show_error("")
        self._show_help(field)
        self.changed.emit()

    def _show_help(self, field: SettingField) -> None:
        if isinstance(field.widget, ChoiceCards):
            return  # each card has its sentence
        self.rows[field.key].show_help(value_help(field.key, field.value(), self._format))
