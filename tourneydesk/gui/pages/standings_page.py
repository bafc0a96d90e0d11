"""The standings page: ranks and the reasons for them, crosstable, charts and, at the end, the
winners; and how tried results would change the ranks."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Literal

from PySide6.QtCore import Signal
from PySide6.QtGui import QHideEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from tourneydesk.core.event import Event
from tourneydesk.core.standings import Standing
from tourneydesk.formats import standings_of
from tourneydesk.gui.pages.page import ColumnChooser, PageContext
from tourneydesk.gui.pages.standings_charts import (
    CUT,
    BarsView,
    BracketView,
    Crosstable,
    PlaceKey,
    PlacesView,
    columns_to_choose,
    places_table,
    usual_columns,
)
from tourneydesk.gui.pages.what_if import WhatIf
from tourneydesk.gui.pages.winners_panel import WinnersPanel
from tourneydesk.gui.widgets.actions import only_if
from tourneydesk.gui.widgets.buttons import ActionButton, Segments
from tourneydesk.gui.widgets.layouts import FlowLayout, page_column, row_of
from tourneydesk.gui.widgets.page_parts import PageHeader, PageKeys
from tourneydesk.gui.widgets.table_view import TableModel, TableView
from tourneydesk.gui.widgets.text_widgets import ChoiceBox, button, label, label_for, show_text
from tourneydesk.present import messages
from tourneydesk.present.drawings import BracketDrawing, places_chart
from tourneydesk.present.figures import figure_keys, group_standings, place_text
from tourneydesk.present.messages import name_of, text, word_of
from tourneydesk.present.places import ExplainedStandings, cut_of, explain_standings, why_place
from tourneydesk.present.projector.page import Kind
from tourneydesk.present.shows import show_of
from tourneydesk.present.tables.standings import Crossings, crossings
from tourneydesk.present.winners import winners_of

View = Literal["winners", "places", "bracket", "crosstable", "chart", "bars"]
PREFERRED_ROWS = 3
"""The number of ranks visible in a small window next to a tryout."""
FEW = 3
"""The latest rounds that come before a tiebreak where there is no room for both."""
AROUND = 50
"""The pixels of a page beside the columns of its list: margins, frame and scroll bar."""
ON_DISPLAY: Mapping[View, Kind] = {
    "winners": "final",
    "bracket": "bracket",
    "chart": "places",
    "bars": "bars",
}
"""The kinds of page on which the audience sees a view, if not the standings."""
ON_PAPER: Mapping[View, str] = {"crosstable": "cross", "bracket": "bracket"}
"""The documents that have a view, if not the standings."""


class StandingsPage(PageKeys, QWidget):
    """The current standings, computed only while the page is visible."""

    tried = Signal()
    """Results are tried now, or no more."""

    def __init__(self, context: PageContext) -> None:
        super().__init__(context.parent)
        session = self._session = context.session
        self._details_panel = context.details_panel
        self._requests = context.requests
        self._shown: ExplainedStandings | None = None
        self._rounds: Crossings = {}
        self._fitting: tuple[int, int | None] | None = None
        self._over = False
        self._trying = False
        self._stale = False
        self._now: tuple[Event, int, Mapping[int, int]] | None = None
        self.header = PageHeader(messages.text("window-standings"))
        self.places: TableView[PlaceKey] = TableView(
            TableModel(()), messages.text("window-standings")
        )
        self.places.preferred_rows = PREFERRED_ROWS
        self.places.wrap_texts()
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
        self.tried_results = label("", "practice", wraps=True)
        self.what_if.changed.connect(self.refresh)
        self.what_if.ended.connect(self.end_what_if)
        self._create_views()
        self._lay_out()

    def _create_views(self) -> None:
        views: tuple[View, ...] = ("winners", "places", "bracket", "crosstable", "chart", "bars")
        self.views: Segments[View] = Segments(
            messages.text("standings-views"),
            [(view, messages.text(f"standings-view-{view}")) for view in views],
        )
        self.views.choose("places")
        self.views.chosen.connect(self.show_view)
        self.crosstable = Crosstable()
        self.crosstable.chosen.connect(self._explain)
        self.crosstable.table_requested.connect(self._requests.table)
        self.chart = PlacesView()
        self.bars, self.bracket = BarsView(), BracketView()
        for chart in (self.chart, self.bars, self.bracket):
            chart.chosen.connect(self._explain)
        self.winners = WinnersPanel(self._requests)
        event = self._session.event
        self.columns = ColumnChooser(
            f"standings-{event.format}", usual_columns(event), self.refresh
        )
        self.columns.offer(columns_to_choose(event))
        self.prizes = ActionButton("prizes-go-to", self._requests.prizes)
        self.print = button(messages.text("standings-print"), does=self._print, picture="printer")
        self.show_button = button(
            messages.text("standings-show-display"), does=self._show, picture="monitor"
        )

    @property
    def trying(self) -> bool:
        """Whether the ranks shown include tried results."""
        return self._trying

    def enter(self) -> None:
        """Takes the focus."""
        self._view_widget.setFocus()
        if self.places.key is None and self._shown is not None and self._shown.rows:
            self.places.choose(self._shown.rows[0].player)

    def show_view(self, view: View) -> None:
        """Shows the list, the crosstable, a chart or the winners."""
        self.views.choose(view)
        self.refresh()

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
        self._rounds = crossings(event)
        self._offer_views()
        self._show_places(keep=False)
        self._show_view(event, rows)
        show_text(
            self.header.title,
            messages.text("standings-what-if")
            if self._trying
            else messages.text("window-standings"),
        )
        self.header.show_progress(0, 0, "" if self._trying else self._after_round())
        show_text(self.tried_results, self.what_if.text() if self._trying else "")
        for part in (self.tried_results, self.what_if):
            part.setVisible(self._trying)
        self.tried.emit()
        posted = self._session.event.rounds
        self.attempt.setVisible(bool(posted) and not self._trying and not self._over)
        missing = any(one.missing for one in posted)
        self.attempt.allow(missing, messages.text("standings-nothing-to-try"))
        for action in (self.prizes, self.print, self.show_button):
            action.setVisible(not self._trying)
        if self._chosen is not None:
            self._explain(self._chosen)

    def _show_view(self, event: Event, rows: Sequence[Standing]) -> None:
        """Brings the crosstable or the chart up to date, if it is visible."""
        match self.views.key:
            case "crosstable":
                self.crosstable.show_rows(event, rows, self._rounds)
            case "bracket":
                if drawing := self._bracket(event):
                    self.bracket.show_bracket(drawing, self._chosen)
            case "chart":
                self.chart.show_chart(places_chart(event), self._chosen)
            case "bars":
                bars = show_of(event).bars
                if bars is not None:
                    self.bars.show_chart(bars(event), self._chosen)
            case _:
                pass

    @property
    def _chosen(self) -> PlaceKey | None:
        return self.places.key

    @property
    def _view_widget(self) -> QWidget:
        return {
            "winners": self.winners.first,
            "places": self.places,
            "bracket": self.bracket,
            "crosstable": self.crosstable.rows,
            "chart": self.chart,
            "bars": self.bars,
        }[self.views.key]

    def _offer_views(self) -> None:
        """Offers what this event can show now; the winners come to the front once they are known,
        and go when the last result is undone.
        """
        show = show_of(self._session.event)
        winners = None if self._trying else winners_of(self._session.event)
        offered: list[View] = ["places", "crosstable"]
        if show.ring is None:
            offered.append("chart")
        if show.bars is not None:
            offered.append("bars")
        if self._bracket(self._session.event) is not None:
            offered.insert(1, "bracket")
        if winners is not None:
            offered.insert(0, "winners")
            self.winners.show_winners(winners, self._session.outlook.next_kind or "")
        came, self._over = winners is not None and not self._over, winners is not None
        self.views.offer(offered)
        if came and self.views.key == "places":
            self.views.choose("winners")
        elif self._trying or self.views.key not in offered:
            self.views.choose("places")
        view = self.views.key
        for name, part in (
            ("winners", self.winners),
            ("places", self.places),
            ("bracket", self.bracket),
            ("crosstable", self.crosstable),
            ("chart", self.chart),
            ("bars", self.bars),
        ):
            part.setVisible(view == name)
        self.columns.setVisible(view == "places")

    def _bracket(self, event: Event) -> BracketDrawing | None:
        """The bracket of the event once it has begun."""
        bracket = show_of(event).bracket
        drawing = bracket(event) if bracket is not None else None
        return drawing if drawing is not None and drawing.begun else None

    def _show_places(self, *, keep: bool) -> None:
        """Shows the list with what fits; with ``keep``, only if that has changed."""
        if self._shown is None:
            return
        now = self._places_now() if self._trying else None
        winners = self._session.outlook.winners if self._over else ()
        for fitting in self._ways():
            latest, tiebreaks = fitting
            table = places_table(
                self._shown, now, self.columns.ids, self._rounds, latest, tiebreaks, winners
            )
            if self.places.least_width(table) <= self.width() - AROUND:
                break
        if not keep or fitting != self._fitting:
            self._fitting = fitting
            self.places.show_table(table)

    def _ways(self) -> Iterator[tuple[int, int | None]]:
        """How many of the latest rounds, and how many tiebreaks, from all to none: the latest few
        rounds say more than the last tiebreak, which the details have.
        """
        played = max((len(cells) for cells in self._rounds.values()), default=0)
        rows = self._shown.rows if self._shown is not None else ()
        fewer_breaks = range(len(figure_keys(rows)) - 1, 0, -1)
        if "rounds" in self.columns.ids:
            few = min(FEW, played)
            yield from ((latest, None) for latest in range(played, max(0, few - 1), -1))
            yield from ((few, tiebreaks) for tiebreaks in fewer_breaks)
            yield from ((latest, None) for latest in range(few - 1, 0, -1))
        yield (0, None)
        yield from ((0, tiebreaks) for tiebreaks in (*fewer_breaks, 0))

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._show_places(keep=True)

    def _after_round(self) -> str:
        """Up to when these standings are."""
        event, outlook = self._session.event, self._session.outlook
        if self._over:
            return messages.text("standings-final")
        if self._session.format.ring_kinds:
            return ""
        if not event.rounds:
            return messages.text("standings-none-played")
        number, planned = len(event.rounds), outlook.rounds_planned
        if event.rounds[-1].missing:
            return messages.text("standings-during-round", round=number)
        if planned is None or planned < number:
            return messages.text("standings-after-round", round=number)
        return messages.text("standings-after-round-of", round=number, rounds=planned)

    def _print(self) -> None:
        self._requests.papers.emit(ON_PAPER.get(self.views.key, "standings"))

    def _show(self) -> None:
        self._requests.display.emit(ON_DISPLAY.get(self.views.key, "standings"))

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
            self.tried.emit()

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
            word_of(name, "ages", event.format): rows
            for name, rows in group_standings(event).items()
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
        # A hidden page may still be resized, which lays its list out once more.
        if standings is None or not self.isVisibleTo(self.window()):
            return
        if key != self.places.key:
            self.places.choose(key)
            return
        if key == CUT:
            cut = cut_of(standings)
            seats = cut[1] if cut is not None else 0
            own = self._session.event.format
            why = [text("cut-why", own, count=seats)]
            self._details_panel.show_reasons(messages.text("standings-cut", own), "", why)
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
        self.header.add(self.attempt, self.prizes, self.print, self.show_button, self.columns)
        tools = FlowLayout()
        tools.addWidget(self.views)
        tools.add_layout(row_of(self._group_name, self.group))
        page_column(
            self,
            self.header,
            tools,
            self.tried_results,
            self._without_group,
            (self.winners, 1),
            (self.places, 1),
            (self.bracket, 1),
            (self.crosstable, 1),
            (self.chart, 1),
            (self.bars, 1),
            self.what_if,
        )
        for part in (self.tried_results, self.what_if):
            part.hide()
