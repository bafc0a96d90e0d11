"""Lines of text in two directions, cut into parts of one direction (Unicode's UAX 9)."""

from bidi import algorithm
from bidi.mirror import MIRRORED


def directed(text: str) -> list[tuple[str, bool]]:
    """Parts of a line from left to right as they stand on paper, each in the order it is spoken,
    and whether it runs to the left. Marks that only steer the direction are gone.
    """
    if not _runs_left(text):
        return [("".join(one for one in text if one not in _STEERING), False)]
    # The library knows no isolates; without them a line reads as if they had not been typed.
    text = "".join(one for one in text if one not in _ISOLATES)
    base = algorithm.get_base_level(text)
    if base:
        # Nor does it know that brackets belong together (rule N0): in a line to the left they do
        # when they are held to it on both sides.
        text = "".join(f"\u200f{one}\u200f" if one in _BRACKETS else one for one in text)
    storage = algorithm.get_empty_storage()
    storage["base_level"] = base
    storage["base_dir"] = ("L", "R")[storage["base_level"]]
    algorithm.get_embedding_levels(text, storage)
    for one in storage["chars"]:
        # A letter younger than this Python's Unicode: taken as one that runs to the right.
        one["type"] = one["type"] or "L"
    algorithm.explicit_embed_and_overrides(storage)
    algorithm.resolve_weak_types(storage)
    algorithm.resolve_neutral_types(storage, False)
    algorithm.resolve_implicit_levels(storage, False)
    parts: list[tuple[str, int]] = []
    for one in storage["chars"]:
        letter, level = one["ch"], one["level"]
        if letter in _STEERING:
            continue
        if parts and parts[-1][1] == level:
            parts[-1] = (parts[-1][0] + letter, level)
        else:
            parts.append((letter, level))
    return [(_facing(said, level), level % 2 == 1) for said, level in _reordered(parts)]


_BRACKETS = frozenset("()[]{}")
_ISOLATES = frozenset("\u2066\u2067\u2068\u2069")
_STEERING = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e") | _ISOLATES


def _runs_left(text: str) -> bool:
    return any(
        algorithm.bidirectional(one) in ("R", "AL", "AN", "RLE", "RLO", "RLI") for one in text
    )


def _reordered(parts: list[tuple[str, int]]) -> list[tuple[str, int]]:
    """Rule L2: from the highest level down to the lowest odd one, every stretch at or above it is
    turned round.
    """
    highest = max((level for _, level in parts), default=0)
    for turned in range(highest, 0, -1):
        at = 0
        while at < len(parts):
            end = at
            while end < len(parts) and parts[end][1] >= turned:
                end += 1
            parts[at:end] = parts[at:end][::-1]
            at = max(end, at + 1)
    return parts


def _facing(text: str, level: int) -> str:
    """Rule L4 for a part of signs alone; in any other the shaper turns the brackets."""
    if level % 2 == 0 or any(algorithm.bidirectional(one) in ("R", "AL") for one in text):
        return text
    return "".join(MIRRORED.get(one, one) for one in text)
