"""Enters the result of a table of two with a single key."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame

from tourneydesk.core.event import Event, Round, Table
from tourneydesk.desk.rounds.rounds import can_clear
from tourneydesk.gui.pages.round.games_entry import GamesEntry
from tourneydesk.gui.widgets.actions import action_key
from tourneydesk.gui.widgets.layout.boxes import column_of
from tourneydesk.gui.widgets.layout.flow_layout import FlowLayout
from tourneydesk.gui.widgets.match_keys import (
    final_scores,
    games_report,
    report_of,
    takes_forfeits,
)
from tourneydesk.gui.widgets.text_widgets import (
    Button,
    button,
    escaped,
    label,
    shortened,
    show_text,
)
from tourneydesk.present import messages
from tourneydesk.present.messages import name_of


class MatchEntry(QFrame):
    """Shows the current table and what each key means; the same can be clicked."""

    reported = Signal(object)
    left = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("look", "card")
        self._at: tuple[int, Table] | None = None
        self._event: Event | None = None
        self._heading = label("", "strong", wraps=True)
        self.hint = label("", "quiet", wraps=True)
        self.trouble = label("", "attention", wraps=True)
        self.first, self.draw, self.second = (
            button(""),
            button(messages.text("round-key-draw")),
            button(""),
        )
        for push_button, key in ((self.first, "1"), (self.draw, "0"), (self.second, "2")):
            push_button.clicked.connect(lambda _=False, key=key: self.take_key(key))
        self.scores: list[Button] = []
        self._score_of: dict[str, tuple[int, int]] = {}
        self._score_buttons = FlowLayout()
        self.games = GamesEntry()
        self.games.reported.connect(self.reported)
        self.games.invalid.connect(self.show_message)
        self.games.left.connect(self.left)
        buttons = FlowLayout()
        for push_button in (self.first, self.draw, self.second):
            buttons.addWidget(push_button)
        column_of(
            self._heading,
            buttons,
            self._score_buttons,
            self.games,
            self.hint,
            self.trouble,
            on=self,
        )

    def show_table(self, event: Event, posted: Round, table: Table) -> None:
        """Makes this the table that the next key applies to."""
        before, self._at = self._at, (posted.number, table)
        show_text(
            self._heading,
            messages.text("round-table-seating", table=table.number, seats=seats(event, table)),
        )
        first, second = (shortened(name_of(event, player), 20) for player in table.players)
        self.first.setText(escaped(messages.text("round-key-wins", key=1, name=first)))
        self.second.setText(escaped(messages.text("round-key-wins", key=2, name=second)))
        for push_button in (self.first, self.draw, self.second):
            push_button.setAccessibleName(push_button.text())
            push_button.setEnabled(not table.void)
        self._event = event
        self._score_of = final_scores(event, posted, table)
        self._show_scores(event, table)
        games = bool(self._score_of)
        hints = (
            [messages.text("round-forfeit-hint")] if takes_forfeits(event, posted, table) else []
        )
        hints += [messages.text("round-games-hint")] if games else []
        hints += (
            [
                messages.text(
                    "round-correct-hint",
                    key=action_key("keys-round-correct"),
                    clear=action_key("keys-round-take-back"),
                )
            ]
            if can_clear(event, posted.number, table.number)
            else []
        )
        show_text(self.hint, messages.sentences(*hints))
        self.games.setVisible(games)
        if before != self._at:
            # Games already typed stay while something else in the event changes.
            self.games.show_table(event, table)
            self.show_message("")

    def show_message(self, text: str) -> None:
        """Explains inline why a result was refused."""
        show_text(self.trouble, text)
        self.trouble.setVisible(bool(text))

    def begin(self) -> bool:
        """There is nothing to fill in here: the keys are typed in the list."""
        return False

    def reset(self) -> None:
        """Shows this table's recorded result again and discards any input."""
        if self._at is not None and self._event is not None:
            self.games.show_table(self._event, self._at[1])
        self.show_message("")

    def correct(self) -> bool:
        """Shows the available keys; they are typed in the list."""
        if self._at is not None:
            number = self._at[1].number
            self.show_message(messages.text("round-match-asked", table=number))
        return self._at is not None

    def take_key(self, key: str) -> bool:
        """Handles a key typed in the list; returns False if it is not a result key."""
        if self._at is None:
            return False
        if key in "gG" and self.games.isVisibleTo(self):
            self.games.begin()
            return True
        table = self._at[1]
        score = self._score_of.get(key.upper())
        report = games_report(table, *score, 0) if score else report_of(key, table)
        if report is not None:
            self.reported.emit(report)
        elif key.isalnum():
            self.show_message(messages.text("round-match-key-unknown", key=key))
        return report is not None or key.isalnum()

    def _show_scores(self, event: Event, table: Table) -> None:
        """Shows a button for each final score of a match of several games."""
        for at in range(len(self.scores), len(self._score_of)):
            push_button = button("")
            push_button.clicked.connect(lambda _=False, at=at: self._type_score(at))
            self.scores.append(push_button)
            self._score_buttons.addWidget(push_button)
        names = [name_of(event, player) for player in table.players]
        shown = [*self._score_of.items()]
        for at, push_button in enumerate(self.scores):
            push_button.setVisible(at < len(shown))
            if at < len(shown):
                key, (won, lost) = shown[at]
                push_button.setText(
                    escaped(messages.text("round-key-score", key=key, won=won, lost=lost))
                )
                winner, games = names[won < lost], {"most": max(won, lost), "least": min(won, lost)}
                push_button.setAccessibleName(
                    messages.text("round-key-score-said", key=key, name=winner, **games)
                )
                push_button.setEnabled(not table.void)

    def _type_score(self, at: int) -> None:
        if at < len(self._score_of):
            self.take_key([*self._score_of][at])


def seats(event: Event, table: Table) -> str:
    """The players of a table: A (White) – B (Black)."""
    names = []
    for seat in table.seats:
        role = messages.text(f"role-{seat.role}")
        name = shortened(name_of(event, seat.player))
        names.append(messages.text("round-seated-as", name=name, role=role) if role else name)
    return " – ".join(names)
