"""The form for a new event: format, name, settings, file."""

from collections.abc import Callable
from pathlib import Path

from platformdirs import user_documents_path
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QComboBox,
    QFormLayout,
    QHBoxLayout,
    QLineEdit,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from tourneydesk.core.sayings import Refused
from tourneydesk.desk.desk import Desk
from tourneydesk.desk.opening import create_event, plan
from tourneydesk.formats import FORMATS
from tourneydesk.gui import words
from tourneydesk.gui.choosing import place_for_event
from tourneydesk.gui.event_desk import refusal
from tourneydesk.gui.plain import ENTER_KEYS, Field, beside, button, label, show_text
from tourneydesk.gui.setting_fields import SettingField, setting_fields
from tourneydesk.present.words import word
from tourneydesk.store.trouble import FileTrouble

SUFFIX = ".tourney"
_NOT_IN_NAMES = '<>:"/\\|?*'
_LONGEST_FILE_NAME = 60


class NewEvent(QWidget):
    """Makes an event and gives it on, open; what does not work is said in the form."""

    made = Signal(object, object)
    """The desk of the new event, and its file."""
    cancelled = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._file_chosen = False
        self.settings: list[SettingField] = []
        self.format = QComboBox()
        for key in FORMATS:
            self.format.addItem(word(f"format_{key}"), key)
        self.name = Field(200)
        self.seed = Field(200)
        self.seed.setPlaceholderText(words.SEED_PLACEHOLDER)
        self.file = Field(4096)
        self.choose = button(words.CHOOSE)
        self.choose.clicked.connect(self._choose_file)
        self.trouble = label("", "attention", wraps=True)
        self.make = button(words.CREATE, "next")
        self.make.clicked.connect(self.finish)
        self.cancel = button(words.CANCEL)
        self.cancel.clicked.connect(self.cancelled)
        self.name.textChanged.connect(self._follow_name)
        self.file.textEdited.connect(self._file_typed)
        self._form = QFormLayout()
        self._lay_out()
        self.format.currentIndexChanged.connect(self._show_settings)
        self._show_settings()

    def enter(self) -> None:
        """Takes the keyboard, with a fresh name."""
        self._file_chosen = False
        self.name.setText("")
        self.seed.setText("")
        self._follow_name("")
        self._show_settings()
        self.say("")
        self.format.setFocus()

    def finish(self) -> None:
        """Makes the event as the form says."""
        if not self.name.text().strip():
            self.say(words.NAME_FIRST)
            self.name.setFocus()
            return
        path = Path(self.file.text().strip())
        made = self._attempt(lambda: self._make(path))
        if made is not None:
            self.say("")
            self.made.emit(made, path)

    def say(self, text: str) -> None:
        show_text(self.trouble, f"{words.SIGN_ATTENTION}{text}" if text else "")
        self.trouble.setVisible(bool(text))

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if event.key() == Qt.Key.Key_Escape:
            self.cancelled.emit()
        elif event.key() in ENTER_KEYS and not event.isAutoRepeat():
            if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
                self.finish()
            else:
                self._go_on()
        else:
            super().keyPressEvent(event)

    def _make(self, path: Path) -> Desk:
        settings = {field.key: field.value() for field in self.settings}
        opened = plan(
            self.format.currentData(), self.name.text(), self.seed.text().strip() or None, settings
        )
        path.parent.mkdir(parents=True, exist_ok=True)
        return create_event(path, opened)

    def _attempt(self, make: Callable[[], Desk]) -> Desk | None:
        try:
            return make()
        except Refused as refused:
            self.say(refusal(refused.problems))
        except FileTrouble as trouble:
            self.say(word(trouble.code, **trouble.facts))
        except (OSError, ValueError):
            # The folder could not be made, or the path holds what no path can hold.
            self.say(word("folder_missing", name=self.file.text().strip()))
        return None

    def _go_on(self) -> None:
        """Enter in a line goes on to the next; at the end it makes the event."""
        if self.focusWidget() is self.file:
            self.finish()
        else:
            self.focusNextChild()

    def _choose_file(self) -> None:
        path = place_for_event(self, Path(self.file.text() or "."))
        if path is not None:
            self._file_chosen = True
            self.file.setText(str(path if path.suffix else path.with_suffix(SUFFIX)))

    def _file_typed(self, _: str) -> None:
        self._file_chosen = True

    def _follow_name(self, name: str) -> None:
        if not self._file_chosen:
            self.file.setText(str(free_place(user_documents_path() / words.PROGRAM, name)))

    def _show_settings(self) -> None:
        for field in self.settings:
            self._form.removeRow(field.widget)
        key = self.format.currentData()
        self.settings = setting_fields(FORMATS[key].settings, key)
        for field in self.settings:
            row = self._form.rowCount() - 1  # the file comes last
            self._form.insertRow(row, beside(field.name, field.widget), field.widget)
        before: QWidget = self.seed
        for widget in (*(field.widget for field in self.settings), self.file, self.choose):
            QWidget.setTabOrder(before, widget)
            before = widget

    def _lay_out(self) -> None:
        self._form.setHorizontalSpacing(16)
        self._form.setVerticalSpacing(8)
        self._form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        place = QHBoxLayout()
        place.addWidget(self.file, 1)
        place.addWidget(self.choose)
        rows: tuple[tuple[str, QWidget], ...] = (
            (words.FORMAT, self.format),
            (words.EVENT_NAME, self.name),
            (words.SEED, self.seed),
        )
        for name, field in rows:
            self._form.addRow(beside(name, field), field)
        self._form.addRow(beside(words.FILE, self.file), place)
        for line in self.findChildren(QLineEdit):
            line.setMinimumWidth(240)
        inside = QWidget()
        inside.setLayout(self._form)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setWidget(inside)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        presses = QHBoxLayout()
        presses.addWidget(self.cancel)
        presses.addStretch(1)
        presses.addWidget(self.make)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(32, 24, 32, 24)
        lines.setSpacing(12)
        lines.addWidget(label(words.NEW_HEADING, "heading"))
        lines.addWidget(label(words.NEW_HINT, "quiet", wraps=True))
        lines.addWidget(scroll, 1)
        lines.addWidget(self.trouble)
        lines.addLayout(presses)


def free_place(folder: Path, name: str) -> Path:
    """A file for an event of that name, which no file has yet."""
    kept = "".join(
        "-" if sign in _NOT_IN_NAMES or not sign.isprintable() else sign for sign in name
    )
    stem = kept.strip(" .")[:_LONGEST_FILE_NAME].strip(" .") or words.NEW_HEADING
    number, path = 1, folder / f"{stem}{SUFFIX}"
    while path.exists():
        number += 1
        path = folder / f"{stem} {number}{SUFFIX}"
    return path
