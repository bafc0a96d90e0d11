"""Byes that players ask for in advance: who, in which round, for how much."""

from fractions import Fraction

from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout

from tourneydesk.core.decisions import ByeRequested
from tourneydesk.core.event import ByeRequest, Event
from tourneydesk.core.field import active
from tourneydesk.formats import format_of
from tourneydesk.gui import words
from tourneydesk.gui.event_desk import EventDesk, refusal
from tourneydesk.gui.figures import whole
from tourneydesk.gui.finder import Finder, in_play
from tourneydesk.gui.lines import Column, Line, Lines, LinesView
from tourneydesk.gui.plain import ChoiceBox, Field, beside, button, label, show_text
from tourneydesk.present.words import name_of, number

HALF, NOTHING = Fraction(1, 2), Fraction(0)


class ByesAsked(QFrame):
    """A name, then the round; Enter asks for the bye. Where there are none, says why."""

    def __init__(self, desk: EventDesk) -> None:
        super().__init__()
        self._desk = desk
        self._player: int | None = None
        self.finder = Finder(words.BYE_WHO)
        self.finder.taken.connect(self._choose)
        self.finder.unknown.connect(self._unknown)
        self.finder.escaped.connect(self._forget)
        self.round = Field(10)
        self.round.setFixedWidth(self.fontMetrics().horizontalAdvance("0") * 10 + 24)
        self.round.returnPressed.connect(self._ask)
        self.points = ChoiceBox()
        for points in (HALF, NOTHING):
            self.points.addItem(number(points))
        self.ask = button(words.ASK_BYE)
        self.ask.clicked.connect(self._ask)
        self.who = label("", "strong", wraps=True)
        self.why = label("", "attention", wraps=True)
        columns = (
            Column(words.NAME, wide=True),
            Column(words.ROUND_HEAD, figures=True),
            Column(words.POINTS, figures=True),
        )
        self.list = LinesView(Lines(columns), words.BYES_ASKED)
        self.finder.stepped.connect(self.list.setFocus)
        across = QHBoxLayout()
        across.setSpacing(8)
        across.addWidget(self.who, 1)
        across.addWidget(beside(words.ROUND_HEAD, self.round))
        across.addWidget(self.round)
        across.addWidget(beside(words.POINTS, self.points))
        across.addWidget(self.points)
        across.addWidget(self.ask)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(8)
        lines.addWidget(self.why)
        lines.addWidget(self.finder)
        lines.addLayout(across)
        lines.addWidget(self.list, 1)
        lines.addWidget(label(words.BYES_HINT, "quiet", wraps=True))

    def enter(self) -> None:
        self.finder.enter()

    def refresh(self) -> None:
        """Shows the byes asked for as the event stands."""
        event = self._desk.event
        if self._player is not None and self._player > len(event.players):
            self._forget()
        inside = active(event, self._desk.format.leavings(event))
        self.finder.show_players(in_play(event, inside))
        why = why_no_bye(event)
        show_text(self.why, f"{words.SIGN_ATTENTION}{why}" if why else "")
        self.why.setVisible(bool(why))
        for widget in (self.finder, self.round, self.points):
            widget.setEnabled(not why)
        asked = sorted(event.bye_requests, key=lambda one: (one.round, one.player))
        self.list.show_lines(
            [
                Line(
                    one.player * 1000 + one.round,
                    (name_of(event, one.player), str(one.round), number(one.points)),
                )
                for one in asked
            ]
        )
        self._show_who()

    def _choose(self, player: int) -> None:
        self._player = player
        self.round.setText(str(len(self._desk.event.rounds) + 1))
        self._show_who()
        self.round.setFocus()
        self.round.selectAll()

    def _ask(self) -> None:
        player, at = self._player, whole(self.round.text())
        if player is None:
            self.finder.enter()
            return
        if at is None:
            self._desk.said.emit(words.WHICH_ROUND, "attention")
            self.round.setFocus()
            return
        points = (HALF, NOTHING)[self.points.currentIndex()]
        wanted = ByeRequest(player, at, points)
        if self._desk.attempt(lambda: self._desk.desk.take(ByeRequested(wanted))).done:
            name = name_of(self._desk.event, player)
            self._desk.tell(words.BYE_NOTED.format(name=name, round=at, points=number(points)))
            self._forget()
            self.finder.enter()

    def _forget(self) -> None:
        self._player = None
        self.round.setText("")
        self._show_who()

    def _show_who(self) -> None:
        player = self._player
        named = words.BYE_FIRST if player is None else name_of(self._desk.event, player)
        show_text(self.who, named, "quiet" if player is None else "strong")
        self.ask.setEnabled(player is not None)
        self.ask.setAccessibleDescription(words.BYE_FIRST if player is None else "")

    def _unknown(self, text: str) -> None:
        self._desk.said.emit(words.NOBODY_FOUND.format(text=text), "attention")


def why_no_bye(event: Event) -> str:
    """Why no bye can be asked for here at all; empty where one can."""
    if not event.players:
        return words.NOBODY_YET
    probe = ByeRequested(ByeRequest(event.players[0].id, len(event.rounds) + 1, HALF))
    found = format_of(event).problems(event, probe)
    if not found:
        return ""
    return refusal(found, event) if found[0].code == "bye_after_the_end" else words.NO_BYES
