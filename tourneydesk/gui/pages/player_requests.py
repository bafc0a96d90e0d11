"""Check-in, byes, pairs kept apart, and what the papers of a rebuilt event left open."""

from fractions import Fraction

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame

from tourneydesk.core.event import ByeRequest, Event, OpenItem
from tourneydesk.core.field import active, status
from tourneydesk.core.incomplete import sorted_items
from tourneydesk.core.ratings import day_of
from tourneydesk.core.reasons import Problem
from tourneydesk.desk import attendance
from tourneydesk.desk.attendance import keep_apart, let_meet
from tourneydesk.desk.paper_rebuild import settling
from tourneydesk.desk.shared import forget_check_in, waiting_check_ins
from tourneydesk.gui.session.qt_session import QtSession, refusal
from tourneydesk.gui.user_data.people import today
from tourneydesk.gui.widgets.actions import action_key
from tourneydesk.gui.widgets.buttons import ActionButton, offer_on
from tourneydesk.gui.widgets.finders import Finder, in_play
from tourneydesk.gui.widgets.layouts import REST, FlowLayout, inner_column, row_of
from tourneydesk.gui.widgets.match_keys import whole_number
from tourneydesk.gui.widgets.question_card import Question
from tourneydesk.gui.widgets.table_view import TableModel, TableView
from tourneydesk.gui.widgets.text_widgets import (
    ChoiceBox,
    Field,
    button,
    label,
    label_for,
    refuse,
    show_text,
    show_trouble,
)
from tourneydesk.present import messages
from tourneydesk.present.messages import name_of, number, say
from tourneydesk.present.progress import item_text
from tourneydesk.present.table import Column, Row


class CheckIn(QFrame):
    """What is said about check-in and, before round 1, a single step that withdraws everyone who is
    not here.
    """

    seen = Signal(int)
    """A player was just found, so that the list can show them."""
    list_requested = Signal()
    """The check-in list is to be printed."""

    def __init__(self, session: QtSession, question: Question) -> None:
        super().__init__()
        self._session = session
        self._question = question
        self.withdraw_absent = button(
            messages.text("people-drop-absent", players=0),
            does=self._withdraw_absent,
            picture="user-minus",
        )
        self.print_list = button(
            messages.text("people-print-list"), does=self.list_requested, picture="printer"
        )
        self.reason = label("", "quiet", wraps=True)
        across = FlowLayout()
        for one in (self.withdraw_absent, self.print_list):
            across.addWidget(one)
        inner_column(self, self.reason, across)

    def refresh(self) -> None:
        """Shows what can be done about absent players now."""
        event = self._session.event
        why = why_not_withdraw(event) if event.entered else ""
        absent = attendance.absent_players(event)
        self.withdraw_absent.setText(messages.text("people-drop-absent", players=len(absent)))
        self.withdraw_absent.setVisible(bool(event.entered) and not why)
        self.print_list.setVisible(bool(event.entered))
        show_text(self.reason, why)
        self.reason.setVisible(bool(why))

    def arrive(self, player: int) -> None:
        """Checks in a player who was found by name; one who is withdrawn is asked about."""
        event = self._session.event
        name = name_of(event, player)
        match status(event, self._session.format.leavings(event), player):
            case "active":
                self.check_in(player)
            case "dropped":
                self._question.ask(
                    messages.text("people-withdrawn", name=name),
                    "",
                    (
                        (
                            messages.text("people-reinstate-and-check-in"),
                            lambda: self._reinstate(player),
                        ),
                        (messages.text("wizard-cancel"), lambda: None),
                    ),
                    focus=True,
                )
            case _:
                self._session.message.emit(
                    messages.text("people-out-already", name=name), "attention"
                )

    def check_in(self, player: int, here: bool = True) -> None:
        """Marks a player as here, or as not here after all."""
        waits = player in waiting_check_ins(self._session.session)
        if waits and here == self._session.event.player(player).checked_in:
            # It was typed while the server was lost, and is taken back before it was recorded.
            forget_check_in(self._session.session, player)
            return
        outcome = self._session.attempt(
            lambda session: attendance.check_in(session, (player,), here)
        )
        self.seen.emit(player)
        if outcome.done:
            message_key = "people-checked-in" if here else "people-not-here-after-all"
            event = self._session.event
            said = messages.text(message_key, name=name_of(event, player))
            until = event.player(player).expires
            if here and until is not None and until < (day_of(event) or today()):
                expired = messages.text("people-expired", day=messages.dates_in(until))
                self._session.message.emit(messages.sentences(said, expired), "attention")
            else:
                self._session.report(said)

    def toggle(self, player: int) -> None:
        """Toggles between here and not here."""
        event = self._session.event
        if status(event, self._session.format.leavings(event), player) == "active":
            waiting = waiting_check_ins(self._session.session)
            self.check_in(player, not waiting.get(player, event.player(player).checked_in))
        else:
            self.arrive(player)

    def press(self, player: int) -> None:
        """Does what the button for the player says."""
        if self._session.event.player(player).dropped:
            self._reinstate(player)
        else:
            self.toggle(player)

    def _reinstate(self, player: int) -> None:
        outcome = self._session.attempt(
            lambda session: attendance.reinstate_and_check_in(session, player)
        )
        self.seen.emit(player)
        if outcome.done:
            name = name_of(self._session.event, player)
            self._session.report(messages.text("people-reinstated-and-checked-in", name=name))

    def _withdraw_absent(self) -> None:
        withdrawn: list[int] = []
        outcome = self._session.attempt(
            lambda session: withdrawn.extend(attendance.drop_absent(session))
        )
        if outcome.done:
            self._session.report(messages.text("people-absent-dropped", players=len(withdrawn)))


