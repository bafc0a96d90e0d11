"""File > Share > Share pages on this network: where, whether, and what people need to get there."""

from PySide6.QtCore import Qt, QTimer, QUrl
from PySide6.QtGui import QDesktopServices, QGuiApplication, QHideEvent, QShowEvent
from PySide6.QtWidgets import QDialog, QWidget

from tourneydesk.gui.app.phones import Phones
from tourneydesk.gui.forms.fields import FieldRow
from tourneydesk.gui.forms.network_choice import NetworkChoice, network_name
from tourneydesk.gui.projector.code_picture import CodePicture
from tourneydesk.gui.widgets.layouts import (
    REST,
    column_of,
    dialog_content,
    fill_dialog,
    fit_dialog,
    row_of,
)
from tourneydesk.gui.widgets.text_widgets import Field, button, label, relook, show_text, title
from tourneydesk.present import messages

COUNTING = 2000
"""Milliseconds between two counts of the phones."""
LEAST_PORT, MOST_PORT = 1024, 65535
"""Lower ports are the system's."""


class PhonesDialog(QDialog):
    """Starts and stops sharing. It may be closed; the pages stay shared while the event is open."""

    handbook_page = "phones"

    def __init__(self, phones: Phones, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        title(self, messages.text("phones-title"))
        self._phones = phones
        self.network = NetworkChoice()
        self.network_row = FieldRow(messages.text("phones-network"), self.network)
        self.port = Field(6)
        self.port_row = FieldRow(messages.text("phones-port"), self.port)
        self.port_row.show_help(messages.text("phones-port-help"))
        self.trouble = label("", "attention", wraps=True)
        self.address = label("", "large")
        self.address.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.code = CodePicture()
        self.count = label("", "quiet", wraps=True)
        self.copy = button(messages.text("phones-copy"), does=self._copy, picture="copy")
        self.browse = button(messages.text("phones-browser"), does=self._browse)
        self.turn = button("", "next", self.start_or_stop)
        self.close_button = button(messages.text("window-close"), "", self.accept)
        self._buttons = row_of(REST, self.close_button, self.turn)
        self.place, self._shown = QWidget(), QWidget()
        self._lay_out()
        self.network.activated.connect(lambda _: self._show_state())
        self._counting = QTimer(self, interval=COUNTING)
        self._counting.timeout.connect(self._count)
        phones.changed.connect(self._show_state)
        self._fill()
        self._show_state()

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        """Each time it is opened, it looks which networks there are."""
        if not self._phones.on:
            self._fill()
            self.turn.setFocus()
        self._show_state()
        self._counting.start()
        super().showEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802
        self._counting.stop()
        super().hideEvent(event)

    def start_or_stop(self) -> None:
        """Shares the pages at the chosen network, or stops."""
        self.port_row.show_error("")
        self.network_row.show_error("")
        if self._phones.on:
            self._phones.stop()
            self._fill()
            self._show_state()
            return
        port = self._chosen_port()
        if port == 0:
            self.port_row.show_error(
                messages.text("phones-port-invalid", least=LEAST_PORT, most=MOST_PORT)
            )
            return
        trouble = self._phones.start(self.network.chosen, port)
        if trouble:
            self.port_row.show_error(trouble)
            return
        self.copy.setFocus()

    def _chosen_port(self) -> int | None:
        """The port that was typed, None for any, 0 for none that can be."""
        text = self.port.text().strip()
        if not text:
            return None
        port = int(text) if text.isascii() and text.isdigit() else 0
        return port if LEAST_PORT <= port <= MOST_PORT else 0

    def _fill(self) -> None:
        """Lists the networks this laptop is in now, with the one of last time chosen."""
        self.network.offer(self._phones.find(), self._phones.usual_network)
        port = self._phones.usual_port
        self.port.setText("" if port is None else str(port))

    def _show_state(self) -> None:
        phones = self._phones
        on = phones.on
        # The address says it, and nothing can be chosen.
        self.place.setVisible(not on)
        self.turn.setText(messages.text("phones-stop" if on else "phones-start"))
        relook(self.turn, "" if on else "next")
        relook(self.close_button, "next" if on else "")
        # Not where it was clicked to share: a double click would stop at once.
        self._buttons.removeWidget(self.turn)
        self._buttons.insertWidget(0 if on else self._buttons.count(), self.turn)
        self._shown.setVisible(bool(phones.address))
        if phones.address:
            show_text(self.address, phones.address)
            self.code.show_address(phones.address)
        chosen = phones.interface
        trouble = ""
        if chosen is not None and phones.gone:
            trouble = messages.text("phones-gone", network=network_name(chosen))
        elif not on and self.network.chosen.inner:
            trouble = messages.text("phones-no-network")
        show_text(self.trouble, trouble)
        self.trouble.setVisible(bool(trouble))
        self._count()

    def _count(self) -> None:
        show_text(self.count, messages.text("phones-count", count=self._phones.looking))

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self._phones.address)
        show_text(self.count, messages.text("phones-copied"))

    def _browse(self) -> None:
        QDesktopServices.openUrl(QUrl(self._phones.address))

    def _lay_out(self) -> None:
        top = Qt.AlignmentFlag.AlignTop
        row_of(
            (self.network_row, 3, top),
            (self.port_row, 1, top),
            on=self.place,
            margins=0,
            spacing=12,
        )
        beside = column_of(row_of(self.copy, REST), row_of(self.browse, REST), self.count, REST)
        column_of(
            label(messages.text("phones-open"), "strong", wraps=True),
            self.address,
            row_of((self.code, 0, top), (beside, 1), spacing=16),
            label(messages.text("phones-firewall"), "quiet", wraps=True),
            on=self._shown,
            margins=0,
            spacing=8,
        )
        content = dialog_content(
            label(messages.text("phones-about"), wraps=True), self.place, self.trouble, self._shown
        )
        fill_dialog(self, messages.text("phones-title"), (content, 1), self._buttons)
        fit_dialog(self, 64, 31, (860, 700))
