"""A day of four sections and two formats, by keyboard, from the first check-in to the report."""

from pathlib import Path

from dbfread import DBF
from pytestqt.qtbot import QtBot

from tests.builders.days import DETAILS, PLAYERS, day_of_four_sections
from tests.gui.keyboard import Key, Keyboard
from tests.patience import MILLISECONDS
from tourneydesk.core.results import ScoreResult
from tourneydesk.desk.event_details import change_details
from tourneydesk.desk.files.opening import open_event
from tourneydesk.formats import format_of
from tourneydesk.gui.app.window import Window
from tourneydesk.present import messages
from tourneydesk.present.winners import winners_of

MOST_ROUNDS = 12


def play_round(keyboard: Keyboard) -> None:
    """Pairs the next round of the section that is shown and enters every result; nothing once it is
    finished.
    """
    session = keyboard.workspace.session
    if session.outlook.status == "finished":
        return
    keyboard.pair()
    posted = session.event.rounds[-1]
    for number in posted.missing:
        table = posted.table(number)
        assert table is not None
        keyboard.press(Key.Key_G, control=True)
        # Whoever was entered first is the stronger one, so an end is sure to come.
        if session.format.result is ScoreResult:
            scores = "".join(f"{100 - 10 * player}\n" for player in table.players)
            keyboard.type(f"{number}\n{scores}")
        else:
            keyboard.type(f"{number}\n{1 if table.players[0] < table.players[1] else 2}")
        assert number not in session.event.rounds[-1].missing


def test_a_day_of_four_sections_is_played_from_the_door_to_the_rating_report(
    keyboard: Keyboard, window: Window, qtbot: QtBot, tmp_path: Path
) -> None:
    window.open_event(day_of_four_sections(tmp_path))
    days = window.days
    # At the door everyone gives their ID, or their name.
    for names in PLAYERS.values():
        for name in names:
            keyboard.type(f"{name.partition('#')[2] or name}\n")
    players = [player for one in days.named for player in one.event.entered]
    assert all(player.checked_in for player in players)
    here = messages.text("people-here-of", here=len(players), all=len(players))
    assert days.page.list.rows[0].cells[1] == here
    window.menus["day-number-tables"].trigger()
    keyboard.press(Key.Key_Return)
    # The sections play side by side, one round after the other.
    for _ in range(MOST_ROUNDS):
        for name in PLAYERS:
            keyboard.shift_control(Key.Key_PageDown)
            assert keyboard.workspace.session.event.name == name
            play_round(keyboard)
        keyboard.shift_control(Key.Key_PageDown)
        assert window.pages.currentWidget() is days.page
        if all(winners_of(one.event) is not None for one in days.named):
            break
    status = [row.cells[1] for row in days.page.list.rows]
    assert all(winners_of(one.event) is not None for one in days.named), status
    # Three of them are rated, in one report.
    window.menus["day-report"].trigger()
    dialog = window.exporting
    for one in days.sections[:3]:
        assert one.session is not None
        change_details(one.session.session, DETAILS)
    dialog.write(tmp_path / "report")
    qtbot.waitUntil(lambda: not dialog.busy, timeout=MILLISECONDS)
    dialog.close()
    rated = [one.event for one in days.named[:3]]
    sections = list(DBF(tmp_path / "report" / "TSEXPORT.DBF"))
    assert [row["S_SEC_NAME"] for row in sections] == ["Open", "Reserve", "Novice"]
    assert [int(row["S_TOT_RNDS"]) for row in sections] == [len(one.rounds) for one in rated]
    reported = list(DBF(tmp_path / "report" / "TDEXPORT.DBF"))
    members = [
        name.partition("#")[2] for at in ("Open", "Reserve", "Novice") for name in PLAYERS[at]
    ]
    assert [row["D_MEM_ID"] for row in reported] == members
    for row in reported:
        games = [row[f"D_RND{number:02}"] for number in range(1, len(rated[0].rounds) + 1)]
        assert all(game[0] in "WL" for game in games), games
    # What was played is in the files, whichever way they are opened.
    window.show_home()
    for name in PLAYERS:
        session = open_event(tmp_path / f"{name}.tourney")
        assert format_of(session.event).outlook(session.event).status == "finished"
        session.close()
