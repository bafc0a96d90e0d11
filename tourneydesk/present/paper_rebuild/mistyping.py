"""Locates a typing error: the groups of a code in which one change would make it valid."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from tourneydesk.core.reasons import Refused
from tourneydesk.present.paper_rebuild.codes import CARD, COVER, Head, decode, fits
from tourneydesk.present.paper_rebuild.cover import cover_of
from tourneydesk.present.paper_rebuild.records import record_of, slip_record_of

MOST_SUSPECTS = 3
_LONGEST = 400
"""Longer codes are not searched: every digit would have to be tried."""


@dataclass(frozen=True, slots=True)
class Group:
    """A group of a code by its position from 1, its digits as typed, and how many there are."""

    number: int
    digits: str

    @property
    def length(self) -> int:
        return len(self.digits)


def suspects(text: str, known: Sequence[Head]) -> tuple[Group, ...]:
    """The groups that may be wrong; empty if nothing can be determined, or too many may be wrong.

    A group that does not have five digits comes first. Otherwise each digit is tried, and each two
    neighbors swapped: a change that gives a paper of the same event as the others (``known``) may
    be what was meant.
    """
    typed = text.replace("-", " ").split()
    if len(typed) > 1:
        wrong_length = [
            Group(at, group_digits)
            for at, group_digits in enumerate(typed, start=1)
            if len(group_digits) != 5 and (at < len(typed) or len(group_digits) > 5)
        ]
        if wrong_length:
            return tuple(wrong_length[:1]) if len(wrong_length) == 1 else ()
    digits = "".join(typed)
    if len(digits) > _LONGEST:
        return ()
    events = {(head.event, head.format) for head in known}
    suspect_groups: dict[int, None] = {}
    for at, changed in _changes(digits):
        if fits(changed) and _is_paper(changed, events):
            suspect_groups[at // 5] = None
    if not 1 <= len(suspect_groups) <= MOST_SUSPECTS:
        return ()
    return tuple(Group(at + 1, digits[at * 5 : at * 5 + 5]) for at in sorted(suspect_groups))


def _changes(digits: str) -> Iterator[tuple[int, str]]:
    for at, digit in enumerate(digits):
        for other in "0123456789":
            if other != digit:
                yield at, f"{digits[:at]}{other}{digits[at + 1 :]}"
        if digits[at + 1 : at + 2] not in ("", digit):
            yield at, f"{digits[:at]}{digits[at + 1]}{digit}{digits[at + 2 :]}"


def _is_paper(digits: str, events: set[tuple[int, str]]) -> bool:
    try:
        head = decode(digits)[0]
        if events and (head.event, head.format) not in events:
            return False
        if head.kind == CARD:
            record = record_of(digits)
            return all(line.round <= head.round for line in record.lines) and head.number > 0
        return bool(cover_of(digits) if head.kind == COVER else slip_record_of(digits))
    except Refused:
        return False
