"""Runs the round clock, saves it in the user's data, and reports when its display changes."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal

from tourneydesk.desk import round_clock
from tourneydesk.desk.round_clock import (
    LONGEST,
    Moment,
    RoundClock,
    clock_face,
    clock_of,
    clock_text,
    moment_now,
    warning,
)
from tourneydesk.gui.session.qt_session import QtSession
from tourneydesk.gui.user_data.event_notes import store_text, stored_text
from tourneydesk.gui.user_data.preferences import prefer, preferred
from tourneydesk.present import messages
from tourneydesk.present.shows import show_of_format

TICK = 200
"""Polling interval in milliseconds, short enough that no second is skipped."""
MAX_MINUTES = LONGEST // 60
"""Of a round, in minutes."""
MAX_TABLES_NAMED = 4
"""The number of tables with extra time named in the status bar; the projector lists them all."""
KEY = "clock_minutes"
KIND = "clocks"
Seats = tuple[tuple[int, ...], ...]
"""The players of each table in a round."""


class RoundTimer(QObject):
    """The open event's clock. It is set when first started, and again for each round."""

    ticked = Signal()
    """What the clock shows has changed."""
    clock_set = Signal()
    """The clock was started, paused or set."""

    def __init__(self, session: QtSession, now: Callable[[], Moment] = moment_now) -> None:
        super().__init__()
        self._session = session
        self.now = now
        self.clock = clock_of(stored_text(KIND, session.path, session.opening))
        self._shown = ("", "")
        self._seats: Seats = ()
        self._taken_back: tuple[RoundClock, Seats] | None = None
        self._stopped: tuple[RoundClock, RoundClock] | None = None
        self._timer = QTimer(self)
        self._timer.setInterval(TICK)
        self._timer.timeout.connect(self.tick)
        session.changed.connect(self._event_changed)
        session.saved_as.connect(self._save)
        self._event_changed()
        self.tick()

    @property
    def minutes(self) -> int:
        """Minutes per round."""
        chosen = preferred(self._key)
        if chosen.isascii() and chosen.isdigit():
            return int(chosen)
        return show_of_format(self._session.format.key).minutes

    @property
    def _key(self) -> str:
        """The name of the user's choice, which is remembered for each format."""
        return f"{KEY}-{self._session.format.key}"

    @property
    def seconds_left(self) -> int | None:
        """Seconds left for everyone, negative once time is up; None if no clock is set."""
        return None if self.clock is None else round_clock.seconds_left(self.clock, self.now())

    @property
    def running(self) -> bool:
        """Whether the clock is running."""
        return self.clock is not None and self.clock.running

    @property
    def time(self) -> str:
        """The text the clock shows; empty if none is set."""
        left = self.seconds_left
        return "" if left is None else clock_face(left)

    @property
    def warning_text(self) -> str:
        """The current warning, in words; empty if there is none."""
        left, clock = self.seconds_left, self.clock
        if left is None or clock is None or not clock.started:
            return ""
        level = warning(left)
        return "" if level is None else messages.text(f"display-clock-warnings-{level}")

    @property
    def more_time(self) -> dict[int, int] | None:
        """Whole extra minutes by table; None if no clock is set."""
        if self.clock is None:
            return None
        return {table: seconds // 60 for table, seconds in sorted(self.clock.extra.items())}

    def status_text(self) -> tuple[str, str]:
        """The text in the status bar and its style; empty if no clock is set."""
        clock, left = self.clock, self.seconds_left
        if clock is None or left is None:
            return "", ""
        text, look = messages.text("display-clock-left", time=clock_face(left)), ""
        if left <= 0 and clock.started:
            text, look = messages.text("display-clock-over", time=clock_face(-left)), "attention"
        elif not clock.running:
            state = "display-clock-stopped" if clock.started else "display-clock-not-started"
            text, look = messages.text(state, time=clock_face(left)), "quiet"
        elif warning(left) is not None:
            look = "attention"
        tables = [
            messages.text(
                "display-clock-table-left",
                self._session.event.format,
                table=table,
                time=clock_face(left + extra),
            )
            for table, extra in sorted(clock.extra.items())
        ]
        if tables:
            more = len(tables) - MAX_TABLES_NAMED
            message_key = "display-clock-tables-more" if more > 0 else "display-clock-tables"
            named = messages.enumerated(tables[:MAX_TABLES_NAMED])
            text = f"{text}\n{messages.text(message_key, tables=named, count=more)}"
        return (
            messages.text("window-sign-attention") + text if look == "attention" else text
        ), look

    def start_or_pause(self) -> None:
        """Starts the round's clock, or pauses it."""
        clock = self._clock_of_round()
        if clock is None:
            return
        if clock.running:
            self._set(round_clock.pause(clock, self.now()))
            self._session.report(
                messages.text("display-clock-paused", round=clock.round, time=self.time)
            )
        else:
            self._set(round_clock.start(clock, self.now()))
            self._session.report(
                messages.text("display-clock-started", round=clock.round, time=self.time)
            )

    def set_minutes(self, minutes: int) -> None:
        """Sets the minutes per round from now on; a clock that has not started shows them."""
        prefer(self._key, str(minutes))
        if self.clock is not None and not self.clock.started:
            self._set(round_clock.new_clock(self.clock.round, minutes))

    def reset(self) -> None:
        """Resets the round's clock to its full time; reports the previous reading, in case that was
        a mistake.
        """
        clock = self._clock_of_round()
        if clock is None:
            return
        before = clock_face(round_clock.seconds_left(clock, self.now()))
        self._set(round_clock.new_clock(len(self._session.event.rounds), self.minutes))
        text = messages.text("display-clock-set", round=clock.round, time=self.time, before=before)
        self._session.report(text)

    def add(self, minutes: int, table: int | None = None) -> None:
        """Adds minutes (or removes them, if negative) for everyone or for one table."""
        clock = self._clock_of_round()
        if clock is None:
            return
        self._set(round_clock.add_minutes(clock, minutes, table))
        self._session.report(added_text(minutes, self._session.event.format, table))

    def tick(self) -> None:
        """Emits a signal if what the clock shows has changed."""
        status = self.status_text()
        if status != self._shown:
            self._shown = status
            self.ticked.emit()

    def leave(self) -> None:
        """The event is closing; the saved clock keeps running."""
        self._timer.stop()

    def _clock_of_round(self) -> RoundClock | None:
        """The round's clock, created if there was none; None if no round is posted."""
        rounds = len(self._session.event.rounds)
        if not rounds:
            self._session.message.emit(messages.text("display-clock-no-round"), "attention")
            return None
        return self.clock or round_clock.new_clock(rounds, self.minutes)

    def _event_changed(self) -> None:
        """Gives a new round a clock of its own, if the last round's clock was used. A round that
        was taken back has none until the same round is posted again. The clock stops when the last
        table of its round reports, and resumes as if it had never stopped when that is undone.
        """
        current, rounds = self._session.event.current, len(self._session.event.rounds)
        if self.clock is not None and self.clock.round > rounds:
            self._taken_back, self.clock = (self.clock, self._seats), None
        seats = () if current is None else tuple(table.players for table in current.tables)
        clock, self._seats = self.clock, seats
        last = clock.round if clock is not None else rounds
        if self._taken_back is not None and self._taken_back[0].round <= rounds:
            before, sat = self._taken_back
            again = sat == seats and before.round == rounds
            self._set(before if again else round_clock.new_clock(rounds, self.minutes))
        elif rounds > last:
            self._set(round_clock.new_clock(rounds, self.minutes))
        elif clock is not None and current is not None:
            self._stop_or_resume(clock, all_in=not current.missing)
        self._run()
        self.tick()

    def _stop_or_resume(self, clock: RoundClock, *, all_in: bool) -> None:
        if clock.running and all_in:
            paused = round_clock.pause(clock, self.now())
            self._set(paused)
            self._stopped = paused, clock
        elif self._stopped is not None and self._stopped[0] is clock and not all_in:
            self._set(self._stopped[1])

    def _set(self, clock: RoundClock) -> None:
        self.clock = clock
        self._taken_back = None
        self._save()
        self._run()
        self.tick()
        self.clock_set.emit()

    def _save(self) -> None:
        if self.clock is not None and not self._session.read_only:
            store_text(KIND, self._session.path, clock_text(self.clock), self._session.opening)

    def _run(self) -> None:
        if self.running != self._timer.isActive():
            if self.running:
                self._timer.start()
            else:
                self._timer.stop()


def added_text(minutes: int, format_key: str, table: int | None = None) -> str:
    """Says that everyone, or one table, has extra minutes, or fewer (if negative)."""
    message_key = "display-added" if table is None else "display-added-for-table"
    direction = "more" if minutes >= 0 else "less"
    return messages.text(message_key, format_key, way=direction, minutes=abs(minutes), table=table)
