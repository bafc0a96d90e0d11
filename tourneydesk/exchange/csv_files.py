"""Tables as CSV files, as spreadsheets open them: UTF-8 with a byte order mark, commas."""

import csv
from io import StringIO

from tourneydesk.core.event import Event
from tourneydesk.exchange.content import Files, Sheet, Value, sheets

_BEGINS_FORMULA = ("=", "+", "-", "@", "\t", "\r")


def csv_files(event: Event) -> Files:
    """A file for each table of the event."""
    return {f"{sheet.name}.csv": csv_of(sheet).encode("utf-8-sig") for sheet in sheets(event)}


def csv_of(sheet: Sheet) -> str:
    """A table as CSV with a line of headings."""
    text = StringIO()
    writer = csv.writer(text, lineterminator="\r\n")
    writer.writerow(sheet.heads)
    writer.writerows([harmless(value) for value in row] for row in sheet.rows)
    return text.getvalue()


def harmless(value: Value) -> Value:
    """A text that a spreadsheet would take for a formula gets an apostrophe before it.

    Source: OWASP, "CSV Injection".
    """
    if isinstance(value, str) and value.lstrip(" ").startswith(_BEGINS_FORMULA):
        return f"'{value}"
    return value
