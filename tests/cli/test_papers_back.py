"""`tourneydesk import` as a shell sees it: the lost event is back, or a sentence says why not."""

import json
import os
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PIL import Image, ImageFilter
from pypdfium2 import PdfDocument

from tests.cli.inside import run
from tests.cli.test_commands import sentence, simulated
from tests.desk.papers import cards, cover, slips_of
from tourneydesk.cli.main import main
from tourneydesk.desk.files.opening import open_for_reading
from tourneydesk.formats import FORMATS
from tourneydesk.present import messages
from tourneydesk.present.paper_rebuild.codes import grouped, person
from tourneydesk.present.paper_rebuild.cover import cover_code, cover_of_event
from tourneydesk.present.paper_rebuild.records import code_of, records
from tourneydesk.present.state import result_shape


def codes(path: Path, *, cover: bool = True) -> list[str]:
    """The lines that a scanner types: the cover, then a card with five lines about its player."""
    event = open_for_reading(path).event
    cards = [
        f"{grouped(code_of(record))}\n{person(event.player(player))}"
        for player, record in records(event).items()
    ]
    return [cover_code(cover_of_event(event)), *cards] if cover else cards


def state(path: Path, capfd: pytest.CaptureFixture[str]) -> dict[str, Any]:
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
    assert main(["import", str(text), "--name", "Spring Open", "-o", str(again)]) == 3
    said = capfd.readouterr().err
    assert messages.text("paper-no-cover-with-settings") in said
    assert messages.text("paper-cards-missing", players=(1,)) in said
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
        (b"", messages.text("paper-nothing-to-rebuild")),
        (b"hello", messages.text("paper-nothing-to-rebuild")),
        (b"%PDF-1.7", messages.text("scan-not-read", name="codes.txt")),
        (b"\x89PNG\r\n\x1a\nno picture", messages.text("scan-not-read", name="codes.txt")),
        (b"\xff\xd8\xff no picture", messages.text("scan-not-read", name="codes.txt")),
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


def answer(capfd: pytest.CaptureFixture[str]) -> dict[str, Any]:
    """The last line of stdout."""
    found: dict[str, Any] = json.loads(capfd.readouterr().out.splitlines()[-1])
    return found


