"""The field that asks why another player does not sit at the selected table."""

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from tourneydesk.core.event import Event
from tourneydesk.core.reasons import Reason, Refused
from tourneydesk.desk.history import Steps
from tourneydesk.desk.why_not import why_not
from tourneydesk.gui.session.qt_session import QtSession, refusal
from tourneydesk.gui.tasks.background import Background
from tourneydesk.gui.widgets.finders.finder import several_players
from tourneydesk.gui.widgets.finders.search_field import SearchField
from tourneydesk.gui.widgets.finders.table_finder import find_players
from tourneydesk.gui.widgets.layout.boxes import column_of
from tourneydesk.gui.widgets.text_widgets import label, shortened, show_text, tip
from tourneydesk.present import messages
from tourneydesk.present.messages import name_of, say

Answer = tuple[int, int, tuple[Reason, ...] | Refused]
"""Two players, and the explanation for them."""


class WhyNotField(QWidget):
    """Takes another player's name and says what would have been worse with that player."""

    def __init__(self, session: QtSession) -> None:
        super().__init__()
        self._session = session
        self._asking = Background[list[Answer]]()
        self._at: tuple[int, tuple[int, ...]] | None = None
        self.name = SearchField(60)
        self.name.setAccessibleName(messages.text("round-why-not"))
        self.name.setPlaceholderText(messages.text("round-why-not"))
        tip(self.name, messages.text("round-why-not-tip"))
        self.name.returnPressed.connect(self._ask)
        self.answer = label("", wraps=True)
        self.answer.setAccessibleName(messages.text("round-why-not"))
        column_of(
            self.name,
            self.answer,
            on=self,
            margins=(0, 8, 0, 0),
            spacing=4,
        )
        self.show_table(None)

    def show_table(self, at: tuple[int, tuple[int, ...]] | None) -> None:
        """Sets the round and the players of the question; None if there are none."""
        if at != self._at:
            self.leave()
            self.name.setText("")
            self._show_answer("")
        self._at = at
        self.setVisible(at is not None)

    def leave(self) -> None:
        """Cancels an answer in progress."""
        self._asking.cancel()

    def _show_answer(self, text: str) -> None:
        show_text(self.answer, text)
        self.answer.setVisible(bool(text))

    def _ask(self) -> None:
        text = self.name.text().strip()
        if self._at is None or not text:
            return
        event, (number, players) = self._session.event, self._at
        found = find_players(event, text)
        # A player at this table is hardly meant if the name matches another player, too.
        others = tuple(player for player in found if player not in players) or found
        if not others:
            self._show_answer(messages.text("round-why-not-none", text=shortened(text)))
        elif len(others) > 1:
            self._show_answer(several_players(event, text, others))
        else:
            self._show_answer(messages.text("round-why-not-asking"))
            self.name.selectAll()
            steps, other = self._session.steps, others[0]
            self._asking.start(
                lambda: answers_for(steps, number, players, other),
                lambda outcome: self._answered(event, outcome),
            )

    def _answered(self, event: Event, outcome: list[Answer] | Exception) -> None:
        if isinstance(outcome, Exception):
            self._show_answer("")
            raise outcome
        self._show_answer(_answers_text(event, outcome))


def answers_for(steps: Steps, number: int, players: Sequence[int], other: int) -> list[Answer]:
    """Why the other player did not meet each of these; if seated among them, only that they did
    meet.
    """
    opponents = [player for player in players if player != other]
    return [(player, other, _answer(steps, number, player, other)) for player in opponents]


def _answer(steps: Steps, number: int, one: int, other: int) -> tuple[Reason, ...] | Refused:
    try:
        return why_not(steps, number, one, other)
    except Refused as refused:
        return refused


def _answers_text(event: Event, found: Sequence[Answer]) -> str:
    """Each answer below its two names; only once if it is the same for the whole table."""
    bodies = [_body(event, answer) for _, _, answer in found]
    if len(bodies) > 1 and len(set(bodies)) == 1:
        return bodies[0]
    return "\n\n".join(
        body if isinstance(answer, Refused) else f"{_head(event, one, other)}\n{body}"
        for (one, other, answer), body in zip(found, bodies, strict=True)
    )


def _head(event: Event, one: int, other: int) -> str:
    names = [shortened(name_of(event, player), 30) for player in (one, other)]
    return messages.text("round-why-not-pair", one=names[0], other=names[1])


def _body(event: Event, answer: tuple[Reason, ...] | Refused) -> str:
    if isinstance(answer, Refused):
        return refusal(answer.problems, event)
    return "\n".join(
        [say(reason, event) for reason in answer] or [messages.text("round-why-not-nothing")]
    )
