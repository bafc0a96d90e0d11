"""What a program without PostgreSQL's driver knows of shared events."""

import os
import secrets
import sys
from contextlib import suppress
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

from tourneydesk.store.errors import FileTrouble
from tourneydesk.user_folders import data_folder

EXTRA = "tourneydesk[desks]"


def need_extra() -> None:
    """Raises FileTrouble with what to install if several desks cannot work here."""
    if any(find_spec(name) is None for name in ("psycopg", "cryptography")):
        # Nothing can be installed into the packaged program.
        packaged = getattr(sys, "frozen", False)
        raise FileTrouble("desks_not_packaged" if packaged else "desks_not_installed", Path(EXTRA))


# A desk that is connected to a shared event. Imports nothing of PostgreSQL: windows show it.


@dataclass(frozen=True, slots=True)
class ConnectedDesk:
    """A connected desk as the server knows it."""

    name: str
    role: str
    """``head``, ``scorekeeper`` or ``viewer``: proved by the code."""
    host: str
    """The address of its laptop; empty where the server does not tell."""
    since: str
    """ISO time by the server's clock."""
    program_version: str
    clock_ahead: float
    """Seconds by which its clock was ahead of the server's when it connected."""


# Join codes: 75 random bits as five groups of three characters that nobody mistakes.

_CHARACTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Crockford's base 32: without I, L, O and U."""
_GROUPS, _IN_GROUP = 5, 3
CODE_LENGTH = _GROUPS * _IN_GROUP
_MISTAKEN = str.maketrans({"O": "0", "I": "1", "L": "1", "-": None, " ": None})


def new_code() -> str:
    """A random code, as it is sent to the server: 15 characters of 5 bits each."""
    return "".join(secrets.choice(_CHARACTERS) for _ in range(CODE_LENGTH))


def grouped(code: str) -> str:
    """A code as it is shown and typed: ``K7M-2QX-9TB-4HN-8WD``."""
    return "-".join(code[at : at + _IN_GROUP] for at in range(0, len(code), _IN_GROUP))


def typed(code: str) -> str:
    """A code as it was meant: without hyphens and spaces, letters mistaken for digits corrected."""
    return code.upper().translate(_MISTAKEN)


# Where the servers of shared events keep their data. Needs no driver.

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
