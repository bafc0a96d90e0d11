"""The card below the sidebar for moments of the event: somebody is out, the final is seated,
somebody has won.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent

from tourneydesk.core.event import Event
from tourneydesk.gui.session.qt_session import QtSession
from tourneydesk.gui.widgets.question_card import Card
from tourneydesk.gui.widgets.text_widgets import Button, button, label, show_text, tip
from tourneydesk.present import messages
from tourneydesk.present.messages import name_of, sentences
from tourneydesk.present.projector.page import Kind
from tourneydesk.present.results import stage_name
from tourneydesk.present.winners import Winners, named, out_headline, went_out, why_out, winners_of

MOST_EXPLAINED = 2
"""With more players out at once, only their names are said."""


@dataclass(frozen=True, slots=True)
class Announced:
    """What the card says, and the page for the audience: these players are out, the final of this
    round is seated, or the event is over.
    """

    kind: Kind
    out: frozenset[int] = frozenset()
    seated: int = 0
    over: bool = False


EDGES = 12 + 12 + 5
"""Pixels of the card beside its texts."""


class MomentCard(Card):
    """Hidden until something happens; a click closes it, and so does undoing what happened. It
    never takes the focus, and beside the page it moves nothing where results are typed. To the
    winners leads the next action of the status bar.
    """

    display_requested = Signal(str)
    """The kind of page that the audience is to see."""

    def __init__(self, session: QtSession) -> None:
        super().__init__(icon="", look="moment")
        self._session = session
        self._out = went_out(session.event)
        self._seated = _special_round(session)
        self._winners = _headline(winners_of(session.event))
        self._at_standings = False
        self._announced: Announced | None = None
        self._heading = label("", "section", wraps=True)
        self._about = label("", wraps=True)
        self.show_button = self._button("standings-show-display", "monitor", self._show)
        self.close_button = self._button("standings-moment-close", "x", self.hide)
        answers = (self.show_button, self.close_button)
        self.add(self._heading, self._about, answers=answers)
        session.changed.connect(self._event_changed)
        self.hide()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Buttons keep only their icons where their texts have no room; the reason is left out
        where it would be cut.
        """
        room = self.width() - EDGES
        for one in (self.show_button, self.close_button):
            one.setText(one.accessibleName())
            if one.sizeHint().width() > room:
                one.setText("")
        super().resizeEvent(event)
        if not self._about.isHidden() and self.height() < self.heightForWidth(self.width()):
            self._about.hide()

    @property
    def text(self) -> str:
        return sentences(self._heading.text(), self._about.text())

    def show_page(self, standings: bool) -> None:
        """Another page is visible: on that of the standings, the winners need no announcement."""
        self._at_standings = standings
        if standings and self._announced is not None and self._announced.over:
            self.hide()

    def _event_changed(self) -> None:
        """Announces what is new, or takes away what is no longer true."""
        event = self._session.event
        out, seated, winners = went_out(event), _special_round(self._session), winners_of(event)
        new = out - self._out
        announced = self._announced
        if announced is not None and not (
            announced.out <= out
            and announced.seated <= len(event.rounds)
            and (winners is not None or not announced.over)
        ):
            self._announced = None
            self.hide()
        headline = _headline(winners)
        if winners is not None and headline != self._winners:
            self._announce(Announced("final", over=True), winners.headline, winners.decided)
        elif seated > self._seated:
            posted = event.rounds[-1]
            players = tuple(one for table in posted.tables for one in table.players)
            stage = stage_name(event, posted.number)
            heading = messages.text(
                "standings-stage-seated" if stage else f"standings-{posted.kind}-seated",
                stage=stage,
            )
            self._announce(Announced("final", seated=seated), heading, named(event, players))
        elif new:
            about = _why_all_out(event, sorted(new))
            self._announce(Announced("out", out=new), out_headline(event, sorted(new)), about)
        self._out, self._seated, self._winners = out, seated, headline

    def _announce(self, announced: Announced, heading: str, about: str) -> None:
        self._announced = announced
        show_text(self._heading, heading)
        show_text(self._about, about)
        self._about.setVisible(bool(about))
        self.setVisible(not (announced.over and self._at_standings))
        self.arrange()

    def _button(self, message: str, picture: str, does: Callable[[], object]) -> Button:
        said = messages.text(message)
        made = button(said, does=does, picture=picture)
        made.setAccessibleName(said)
        tip(made, said)
        return made

    def _show(self) -> None:
        if self._announced is not None:
            self.display_requested.emit(self._announced.kind)


def _headline(winners: Winners | None) -> str:
    """Who has won, in words; empty while the event goes on."""
    return winners.headline if winners is not None else ""


def _why_all_out(event: Event, players: Sequence[int]) -> str:
    """What put these players out; empty for too many to explain."""
    if len(players) > MOST_EXPLAINED:
        return ""
    why = {player: why_out(event, player) for player in players}
    if len(set(why.values())) == 1:
        return why[players[0]]
    return sentences(
        *(
            messages.text("winners-why-out", name=name_of(event, player), why=said)
            for player, said in why.items()
        )
    )


def _special_round(session: QtSession) -> int:
    """The number of the round if it is a final or another game with a name; 0 otherwise."""
    posted = session.event.current
    if posted is None or posted.kind not in session.format.extra_kinds:
        return 0
    return posted.number if messages.has(f"standings-{posted.kind}-seated") else 0
