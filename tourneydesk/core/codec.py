"""Steps to JSON and back, exact: whole numbers and fractions, never floats.

Shapes that older versions wrote are brought up to date in `_upcast`, so that replay sees only
today's.
"""

import json
from fractions import Fraction
from typing import Any, get_args

from cattrs import Converter

from tourneydesk.core import decisions as d
from tourneydesk.core.event import SettingValue
from tourneydesk.core.results import BoardResult, MatchResult, Result, ScoreResult
from tourneydesk.core.sayings import Fact

_KINDS: dict[str, type] = {kind.__name__: kind for kind in get_args(d.Decision)}
_RESULTS: dict[str, type] = {
    "match": MatchResult,
    "board": BoardResult,
    "scores": ScoreResult,
}
_SINCE_THEN: dict[str, dict[str, Any]] = {"us-swiss": {"last_round_byes": "stand"}}
_RESULT_NAMES = {kind: name for name, kind in _RESULTS.items()}


class CodecError(ValueError):
    """A text that is no step of ours."""


def encode(step: d.Step) -> str:
    """A step as one line of JSON; equal steps give equal text."""
    rows = [{"did": type(one).__name__, **_CONVERTER.unstructure(one)} for one in step]
    return json.dumps(rows, ensure_ascii=False, separators=(",", ":"))


def decode(text: str) -> d.Step:
    """The step that `encode` wrote; raises CodecError for anything else."""
    try:
        rows = json.loads(text)
        if not isinstance(rows, list) or not rows:
            raise TypeError("a step is a list of decisions")
        return tuple(
            _CONVERTER.structure(row, _KINDS[row.pop("did")]) for row in map(_upcast, rows)
        )
    except (KeyError, TypeError, ValueError, AttributeError) as wrong:
        raise CodecError(f"not a step of a tournament: {wrong}") from wrong


def _upcast(row: dict[str, Any]) -> dict[str, Any]:
    """A decision in today's shape: a setting that is newer than the event is as it was then."""
    if row.get("did") == "EventOpened" and row.get("format") in _SINCE_THEN:
        return {**row, "settings": {**_SINCE_THEN[row["format"]], **row["settings"]}}
    return row


def _from_fraction(number: Fraction) -> int | str:
    return number.numerator if number.denominator == 1 else str(number)


def _to_fraction(value: object, _: type) -> Fraction:
    if not isinstance(value, int | str):
        raise TypeError(f"{value!r} is no exact number")
    return Fraction(value)


def _from_fact(fact: Fact) -> object:
    """A fraction among the facts is marked, so that it is not taken for a word."""
    return {"fraction": str(fact)} if isinstance(fact, Fraction) else fact


def _to_fact(value: Any, _: object) -> Fact:
    if isinstance(value, dict):
        return Fraction(value["fraction"])
    return tuple(value) if isinstance(value, list) else value


def _to_setting(value: Any, _: object) -> SettingValue:
    return tuple(value) if isinstance(value, list) else value


def _from_result(result: Result | None) -> dict[str, object] | None:
    if result is None:
        return None
    return {"as": _RESULT_NAMES[type(result)], **_CONVERTER.unstructure(result, type(result))}


def _to_result(value: Any, _: object) -> Result | None:
    if value is None:
        return None
    row = dict(value)
    result: Result = _CONVERTER.structure(row, _RESULTS[row.pop("as")])
    return result


def _converter() -> Converter:
    converter = Converter(detailed_validation=False, omit_if_default=True)
    converter.register_unstructure_hook(Fraction, _from_fraction)
    converter.register_structure_hook(Fraction, _to_fraction)
    converter.register_unstructure_hook(Fact, _from_fact)
    converter.register_structure_hook(Fact, _to_fact)
    converter.register_structure_hook(SettingValue, _to_setting)
    converter.register_unstructure_hook(SettingValue, lambda value: value)
    for kind in (Result, Result | None):
        converter.register_unstructure_hook(kind, _from_result)
        converter.register_structure_hook(kind, _to_result)
    return converter


_CONVERTER = _converter()
