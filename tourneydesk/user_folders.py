"""Where the user's own files are kept: in the system's folders or, in portable mode, beside the
program. Nothing else asks the system for these folders.
"""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory, TemporaryFile

from platformdirs import user_data_path, user_documents_path, user_log_path

MARKER = "portable.txt"
"""The file beside the program that turns portable mode on."""
_NAME = "tourneydesk"
_CACHES = "XDG_CACHE_HOME"


def portable_folder() -> Path | None:
    """The folder of the program if it is in portable mode. Only the packaged program can be."""
    if not getattr(sys, "frozen", False):
        return None
    folder = Path(sys.executable).parent
    if folder.parts[-2:] == ("Contents", "MacOS"):  # on a Mac the program is a folder itself
        folder = folder.parents[2]
    return folder if (folder / MARKER).is_file() else None


def data_folder() -> Path:
    """The folder for settings, recent events, known people and all else that is in no event."""
    portable = portable_folder()
    return user_data_path(_NAME, appauthor=False) if portable is None else portable / "data"


def log_folder() -> Path:
    """The folder for the log of faults."""
    portable = portable_folder()
    return user_log_path(_NAME, appauthor=False) if portable is None else portable / "data" / "log"


def documents_folder() -> Path:
    """The folder that is offered for files without a better place."""
    portable = portable_folder()
    return user_documents_path() if portable is None else portable / "events"


def events_folder(program: str) -> Path:
    """The folder that is offered for new events: in the documents, one named after the program."""
    portable = portable_folder()
    return documents_folder() / program if portable is None else documents_folder()


def unwritable_folder() -> Path | None:
    """The folder of portable mode if nothing can be written to it."""
    if portable_folder() is None:
        return None
    folder = data_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with TemporaryFile(dir=folder):
            return None
    except OSError:
        return folder


@contextmanager
def caches_beside_program() -> Iterator[None]:
    """In portable mode keeps beside the program what libraries beneath Qt note for the next start,
    such as fontconfig where the system has no list of its fonts; nowhere if nothing can be written
    there. Only while Qt starts: a browser opened later must not keep the stick busy.
    """
    if portable_folder() is None:
        yield
        return
    with TemporaryDirectory() as passing:
        before = os.environ.get(_CACHES)
        os.environ[_CACHES] = passing if unwritable_folder() else str(data_folder() / "cache")
        try:
            yield
        finally:
            del os.environ[_CACHES]
            if before is not None:
                os.environ[_CACHES] = before


def noted_path(path: Path) -> str:
    """A path as it is noted in the user's data. In portable mode, what is inside the program's
    folder is noted relative to it: on another computer the stick has another letter.
    """
    absolute, portable = path.absolute(), portable_folder()
    if portable is not None and absolute.is_relative_to(portable):
        return absolute.relative_to(portable).as_posix()
    return str(absolute)


def path_noted(noted: str) -> str:
    """The path that was noted, as it is now."""
    portable = portable_folder()
    return noted if portable is None or not noted else str(portable / noted)
