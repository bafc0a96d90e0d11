"""Lists in workbooks, XLSX, XLS or ODS, as the text of a table that `grid` splits again."""

import csv
from datetime import date, datetime
from io import BytesIO, StringIO
from zipfile import BadZipFile, ZipFile

from tourneydesk.core.reasons import Fact, Problem, Refused

BEGINNINGS = (b"PK\x03\x04", b"PK\x05\x06", b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1")
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
