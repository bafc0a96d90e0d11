"""Reads what it can of an event file that SQLite refuses, row by row and page by page.

Nothing is verified here: the caller joins the rows by their chain (`store.chain`), which no stale
or damaged row passes. Layout: SQLite file format 1.6 (b-tree pages), 2.1 (records) and section 3
(the rollback journal).
"""

from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from struct import iter_unpack

from tourneydesk.store.chain import Entry
from tourneydesk.store.errors import FileTrouble, as_file_trouble
from tourneydesk.store.event_file import open_file_at
from tourneydesk.store.header import check_regular
from tourneydesk.store.leftover_journal import companion

MOST_BYTES = 400_000_000
MOST_ENTRIES = 10**6
"""A greater number is damage."""

_PAGE = 4096
"""The page size of every event file: SQLite's default."""
_LEAF = 0x0D
_MOST_LOCAL = _PAGE - 35
_LEAST_LOCAL = (_PAGE - 12) * 32 // 255 - 23
"""Limits of the bytes of a row on its own page; the rest is on overflow pages."""
_OVERFLOW = _PAGE - 4
_MOST_COLUMNS = 4
_JOURNAL_MAGIC = bytes.fromhex("d9d505f920a163d7")

Pages = Mapping[int, bytes]


@dataclass(frozen=True, slots=True)
class Salvage:
    """The rows found, unordered and possibly repeated; ``claimed`` is the number of entries
    according to the file, 0 if unreadable.
    """

    rows: tuple[Entry, ...]
    claimed: int


def salvage(path: Path) -> Salvage:
    """The rows of a file and of a leftover journal next to it; empty if nothing is readable."""
    with suppress(FileTrouble):
        file = open_file_at(path)
        if file is not None:
            return Salvage(file.entries, len(file.entries))
        pages = _pages(_bytes(path))
        rows, claimed = _read(pages)
        restored = _journal_pages(path)
        if restored:
            older, claimed = _read({**pages, **restored})
            rows += older
        return Salvage(tuple(dict.fromkeys(rows)), claimed)
    return Salvage((), 0)


def _bytes(path: Path) -> bytes:
    """The file's bytes, empty if it is too large; FileTrouble if it cannot be read."""
    with as_file_trouble(path):
        return path.read_bytes() if path.stat().st_size <= MOST_BYTES else b""


def _pages(data: bytes) -> dict[int, bytes]:
    """The pages by number, from 1; an incomplete last page is padded."""
    starts = range(0, len(data), _PAGE)
    return {
        number: data[at : at + _PAGE].ljust(_PAGE, b"\0") for number, at in enumerate(starts, 1)
    }


def _journal_pages(path: Path) -> dict[int, bytes]:
    """The pages that a leftover journal would restore."""
    journal = companion(path, "-journal")
    with suppress(FileTrouble):
        check_regular(journal)
        data = _bytes(journal)
        if data.startswith(_JOURNAL_MAGIC):
            # After the header (one sector), each page is between its number and a checksum.
            sector, record_size = int.from_bytes(data[20:24]), 4 + _PAGE + 4
            starts = range(sector, len(data) - record_size + 1, record_size)
            return {
                int.from_bytes(data[at : at + 4]): data[at + 4 : at + 4 + _PAGE] for at in starts
            }
    return {}


def _read(pages: Pages) -> tuple[list[Entry], int]:
    """Every row of the journal table on any page that looks like a leaf, and the number of entries
    according to the head row.
    """
    rows: list[Entry] = []
    claimed = 0
    for rowid, values in _records(pages):
        match values:
            case (None, str(at), str(step), str(chain)) if 0 < rowid <= MOST_ENTRIES:
                rows.append(Entry(rowid, at, step, chain))
            case (None, int(entries), str()) if rowid == 1 and entries <= MOST_ENTRIES:
                claimed = max(claimed, entries)
    return rows, claimed


def _records(pages: Pages) -> Iterator[tuple[int, tuple[object, ...]]]:
    """Every record on the leaf pages. Sound records together are no larger than the file; the limit
    stops damaged or forged ones that lead to the same pages again and again.
    """
    bytes_left = 4 * len(pages) * _PAGE
    for page in pages.values():
        if page[0] != _LEAF:
            continue
        cells = int.from_bytes(page[3:5])
        for (cell,) in iter_unpack(">H", page[8 : 8 + 2 * cells]):
            # Whatever a damaged page contains, reading stays inside the page and ends.
            with suppress(IndexError, ValueError):
                size, at = _varint(page, cell)
                if size <= bytes_left:
                    bytes_left -= size
                    yield _record(pages, page, at, size)


def _record(pages: Pages, page: bytes, at: int, size: int) -> tuple[int, tuple[object, ...]]:
    rowid, at = _varint(page, at)
    payload = _payload(pages, page, at, size)
    head, place = _varint(payload, 0)
    kinds: list[int] = []
    while place < head and len(kinds) <= _MOST_COLUMNS:
        kind, place = _varint(payload, place)
        kinds.append(kind)
    return rowid, tuple(_values(payload, head, kinds))


def _values(payload: bytes, at: int, kinds: list[int]) -> Iterator[object]:
    """Values by serial type: NULL, the constant 1, integers up to `MOST_ENTRIES`, and texts;
    ValueError for all others, which our rows never contain.
    """
    for kind in kinds:
        if kind == 0:
            yield None
        elif kind == 9:
            yield 1
        elif kind <= 3:
            yield int.from_bytes(payload[at : at + kind], signed=True)
            at += kind
        elif kind >= 13 and kind % 2:
            size = (kind - 13) // 2
            if at + size > len(payload):
                raise ValueError  # cut off
            yield payload[at : at + size].decode()
            at += size
        else:
            raise ValueError


def _payload(pages: Pages, page: bytes, at: int, size: int) -> bytes:
    """The payload of a cell, including overflow pages (1.6, Cell Payload Overflow)."""
    if size <= _MOST_LOCAL:
        return page[at : at + size]
    local = _LEAST_LOCAL + (size - _LEAST_LOCAL) % _OVERFLOW
    if local > _MOST_LOCAL:
        local = _LEAST_LOCAL
    parts, bytes_left = [page[at : at + local]], size - local
    next_page = int.from_bytes(page[at + local : at + local + 4])
    while bytes_left > 0:
        if next_page not in pages:
            raise ValueError  # a page is missing
        more = pages[next_page]
        parts.append(more[4:])
        bytes_left -= _OVERFLOW
        next_page = int.from_bytes(more[:4])
    return b"".join(parts)


def _varint(data: bytes, at: int) -> tuple[int, int]:
    """An integer and the position after it. SQLite's have up to 9 bytes; those in an event file are
    at most twice `MOST_BYTES`, so more than 5 bytes are damage (ValueError).
    """
    value = 0
    for place in range(at, at + 5):
        byte = data[place]
        value = value << 7 | byte & 0x7F
        if byte < 0x80:
            return value, place + 1
    raise ValueError
