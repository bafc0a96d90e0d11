"""`tourneydesk export` as a script uses it."""

import json
from pathlib import Path

import pytest

from tourneydesk.cli.main import main
from tourneydesk.present import messages


@pytest.fixture
def event(tmp_path: Path) -> Path:
    path = tmp_path / "open.tourney"
    asked = ["simulate", "us-swiss", "--players", "8", "--rounds", "2", "--seed", "1"]
    assert main([*asked, "-o", str(path)]) == 0
    return path


def test_a_folder_of_tables_is_made_and_written_again(event: Path, tmp_path: Path) -> None:
    folder = tmp_path / "tables"
    for _ in range(2):
        assert main(["export", str(event), "--to", "csv", "-o", str(folder)]) == 0
    assert sorted(one.name for one in folder.iterdir()) == [
        "crosstable.csv",
        "pairings.csv",
        "players.csv",
        "results.csv",
        "standings.csv",
    ]


def test_pages_of_players_who_are_gone_are_removed(event: Path, tmp_path: Path) -> None:
    folder = tmp_path / "pages"
    folder.mkdir()
    (folder / "player-99.html").write_text("an earlier export")
    assert main(["export", str(event), "--to", "html", "-o", str(folder)]) == 0
    names = {one.name for one in folder.iterdir()}
    assert "player-8.html" in names
    assert "player-99.html" not in names


def test_the_state_is_written_and_replaces_only_a_state(event: Path, tmp_path: Path) -> None:
    path = tmp_path / "state.json"
    for _ in range(2):
        assert main(["export", str(event), "--to", "json", "-o", str(path)]) == 0
    assert json.loads(path.read_text("utf-8"))["event"]["format"] == "us-swiss"


def test_no_file_of_another_kind_is_ever_replaced(
    event: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = event.read_bytes()
    notes = tmp_path / "notes.txt"
    notes.write_text("do not lose me")
    capsys.readouterr()
    for kind in ("json", "trf", "xlsx", "sqlite", "pgn"):
        for target in (event, notes):
            assert main(["export", str(event), "--to", kind, "-o", str(target)]) == 1
            said = messages.text("export-would-replace", name=target.name)
            assert capsys.readouterr().err.strip() == said
    assert event.read_bytes() == before
    assert notes.read_text() == "do not lose me"


def test_a_folder_with_other_files_is_left_alone(
    event: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    capsys.readouterr()
    assert main(["export", str(event), "--to", "csv", "-o", str(tmp_path)]) == 1
    said = messages.text("export-folder-of-others", name=tmp_path.name, other=event.name)
    assert said in capsys.readouterr().err
    assert not (tmp_path / "players.csv").exists()


def test_what_a_report_lacks_is_listed_line_by_line_and_nothing_is_written(
    event: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    capsys.readouterr()
    folder = tmp_path / "report"
    asked = ["export", str(event), "--to", "uschess"]
    assert main([*asked, "-o", str(folder)]) == 1
    written = capsys.readouterr().err
    assert main([*asked, "--check"]) == 1
    assert capsys.readouterr().err == written
    for detail in ("affiliate", "chief_td", "begin", "time_control"):
        said = messages.text("export-detail-missing", detail=detail)
        assert said in written.splitlines()
    assert not folder.exists()


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (["--to", "word"], "export-unknown"),
        (["--to", "csv", "--version", "3"], "export-no-versions"),
        (["--to", "trf", "--version", "3"], "export-version"),
        (["--to", "trf"], "export-where"),
    ],
)
def test_what_cannot_be_exported_is_one_sentence(
    event: Path, asked: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    capsys.readouterr()
    known = ("uschess", "trf", "tdf", "xlsx", "csv", "html", "json", "sqlite", "pgn", "package")
    assert main(["export", str(event), *asked]) == 1
    kind = asked[1]
    expected = messages.text(
        said, kind=kind, version="3", known=("16", "26") if kind == "trf" else known
    )
    assert capsys.readouterr().err.strip() == expected


def test_nothing_missing_says_so(event: Path, capsys: pytest.CaptureFixture[str]) -> None:
    capsys.readouterr()
    assert main(["export", str(event), "--to", "trf", "--check"]) == 0
    assert capsys.readouterr().out.strip() == messages.text("export-complete", kind="trf")
