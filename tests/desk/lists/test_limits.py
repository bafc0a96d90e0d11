"""Files that are too much, no list, or not there: a plain sentence, and soon."""

import csv
import io
import os
import unicodedata
from pathlib import Path
from typing import Never

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from tests.desk.lists.reading import PrintedContent, code_and_facts, names, trouble
from tests.patience import SECONDS
from tourneydesk.core.reasons import Refused
from tourneydesk.desk.lists.decoding import MOST_BYTES
from tourneydesk.desk.lists.player_list import PlayerList, read_list, read_list_bytes
from tourneydesk.present.messages import say
from tourneydesk.present.results import in_row

soon = pytest.mark.timeout(SECONDS)
"""Past this something hangs; how fast it is, the benchmarks say."""


def refused(path: Path) -> PrintedContent:
    with pytest.raises(Refused) as why:
        read_list(path, 2026)
    (problem,) = why.value.problems
    return code_and_facts(problem)


def test_a_list_is_read_from_disk(tmp_path: Path) -> None:
    file = tmp_path / "Spieler #1 %20?.csv"
    file.write_bytes("name;Elo\nJörg;1500\n".encode("cp1252"))
    assert read_list(file, 2026).players[0].name == "Jörg"


def test_what_is_no_file_is_refused(tmp_path: Path) -> None:
    long = "x" * 5000
    assert refused(tmp_path / "gone.csv") == ("list_missing", {"file": "gone.csv"})
    assert refused(tmp_path) == ("list_not_a_file", {"file": tmp_path.name})
    assert refused(Path(os.devnull)) == ("list_not_a_file", {"file": "null"})
    assert refused(tmp_path / long) == ("list_not_readable", {"file": f"{long[:39]}…"})
    assert refused(tmp_path / "a\0b.csv") == ("list_missing", {"file": "a·b.csv"})


@soon
@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="pipes have names on Unix alone")
def test_a_pipe_is_refused_and_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "list.csv")
    assert refused(tmp_path / "list.csv") == ("list_not_a_file", {"file": "list.csv"})


def test_a_file_that_may_not_be_read_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def forbidden(*_args: object, **_kwargs: object) -> Never:
        raise PermissionError

    file = tmp_path / "list.csv"
    file.write_bytes(b"name\nAnn\n")
    monkeypatch.setattr(Path, "open", forbidden)
    assert refused(file) == ("list_not_readable", {"file": "list.csv"})


@soon
def test_a_file_of_200_megabytes_is_refused_by_its_size(tmp_path: Path) -> None:
    file = tmp_path / "list.csv"
    with file.open("wb") as line:
        line.truncate(200_000_000)
    assert refused(file) == ("list_too_big", {"most": 20})


FULL = MOST_BYTES - 10
TOO_MANY_LINES = ("list_too_many_lines", {"most": 20_000})
TOO_LONG = ("list_too_long", {"most": 5_000})
TOO_WIDE = ("list_too_wide", {"row": 1})
CELL = ("cell_too_long", {"first": 1, "last": 1, "most": 131_072})


