"""The organizer's package as somebody finds it a year later."""

import json
from pathlib import Path
from shutil import rmtree
from zipfile import ZipFile

import pytest

from tests.exchange.irregular import irregular_event
from tourneydesk.cli.main import main
from tourneydesk.core.journal.codec import grouped
from tourneydesk.desk.event_details import change_details
from tourneydesk.desk.files.opening import open_event, open_for_reading
from tourneydesk.documents.printing import PrintOptions
from tourneydesk.exchange.kinds import left_out, make_export
from tourneydesk.exchange.package import Original
from tourneydesk.present import messages


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("played") / "open.tourney"
    asked = ["simulate", "us-swiss", "--players", "6", "--rounds", "2", "--seed", "1"]
    assert main([*asked, "-o", str(path)]) == 0
    return path


@pytest.fixture(scope="module")
def package(played: Path) -> Path:
    folder = played.with_name("package")
    assert main(["export", str(played), "--to", "package", "-o", str(folder)]) == 0
    return folder


def test_the_event_in_a_package_is_the_whole_event(package: Path, played: Path) -> None:
    kept, original = open_for_reading(package / "event.tourney"), open_for_reading(played)
    assert kept.steps == original.steps
    assert kept.digest == original.digest


def test_a_package_has_every_other_export_and_the_papers(package: Path) -> None:
    names = {one.relative_to(package).as_posix() for one in package.rglob("*") if one.is_file()}
    assert {"event.trf", "event.pgn", "event.xlsx", "event.json", "event.db"} <= names
    assert {"csv/players.csv", "csv/crosstable.csv", "html/index.html"} <= names
    assert {"papers/round-1-tables.pdf", "papers/round-2-tables.pdf"} <= names
    assert {"papers/standings.pdf", "papers/report.pdf", "papers/rules.pdf"} <= names
    assert json.loads((package / "event.json").read_text("utf-8"))["event"]["format"] == "us-swiss"


def test_the_contents_name_every_file_the_digest_and_what_is_left_out(
    package: Path, played: Path
) -> None:
    lines = (package / "contents.txt").read_text("utf-8").splitlines()
    session = open_for_reading(played)
    expected = messages.text(
        "package-event-file",
        file="event.tourney",
        revision=len(session.steps),
        digest=grouped(session.digest),
    )
    assert lines[1] == expected
    for one in package.rglob("*"):
        if one.is_file() and one.name != "contents.txt":
            assert f"  {one.relative_to(package).as_posix()}" in lines
    report = messages.text("package-left-out", kind=messages.text("export-name-uschess"))
    assert (
        "  " + messages.text("export-detail-missing", detail="affiliate")
        in lines[lines.index(report) :]
    )


def test_a_package_with_everything_has_the_rating_report_too() -> None:
    event = irregular_event()
    assert not left_out(event)
    original = Original(b"the file", PrintOptions("2026-11-21 17:00", 3, "ab" * 8))
    files = make_export("package", [event], original=original)
    assert files["event.tourney"] == b"the file"
    assert {name for name in files if name.startswith("uschess/")} == {
        f"uschess/{name}.DBF" for name in ("THEXPORT", "TSEXPORT", "TDEXPORT")
    }


def test_check_says_what_a_package_is_made_without(
    played: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    capsys.readouterr()
    assert main(["export", str(played), "--to", "package", "--check"]) == 0
    said = capsys.readouterr().err.splitlines()
    assert said[0] == messages.text("package-left-out", kind=messages.text("export-name-uschess"))
    assert len(said) > 1


def test_a_package_can_be_one_zip_file(played: Path, tmp_path: Path) -> None:
    path = tmp_path / "club open.zip"
    assert main(["export", str(played), "--to", "package", "-o", str(path)]) == 0
    first = path.read_bytes()
    assert main(["export", str(played), "--to", "package", "-o", str(path)]) == 0
    assert path.read_bytes() == first
    with ZipFile(path) as archive:
        names = archive.namelist()
        assert archive.testzip() is None
    assert names[0] == "club open/contents.txt"
    assert "club open/papers/report.pdf" in names


def test_a_package_is_written_again_only_over_itself(
    played: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "package"
    asked = ["export", str(played), "--to", "package", "-o", str(folder)]
    assert main(asked) == 0
    assert main(asked) == 0
    copy = folder / "event.tourney"
    before = copy.read_bytes()
    session = open_event(copy)
    change_details(session, {"venue": "Hall 2"})
    session.close()
    rmtree(folder / "event.checkpoints")
    went_on = copy.read_bytes()
    assert went_on != before
    capsys.readouterr()
    assert main(asked) == 1
    said = messages.text("export-folder-of-others", name="package", other="event.tourney")
    assert said in capsys.readouterr().err
    assert copy.read_bytes() == went_on


@pytest.mark.parametrize(
    "name", ["event.docx", "papers/flyer.pdf", "csv/members.csv", "event.json", "contents.txt"]
)
def test_a_folder_with_files_that_no_package_wrote_is_refused(
    played: Path, tmp_path: Path, name: str
) -> None:
    own = tmp_path / "saturday" / name
    own.parent.mkdir(parents=True)
    own.write_bytes(b"the organizer's own")
    assert main(["export", str(played), "--to", "package", "-o", str(tmp_path / "saturday")]) == 1
    assert own.read_bytes() == b"the organizer's own"
    assert [one for one in (tmp_path / "saturday").rglob("*") if one.is_file()] == [own]


def test_a_file_that_was_put_into_a_package_is_not_removed(played: Path, tmp_path: Path) -> None:
    folder = tmp_path / "package"
    asked = ["export", str(played), "--to", "package", "-o", str(folder)]
    assert main(asked) == 0
    (folder / "papers" / "flyer.pdf").write_bytes(b"the organizer's own")
    assert main(asked) == 1
    assert (folder / "papers" / "flyer.pdf").read_bytes() == b"the organizer's own"
