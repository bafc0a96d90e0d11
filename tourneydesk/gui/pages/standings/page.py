"""The standings page: ranks, the reasons for them, and how tried results would change them."""

from collections.abc import Mapping, Sequence

from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from tourneydesk.core.event import Event
from tourneydesk.core.standings import Standing
from tourneydesk.formats import standings_of
from tourneydesk.gui.pages.context import PageContext
from tourneydesk.gui.pages.standings.places import CUT, PlaceKey, places_table
from tourneydesk.gui.pages.standings.what_if import WhatIf, WhatIfBanner
from tourneydesk.gui.widgets.action_button import ActionButton
from tourneydesk.gui.widgets.actions import only_if
from tourneydesk.gui.widgets.layout.boxes import page_column, row_of
from tourneydesk.gui.widgets.page_keys import PageKeys
from tourneydesk.gui.widgets.table_view import TableModel, TableView
from tourneydesk.gui.widgets.text_widgets import ChoiceBox, label, label_for, show_text
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

PREFERRED_ROWS = 3
"""The number of ranks visible in a small window next to a tryout."""


class StandingsPage(PageKeys, QWidget):
    """The current standings, computed only while the page is visible."""

    def __init__(self, context: PageContext) -> None:
        super().__init__(context.parent)
        session = self._session = context.session
        self._details_panel = context.details_panel
        self._shown: ExplainedStandings | None = None
        self._trying = False
        self._stale = False
        self._now: tuple[Event, int, Mapping[int, int]] | None = None
        self._title = label(messages.text("window-standings"), "heading")
        self.banner = WhatIfBanner()
        self.places: TableView[PlaceKey] = TableView(
            TableModel(()), messages.text("window-standings")
        )
        self.places.preferred_rows = PREFERRED_ROWS
        self.places.chosen.connect(self._explain)
        self.places.on_keys(
            {"keys-standings-try": only_if(lambda: not self._trying, self.begin_what_if)}
        )
        self.key_actions = {"keys-standings-leave": only_if(lambda: self._trying, self.end_what_if)}
        self.group = ChoiceBox()
        self.group.addItem(messages.text("standings-everybody"))
        self.group.currentIndexChanged.connect(lambda _: self.refresh())
        self._group_name = label_for(messages.text("standings-show-group"), self.group)
        self._without_group = label("", "quiet", wraps=True)
        self.attempt = ActionButton("keys-standings-try", self.begin_what_if)
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
        event = self.what_if.event_tried if self._trying else self._session.event
        rows = self._rows(event)
        self._shown = explain_standings(event, rows)
        now = None
        if self._trying:
            now = self._places_now()
            self.banner.show_tries(self.what_if.text())
        self.places.show_table(places_table(self._shown, now))
        show_text(
            self._title,
            messages.text("standings-what-if")
            if self._trying
            else messages.text("window-standings"),
        )
        for part in (self.banner, self.what_if):
            part.setVisible(self._trying)
        self.attempt.setVisible(not self._trying)
        if self.places.key is not None:
            self._explain(self.places.key)

    def begin_what_if(self) -> None:
        """Shows the missing tables, to try results for."""
        if not self.what_if.begin():
            self._session.message.emit(messages.text("standings-nothing-to-try"), "attention")
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
            self._session.report(messages.text("standings-what-if-ended"))

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
        cached = (self._session.event, self.group.currentIndex())
        if self._now is None or self._now[0] is not cached[0] or self._now[1] != cached[1]:
            self._now = (*cached, {row.player: row.place for row in self._rows(cached[0])})
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
        standings = standings_of(event)
        missing = len(standings) - sum(len(rows) for rows in groups.values())
        text = messages.text("standings-no-group", players=missing) if missing else ""
        show_text(self._without_group, text)
        self._without_group.setVisible(bool(text))
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

    def _explain(self, key: PlaceKey) -> None:
        standings = self._shown
        if standings is None:
            return
        if key == CUT:
            cut = cut_of(standings)
            seats = cut[1] if cut is not None else 0
            self._details_panel.show_reasons(
                messages.text("standings-cut"), "", [text("cut-why", count=seats)]
            )
            return
        row = next((row for row in standings.rows if row.player == key), None)
        if row is not None:
            player = row.player
            heading = "standings-place-of-what-if" if self._trying else "standings-place-of"
            name = name_of(standings.event, player)
            if row.place_known:
                name = messages.text(heading, place=place_text(row), name=name)
            why = why_place(standings, player)
            self._details_panel.show_reasons(name, "", why, cards=() if self._trying else (player,))

    def _lay_out(self) -> None:
        page_column(
            self,
            row_of((self._title, 1), self._group_name, self.group, self.attempt),
            self.banner,
            self._without_group,
            (self.places, 1),
            self.what_if,
        )
        for part in (self.banner, self.what_if):
            part.hide()
