"""Lists in dBASE files (III, IV, FoxPro), as the text of a table that `grid` splits again.

Read here rather than by the library that writes rating reports: that one opens files by path,
needs every byte as the header says it, and takes seconds for a federation's list. Fields of any
type are read as the text they are; memos, which are in another file, and deleted rows are left out.
"""

import csv
from collections.abc import Iterator
from dataclasses import dataclass
from io import StringIO

from tourneydesk.core.reasons import Fact, Problem, Refused

BEGINNINGS = (b"\x03", b"\x83", b"\x8b", b"\xf5")
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
