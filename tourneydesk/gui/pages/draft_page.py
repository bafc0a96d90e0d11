"""The draft page: the next round as it would be posted, for manual changes."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QWidget

from tourneydesk.core.reasons import Problem
from tourneydesk.desk import drafts
from tourneydesk.desk.rounds import Draft
from tourneydesk.gui.pages.draft_tables import DraftList
from tourneydesk.gui.pages.explanations import (
    changes_text,
    counts_text,
    explain_seat,
    other_byes,
    players_in,
    warnings_at,
)
from tourneydesk.gui.pages.page import ColumnChooser, PageContext
from tourneydesk.gui.pages.round_list import round_title
from tourneydesk.gui.session.next_round import NextRound
from tourneydesk.gui.widgets.actions import only_if
from tourneydesk.gui.widgets.buttons import ActionButton, offer_on
from tourneydesk.gui.widgets.finders import SearchField, several_players
from tourneydesk.gui.widgets.layouts import FlowLayout, column_of, page_column, row_of
from tourneydesk.gui.widgets.page_parts import PageKeys
from tourneydesk.gui.widgets.text_widgets import Field, button, label, label_for, show_text
from tourneydesk.present import messages
from tourneydesk.present.messages import name_of, say
from tourneydesk.present.shows import show_of
from tourneydesk.present.tables.results import choosable

# The tools above a draft: its keyboard actions, for the mouse.

Does = Callable[[], None]


class DraftButtons(FlowLayout):
    """Lock, swap, pair again, draw again, discard; the labels of the first two say what they would
    do.
    """

    def __init__(
        self,
        format_key: str,
        *,
        lock: Does,
        swap: Does,
        again: Does,
        draw_again: Does,
        discard: Does,
    ) -> None:
        super().__init__()
        self.lock = ActionButton("keys-draft-lock", lambda _=False: lock(), format_key=format_key)
        self.swap = ActionButton("keys-draft-swap", lambda _=False: swap())
        self.again = ActionButton(
            "keys-draft-again", lambda _=False: again(), format_key=format_key
        )
        self.draw_again = ActionButton("keys-draft-draw", lambda _=False: draw_again())
        self.discard = ActionButton("keys-draft-discard", lambda _=False: discard())
        self.all = (self.lock, self.swap, self.again, self.draw_again, self.discard)

    def lay_out(self, finder: QWidget) -> None:
        """The finder, then the buttons."""
        for part in (finder, *self.all):
            self.addWidget(part)

    def name_after(
        self, draft: Draft | None, player: int | None, table: int | None, *, picked_up: bool
    ) -> None:
        """On a locked table or bye, lock unlocks it; with a player picked up, swap cancels."""
        locked = draft is not None and (
            table in draft.kept_tables if table is not None else player in draft.kept_byes
        )
        self.lock.show_text("draft-unlock" if locked else "draft-lock")
        self.swap.show_text("draft-swap-with" if picked_up else "draft-swap")


# The card that asks about a change by hand which a rule objects to.

MAX_REASON_LENGTH = 200


class ObjectionCard(QFrame):
    """Hidden unless a rule objects. The change is undone, or kept for a reason that is recorded."""

    undone = Signal()
    """The user takes the last change back."""
    kept = Signal(str)
    """The user keeps the change, for this reason."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("look", "question")
        self._problems: tuple[Problem, ...] = ()
        self._heading = label("", "section", wraps=True)
        self._about = label("", wraps=True)
        self.undo = button(messages.text("draft-undo-swap"), "next", self.undone, picture="undo-2")
        self.reason = Field(MAX_REASON_LENGTH)
        self.reason.setPlaceholderText(messages.text("draft-keep-reason-placeholder"))
        self.reason.setAccessibleName(messages.text("draft-keep-reason"))
        self.reason.setMinimumWidth(self.fontMetrics().averageCharWidth() * 34)
        self.reason.textChanged.connect(lambda _: self._allow())
        self.reason.returnPressed.connect(self._keep)
        self.keep = button(messages.text("draft-keep-it"), does=lambda _=False: self._keep())
        row = FlowLayout(spacing=12)
        for part in (self.undo, self.reason, self.keep):
            row.addWidget(part)
        column_of(self._heading, self._about, row, on=self, margins=(16, 12, 16, 12), spacing=4)
        self._allow()
        self.hide()

    @property
    def text(self) -> str:
        """The objection; empty while there is none."""
        return self._heading.text() if self._problems else ""

    def show_draft(self, draft: Draft, *, can_undo: bool) -> None:
        """Shows the draft's objections, the first in full; hidden if there are none."""
        if draft.objections != self._problems:
            self.reason.setText("")
        self._problems = draft.objections
        self.setVisible(bool(self._problems))
        self.undo.setVisible(can_undo)
        if self._problems:
            first, *others = (say(problem, draft.event) for problem in self._problems)
            show_text(self._heading, first)
            more = messages.text("draft-objections-more", count=len(others)) if others else ""
            show_text(self._about, messages.sentences(more, messages.text("draft-objection-about")))

    def _allow(self) -> None:
        self.keep.setEnabled(bool(self.reason.text().strip()))

    def _keep(self) -> None:
        reason = self.reason.text().strip()
        if self._problems and reason:
            self.kept.emit(reason)


