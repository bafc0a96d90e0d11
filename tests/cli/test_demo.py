"""`tourneydesk demo`: sample events with their papers and pictures."""

import json
from pathlib import Path

import pytest

from tourneydesk.cli import making
from tourneydesk.cli.main import main
from tourneydesk.formats import FORMATS

PAGES_OF_OUT = [f"out-720p-012-rows-page-{page}-of-2" for page in (1, 2)]


def test_demo_makes_an_event_of_each_format_again_and_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(making, "PICTURED", ("strikes",))
    for scales, rows in (((), ()), ((100,), (0, 12))):
        monkeypatch.setattr(making, "SCALES", scales)
        monkeypatch.setattr(making, "ROWS", rows)
        assert main(["demo", "-o", str(tmp_path / "demo")]) == 0
    for key in FORMATS:
        assert main(["verify", str(tmp_path / "demo" / f"{key}.tourney")]) == 0
        for paper in ("letter", "a4"):
            packet = tmp_path / "demo" / "papers" / paper / f"{key} packet.pdf"
            assert packet.read_bytes().startswith(b"%PDF")
        picture = tmp_path / "demo" / "screenshots" / f"{key}-standings.png"
        assert picture.read_bytes().startswith(b"\x89PNG")
        for look in ("light-100", "dark-100"):
            assert (picture.parent / look / "strikes-players.png").exists()
    for name in ("welcome-4K-000-rows", "names-1080p-light-012-rows", *PAGES_OF_OUT):
        page = tmp_path / "demo" / "projector" / f"{name}.png"
        assert page.read_bytes().startswith(b"\x89PNG")


def test_demo_plays_with_the_players_of_the_shipped_lists(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(making, "SCALES", ())
    monkeypatch.setattr(making, "ROWS", ())
    assert main(["demo", "-o", str(tmp_path)]) == 0
    capfd.readouterr()
    assert main(["show", str(tmp_path / "risk-swiss.tourney"), "--json"]) == 0
    state = json.loads(capfd.readouterr().out)
    assert len(state["players"]) == 18
    assert state["players"][0]["name"] == "Cassandra Whitlow"
    assert state["status"] == "finished"
