"""Takes the result of a table of two: one key, at once."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout

from tourneydesk.core.event import Event, Round, Table
from tourneydesk.gui import words
from tourneydesk.gui.match_keys import report_of
from tourneydesk.gui.plain import button, escaped, label, shortened, show_text
from tourneydesk.present.words import name_of, word


class MatchEntry(QFrame):
    """Shows the table at hand and what each key says; the same can be clicked."""

    reported = Signal(object)
    left = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("look", "card")
        self._table: Table | None = None
        self._heading = label("", "strong", wraps=True)
        self._hint = label(words.MATCH_HINT, "quiet", wraps=True)
        self.trouble = label("", "attention", wraps=True)
        self.first, self.draw, self.second = button(""), button(words.KEY_DRAW), button("")
        for press, key in ((self.first, "1"), (self.draw, "0"), (self.second, "2")):
            press.clicked.connect(lambda _=False, key=key: self.typed(key))
        presses = QHBoxLayout()
        presses.setSpacing(8)
        for press in (self.first, self.draw, self.second):
            presses.addWidget(press)
        presses.addStretch(1)
        lines = QVBoxLayout(self)
        lines.setSpacing(8)
        lines.addWidget(self._heading)
        lines.addLayout(presses)
        lines.addWidget(self._hint)
        lines.addWidget(self.trouble)

    def show_table(self, event: Event, posted: Round, table: Table) -> None:
        """Makes this the table that the next key is about."""
        self._table = table
        show_text(
            self._heading,
            words.TABLE_SEATING.format(table=table.number, seats=seats(event, table)),
        )
        first, second = (shortened(name_of(event, player), 20) for player in table.players)
        self.first.setText(escaped(words.KEY_WINS.format(key=1, name=first)))
        self.second.setText(escaped(words.KEY_WINS.format(key=2, name=second)))
        for press in (self.first, self.draw, self.second):
            press.setAccessibleName(press.text())
            press.setEnabled(not table.void)
        self.say("")

    def say(self, text: str) -> None:
        """Says in place why a result was not taken."""
        show_text(self.trouble, text)
        self.trouble.setVisible(bool(text))

    def begin(self) -> bool:
        """Nothing to fill in here: the keys are typed in the list."""
        return False

    def typed(self, key: str) -> bool:
        """Takes a key typed in the list; False for one that is not about results."""
        if self._table is None:
            return False
        report = report_of(key, self._table)
        if report is not None:
            self.reported.emit(report)
        elif key.isdigit():
            self.say(words.MATCH_KEY_UNKNOWN.format(key=key))
        return report is not None or key.isdigit()


def seats(event: Event, table: Table) -> str:
    """Who sits at a table: A (White) – B (Black)."""
    names = []
    for seat in table.seats:
        role = word(f"role_{seat.role}")
        name = shortened(name_of(event, seat.player))
        names.append(words.SEATED_AS.format(name=name, role=role) if role else name)
    return " – ".join(names)
