"""The content of papers when they were printed, and which are now out of date: plain data."""

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
class OutdatedPapers:
    """Papers to print again: (key, round) of sheets, and tables of the current round."""

    sheets: tuple[tuple[str, int], ...] = ()
    slips: tuple[int, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.sheets or self.slips)


def merged(
    older: Iterable[PrintedContent], newer: Iterable[PrintedContent]
) -> tuple[PrintedContent, ...]:
    """Everything that was printed: newer content replaces older."""
    by_key = {(content.key, content.round): content for content in older}
    for content in newer:
        older_content = by_key.get((content.key, content.round))
        if older_content is not None:
            content = replace(
                content,
                parts={**older_content.parts, **content.parts},
                whole=older_content.whole or content.whole,
            )
        by_key[content.key, content.round] = content
    return tuple(by_key.values())
