"""Finding the files that come with the program."""

import csv
import sys
from pathlib import Path

import pytest

import tourneydesk.shipped
from tourneydesk.shipped import shipped

FONTS = sorted(path.name for path in shipped("fonts").glob("*.ttf"))
LISTS = ["players-60", "risk-18", "age-34", "ring-10", "strikes-26", "chess-40"]


def _put(folder: Path, name: str, text: str) -> Path:
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


@pytest.mark.parametrize("font", FONTS)
def test_every_font_is_there_with_truetype_outlines(font: str) -> None:
    # ReportLab takes neither CFF outlines ("OTTO") nor collections ("ttcf").
    assert shipped(f"fonts/{font}").read_bytes()[:4] == b"\x00\x01\x00\x00"


@pytest.mark.parametrize("name", LISTS)
def test_a_sample_list_has_as_many_players_as_its_name_says_and_no_name_twice(name: str) -> None:
    with shipped(f"samples/{name}.csv").open(encoding="utf-8", newline="") as file:
        names = [row["name"] for row in csv.DictReader(file)]
    assert len(names) == int(name.rpartition("-")[2])
    assert len(set(names)) == len(names)
    assert all(name and name == name.strip() for name in names)


def test_made_up_names_are_whole_and_enough_for_a_large_event() -> None:
    with shipped("samples/made-up-names.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert all(row["first"] and row["family"] and row["script"] for row in rows)
    assert len({row["first"] for row in rows}) == len({row["family"] for row in rows}) == len(rows)
    assert len(rows) >= 120


def test_an_installed_program_reads_its_own_copy_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tourneydesk.shipped, "_PACKAGE", tmp_path / "tourneydesk")
    tree = _put(tmp_path, "resources/words.txt", "source tree")
    assert shipped("words.txt") == tree
    installed = _put(tmp_path, "tourneydesk/_shipped/words.txt", "installed")
    assert shipped("words.txt") == installed


def test_a_frozen_program_reads_what_was_frozen_with_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    frozen = _put(tmp_path, "tourneydesk/_shipped/words.txt", "frozen")
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    assert shipped("words.txt") == frozen
    with pytest.raises(FileNotFoundError):
        shipped("fonts/NotoSans-Regular.ttf")


def test_a_missing_file_is_named_in_a_sentence() -> None:
    with pytest.raises(FileNotFoundError, match=r"lacks its file fonts/Nowhere\.ttf"):
        shipped("fonts/Nowhere.ttf")
