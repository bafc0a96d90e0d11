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
from tourneydesk.gui.widgets.actions import action_key
from tourneydesk.gui.widgets.file_dialogs import folder_for_pages
from tourneydesk.gui.widgets.layout.boxes import REST, column_of, row_of
from tourneydesk.gui.widgets.layout.scroll_area import ScrollArea
from tourneydesk.gui.widgets.shortcuts import FULL_SCREEN, key_name
from tourneydesk.gui.widgets.text_widgets import Field, beside, button, check, label, show_text
from tourneydesk.present import messages
from tourneydesk.present.projector.pages import LONGEST_MESSAGE

TYPED = 400
"""Milliseconds after the last keystroke in a message until the audience sees it."""


class DisplayPage(ScrollArea):
    """A live preview, with its settings below and beside it."""

    def __init__(self, context: PageContext, projector: Projector) -> None:
        super().__init__(context.parent)
        self._session = session = context.session
        self._projector = projector
        self._showing = projector.showing
        self.preview = PageView(messages.text("display-preview"))
        self.now = label("", wraps=True)
        self.where = label("", "quiet", wraps=True)
        self.turn = button(messages.text("display-start", key=action_key("display-projector")))
        self.pause = button(messages.text("display-pause"))
        self.back = button(messages.text("display-back"))
        self.next = button(messages.text("display-next"))
        self.freeze = check(
            messages.text("display-freeze-while-typing", key=action_key("display-freeze"))
        )
        self.choices = DisplayChoices(session.format.key, self._showing.settings)
        self.message = Field(LONGEST_MESSAGE)
        self.folder = button(messages.text("display-folder-choose"))
        self.no_folder = button(messages.text("display-folder-stop"))
        self.folder_told = label("", "quiet", wraps=True)
        self.clock = ClockPanel(session, projector.timer)
        self._typed = QTimer(self, singleShot=True, interval=TYPED)
        self._cards = QGridLayout()
        self._columns = 0
        self._shown_cards = (self.clock, self.choices.what, self.choices.how, self._copy())
        self._lay_out()
        self._connect()
        self._show_state()

    def enter(self) -> None:
        """Takes the focus."""
        self.turn.setFocus()

    def refresh(self) -> None:
        """The preview updates by itself; a clock may have become possible."""
        self.clock.refresh()

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        super().showEvent(event)
        self._showing.look("preview", True)
        self._show_page()

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802
        super().hideEvent(event)
        self._showing.look("preview", False)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._fit()

    def _connect(self) -> None:
        showing = self._showing
        self.turn.clicked.connect(self._projector.turn)
        self.pause.clicked.connect(lambda: showing.pause(not showing.paused))
        self.back.clicked.connect(lambda: showing.step(-1))
        self.next.clicked.connect(lambda: showing.step(1))
        self.freeze.toggled.connect(showing.freeze)
        self.choices.changed.connect(self._change)
        self.message.textChanged.connect(lambda _: self._typed.start())
        self._typed.timeout.connect(self._say)
        self.message.editingFinished.connect(self._say)
        self.folder.clicked.connect(self._choose_folder)
        self.no_folder.clicked.connect(lambda: self._projector.copy.choose(None))
        showing.page_changed.connect(self._show_page)
        showing.settings_changed.connect(self._show_state)
        showing.settings_changed.connect(self._show_page)
        self._projector.turned.connect(self._show_state)
        self._projector.copy.told.connect(self._show_state)

    def _change(self) -> None:
        chosen = self._showing.settings
        said = self._session.said
        self._showing.change(self.choices.taken(chosen, lambda slip: said.emit(slip, "attention")))

    def _say(self) -> None:
        self._typed.stop()
        self._showing.say(self.message.text())

    def _choose_folder(self) -> None:
        kept = self._showing.settings.folder
        folder = folder_for_pages(self, Path(kept) if kept else Path.home())
        if folder is not None:
            self._projector.copy.choose(folder)

    def _show_page(self) -> None:
        page, chosen = self._showing.page, self._showing.settings
        if page is None or not self.isVisible():
            return
        self.preview.show_page(page, self._showing.beside, chosen.distance, chosen.dark)
        now = "display-now-page" if page.page_label else "display-now"
        show_text(self.now, messages.text(now, title=page.title, page=page.page_label))

    def _show_state(self) -> None:
        showing, window = self._showing, self._projector.window
        said = []
        if window is None:
            said.append(messages.text("display-off"))
        elif window.isFullScreen():
            said.append(messages.text("display-on-screen", screen=window.where))
        elif window.behind:
            said.append(messages.text("display-behind"))
        else:
            said.append(
                messages.text("display-in-window", key=key_name(FULL_SCREEN))
                if window.alone
                else messages.text("display-left-full", key=key_name(FULL_SCREEN))
            )
        if showing.frozen:
            said.append(messages.text("display-frozen"))
        if showing.paused:
            said.append(messages.text("display-stays"))
        show_text(self.where, messages.sentences(*said))
        self.turn.setText(
            messages.text("display-start", key=action_key("display-projector"))
            if window is None
            else messages.text("display-stop", key=action_key("display-projector"))
        )
        self.pause.setText(
            messages.text("display-go-on") if showing.paused else messages.text("display-pause")
        )
        self.freeze.setChecked(showing.frozen)
        copy = self._projector.copy
        show_text(self.folder_told, copy.text, "attention" if copy.trouble else "quiet")
        self.folder_told.setVisible(bool(copy.text))
        self.no_folder.setVisible(bool(showing.settings.folder))

    def _fit(self) -> None:
        """Gives the preview a screen's aspect ratio; puts cards in one column if two do not fit."""
        digit = self.fontMetrics().horizontalAdvance("0")
        room = self.viewport().width() - 32
        # Never so tall that the buttons below are off screen.
        wide = min(room, digit * 62, self.viewport().height() * 4 // 5)
        self.preview.setFixedSize(wide, wide * 9 // 16)
        columns = 2 if room > digit * 92 else 1
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
        presses = row_of(self.turn, self.back, self.next, self.pause, REST)
        lines = column_of(
            label(messages.text("display-page"), "heading"),
            self.preview,
            self.now,
            self.where,
            presses,
            self.freeze,
            on=inside,
            margins=16,
            spacing=12,
        )
        self.message.setPlaceholderText(messages.text("display-message-hint"))
        lines.addLayout(
            row_of(beside(messages.text("display-message"), self.message), (self.message, 1))
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
        lines.addWidget(self.folder_told)
        lines.addStretch(1)
        return frame
