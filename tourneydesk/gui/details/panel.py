"""The panel at the right: why a table is paired so, why a player has that rank, why not another."""

from collections.abc import Iterable, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QLabel, QWidget

from tourneydesk.core.event import Event
from tourneydesk.core.reasons import Reason, Refused
from tourneydesk.desk.history import Steps
from tourneydesk.desk.why_not import why_not
from tourneydesk.gui.details.records import PlayerRecords
from tourneydesk.gui.session.qt_session import QtSession, refusal
from tourneydesk.gui.tasks import Background
from tourneydesk.gui.user_data.preferences import prefer, preferred
from tourneydesk.gui.widgets.actions import action_key
from tourneydesk.gui.widgets.finders import SearchField, several_players
from tourneydesk.gui.widgets.layouts import (
    REST,
    FlowLayout,
    ScrollArea,
    column_of,
    row_of,
    widget_of,
)
from tourneydesk.gui.widgets.table_finder import find_players
from tourneydesk.gui.widgets.text_widgets import button, label, shortened, show_text, tip
from tourneydesk.gui.widgets.theme import icon
from tourneydesk.present import messages
from tourneydesk.present.messages import name_of, say

# The field that asks why another player does not sit at the selected table.

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


PREFERENCE = "details"
CLOSED = "closed"


