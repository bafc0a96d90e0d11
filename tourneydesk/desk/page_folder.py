"""Writes pages into a folder that others read at the same time: a tablet, a web server."""

import os
import stat
from collections.abc import Iterable, Mapping
from pathlib import Path

from tourneydesk.store.errors import FileTrouble, as_file_trouble
from tourneydesk.store.replacing import beginning, remove_drafts, replace_file

HEAD = 1000
"""Length of a page's head, in bytes."""


def write_pages(
    folder: Path, pages: Mapping[str, str], *, mark: str = "", obsolete: Iterable[str] = ()
) -> int:
    """Writes each page (name and text) completely or not at all, only if it differs; returns the
    number written. It also replaces the ``obsolete`` pages of an earlier event or choice with the
    first page, since someone may still have one open; other files in the folder are not touched.
    ``mark`` is in the head of every page and identifies it as ours.

    FileTrouble if the folder does not exist (it is never created: a missing USB drive must not
    leave a folder in its place), contains something of that name that is not our page (a link never
    is), or cannot be written.
    """
    # Even this check may fail: the USB drive is gone, or the folder belongs to another user.
    with as_file_trouble(folder):
        if not folder.is_dir():
            raise FileTrouble("folder_missing", folder)
    ours = {name: _is_ours(folder / name, mark) for name in {*obsolete, *pages}}
    if any(ours[name] is False for name in pages):
        raise FileTrouble("folder_of_others", folder)
    remove_drafts(folder)
    written = 0
    first = next(iter(pages.values()), "")
    for name, text in {**dict.fromkeys(obsolete, first), **pages}.items():
        if ours[name] or name in pages:
            with as_file_trouble(folder / name):
                written += _write(folder / name, text.encode("utf-8", "replace"))
    return written


def _is_ours(file: Path, mark: str) -> bool | None:
    """Whether we wrote this file; None if it does not exist."""
    with as_file_trouble(file):
        try:
            head = beginning(file, HEAD)
        except FileNotFoundError:
            return None
    # If the drive was removed while writing, the file may be empty.
    return head is not None and (mark.encode() in head or not head.strip(b"\0"))


def _write(file: Path, content: bytes) -> bool:
    """Writes the file if its content differs; returns whether it was written."""
    if _holds(file, content):
        return False
    replace_file(file, content)
    return True


def _holds(file: Path, content: bytes) -> bool:
    try:
        about = os.lstat(file)
    except FileNotFoundError:
        return False
    # Never reads more than expected, even if the file has grown since.
    same_size = stat.S_ISREG(about.st_mode) and about.st_size == len(content)
    return same_size and beginning(file, len(content)) == content
