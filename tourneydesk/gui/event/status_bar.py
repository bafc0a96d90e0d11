"""The status bar of an event: what just happened, what is missing, and the next action."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame

from tourneydesk.core.event import Event, Round
from tourneydesk.core.field import active
from tourneydesk.core.sayings import Refused
from tourneydesk.desk.players.presence import absent_players
from tourneydesk.desk.rounds import rounds
from tourneydesk.gui.event.absent_players import Absence
from tourneydesk.gui.pages.draft.work import DraftWork
from tourneydesk.gui.session.next_action import next_action
from tourneydesk.gui.session.qt_session import QtSession
from tourneydesk.gui.tasks.background import Background
from tourneydesk.gui.tasks.long_work import LongWork
from tourneydesk.gui.widgets.actions import action_key
from tourneydesk.gui.widgets.layout.boxes import column_of, row_of
from tourneydesk.gui.widgets.marked_text import signed
from tourneydesk.gui.widgets.question_card import Question
from tourneydesk.gui.widgets.text_widgets import button, label, shortened, show_text, tip
from tourneydesk.present import messages
from tourneydesk.present.event_text import what_now

LONGEST_MESSAGE = 400
LONGEST_ADVICE = 90
LONGEST_LINE = 200
"""In characters: the status bar cannot name 250 missing tables; the list shows them all."""


class StatusBar(QFrame):
    """Shows what to do next, and pairs the next round on request."""

    posted = Signal(int)
    """The number of the round just posted."""
    standings_requested = Signal()

    def __init__(self, session: QtSession, draft_work: DraftWork) -> None:
        super().__init__()
        self.setProperty("look", "foot")
        self._session = session
        self._draft_work = draft_work
        self.question = Question()
        self.absence = Absence(session, self.question)
        draft_work.guard = self.absence.before_pairing
        self.pairing = Background[Round]()
        self.long = LongWork(self)
        self.long.progress.connect(self._pairing_on)
        self.long.stopped.connect(self._stop)
        self.message = label("", "done", wraps=True)
        self.message.setAccessibleName(messages.text("window-message"))
        self.now = label("", wraps=True)
        self.now.setAccessibleName(messages.text("window-what-now"))
        self.copies = label("", "quiet", wraps=True)
        self.say_of_copies("")
        self.clock = label("", "strong")
        self.clock.setAccessibleName(messages.text("display-clock"))
        self.show_clock("", "")
        self.next = button("", "next", does=self.do_next)
        tip(self.next, action_key("window-see-standings"))
        self.look = button(
            messages.text("draft-look-first-button"), does=lambda _=False: self.look_first()
        )
        tip(self.look, messages.text("draft-look-first-tip", key=action_key("draft-look-first")))
        self.look_offered = True
        draft_work.changed.connect(self._drafting_moved)
        self._drafting_runs = False
        row_of(
            (column_of(self.message, self.now, self.copies, spacing=4), 1),
            self.clock,
            self.look,
            self.next,
            on=self,
            margins=(16, 8, 16, 8),
            spacing=16,
        )
        self._said_of = session.event
        self.say("", "done")
        session.message.connect(self.say)
        self.refresh()

    def say(self, text: str, look: str) -> None:
        """Shows a sentence until the next one, or until something else happens in the event."""
        self._said_of = self._session.event
        show_text(self.message, shortened(signed(text, look), LONGEST_MESSAGE), look)
        self.message.setVisible(bool(text))

    def say_of_copies(self, text: str) -> None:
        """Shows an unobtrusive sentence about backup copies while it applies."""
        show_text(self.copies, text)
        self.copies.setVisible(bool(text))

    def show_clock(self, text: str, look: str) -> None:
        """Shows the time left in the round; nothing if no clock is set."""
        show_text(self.clock, text, look)
        self.clock.setVisible(bool(text))

    def refresh(self) -> None:
        """Shows what to do next in the event's current state."""
        if self._said_of is not self._session.event:
            # Whatever happened since has its own outcome, and reports it if there is more to say.
            self.say("", "done")
        outlook = self._session.outlook
        # Advice on a better setup belongs in the details panel; it is only named here.
        most = LONGEST_ADVICE if outlook.status == "ready" else LONGEST_LINE
        first, *advice = what_now(self._session.event, outlook)
        lines = [shortened(first, LONGEST_LINE), *(shortened(line, most) for line in advice)]
        gone = () if self._session.event.rounds else absent_players(self._session.event)
        if gone:
            lines.insert(
                1,
                messages.text(
                    "people-absent-warning", players=messages.text("count-players", count=len(gone))
                ),
            )
        show_text(self.now, messages.sentences(*lines))
        action, able = self.action
        self.next.setText(action)
        self.next.setEnabled(able)
        self.next.setAccessibleName(action)
        self._show_look(able and not self._seeing_standings)
        # A disabled action explains itself beside its button, where everyone sees it.
        self.next.setAccessibleDescription("" if able else self.now.text())

    @property
    def action(self) -> tuple[str, bool]:
        """The label of the next action, and whether it is possible now."""
        if self.pairing.busy or self._draft_work.busy:
            return messages.text("window-pairing"), False
        draft = self._draft_work.draft
        if draft is not None:
            ring = draft.proposed.kind in self._session.format.ring_kinds
            does = "draft-post-ring" if ring else "draft-post"
            if self._draft_work.stale:
                does = "draft-renew"
            return messages.text(does, round=draft.round_number), True
        return next_action(
            self._session.outlook, len(self._session.event.rounds), self._session.format.key
        )

    def do_next(self) -> None:
        """Runs the next action: posts the draft (or pairs it again if the event has changed), pairs
        and posts the next round, or shows the final standings.
        """
        outlook = self._session.outlook
        if self.pairing.busy or self._draft_work.busy:
            return
        if self._draft_work.draft is not None:
            if self._draft_work.stale:
                self._draft_work.renew()
            else:
                self._draft_work.post()
        elif self._seeing_standings:
            self.standings_requested.emit()
        elif outlook.status in ("ready", "finished"):
            self.absence.before_pairing(self._pair)

    def _pair(self) -> None:
        event = self._session.event
        self.pairing.start(lambda: rounds.proposal(event), lambda made: self._made(event, made))
        self.long.begin()
        self.refresh()

    def look_first(self) -> None:
        """Previews the next round as it would be posted, if it can be paired now."""
        able = self.action[1] and not self._seeing_standings
        if able or self._draft_work.draft is not None:
            self._draft_work.preview()
        else:
            self.say(self.now.text(), "attention")

    def offer_look(self, offered: bool) -> None:
        """Offers the preview, unless it is already open."""
        self.look_offered = offered
        self.refresh()

    def leave(self) -> None:
        """The event is closing: cancels any pairing in progress."""
        self.pairing.cancel()
        self.long.end()

    def _drafting_moved(self) -> None:
        """Shows the progress of pairing for a draft, which can be stopped like pairing to post."""
        runs, self._drafting_runs = self._drafting_runs, self._draft_work.busy
        if self._draft_work.busy and not runs:
            self.long.begin()
        elif runs and not self._draft_work.busy and self.long.end():
            self.say("", "done")
        self.refresh()

    def _pairing_on(self, seconds: int) -> None:
        event = self._session.event
        players = messages.text(
            "count-players", count=len(active(event, self._session.format.leavings(event)))
        )
        said = "safety-pairing-longer" if seconds else "safety-pairing-long"
        so_far = messages.text("safety-seconds", count=seconds)
        self.say(messages.text(said, players=players, seconds=so_far), "quiet")

    def _stop(self) -> None:
        """Discards the pairing in progress; its thread runs on, but its answer is ignored."""
        self.pairing.cancel()
        self._draft_work.stop()
        self.say(messages.text("safety-pairing-stopped"), "done")
        self.refresh()

    @property
    def _seeing_standings(self) -> bool:
        return (
            self._session.outlook.status == "finished" and self._session.outlook.next_kind is None
        )

    def _show_look(self, able: bool) -> None:
        """Offers the preview wherever the round can be paired, except on the draft page."""
        drafted = self._draft_work.draft is not None
        self.look.setText(
            messages.text("draft-look") if drafted else messages.text("draft-look-first-button")
        )
        self.look.setVisible(self.look_offered and (able or drafted))

    def _made(self, event: Event, made: Round | Exception) -> None:
        if self.long.end():
            self.say("", "done")
        if isinstance(made, Refused):
            self._session.refuse(made)
        elif isinstance(made, Exception):
            self.refresh()
            raise made
        else:
            told = self._session.attempt(lambda session: rounds.post(session, event, made))
            if told.done:
                number = len(self._session.event.rounds)
                self._session.report(messages.text("window-posted", round=number))
                self.posted.emit(number)
        self.refresh()