def test_lost_cards_leave_open_items_and_exit_with_3(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    lost = simulated(tmp_path / "lost.tourney", "strikes", 14, "--rounds", "2")
    event = open_for_reading(lost).event
    text, again = tmp_path / "codes.txt", tmp_path / "again.tourney"
    text.write_text("\n".join([cover(event), *cards(event, [3])]), encoding="utf-8")
    capfd.readouterr()
    assert main(["import", str(text), "-o", str(again)]) == 3
    shape = answer(capfd)
    assert shape["complete"] is False
    assert shape["contradictions"] == []
    table = event.rounds[0].table_of(3)
    assert table is not None
    first = shape["open"][0]
    assert (first["round"], first["table"], first["what"]) == (1, table.number, "result")
    after, before = state(again, capfd), state(lost, capfd)
    assert after["winners"] == []
    assert [one["what"] for one in after["open"]] == [one["what"] for one in shape["open"]]
    totals = {row["player"]: row["strikes"] for row in before["standings"]}
    for row in after["standings"]:
        assert row["strikes"] in (None, totals[row["player"]])
        assert row["place"] is None
    text.write_text(
        "\n".join([cover(event), *cards(event, [3]), *slips_of(event, [3])]), encoding="utf-8"
    )
    whole = tmp_path / "whole.tourney"
    assert main(["import", str(text), "-o", str(whole)]) == 0
    assert answer(capfd) == {"complete": True, "open": [], "contradictions": []}
    assert state(whole, capfd)["standings"] == before["standings"]


def test_a_contradiction_is_named_and_the_exit_is_3(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    lost = simulated(tmp_path / "lost.tourney", "us-swiss", 8, "--rounds", "2")
    event = open_for_reading(lost).event
    known = records(event)
    line = known[1].lines[0]
    other = {"won": "lost", "lost": "won"}.get(line.outcome, "won")
    lying = replace(known[1], lines=(replace(line, outcome=other), *known[1].lines[1:]))
    codes = [code_of(lying if player == 1 else card) for player, card in known.items()]
    text, again = tmp_path / "codes.txt", tmp_path / "again.tourney"
    text.write_text("\n".join([cover(event), *codes]), encoding="utf-8")
    assert main(["import", str(text), "-o", str(again)]) == 3
    shape = answer(capfd)
    assert shape["open"][0]["what"] == "result"
    assert len(shape["contradictions"]) == 1
    assert "Round 1" in shape["contradictions"][0]


def test_cards_scanned_askew_and_blurred_give_the_event_back(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    """150 dpi, gray, turned by 2 degrees, blurred by 0.7 pixels."""
    lost = simulated(tmp_path / "lost.tourney", "us-swiss", 9, "--rounds", "3")
    deck, again = tmp_path / "deck.pdf", tmp_path / "again.tourney"
    assert main(["print", str(lost), "cover", "cards", "-o", str(deck)]) == 0
    scans = [scanned(page, tmp_path / f"scan{at}.png") for at, page in enumerate(pages(deck))]
    capfd.readouterr()
    assert main(["import", *map(str, scans), "-o", str(again)]) == 0
    said = capfd.readouterr()
    assert messages.text("scan-codes-read", file="scan0.png", count=1) in said.err
    before, after = state(lost, capfd), state(again, capfd)
    for part in ("standings", "rounds", "status", "players"):
        assert after[part] == before[part]
    # The PDF itself, a JPEG upside down, and typed digits: all together.
    flat = tmp_path / "turned.jpg"
    pages(deck)[1].rotate(180).convert("L").save(flat)
    text = tmp_path / "codes.txt"
    text.write_text("\n".join(codes(lost)), encoding="utf-8")
    mixed = tmp_path / "mixed.tourney"
    assert main(["import", str(deck), str(flat), str(text), "-o", str(mixed)]) == 0
    assert state(mixed, capfd)["rounds"] == before["rounds"]


def pages(deck: Path) -> list[Image.Image]:
    document = PdfDocument(deck)
    drawn = [page.render(scale=150 / 72).to_pil() for page in document]
    document.close()
    return drawn


def scanned(page: Image.Image, path: Path) -> Path:
    askew = page.convert("L").rotate(
        2, expand=True, fillcolor=255, resample=Image.Resampling.BICUBIC
    )
    askew.filter(ImageFilter.GaussianBlur(0.7)).save(path)
    return path


def test_a_pipe_a_device_and_a_bomb_are_refused_at_once(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    pipe, bomb, again = tmp_path / "pipe", tmp_path / "bomb.png", tmp_path / "again.tourney"
    os.mkfifo(pipe)
    Image.new("1", (9000, 9000)).save(bomb)
    for source, said in (
        (pipe, "a regular file"),
        (Path("/dev/zero"), "a regular file"),
        (tmp_path, "folder"),
        (bomb, messages.text("scan-pixels", name=bomb.name, most=60_000_000)),
    ):
        assert main(["import", str(source), "-o", str(again)]) == 1
        assert said in sentence(capfd)
    assert not again.exists()


def test_a_scan_without_codes_says_so_for_its_page(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    empty = tmp_path / "empty.png"
    Image.new("L", (300, 300), 255).save(empty)
    assert main(["import", str(empty), "-o", str(tmp_path / "again.tourney")]) == 1
    assert messages.text("scan-nothing-read", file="empty.png") in capfd.readouterr().err


def test_a_cover_of_95443_players_is_no_paper_of_ours(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    lost = simulated(tmp_path / "lost.tourney", "us-swiss", 8, "--rounds", "1")
    event = open_for_reading(lost).event
    made = cover_of_event(event)
    absurd = cover_code(replace(made, head=replace(made.head, number=95_443)))
    text = tmp_path / "codes.txt"
    text.write_text("\n".join([absurd, *cards(event)]), encoding="utf-8")
    again = tmp_path / "again.tourney"
    main(["import", str(text), "-o", str(again)])
    assert len(open_for_reading(again).event.players) == 8


def test_a_file_that_is_there_is_never_replaced(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    lost = simulated(tmp_path / "lost.tourney", "us-swiss", 4, "--rounds", "1")
    source = tmp_path / "codes.txt"
    source.write_text("\n".join(codes(lost)), encoding="utf-8")
    before = lost.read_bytes()
    capfd.readouterr()
    assert main(["import", str(source), "-o", str(lost)]) == 1
    assert "already exists" in sentence(capfd)
    assert lost.read_bytes() == before
    assert main(["import", str(tmp_path / "none.txt"), "-o", str(lost)]) == 1
    assert "none.txt" in sentence(capfd)


def test_a_batch_settles_what_the_papers_left_open(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    lost = simulated(tmp_path / "lost.tourney", "us-swiss", 8, "--rounds", "2")
    event = open_for_reading(lost).event
    table = event.rounds[0].tables[2]
    text, again = tmp_path / "codes.txt", tmp_path / "again.tourney"
    text.write_text("\n".join([cover(event), *cards(event, table.players)]), encoding="utf-8")
    assert main(["import", str(text), "-o", str(again)]) == 3
    assert table.result is not None
    requests = [
        *(
            {"do": "change_player", "player": one, "rating": event.player(one).rating}
            for one in table.players
        ),
        {"do": "settle", "round": 1, "table": table.number, "seats": list(table.players)},
        {"do": "result", "round": 1, "table": table.number, "result": result_shape(table.result)},
        {"do": "state"},
    ]
    lines = "\n".join(map(json.dumps, requests)).encode()
    made = run("batch", again, stdin=lines)
    *_, settled, result, shown = map(json.loads, made.stdout.splitlines())
    assert [one["what"] for one in settled["open"]] == ["result"]
    assert result["ok"]
    before = state(lost, capfd)
    assert shown["state"]["rounds"][0]["tables"] == before["rounds"][0]["tables"]
    assert "open" not in shown["state"]
