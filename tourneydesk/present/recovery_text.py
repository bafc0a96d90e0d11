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
    for step in missing:
        if step.name is not None:
            yield messages.text(
                "recovery-step", number=step.first, step=say_recorded(step.name, event)
            )
        elif step.first == step.last:
            yield messages.text("recovery-step-unread", number=step.first)
        else:
            yield messages.text("recovery-steps-unread", first=step.first, last=step.last)


def missing_rows(missing: Sequence[Missing], event: Event) -> Iterator[tuple[str, str]]:
    """What is missing as a table: the number or numbers of steps, and what they were."""
    for steps in missing:
        numbers = f"{steps.first}" if steps.first == steps.last else f"{steps.first}–{steps.last}"
        if steps.name is not None:
            yield numbers, say_recorded(steps.name, event)
        else:
            yield numbers, messages.text("recovery-unreadable")


def missing_summary(missing: Sequence[Missing], event: Event, *, counted: bool) -> str:
    """What is missing in one line: results by round, other steps by name."""
    tables: dict[int, list[int]] = {}
    parts: list[tuple[int, str]] = []
    unread = undone_or_redone = 0
    for steps in missing:
        if steps.name is None:
            unread += steps.last - steps.first + 1
        elif steps.name.code in TURNS:
            undone_or_redone += 1
        elif steps.name.code == "step_result":
            round_number, table = steps.name.facts.get("round"), steps.name.facts.get("table")
            if isinstance(round_number, int) and isinstance(table, int):
                tables.setdefault(round_number, []).append(table)
        else:
            step = say_recorded(steps.name, event)
            parts.append((1, messages.text("recovery-other", step=step)))
    results = [
        (
            len(table_numbers),
            messages.text(
                "recovery-tables",
                event.format,
                tables=tuple(sorted(set(table_numbers))),
                round=round_number,
            ),
        )
        for round_number, table_numbers in tables.items()
    ]
    shown = [*results, *parts][:MOST_PARTS]
    more = undone_or_redone + sum(count for count, _ in [*results, *parts][MOST_PARTS:])
    sentences = [text for _, text in shown]
    sentences += [messages.text("recovery-more", count=more)] if more else []
    sentences += [messages.text("recovery-unread", count=unread)] if unread else []
    if sentences:
        return messages.text(
            "recovery-missing", parts=messages.enumerated(sentences, "list-clauses")
        )
    return messages.text("recovery-complete" if counted else "recovery-perhaps")
