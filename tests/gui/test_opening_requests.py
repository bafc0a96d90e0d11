"""macOS hands a file to the running program by an event of the application."""

from pathlib import Path

from PySide6.QtCore import QUrl
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

from tourneydesk.gui.app.program import OpeningRequests


def test_each_file_that_the_system_hands_over_is_opened(
    dressed: QApplication, tmp_path: Path
) -> None:
    opened: list[Path] = []
    requests = OpeningRequests(dressed, opened.append)
    for name in ("Spring Open.tourney", "Saturday.tourneyday"):
        QApplication.sendEvent(dressed, QFileOpenEvent(str(tmp_path / name)))
    assert opened == [tmp_path / "Spring Open.tourney", tmp_path / "Saturday.tourneyday"]
    dressed.removeEventFilter(requests)


def test_an_address_that_is_no_file_opens_nothing(dressed: QApplication) -> None:
    opened: list[Path] = []
    requests = OpeningRequests(dressed, opened.append)
    QApplication.sendEvent(dressed, QFileOpenEvent(QUrl("https://example.org/x.tourney")))
    assert opened == []
    dressed.removeEventFilter(requests)
