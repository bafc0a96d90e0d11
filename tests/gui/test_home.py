"""The home page: recent events with their status, format cards, the first steps."""

from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import Self

import pytest
from platformdirs import user_documents_path
from PySide6.QtWidgets import QLabel, QMenu

from tests.gui.keyboard import Key, Keyboard
from tourneydesk.core.decisions import PlayersAdded
from tourneydesk.core.event import Player
from tourneydesk.desk import rounds
from tourneydesk.desk.files.opening import create_event, plan
from tourneydesk.desk.practice import simulate
from tourneydesk.formats import FORMATS
from tourneydesk.gui.app.window import Window
from tourneydesk.gui.pages import recent_list
from tourneydesk.gui.pages.recent_list import day_text
from tourneydesk.gui.screenshots import settle
from tourneydesk.gui.user_data.practice import first_event_over, steps_done
from tourneydesk.gui.user_data.recent import recent_events, remember, update
from tourneydesk.gui.widgets.theme import has_icon
from tourneydesk.present import messages
from tourneydesk.present.progress import Progress, progress_of, progress_text
from tourneydesk.present.shows import icon_of

EIGHT = tuple(Player(number, f"Player {number}") for number in range(1, 9))


@pytest.fixture
def chess(tmp_path: Path) -> Path:
    """An event of eight players before its first round."""
    path = tmp_path / "Lakeshore.tourney"
    session = create_event(path, plan("us-swiss", "Lakeshore Open", "seed", {}))
    session.take(PlayersAdded(EIGHT))
    session.close()
    return path


def cells(window: Window, row: int = 0) -> tuple[str, ...]:
    return window.home.recent.rows[row].cells


def test_a_closed_event_says_how_far_it_is(keyboard: Keyboard, window: Window, chess: Path) -> None:
    window.open_event(chess)
    keyboard.pair()
    keyboard.type("1")
    keyboard.press(Key.Key_W, control=True)
    assert cells(window)[1:5] == (
        "Lakeshore Open",
        messages.text("us-swiss-format-name"),
        messages.text("progress-playing", round=1, done=1, tables=4),
        "8",
    )


def test_progress_is_remembered_while_the_event_is_open(
    keyboard: Keyboard, window: Window, chess: Path
) -> None:
    """A crash then loses no more than the latest moments of it."""
    window.open_event(chess)
    keyboard.pair()
    assert window.progress.timer.isActive()
    window.progress.timer.timeout.emit()
    assert recent_events()[0].progress.code == "playing"


@pytest.mark.parametrize("key", FORMATS)
def test_every_format_says_when_it_is_over_and_who_has_won(tmp_path: Path, key: str) -> None:
    path = tmp_path / "event.tourney"
    event = simulate(plan(key, "Event", "seed", {}), path, 8, 99)
    progress = progress_of(event, FORMATS[key].outlook(event))
    assert progress.over
    winner = FORMATS[key].outlook(event).winners[0]
    assert event.player(winner).name in progress_text(progress)


def test_a_status_of_another_version_is_left_out() -> None:
    assert progress_text(Progress("of-the-future", {})) == ""
    assert progress_text(Progress("playing", {"round": 1})) == ""


def test_the_search_finds_without_accents_and_case(window: Window, tmp_path: Path) -> None:
    for name in ("Zürich Open", "Harbor Days"):
        remember(tmp_path / f"{name}.tourney", name, "strikes")
    window.home.refresh()
    for typed in ("zurich", "open zuerich"):
        window.home.list.search.setText(typed)
        assert [row.cells[1] for row in window.home.recent.rows] == ["Zürich Open"]
    window.home.list.search.setText("nothing like it")
    assert not window.home.recent.isVisible()


def test_an_event_is_removed_from_the_list_and_its_file_stays(
    keyboard: Keyboard, window: Window, chess: Path, tmp_path: Path
) -> None:
    remember(tmp_path / "other.tourney", "Other", "strikes")
    remember(chess, "Lakeshore Open", "us-swiss")
    window.show_home()
    keyboard.press(Key.Key_Delete)
    assert [event.name for event in recent_events()] == ["Other"]
    assert cells(window)[1] == "Other"
    assert chess.exists()


