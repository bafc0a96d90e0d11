"""Whether a file was being shared when the program ended without stopping that. Needs no driver."""

import re
from contextlib import suppress
from pathlib import Path

from tourneydesk.store.chain import Entry
from tourneydesk.store.sharing.no_driver import CODES, folder_of, key_of_chain


def left_server(entries: tuple[Entry, ...]) -> Path | None:
    """The folder of the server that still has this event, and may have more of it than the file."""
    folder = folder_of(key_of_chain(entries[0].chain))
    return folder if (folder / CODES).is_file() else None


def host_of(folder: Path) -> str:
    """The address at which the server of a folder was shared; empty if that is not known."""
    with suppress(OSError, UnicodeDecodeError):
        configuration = (folder / "data" / "tourneydesk.conf").read_text(encoding="utf-8")
        found = re.search(r"^listen_addresses = '([^']*)'$", configuration, re.MULTILINE)
        # The loopback is always among them, and first.
        return found[1].split(", ")[-1] if found else ""
    return ""