def why_not_withdraw(event: Event) -> str:
    """Why absent players cannot be withdrawn together; empty if they can."""
    why_not = attendance.can_drop_absent(event).why_not
    if any(one.code == "nobody_checked_in" for one in why_not):
        return messages.text("people-check-in-optional", players=len(event.entered))
    return refusal(why_not)


# Requested byes: the player, the round, and the points.

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


# Players who must not meet: siblings, clubmates, parent and child.


class PairsApart(QFrame):
    """Two names, one after the other; the list below can remove pairs."""

    def __init__(self, session: QtSession) -> None:
        super().__init__()
        self._session = session
        self._first: int | None = None
        self.finder = Finder(messages.text("people-apart-first"))
        self.finder.chosen.connect(self._take)
        self.finder.unknown.connect(lambda text: session.message.emit(text, "attention"))
        self.finder.escaped.connect(self._forget)
        self.reason = label("", "attention", wraps=True)
        columns = (
            Column(messages.text("people-name"), wide=True),
            Column(messages.text("people-never-meets"), wide=True),
        )
        self.list: TableView[tuple[int, int]] = TableView(
            TableModel(columns), messages.text("people-pairs-apart")
        )
        self.list.on_keys({"keys-players-drop": self._allow})
        self.list.chosen.connect(lambda _: self._show_press())
        self.finder.stepped.connect(self.list.setFocus)
        self.allow = ActionButton("keys-players-drop", self._allow, text="people-allow")
        offer_on(self.list, self.allow)
        buttons = row_of(self.allow, REST, spacing=None)
        inner_column(
            self,
            self.reason,
            self.finder,
            (self.list, 1),
            label(
                messages.text("people-apart-hint", key=action_key("keys-players-drop")),
                "quiet",
                wraps=True,
            ),
            buttons,
        )

    def enter(self) -> None:
        self.finder.enter()

    def refresh(self) -> None:
        """Shows who is currently kept apart."""
        event = self._session.event
        if self._first is not None and self._first > len(event.players):
            self._forget()
        self.finder.show_players(event, event.entered)
        self.finder.setEnabled(bool(event.entered))
        show_trouble(self.reason, "" if event.entered else messages.text("people-none-yet"))
        self.list.show_rows(
            [
                Row((first, second), (name_of(event, first), name_of(event, second)))
                for first, second in sorted(event.forbidden)
            ]
        )
        self._show_press()

    def _take(self, player: int) -> None:
        if self._first is None:
            self._first = player
            name = name_of(self._session.event, player)
            show_text(self.finder.head, messages.text("people-apart-second", name=name))
            self.finder.field.setAccessibleName(messages.text("people-apart-second", name=name))
            return
        pair = (self._first, player)
        if self._session.attempt(lambda session: keep_apart(session, pair)).done:
            first, second = (name_of(self._session.event, who) for who in pair)
            self._session.report(messages.text("people-kept-apart", one=first, other=second))
            self._forget()

    def _forget(self) -> None:
        self._first = None
        show_text(self.finder.head, messages.text("people-apart-first"))
        self.finder.field.setAccessibleName(messages.text("people-apart-first"))

    def _allow(self) -> None:
        pair = self.list.key
        if pair is None:
            return
        if self._session.attempt(lambda session: let_meet(session, pair)).done:
            first, second = (name_of(self._session.event, player) for player in pair)
            self._session.report(messages.text("people-may-meet", one=first, other=second))

    def _show_press(self) -> None:
        self.allow.allow(self.list.key is not None, messages.text("people-choose-pair"))


# Settles what the papers of a rebuilt event left open: seats, byes, absences.

_BYES = tuple(Fraction(halves, 2) for halves in (2, 1, 0, 6))