def test_a_row_has_a_menu_of_what_can_be_done_with_it(window: Window, chess: Path) -> None:
    remember(chess, "Lakeshore Open", "us-swiss")
    window.show_home()
    table = window.home.recent
    table.customContextMenuRequested.emit(table.rect().center())
    (menu,) = table.findChildren(QMenu)
    assert [action.text() for action in menu.actions()] == [
        messages.text(name)
        for name in ("home-open", "safety-home-rehearse", "home-show-folder", "home-remove")
    ]
    menu.actions()[0].trigger()
    assert window.workspace is not None
    menu.close()


def test_the_filled_button_continues_the_selected_event(
    keyboard: Keyboard, window: Window, chess: Path, tmp_path: Path
) -> None:
    remember(chess, "Lakeshore Open", "us-swiss")
    other = tmp_path / "other.tourney"
    remember(other, "Other", "strikes")
    update(other, "Other", Progress("won", {"names": "Ann"}))
    window.show_home()
    assert window.home.go_on.text() == messages.text("home-open-event", event="Other")
    keyboard.press(Key.Key_Down)
    assert window.home.go_on.text() == messages.text("safety-go-on-with", event="Lakeshore Open")
    window.home.go_on.click()
    assert keyboard.workspace.session.path == chess


class Monday(date):
    @classmethod
    def today(cls) -> Self:
        return cls(2026, 11, 23)


def test_a_day_is_written_as_people_do_and_what_is_no_day_stays_as_typed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(recent_list, "date", Monday)
    assert day_text("2026-11-23") == messages.text("home-today")
    assert day_text("some day in May") == "some day in May"
    assert "99" in day_text("1999-12-31")
    assert "26" not in day_text("2026-11-22")


def test_the_first_steps_tick_themselves_and_go_with_the_first_finished_event(
    keyboard: Keyboard, window: Window, chess: Path
) -> None:
    assert window.home.steps.isVisible()
    assert steps_done() == set()
    window.open_event(chess)
    window.show_home()
    assert steps_done() == {"start", "players"}
    window.open_event(chess)
    keyboard.pair()
    keyboard.type("1111")
    window.show_home()
    assert steps_done() == {"start", "players", "pair", "results"}
    window.open_event(chess)
    session = keyboard.workspace.session.session
    while session.format.outlook(session.event).status != "finished":
        if not session.event.rounds[-1].missing:
            rounds.pair(session)
        for table in session.event.rounds[-1].missing:
            rounds.report(session, table, {"draw": True})
    window.show_home()
    assert first_event_over()
    assert not window.home.steps.isVisible()


def test_the_display_is_ticked_when_standings_were_shown_and_not_for_pairings(
    keyboard: Keyboard, window: Window, chess: Path
) -> None:
    window.open_event(chess)
    keyboard.pair()
    keyboard.type("1111")
    slideshow = keyboard.workspace.projector.slideshow
    slideshow.change(replace(slideshow.settings, kinds=("tables",)))
    keyboard.workspace.projector.toggle()
    keyboard.until(lambda: slideshow.page is not None and slideshow.page.kind == "tables")
    assert "display" not in steps_done()
    slideshow.change(replace(slideshow.settings, kinds=("standings",)))
    keyboard.until(lambda: "display" in steps_done())


def test_practice_ticks_no_first_step(keyboard: Keyboard, window: Window) -> None:
    window.show_practice()
    window.practice.begin.click()
    keyboard.until(lambda: window.workspace is not None)
    window.show_home()
    assert steps_done() == set()


@pytest.mark.parametrize("key", FORMATS)
def test_every_format_has_its_icon_and_its_drawing(key: str) -> None:
    assert has_icon(icon_of(key))
    assert has_icon(f"pictograms/{key}")


def test_an_empty_home_says_where_events_will_be_saved(window: Window) -> None:
    folder = user_documents_path() / messages.text("window-program")
    own = Path.home()
    expected = str(folder.relative_to(own) if folder.is_relative_to(own) else folder)
    texts = [one.text().replace("\u200b", "") for one in window.home.findChildren(QLabel)]
    assert messages.text("home-saved-in", folder=expected) in texts


def test_a_narrow_home_is_no_taller_than_its_content_needs(window: Window) -> None:
    window.resize(1024, 768)
    settle()
    content = window.home.formats.parentWidget()
    assert content.height() == max(
        content.heightForWidth(content.width()), content.parentWidget().height()
    )
