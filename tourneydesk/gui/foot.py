"""The foot of an event: what just happened, what is missing, and the one next action."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout

from tourneydesk.core.field import active
from tourneydesk.core.format import Outlook
from tourneydesk.core.sayings import Refused
from tourneydesk.desk import rounds
from tourneydesk.desk.players import absent
from tourneydesk.gui import words
from tourneydesk.gui.background import Background
from tourneydesk.gui.event_desk import EventDesk
from tourneydesk.gui.long_work import LongWork
from tourneydesk.gui.plain import button, label, shortened, show_text, tip
from tourneydesk.present.event_text import what_now
from tourneydesk.present.words import word

LONGEST_MESSAGE = 400
LONGEST_LINE = 200
"""In letters: 250 missing tables are not all named in the foot; the list shows them."""


class Foot(QFrame):
    """Shows what now, and pairs the next round when asked."""

    posted = Signal(int)
    """The number of the round that has just been posted."""
    standings_wanted = Signal()

    def __init__(self, desk: EventDesk) -> None:
        super().__init__()
        self.setProperty("look", "foot")
        self._desk = desk
        self._pairing = Background()
        self._long = LongWork(self)
        self._long.going_on.connect(self._pairing_on)
        self._long.stopped.connect(self._stop)
        self.message = label("", "done", wraps=True)
        self.message.setAccessibleName(words.MESSAGE)
        self.now = label("", wraps=True)
        self.now.setAccessibleName(words.WHAT_NOW)
        self.copies = label("", "quiet", wraps=True)
        self.say_of_copies("")
        self.clock = label("", "strong")
        self.clock.setAccessibleName(words.CLOCK)
        self.show_clock("", "")
        self.next = button("", "next")
        tip(self.next, words.NEXT_KEYS)
        self.next.clicked.connect(self.do_next)
        texts = QVBoxLayout()
        texts.setSpacing(4)
        texts.addWidget(self.message)
        texts.addWidget(self.now)
        texts.addWidget(self.copies)
        lines = QHBoxLayout(self)
        lines.setContentsMargins(16, 8, 16, 8)
        lines.setSpacing(16)
        lines.addLayout(texts, 1)
        lines.addWidget(self.clock)
        lines.addWidget(self.next)
        desk.said.connect(self.say)
        self.refresh()

    def say(self, text: str, look: str) -> None:
        """Shows a sentence until the next one comes."""
        sign = {"wrong": words.SIGN_WRONG, "attention": words.SIGN_ATTENTION}.get(look, "")
        show_text(self.message, shortened(f"{sign}{text}", LONGEST_MESSAGE), look)
        self.message.setVisible(bool(text))

    def say_of_copies(self, text: str) -> None:
        """Shows a quiet sentence about copies for as long as it holds."""
        show_text(self.copies, text)
        self.copies.setVisible(bool(text))

    def show_clock(self, text: str, look: str) -> None:
        """Shows what is left of the round; nothing where no clock is set."""
        show_text(self.clock, text, look)
        self.clock.setVisible(bool(text))

    def refresh(self) -> None:
        """Shows what now, as the event stands."""
        self.message.setVisible(bool(self.message.text()))
        outlook = self._desk.outlook
        lines = [shortened(line, LONGEST_LINE) for line in what_now(self._desk.event, outlook)]
        gone = () if self._desk.event.rounds else absent(self._desk.event)
        if gone:
            lines.insert(1, words.ABSENT_WARNING.format(players=words.players(len(gone))))
        show_text(self.now, " ".join(lines))
        action, able = next_action(outlook, len(self._desk.event.rounds), self._desk.format.key)
        if self._pairing.busy:
            action, able = words.PAIRING, False
        self.next.setText(action)
        self.next.setEnabled(able)
        self.next.setAccessibleName(action)
        # What cannot be done says why beside the button, where everybody reads it.
        self.next.setAccessibleDescription("" if able else self.now.text())

    def do_next(self) -> None:
        """The next action: pair and post the next round, or show how it ended."""
        outlook = self._desk.outlook
        if self._pairing.busy:
            return
        if outlook.status == "finished" and outlook.next_kind is None:
            self.standings_wanted.emit()
        elif outlook.status in ("ready", "finished"):
            event = self._desk.event
            self._pairing.start(
                lambda: rounds.proposal(event), lambda made: self._made(event, made)
            )
            self._long.begin()
            self.refresh()

    def leave(self) -> None:
        """The event is closing: what is being paired is not wanted any more."""
        self._pairing.drop()
        self._long.end()

    def _pairing_on(self, seconds: int) -> None:
        event = self._desk.event
        players = words.players(len(active(event, self._desk.format.leavings(event))))
        text = words.PAIRING_LONGER if seconds else words.PAIRING_LONG
        text = text.format(players=players, seconds=words.seconds(seconds))
        self.say(text, "quiet")

    def _stop(self) -> None:
        """What is being paired is not wanted; its thread cannot be ended, only its answer."""
        self._pairing.drop()
        self.say(words.PAIRING_STOPPED, "done")
        self.refresh()

    def _made(self, event: object, made: object) -> None:
        if self._long.end():
            self.say("", "done")
        if isinstance(made, Refused):
            self._desk.refuse(made)
        elif isinstance(made, Exception):
            self.refresh()
            raise made
        else:
            told = self._desk.attempt(lambda: rounds.post(self._desk.desk, event, made))  # type: ignore[arg-type]
            if told.done:
                number = len(self._desk.event.rounds)
                self._desk.tell(words.POSTED.format(round=number))
                self.posted.emit(number)
        self.refresh()


def next_action(outlook: Outlook, posted: int, format_key: str) -> tuple[str, bool]:
    """The label of the one next action, and whether it can be done now."""
    if outlook.status == "finished" and outlook.next_kind is None:
        return words.SEE_STANDINGS, True
    kind = outlook.next_kind or ""
    able = outlook.status in ("ready", "finished")
    if kind == "ring":
        return words.SET_RING, able
    if outlook.status == "waiting" and outlook.rounds_planned == posted:
        return words.WAITING, False
    if kind in ("final", "playoff"):
        return words.PAIR_KIND.format(kind=word(f"kind_{kind}", format_key)), able
    return words.PAIR_ROUND.format(round=posted + 1), able
