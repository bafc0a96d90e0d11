"""Describes what is missing from an event recovered from a damaged file."""

from collections.abc import Iterator, Sequence
from typing import Protocol

from tourneydesk.core.event import Event
from tourneydesk.present import messages
from tourneydesk.present.messages import Saying, say_recorded

MOST_PARTS = 4
TURNS = ("step_undone", "step_redone")
"""Steps of little interest by themselves: a summary only counts them."""


class Missing(Protocol):
    """Missing steps, from the first to the last; only a single one has a name."""

    @property
    def first(self) -> int: ...
    @property
    def last(self) -> int: ...
    @property
    def name(self) -> Saying | None: ...


def kept_text(kept: int, expected: int, *, counted: bool) -> str:
    """How much can be recovered; ``counted`` means that no more than expected can be missing."""
    if not counted:
        return messages.text("recovery-uncounted", kept=kept)
    if kept >= expected:
        return messages.text("recovery-whole", all=expected)
    return messages.text("recovery-kept", kept=kept, all=expected)


def missing_lines(missing: Sequence[Missing], event: Event) -> Iterator[str]:
    """What is missing, step by step."""
    for one in missing:
        if one.name is not None:
            yield messages.text(
                "recovery-step", number=one.first, step=say_recorded(one.name, event)
            )
        elif one.first == one.last:
            yield messages.text("recovery-step-unread", number=one.first)
        else:
            yield messages.text("recovery-steps-unread", first=one.first, last=one.last)


def missing_rows(missing: Sequence[Missing], event: Event) -> Iterator[tuple[str, str]]:
    """What is missing as a table: the number or numbers of steps, and what they were."""
    for one in missing:
        numbers = f"{one.first}" if one.first == one.last else f"{one.first}–{one.last}"
        if one.name is not None:
            yield numbers, say_recorded(one.name, event)
        else:
            yield numbers, messages.text("recovery-unreadable")


def missing_summary(missing: Sequence[Missing], event: Event, *, counted: bool) -> str:
    """What is missing in one line: results by round, other steps by name."""
    tables: dict[int, list[int]] = {}
    parts: list[tuple[int, str]] = []
    unread = turned = 0
    for one in missing:
        if one.name is None:
            unread += one.last - one.first + 1
        elif one.name.code in TURNS:
            turned += 1
        elif one.name.code == "step_result":
            number, table = one.name.facts.get("round"), one.name.facts.get("table")
            if isinstance(number, int) and isinstance(table, int):
                tables.setdefault(number, []).append(table)
        else:
            parts.append((1, say_recorded(one.name, event)))
    results = [
        (len(of), messages.text("recovery-tables", tables=tuple(sorted(set(of))), round=number))
        for number, of in tables.items()
    ]
    shown = [*results, *parts][:MOST_PARTS]
    more = turned + sum(count for count, _ in [*results, *parts][MOST_PARTS:])
    said = [text for _, text in shown]
    said += [messages.text("recovery-more", count=more)] if more else []
    said += [messages.text("recovery-unread", count=unread)] if unread else []
    if said:
        return messages.text("recovery-missing", parts=messages.enumerated(said, "list-clauses"))
    return messages.text("recovery-complete" if counted else "recovery-perhaps")
