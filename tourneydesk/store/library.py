"""The one door to sqlite-utils, loaded with the first file: the home page comes up without it.

sqlite-utils loads numpy for columns that we do not have. The pairing library brings numpy along, so
loading it here would cost every start a tenth of a second.
"""

import sqlite3
import sys
from types import ModuleType
from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from sqlite_utils import Database

_NUMPY = "numpy"


def database(connection: sqlite3.Connection) -> "Database":
    """The connection as sqlite-utils works with it: no plugins, nothing but tables as declared."""
    if _NUMPY in sys.modules or "sqlite_utils" in sys.modules:
        from sqlite_utils import Database
    else:
        # None in sys.modules makes an import fail, which sqlite-utils is prepared for.
        sys.modules[_NUMPY] = cast(ModuleType, None)
        try:
            from sqlite_utils import Database
        finally:
            del sys.modules[_NUMPY]
    return Database(connection, execute_plugins=False, strict=True)
