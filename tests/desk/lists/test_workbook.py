"""Lists in workbooks, made by other programs' libraries."""

from datetime import date
from io import BytesIO
from zipfile import ZIP_DEFLATED, ZipFile

import pytest
from odf.opendocument import OpenDocumentSpreadsheet
from odf.table import Table, TableCell, TableRow
from odf.text import P
from openpyxl import Workbook

from tourneydesk.core.reasons import Refused
from tourneydesk.desk.lists import file_formats
from tourneydesk.desk.lists.decoding import decode, is_certain
from tourneydesk.desk.lists.player_list import read_list_bytes

ROWS = (
    ("Name", "Rating", "Age", "Club"),
    ("Lee, Ann", 1800, 12, "=1+1"),
    ("Núñez, José", 1600.0, None, "North\tSouth"),
    ("山田太郎", None, 40, 'The "Knights"'),
)


def xlsx(rows: tuple[tuple[object, ...], ...] = ROWS, sheets: int = 1) -> bytes:
    book = Workbook()
    page = book.active
    assert page is not None
    page.title = "Entries"
    for row in rows:
        page.append(row)
    for cell in (one for line in page.iter_rows() for one in line if one.value == "=1+1"):
        cell.data_type = "s"
    for at in range(1, sheets):
        book.create_sheet(f"More {at}").append(("x",))
    buffer = BytesIO()
    book.save(buffer)
    return buffer.getvalue()


def ods() -> bytes:
    document = OpenDocumentSpreadsheet()
    table = Table(name="Entries")
    for row in ROWS:
        line = TableRow()
        for cell in row:
            kind = {"valuetype": "string"}
            if isinstance(cell, int | float):
                kind = {"valuetype": "float", "value": str(cell)}
            element = TableCell(**kind)
            element.addElement(P(text="" if cell is None else str(cell)))
            line.addElement(element)
        table.addElement(line)
    document.spreadsheet.addElement(table)
    buffer = BytesIO()
    document.write(buffer)
    return buffer.getvalue()


@pytest.mark.parametrize("data", [xlsx(), ods()], ids=["xlsx", "ods"])
def test_a_workbook_is_read_like_a_text_with_the_same_cells(data: bytes) -> None:
    read = read_list_bytes(data, 2026)
    assert not read.problems
    assert [(one.name, one.rating, one.age) for one in read.players] == [
        ("Lee, Ann", 1800, 12),
        ("Núñez, José", 1600, None),
        ("山田太郎", None, 40),
    ]
    assert [one.club for one in read.players] == ["=1+1", "North South", 'The "Knights"']
    assert is_certain(data)


def test_a_birth_date_in_a_workbook_gives_the_age() -> None:
    rows = (("Name", "Birth date"), ("Ann Lee", date(2014, 2, 27)))
    (player,) = read_list_bytes(xlsx(rows), 2026, ages=True).players
    assert player.age in (11, 12)


def test_more_sheets_than_one_are_said() -> None:
    decoded = decode(xlsx(sheets=3))
    assert [(one.code, one.facts["sheet"], one.facts["others"]) for one in decoded.problems] == [
        ("list_first_sheet", "Entries", 2)
    ]


def packed(**files: bytes) -> bytes:
    buffer = BytesIO()
    with ZipFile(buffer, "w", ZIP_DEFLATED) as file:
        for name, content in files.items():
            file.writestr(name, content)
    return buffer.getvalue()


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"PK\x03\x04\x14\0\x06\0", "list_is_workbook"),
        (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1\0\0", "list_is_workbook"),
        (packed(notes=b"hello"), "list_is_workbook"),
        (xlsx()[:2000], "list_is_workbook"),
        (xlsx(()), "list_empty"),
    ],
)
def test_a_file_that_is_no_workbook_is_refused_in_a_sentence(data: bytes, code: str) -> None:
    with pytest.raises(Refused) as refused:
        decode(data)
    assert [problem.code for problem in refused.value.problems] == [code]


def test_a_file_that_unpacks_to_a_huge_one_is_not_unpacked(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(file_formats, "MOST_UNPACKED", 1_000_000)
    with pytest.raises(Refused) as refused:
        decode(packed(bomb=bytes(2_000_000)))
    assert [problem.code for problem in refused.value.problems] == ["list_too_big"]


def test_a_sheet_of_too_many_rows_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(file_formats, "MOST_ROWS", 3)
    with pytest.raises(Refused) as refused:
        decode(xlsx())
    assert [problem.code for problem in refused.value.problems] == ["list_too_long"]
