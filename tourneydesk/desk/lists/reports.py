"""The players of tournament files as the text of a table that `grid` splits again: FIDE's report
(TRF) and the file of Pokémon's Tournament Operations Manager (TDF).

Only who the players are is read here; `exchange` makes whole events of such files.
"""

import csv
import re
from collections.abc import Iterable, Sequence
from io import StringIO
from xml.parsers import expat

from tourneydesk.core.reasons import Problem, Refused

_TRF_PLAYER = re.compile(r"^001 [ 0-9]{4} .{40}", re.MULTILINE)
_TRF_FIRST = re.compile(r"\s*(?:[0-9]{3}|XX[A-Z])[ \t]")
_TRF_HEADS = ("Name", "Rating", "Member ID", "Birth date")
_TDF_HEADS = ("First name", "Last name", "Member ID", "Birth date")
_NO_BIRTHDAY = "02/27/"
"""The day that TOM writes where it knows only the year."""
_DEEPEST, _LONGEST = 50, 1_000


def is_trf(text: str) -> bool:
    """Whether a text is a FIDE report with players."""
    return _TRF_FIRST.match(text[:100]) is not None and _TRF_PLAYER.search(text) is not None


def trf_text(text: str) -> str:
    """The players of a FIDE report: name, rating (empty for 0), ID, birth date."""
    return _table(_TRF_HEADS, (_trf_row(found) for found in _lines(text)))


def is_tdf(data: bytes) -> bool:
    """Whether a file is one of TOM: XML whose outermost element is a tournament."""
    start = data[:3_000].lstrip(b"\xef\xbb\xbf \t\r\n")
    return start.startswith((b"<?xml", b"<tournament")) and b"<tournament" in start


def tdf_text(data: bytes) -> str:
    """The players of a TOM file; Refused for one that is no sound XML."""
    rows: list[dict[str, str]] = []
    path: list[str] = []

    def start(tag: str, attributes: dict[str, str]) -> None:
        path.append(tag)
        if len(path) > _DEEPEST:
            raise Refused(Problem("list_tdf_damaged"))
        if path == ["tournament", "players", "player"]:
            rows.append({"userid": attributes.get("userid", "")})

    def text(words: str) -> None:
        if path[:3] == ["tournament", "players", "player"] and len(path) == 4 and rows:
            said = rows[-1].get(path[3], "")
            rows[-1][path[3]] = (said + words)[:_LONGEST]

    def end(_tag: str) -> None:
        path.pop()

    def refuse(*_: object) -> None:
        raise Refused(Problem("list_tdf_damaged"))

    parser = expat.ParserCreate()
    parser.StartElementHandler, parser.EndElementHandler = start, end
    parser.CharacterDataHandler = text
    # Document types can make a small file fill the memory.
    parser.StartDoctypeDeclHandler = refuse
    parser.EntityDeclHandler = refuse
    try:
        parser.Parse(data, True)
    except (expat.ExpatError, ValueError, LookupError):
        raise Refused(Problem("list_tdf_damaged")) from None
    return _table(_TDF_HEADS, map(_tdf_row, rows))


def _lines(text: str) -> Iterable[str]:
    return (line.expandtabs(1) for line in text.splitlines() if line.startswith("001 "))


def _trf_row(line: str) -> tuple[str, ...]:
    rating, birth = line[48:52].strip(), line[69:79].strip()
    unrated = not rating.strip("0")
    known = birth[:4].strip("0")
    return (line[14:47], "" if unrated else rating, line[57:68], birth if known else "")


def _tdf_row(player: dict[str, str]) -> tuple[str, ...]:
    birth = player.get("birthdate", "").strip()
    if birth.startswith(_NO_BIRTHDAY):
        birth = birth.removeprefix(_NO_BIRTHDAY)
    return player.get("firstname", ""), player.get("lastname", ""), player["userid"], birth


def _table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    text = StringIO()
    write = csv.writer(text, "excel-tab", lineterminator="\n").writerow
    write(heads)
    for row in rows:
        write([" ".join(cell.split()) for cell in row])
    return text.getvalue()
