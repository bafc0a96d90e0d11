"""The window's budgets: start to window shown, long lists on the screen, the costliest import."""

import subprocess
import sys
from pathlib import Path
from resource import RUSAGE_CHILDREN, getrusage

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytest_benchmark.fixture import BenchmarkFixture

from tests.home import move_into
from tourneydesk.cli.main import main
from tourneydesk.desk.lists.grid import read_grid
from tourneydesk.desk.lists.player_list import read_list_bytes
from tourneydesk.gui.app.window import Window
from tourneydesk.gui.pages.import_page import ImportPage
from tourneydesk.gui.widgets.table_view import TableModel, TableView
from tourneydesk.gui.widgets.theme import dress
from tourneydesk.present.table import Column, Row
from tourneydesk.user_folders import data_folder

ROOT = Path(__file__).parent.parent.parent

SHOW_AND_END = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from tourneydesk.gui.app import program
from tourneydesk.gui.app.window import Window
shown = Window.showEvent
def and_end(self, event):
    shown(self, event)
    QTimer.singleShot(0, QApplication.quit)
Window.showEvent = and_end
sys.exit(program.main(sys.argv[1:]))
"""


@pytest.fixture(autouse=True)
def _dressed(qapp: QApplication) -> None:
    """Icons have no colors before."""
    dress(qapp, dark=False)


def test_the_window_is_shown_from_a_cold_start(
    benchmark: BenchmarkFixture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    move_into(tmp_path, monkeypatch.setenv)
    path = tmp_path / "event.tourney"
    command = "simulate risk-swiss --players 40 --rounds 1 --seed s -o"
    assert main([*command.split(), str(path)]) == 0

    def start() -> None:
        subprocess.run([sys.executable, "-c", SHOW_AND_END, str(path)], cwd=ROOT, check=True)

    benchmark.pedantic(start, rounds=7, warmup_rounds=1)
    assert benchmark.stats.stats.median <= 0.8


BARE = """
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QLabel, QMainWindow
app = QApplication([])
window = QMainWindow()
window.setCentralWidget(QLabel("TourneyDesk"))
window.show()
QTimer.singleShot(0, app.quit)
app.exec()
"""


def test_the_home_page_costs_at_most_four_bare_windows(
    benchmark: BenchmarkFixture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In processor time, taken in turns, so that what else the machine does weighs on both."""
    move_into(tmp_path, monkeypatch.setenv)
    costs: dict[str, list[float]] = {BARE: [], SHOW_AND_END: []}

    def both() -> None:
        for program, cost in costs.items():
            before = getrusage(RUSAGE_CHILDREN)
            subprocess.run([sys.executable, "-c", program], cwd=ROOT, check=True)
            after = getrusage(RUSAGE_CHILDREN)
            user, system = after.ru_utime - before.ru_utime, after.ru_stime - before.ru_stime
            cost.append(user + system)

    benchmark.pedantic(both, rounds=9, warmup_rounds=1)
    assert min(costs[SHOW_AND_END]) <= 4 * min(costs[BARE])


def test_five_thousand_lines_change_on_the_screen(
    benchmark: BenchmarkFixture, qapp: QApplication
) -> None:
    lines: TableModel[int] = TableModel(
        (Column("No.", "number"), Column("Name", wide=True), Column("Club"))
    )
    view = TableView(lines, "Players")

    def change() -> None:
        for club in ("one", "other"):
            view.show_rows([Row(key, (str(key), "name", club)) for key in range(5000)])

    benchmark.pedantic(change, rounds=5, warmup_rounds=1)
    assert benchmark.stats.stats.median / 2 <= 0.5


def test_the_costliest_list_that_is_taken(benchmark: BenchmarkFixture) -> None:
    club = "é" * 90
    rows = "".join(f"{'Jörg Müller ' * 12}{n};{n % 3000};{club}\n" for n in range(4_990))
    twice = ("name;rating;club\n" + rows).encode().decode("cp1252", errors="ignore").encode()
    benchmark.pedantic(lambda: read_list_bytes(twice, 2026), rounds=3)
    assert benchmark.stats.stats.median <= 2


@pytest.mark.parametrize(("key", "most"), [(Qt.Key.Key_Down, 0.2), (Qt.Key.Key_Space, 1)])
def test_a_row_of_a_thousand_to_import_is_chosen_and_left_out(
    benchmark: BenchmarkFixture, qapp: QApplication, key: Qt.Key, most: float
) -> None:
    rows = (f"Player {at};{1000 + at};{at};SK" for at in range(1000))
    data = "\n".join(("Name;Rating;ID;Club", *rows)).encode()
    page = ImportPage(lambda: ())
    page.resize(1366, 768)
    page.show_list("entries.csv", data, read_grid(data))
    page.show()
    page.table.choose(500)
    benchmark.pedantic(lambda: QTest.keyClick(page.table, key), rounds=5, warmup_rounds=1)
    assert page.table.key != 500 or page.has_input
    page.close()
    assert benchmark.stats.stats.median <= most


def test_the_way_back_after_a_crash_with_five_hundred_players(
    benchmark: BenchmarkFixture, qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From the start of the program to the same table again, without the moment for the key."""
    move_into(tmp_path, monkeypatch.setenv)
    path = tmp_path / "event.tourney"
    command = "simulate age-swiss --players 500 --rounds 9 --seed s -o"
    assert main([*command.split(), str(path)]) == 0
    notes = data_folder() / "open"
    notes.mkdir(parents=True)
    note = f'{{"path": "{path}", "name": "Large", "stage": 9, "table": 200}}'

    def back() -> None:
        (notes / "left.json").write_text(note, encoding="utf-8")
        window = Window()
        window.recovery.find_crashed_event()
        while window.recovery.busy:
            QApplication.processEvents()
        window.home.continue_button.click()
        assert window.workspace is not None
        assert (window.workspace.page, window.workspace.round.tables.number) == (9, 200)
        window.close()
        window.deleteLater()

    benchmark.pedantic(back, rounds=3, warmup_rounds=1)
    assert benchmark.stats.stats.median <= 2.0


def test_an_event_of_five_hundred_opens_in_the_window(
    benchmark: BenchmarkFixture, qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From the file to its round on show, all on the window's thread."""
    move_into(tmp_path, monkeypatch.setenv)
    path = tmp_path / "event.tourney"
    command = "simulate us-swiss --players 500 --rounds 3 --seed s -o"
    assert main([*command.split(), str(path)]) == 0
    window = Window()
    window.show()

    def opened() -> None:
        window.open_event(path)
        QApplication.processEvents()

    benchmark.pedantic(opened, setup=window.show_home, rounds=7, warmup_rounds=1)
    window.close()
    assert benchmark.stats.stats.median <= 0.3
