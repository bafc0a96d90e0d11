"""Lists in workbooks, dBASE files and tournament reports, as the text of a table."""

import csv
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import date, datetime
from io import BytesIO, StringIO
from xml.parsers import expat
from zipfile import BadZipFile, ZipFile

from tourneydesk.core.reasons import Fact, Problem, Refused

WORKBOOK_BEGINNINGS = (b"PK\x03\x04", b"PK\x05\x06", b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1")
MOST_UNPACKED = 200_000_000
"""Bytes of all parts of a workbook: a small file can be made to unpack to any size."""
MOST_ROWS = 100_000


def workbook_text(data: bytes) -> tuple[str, tuple[Problem, ...]]:
    """The first sheet that is not empty, with tabs between its cells, and a remark if there are
    others. Refused for a packed file that is no workbook, a locked one, or one that is too large.
    """
    _check_size(data)
    # Imported here: most lists are text, and scripts start the program often.
    from python_calamine import CalamineError, CalamineWorkbook, PasswordError

    try:
        book = CalamineWorkbook.from_filelike(BytesIO(data))
        sheets = [sheet for sheet in map(book.get_sheet_by_name, book.sheet_names) if sheet.height]
        if not sheets:
            raise Refused(Problem("list_empty"))
        first, *others = sheets
        if first.height > MOST_ROWS:
            raise Refused(Problem("list_too_long", facts={"most": MOST_ROWS}))
        rows = first.to_python(skip_empty_area=True)
    except PasswordError:
        raise Refused(Problem("list_locked")) from None
    except (CalamineError, ValueError, OSError) as wrong:
        raise Refused(Problem("list_is_workbook")) from wrong
    text = StringIO()
    csv.writer(text, "excel-tab", lineterminator="\n").writerows(
        [_cell(cell) for cell in row] for row in rows
    )
    facts: dict[str, Fact] = {"sheet": first.name, "others": len(others)}
    remarks = (Problem("list_first_sheet", facts=facts),) if others else ()
    return text.getvalue(), remarks


def _check_size(data: bytes) -> None:
    if not data.startswith(b"PK"):
        return
    try:
        with ZipFile(BytesIO(data)) as packed:
            unpacked = sum(part.file_size for part in packed.infolist())
    except (BadZipFile, ValueError, OSError, NotImplementedError):
        raise Refused(Problem("list_is_workbook")) from None
    if unpacked > MOST_UNPACKED:
        raise Refused(Problem("list_too_big", facts={"most": MOST_UNPACKED // 10**6}))


def _cell(cell: object) -> str:
    """A cell as it would be typed on one line: whole numbers without a decimal point, days as
    2026-11-21.
    """
    if isinstance(cell, float) and cell.is_integer():
        return str(int(cell))
    if isinstance(cell, datetime):
        return cell.date().isoformat()
    if isinstance(cell, date):
        return cell.isoformat()
    return "" if cell is None else " ".join(str(cell).split())


# Lists in dBASE files (III, IV, FoxPro), as the text of a table that `grid` splits again.
#
# Read here rather than by the library that writes rating reports: that one opens files by path,
# needs every byte as the header says it, and takes seconds for a federation's list. Fields of any
# type are read as the text they are; memos, which are in another file, and deleted rows are left
# out.

DBASE_BEGINNINGS = (b"\x03", b"\x83", b"\x8b", b"\xf5")
"""dBASE III and IV, and FoxPro, with and without memos. No text begins with these bytes."""
MOST_FIELDS = 255

_HEADER, _FIELD = 32, 32
_END_OF_FIELDS, _DELETED = 0x0D, 0x2A
_CODE_PAGES = {
    **dict.fromkeys((0x01, 0x09, 0x0B, 0x0D, 0x0F, 0x11, 0x15, 0x18, 0x19, 0x1B), "cp437"),
    **dict.fromkeys((0x02, 0x0A, 0x0E, 0x10, 0x12, 0x14, 0x16, 0x1A, 0x1D, 0x25, 0x37), "cp850"),
    **dict.fromkeys((0x03, 0x57, 0x58, 0x59), "cp1252"),
    **{0x1F: "cp852", 0x23: "cp852", 0x64: "cp852", 0x65: "cp866", 0x26: "cp866"},
    **{0xC8: "cp1250", 0xC9: "cp1251", 0x7B: "cp932"},
}
_GUESSED = ("cp1252", "cp850", "cp437")
_NAMES = {"utf-8": "UTF-8", "cp1252": "Windows-1252", "cp437": "DOS (437)", "cp850": "DOS (850)"}
_LETTERS = frozenset("áéíóúàèìòùâêîôûäëïöüñçãõåæøßÁÉÍÓÚÄÖÜÑÇÅÆØ’")


@dataclass(frozen=True, slots=True)
class _Field:
    name: str
    start: int
    length: int
    kind: str


def dbase_text(data: bytes) -> tuple[str, str, tuple[Problem, ...]]:
    """The rows below the names of the fields, with tabs between cells; the name of the encoding,
    and remarks. Refused for a file whose header makes no sense.
    """
    fields, first, length = _header(data)
    count = int.from_bytes(data[4:8], "little")
    whole = max(0, len(data) - first) // length
    codec = _codec(data, first)
    text = StringIO()
    write = csv.writer(text, "excel-tab", lineterminator="\n").writerow
    write([field.name for field in fields])
    for cells in _rows(data, fields, first, length, min(count, whole)):
        write([" ".join(cell.decode(codec, "replace").split()) for cell in cells])
    remarks: list[Problem] = []
    if whole < count:
        facts: dict[str, Fact] = {"rows": whole, "expected": count}
        remarks.append(Problem("list_cut_off", facts=facts))
    if not data[first:].isascii() and data[29] not in _CODE_PAGES:
        remarks.append(Problem("list_encoding", facts={"encoding": _NAMES[codec]}))
    return text.getvalue(), _NAMES.get(codec, codec.upper()), tuple(remarks)


def _header(data: bytes) -> tuple[list[_Field], int, int]:
    """The fields, where the first row begins, and the length of a row with its mark."""
    first, length = (int.from_bytes(data[at : at + 2], "little") for at in (8, 10))
    fields: list[_Field] = []
    start, at = 1, _HEADER
    while at + _FIELD <= min(first, len(data)) and data[at] != _END_OF_FIELDS:
        name = data[at : at + 11].split(b"\0")[0].decode("ascii", "replace").strip()
        fields.append(_Field(name, start, data[at + 16], chr(data[at + 11])))
        start, at = start + data[at + 16], at + _FIELD
    sound = fields and len(fields) <= MOST_FIELDS and start <= length and at < first <= len(data)
    if not sound or not all(one.name.isprintable() and one.kind.isalnum() for one in fields):
        raise Refused(Problem("list_dbase_damaged"))
    return [one for one in fields if one.kind not in "MBGP0"], first, length


def _rows(
    data: bytes, fields: list[_Field], first: int, length: int, count: int
) -> Iterator[list[bytes]]:
    places = [(field.start, field.start + field.length) for field in fields]
    for at in range(first, first + count * length, length):
        if data[at] != _DELETED:
            row = data[at : at + length]
            yield [row[start:end].replace(b"\0", b" ") for start, end in places]


def _codec(data: bytes, first: int) -> str:
    """The code page that the file names, or else the one in which most letters are common."""
    named = _CODE_PAGES.get(data[29])
    if named is not None:
        return named
    sample = data[first : first + 2_000_000]
    if sample.isascii():
        return "cp1252"
    try:
        sample[: len(sample) - len(sample) % 4 or None].decode()
    except UnicodeDecodeError:
        high = bytes(byte for byte in sample if byte > 0x7F)[:50_000]
        return max(
            _GUESSED,
            key=lambda codec: sum(sign in _LETTERS for sign in high.decode(codec, "replace")),
        )
    return "utf-8"


# The players of tournament files as the text of a table that `grid` splits again: FIDE's report
# (TRF) and the file of Pokémon's Tournament Operations Manager (TDF).
#
# Only who the players are is read here; `exchange` makes whole events of such files.

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
