"""Writes pages into a folder that others read at the same time: a tablet, a web server."""

import os
from collections.abc import Iterable, Mapping
from contextlib import suppress
from pathlib import Path

from tourneydesk.store.trouble import FileTrouble, of_system

HEAD = 1000
"""The head of a page, in bytes."""


def write_pages(
    folder: Path, pages: Mapping[str, str], *, mark: str = "", left: Iterable[str] = ()
) -> int:
    """Writes each page (name and text) whole or not at all, only where it differs; gives how many
    were written. Nothing else in the folder is touched but pages of the names ``left``, which an
    earlier event or choice left there: somebody may look at one still, so that they become the
    first of the pages. ``mark`` stands at the head of every page, by which it is known again.

    FileTrouble where the folder is not there (it is never made: a stick that is gone leaves no
    folder in its place), holds a page of that name that is not ours, or cannot be written.
    """
    try:
        there = folder.is_dir()
    except OSError as wrong:
        # A stick that was pulled out, or a folder of somebody else, may not even be looked for.
        raise of_system(wrong, folder) from wrong
    if not there:
        raise FileTrouble("folder_missing", folder)
    written = 0
    first = next(iter(pages.values()), "")
    known = {name: _is_ours(folder / name, mark) for name in {*left, *pages}}
    if any(known[name] is False for name in pages):
        raise FileTrouble("folder_of_others", folder)
    for name, text in {**dict.fromkeys(left, first), **pages}.items():
        file = folder / name
        try:
            if known[name] or name in pages:
                written += _write(file, text.encode("utf-8", "replace"))
        except OSError as wrong:
            raise of_system(wrong, file) from wrong
    return written


def _is_ours(file: Path, mark: str) -> bool | None:
    """Whether we have written that file; None where it is not there."""
    try:
        if not file.is_file():
            return None
        with file.open("rb") as opened:
            head = opened.read(HEAD)
    except OSError as wrong:
        raise of_system(wrong, file) from wrong
    # A stick pulled out while it was written may hold the name alone.
    return mark.encode() in head or not head.strip(b"\0")


def _write(file: Path, content: bytes) -> bool:
    if file.is_file() and file.read_bytes() == content:
        return False
    new = file.with_name(f".{file.name}.new")
    try:
        new.write_bytes(content)
        os.replace(new, file)  # noqa: PTH105
    except OSError:
        with suppress(OSError):
            new.unlink(missing_ok=True)
        raise
    return True
