"""What a day remembers of its display, and the clocks of sections that are not on show."""

from pathlib import Path

import pytest

from tests.builders.days import day_of_four_sections
from tourneydesk.desk import rounds
from tourneydesk.desk.files.opening import open_event
from tourneydesk.desk.round_clock import Moment, clock_text, new_clock, start
from tourneydesk.gui.app.window import Window
from tourneydesk.gui.session.round_timer import KIND
from tourneydesk.gui.user_data.event_notes import store_text
from tourneydesk.present import messages

MINUTES = 60


def at_second(second: int) -> Moment:
    return Moment(1_800_000_000 + second, 5_000 + second, "boot")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return day_of_four_sections(tmp_path)


def status(window: Window) -> list[str]:
    return [row.cells[1] for row in window.days.page.list.rows]


def test_the_sections_on_the_display_are_remembered(window: Window, path: Path) -> None:
    window.open_event(path)
    display = window.days.display
    for at in (1, 3):
        display.show_in_turn(window.days.sections[at], False)
    display.show_in_turn(window.days.sections[3], True)
    window.days.saved_as(path.parent / "Reserve.tourney", path.parent / "Other.tourney")
    window.days.saved_as(path.parent / "Other.tourney", path.parent / "Reserve.tourney")
    window.show_home()
    window.open_event(path)
    shown = [one.path.stem for one in window.days.display.shown]
    assert shown == ["Open", "Novice", "Side"]


def test_the_clock_of_a_section_that_was_not_visited_warns(window: Window, path: Path) -> None:
    file = path.parent / "Reserve.tourney"
    session = open_event(file)
    rounds.pair(session)
    session.close()
    window.open_event(path)
    opening = window.days.sections[1].session
    assert opening is not None
    # The round was begun before the program was closed.
    clock = start(new_clock(1, MINUTES), at_second(0))
    store_text(KIND, file, clock_text(clock), opening.opening)
    window.show_home()
    clocks = window.days.clocks
    clocks.now = lambda: at_second(49 * 60)
    window.open_event(path)
    assert window.days.sections[1].workspace is None
    playing = status(window)[2]
    window.days.show(0)
    assert window.workspace is not None
    for second, minutes in ((51 * 60, 10), (56 * 60, 5), (60 * 60, 0)):
        clocks.now = lambda second=second: at_second(second)  # type: ignore[misc]
        clocks.tick()
        text = messages.text(f"display-clock-warnings-{minutes}")
        said = messages.text("label-value", label="Reserve", value=text)
        assert said in window.workspace.status_bar.message.text()
    window.days.show(-1)
    assert status(window)[2] == messages.text("display-clock-warnings-0") != playing
    assert window.days.sections[1].workspace is None


def test_what_is_late_when_the_day_is_opened_is_in_the_list(window: Window, path: Path) -> None:
    file = path.parent / "Open.tourney"
    session = open_event(file)
    rounds.pair(session)
    session.close()
    window.open_event(path)
    opening = window.days.sections[0].session
    assert opening is not None
    for round_number in (1, 2):
        clock = start(new_clock(round_number, MINUTES), at_second(0))
        store_text(KIND, file, clock_text(clock), opening.opening)
        window.show_home()
        window.days.clocks.now = lambda: at_second(57 * 60)
        window.open_event(path)
        # The clock of a round that is not the present one says nothing.
        late = status(window)[1] == messages.text("display-clock-warnings-5")
        assert late == (round_number == 1)
