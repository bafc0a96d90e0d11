"""Splits lines of bidirectional text into parts of one direction (Unicode's UAX 9)."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from bidi import algorithm

Part = tuple[str, bool]
"""Text in logical order, and whether it runs right to left."""


def visual_parts(text: str) -> list[Part]:
    """The parts of a line in visual order, from left to right.

    Marks that only control the direction are removed.
    """
    if not has_right_to_left(text):
        return [("".join(letter for letter in text if letter not in _STEERING), False)]
    placed: list[Part] = []
    for stretch in _reordered(_stretches(text)):
        if stretch.isolate:
            placed += visual_parts(stretch.text)
        else:
            placed.append((stretch.text, stretch.level % 2 == 1))
    return placed


def has_right_to_left(text: str) -> bool:
    """Whether parts of a line run right to left."""
    return not text.isascii() and any(
        map(_TO_THE_LEFT.__contains__, map(algorithm.bidirectional, text))
    )


@dataclass(frozen=True, slots=True)
class _Stretch:
    """Neighbors of one embedding level, or an isolate."""

    text: str
    level: int
    isolate: bool = False


_TO_THE_LEFT = frozenset(("R", "AL", "AN", "RLE", "RLO", "RLI"))
_BRACKETS = frozenset("()[]{}")
_STEERING = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
_ISOLATE = re.compile("[\u2066-\u2068]([^\u2066-\u2069]*)\u2069")
_SIGN = "\ufffc"


def _stretches(text: str) -> list[_Stretch]:
    """The line in logical order, with levels from the library (rules P2 to I2)."""
    # The library does not support isolates: a neutral character replaces each in the line.
    isolates = iter(_ISOLATE.findall(text))
    line = _ISOLATE.sub(_SIGN, text.replace(_SIGN, "\ufffd"))
    line = re.sub("[\u2066-\u2069]", "", line)
    base = algorithm.get_base_level(line)
    if base:
        # Nor does it pair brackets (rule N0): in a right-to-left line, marks on both sides of a
        # bracket keep it in that direction.
        line = "".join(
            f"\u200f{letter}\u200f" if letter in _BRACKETS else letter for letter in line
        )
    storage = algorithm.get_empty_storage()
    storage["base_level"] = base
    storage["base_dir"] = ("L", "R")[base]
    algorithm.get_embedding_levels(line, storage)
    for character in storage["chars"]:
        # A letter newer than this Python's Unicode is assumed to run left to right.
        character["type"] = character["type"] or "L"
    algorithm.explicit_embed_and_overrides(storage)
    algorithm.resolve_weak_types(storage)
    algorithm.resolve_neutral_types(storage, False)
    algorithm.resolve_implicit_levels(storage, False)
    stretches: list[_Stretch] = []
    for character in storage["chars"]:
        letter, level = character["ch"], character["level"]
        if letter == _SIGN:
            stretches.append(_Stretch(next(isolates), level, isolate=True))
        elif stretches and stretches[-1].level == level and not stretches[-1].isolate:
            stretches[-1] = _Stretch(stretches[-1].text + letter, level)
        else:
            stretches.append(_Stretch(letter, level))
    return list(_without_marks(stretches))


def _without_marks(stretches: list[_Stretch]) -> Iterator[_Stretch]:
    """The stretches without direction marks, which are no longer needed."""
    for stretch in stretches:
        text = (
            stretch.text
            if stretch.isolate
            else "".join(letter for letter in stretch.text if letter not in _STEERING)
        )
        if text:
            yield _Stretch(text, stretch.level, stretch.isolate)


def _reordered(stretches: list[_Stretch]) -> list[_Stretch]:
    """Rule L2: from the highest level down to the lowest odd one, reverses every sequence at or
    above it.
    """
    highest = max((stretch.level for stretch in stretches), default=0)
    for turned in range(highest, 0, -1):
        at = 0
        while at < len(stretches):
            end = at
            while end < len(stretches) and stretches[end].level >= turned:
                end += 1
            stretches[at:end] = stretches[at:end][::-1]
            at = max(end, at + 1)
    return stretches
