"""Writes an export where it was asked for: a file, a folder of files, or a folder in a ZIP file."""

import re
from collections.abc import Collection
from contextlib import suppress
from io import BytesIO
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from tourneydesk.exchange.content import Files
from tourneydesk.exchange.kinds import WHOLE, Kind
from tourneydesk.exchange.package import CONTENTS, files_listed
from tourneydesk.store.output_files import write_export, write_export_folder
from tourneydesk.store.replacing import beginning

ZIP = ".zip"
_MOST_CONTENTS = 1_000_000


def write_files(kind: Kind, files: Files, path: Path) -> None:
    """Writes the files of an export; FileTrouble if that is not possible. A package with a name
    that ends in ``.zip`` becomes one file.
    """
    if kind.package and path.suffix.lower() == ZIP:
        write_export(path, _zipped(files, path.stem))
    elif kind.package:
        earlier = _earlier_package(path)
        write_export_folder(path, files, lambda name: name in earlier)
    elif kind.folder:
        write_export_folder(
            path, files, lambda name: name in files or bool(re.fullmatch(kind.names, name))
        )
    else:
        write_export(path, files[WHOLE])


def _earlier_package(folder: Path) -> Collection[str]:
    """The files of the package in a folder, as its contents list them; none without contents, so
    that nothing else in the folder is ever replaced or removed.
    """
    with suppress(OSError):
        contents = beginning(folder / CONTENTS, _MOST_CONTENTS)
        return () if contents is None else files_listed(contents.decode(errors="replace"))
    return ()


def _zipped(files: Files, folder: str) -> bytes:
    """A ZIP file with these files in a folder; equal input gives equal bytes."""
    content = BytesIO()
    with ZipFile(content, "w", ZIP_DEFLATED) as archive:
        for name, data in files.items():
            entry = ZipInfo(f"{folder}/{name}")
            entry.compress_type = ZIP_DEFLATED
            entry.external_attr = 0o644 << 16
            archive.writestr(entry, data)
    return content.getvalue()
