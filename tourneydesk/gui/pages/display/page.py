"""The display page: what the audience sees now, and everything that controls it."""

from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtGui import QHideEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QWidget,
)

from tourneydesk.gui.pages.context import PageContext
from tourneydesk.gui.pages.display.choices import DisplayChoices, card
from tourneydesk.gui.pages.display.clock_panel import ClockPanel
from tourneydesk.gui.projector.page_view import PageView
from tourneydesk.gui.projector.projector import Projector
from tourneydesk.gui.widgets.action_button import ActionButton
from tourneydesk.gui.widgets.actions import action_key
from tourneydesk.gui.widgets.file_dialogs import folder_for_pages
from tourneydesk.gui.widgets.layout.boxes import REST, column_of, row_of
from tourneydesk.gui.widgets.layout.scroll_area import ScrollArea
from tourneydesk.gui.widgets.shortcuts import FULL_SCREEN, key_name
from tourneydesk.gui.widgets.text_widgets import (
    Field,
    button,
    check,
    label,
    label_for,
    show_text,
    tip,
)
from tourneydesk.present import messages
from tourneydesk.present.projector.pages import LONGEST_MESSAGE

TYPING_PAUSE = 400
"""Milliseconds after the last keystroke in a message until the audience sees it."""


class DisplayPage(ScrollArea):
    """A live preview, with its settings below and beside it."""

    def __init__(self, context: PageContext, projector: Projector) -> None:
        super().__init__(context.parent)
        self._session = session = context.session
        self._projector = projector
        self._slideshow = projector.slideshow
        self.preview = PageView(messages.text("display-preview"))
        self.now = label("", wraps=True)
        self.where = label("", "quiet", wraps=True)
        self.toggle = ActionButton("display-projector", projector.toggle)
        self.pause = button(messages.text("display-pause"))
        self.back = button(messages.text("display-back"))
        self.next = button(messages.text("display-next"))
        self.freeze = check(messages.text("display-freeze-while-typing"))
        tip(self.freeze, action_key("display-freeze"))
        self.choices = DisplayChoices(session.format.key, self._slideshow.settings)
        self.message = Field(LONGEST_MESSAGE)
        self.folder = button(messages.text("display-folder-choose"))
        self.no_folder = button(messages.text("display-folder-stop"))
        self.folder_message = label("", "quiet", wraps=True)
        self.clock = ClockPanel(session, projector.timer)
        self._typed = QTimer(self, singleShot=True, interval=TYPING_PAUSE)
        self._cards = QGridLayout()
        self._columns = 0
        self._shown_cards = (self.clock, self.choices.what, self.choices.how, self._copy())
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

    def _choose_folder(self) -> None:
        current = self._slideshow.settings.folder
        folder = folder_for_pages(self, Path(current) if current else Path.home())
        if folder is not None:
            self._projector.copy.choose(folder)

    def _show_page(self) -> None:
        page, chosen = self._slideshow.page, self._slideshow.settings
        if page is None or not self.isVisible():
            return
        self.preview.show_page(page, self._slideshow.notices, chosen.distance, chosen.dark)
        now = "display-now-page" if page.page_label else "display-now"
        show_text(self.now, messages.text(now, title=page.title, page=page.page_label))

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
        self.toggle.show_text("display-start" if window is None else "display-stop")
        self.pause.setText(
            messages.text("display-go-on") if slideshow.paused else messages.text("display-pause")
        )
        self.freeze.setChecked(slideshow.frozen)
        copy = self._projector.copy
        show_text(self.folder_message, copy.text, "attention" if copy.trouble else "quiet")
        self.folder_message.setVisible(bool(copy.text))
        self.no_folder.setVisible(bool(slideshow.settings.folder))

    def _fit(self) -> None:
        """Gives the preview a screen's aspect ratio; puts cards in one column if two do not fit."""
        digit = self.fontMetrics().horizontalAdvance("0")
        width = self.viewport().width() - 32
        # Never so tall that the buttons below are off screen.
        wide = min(width, digit * 62, self.viewport().height() * 4 // 5)
        self.preview.setFixedSize(wide, wide * 9 // 16)
        columns = 2 if width > digit * 92 else 1
        if columns != self._columns:
            self._columns = columns
            for at, card in enumerate(self._shown_cards):
                self._cards.addWidget(card, at // columns, at % columns)
            self._cards.setColumnStretch(1, columns - 1)

    def _lay_out(self) -> None:
        self.setWidgetResizable(True)
        self.setAccessibleName(messages.text("display-page"))
        inside = QWidget()
        self.setWidget(inside)
        buttons = row_of(self.toggle, self.back, self.next, self.pause, REST)
        lines = column_of(
            label(messages.text("display-page"), "heading"),
            self.preview,
            self.now,
            self.where,
            buttons,
            self.freeze,
            on=inside,
            margins=16,
            spacing=12,
        )
        self.message.setPlaceholderText(messages.text("display-message-hint"))
        lines.addLayout(
            row_of(label_for(messages.text("display-message"), self.message), (self.message, 1))
        )
        self._cards.setSpacing(12)
        self._cards.setColumnStretch(0, 1)
        # In one column for now, so that a card the page never shows is still deleted with it.
        for row, card_shown in enumerate(self._shown_cards):
            self._cards.addWidget(card_shown, row, 0)
        lines.addLayout(self._cards)
        lines.addStretch(1)

    def _copy(self) -> QFrame:
        frame, lines = card(messages.text("display-folder-copy"))
        lines.addWidget(label(messages.text("display-folder-hint"), wraps=True))
        lines.addLayout(row_of(self.folder, self.no_folder, REST, spacing=None))
        lines.addWidget(self.folder_message)
        lines.addStretch(1)
        return frame
