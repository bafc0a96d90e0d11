"""Whether a file was being shared when the program ended without stopping that. Needs no driver."""

from pathlib import Path

from tourneydesk.store.chain import Entry
from tourneydesk.store.desks.server_folder import folder_of, key_of_chain

COMPLETE = "codes.json"
"""The file that a server's folder gets last."""


def left_server(entries: tuple[Entry, ...]) -> Path | None:
    """The folder of the server that still has this event, and may have more of it than the file."""
    folder = folder_of(key_of_chain(entries[0].chain))
    return folder if (folder / COMPLETE).is_file() else None
