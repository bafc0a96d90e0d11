"""The standings page: ranks, the reasons for them, and how tried results would change them."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QHideEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from tourneydesk.core.event import Event
from tourneydesk.core.standings import Standing
from tourneydesk.formats import standings_of
from tourneydesk.gui.pages.context import PageContext
from tourneydesk.gui.pages.standings.places import CUT, places_table
from tourneydesk.gui.pages.standings.what_if import Band, WhatIf
from tourneydesk.gui.widgets.layout.boxes import page_column, row_of
from tourneydesk.gui.widgets.table_view import TableModel, TableView
from tourneydesk.gui.widgets.text_widgets import ChoiceBox, beside, button, label, show_text, tip
from tourneydesk.present import messages
from tourneydesk.present.figures import place_text
from tourneydesk.present.messages import name_of, text, word_of
from tourneydesk.present.places import (
    ExplainedStandings,
    cut_of,
    explain_standings,
    groups_of,
    why_place,
)

ROWS_WANTED = 3
"""The number of ranks visible in a small window next to a tryout."""


class StandingsPage(QWidget):
    """The current standings, computed only while the page is visible."""

    def __init__(self, context: PageContext) -> None:
        super().__init__(context.parent)
        session = self._session = context.session
        self._why = context.why
        self._shown: ExplainedStandings | None = None
        self._trying = False
        self._stale = False
        self._now: tuple[Event, int, Mapping[int, int]] | None = None
        self._title = label(messages.text("window-standings"), "heading")
        self.band = Band()
        self.places: TableView[int] = TableView(TableModel(()), messages.text("window-standings"))
        self.places.rows_wanted = ROWS_WANTED
        self.places.chosen.connect(self._explain)
        self.places.key_pressed.connect(self._pressed)
        self.group = ChoiceBox()
        self.group.addItem(messages.text("standings-everybody"))
        self.group.currentIndexChanged.connect(lambda _: self.refresh())
        self._group_name = beside(messages.text("standings-show-group"), self.group)
        self._without_group = label("", "quiet", wraps=True)
        self.attempt = button(messages.text("standings-try-result"), does=self.begin_what_if)
        tip(self.attempt, messages.text("standings-try-tip"))
        self.what_if = WhatIf(session)
        self.what_if.changed.connect(self.refresh)
        self.what_if.ended.connect(self.end_what_if)
        self._lay_out()

    @property
    def trying(self) -> bool:
        """Whether the ranks shown include tried results."""
        return self._trying

    def enter(self) -> None:
        """Takes the focus."""
        self.places.setFocus()
        if self.places.key is None and self._shown is not None and self._shown.rows:
            self.places.choose(self._shown.rows[0].player)

    def refresh(self) -> None:
        """Shows the current standings, or those with the tried results."""
        self._stale = False
        if self._trying:
            self.what_if.refresh()
            if not self.what_if.possible:
                self._trying = False
        event = self.what_if.would_be if self._trying else self._session.event
        rows = self._rows(event)
        self._shown = explain_standings(event, rows)
        now = None
        if self._trying:
            now = self._places_now()
            self.band.show_tries(self.what_if.text())
        self.places.show_table(places_table(self._shown, now))
        show_text(
            self._title,
            messages.text("standings-what-if")
            if self._trying
            else messages.text("window-standings"),
        )
        for part in (self.band, self.what_if):
            part.setVisible(self._trying)
        self.attempt.setVisible(not self._trying)
        if self.places.key is not None:
            self._explain(self.places.key)

    def begin_what_if(self) -> None:
        """Shows the missing tables, to try results for."""
        if not self.what_if.begin():
            self._session.said.emit(messages.text("standings-nothing-to-try"), "attention")
            return
        self._trying = True
        self.refresh()
        self.what_if.tables.setFocus()

    def end_what_if(self) -> None:
        """Returns to the real standings."""
        if self._trying:
            self._trying = False
            self.what_if.tries = ()
            self.refresh()
            self.places.setFocus()
            self._session.tell(messages.text("standings-what-if-ended"))

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if event.key() == Qt.Key.Key_Escape and self._trying:
            self.end_what_if()
        else:
            super().keyPressEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802
        """Ends the tryout, so that nobody later takes its standings for real."""
        super().hideEvent(event)
        if self._trying and not event.spontaneous():
            self._trying, self._stale = False, True
            self.what_if.tries = ()

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        super().showEvent(event)
        if self._stale:
            self.refresh()

    def _places_now(self) -> Mapping[int, int]:
        """The real ranks, computed once for all tryouts."""
        seen = (self._session.event, self.group.currentIndex())
        if self._now is None or self._now[0] is not seen[0] or self._now[1] != seen[1]:
            self._now = (*seen, {row.player: row.place for row in self._rows(seen[0])})
        return self._now[2]

    def _rows(self, event: Event) -> Sequence[Standing]:
        """Everyone's standings, or those of the selected age group."""
        groups = {
            word_of(name, "ages", event.format): rows for name, rows in groups_of(event).items()
        }
        self._offer_groups(list(groups))
        chosen = self.group.currentText() if self.group.currentIndex() > 0 else ""
        if chosen not in groups:
            self._without_group.hide()
            return standings_of(event)
        everybody = standings_of(event)
        missing = len(everybody) - sum(len(rows) for rows in groups.values())
        said = (
            messages.text(
                "standings-no-group", players=messages.text("count-players", count=missing)
            )
            if missing
            else ""
        )
        show_text(self._without_group, said)
        self._without_group.setVisible(bool(said))
        return groups[chosen]

    def _offer_groups(self, names: list[str]) -> None:
        offered = [self.group.itemText(at) for at in range(1, self.group.count())]
        if offered != names:
            self.group.blockSignals(True)
            self.group.clear()
            self.group.addItems([messages.text("standings-everybody"), *names])
            self.group.blockSignals(False)
        self.group.setVisible(bool(names))
        self._group_name.setVisible(bool(names))

    def _explain(self, player: int) -> None:
        shown = self._shown
        if shown is None:
            return
        if player == CUT:
            cut = cut_of(shown)
            seats = cut[1] if cut is not None else 0
            self._why.show_reasons(
                messages.text("standings-cut"), "", [text("cut-why", count=seats)]
            )
            return
        row = next((row for row in shown.rows if row.player == player), None)
        if row is not None:
            heading = "standings-place-of-what-if" if self._trying else "standings-place-of"
            name = name_of(shown.event, player)
            if row.place_known:
                name = messages.text(heading, place=place_text(row), name=name)
            why = why_place(shown, player)
            self._why.show_reasons(name, "", why, cards=() if self._trying else (player,))

    def _pressed(self, event: QKeyEvent) -> None:
        if event.text() in ("t", "T") and not event.isAutoRepeat() and not self._trying:
            event.accept()
            self.begin_what_if()

    def _lay_out(self) -> None:
        page_column(
            self,
            row_of((self._title, 1), self._group_name, self.group, self.attempt),
            self.band,
            self._without_group,
            (self.places, 1),
            self.what_if,
        )
        for part in (self.band, self.what_if):
            part.hide()
