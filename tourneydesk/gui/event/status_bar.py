"""The status bar of an event: what just happened, what is missing, and the next action."""

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QFrame

from tourneydesk.core.field import active
from tourneydesk.desk.history import is_unchanged
from tourneydesk.desk.players import players_without_age
from tourneydesk.gui.event.questions import Absence, Reopening
from tourneydesk.gui.projector.projector import Projector
from tourneydesk.gui.session.desk_words import last_by_others
from tourneydesk.gui.session.next_round import NextRound
from tourneydesk.gui.session.qt_session import QtSession, next_action
from tourneydesk.gui.widgets.buttons import ActionButton
from tourneydesk.gui.widgets.layouts import column_of, row_of
from tourneydesk.gui.widgets.page_parts import LongWork
from tourneydesk.gui.widgets.question_card import CARD_MARGINS, Question, open_cards
from tourneydesk.gui.widgets.text_widgets import (
    Button,
    button,
    escaped,
    label,
    relook,
    shortened,
    show_text,
    signed,
    tip,
)
from tourneydesk.gui.widgets.theme import Icon, icon
from tourneydesk.present import messages
from tourneydesk.present.event_text import what_now

MAX_MESSAGE_LENGTH = 400
HEIGHT = 48
LARGE_TEXT = 27
"""The height of a line of text in pixels from which rare buttons show only their icons."""
MAX_OTHERS_LENGTH = 70
"""In characters: what another desk did last is on one line."""
MAX_LINE_LENGTH = 200
"""In characters: the status bar cannot name 250 missing tables; the list shows them all."""