class DetailsPanel(QFrame):
    """A heading, sentences, the records of the players concerned, and what can be printed of them.

    The user opens and closes it, and that is remembered. In a narrow window it is closed until the
    user opens it there.
    """

    large_requested = Signal(object)
    """The players whose record cards are to be shown large, a tuple of ids."""
    slip_requested = Signal(int, int)
    """The round and the table whose slip is to be printed."""
    toggled = Signal()
    """It was opened or closed."""

    def __init__(self, session: QtSession) -> None:
        super().__init__()
        self.setProperty("look", "drawer")
        self.setAccessibleName(messages.text("window-why"))
        self._session = session
        self._wanted, self._offered = preferred(PREFERENCE) != CLOSED, True
        self._narrow = self._wanted_narrow = False
        self._table: tuple[int, tuple[int, ...]] | None = None
        self._heading = label("", "section", wraps=True)
        self.close_button = button("", "flat", lambda: self.set_open(False))
        self.close_button.setIcon(icon("x"))
        closes = messages.text("window-close-details", key=action_key("window-show-why"))
        self.close_button.setAccessibleName(closes)
        tip(self.close_button, closes)
        self._about = label("", "quiet", wraps=True)
        self._why = label(messages.text("window-why-pairing"), "strong", wraps=True)
        self._reasons = label("", wraps=True)
        self._rules = FlowLayout(spacing=8)
        self.rule_chips: list[QLabel] = []
        self.more = button(messages.text("window-details"), "link")
        self.more.setCheckable(True)
        self._details = label("", "quiet", wraps=True)
        self.more.toggled.connect(self._details.setVisible)
        self._history = label("", "quiet", wraps=True)
        self.why_not = WhyNotField(session)
        self.records = PlayerRecords(session)
        self.print_slip = button(
            messages.text("window-print-slip"), does=self._request_slip, picture="printer"
        )
        self.show_card = button(
            messages.text("window-show-card"), does=self._request_cards, picture="id-card"
        )
        self.parts = (self._heading, self._about, self._reasons, self._details, self._history)
        self._lay_out()

    @property
    def text(self) -> str:
        """The panel's whole text."""
        return "\n".join(part.text() for part in self.parts if part.text())

    @property
    def busy(self) -> bool:
        return self.records.busy

    def show_reasons(
        self,
        heading: str,
        about: str,
        reasons: Sequence[str],
        table: tuple[int, tuple[int, ...]] | None = None,
        history: Iterable[str] = (),
        cards: Sequence[int] = (),
        details: Sequence[str] = (),
        rules: Sequence[str] = (),
    ) -> None:
        """Shows the reasons for one subject or, without reasons, that there are none; ``details``
        are shown when asked for, and then for each subject until they are hidden again. ``rules``
        are the numbers of the rules that the reasons cite.

        For a table (its round and players), the user can ask why not another player, and print its
        slip; below are the table's history, a line each, and the records of the players ``cards``.
        """
        self._table = table
        show_text(self._heading, heading)
        show_text(self._about, about)
        self._about.setVisible(bool(about))
        nothing = "" if cards else messages.text("window-no-reasons")
        show_text(self._reasons, "\n\n".join(reasons) or nothing)
        self._reasons.setVisible(bool(self._reasons.text()))
        self._why.setVisible(table is not None and bool(reasons))
        self._show_rules(rules)
        show_text(self._details, "\n\n".join(details))
        self.more.setVisible(bool(details))
        self._details.setVisible(bool(details) and self.more.isChecked())
        self.why_not.show_table(table)
        happened = "\n".join(history)
        show_text(
            self._history,
            f"{messages.text('round-table-history', self._session.event.format)}\n{happened}"
            if happened
            else "",
        )
        self._history.setVisible(bool(happened))
        self.records.show_players(cards, named=heading)
        self.print_slip.setVisible(table is not None)
        self.show_card.setVisible(bool(cards))
        self._foot.setVisible(table is not None or bool(cards))

    def leave(self) -> None:
        """Cancels background work for the panel."""
        self.why_not.leave()
        self.records.leave()

    def clear(self) -> None:
        """Shows what the panel is for, and all advice about the event."""
        advice = [say(one, self._session.event) for one in self._session.outlook.advice]
        self.show_reasons(
            messages.text("window-why"),
            "",
            [messages.text("window-choose-for-why", self._session.event.format), *advice],
        )

    @property
    def is_open(self) -> bool:
        """Whether the user sees the panel, on pages that have one."""
        return self._wanted_narrow if self._narrow else self._wanted

    def set_open(self, wanted: bool) -> None:
        """The user opens or closes the panel."""
        if self._narrow:
            self._wanted_narrow = wanted
        else:
            self._wanted = wanted
            prefer(PREFERENCE, "" if wanted else CLOSED)
        self._apply()

    def set_narrow(self, narrow: bool) -> None:
        """The window has room for the panel beside the page, or not."""
        if narrow != self._narrow:
            self._narrow, self._wanted_narrow = narrow, False
            self._apply()

    def offer(self, offered: bool) -> None:
        """Hides the panel on pages where nothing can be selected."""
        self._offered = offered
        self._apply()

    @property
    def offered(self) -> bool:
        """Whether the visible page has something to show in the panel."""
        return self._offered

    def _apply(self) -> None:
        self.setVisible(self._offered and self.is_open)
        self.toggled.emit()

    def _show_rules(self, rules: Sequence[str]) -> None:
        for at in range(len(self.rule_chips), len(rules)):
            self.rule_chips.append(label("", "chip-accent"))
            self._rules.addWidget(self.rule_chips[at])
        for at, chip in enumerate(self.rule_chips):
            chip.setVisible(at < len(rules))
            show_text(chip, rules[at] if at < len(rules) else "")

    def _request_slip(self) -> None:
        if self._table is None:
            return
        number, players = self._table
        posted = self._session.event.round(number)
        tables = posted.tables if posted is not None else ()
        for table in tables:
            if table.players == tuple(players):
                self.slip_requested.emit(number, table.number)

    def _request_cards(self) -> None:
        self.large_requested.emit(self.records.players)

    def _lay_out(self) -> None:
        inside = column_of(
            self._about,
            self._why,
            self._reasons,
            row_of((self._rules, 1), (self.more, 0, Qt.AlignmentFlag.AlignTop)),
            self._details,
            self.why_not,
            self._history,
            self.records,
            REST,
            margins=(16, 0, 16, 12),
        )
        scroll = ScrollArea()
        scroll.hold(widget_of(inside), focus=True, sideways=False)
        buttons = FlowLayout()
        self._foot = widget_of(column_of(buttons, margins=(16, 8, 16, 12)))
        buttons.addWidget(self.print_slip)
        buttons.addWidget(self.show_card)
        head = row_of((self._heading, 1), self.close_button, margins=(16, 12, 8, 8))
        column_of(head, (scroll, 1), self._foot, on=self, margins=(1, 0, 0, 0), spacing=0)
