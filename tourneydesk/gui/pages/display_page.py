"""The display page: what the audience sees now, and everything that controls it."""

from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtGui import QHideEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QWidget

from tourneydesk.gui.forms.fields import FieldRow
from tourneydesk.gui.pages.display_panels import ClockPanel, DisplayChoices, ScreensPanel, card
from tourneydesk.gui.pages.page import PageContext
from tourneydesk.gui.projector.page_view import PageView
from tourneydesk.gui.projector.projector import Projector
from tourneydesk.gui.widgets.actions import FULL_SCREEN, action_key, key_name
from tourneydesk.gui.widgets.buttons import ActionButton
from tourneydesk.gui.widgets.file_dialogs import folder_for_pages
from tourneydesk.gui.widgets.layouts import (
    REST,
    FlowLayout,
    ScrollArea,
    column_of,
    frame_of,
    inner_column,
    row_of,
)
from tourneydesk.gui.widgets.text_widgets import Field, button, label, relook, show_text, tip
from tourneydesk.present import messages
from tourneydesk.present.projector.geometry import cycle_note
from tourneydesk.present.projector.page import LONGEST_ADDRESS, LONGEST_MESSAGE, web_address

TYPING_PAUSE = 400
"""Milliseconds after the last keystroke in a message until the audience sees it."""
SIDE_WIDTH = 46
LEAST_SIDE_WIDTH = 34
"""The width of the cards beside the preview, and the least, in figures."""
PAGES_WIDTH = 58
"""The least width of the preview and the list of pages beside the cards, in figures."""


