"""Checks a file without opening it for work and reports every problem."""

from pathlib import Path

from tourneydesk.store.connection import reading
from tourneydesk.store.event_file import EventFile
from tourneydesk.store.header import check_header, check_regular
from tourneydesk.store.recovery.leftover import has_leftover, recovered_findings
from tourneydesk.store.recovery.soundness import DAMAGE, findings
from tourneydesk.store.trouble import FileTrouble, as_file_trouble


def examine(path: Path) -> tuple[FileTrouble, ...]:
    """Every problem of an event file, empty if it is sound; changes nothing.

    Checks header, schema, pages, chain and head; an interrupted step that opening would roll back
    is not a problem.
    """
    try:
        check_regular(path)
        if has_leftover(path):
            return recovered_findings(path)
        check_header(path)
        # Reading waits for another program to finish its step; the file is examined further only
        # if that does not help.
        EventFile.read(path)
    except FileTrouble as trouble:
        return _all_findings(path, trouble)
    return ()


def _all_findings(path: Path, first: FileTrouble) -> tuple[FileTrouble, ...]:
    if first.code not in DAMAGE:
        return (first,)
    try:
        with as_file_trouble(path), reading(path) as db:
            return findings(db, path) or (first,)
    except FileTrouble as trouble:
        return (trouble,)
