"""Reads what it can of an event file that SQLite refuses, row by row and page by page.

Nothing is proved here: whoever asks joins the rows by their chain (`store.chain`), which no stale
or damaged row passes. Layout: SQLite file format 1.6 (b-tree pages), 2.1 (records) and section 3
(the rollback journal).
"""

import os
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from tourneydesk.store.chain import Entry
from tourneydesk.store.event_file import held
from tourneydesk.store.header import regular
from tourneydesk.store.trouble import FileTrouble, in_words

MOST_BYTES = 400_000_000
MOST_ENTRIES = 10**6
"""A greater number is damage."""

_PAGE = 4096
"""The page size of every event file: SQLite's default."""
_LEAF = 0x0D
_JOURNAL_MAGIC = bytes.fromhex("d9d505f920a163d7")

Pages = Mapping[int, bytes]


@dataclass(frozen=True, slots=True)
class Salvage:
    """Rows as found, in no order, some perhaps twice; ``claimed`` is how many the file says that
    there are, 0 where that cannot be read.
    """

    rows: tuple[Entry, ...]
    claimed: int


def salvage(path: Path) -> Salvage:
    """The rows of a file, and of a leftover journal beside it; none where nothing can be read."""
    with suppress(FileTrouble):
        regular(path)
        file = held(path)
        if file is not None:
            return Salvage(file.entries, len(file.entries))
        pages = _pages(_bytes(path))
        rows, claimed = _read(pages)
        older = {**pages, **_journal_pages(path)}
        if older != pages:
            put_back, claimed = _read(older)
            rows |= put_back
        return Salvage(tuple(rows), claimed)
    return Salvage((), 0)


def _bytes(path: Path) -> bytes:
    """The file's bytes; FileTrouble for one that cannot be read or is too large."""
    with in_words(path):
        handle = os.open(path, os.O_RDONLY | getattr(os, "O_BINARY", 0))
        with os.fdopen(handle, "rb") as file:
            if os.fstat(file.fileno()).st_size > MOST_BYTES:
                raise FileTrouble("file_too_big", path, most=MOST_BYTES // 10**6)
            return file.read(MOST_BYTES)


def _pages(data: bytes) -> dict[int, bytes]:
    count = -(-len(data) // _PAGE)
    return {
        number + 1: data[number * _PAGE : (number + 1) * _PAGE].ljust(_PAGE, b"\0")
        for number in range(count)
    }


def _journal_pages(path: Path) -> dict[int, bytes]:
    """The pages that a leftover journal would put back."""
    journal = path.resolve().with_name(path.resolve().name + "-journal")
    if not journal.is_file():
        return {}
    with suppress(FileTrouble):
        data = _bytes(journal)
        sector = int.from_bytes(data[20:24])
        if data.startswith(_JOURNAL_MAGIC) and 0 < sector <= 65_536:
            each = 4 + _PAGE + 4
            starts = range(sector, len(data) - each + 1, each)
            return {
                int.from_bytes(data[at : at + 4]): data[at + 4 : at + 4 + _PAGE] for at in starts
            }
    return {}


def _read(pages: Pages) -> tuple[dict[Entry, None], int]:
    """Every row of the journal table on any page that looks like a leaf, each once; and how many
    entries the head row says there are.
    """
    rows: dict[Entry, None] = {}
    claimed = 0
    for rowid, values in _records(pages):
        match values:
            case (None, str(at), str(step), str(chain)) if 0 < rowid <= MOST_ENTRIES:
                rows[Entry(rowid, at, step, chain)] = None
            case (None, int(entries), str()) if rowid == 1 and 0 < entries <= MOST_ENTRIES:
                claimed = max(claimed, entries)
            case _:
                pass
    return rows, claimed


def _records(pages: Pages) -> Iterator[tuple[int, tuple[object, ...]]]:
    """Every record on the leaf pages. Sound ones are not larger than the file together; where
    damaged or forged ones lead to the same pages again and again, it ends.
    """
    left = 4 * len(pages) * _PAGE
    for number, page in sorted(pages.items()):
        start = 100 if number == 1 else 0
        if page[start] != _LEAF:
            continue
        cells = int.from_bytes(page[start + 3 : start + 5])
        for turn in range(min(cells, _PAGE // 4)):
            at = start + 8 + 2 * turn
            # Whatever a damaged page says, it stays inside the page and ends.
            with suppress(IndexError, ValueError):
                size, payload_at = _varint(page, int.from_bytes(page[at : at + 2]))
                if 0 < size <= left:
                    left -= size
                    yield _record(pages, page, payload_at, size)


def _record(pages: Pages, page: bytes, at: int, size: int) -> tuple[int, tuple[object, ...]]:
    rowid, at = _varint(page, at)
    payload = _payload(pages, page, at, size)
    head, place = _varint(payload, 0)
    kinds = []
    while place < head:
        kind, place = _varint(payload, place)
        kinds.append(kind)
        if len(kinds) > 4:
            raise ValueError("not a row of ours")
    return rowid, tuple(_values(payload, head, kinds))


def _values(payload: bytes, at: int, kinds: list[int]) -> Iterator[object]:
    """Values by their serial types: NULL, whole numbers, the constants 0 and 1, and texts."""
    for kind in kinds:
        if kind == 0:
            yield None
        elif kind in (8, 9):
            yield kind - 8
        elif 1 <= kind <= 6:
            size = (1, 2, 3, 4, 6, 8)[kind - 1]
            yield int.from_bytes(payload[at : at + size], signed=True)
            at += size
        elif kind >= 13 and kind % 2:
            size = (kind - 13) // 2
            if at + size > len(payload):
                raise ValueError("cut off")
            yield payload[at : at + size].decode()
            at += size
        else:
            raise ValueError("not a value of ours")


def _payload(pages: Pages, page: bytes, at: int, size: int) -> bytes:
    """The payload of a cell with what overflows to other pages (1.6, Cell Payload Overflow)."""
    if size <= _PAGE - 35:
        return page[at : at + size]
    least = (_PAGE - 12) * 32 // 255 - 23
    local = least + (size - least) % (_PAGE - 4)
    if local > _PAGE - 35:
        local = least
    parts, left = [page[at : at + local]], size - local
    following = int.from_bytes(page[at + local : at + local + 4])
    while left > 0:
        more = pages.get(following)
        if more is None:
            raise ValueError("a page is missing")
        parts.append(more[4 : 4 + min(left, _PAGE - 4)])
        left -= _PAGE - 4
        following = int.from_bytes(more[:4])
    return b"".join(parts)


def _varint(data: bytes, at: int) -> tuple[int, int]:
    """A whole number of 1 to 9 bytes, and where the next begins."""
    value = 0
    for turn in range(8):
        byte = data[at + turn]
        value = value << 7 | byte & 0x7F
        if byte < 0x80:
            return value, at + turn + 1
    return value << 8 | data[at + 8], at + 9
