"""`tourneydesk demo`: sample events with their papers and pictures."""

import json
import tempfile
from pathlib import Path

import pytest

from tourneydesk.cli import simulate as making
from tourneydesk.cli.main import main
from tourneydesk.formats import FORMATS
from tourneydesk.store.trouble import FileTrouble

PAGES_OF_OUT = [f"out-720p-012-rows-page-{page}-of-2" for page in (1, 2)]


@pytest.fixture(scope="module")
def demo(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the events and papers of a demo, and no pictures yet."""
    folder = tmp_path_factory.mktemp("demo") / "demo"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(making, "SCALES", ())
        patch.setattr(making, "ROWS", ())
        assert main(["demo", "-o", str(folder)]) == 0
    return folder


def test_demo_makes_an_event_of_each_format_again_and_again(
    demo: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(making, "PICTURED", ("risk-swiss",))
    monkeypatch.setattr(making, "SCALES", (100,))
    monkeypatch.setattr(making, "ROWS", (0, 12))
    assert main(["demo", "-o", str(demo)]) == 0
    for key in FORMATS:
        assert main(["verify", str(demo / f"{key}.tourney")]) == 0
        for paper in ("letter", "a4"):
            packet = demo / "papers" / paper / f"{key} packet.pdf"
            assert packet.read_bytes().startswith(b"%PDF")
        picture = demo / "screenshots" / f"{key}-standings.png"
        assert picture.read_bytes().startswith(b"\x89PNG")
        for look in ("light-100", "dark-100"):
            assert (picture.parent / look / "risk-swiss-players.png").exists()
    for name in ("welcome-4K-000-rows", "names-1080p-light-012-rows", *PAGES_OF_OUT):
        page = demo / "projector" / f"{name}.png"
        assert page.read_bytes().startswith(b"\x89PNG")


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
