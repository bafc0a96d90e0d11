"""Whether the libraries for several desks are installed. Imports none of them."""

import sys
from importlib.util import find_spec
from pathlib import Path

from tourneydesk.store.trouble import FileTrouble

EXTRA = "tourneydesk[desks]"


def need_extra() -> None:
    """Raises FileTrouble with what to install if several desks cannot work here."""
    if any(find_spec(name) is None for name in ("psycopg", "cryptography")):
        # Nothing can be installed into the packaged program.
        packaged = getattr(sys, "frozen", False)
        raise FileTrouble("desks_not_packaged" if packaged else "desks_not_installed", Path(EXTRA))
