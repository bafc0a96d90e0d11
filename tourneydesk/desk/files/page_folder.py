"""Writes pages into a folder that others read at the same time: a tablet, a web server."""

import os
import stat
from collections.abc import Iterable, Mapping
from pathlib import Path

from tourneydesk.store.replacing import beginning, remove_drafts, replace_file
from tourneydesk.store.trouble import FileTrouble, in_words

HEAD = 1000
"""The head of a page, in bytes."""


def write_pages(
    folder: Path, pages: Mapping[str, str], *, mark: str = "", left: Iterable[str] = ()
) -> int:
    """Writes each page (name and text) whole or not at all, only where it differs; returns how many
    were written. Nothing else in the folder is touched but pages of the names ``left``, which an
    earlier event or choice left there: somebody may look at one still, so that they become the
    first of the pages. ``mark`` stands at the head of every page, by which it is known again.

    FileTrouble where the folder is not there (it is never made: a stick that is gone leaves no
    folder in its place), holds something of that name that is not our page (a link is not, wherever
    it leads), or cannot be written.
    """
    # A stick that was pulled out, or a folder of somebody else, may not even be looked for.
    with in_words(folder):
        if not folder.is_dir():
            raise FileTrouble("folder_missing", folder)
    known = {name: _is_ours(folder / name, mark) for name in {*left, *pages}}
    if any(known[name] is False for name in pages):
        raise FileTrouble("folder_of_others", folder)
    remove_drafts(folder)
    written = 0
    first = next(iter(pages.values()), "")
    for name, text in {**dict.fromkeys(left, first), **pages}.items():
        if known[name] or name in pages:
            with in_words(folder / name):
                written += _write(folder / name, text.encode("utf-8", "replace"))
    return written


def _is_ours(file: Path, mark: str) -> bool | None:
    """Whether we have written that file; None where nothing has its name."""
    with in_words(file):
        try:
            head = beginning(file, HEAD)
        except FileNotFoundError:
            return None
    # A stick pulled out while it was written may hold the name alone.
    return head is not None and (mark.encode() in head or not head.strip(b"\0"))


def _write(file: Path, content: bytes) -> bool:
    """Whether the file had to be written."""
    if _holds(file, content):
        return False
    replace_file(file, content)
    return True


def _holds(file: Path, content: bytes) -> bool:
    try:
        about = os.lstat(file)
    except FileNotFoundError:
        return False
    # Of a file that has grown since no more is read than it should hold.
    same_size = stat.S_ISREG(about.st_mode) and about.st_size == len(content)
    return same_size and beginning(file, len(content)) == content
