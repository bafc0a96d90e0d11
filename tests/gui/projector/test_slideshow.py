"""The pages turn, follow the event and pause; only what changed is repainted."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QObject, QRectF
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.patience import MILLISECONDS
from tourneydesk.core.decisions import PlayersAdded
from tourneydesk.core.event import Player
from tourneydesk.desk import rounds
from tourneydesk.desk.files.journals import MemoryJournal
from tourneydesk.desk.files.opening import plan
from tourneydesk.desk.practice import play
from tourneydesk.desk.round_clock import Moment
from tourneydesk.desk.session import Session
from tourneydesk.formats import format_of
from tourneydesk.gui.projector.page_view import PageView
from tourneydesk.gui.projector.settings import ProjectorSettings, saved_settings
from tourneydesk.gui.projector.slideshow import Slideshow
from tourneydesk.gui.session.qt_session import QtSession
from tourneydesk.gui.session.round_timer import RoundTimer


class Now:
    """A clock that advances only when the test moves it."""

    def __init__(self) -> None:
        self.seconds = 1_000_000

    def __call__(self) -> Moment:
        return Moment(self.seconds, self.seconds, "a")


EVENT = Path("event.tourney")


def a_desk(players: int, format_key: str = "us-swiss") -> QtSession:
    desk = Session(MemoryJournal(), [(plan(format_key, "Event", "seed", {}),)])
    desk.take(
        PlayersAdded(
            tuple(Player(n, f"Player {n:03}", rating=1000 + n) for n in range(1, players + 1))
        )
    )
    rounds.pair(desk)
    return QtSession(desk, EVENT)


class Display:
    """Somebody who looks at the pages of an event."""

    def __init__(self, qtbot: QtBot, players: int = 60, format_key: str = "us-swiss") -> None:
        self.qtbot = qtbot
        self.now = Now()
        self.session = a_desk(players, format_key)
        self.timer = RoundTimer(self.session, self.now)
        self.showing = Slideshow(self.session, self.timer)
        # No page turns by itself, however long a test takes.
        self.showing.turning.blockSignals(True)
        self.showing.watch("room", True)
        self.wait()

    def wait(self) -> None:
        self.qtbot.waitUntil(lambda: not self.showing.busy, timeout=MILLISECONDS)

    def report(self, table: int) -> None:
        posted = self.session.event.current
        assert posted is not None
        seated = posted.table(table)
        assert seated is not None
        rounds.report(self.session.session, table, {"winner": seated.players[0]})
        self.wait()

    @property
    def on_show(self) -> tuple[str, int]:
        page = self.showing.page
        assert page is not None
        return page.kind, page.number


@pytest.fixture
def room(qtbot: QtBot, dressed: QApplication) -> Iterator[Display]:
    made = Display(qtbot)
    yield made
    made.showing.leave()
    made.timer.leave()


def test_pages_turn_one_after_the_other_and_begin_again(room: Display) -> None:
    room.showing.finding.stop()
    seen = []
    for _ in range(len(room.showing.pages) + 1):
        seen.append(room.on_show)
        room.showing.next_page()
    assert seen[:4] == [("names", 1), ("names", 2), ("tables", 1), ("tables", 2)]
    assert seen[-1] == seen[0]


def test_only_names_are_shown_until_the_clock_runs_a_result_is_in_or_ten_minutes_have_passed(
    room: Display,
) -> None:
    def kinds() -> set[str]:
        seen = set()
        for _ in room.showing.pages:
            room.showing.next_page()
            seen.add(room.on_show[0])
        return seen

    assert kinds() == {"names"}
    assert room.showing.finding.interval() == 600_000
    room.timer.start_or_pause()
    assert kinds() == {"names", "tables", "standings"}
    room.timer.start_or_pause()
    assert kinds() == {"names"}
    room.report(1)
    assert kinds() == {"names", "tables", "standings"}
    room.session.session.undo()
    room.wait()
    assert kinds() == {"names"}
    room.showing.finding.timeout.emit()
    room.showing.finding.stop()
    assert kinds() == {"names", "tables", "standings"}


def test_a_page_of_names_stays_as_long_as_it_takes_to_read(room: Display) -> None:
    turning = room.showing.turning
    page = room.showing.page
    assert page is not None
    assert turning.interval() == page.seconds * 1000 >= (2 + len(page.rows) / 4) * 1000
    room.showing.change(replace(room.showing.settings, seconds=20))
    room.wait()
    assert turning.interval() == page.seconds * 1000
    room.showing.step(2)
    assert room.on_show == ("tables", 1)
    assert turning.interval() == 20_000


def test_pages_turn_by_hand_and_stay_when_paused(room: Display) -> None:
    room.showing.step(-1)
    assert room.on_show[0] == "standings"
    room.showing.step(4)
    assert room.on_show == ("tables", 2)
    room.showing.pause(True)
    room.showing.next_page()
    assert room.on_show == ("tables", 2)
    room.showing.finding.stop()
    room.showing.pause(False)
    room.showing.next_page()
    assert room.on_show == ("tables", 3)


def test_eliminations_come_next_and_the_winner_at_once(qtbot: QtBot, dressed: QApplication) -> None:
    show = Display(qtbot, 8, "strikes")
    show.showing.finding.stop()
    seen: list[tuple[str, int]] = []
    fmt = format_of(show.session.event)
    while fmt.outlook(show.session.event).status != "finished":
        play(show.session.session, 1)
        show.wait()
        shown = show.showing.page
        assert shown is not None
        out = {row.key for page in show.showing.pages if page.kind == "out" for row in page.rows}
        if out and not seen and shown.podium is None:
            show.showing.step(-1 - show.showing.pages.index(shown))
            show.showing.next_page()
            seen.append(show.on_show)
    assert seen == [("out", 1)]
    page = show.showing.page
    assert page is not None
    assert page.podium is not None
    show.showing.leave()
    show.timer.leave()


def test_a_result_appears_at_once_on_the_visible_page(room: Display) -> None:
    room.showing.step(3)
    room.report(13)
    page = room.showing.page
    assert page is not None
    assert room.on_show == ("tables", 2)
    assert next(row for row in page.rows if row.key == 13).cells[2] == "1–0"


def test_while_frozen_results_wait_and_the_clock_goes_on(room: Display) -> None:
    room.timer.start_or_pause()
    room.showing.freeze(True)
    room.report(1)
    assert room.showing.pages[2].rows[0].cells[2] == ""
    # What is asked for by hand is shown, with the results as they were.
    room.showing.show_message("Lunch")
    room.wait()
    assert len(room.showing.pages[2].rows) == 10
    assert room.showing.pages[2].rows[0].cells[2] == ""
    room.now.seconds += 60
    assert room.showing.notices.clock == "49:00"
    room.showing.freeze(False)
    room.wait()
    assert room.showing.pages[2].rows[0].cells[2] == "1–0"


def test_a_new_round_is_shown_from_its_first_name(room: Display) -> None:
    room.showing.step(4)
    for table in range(1, 31):
        room.report(table)
    assert room.on_show == ("tables", 3)
    rounds.pair(room.session.session)
    room.wait()
    assert room.on_show == ("names", 1)
    assert room.showing.page is not None
    assert room.showing.page.title == "Find your board"
    assert room.showing.page.heading == "Event · Round 2 of 4"


@pytest.mark.parametrize("held", ["frozen", "paused"])
def test_a_new_round_is_shown_even_if_the_last_was_frozen(room: Display, held: str) -> None:
    for table in range(1, 31):
        room.report(table)
    room.showing.step(1)
    if held == "frozen":
        room.showing.freeze(True)
    else:
        room.showing.pause(True)
    room.wait()
    rounds.pair(room.session.session)
    room.wait()
    assert room.on_show == ("names", 1)
    assert room.showing.page is not None
    assert room.showing.page.title == "Find your board"
    assert room.showing.page.heading == "Event · Round 2 of 4"
    assert not room.showing.frozen
    assert not room.showing.paused


def test_a_page_that_has_just_come_has_its_full_time(room: Display) -> None:
    started: list[int] = []
    turning = room.showing.turning
    turning.start = started.append  # type: ignore[method-assign,assignment]  # to hear of it
    for table in range(1, 31):
        room.report(table)
    assert started == []
    rounds.pair(room.session.session)
    room.wait()
    names = room.showing.page
    assert names is not None
    assert started == [names.seconds * 1000]
    room.showing.pause(True)
    room.showing.pause(False)
    assert started == [names.seconds * 1000] * 3


def test_no_pages_are_created_without_viewers(room: Display) -> None:
    room.showing.watch("room", False)
    before = room.showing.pages
    room.report(1)
    assert room.showing.pages is before
    assert not room.showing.turning.isActive()


def test_settings_are_remembered_and_nonsense_is_not(room: Display) -> None:
    folder = str(Path("pages").absolute())
    chosen = ProjectorSettings(("standings",), 20, 4, False, True, True, True, folder)
    room.showing.change(chosen)
    room.wait()
    assert saved_settings(EVENT) == chosen
    # What is private, and where pages are written, is of one event.
    usual = replace(chosen, ratings=False, ages=False, folder="")
    assert saved_settings(Path("next.tourney")) == usual
    room.session.path = Path("renamed.tourney")
    room.session.saved_as.emit()
    assert saved_settings(room.session.path) == chosen
    assert {page.kind for page in room.showing.pages} == {"standings"}
    from tourneydesk.gui.user_data.preferences import prefer

    prefer("projector", '{"kinds": ["nothing", 3], "seconds": "x", "distance": 5, "dark": 1}')
    assert saved_settings(EVENT) == ProjectorSettings(kinds=())
    prefer("projector", "[" * 50_000)
    assert saved_settings(EVENT) == ProjectorSettings()


class Painted(QObject):
    """What of a widget was painted, as a share of it."""

    def __init__(self, view: PageView) -> None:
        super().__init__()
        self.rooms: list[QRectF] = []
        view.installEventFilter(self)
        self.view = view

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if isinstance(event, QPaintEvent):
            self.rooms += [QRectF(one) for one in event.region()]  # type: ignore[attr-defined]  # Qt's stubs forget it
        return False

    def share(self) -> float:
        QApplication.processEvents()
        whole = self.view.width() * self.view.height()
        painted, self.rooms = self.rooms, []
        return sum(room.width() * room.height() for room in painted) / whole


def test_only_what_has_changed_is_painted_again(room: Display, qtbot: QtBot) -> None:
    view = PageView("page")
    qtbot.addWidget(view)
    view.resize(1280, 720)
    showing = room.showing

    def show() -> None:
        assert showing.page is not None
        view.show_page(showing.page, showing.notices, 6, True)

    room.timer.start_or_pause()
    showing.step(2)
    show()
    with qtbot.waitExposed(view, timeout=MILLISECONDS):
        view.show()
    painted = Painted(view)
    painted.share()
    show()
    assert painted.share() == 0
    room.now.seconds += 1
    show()
    assert 0 < painted.share() < 0.05
    room.report(3)
    show()
    first = painted.share()
    assert first > 0
    room.report(4)
    show()
    assert 0 < painted.share() < 0.15
    showing.step(1)
    show()
    assert painted.share() > 0.9
    view.grab()


def test_a_narrow_screen_has_fewer_columns_of_names(room: Display) -> None:
    room.showing.fit(1024, 768)
    room.wait()
    page = room.showing.page
    assert page is not None
    assert page.blocks == 2
    room.showing.fit(1920, 1080)
    room.wait()
    page = room.showing.page
    assert page is not None
    assert page.blocks == 3
