"""Writes an export where it was asked for: a file, or a folder of files."""

import re
from pathlib import Path

from tourneydesk.exchange.content import Files
from tourneydesk.exchange.kinds import WHOLE, Kind
from tourneydesk.store.export_file import write_export, write_export_folder


def write_files(kind: Kind, files: Files, path: Path) -> None:
    """Writes the files of an export; FileTrouble if that is not possible."""
    if kind.folder:
        write_export_folder(
            path, files, lambda name: name in files or bool(re.fullmatch(kind.names, name))
        )
    else:
        write_export(path, files[WHOLE])
