"""The codec as a program has it that starts now."""

import importlib.util
from types import ModuleType

from tourneydesk.core.journal import codec


def started_anew() -> ModuleType:
    """The codec with everything set up again that it sets up once, when a program starts."""
    spec = importlib.util.find_spec(codec.__name__)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
