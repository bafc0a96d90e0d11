"""The screen stays awake while the audience watches or the clock runs."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.gui.projector.test_slideshow import a_desk
from tests.patience import SECONDS
from tourneydesk.desk import rounds
from tourneydesk.gui.projector import second_window as awake_module
from tourneydesk.gui.projector.projector import Projector
from tourneydesk.gui.projector.second_window import (
    Awake,
    by_bus,
    by_caffeinate,
    by_execution_state,
    has_bus,
    platform_method,
)
from tourneydesk.present import messages


class Desktop:
    """A desktop that is asked to hold off its screen saver."""

    def __init__(self) -> None:
        self.asked: list[str] = []

    def hold(self) -> Callable[[], None]:
        self.asked.append("hold")
        return lambda: self.asked.append("let go")


@pytest.fixture
def desktop() -> Desktop:
    return Desktop()


@pytest.fixture
def projector(qtbot: QtBot, dressed: QApplication, desktop: Desktop) -> Iterator[Projector]:
    room = QWidget()
    qtbot.addWidget(room)
    room.show()
    made = Projector(a_desk(6), room, Awake(desktop.hold))
    yield made
    made.leave()


def test_the_screen_stays_awake_while_the_audience_watches(
    projector: Projector, desktop: Desktop
) -> None:
    assert desktop.asked == []
    projector.toggle()
    assert desktop.asked == ["hold"]
    projector.toggle()
    assert desktop.asked == ["hold", "let go"]


def test_the_inhibition_is_shared_by_display_and_clock(
    projector: Projector, desktop: Desktop
) -> None:
    projector.timer.start_or_pause()
    projector.toggle()
    assert desktop.asked == ["hold"]
    projector.timer.start_or_pause()
    assert desktop.asked == ["hold"]
    projector.toggle()
    assert desktop.asked == ["hold", "let go"]


def test_the_inhibition_ends_when_the_last_table_reports(
    projector: Projector, desktop: Desktop
) -> None:
    projector.timer.start_or_pause()
    desk = projector.slideshow.session
    for table in (1, 2, 3):
        assert desktop.asked == ["hold"]
        rounds.report(desk.session, table, {"draw": True})
    assert desktop.asked == ["hold", "let go"]


def test_the_inhibition_ends_with_the_event(projector: Projector, desktop: Desktop) -> None:
    projector.toggle()
    projector.timer.start_or_pause()
    projector.leave()
    assert desktop.asked == ["hold", "let go"]


def test_a_clock_still_running_after_a_restart_keeps_the_screen_awake(
    qtbot: QtBot, projector: Projector, desktop: Desktop
) -> None:
    projector.timer.start_or_pause()
    room, another = QWidget(), Desktop()
    qtbot.addWidget(room)
    again = Projector(projector.slideshow.session, room, Awake(another.hold))
    assert another.asked == ["hold"]
    again.leave()


def test_a_desktop_that_answers_with_trouble_stops_nobody() -> None:
    def broken() -> Callable[[], None]:
        raise OSError("no such program")

    def let_go() -> None:
        raise RuntimeError("it is gone already")

    for awake in (Awake(broken), Awake(lambda: let_go), Awake(lambda: None)):
        awake.keep_awake(True)
        awake.keep_awake(False)
        awake.keep_awake(True)


def test_nothing_is_asked_where_nothing_is_on_a_screen(qapp: QApplication) -> None:
    assert platform_method()() is None


def test_windows_execution_state_is_set_and_reset() -> None:
    told: list[int] = []
    release = by_execution_state(told.append)
    assert told == [0x8000_0003]
    release()
    assert told == [0x8000_0003, 0x8000_0000]


def test_a_child_of_ours_keeps_a_mac_awake(monkeypatch: pytest.MonkeyPatch) -> None:
    begin, children = subprocess.Popen, []

    def popen(command: list[str]) -> "subprocess.Popen[bytes]":
        # A program that ends only when it is told to stands for Apple's.
        assert command == ["/usr/bin/caffeinate", "-d", "-i", "-w", str(os.getpid())]
        child = begin([sys.executable, "-c", "input()"], stdin=subprocess.PIPE)
        children.append(child)
        return child

    monkeypatch.setattr(subprocess, "Popen", popen)
    monkeypatch.setattr(awake_module, "ENDING", SECONDS)
    release = by_caffeinate()
    (child,) = children
    assert child.poll() is None
    release()
    assert child.poll() is not None
    child.communicate()


def test_the_bus_gets_program_name_and_reason_until_closed() -> None:
    told: list[object] = []

    def send(service: str, path: str, interface: str, said: list[str]) -> None:
        told.append((service, path, interface, said))

    release = by_bus(lambda: (send, lambda: told.append("closed")))
    assert release is not None
    why = ["TourneyDesk", messages.text("display-awake")]
    saver = "org.freedesktop.ScreenSaver"
    assert told[0] == (saver, "/org/freedesktop/ScreenSaver", saver, why)
    assert "closed" not in told
    release()
    assert told[-1] == "closed"
    assert by_bus(lambda: None) is None


def test_a_bus_is_used_only_where_there_is_one(tmp_path: Path) -> None:
    assert has_bus({"DBUS_SESSION_BUS_ADDRESS": "unix:path=/somewhere"})
    assert not has_bus({"XDG_RUNTIME_DIR": str(tmp_path)})
    assert not has_bus({})
    (tmp_path / "bus").touch()
    assert has_bus({"XDG_RUNTIME_DIR": str(tmp_path)})
