"""Where the servers of shared events keep their data. Needs no driver."""

import os
import sys
from contextlib import suppress
from pathlib import Path

from tourneydesk.user_folders import data_folder

CODES = "codes.json"
"""The file that a server's folder gets last, so that a folder with codes is a complete one."""


def folder_of(key: str) -> Path:
    """The usual folder for the server of this event. Root's home folder would be closed to the user
    as whom root's server runs.
    """
    if server_user() is not None:
        return Path("/var/lib/tourneydesk/desks") / key
    return data_folder() / "desks" / key


def key_of_chain(first: str) -> str:
    """What tells an event from others in names of databases and folders, by the hash of its first
    entry.
    """
    return first[:12]


def server_user() -> tuple[int, int] | None:
    """The unprivileged user for a server that root starts, as PostgreSQL refuses to run as root."""
    if sys.platform == "win32" or os.geteuid() != 0:
        return None
    import pwd

    for name in ("postgres", "nobody"):
        with suppress(KeyError):
            found = pwd.getpwnam(name)
            return found.pw_uid, found.pw_gid
    return 65534, 65534
