"""Converts steps to JSON and back, exactly, and makes the digest of a history.

Settings newer than an event are added when its file is read (`desk.files.journals`), so that
replay sees today's settings. Reading trusts nothing: every value has the type and the bounds that
writing gives it, so that no number, text or depth in a file can stop the program.
"""

import json
import re
import unicodedata
from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Any, get_args, get_origin

from cattrs import Converter
from cattrs.errors import ForbiddenExtraKeysError

from tourneydesk.core import decisions as d
from tourneydesk.core.event import SettingValue
from tourneydesk.core.reasons import Fact
from tourneydesk.core.results import BoardResult, MatchResult, Result, ScoreResult

LONGEST_STEP = 20_000_000
"""Characters in a step: a list of 5,000 players with the longest notes takes about 13 million."""
LONGEST_TEXT = 10_000
"""Characters in one text of a step; the longest that can be entered is a note of 2,000."""
MOST_DIGITS = 100
"""Digits of a number, and of each half of a fraction."""

_STORED_NAMES: dict[type, str] = {d.ResultCorrected: "ResultPutRight"}
"""The names in files of decisions that the program has renamed."""
_RESULTS: dict[str, type] = {"match": MatchResult, "board": BoardResult, "scores": ScoreResult}
_RESULT_NAMES = {kind: name for name, kind in _RESULTS.items()}
_FRACTION = re.compile(rf"-?[0-9]{{1,{MOST_DIGITS}}}(/[0-9]{{1,{MOST_DIGITS}}})?", re.ASCII)
_LONG_NUMBER = re.compile(rf"[0-9]{{{MOST_DIGITS + 1}}}", re.ASCII)
_HALF_CHARACTER = re.compile(r"\\u[dD][89a-fA-F]", re.ASCII)


def stored_name(kind: type) -> str:
    """The name of that kind of decision in files; it never changes."""
    return _STORED_NAMES.get(kind, kind.__name__)


_KINDS: dict[str, type] = {stored_name(kind): kind for kind in get_args(d.Decision)}


class CodecError(ValueError):
    """A text that is not a step this program can read.

    ``newer``: it looks like a step of a later version, with a decision or a field that this version
    does not have.
    """

    def __init__(self, text: str, *, newer: bool = False) -> None:
        super().__init__(text)
        self.newer = newer


def encode(step: d.Step) -> str:
    """A step as one line of JSON; equal steps give equal text."""
    rows = [
        {"did": stored_name(type(decision)), **_CONVERTER.unstructure(decision)}
        for decision in step
    ]
    return json.dumps(rows, ensure_ascii=False, separators=(",", ":"))


def decode(text: str) -> d.Step:
    """The step that `encode` wrote; raises CodecError for anything else."""
    if len(text) > LONGEST_STEP:
        raise CodecError(f"not a step of a tournament: {len(text)} characters")
    try:
        rows = json.loads(text, parse_float=_no_number, parse_constant=_no_number)
        if not isinstance(rows, list) or not rows:
            raise TypeError("a step is a list of decisions")
        # Searching the text is fast; only a text with a match is examined.
        if _LONG_NUMBER.search(text):
            _refuse_long_numbers(rows)
        if _HALF_CHARACTER.search(text):
            json.dumps(rows, ensure_ascii=False).encode()
        return tuple(_decision(row) for row in rows)
    except CodecError:
        raise
    except ForbiddenExtraKeysError as wrong:
        raise CodecError(f"not a step of a tournament: {wrong}", newer=True) from wrong
    except _UNREADABLE as wrong:
        raise CodecError(f"not a step of a tournament: {wrong}") from wrong


_UNREADABLE = (LookupError, TypeError, ValueError, AttributeError, ArithmeticError, RecursionError)


def _decision(row: dict[str, Any]) -> d.Decision:
    kind = row.pop("did")
    if isinstance(kind, str) and kind.isidentifier() and kind not in _KINDS:
        raise CodecError(f"not a step of a tournament: {kind[:40]} is unknown", newer=True)
    decision: d.Decision = _CONVERTER.structure(row, _KINDS[kind])
    return decision


def _no_number(text: str) -> object:
    raise ValueError(f"{text[:40]} is no exact number")


def _refuse_long_numbers(value: object) -> None:
    if isinstance(value, dict):
        value = list(value.values())
    if isinstance(value, list):
        for item in value:
            _refuse_long_numbers(item)
    elif isinstance(value, int) and abs(value) >= 10**MOST_DIGITS:
        raise ValueError("a number has too many digits")


def _from_fraction(number: Fraction) -> int | str:
    return number.numerator if number.denominator == 1 else str(number)


def _to_fraction(value: object, _: type = Fraction) -> Fraction:
    if type(value) is int:
        return Fraction(value)
    if isinstance(value, str) and _FRACTION.fullmatch(value):
        return Fraction(value)
    raise TypeError("not an exact number")