class OpenItems(QFrame):
    """Lists the open items and, for the selected one, the ways to settle it."""

    def __init__(self, session: QtSession) -> None:
        super().__init__()
        self._session = session
        self.items: list[OpenItem] = []
        self._suggested = ""
        self.list: TableView[int] = TableView(
            TableModel((Column(messages.text("open-item-title"), wide=True),)),
            messages.text("open-item-title"),
        )
        self.list.chosen.connect(lambda _: self._show_chosen())
        self.chosen = label("", "quiet", wraps=True)
        self.table = Field(5)
        self.seats = Field(60)
        self.seats.returnPressed.connect(self._seat)
        self.seat = button(messages.text("open-item-seat"), does=self._seat)
        self.points = ChoiceBox()
        for points in _BYES:
            self.points.addItem(number(points))
        self.bye = button(messages.text("open-item-bye"), does=self._give_bye)
        self.as_shown = button(messages.text("open-item-right"), does=self._settle)
        self._lay_out()

    def enter(self) -> None:
        self.list.setFocus()

    def refresh(self) -> None:
        """Shows what is open in the event now."""
        event = self._session.event
        self.items = sorted_items(event)
        self.list.show_rows(
            [Row(at, (item_text(event, item),)) for at, item in enumerate(self.items)]
        )
        self._show_chosen()

    def _item(self) -> OpenItem | None:
        row = self.list.currentIndex().row()
        return self.items[row] if 0 <= row < len(self.items) else None

    def _show_chosen(self) -> None:
        item = self._item()
        kind = item.kind if item is not None else ""
        seating = kind in ("seats", "place")
        for widget in (self.table, self.seats, self.seat):
            widget.setEnabled(seating)
        self.points.setEnabled(kind == "place")
        self.bye.setEnabled(kind == "place")
        self.as_shown.setEnabled(kind in settling.AS_SHOWN)
        self.as_shown.setText(
            {
                "place": messages.text("open-item-away"),
                "seats": messages.text("open-item-no-table", self._session.event.format),
            }.get(kind, messages.text("open-item-right"))
        )
        if item is None:
            show_text(self.chosen, messages.text("open-item-choose") if self.items else "")
            return
        if kind == "seats":
            self.table.setText(str(item.table))
        suggested, self._suggested = self._suggested, str(item.player) if kind == "place" else ""
        if self.seats.text() in ("", suggested):
            self.seats.setText(self._suggested)
        text = item_text(self._session.event, item)
        if kind == "result":
            how = messages.text(
                "open-item-result", self._session.event.format, round=item.round, table=item.table
            )
            text = messages.sentences(text, how)
        elif kind == "round":
            text = messages.sentences(text, messages.text("open-item-rebuild"))
        show_text(self.chosen, text)

    def _seat(self) -> None:
        item = self._item()
        if item is None or not self.seat.isEnabled():
            return
        table, seats = _numbers(self.table.text()), _numbers(self.seats.text())
        if len(table) != 1 or not seats:
            self._session.message.emit(messages.text("open-item-numbers"), "attention")
            return
        seated = self._session.attempt(
            lambda session: settling.seat_table(session, item.round, table[0], seats)
        )
        if seated.done:
            self.seats.clear()
            seats_text = messages.text(
                "open-item-seated", self._session.event.format, table=table[0], round=item.round
            )
            self._session.report(seats_text)

    def _give_bye(self) -> None:
        item, points = self._item(), _BYES[max(0, self.points.currentIndex())]
        if item is not None:
            self._show_outcome(
                self._session.attempt(
                    lambda session: settling.give_bye(session, item.round, item.player, points)
                ).done
            )

    def _settle(self) -> None:
        item = self._item()
        if item is not None:
            self._show_outcome(
                self._session.attempt(lambda session: settling.settle(session, item)).done
            )

    def _show_outcome(self, done: bool) -> None:
        if done:
            self.seats.clear()
            self._session.report(messages.text("open-item-settled"))

    def _lay_out(self) -> None:
        seating = row_of()
        self.table.setFixedWidth(self.fontMetrics().horizontalAdvance("0") * 8 + 24)
        seating.addWidget(
            label_for(messages.text("open-item-table", self._session.event.format), self.table)
        )
        seating.addWidget(self.table)
        seating.addWidget(label_for(messages.text("open-item-seats"), self.seats))
        seating.addWidget(self.seats, 1)
        seating.addWidget(self.seat)
        inner_column(
            self,
            (self.list, 1),
            self.chosen,
            seating,
            row_of(
                label_for(messages.text("open-item-bye-points"), self.points),
                self.points,
                self.bye,
                REST,
                self.as_shown,
            ),
        )


def _numbers(text: str) -> tuple[int, ...]:
    """Numbers separated by spaces or commas; none if the text is anything else."""
    parts = text.replace(",", " ").split()
    if not all(part.isascii() and part.isdecimal() and len(part) < 6 for part in parts):
        return ()
    return tuple(map(int, parts))
