"""What papers said when they were printed, and which of them are now out of date: plain data."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class PrintedContent:
    """The content of a document when it was printed: a digest of each part, by the part's name.

    ``key`` is tables, names, slips or standings (after ``round``). Parts of slips are named by
    their table; ``whole`` is False if only some were printed.
    """

    key: str
    round: int
    parts: Mapping[str, str]
    whole: bool = True


@dataclass(frozen=True, slots=True)
class Changed:
    """Papers to print again: (key, round) of sheets, and tables of the current round."""

    sheets: tuple[tuple[str, int], ...] = ()
    slips: tuple[int, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.sheets or self.slips)


def together(
    before: Iterable[PrintedContent], now: Iterable[PrintedContent]
) -> tuple[PrintedContent, ...]:
    """Everything that was printed: newer content replaces older."""
    known = {(one.key, one.round): one for one in before}
    for one in now:
        old = known.get((one.key, one.round))
        if old is not None:
            one = replace(one, parts={**old.parts, **one.parts}, whole=old.whole or one.whole)
        known[one.key, one.round] = one
    return tuple(known.values())