class DisplayPage(ScrollArea):
    """A live preview and the list of pages, with everything else below or beside them."""

    def __init__(self, context: PageContext, projector: Projector) -> None:
        super().__init__(context.parent)
        self._session = session = context.session
        self._projector = projector
        self._slideshow = projector.slideshow
        self.preview = PageView(messages.text("display-preview"))
        self.where = label("", "quiet", wraps=True)
        self.state = label("", "chip")
        self.now = label("", wraps=True)
        self.names_note = label("", "attention", wraps=True)
        self.toggle = ActionButton("display-projector", projector.toggle)
        self.pause = button(messages.text("display-pause"), picture="pause")
        self.back = button("", picture="chevron-left")
        self.next = button("", picture="chevron-right")
        for turning, text in ((self.back, "display-back"), (self.next, "display-next")):
            turning.setAccessibleName(messages.text(text))
            tip(turning, messages.text(text))
        self.freeze = button(messages.text("display-freeze-button"), picture="snowflake")
        self.freeze.setCheckable(True)
        tip(self.freeze, action_key("display-freeze"))
        self.choices = DisplayChoices(session.format.key, self._slideshow.settings)
        self.message = Field(LONGEST_MESSAGE)
        self.clear = button(messages.text("display-message-clear"), does=self.message.clear)
        self.folder = button(messages.text("display-folder-choose"), picture="folder-open")
        self.no_folder = button(messages.text("display-folder-stop"))
        self.folder_message = label("", "quiet", wraps=True)
        self.address = Field(200)
        self.address_row = FieldRow(messages.text("display-address"), self.address)
        self.address_row.show_help(messages.text("display-address-hint"))
        self.clock = ClockPanel(session, projector.timer)
        self.screens = ScreensPanel(projector)
        self._typed = QTimer(self, singleShot=True, interval=TYPING_PAUSE)
        self._grid = QGridLayout()
        self._main, self._side = QWidget(), QWidget()
        self._columns = 0
        self._lay_out()
        self._connect()
        self._show_state()

    def enter(self) -> None:
        """Takes the focus."""
        self.toggle.setFocus()

    def refresh(self) -> None:
        """The preview updates by itself; a clock may have become possible."""
        self.clock.refresh()

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        super().showEvent(event)
        self._slideshow.watch("preview", True)
        self.screens.refresh()
        self._show_page()

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802
        super().hideEvent(event)
        self._slideshow.watch("preview", False)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._fit()

    def _connect(self) -> None:
        slideshow = self._slideshow
        self.pause.clicked.connect(lambda: slideshow.pause(not slideshow.paused))
        self.back.clicked.connect(lambda: slideshow.step(-1))
        self.next.clicked.connect(lambda: slideshow.step(1))
        self.freeze.toggled.connect(slideshow.freeze)
        self.choices.changed.connect(self._change)
        self.message.textChanged.connect(lambda _: self._typed.start())
        self._typed.timeout.connect(self._send_message)
        self.message.editingFinished.connect(self._send_message)
        self.folder.clicked.connect(self._choose_folder)
        self.no_folder.clicked.connect(lambda: self._projector.copy.choose(None))
        self.address.setText(slideshow.settings.address)
        self.address.editingFinished.connect(self._take_address)
        slideshow.page_changed.connect(self._show_page)
        slideshow.settings_changed.connect(self._show_state)
        slideshow.settings_changed.connect(self._show_page)
        self._projector.toggled.connect(self._show_state)
        self._projector.copy.message_changed.connect(self._show_state)

    def _change(self) -> None:
        chosen = self._slideshow.settings
        message = self._session.message
        self._slideshow.change(
            self.choices.settings_from(chosen, lambda slip: message.emit(slip, "attention"))
        )

    def _send_message(self) -> None:
        self._typed.stop()
        self._slideshow.show_message(self.message.text())
        self.clear.setEnabled(bool(self.message.text()))

    def _choose_folder(self) -> None:
        current = self._slideshow.settings.folder
        folder = folder_for_pages(self, Path(current) if current else Path.home())
        if folder is not None:
            self._projector.copy.choose(folder)

    def _take_address(self) -> None:
        address = web_address(self.address.text())
        if address is None:
            said = messages.text("display-address-slip", most=LONGEST_ADDRESS)
            self.address_row.show_error(said, focus=False)
            return
        self.address_row.show_error("")
        self.address.setText(address)
        self._slideshow.change(replace(self._slideshow.settings, address=address))

    def _show_page(self) -> None:
        slideshow = self._slideshow
        page, chosen, pages = slideshow.page, slideshow.settings, slideshow.pages
        if page is None or not self.isVisible():
            return
        self.preview.show_page(page, slideshow.notices, chosen.distance, chosen.dark)
        now = "display-now-page" if page.page_label else "display-now"
        show_text(self.now, messages.text(now, title=page.title, page=page.page_label))
        self.choices.playlist.show_pages(pages, page, chosen.seconds)
        names = [one for one in pages if one.kind == "names"]
        seconds = sum(one.seconds for one in names)
        note = cycle_note([row.cells[0] for one in names for row in one.rows], seconds)
        show_text(self.names_note, note)
        self.names_note.setVisible(bool(note))
        self._fit()

    def _show_state(self) -> None:
        slideshow, window = self._slideshow, self._projector.window
        texts = []
        if window is None:
            texts.append(messages.text("display-off"))
        elif window.isFullScreen():
            texts.append(messages.text("display-on-screen", screen=window.where))
        elif window.behind:
            texts.append(messages.text("display-behind"))
        else:
            texts.append(
                messages.text("display-in-window", key=key_name(FULL_SCREEN))
                if window.alone
                else messages.text("display-left-full", key=key_name(FULL_SCREEN))
            )
        if slideshow.frozen:
            texts.append(messages.text("display-frozen"))
        if slideshow.paused:
            texts.append(messages.text("display-stays"))
        show_text(self.where, messages.sentences(*texts))
        on = window is not None
        show_text(self.state, messages.text("display-state-on" if on else "display-state-off"))
        relook(self.state, "chip-done" if on else "chip")
        self.toggle.show_text("display-stop" if on else "display-start")
        self.pause.setText(
            messages.text("display-go-on") if slideshow.paused else messages.text("display-pause")
        )
        self.freeze.setChecked(slideshow.frozen)
        self.freeze.setText(
            messages.text("display-unfreeze" if slideshow.frozen else "display-freeze-button")
        )
        self.screens.refresh()
        copy = self._projector.copy
        show_text(self.folder_message, copy.text, "attention" if copy.trouble else "quiet")
        self.folder_message.setVisible(bool(copy.text))
        self.no_folder.setVisible(bool(slideshow.settings.folder))

    def _fit(self) -> None:
        """Gives the preview a screen's aspect ratio; puts the cards below if they do not fit."""
        digit = self.fontMetrics().horizontalAdvance("0")
        width = self.viewport().width() - 40
        # The list of pages is wider in some languages; the cards then are narrower.
        pages = max(digit * PAGES_WIDTH, self.choices.playlist.minimumSizeHint().width())
        side = max(digit * LEAST_SIDE_WIDTH, min(digit * SIDE_WIDTH, width - pages - 16))
        columns = 2 if width >= side + pages + 16 else 1
        # Never so tall that the buttons below are off screen.
        wide = min(width - (side + 16 if columns == 2 else 0), self.viewport().height() * 16 // 18)
        self.preview.setFixedSize(wide - 16, (wide - 16) * 9 // 16)
        self._side.setMaximumWidth(side if columns == 2 else width)
        if columns != self._columns:
            self._columns = columns
            self._grid.addWidget(self._side, columns % 2, columns - 1)
            self._grid.setColumnStretch(0, 1)
            self._grid.setColumnStretch(1, 0)

    def _lay_out(self) -> None:
        self.setWidgetResizable(True)
        self.setAccessibleName(messages.text("display-page"))
        inside = QWidget()
        self.setWidget(inside)
        actions = FlowLayout()
        for one in (self.toggle, self.pause, self.freeze):
            actions.addWidget(one)
        heading = label(messages.text("display-page"), "heading")
        stage = column_of(row_of(REST, self.preview, REST), margins=8)
        inner_column(
            self._main,
            frame_of("stage", stage),
            row_of(self.back, self.next, (self.now, 1)),
            self.names_note,
            label(messages.text("display-what"), "section"),
            self.choices.playlist,
            REST,
        )
        inner_column(
            self._side,
            self.screens,
            self.clock,
            self._message_card(),
            self.choices.how,
            self._copy(),
            REST,
        )
        self._grid.setSpacing(16)
        self._grid.addWidget(self._main, 0, 0)
        # Below the preview for now, so that it is deleted with the page even if never shown.
        self._grid.addWidget(self._side, 1, 0)
        column_of(
            row_of(heading, self.state, (actions, 1), spacing=12),
            self.where,
            self._grid,
            REST,
            on=inside,
            margins=(20, 16, 20, 16),
        )

    def _message_card(self) -> QFrame:
        frame, lines = card(messages.text("display-message"))
        self.message.setAccessibleName(messages.text("display-message"))
        self.message.setPlaceholderText(messages.text("display-message-hint"))
        self.clear.setEnabled(False)
        hint = label(messages.text("display-message-stays"), "quiet", wraps=True)
        lines.addWidget(self.message)
        lines.addLayout(row_of((hint, 1), self.clear))
        return frame

    def _copy(self) -> QFrame:
        frame, lines = card(messages.text("display-folder-copy"))
        lines.addWidget(label(messages.text("display-folder-hint"), wraps=True))
        lines.addLayout(row_of(self.folder, self.no_folder, REST, spacing=None))
        lines.addWidget(self.folder_message)
        lines.addWidget(self.address_row)
        lines.addWidget(self.choices.phones)
        return frame
