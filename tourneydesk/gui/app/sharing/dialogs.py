"""The dialogs of sharing: how other desks join, and joining one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QComboBox, QDialog, QStackedWidget, QWidget

from tourneydesk.core.reasons import Refused
from tourneydesk.desk.networks import Interface, interfaces
from tourneydesk.desk.sharing.addresses import Invitation, is_link, parts_of_link
from tourneydesk.desk.sharing.serving import concerns
from tourneydesk.documents.drawing.page import Paper
from tourneydesk.documents.handouts import join_sheet_pdf
from tourneydesk.gui.app.sharing.attempts import (
    Answered,
    desk_name_row,
    menu_entry,
    remember_desk_name,
    why_not,
)
from tourneydesk.gui.app.sharing.head_desk import HeadDesk
from tourneydesk.gui.forms.fields import FieldRow
from tourneydesk.gui.forms.network_choice import NetworkChoice
from tourneydesk.gui.pages.paper_options import usual_paper
from tourneydesk.gui.pages.print_controller import save_pdf, trouble_text
from tourneydesk.gui.projector.code_picture import CodePicture
from tourneydesk.gui.session import printers as system
from tourneydesk.gui.session.paper_trail import paper_thread
from tourneydesk.gui.session.printers import PrinterTrouble
from tourneydesk.gui.tasks import Background
from tourneydesk.gui.user_data.recent import Join, joins
from tourneydesk.gui.widgets.buttons import Segments
from tourneydesk.gui.widgets.file_dialogs import place_for_pdf
from tourneydesk.gui.widgets.layouts import (
    REST,
    FlowLayout,
    column_of,
    dialog_content,
    fill_dialog,
    fit_dialog,
    leave_enter_to_fields,
    row_of,
)
from tourneydesk.gui.widgets.text_widgets import (
    ChoiceBox,
    Field,
    button,
    label,
    refuse,
    show_text,
    show_trouble,
    title,
)
from tourneydesk.present import messages
from tourneydesk.present.handouts import JoinSheet, join_sheet, join_strip
from tourneydesk.present.messages import say
from tourneydesk.store.errors import FileTrouble
from tourneydesk.store.sharing.no_driver import grouped, typed
from tourneydesk.user_folders import events_folder

# Prints the join sheet, or saves it where no printer is set up.

Said = Callable[[str, str], object]
"""Receives a sentence and its style."""


class SheetPrinting:
    """Belongs to the share dialog. Handles one sheet at a time."""

    def __init__(self, within: QWidget, said: Said) -> None:
        self._within, self._said = within, said
        self._work = Background[tuple[bytes, str]](paper_thread())
        self._printer = ""

    @property
    def busy(self) -> bool:
        return self._work.busy

    def print(self, sheet: JoinSheet, paper: Paper) -> None:
        """Prints one copy on the usual printer; asks for a file if there is none."""
        if self._work.busy:
            return

        def work() -> tuple[bytes, str]:
            pdf, printer = join_sheet_pdf(sheet, paper), system.printers().default
            self._printer = printer
            if printer:
                system.send(pdf, printer, 1, lambda _: True)
            return pdf, printer

        self._work.start(work, lambda outcome: self._done(sheet.title, outcome))

    def _done(self, title: str, outcome: tuple[bytes, str] | Exception) -> None:
        if isinstance(outcome, PrinterTrouble):
            self._said(trouble_text(outcome, self._printer), "attention")
            return
        if isinstance(outcome, Exception):
            raise outcome
        pdf, printer = outcome
        if printer:
            self._said(messages.text("papers-printed", paper=title, printer=printer), "done")
            return
        start = events_folder(messages.text("window-program")) / f"{title}.pdf"
        path = place_for_pdf(self._within, start)
        if path is not None:
            self._save(title, pdf, path)

    def _save(self, title: str, pdf: bytes, path: Path) -> None:
        try:
            save_pdf(pdf, path)
        except FileTrouble as trouble:
            self._said(messages.text(trouble.code, **trouble.facts), "wrong")
        else:
            self._said(messages.text("papers-pdf-saved", paper=title, file=path.name), "done")


# File > Share > Join an event: the address, the code, and this desk's name.

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


LOOK = 2000
"""Milliseconds between two looks at who is connected."""
ROLES = ("scorekeeper", "head", "viewer")
"""The roles, the one that most desks get first."""


class ShareDialog(QDialog):
    """Before: where to share the event. Then: address and code for each role."""

    handbook_page = "several-desks"

    def __init__(
        self,
        head: HeadDesk,
        stop: Callable[[], object],
        parent: QWidget | None = None,
        networks: Sequence[Interface] = (),
        *,
        host: str = "",
    ) -> None:
        """``stop`` asks to stop sharing, if there is anything to ask. Without ``networks``, this
        laptop's are offered; the one with the address ``host`` is proposed, as other desks know the
        event there.
        """
        super().__init__(parent)
        title(self, messages.text("share-title"))
        self._head = head
        offered = networks or interfaces()
        self.host = NetworkChoice()
        self.host.offer(offered, next((one.name for one in offered if one.address == host), ""))
        self.desk, self.desk_row = desk_name_row("share-head-desk")
        self.host_row = FieldRow(messages.text("share-host"), self.host)
        self.host_row.show_help(messages.text("share-host-help"))
        self.trouble = label("", "wrong", wraps=True)
        self.trouble.hide()
        self.start = button(messages.text("share-button"), "next", self.share)
        self.desk.returnPressed.connect(self.share)
        self.role = Segments(
            messages.text("share-roles"),
            [(role, messages.text(f"share-role-{role}")) for role in ROLES],
        )
        self.role.chosen.connect(lambda _: self.show_invitation())
        self.about_role = label("", "quiet", wraps=True)
        self.address = label("", "large")
        self.code = label("", "large")
        self.qr = CodePicture()
        self.copied = label("", "done")
        self.copy = button(messages.text("share-copy"), "", self.copy_invitation, picture="copy")
        self.print_sheet = button(
            messages.text("share-print-sheet"), "", self.print_join_sheet, picture="printer"
        )
        self.printing = SheetPrinting(
            self, lambda said, look: show_trouble(self.printed, said, look)
        )
        self.printed = label("", "done", wraps=True)
        self.printed.hide()
        self.stop = button(messages.text("share-stop-button"), "", stop)
        self.close_button = button(messages.text("window-close"), "next", self.accept)
        self._pages = QStackedWidget()
        self.desks = label("", wraps=True)
        self.concerns = label("", "attention", wraps=True)
        self.timer = QTimer(self, interval=LOOK)
        self.timer.timeout.connect(self.show_desks)
        self._lay_out()
        head.changed.connect(self.refresh)
        self.desk.setFocus()
        self.desk.selectAll()
        self.refresh()

    def share(self) -> None:
        """Starts the server; its progress is shown here."""
        if self._head.busy:
            return
        show_trouble(self.trouble, "")
        self.desk_row.show_error("")
        refuse(self.start, messages.text("share-starting"))
        self.start.setText(messages.text("share-starting"))
        self._head.start(self.host.chosen.address, self.desk.text(), self._answered)

    def show_invitation(self) -> None:
        """Shows what a desk with the chosen role types to join."""
        found = self._invitation()
        if found is None:
            return
        show_text(self.about_role, messages.text(f"share-about-{found.role}"))
        show_text(self.address, found.place)
        show_text(self.code, found.shown_code)
        show_text(self.copied, "")
        self.qr.show_address(found.link, spoken=found.place)

    def copy_invitation(self) -> None:
        """Copies everything in one line, for pasting into the field of the address."""
        found = self._invitation()
        if found is not None:
            QApplication.clipboard().setText(found.link)
            show_text(self.copied, messages.text("share-copied"))

    def print_join_sheet(self) -> None:
        """Prints address and code of every role, to be cut apart."""
        sharing = self._head.sharing
        if sharing is None:
            return
        invited = [sharing.invitation(role) for role in ROLES]
        strips = [join_strip(one.role, one.place, one.shown_code, one.link) for one in invited]
        sheet = join_sheet(menu_entry(), strips, self._head.stamp())
        self.printing.print(sheet, usual_paper())

    def refresh(self) -> None:
        """Shows whether the event is shared."""
        shared = self._head.sharing is not None
        self._pages.setCurrentIndex(int(shared))
        if not self._head.busy:
            refuse(self.start, "")
            self.start.setText(messages.text("share-button"))
        if shared:
            self.show_invitation()
            self.show_desks()
            self.timer.start()
            self.close_button.setFocus()

    def _invitation(self) -> Invitation | None:
        sharing = self._head.sharing
        return None if sharing is None else sharing.invitation(self.role.key)

    def show_desks(self) -> None:
        """Shows who is connected now."""
        sharing = self._head.sharing
        if sharing is None:
            self.timer.stop()
            return
        found = self._head.others()
        lines = [
            messages.text(
                "share-connected-desk",
                desk=one.name,
                role=messages.text(f"share-role-{one.role}"),
                host=one.host,
            )
            for one in found
        ]
        show_text(self.desks, "\n".join(lines) or messages.text("share-nobody"))
        said = [say(one) for one in concerns(found, own_head=sharing.session.desk)]
        if self._head.address_gone:
            said.insert(0, messages.text("serve-address-gone", host=sharing.host))
        show_trouble(self.concerns, messages.sentences(*said))

    def _answered(self, trouble: FileTrouble | Refused | None) -> None:
        if trouble is None:
            remember_desk_name("share-head-desk", self.desk.text())
        elif isinstance(trouble, Refused):
            self.desk_row.show_error(why_not(trouble))
        else:
            show_trouble(self.trouble, why_not(trouble), "wrong")
        self.refresh()

    def _lay_out(self) -> None:
        code = QWidget()
        # In large text the QR code is below.
        both = FlowLayout(spacing=24)
        ways = FlowLayout()
        for one in (self.copy, self.print_sheet, self.copied):
            ways.addWidget(one)
        about = label(messages.text("share-about"), wraps=True)
        before = dialog_content(about, self.host_row, self.desk_row, self.trouble)
        column_of(
            label(messages.text("share-address"), "quiet"),
            self.address,
            label(messages.text("share-code"), "quiet"),
            self.code,
            ways,
            REST,
            on=code,
            margins=0,
        )
        for part in (code, self.qr):
            both.addWidget(part)
        shared = dialog_content(
            label(messages.text("share-now", entry=menu_entry()), wraps=True),
            self.role,
            self.about_role,
            both,
            self.printed,
            label(messages.text("share-connected"), "strong"),
            self.desks,
            self.concerns,
        )
        cancel = button(messages.text("wizard-cancel"), "", self.reject)
        for page, last in (
            (before, row_of(REST, cancel, self.start)),
            (shared, row_of(self.stop, REST, self.close_button)),
        ):
            around = QWidget()
            column_of((page, 1), last, on=around, margins=0, spacing=12)
            self._pages.addWidget(around)
        fill_dialog(self, messages.text("share-title"), (self._pages, 1))
        leave_enter_to_fields(self)
        fit_dialog(self, 84, 32, (900, 680))
