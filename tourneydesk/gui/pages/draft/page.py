"""The stage of the draft: the round to come as it would be posted, to be changed by hand."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from tourneydesk.desk.drafts import drafts
from tourneydesk.desk.drafts.draft import Draft
from tourneydesk.gui.details.panel import DetailsPanel
from tourneydesk.gui.pages.draft.buttons import DraftButtons
from tourneydesk.gui.pages.draft.tables import DraftList
from tourneydesk.gui.pages.draft.work import DraftWork
from tourneydesk.gui.pages.round.criteria_text import (
    changes_text,
    counts_text,
    other_byes,
    players_in,
    warnings_at,
)
from tourneydesk.gui.pages.round.table_reasons import explain_seat
from tourneydesk.gui.session.qt_session import QtSession
from tourneydesk.gui.widgets.finder import several_players
from tourneydesk.gui.widgets.flow_layout import FlowLayout
from tourneydesk.gui.widgets.shortcuts import REMOVE
from tourneydesk.gui.widgets.text_widgets import ENTER_KEYS, Field, beside, label, show_text
from tourneydesk.present import messages
from tourneydesk.present.messages import name_of, say

LONGEST_WHY = 200


class DraftPage(QWidget):
    """Shows the draft at hand; what is done to it goes through `DraftWork`."""

    left = Signal()
    """The draft is left as it is."""

    def __init__(
        self,
        session: QtSession,
        drafting: DraftWork,
        why: DetailsPanel,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._drafting = drafting
        self._why = why
        self._taken: int | None = None
        self._title = label("", "heading", wraps=True)
        self.about = label("", "quiet", wraps=True)
        self.counts = label("", wraps=True)
        self.finder = Field(60)
        self.finder.setFixedWidth(self.finder.fontMetrics().horizontalAdvance("0") * 17)
        self.finder.setPlaceholderText(messages.text("draft-find-placeholder"))
        self.finder.returnPressed.connect(self._find)
        self._presses = DraftButtons(
            lock=self._lock,
            swap=self._swap,
            again=self._pair_again,
            draw_again=self._ask_why,
            discard=self._discard,
        )
        self.reason = Field(LONGEST_WHY)
        self.reason.setPlaceholderText(messages.text("draft-why-again-placeholder"))
        self.reason.returnPressed.connect(self._redraw)
        self.tables = DraftList()
        self.tables.moved.connect(self._explain)
        self.tables.dropped.connect(self._exchange)
        self.tables.key_pressed.connect(self._pressed)
        self.finder.stepped.connect(lambda _: self.tables.setFocus())
        self.warnings = label("", "attention", wraps=True)
        self.byes = label("", "quiet", wraps=True)
        self.hint = label("", "quiet", wraps=True)
        self.stale = label(messages.text("draft-stale"), "attention", wraps=True)
        self._keys: dict[int, Callable[[], None]] = {
            Qt.Key.Key_Space: self._lock,
            Qt.Key.Key_L: self._lock,
            Qt.Key.Key_S: self._swap,
            Qt.Key.Key_R: self._pair_again,
            Qt.Key.Key_D: self._ask_why,
            REMOVE: self._discard,
            Qt.Key.Key_Escape: self._let_go,
            **dict.fromkeys(ENTER_KEYS, drafting.post),
        }
        drafting.changed.connect(self.refresh)
        self._lay_out()

    def enter(self) -> None:
        """Takes the keyboard."""
        self.tables.setFocus()
        self._explain()

    def leave_to_find(self) -> None:
        """Takes the keyboard to the field where a player is named."""
        self.finder.setFocus()
        self.finder.selectAll()

    def refresh(self) -> None:
        """Shows the draft as it is; only while it is on show."""
        draft = self._drafting.draft
        if draft is None or not self.isVisible():
            return
        kind = messages.text(f"kind-{draft.proposed.kind}", draft.event.format)
        show_text(self._title, messages.text("draft-title", round=draft.number, kind=kind))
        show_text(
            self.about,
            messages.text("window-pairing") if self._drafting.busy else changes_text(draft),
        )
        show_text(self.counts, counts_text(draft, self._drafting.costs))
        for said in (self.about, self.counts):
            said.setVisible(bool(said.text()))
        self.stale.setVisible(self._drafting.stale)
        out = other_byes(draft)
        show_text(self.byes, out)
        self.byes.setVisible(bool(out))
        if self._taken is not None and self._taken not in players_in(draft):
            self._taken = None
        self.tables.show_draft(draft, self._taken)
        self._explain()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """What the fields and buttons leave over: Esc, and Ctrl+Enter, which posts."""
        control = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if event.key() == Qt.Key.Key_Escape:
            self._let_go()
        elif event.key() in ENTER_KEYS and control and not self.reason.hasFocus():
            self._drafting.post()
        else:
            super().keyPressEvent(event)

    def _pressed(self, event: QKeyEvent) -> None:
        control = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
        does = self._keys.get(event.key())
        enters = event.key() in ENTER_KEYS
        if does is None or (event.modifiers() & control and not enters):
            return
        event.accept()
        if not event.isAutoRepeat():
            does()

    def _lock(self) -> None:
        draft, player = self._drafting.draft, self.tables.player
        key = self.tables.key
        if draft is None or player is None or key is None:
            return
        if key > 0:
            keep = key not in draft.kept
            name = "draft-lock-step" if keep else "draft-unlock-step"
            change = partial(drafts.with_kept, table=key, keep=keep)
            self._drafting.take(messages.text(name, table=key), change)
        else:
            keep = player not in draft.kept_byes
            name = "draft-lock-bye-step" if keep else "draft-unlock-bye-step"
            change = partial(drafts.with_bye_kept, player=player, keep=keep)
            self._drafting.take(messages.text(name, name=name_of(draft.event, player)), change)

    def _swap(self) -> None:
        """The first time takes the player at hand, the second puts him in another's place."""
        player, taken = self.tables.player, self._taken
        self._taken = player if taken is None else None
        if taken is not None and player is not None and taken != player:
            self._exchange(taken, player)
        self.refresh()
        self.tables.setFocus()

    def _exchange(self, one: int, other: int) -> None:
        draft = self._drafting.draft
        if draft is None:
            return
        self._taken = None
        names = {"one": name_of(draft.event, one), "other": name_of(draft.event, other)}
        step = messages.text("draft-swap-step", **names)
        if self._drafting.take(step, lambda now: drafts.swapped(now, one, other)):
            now = self._drafting.draft
            same = now is not None and now.changed == draft.changed
            said = (
                messages.text("draft-no-swap") if same else messages.text("draft-swapped", **names)
            )
            self._session.said.emit(said, "attention" if same else "done")

    def _pair_again(self) -> None:
        if self._drafting.stale:
            self._drafting.renew()
        else:
            self._drafting.pair_again()
        self.tables.setFocus()

    def _ask_why(self) -> None:
        self._asking.setVisible(True)
        self.reason.setFocus()

    def _redraw(self) -> None:
        if self._drafting.busy:
            return
        if self._drafting.redraw(self.reason.text()):
            self._close_why()

    def _close_why(self) -> None:
        self.reason.setText("")
        self.tables.setFocus()
        self._asking.setVisible(False)

    def _discard(self) -> None:
        self._taken = None
        self._drafting.discard()
        self._session.said.emit(messages.text("draft-discarded"), "done")

    def _let_go(self) -> None:
        """Esc: out of the question why, then the player who is taken, then the draft."""
        if not self._asking.isHidden():
            self._close_why()
        elif self._taken is not None:
            self._taken = None
            self.refresh()
        elif not self.tables.hasFocus():
            self.tables.setFocus()
        else:
            self.left.emit()

    def _find(self) -> None:
        """Goes to the player or table that was typed; asks where that can be several players."""
        text, draft = self.finder.text().strip(), self._drafting.draft
        if draft is None or not text:
            return
        found = self.tables.look_for(draft, text)
        if len(found) == 1:
            self.finder.setText("")
            self.tables.setFocus()
            return
        said = messages.text("draft-nobody-found", text=text)
        if found:
            said = several_players(draft.event, text, found)
        self._session.said.emit(said, "attention")
        self.finder.selectAll()

    def _explain(self) -> None:
        """Says on the card why the chosen table is so, and what the changes cost."""
        draft, player, key = self._drafting.draft, self.tables.player, self.tables.key
        self._name_buttons(draft, player, key)
        if draft is None or player is None or key is None or not self.isVisible():
            return
        event = draft.event
        warned = [say(warning, event) for warning in warnings_at(draft, key, player)]
        signed = "\n".join(f"{messages.text('window-sign-attention')}{text}" for text in warned)
        show_text(self.warnings, signed)
        self.warnings.setVisible(bool(warned))
        explain_seat(self._why, draft, self._drafting.costs, key, player)

    def _name_buttons(self, draft: Draft | None, player: int | None, key: int | None) -> None:
        self._presses.name_after(draft, player, key, taken=self._taken is not None)
        if draft is not None and self._taken is not None:
            name = name_of(draft.event, self._taken)
            show_text(self.hint, messages.text("draft-taken-hint", name=name), "attention")
        else:
            show_text(self.hint, messages.text("draft-hint"), "quiet")

    def _lay_out(self) -> None:
        finding = QHBoxLayout()
        finding.setSpacing(12)
        finding.addWidget(beside(messages.text("draft-find"), self.finder))
        finding.addWidget(self.finder)
        finding.addStretch(1)
        head = FlowLayout(spacing=12)
        head.add_layout(finding)
        self._asking = QFrame()
        asking = QHBoxLayout(self._asking)
        asking.setContentsMargins(0, 0, 0, 0)
        asking.addWidget(beside(messages.text("draft-why-again"), self.reason))
        asking.addWidget(self.reason, 1)
        self._asking.setVisible(False)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(16, 16, 16, 16)
        lines.setSpacing(8)
        lines.addWidget(self._title)
        lines.addLayout(head)
        lines.addWidget(self.about)
        lines.addWidget(self.counts)
        lines.addWidget(self.stale)
        lines.addLayout(self._presses)
        lines.addWidget(self._asking)
        lines.addWidget(self.tables, 1)
        lines.addWidget(self.byes)
        lines.addWidget(self.warnings)
        lines.addWidget(self.hint)