class DraftPage(PageKeys, QWidget):
    """Shows the current draft; changes go through `NextRound`."""

    left = Signal()
    """The user leaves the draft as it is."""

    def __init__(self, context: PageContext, next_round: NextRound) -> None:
        super().__init__(context.parent)
        self._session, self._details_panel = context.session, context.details_panel
        self._next_round = next_round
        self._picked_up: int | None = None
        self._title = label("", "heading", wraps=True)
        self.columns = ColumnChooser(
            f"draft-{context.session.event.format}",
            show_of(context.session.event).draft_columns,
            self.refresh,
        )
        self._offered: object = None
        self._not_posted = label(messages.text("draft-not-posted"), "chip")
        self.about = label("", "quiet", wraps=True)
        self.counts = label("", wraps=True)
        self.finder = SearchField(60)
        self.finder.setMinimumWidth(self.finder.fontMetrics().horizontalAdvance("0") * 17)
        self.finder.setPlaceholderText(
            messages.text("draft-find-placeholder", context.session.event.format)
        )
        self.finder.setAccessibleName(messages.text("draft-find"))
        self.finder.returnPressed.connect(self._find)
        self._buttons = DraftButtons(
            context.session.event.format,
            lock=self._lock,
            swap=self._swap,
            again=self._pair_again,
            draw_again=self._ask_reason,
            discard=self._discard,
        )
        self.reason = Field(MAX_REASON_LENGTH)
        self.reason.setPlaceholderText(messages.text("draft-why-again-placeholder"))
        self.reason.returnPressed.connect(self._redraw)
        self.tables = DraftList(context.session.event.format)
        self.tables.player_changed.connect(self._explain)
        self.tables.dropped.connect(self._swap_players)
        self.tables.lock_clicked.connect(self._lock)
        self.tables.resized.connect(self._lay_out_again)
        self.objection = ObjectionCard()
        self.objection.undone.connect(next_round.undo)
        self.objection.kept.connect(self._accept)
        offer_on(self.tables, *self._buttons.all)
        self.finder.stepped.connect(lambda _: self.tables.setFocus())
        self.warnings = label("", "attention", wraps=True)
        self.byes = label("", "quiet", wraps=True)
        self.hint = label("", "quiet", wraps=True)
        self.stale = label(
            messages.text("draft-stale", context.session.event.format), "attention", wraps=True
        )
        self.key_actions = {
            "keys-draft-leave": self._escape,
            "keys-draft-post-anywhere": only_if(
                lambda: not (self.reason.hasFocus() or self.objection.reason.hasFocus()),
                next_round.post,
            ),
        }
        self.tables.on_keys(
            {
                "keys-draft-lock": self._lock,
                "keys-draft-swap": self._swap,
                "keys-draft-again": self._pair_again,
                "keys-draft-draw": self._ask_reason,
                "keys-draft-discard": self._discard,
                "keys-draft-leave": self._escape,
                "keys-draft-post": next_round.post,
            }
        )
        next_round.changed.connect(self.refresh)
        self._lay_out()

    def enter(self) -> None:
        """Takes the focus."""
        self.tables.setFocus()
        self._explain()

    def focus_finder(self) -> None:
        """Focuses the player finder."""
        self.finder.setFocus()
        self.finder.selectAll()

    def refresh(self) -> None:
        """Shows the current draft; only while the page is visible."""
        draft = self._next_round.draft
        if draft is None or not self.isVisible():
            return
        title = messages.text("draft-title", title=round_title(draft.event, draft.proposed))
        show_text(self._title, title)
        busy = messages.text("window-pairing") if self._next_round.busy else ""
        show_text(self.about, busy or changes_text(draft) or _size_text(draft))
        show_text(self.counts, counts_text(draft, self._next_round.costs))
        for line in (self.about, self.counts):
            line.setVisible(bool(line.text()))
        self.stale.setVisible(self._next_round.stale)
        out = other_byes(draft)
        show_text(self.byes, out)
        self.byes.setVisible(bool(out))
        if self._picked_up is not None and self._picked_up not in players_in(draft):
            self._picked_up = None
        self._show_tables(draft)
        self.objection.show_draft(draft, can_undo=bool(self._next_round.undo_name))
        self._explain()

    def _show_tables(self, draft: Draft) -> None:
        offered = choosable(draft.event, draft.changed, draft.event, drafted=True)
        chosen = [column.id for column in offered if column.id in self.columns.ids]
        self.tables.show_draft(draft, self._picked_up, chosen)
        offer = (offered, self.tables.layout_shown.hidden)
        if offer != self._offered:
            self._offered = offer
            self.columns.offer(*offer)

    def _lay_out_again(self) -> None:
        """There is more or less room: the rows may have another layout."""
        draft = self._next_round.draft
        if draft is not None and self.isVisible():
            self._show_tables(draft)

    def _accept(self, reason: str) -> None:
        """Keeps what rules object to, with a note for the history."""
        draft = self._next_round.draft
        if draft is None:
            return
        objections = [say(problem, draft.event) for problem in draft.objections]
        note = messages.text(
            "draft-objection-note",
            round=draft.round_number,
            warning=messages.sentences(*objections),
            reason=reason,
        )
        step = messages.text("draft-keep-step", what=objections[0])
        self._next_round.change(step, lambda current: drafts.accept(current, note))
        self.tables.setFocus()

    def _lock(self) -> None:
        draft, player, table = self._next_round.draft, self.tables.player, self.tables.table
        if draft is None or player is None:
            return
        if table is not None:
            keep = table not in draft.kept_tables
            name = "draft-lock-step" if keep else "draft-unlock-step"
            change = partial(drafts.keep_table, table=table, keep=keep)
            self._next_round.change(messages.text(name, draft.event.format, table=table), change)
        else:
            keep = player not in draft.kept_byes
            name = "draft-lock-bye-step" if keep else "draft-unlock-bye-step"
            change = partial(drafts.keep_bye, player=player, keep=keep)
            self._next_round.change(messages.text(name, name=name_of(draft.event, player)), change)

    def _swap(self) -> None:
        """The first call picks up the selected player, the second swaps them with another."""
        player, picked_up = self.tables.player, self._picked_up
        self._picked_up = player if picked_up is None else None
        if picked_up is not None and player is not None and picked_up != player:
            self._swap_players(picked_up, player)
        self.refresh()
        self.tables.setFocus()

    def _swap_players(self, first: int, second: int) -> None:
        draft = self._next_round.draft
        if draft is None:
            return
        self._picked_up = None
        names = {"one": name_of(draft.event, first), "other": name_of(draft.event, second)}
        step = messages.text("draft-swap-step", **names)
        if self._next_round.change(
            step, lambda current: drafts.swap_players(current, first, second)
        ):
            current = self._next_round.draft
            same = current is not None and current.changed == draft.changed
            text = (
                messages.text("draft-no-swap", self._session.event.format)
                if same
                else messages.text("draft-swapped", **names)
            )
            self._session.message.emit(text, "attention" if same else "done")

    def _pair_again(self) -> None:
        if self._next_round.stale:
            self._next_round.renew()
        else:
            self._next_round.pair_again()
        self.tables.setFocus()

    def _ask_reason(self) -> None:
        self._reason_row.setVisible(True)
        self.reason.setFocus()

    def _redraw(self) -> None:
        if self._next_round.busy:
            return
        if self._next_round.redraw(self.reason.text()):
            self._close_reason()

    def _close_reason(self) -> None:
        self.reason.setText("")
        self.tables.setFocus()
        self._reason_row.setVisible(False)

    def _discard(self) -> None:
        self._picked_up = None
        self._next_round.discard()
        self._session.message.emit(messages.text("draft-discarded"), "done")

    def _escape(self) -> None:
        """Esc: first closes the “why not” question, then puts back the picked-up player, then
        leaves the draft.
        """
        if not self._reason_row.isHidden():
            self._close_reason()
        elif self._picked_up is not None:
            self._picked_up = None
            self.refresh()
        elif not self.tables.hasFocus():
            self.tables.setFocus()
        else:
            self.left.emit()

    def _find(self) -> None:
        """Goes to the player or table typed; asks if the text matches several players."""
        text, draft = self.finder.text().strip(), self._next_round.draft
        if draft is None or not text:
            return
        found = self.tables.find_player(draft, text)
        if len(found) == 1:
            self.finder.setText("")
            self.tables.setFocus()
            return
        text_shown = messages.text("draft-no-match", text=text)
        if found:
            text_shown = several_players(draft.event, text, found)
        self._session.message.emit(text_shown, "attention")
        self.finder.selectAll()

    def _explain(self) -> None:
        """Explains the selected table in the details panel, and what the changes cost."""
        draft, player, table = self._next_round.draft, self.tables.player, self.tables.table
        self._name_buttons(draft, player, table)
        if draft is None or player is None or not self.isVisible():
            return
        event = draft.event
        warnings = [say(warning, event) for warning in warnings_at(draft, table, player)]
        signed = "\n".join(f"{messages.text('window-sign-attention')}{text}" for text in warnings)
        show_text(self.warnings, signed)
        self.warnings.setVisible(bool(warnings))
        explain_seat(self._details_panel, draft, self._next_round.costs, table, player)

    def _name_buttons(self, draft: Draft | None, player: int | None, table: int | None) -> None:
        self._buttons.name_after(draft, player, table, picked_up=self._picked_up is not None)
        if draft is not None and self._picked_up is not None:
            name = name_of(draft.event, self._picked_up)
            show_text(self.hint, messages.text("draft-taken-hint", name=name), "attention")
        else:
            show_text(self.hint, messages.text("draft-hint"), "quiet")

    def _lay_out(self) -> None:
        self._reason_row = QFrame()
        row_of(
            label_for(messages.text("draft-why-again"), self.reason),
            (self.reason, 1),
            on=self._reason_row,
            margins=0,
            spacing=None,
        )
        self._reason_row.setVisible(False)
        self._buttons.lay_out(self.finder)
        page_column(
            self,
            row_of(
                (self._title, 1),
                (self._not_posted, 0, Qt.AlignmentFlag.AlignTop),
                (self.columns, 0, Qt.AlignmentFlag.AlignTop),
                spacing=12,
            ),
            self.objection,
            self.about,
            self.counts,
            self.stale,
            self._buttons,
            self._reason_row,
            (self.tables, 1),
            self.byes,
            self.warnings,
            self.hint,
        )


def _size_text(draft: Draft) -> str:
    """How many players are in the round, those with a bye too, and how many tables it has."""
    tables = draft.changed.tables
    players = {player for table in tables for player in table.players}
    players |= {bye.player for bye in draft.changed.byes}
    return messages.text(
        "draft-size",
        players=messages.text("count-players", count=len(players)),
        tables=messages.text("count-tables", draft.event.format, count=len(tables)),
    )
