"""The tables of an event as one Excel workbook."""

from datetime import datetime
from io import BytesIO

import xlsxwriter

from tourneydesk.core.event import Event
from tourneydesk.exchange.content import sheets

_ALWAYS = datetime(2000, 1, 1)  # noqa: DTZ001  # equal input gives equal bytes
_WIDEST = 40


def workbook(event: Event) -> bytes:
    """A sheet for each table; texts stay texts, whatever they begin with."""
    buffer = BytesIO()
    book = xlsxwriter.Workbook(
        buffer,
        {
            "in_memory": True,
            "strings_to_formulas": False,
            "strings_to_urls": False,
            "strings_to_numbers": False,
        },
    )
    book.set_properties({"title": event.name[:255], "created": _ALWAYS})
    bold = book.add_format({"bold": True})
    for sheet in sheets(event):
        page = book.add_worksheet(sheet.name)
        page.write_row(0, 0, sheet.heads, bold)
        for at, row in enumerate(sheet.rows, start=1):
            for column, value in enumerate(row):
                if isinstance(value, str):
                    page.write_string(at, column, value)
                elif value is not None:
                    page.write_number(at, column, value)
        page.freeze_panes(1, 0)
        for column, head in enumerate(sheet.heads):
            longest = max((len(str(row[column])) for row in sheet.rows if row[column]), default=0)
            page.set_column(column, column, min(max(longest, len(head)) + 2, _WIDEST))
        if sheet.rows:
            page.autofilter(0, 0, len(sheet.rows), len(sheet.heads) - 1)
    book.close()
    return buffer.getvalue()
