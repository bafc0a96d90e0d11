"""The one door to sqlite-utils, which otherwise loads numpy for columns that we do not have.

The pairing library brings numpy along; loading it here would cost every start a tenth of a second.
"""

import sys
from types import ModuleType
from typing import cast

_NUMPY = "numpy"

if _NUMPY in sys.modules:
    from sqlite_utils import Database
else:
    # None in sys.modules makes an import fail, which sqlite-utils is prepared for.
    sys.modules[_NUMPY] = cast(ModuleType, None)
    try:
        from sqlite_utils import Database
    finally:
        del sys.modules[_NUMPY]

__all__ = ["Database"]