def _to_whole(value: object, _: type) -> int:
    if type(value) is not int:
        raise TypeError("not a whole number")
    return value


def _to_flag(value: object, _: type) -> bool:
    if type(value) is not bool:
        raise TypeError("neither true nor false")
    return value


def _to_text(value: object, _: type = str) -> str:
    if type(value) is not str:
        raise TypeError("not a text")
    if len(value) > LONGEST_TEXT:
        raise ValueError(f"a text of {len(value)} characters")
    return value


def _to_number_of_key(key: str) -> int:
    """JSON keys are texts; each number has one spelling, so that no key can appear twice."""
    if len(key) > MOST_DIGITS or str(int(key)) != key:
        raise TypeError("not a number as it is written")
    return int(key)


def _by_number(kind: Any) -> Callable[[Any, Any], dict[int, Any]]:
    """Reads a mapping of that type with numbers as keys."""
    values = get_args(kind)[1]

    def read(value: Any, _: Any) -> dict[int, Any]:
        return {
            _to_number_of_key(key): _CONVERTER.structure(item, values)
            for key, item in value.items()
        }

    return read


def _has_numbers_as_keys(kind: Any) -> bool:
    return get_origin(kind) is Mapping and get_args(kind)[0] is int


def _from_fact(fact: Fact) -> object:
    """Marks a fraction among the facts, to tell it from a word."""
    return {"fraction": str(fact)} if isinstance(fact, Fraction) else fact


def _to_fact(value: Any, _: object) -> Fact:
    if isinstance(value, dict):
        if value.keys() != {"fraction"}:
            raise TypeError("not a figure or a word")
        return _to_fraction(value["fraction"])
    return _plain(value)


def _plain(value: Any) -> bool | int | str | tuple[int | str, ...] | None:
    """A figure, a word, or a list of either."""
    if isinstance(value, list):
        if any(type(item) not in (bool, int, str) for item in value):
            raise TypeError("not a list of figures or words")
        return tuple(value)
    if type(value) is str:
        return _to_text(value)
    # The remaining JSON types: floats are refused while parsing, mappings by `_to_fact`.
    plain: bool | int | None = value
    return plain


def _from_result(result: Result | None) -> dict[str, object] | None:
    if result is None:
        return None
    return {"as": _RESULT_NAMES[type(result)], **_CONVERTER.unstructure(result)}


def _to_result(value: Any, _: object) -> Result | None:
    if value is None:
        return None
    row = dict(value)
    result: Result = _CONVERTER.structure(row, _RESULTS[row.pop("as")])
    return result


def _converter() -> Converter:
    converter = Converter(detailed_validation=False, omit_if_default=True, forbid_extra_keys=True)
    # Each handles the type named in its signature.
    converter.register_structure_hook(_to_whole)
    converter.register_structure_hook(_to_flag)
    converter.register_structure_hook(_to_text)
    converter.register_structure_hook(_to_fraction)
    converter.register_structure_hook(_to_fact)
    converter.register_unstructure_hook(_from_fraction)
    converter.register_unstructure_hook(_from_fact)
    converter.register_structure_hook_factory(_has_numbers_as_keys, _by_number)
    converter.register_structure_hook(SettingValue, _to_fact)
    converter.register_unstructure_hook(SettingValue, _from_fact)
    for kind in (Result, Result | None):
        converter.register_unstructure_hook(kind, _from_result)
        converter.register_structure_hook(kind, _to_result)
    return converter


_CONVERTER = _converter()

# The digest of a history, with which papers and people tell two histories apart.
#
# It is the beginning of the hash that ends the journal's chain. A full hash of 256 bits is too
# long to type; 80 bits cannot be forged by anybody at a venue, and people can compare and type
# them in groups.

LENGTH = 20
"""Hex digits of a digest: 4 bits each, 80 in all."""

FULL = 64
"""Hex digits of the full hash."""

GROUP = 4
"""Hex digits between spaces."""

_BETWEEN = {"Zs", "Pd", "Cf", "Cc"}
"""Unicode categories of spaces, dashes and invisible characters."""


def digest_of(chain: str) -> str:
    """The digest of a history whose last step has this hash, in hex."""
    return chain[:LENGTH]


def grouped(digest: str) -> str:
    """A digest in groups, as people read it: ``0a1b 2c3d 4e5f 6071 8293``."""
    return " ".join(digest[at : at + GROUP] for at in range(0, len(digest), GROUP))


def cleaned(text: str) -> str | None:
    """A digest as typed: in any case, with spaces and dashes anywhere. None for anything else."""
    letters = unicodedata.normalize("NFKC", text).lower()
    digits = "".join(letter for letter in letters if unicodedata.category(letter) not in _BETWEEN)
    return digits if 0 < len(digits) <= FULL and set(digits) <= set("0123456789abcdef") else None
