"""Requested byes: the player, the round, and the points."""

from fractions import Fraction

from PySide6.QtWidgets import QFrame

from tourneydesk.core.event import ByeRequest, Event
from tourneydesk.core.field import active
from tourneydesk.core.reasons import Problem
from tourneydesk.desk import attendance
from tourneydesk.gui.session.qt_session import QtSession, refusal
from tourneydesk.gui.widgets.action_button import ActionButton
from tourneydesk.gui.widgets.context_menu import offer_on
from tourneydesk.gui.widgets.finders.finder import Finder, in_play
from tourneydesk.gui.widgets.layout.boxes import REST, inner_column, row_of
from tourneydesk.gui.widgets.marked_text import show_trouble
from tourneydesk.gui.widgets.number_text import whole_number
from tourneydesk.gui.widgets.table.table_view import TableModel, TableView
from tourneydesk.gui.widgets.text_widgets import (
    ChoiceBox,
    Field,
    button,
    label,
    label_for,
    refuse,
    show_text,
)
from tourneydesk.present import messages
from tourneydesk.present.messages import name_of, number, say
from tourneydesk.present.table import Column, Row

HALF, ZERO, FULL = Fraction(1, 2), Fraction(0), Fraction(1)
OFFERED = (HALF, ZERO, FULL)


class ByeRequests(QFrame):
    """A name, then the round; Enter requests the bye. If byes are not possible, says why."""

    def __init__(self, session: QtSession) -> None:
        super().__init__()
        self._session = session
        self._player: int | None = None
        self.finder = Finder(messages.text("people-bye-who"))
        self.finder.chosen.connect(self._choose)
        self.finder.unknown.connect(lambda text: session.message.emit(text, "attention"))
        self.finder.escaped.connect(self._forget)
        self.round = Field(10)
        self.round.setFixedWidth(self.fontMetrics().horizontalAdvance("0") * 10 + 24)
        self.round.returnPressed.connect(self._request)
        self.points = ChoiceBox()
        for points in OFFERED:
            self.points.addItem(number(points))
        self.request = button(messages.text("people-ask-bye"), does=self._request)
        self.player_label = label("", "strong", wraps=True)
        self.reason = label("", "attention", wraps=True)
        columns = (
            Column(messages.text("people-name"), wide=True),
            Column(messages.text("people-round-head"), "number"),
            Column(messages.text("people-points"), "number"),
        )
        self.list: TableView[tuple[int, int]] = TableView(
            TableModel(columns), messages.text("people-byes-requested")
        )
        self.finder.stepped.connect(self.list.setFocus)
        self.list.chosen.connect(lambda _: self._show_withdraw())
        self.list.on_keys({"keys-players-drop": self._withdraw})
        self.withdraw = ActionButton("keys-players-drop", self._withdraw, text="event-withdraw-bye")
        offer_on(self.list, self.withdraw)
        self._request_status = label("", "quiet", wraps=True)
        buttons = row_of(self.withdraw, (self._request_status, 1), spacing=None)
        inner_column(
            self,
            self.reason,
            self.finder,
            self.player_label,
            row_of(
                label_for(messages.text("people-round-head"), self.round),
                self.round,
                label_for(messages.text("people-points"), self.points),
                self.points,
                self.request,
                REST,
            ),
            (self.list, 1),
            label(messages.text("people-byes-hint"), "quiet", wraps=True),
            buttons,
        )

    def enter(self) -> None:
        self.finder.enter()

    def refresh(self) -> None:
        """Shows the byes currently requested."""
        event = self._session.event
        if self._player is not None and self._player > len(event.players):
            self._forget()
        inside = active(event, self._session.format.leavings(event))
        self.finder.show_players(event, in_play(event, inside))
        reason = why_no_bye(event)
        show_trouble(self.reason, reason)
        self.player_label.setVisible(not reason)
        for widget in (self.finder, self.round, self.points):
            widget.setEnabled(not reason)
        requests = sorted(event.bye_requests, key=lambda one: (one.round, one.player))
        self.list.show_rows(
            [
                Row(
                    _key(one),
                    (name_of(event, one.player), str(one.round), number(one.points)),
                )
                for one in requests
            ]
        )
        self._show_player()
        self._show_withdraw()

    def _choose(self, player: int) -> None:
        self._player = player
        self.round.setText(str(len(self._session.event.rounds) + 1))
        self._show_player()
        self.round.setFocus()
        self.round.selectAll()

    def _request(self) -> None:
        player, at = self._player, whole_number(self.round.text())
        if player is None:
            self.finder.enter()
            return
        if at is None:
            self._session.message.emit(messages.text("people-which-round"), "attention")
            self.round.setFocus()
            return
        points = OFFERED[self.points.currentIndex()]
        request = ByeRequest(player, at, points)
        warnings: list[Problem] = []
        if self._session.attempt(
            lambda session: warnings.extend(attendance.request_bye(session, request))
        ).done:
            name = name_of(self._session.event, player)
            self._session.report(
                messages.text("people-bye-noted", name=name, round=at, points=points)
            )
            for warning in warnings:
                self._session.message.emit(say(warning, self._session.event), "attention")
            # A full-point bye is for one player only, so the choice is not kept for the next.
            self.points.setCurrentIndex(0)
            self._forget()
            self.finder.enter()

    @property
    def _chosen(self) -> ByeRequest | None:
        """The bye selected in the list."""
        key = self.list.key
        requests = self._session.event.bye_requests
        return next((one for one in requests if _key(one) == key), None)

    def _withdraw(self) -> None:
        chosen = self._chosen
        if chosen is None:
            return
        player, at = chosen.player, chosen.round
        if self._session.attempt(lambda session: attendance.withdraw_bye(session, player, at)).done:
            name = name_of(self._session.event, player)
            self._session.report(messages.text("event-bye-withdrawn", name=name, round=at))

    def _show_withdraw(self) -> None:
        event, chosen = self._session.event, self._chosen
        if chosen is None:
            text = messages.text("event-choose-bye")
        else:
            may = attendance.can_withdraw_bye(event, chosen.player, chosen.round)
            text = refusal(may.why_not, event)
        self.withdraw.allow(not text, text)
        show_text(self._request_status, text if chosen is not None else "")

    def _forget(self) -> None:
        self._player = None
        self.round.setText("")
        self._show_player()

    def _show_player(self) -> None:
        player = self._player
        text = (
            messages.text("people-bye-first")
            if player is None
            else name_of(self._session.event, player)
        )
        show_text(self.player_label, text, "quiet" if player is None else "strong")
        refuse(self.request, messages.text("people-bye-first") if player is None else "")


def _key(request: ByeRequest) -> tuple[int, int]:
    """What identifies a requested bye: the player and the round."""
    return request.player, request.round


def why_no_bye(event: Event) -> str:
    """Why no bye can be requested at all; empty if byes are possible."""
    if not event.entered:
        return messages.text("people-none-yet")
    why_not = attendance.can_request_bye(event, event.entered[0].id).why_not
    if not why_not:
        return ""
    return (
        refusal(why_not, event)
        if why_not[0].code == "bye_after_the_end"
        else messages.text("people-no-byes")
    )
