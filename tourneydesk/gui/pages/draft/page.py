"""The draft page: the next round as it would be posted, for manual changes."""

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QWidget

from tourneydesk.desk import drafts
from tourneydesk.desk.drafts import Draft
from tourneydesk.gui.pages.column_chooser import ColumnChooser
from tourneydesk.gui.pages.context import PageContext
from tourneydesk.gui.pages.criteria_text import (
    changes_text,
    counts_text,
    other_byes,
    players_in,
    warnings_at,
)
from tourneydesk.gui.pages.draft.buttons import DraftButtons
from tourneydesk.gui.pages.draft.objection_card import ObjectionCard
from tourneydesk.gui.pages.draft.tables import DraftList
from tourneydesk.gui.pages.draft.work import DraftWork
from tourneydesk.gui.pages.round.tables import round_title
from tourneydesk.gui.pages.table_reasons import explain_seat
from tourneydesk.gui.widgets.actions import only_if
from tourneydesk.gui.widgets.context_menu import offer_on
from tourneydesk.gui.widgets.finders.finder import several_players
from tourneydesk.gui.widgets.finders.search_field import SearchField
from tourneydesk.gui.widgets.layout.boxes import page_column, row_of
from tourneydesk.gui.widgets.page_keys import PageKeys
from tourneydesk.gui.widgets.text_widgets import Field, label, label_for, show_text
from tourneydesk.present import messages
from tourneydesk.present.messages import name_of, say
from tourneydesk.present.shows import show_of
from tourneydesk.present.tables.results import choosable

MAX_REASON_LENGTH = 200


class DraftPage(PageKeys, QWidget):
    """Shows the current draft; changes go through `DraftWork`."""

    left = Signal()
    """The user leaves the draft as it is."""

    def __init__(self, context: PageContext, draft_work: DraftWork) -> None:
        super().__init__(context.parent)
        self._session, self._details_panel = context.session, context.details_panel
        self._draft_work = draft_work
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
        self.objection.undone.connect(draft_work.undo)
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
                draft_work.post,
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
                "keys-draft-post": draft_work.post,
            }
        )
        draft_work.changed.connect(self.refresh)
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
        draft = self._draft_work.draft
        if draft is None or not self.isVisible():
            return
        title = messages.text("draft-title", title=round_title(draft.event, draft.proposed))
        show_text(self._title, title)
        busy = messages.text("window-pairing") if self._draft_work.busy else ""
        show_text(self.about, busy or changes_text(draft) or _size_text(draft))
        show_text(self.counts, counts_text(draft, self._draft_work.costs))
        for line in (self.about, self.counts):
            line.setVisible(bool(line.text()))
        self.stale.setVisible(self._draft_work.stale)
        out = other_byes(draft)
        show_text(self.byes, out)
        self.byes.setVisible(bool(out))
        if self._picked_up is not None and self._picked_up not in players_in(draft):
            self._picked_up = None
        self._show_tables(draft)
        self.objection.show_draft(draft, can_undo=bool(self._draft_work.undo_name))
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
        draft = self._draft_work.draft
        if draft is not None and self.isVisible():
            self._show_tables(draft)

    def _accept(self, reason: str) -> None:
        """Keeps what rules object to, with a note for the history."""
        draft = self._draft_work.draft
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
        self._draft_work.change(step, lambda current: drafts.accept(current, note))
        self.tables.setFocus()

    def _lock(self) -> None:
        draft, player, table = self._draft_work.draft, self.tables.player, self.tables.table
        if draft is None or player is None:
            return
        if table is not None:
            keep = table not in draft.kept_tables
            name = "draft-lock-step" if keep else "draft-unlock-step"
            change = partial(drafts.keep_table, table=table, keep=keep)
            self._draft_work.change(messages.text(name, draft.event.format, table=table), change)
        else:
            keep = player not in draft.kept_byes
            name = "draft-lock-bye-step" if keep else "draft-unlock-bye-step"
            change = partial(drafts.keep_bye, player=player, keep=keep)
            self._draft_work.change(messages.text(name, name=name_of(draft.event, player)), change)

    def _swap(self) -> None:
        """The first call picks up the selected player, the second swaps them with another."""
        player, picked_up = self.tables.player, self._picked_up
        self._picked_up = player if picked_up is None else None
        if picked_up is not None and player is not None and picked_up != player:
            self._swap_players(picked_up, player)
        self.refresh()
        self.tables.setFocus()

    def _swap_players(self, first: int, second: int) -> None:
        draft = self._draft_work.draft
        if draft is None:
            return
        self._picked_up = None
        names = {"one": name_of(draft.event, first), "other": name_of(draft.event, second)}
        step = messages.text("draft-swap-step", **names)
        if self._draft_work.change(
            step, lambda current: drafts.swap_players(current, first, second)
        ):
            current = self._draft_work.draft
            same = current is not None and current.changed == draft.changed
            text = (
                messages.text("draft-no-swap", self._session.event.format)
                if same
                else messages.text("draft-swapped", **names)
            )
            self._session.message.emit(text, "attention" if same else "done")

    def _pair_again(self) -> None:
        if self._draft_work.stale:
            self._draft_work.renew()
        else:
            self._draft_work.pair_again()
        self.tables.setFocus()

    def _ask_reason(self) -> None:
        self._reason_row.setVisible(True)
        self.reason.setFocus()

    def _redraw(self) -> None:
        if self._draft_work.busy:
            return
        if self._draft_work.redraw(self.reason.text()):
            self._close_reason()

    def _close_reason(self) -> None:
        self.reason.setText("")
        self.tables.setFocus()
        self._reason_row.setVisible(False)

    def _discard(self) -> None:
        self._picked_up = None
        self._draft_work.discard()
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
        text, draft = self.finder.text().strip(), self._draft_work.draft
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
        draft, player, table = self._draft_work.draft, self.tables.player, self.tables.table
        self._name_buttons(draft, player, table)
        if draft is None or player is None or not self.isVisible():
            return
        event = draft.event
        warnings = [say(warning, event) for warning in warnings_at(draft, table, player)]
        signed = "\n".join(f"{messages.text('window-sign-attention')}{text}" for text in warnings)
        show_text(self.warnings, signed)
        self.warnings.setVisible(bool(warnings))
        explain_seat(self._details_panel, draft, self._draft_work.costs, table, player)

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
