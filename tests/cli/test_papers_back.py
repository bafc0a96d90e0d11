"""`tourneydesk import` as a shell sees it: the lost event is back, or a sentence says why not."""

import json
from pathlib import Path

import pytest

from tests.cli.test_commands import run, sentence, simulated
from tourneydesk.cli.main import main
from tourneydesk.desk.opening import open_for_reading
from tourneydesk.formats import FORMATS
from tourneydesk.present.paper_codes import grouped
from tourneydesk.present.paper_cover import cover_code, cover_of_event
from tourneydesk.present.paper_records import code_of, person, records


def codes(path: Path, *, cover: bool = True) -> list[str]:
    """The lines that a scanner types: the cover, then a card with five lines about its player."""
    event = open_for_reading(path).event
    cards = [
        f"{grouped(code_of(record))}\n{person(event.player(player))}"
        for player, record in records(event).items()
    ]
    return [cover_code(cover_of_event(event)), *cards] if cover else cards


def state(path: Path, capfd: pytest.CaptureFixture[str]) -> dict[str, object]:
    capfd.readouterr()
    assert main(["show", str(path), "--json"]) == 0
    shown: dict[str, object] = json.loads(capfd.readouterr().out)
    return shown


@pytest.mark.parametrize("key", sorted(FORMATS))
def test_a_lost_event_is_there_again(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], key: str
) -> None:
    lost = simulated(tmp_path / "lost.tourney", key, 14, "--rounds", "2")
    text, again = tmp_path / "codes.txt", tmp_path / "again.tourney"
    text.write_text("\n".join(codes(lost)), encoding="utf-8")
    capfd.readouterr()
    assert main(["import", str(text), "-o", str(again)]) == 0
    out = capfd.readouterr()
    assert out.err == ""
    assert "14 players" in out.out
    assert main(["check", str(again)]) == 0
    before, after = state(lost, capfd), state(again, capfd)
    for part in ("standings", "rounds", "status"):
        assert after[part] == before[part]


def test_what_is_missing_is_said_and_the_rest_is_made(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    lost = simulated(tmp_path / "lost.tourney", "us-swiss", 8, "--rounds", "1")
    text, again = tmp_path / "codes.txt", tmp_path / "again.tourney"
    text.write_text("\n".join(codes(lost, cover=False)[1:]), encoding="utf-8")
    capfd.readouterr()
    assert main(["import", str(text), "--name", "Spring Open", "-o", str(again)]) == 0
    said = capfd.readouterr().err
    assert "The cover is missing." in said
    assert "No card came of player 1." in said
    assert open_for_reading(again).event.name == "Spring Open"


def test_a_scanner_may_type_on_standard_input(tmp_path: Path) -> None:
    lost = simulated(tmp_path / "lost.tourney", "strikes", 9, "--rounds", "1")
    again = tmp_path / "again.tourney"
    made = run("import", "-", "-o", again, stdin="\r\n".join(codes(lost)).encode())
    assert made.returncode == 0
    assert made.stderr == b""
    assert len(open_for_reading(again).event.players) == 9


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (b"", "There is no code of a card here that could be read."),
        (b"hello", "There is no code of a card here"),
        (b"%PDF-1.7", "PDF"),
    ],
)
def test_what_holds_no_card_is_refused_in_words(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], text: bytes, said: str
) -> None:
    source, again = tmp_path / "codes.txt", tmp_path / "again.tourney"
    source.write_bytes(text)
    assert main(["import", str(source), "-o", str(again)]) == 1
    out = capfd.readouterr().err
    assert said in out
    assert "Traceback" not in out
    assert not again.exists()


def test_a_file_that_is_there_is_never_replaced(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    lost = simulated(tmp_path / "lost.tourney", "us-swiss", 4, "--rounds", "1")
    source = tmp_path / "codes.txt"
    source.write_text("\n".join(codes(lost)), encoding="utf-8")
    before = lost.read_bytes()
    capfd.readouterr()
    assert main(["import", str(source), "-o", str(lost)]) == 1
    assert "already something called" in sentence(capfd)
    assert lost.read_bytes() == before
    assert main(["import", str(tmp_path / "none.txt"), "-o", str(lost)]) == 1
    assert "none.txt" in sentence(capfd)
