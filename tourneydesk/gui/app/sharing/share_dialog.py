"""File > Share > Share with other desks: starts sharing, then shows how other desks join."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QDialog, QStackedWidget, QWidget

from tourneydesk.core.reasons import Refused
from tourneydesk.desk.networks import Interface, interfaces
from tourneydesk.desk.sharing.addresses import Invitation
from tourneydesk.desk.sharing.serving import concerns
from tourneydesk.gui.app.sharing.desk_names import desk_name_row, remember_desk_name
from tourneydesk.gui.app.sharing.head_desk import HeadDesk
from tourneydesk.gui.app.sharing.menu_entry import menu_entry
from tourneydesk.gui.app.sharing.sheet_printing import SheetPrinting
from tourneydesk.gui.app.sharing.troubles import why_not
from tourneydesk.gui.forms.field_row import FieldRow
from tourneydesk.gui.forms.network_choice import NetworkChoice
from tourneydesk.gui.pages.papers.options import usual_paper
from tourneydesk.gui.projector.code_picture import CodePicture
from tourneydesk.gui.widgets.layout.boxes import REST, column_of, row_of
from tourneydesk.gui.widgets.layout.dialog_frame import (
    dialog_content,
    fill_dialog,
    fit_dialog,
    leave_enter_to_fields,
)
from tourneydesk.gui.widgets.layout.flow_layout import FlowLayout
from tourneydesk.gui.widgets.marked_text import show_trouble
from tourneydesk.gui.widgets.segments import Segments
from tourneydesk.gui.widgets.text_widgets import button, label, refuse, show_text, title
from tourneydesk.present import messages
from tourneydesk.present.handouts import join_sheet, join_strip
from tourneydesk.present.messages import say
from tourneydesk.store.errors import FileTrouble

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
