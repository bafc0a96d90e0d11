"""File > Share > Join an event: the address, the code, and this desk's name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from PySide6.QtWidgets import QComboBox, QDialog, QWidget

from tourneydesk.core.reasons import Refused
from tourneydesk.desk.sharing.addresses import is_link, parts_of_link
from tourneydesk.gui.app.sharing.attempts import Answered
from tourneydesk.gui.app.sharing.desk_names import desk_name_row, remember_desk_name
from tourneydesk.gui.app.sharing.troubles import why_not
from tourneydesk.gui.forms.field_row import FieldRow
from tourneydesk.gui.user_data.joins import Join, joins
from tourneydesk.gui.widgets.layout.boxes import REST, row_of
from tourneydesk.gui.widgets.layout.dialog_frame import (
    dialog_content,
    fill_dialog,
    fit_dialog,
    leave_enter_to_fields,
)
from tourneydesk.gui.widgets.marked_text import show_trouble
from tourneydesk.gui.widgets.text_widgets import (
    ChoiceBox,
    Field,
    button,
    label,
    refuse,
    show_text,
    title,
)
from tourneydesk.present import messages
from tourneydesk.store.errors import FileTrouble
from tourneydesk.store.sharing.no_driver import grouped, typed

LONGEST_ADDRESS = 1000


class Joining(Protocol):
    """Joins an event of another desk."""

    @property
    def busy(self) -> bool:
        """Whether an event is being joined."""

    def join(self, address: str, code: str, desk: str, done: Answered) -> None:
        """Joins an event of another desk, and shows it in the window."""

    def cancel_join(self) -> None:
        """An event that is being joined is not wanted any more."""


class JoinDialog(QDialog):
    """What is wrong is said at the field where it is corrected."""

    handbook_page = "several-desks"

    def __init__(self, joining: Joining, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        title(self, messages.text("join-title"))
        self._joining = joining
        self.address, self.code = Field(LONGEST_ADDRESS), Field()
        self.address_row = FieldRow(messages.text("share-address"), self.address)
        self.address_row.show_help(messages.text("join-address-help"))
        self.code_row = FieldRow(messages.text("share-code"), self.code)
        self.code_row.show_help(messages.text("join-code-help"))
        self.desk, self.desk_row = desk_name_row("join-second-desk")
        self.about = label(messages.text("join-about"), wraps=True)
        self.before = ChoiceBox()
        # A long name does not widen the dialog.
        self.before.setMinimumContentsLength(1)
        self.before.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self.before.addItem(messages.text("join-new"), None)
        for one in joins():
            text = messages.text("join-before-item", event=one.name, address=one.address)
            self.before.addItem(text, one)
        self.before_row = FieldRow(messages.text("join-before"), self.before)
        self.before_row.setVisible(self.before.count() > 1)
        self.before.activated.connect(lambda _: self._fill(self.before.currentData()))
        self.read = button(messages.text("join-read-copy"))
        self.read.hide()
        self.trouble = label("", "wrong", wraps=True)
        self.trouble.hide()
        self.join = button(messages.text("join-button"), "next", self.join_event)
        self.address.textChanged.connect(self._take_apart)
        for field in (self.address, self.code, self.desk):
            field.returnPressed.connect(self.join_event)
        self._lay_out()
        self.address.setFocus()

    def show_copy(self, join: Join | None, read: Callable[[], object]) -> None:
        """Offers to join the event of a copy again, or to read the copy."""
        show_text(self.about, messages.text("join-again-about"))
        self.before_row.hide()
        self._fill(join)
        self.read.show()
        self.read.clicked.connect(self.accept)
        self.read.clicked.connect(lambda: read())
        if join is not None:
            self.join.setFocus()

    def ask_for_code(self) -> None:
        """The code that was typed before no longer holds."""
        self.code.selectAll()
        self.code.setFocus()

    def fill(self, address: str, code: str, desk: str) -> None:
        """Fills the fields, and joins at once if address and code are given."""
        self.address.setText(address)
        if code:
            self.code.setText(code)
        if desk:
            self.desk.setText(desk)
        if self.address.text() and self.code.text():
            self.join_event()
        elif self.address.text():
            self.code.setFocus()

    def _fill(self, join: Join | None) -> None:
        self.address.setText(join.address if join is not None else "")
        self.code.setText("")
        if join is not None:
            ours = not is_link(join.address)
            self.code.setText(grouped(typed(join.code)) if ours else join.code)
            self.desk.setText(join.desk)

    def join_event(self) -> None:
        """Joins; the window shows the event, or the field says what is wrong."""
        if self._joining.busy:
            return
        for row in (self.address_row, self.code_row, self.desk_row):
            row.show_error("")
        show_trouble(self.trouble, "")
        if not self.address.text().strip():
            self.address_row.show_error(messages.text("join-address-missing"))
            return
        if not self.code.text().strip():
            self.code_row.show_error(messages.text("join-code-missing"))
            return
        refuse(self.join, messages.text("join-joining"))
        self.join.setText(messages.text("join-joining"))
        self._joining.join(self.address.text(), self.code.text(), self.desk.text(), self._answered)

    def reject(self) -> None:
        self._joining.cancel_join()
        super().reject()

    def _take_apart(self, text: str) -> None:
        """A pasted address with a code in it fills both fields."""
        if is_link(text):
            without, code = parts_of_link(text)
            if code:
                self.address.setText(without)
                self.code.setText(code)

    def _answered(self, trouble: FileTrouble | Refused | None) -> None:
        refuse(self.join, "")
        self.join.setText(messages.text("join-button"))
        if trouble is None:
            remember_desk_name("join-second-desk", self.desk.text())
            self.accept()
        elif isinstance(trouble, Refused):
            self.desk_row.show_error(why_not(trouble))
        elif trouble.code in ("server_refused", "server_code_wrong"):
            self.code_row.show_error(why_not(trouble))
        elif trouble.code in ("server_unreachable", "server_address_wrong", "server_without_event"):
            self.address_row.show_error(why_not(trouble))
        else:
            show_trouble(self.trouble, why_not(trouble), "wrong")

    def _lay_out(self) -> None:
        rows = (self.before_row, self.address_row, self.code_row, self.desk_row)
        content = dialog_content(self.about, *rows, self.trouble)
        cancel = button(messages.text("wizard-cancel"), "", self.reject)
        buttons = row_of(self.read, REST, cancel, self.join)
        fill_dialog(self, messages.text("join-title"), (content, 1), buttons)
        leave_enter_to_fields(self)
        fit_dialog(self, 68, 30, (800, 660))
