"""The Spanish words, by format and code: the same names as the English ones."""

from collections.abc import Mapping
from importlib import import_module
from pkgutil import iter_modules

_FORMATS = ("risk-swiss", "age-swiss", "dual-ring", "strikes", "us-swiss")


def _gathered() -> Mapping[str, Mapping[str, str]]:
    """The words of every file here: those of a format in the files called after it."""
    found: dict[str, dict[str, str]] = {"common": {}, **{key: {} for key in _FORMATS}}
    for part in iter_modules(__path__):
        file = part.name.replace("_", "-")
        group = next((key for key in _FORMATS if file.startswith(key)), "common")
        for name, value in vars(import_module(f"{__name__}.{part.name}")).items():
            if name.isupper() and isinstance(value, dict):
                found[group] |= value
    return found


WORDS = _gathered()
