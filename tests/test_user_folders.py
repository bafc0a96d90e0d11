"""Portable mode: with its marker beside the program, everything of the user's stays beside it."""

import ast
import os
import sys
from pathlib import Path

import platformdirs
import pytest

import tourneydesk
from tourneydesk.faults import log_fault
from tourneydesk.user_folders import (
    MARKER,
    caches_beside_program,
    data_folder,
    documents_folder,
    events_folder,
    log_folder,
    noted_path,
    path_noted,
    unwritable_folder,
)


@pytest.fixture
def stick(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of a packaged program with the marker."""
    return plug_in(tmp_path / "stick", monkeypatch)


def plug_in(folder: Path, monkeypatch: pytest.MonkeyPatch, inside: str = "") -> Path:
    (folder / inside).mkdir(parents=True)
    (folder / MARKER).touch()
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(folder / inside / "tourneydesk"))
    return folder


def test_without_a_marker_the_folders_are_the_systems(stick: Path) -> None:
    (stick / MARKER).unlink()
    assert data_folder() == platformdirs.user_data_path("tourneydesk", appauthor=False)
    assert log_folder() == platformdirs.user_log_path("tourneydesk", appauthor=False)
    assert documents_folder() == platformdirs.user_documents_path()
    assert events_folder("TourneyDesk") == documents_folder() / "TourneyDesk"
    assert unwritable_folder() is None


def test_a_marker_beside_a_python_that_runs_the_source_means_nothing(
    stick: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delattr(sys, "frozen")
    assert not data_folder().is_relative_to(stick)


def test_with_the_marker_every_folder_is_beside_the_program(stick: Path) -> None:
    folders = (data_folder(), log_folder(), documents_folder(), events_folder("TourneyDesk"))
    assert all(folder.parent.is_relative_to(stick) for folder in folders)
    assert unwritable_folder() is None


def test_on_a_mac_beside_the_program_means_beside_its_app_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stick = plug_in(tmp_path / "stick", monkeypatch, "TourneyDesk.app/Contents/MacOS")
    assert data_folder() == stick / "data"


@pytest.mark.parametrize("name", ["TourneyDesk für Zürich", "old.app"])
def test_the_stick_may_have_any_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    stick = plug_in(tmp_path / name / "program", monkeypatch)
    assert data_folder() == stick / "data"
    event = stick / "events" / "Frühling.tourney"
    assert Path(path_noted(noted_path(event))) == event


def test_a_fault_is_logged_on_the_stick(stick: Path) -> None:
    log = log_fault(ValueError("on a stick"), "now")
    assert log is not None
    assert log.is_relative_to(stick)
    assert "on a stick" in log.read_text("utf-8")


def test_a_folder_that_cannot_be_written_is_named(stick: Path) -> None:
    data_folder().write_text("a file is in the way")
    assert unwritable_folder() == data_folder()


@pytest.mark.parametrize("before", [None, "/home/lender/.cache"])
def test_caches_are_on_the_stick_only_while_qt_starts(
    stick: Path, before: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A browser that is opened from the window must not keep the stick busy."""
    if before is None:
        monkeypatch.delenv("XDG_CACHE_HOME", raising=False)
    else:
        monkeypatch.setenv("XDG_CACHE_HOME", before)
    with caches_beside_program():
        assert Path(os.environ["XDG_CACHE_HOME"]).is_relative_to(stick)
    assert os.environ.get("XDG_CACHE_HOME") == before
    (stick / MARKER).unlink()
    with caches_beside_program():
        assert os.environ.get("XDG_CACHE_HOME") == before


def test_a_path_on_the_stick_is_found_under_another_letter(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = plug_in(tmp_path / "E", monkeypatch)
    noted = noted_path(first / "events" / "Lakeshore.tourney")
    elsewhere = noted_path(tmp_path / "Desktop" / "Club.tourney")
    second = plug_in(tmp_path / "F", monkeypatch)
    assert Path(path_noted(noted)) == second / "events" / "Lakeshore.tourney"
    assert Path(path_noted(elsewhere)) == tmp_path / "Desktop" / "Club.tourney"
    assert path_noted("") == ""


def test_only_one_module_asks_for_the_users_folders() -> None:
    package = Path(tourneydesk.__file__).parent
    asking = {
        path.name
        for path in package.rglob("*.py")
        if "platformdirs" in path.read_text("utf-8")
        and "platformdirs" in _imports(ast.parse(path.read_text("utf-8")))
    }
    assert asking == {"user_folders.py"}


def _imports(tree: ast.Module) -> set[str]:
    found = {node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
    return found