@soon
@pytest.mark.parametrize(
    ("piece", "times", "why"),
    [
        (b"Ann\n", 1_000_000, TOO_MANY_LINES),
        (b"Ann\n", 6_000, TOO_LONG),
        (b'"a\n', FULL // 3, TOO_MANY_LINES),
        (b"x", FULL, TOO_WIDE),
        (b"x", 900_000, CELL),
        (b"x,", 300, TOO_WIDE),
        (b'"', FULL, TOO_WIDE),
        (b"\xff", FULL, ("list_encoding_unknown", {})),
        (b'"",', FULL // 3, TOO_WIDE),
        (b'",', FULL // 2, TOO_WIDE),
        (b"\xe9,", FULL // 2, TOO_WIDE),
        (b",,,\n", FULL // 4, ("list_empty", {})),
        (b"\0", FULL, ("list_not_text", {})),
    ],
)
def test_too_much_is_refused_soon(piece: bytes, times: int, why: PrintedContent) -> None:
    head = b"name\n" if piece == b"Ann\n" else b""
    assert trouble(head + piece * times) == why


@soon
def test_as_many_players_as_are_allowed_are_read_soon() -> None:
    data = "name;rating;note\n" + "".join(
        f"Jörg Müller {n};{n % 3000};{'é' * 900}\n" for n in range(5_000)
    )
    assert len(names(data)) == 5_000


PIECES = st.sampled_from(
    [
        *[b"name", b"rating", b"age", b"born", b"id", b"first name", b"Ann", b"1500", b"-", b"BYE"],
        *[
            b",",
            b";",
            b"\t",
            b"|",
            b"\n",
            b"\r",
            b"\r\n",
            b'"',
            b'""',
            b"\0",
            b"\x1f",
            b" ",
            b"sep=",
        ],
        *[
            b"\xef\xbb\xbf",
            b"\xff\xfe",
            b"\xc3\xa9",
            b"\xe9",
            b"\x8e",
            b"\x82\xa0",
            b"\xed\xa0\x80",
        ],
        *["Ã©".encode(), "\u200d".encode(), "\u202e".encode(), "١".encode(), "\u0301".encode()],
    ]
)


@given(st.binary() | st.lists(PIECES, max_size=40).map(b"".join))
@example(b'sep="\nname\n')
@example(b"sep=\r\nname\n")
@example(b"\xff\xfe\0")
@example(b'name\n"')
def test_any_bytes_are_a_list_or_refused_in_words(data: bytes) -> None:
    found = list_or_nothing(data)
    if found is None:
        return
    assert all(in_row(one.row, one.problem).encode() for one in found.problems)
    rows = [player.row for player in found.players]
    assert rows == sorted(set(rows))
    assert all(1 <= row <= 2 + len(data) for row in rows)
    assert not set(rows) & {one.row for one in found.problems if one.serious}
    ids = [player.member_id for player in found.players if player.member_id]
    assert len(set(ids)) == len(ids)


@given(st.text())
def test_any_text_in_any_wide_encoding_is_a_list_or_refused_in_words(text: str) -> None:
    for codec in ("utf-8", "utf-8-sig", "utf-16", "utf-32"):
        list_or_nothing(("name\n" + text).encode(codec, "replace"))


def list_or_nothing(data: bytes) -> PlayerList | None:
    """The list, or None where it was refused in words that can be printed."""
    try:
        return read_list_bytes(data, 2026)
    except Refused as why:
        for problem in why.problems:
            say(problem).encode()
        return None


NAMES = st.text(st.characters(categories=["L", "Nd", "Zs", "Pd", "Po"]), max_size=40).map(
    lambda text: "N" + text.replace("\u2028", "").strip()
)
FIELDS = st.tuples(
    NAMES,
    st.none() | st.integers(0, 4000),
    st.none() | st.integers(0, 130),
    st.sampled_from([None, "SK Köln", "a,b;c|d", 'the "Kings"']),
)


@given(
    st.lists(FIELDS, min_size=1, max_size=20),
    st.sampled_from(",;\t|"),
    st.sampled_from(["\n", "\r\n", "\r"]),
    st.sampled_from(["utf-8", "utf-8-sig", "utf-16"]),
)
@example([("N;", None, None, None)], ",", "\n", "utf-8")
def test_what_a_spreadsheet_writes_is_what_we_read(
    players: list[dict[str, str]], separator: str, end: str, codec: str
) -> None:
    file = io.StringIO(newline="")
    writer = csv.writer(file, delimiter=separator, lineterminator=end)
    writer.writerow(["Name", "Rating", "Age", "Club"])
    writer.writerows(players)
    found = read_list_bytes(file.getvalue().encode(codec), 2026)
    assert not [one for one in found.problems if one.serious]
    assert [(one.name, one.rating, one.age, one.club) for one in found.players] == [
        (unicodedata.normalize("NFC", name), *rest) for name, *rest in players
    ]
