"""The German words, by format and code: every file of this folder holds some."""

from collections.abc import Mapping
from importlib import import_module
from pkgutil import iter_modules

_FORMATS = ("age-swiss", "dual-ring", "risk-swiss", "strikes", "us-swiss")


def _gathered() -> Mapping[str, Mapping[str, str]]:
    """Those of a format stand in the files that are called after it, all others are common."""
    found: dict[str, dict[str, str]] = {"common": {}, **{key: {} for key in _FORMATS}}
    for part in iter_modules(__path__):
        file = part.name.replace("_", "-")
        group = next((key for key in _FORMATS if file.startswith(key)), "common")
        for name, value in vars(import_module(f"{__name__}.{part.name}")).items():
            if name.isupper() and isinstance(value, dict):
                found[group] |= value
    return found


WORDS = _gathered()
