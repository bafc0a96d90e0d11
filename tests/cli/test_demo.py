"""`tourneydesk demo`: sample events with their papers and pictures."""

import json
import shutil
import tempfile
from pathlib import Path

import pytest

from tests.thoroughness import THOROUGH
from tourneydesk.cli import simulate as making
from tourneydesk.cli.main import main
from tourneydesk.formats import FORMATS
from tourneydesk.store.errors import FileTrouble

pytestmark = pytest.mark.timeout(3600)  # a whole demo is made, of which each picture takes a while

SHOWN = tuple(FORMATS) if THOROUGH else ("age-swiss", "risk-swiss")
"""The formats of the demo: by default one of games for two, and one of boards for several. What is
special to a format is in tests/documents and tests/gui, for all of them.
"""


@pytest.fixture(scope="module")
def demo(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the events, papers and pictures of a demo."""
    folder = tmp_path_factory.mktemp("demo") / "demo"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(making, "FORMATS", SHOWN)
        assert main(["demo", "-o", str(folder)]) == 0
    return folder


def test_demo_makes_an_event_with_papers_and_pictures_of_each_format(demo: Path) -> None:
    for key in SHOWN:
        assert main(["verify", str(demo / f"{key}.tourney")]) == 0
        for paper in ("letter", "a4"):
            packet = demo / "papers" / paper / f"{key} packet.pdf"
            assert packet.read_bytes().startswith(b"%PDF")
        windows = demo / "screenshots"
        for look in (windows, *(windows / name for name in ("dark-100", "light-200", "dark-200"))):
            for picture in (f"{key}-standings.png", f"{key}-players.png"):
                assert (look / picture).read_bytes().startswith(b"\x89PNG")
        page = demo / "projector" / f"{key}-standings.png"
        assert page.read_bytes().startswith(b"\x89PNG")


def test_demo_can_be_made_again_in_the_same_folder(
    demo: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(making, "FORMATS", ("age-swiss",))
    monkeypatch.setattr(making, "take_pictures", lambda folder, events: None)
    folder = tmp_path / "demo"
    shutil.copytree(demo, folder)
    event, paper = folder / "age-swiss.tourney", folder / "papers" / "a4" / "age-swiss rules.pdf"
    paper.write_bytes(b"%PDF-1.7 of an earlier demo")
    assert main(["demo", "-o", str(folder)]) == 0
    assert main(["verify", str(event)]) == 0
    assert b"earlier demo" not in paper.read_bytes()


def test_demo_plays_with_the_players_of_the_shipped_lists(
    demo: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    capfd.readouterr()
    assert main(["show", str(demo / "risk-swiss.tourney"), "--json"]) == 0
    state = json.loads(capfd.readouterr().out)
    assert len(state["players"]) == 18
    assert state["players"][0]["name"] == "Cassandra Whitlow"
    assert state["status"] == "finished"


def test_pictures_without_a_temporary_folder_are_a_trouble_in_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "gone"))
    with pytest.raises(FileTrouble):
        making.take_pictures(tmp_path, [])
