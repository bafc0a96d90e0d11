"""The only import of sqlite-utils, deferred until the first file, so the home page starts without
it.

sqlite-utils loads numpy for column types that we do not use. The pairing library installs numpy, so
loading it here would add a tenth of a second to every start.
"""

import sqlite3
import sys
from types import ModuleType
from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from sqlite_utils import Database

_NUMPY = "numpy"


def database(connection: sqlite3.Connection) -> "Database":
    """The connection wrapped by sqlite-utils: no plugins, strict tables."""
    if _NUMPY in sys.modules or "sqlite_utils" in sys.modules:
        from sqlite_utils import Database
    else:
        # None in sys.modules makes an import fail, which sqlite-utils handles.
        sys.modules[_NUMPY] = cast(ModuleType, None)
        try:
            from sqlite_utils import Database
        finally:
            del sys.modules[_NUMPY]
    return Database(connection, execute_plugins=False, strict=True)