class StatusBar(QFrame):
    """Shows what to do next, and does it on request."""

    standings_requested = Signal()
    missing_requested = Signal()
    """Requests the next table without a result."""
    print_requested = Signal()
    """Requests the pairings of the round just posted, to print them."""
    display_requested = Signal()
    """Requests that the audience see the pairings."""
    action_changed = Signal()
    """The next action has changed, or whether it is possible."""
    age_requested = Signal()
    """Requests the age of a player who is paired only with one."""
    advice_requested = Signal()
    """Requests all advice in the details panel."""

    def __init__(self, session: QtSession, next_round: NextRound, projector: Projector) -> None:
        super().__init__()
        self.setProperty("look", "foot")
        self._session = session
        self._next_round, self._projector = next_round, projector
        self.question = Question(CARD_MARGINS)
        self.absence = Absence(session, self.question)
        self.reopening = Reopening(session, self.question)
        next_round.guard = self.absence.before_pairing
        self.long_work = LongWork(self)
        self.long_work.progress.connect(self._show_pairing_progress)
        self.long_work.stopped.connect(self._stop)
        self.message = label("", "done", wraps=True)
        self.message.setAccessibleName(messages.text("window-message"))
        self.situation = label("", wraps=True)
        self.situation.setAccessibleName(messages.text("window-what-now"))
        self.others = label("", "quiet")
        self.others.setAccessibleName(messages.text("desk-others"))
        self.others.hide()
        self.undo = ActionButton("window-undo", lambda _=False: self.reopening.undo(), "flat")
        self.undo.show_text("window-undo-this")
        self.enter_age = button("", does=self.age_requested)
        self.advice = button("", "flat", self.advice_requested)
        self.advice.setIcon(icon("info"))
        self.advice.setAccessibleName(messages.text("window-advice"))
        tip(self.advice, messages.text("window-advice"))
        self.clock = label("", "quiet")
        self.clock.setAccessibleName(messages.text("display-clock"))
        self._clock_icon = Icon("clock", token="quiet")
        self.show_clock("", "")
        self.next = ActionButton("window-see-standings", self.do_next, "next")
        self.preview = ActionButton("draft-look-first", lambda _=False: self.preview_round())
        self.preview_offered = True
        self.page_has_main_button = self.at_standings = False
        next_round.changed.connect(self._draft_changed)
        self._draft_was_busy = False
        self._action_shown = ("", False)
        self.print_pairings = button("", "flat", self.print_requested)
        self.show_display = button("", "flat", self.display_requested)
        self._name(self.enter_age, "pencil", messages.text("people-enter-age"))
        self._name(self.print_pairings, "printer", messages.text("window-print-pairings"))
        self._name(self.show_display, "monitor", messages.text("window-show-display"))
        self._undo_offered = self._has_advice = self._posted_just_now = False
        self._step_offered = 0, session.event
        """The number of the step that can be undone, and the event after it."""
        row_of(
            (column_of(self.message, self.situation, self.others, spacing=0), 1),
            self.undo,
            self.enter_age,
            self.print_pairings,
            self.show_display,
            self.advice,
            self._clock_icon,
            self.clock,
            self.preview,
            self.next,
            on=self,
            margins=(16, 8, 16, 8),
            spacing=12,
        )
        self.setMinimumHeight(max(HEIGHT, 2 * self.fontMetrics().height() + 12))
        open_cards().changed.connect(self._show_look)
        self._message_event = session.event
        self._look, self._done_before = "done", False
        self._aging = QTimer(self)
        self._aging.setSingleShot(True)
        self._aging.timeout.connect(self._grow_old)
        self.show_message("", "done")
        session.message.connect(self.show_message)
        session.undo_offered.connect(self._offer_undo)
        self.refresh()

    def show_message(self, text: str, look: str) -> None:
        """Shows a sentence until the next one, or until something else happens in the event; then
        the bar says again what to do.
        """
        self._message_event = self._session.event
        self._undo_offered = self._posted_just_now = False
        show_text(self.message, shortened(signed(text, look), MAX_MESSAGE_LENGTH), look)
        self._look, self._done_before = look, False
        self._aging.start()
        self._show_line()

    def page_opened(self) -> None:
        """Another page is shown: what was done on the one before is no longer told. What led here
        has just been reported, and stays.
        """
        if self._done_before:
            self.show_message("", "done")

    def _grow_old(self) -> None:
        self._done_before = bool(self.message.text()) and self._look == "done"

    def _offer_undo(self) -> None:
        """The message just shown is about a change that can be undone."""
        self._undo_offered = bool(self._session.undo_name)
        target = self._session.session.undo_target
        self._step_offered = (target.number if target else 0), self._session.event
        self._show_line()

    def _offer_stands(self) -> bool:
        """Whether what the message offers to undo is as this desk left it, whatever others did."""
        number, then = self._step_offered
        session = self._session
        if not 0 < number <= len(session.steps):
            return True
        active = number in session.session.active_steps.steps
        return active and is_unchanged(session.steps[number - 1], then, session.event)

    def offer_pairings(self, _number: int) -> None:
        """The message just shown is that a round is posted: offers what comes next."""
        self._posted_just_now = True
        self._show_line()

    def _name(self, button: Button, picture: str, text: str) -> None:
        """Gives a button its icon and, unless the text is large, its name."""
        button.setIcon(icon(picture))
        button.setAccessibleName(text)
        tip(button, text)
        if self.fontMetrics().height() < LARGE_TEXT:
            button.setText(escaped(text))

    def _show_line(self) -> None:
        """One line at a time: the latest message or, without one, the event's situation."""
        said = bool(self.message.text())
        self.message.setVisible(said)
        self.situation.setVisible(not said)
        self.undo.setVisible(said and self._undo_offered and self._session.undoes_own)
        posted = said and self._posted_just_now
        self.print_pairings.setVisible(posted)
        self.show_display.setVisible(posted and not self._projector.on)
        self.advice.setVisible(self._has_advice)

    def show_clock(self, text: str, look: str) -> None:
        """Shows the time left in the round; nothing if no clock is set."""
        show_text(self.clock, text, look)
        for widget in (self.clock, self._clock_icon):
            widget.setVisible(bool(text))

    def refresh(self) -> None:
        """Shows what to do next in the event's current state."""
        if self._session.by_other and (not self._undo_offered or self._offer_stands()):
            # What was just done here stays on screen, whatever other desks do elsewhere.
            self._message_event = self._session.event
        if self._message_event is not self._session.event:
            # Whatever happened since has its own outcome, and reports it if there is more to say.
            self.show_message("", "done")
        self._show_others()
        outlook = self._session.outlook
        first, *advice = what_now(self._session.event, outlook)
        if self._is_at_the_end and not self._session.event.open_items:
            # The page says who has won.
            first = ""
        show_text(self.situation, shortened(first, MAX_LINE_LENGTH))
        self._has_advice = bool(advice)
        self._show_line()
        paired_next = self._can_pair and len(self._session.event.entered) > 1
        self.enter_age.setVisible(paired_next and bool(players_without_age(self._session.event)))
        action, enabled = self.action
        self.next.setText(action)
        self.next.setAccessibleName(action)
        self.next.setVisible(not self._is_at_the_end)
        self._show_look()
        self._show_preview_button(enabled and self._can_pair)
        # A disabled action explains itself beside its button, where everyone sees it.
        self.next.allow(enabled, self.why_not)
        if self._action_shown != (action, enabled):
            self._action_shown = (action, enabled)
            self.action_changed.emit()

    def _show_others(self) -> None:
        """What another desk recorded last, on one line."""
        if self._session.shared or not self.others.isHidden():
            said = last_by_others(self._session) if self._session.shared else ""
            show_text(self.others, shortened(said, MAX_OTHERS_LENGTH))
            self.others.setVisible(bool(said))

    @property
    def _may_not(self) -> str:
        """Why this desk cannot do the next action, whatever the event allows."""
        pairs = self._next_round.draft is not None or self._can_pair
        return self._session.why_not_here("decide") if pairs else ""

    @property
    def why_not(self) -> str:
        """Why the next action is not possible now."""
        return self._may_not or self.situation.text() or messages.text("needs-next-standings")

    @property
    def action(self) -> tuple[str, bool]:
        """The label of the next action, and whether it is possible now."""
        if self._next_round.busy:
            return messages.text("window-pairing"), False
        draft = self._next_round.draft
        if draft is not None:
            ring = draft.proposed.kind in self._session.format.ring_kinds
            message_key = "draft-post-ring" if ring else "draft-post"
            if self._next_round.stale:
                message_key = "draft-renew"
            return messages.text(message_key, round=draft.round_number), not self._may_not
        action, enabled = next_action(self._session.outlook, self._session.event)
        return action, enabled and not self._is_at_the_end and not self._may_not

    def do_next(self) -> None:
        """Runs the next action: posts the draft (or pairs it again if the event has changed), goes
        to the next missing result, pairs and posts the next round, or shows the final standings.
        """
        outlook = self._session.outlook
        if self._next_round.busy:
            return
        if why := self._may_not:
            self.show_message(why, "attention")
            return
        if self._next_round.stale:
            self._next_round.renew()
        elif self._next_round.draft is not None:
            self._next_round.post()
        elif self._shows_standings_next:
            self.standings_requested.emit()
        elif outlook.status == "waiting":
            self.missing_requested.emit()
        elif outlook.status in ("ready", "finished"):
            self._next_round.post()

    def preview_round(self) -> None:
        """Previews the next round as it would be posted, if it can be paired now."""
        possible = self.action[1] and self._can_pair
        if possible or self._next_round.draft is not None:
            self._next_round.preview()
        else:
            self.show_message(self._may_not or self.situation.text(), "attention")

    def offer_preview(self, offered: bool) -> None:
        """Offers the preview, unless it is already open."""
        self.preview_offered = offered
        self.refresh()

    def leave(self) -> None:
        """The event is closing."""
        self.long_work.end()

    def _draft_changed(self) -> None:
        """Shows the progress of pairing, which can be stopped."""
        was_busy, self._draft_was_busy = self._draft_was_busy, self._next_round.busy
        if self._next_round.busy and not was_busy:
            self.long_work.begin()
        elif was_busy and not self._next_round.busy and self.long_work.end():
            self.show_message("", "done")
        self.refresh()

    def _show_pairing_progress(self, seconds: int) -> None:
        event = self._session.event
        players = messages.text(
            "count-players", count=len(active(event, self._session.format.leavings(event)))
        )
        message_key = "safety-pairing-longer" if seconds else "safety-pairing-long"
        elapsed = messages.text("safety-seconds", count=seconds)
        self.show_message(messages.text(message_key, players=players, seconds=elapsed), "quiet")

    def _stop(self) -> None:
        """Discards the pairing in progress; its thread runs on, but its answer is ignored."""
        self._next_round.stop()
        self.show_message(messages.text("safety-pairing-stopped"), "done")
        self.refresh()

    @property
    def _can_pair(self) -> bool:
        """Whether the next action is to pair a round."""
        waiting = self._session.outlook.status == "waiting"
        return not waiting and not self._shows_standings_next

    @property
    def _shows_standings_next(self) -> bool:
        return (
            self._session.outlook.status == "finished" and self._session.outlook.next_kind is None
        )

    @property
    def _is_at_the_end(self) -> bool:
        """Whether the standings page is shown and nothing comes after it."""
        return self.at_standings and self._shows_standings_next

    def _show_look(self) -> None:
        """The button is filled unless a card or the page has a filled one: that is what is next."""
        filled = not (self.page_has_main_button or open_cards().in_window(self.window()))
        relook(self.next, "next" if filled else "")
        goes_on = self._session.outlook.status == "waiting" and self._next_round.draft is None
        self.next.setIcon(
            icon("arrow-down", "onaccent" if filled else "text") if goes_on else QIcon()
        )

    def _show_preview_button(self, possible: bool) -> None:
        """Offers the preview wherever the round can be paired, except on the draft page."""
        drafted = self._next_round.draft is not None
        self.preview.show_text("draft-look" if drafted else "draft-look-first-button")
        self.preview.setVisible(self.preview_offered and (possible or drafted))
