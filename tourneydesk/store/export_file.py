"""Writes an export, one file or a folder of files, without ever replacing something else."""

import os
import secrets
import shutil
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from pathlib import Path

from tourneydesk.store.event_file import open_file_at
from tourneydesk.store.replacing import beginning, remove_drafts, replace_file
from tourneydesk.store.trouble import FileTrouble, as_file_trouble

_ALIKE = 4
"""Bytes at the beginning of a file that tell its kind."""
_SQLITE = b"SQLi"


def write_export(path: Path, content: bytes) -> None:
    """Writes one file, completely or not at all. An earlier file of the name is replaced only if
    it begins alike, so that an event, a list or a picture is never lost; a database never is.

    Raises FileTrouble if it cannot be written; everything is then as before.
    """
    with as_file_trouble(path):
        target = Path(os.path.realpath(path))
        if target.is_dir():
            raise FileTrouble("export_is_folder", path)
        if not target.parent.is_dir():
            raise FileTrouble("folder_missing", path)
        if os.path.lexists(target) and not _replaceable(target, content):
            raise FileTrouble("export_would_replace", path)
        remove_drafts(target.parent)
        replace_file(target, content)


def _replaceable(target: Path, content: bytes) -> bool:
    # Never reads an event that is open here: closing it again could drop its lock.
    if open_file_at(target) is not None or content.startswith(_SQLITE):
        return False
    return beginning(target, _ALIKE) in (b"", content[:_ALIKE])


def write_export_folder(
    folder: Path, files: Mapping[str, bytes], ours: Callable[[str], bool]
) -> None:
    """Writes the files of an export into a folder, which is made if it does not exist, and removes
    those of an earlier export that are no longer part of it. Names may lead into folders
    (``csv/players.csv``). A folder that has anything but files whose names are ``ours``, or another
    database, which may be an event that went on, is not touched.

    Raises FileTrouble if it cannot be written. A new folder is there completely or not at all.
    """
    with as_file_trouble(folder):
        if folder.exists() and not folder.is_dir():
            raise FileTrouble("export_is_file", folder)
        if folder.is_dir():
            _replace_files(folder, files, ours)
            return
        if not folder.parent.is_dir():
            raise FileTrouble("folder_missing", folder)
        draft = folder.with_name(f".tourneydesk-{secrets.token_hex(16)}")
        try:
            draft.mkdir()
            _write_files(draft, files)
            draft.rename(folder)
        except BaseException:
            with suppress(OSError):
                shutil.rmtree(draft)
            raise


def _write_files(folder: Path, files: Mapping[str, bytes]) -> None:
    for name, content in files.items():
        (folder / name).parent.mkdir(exist_ok=True)
        replace_file(folder / name, content)


def _replace_files(folder: Path, files: Mapping[str, bytes], ours: Callable[[str], bool]) -> None:
    folders = {folder, *(folder / name for name in {Path(name).parent for name in files})}
    for one in folders:
        remove_drafts(one)
    earlier = sorted(_names_in(folder))
    others = [
        name
        for name in earlier
        if not ours(name) or _other_database(folder / name, files.get(name, b""))
    ]
    if others:
        raise FileTrouble("export_folder_of_others", folder, other=others[0])
    _write_files(folder, files)
    for name in earlier:
        if name not in files:
            (folder / name).unlink()


def _other_database(path: Path, content: bytes) -> bool:
    return beginning(path, _ALIKE) == _SQLITE and path.read_bytes() != content


def _names_in(folder: Path) -> Iterator[str]:
    """The names of all files in a folder and its folders, and of links, which are not followed."""
    for parent, folders, names in os.walk(folder):
        links = [name for name in folders if Path(parent, name).is_symlink()]
        for name in (*names, *links):
            yield Path(parent, name).relative_to(folder).as_posix()
