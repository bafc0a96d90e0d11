"""A plain relational file for other programs: one table of values for each table of an export.

It has nothing of an event file but the suffix of the format; `docs/batch.md` describes it.
"""

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from sqlite_utils import Database

Value = str | int | float | None


def flat_database(tables: Mapping[str, tuple[Sequence[str], Iterable[Sequence[Value]]]]) -> bytes:
    """An SQLite file with these tables: their columns and rows by name. Equal input gives equal
    bytes.
    """
    with TemporaryDirectory() as folder:
        path = Path(folder, "tables.db")
        db = Database(path)
        try:
            # A draft until its bytes are read: nothing of it has to survive a power cut.
            db.execute("PRAGMA synchronous = OFF")
            db.execute("PRAGMA journal_mode = OFF")
            for name, (columns, rows) in tables.items():
                listed = [dict(zip(columns, row, strict=True)) for row in rows]
                table = db.table(name)
                table.create({column: _type(listed, column) for column in columns})
                table.insert_all(listed)
        finally:
            db.close()
        return path.read_bytes()


def _type(rows: Sequence[Mapping[str, Value]], column: str) -> type:
    """The type of a column: a number only if all its values are."""
    kinds = {type(row[column]) for row in rows if row[column] is not None}
    if kinds <= {int} and kinds:
        return int
    return float if kinds and kinds <= {int, float} else str
