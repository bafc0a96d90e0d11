"""How far an event has come, and what is open or missing in it."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from tourneydesk.core.event import Event, OpenItem
from tourneydesk.core.field import active
from tourneydesk.core.format import Outlook
from tourneydesk.core.incomplete import sorted_items
from tourneydesk.core.reasons import Advice, Fact
from tourneydesk.formats import format_of
from tourneydesk.present import messages
from tourneydesk.present.messages import Saying, say, say_recorded, text
from tourneydesk.present.table import Tone

_TONES: Mapping[str, Tone] = {"playing": "accent", "ring": "accent", "won": "done", "over": "done"}
Facts = Mapping[str, int | str]


@dataclass(frozen=True, slots=True)
class Progress:
    """``code`` names the message that says how far the event is, and ``facts`` are its variables;
    an empty code means unknown. ``players`` are those entered, ``date`` is as typed.
    """

    code: str = ""
    facts: Facts = field(default_factory=dict)
    players: int = 0
    date: str = ""

    @property
    def over(self) -> bool:
        return self.code in ("won", "over")


def progress_of(event: Event, outlook: Outlook) -> Progress:
    """How far the event is."""
    code, facts = _state(event, outlook)
    return Progress(code, facts, len(event.entered), event.details.get("date", ""))


def progress_text(progress: Progress) -> str:
    """Such as ``Round 3: 7 of 20 in``; empty if unknown, also to this version."""
    name = f"progress-{progress.code}"
    if not progress.code or not messages.has(name):
        return ""
    try:
        return messages.text(name, **progress.facts)
    except (KeyError, ValueError):
        return ""


def progress_tone(progress: Progress) -> Tone:
    """How the text is meant, for those who paint in color."""
    return _TONES.get(progress.code, "")


def _state(event: Event, outlook: Outlook) -> tuple[str, Facts]:
    if outlook.status == "finished":
        names = [messages.name_of(event, player) for player in outlook.winners]
        return ("won", {"names": messages.listed(names)}) if names else ("over", {})
    if not event.rounds:
        here = sum(player.checked_in for player in event.entered)
        counted = {"here": here, "players": len(event.entered)}
        return ("checking-in", counted) if here else ("not-started", {})
    fmt, posted = format_of(event), event.rounds[-1]
    if posted.kind in fmt.ring_kinds:
        still_in = len(active(event, fmt.leavings(event)))
        seated = {player for table in posted.tables for player in table.players}
        return "ring", {"players": still_in, "all": len(seated)}
    tables = sum(not table.void for table in posted.tables)
    if posted.missing:
        done = tables - len(posted.missing)
        return "playing", {"round": posted.number, "done": done, "tables": tables}
    if outlook.next_kind in fmt.extra_kinds:
        return "round-over", {"round": posted.number}
    return "ready", {"round": posted.number + 1}


# The open items of an event rebuilt from its papers, in words and as plain data.

MOST_SAID = 40
"""Number of sentences about open items; beyond that, the rest are counted."""


def item_text(event: Event, item: OpenItem) -> str:
    """What is open, and which papers settle it."""
    posted = event.round(item.round)
    table = posted.table(item.table) if posted is not None and item.table else None
    players: tuple[int, ...] = (item.player,) if item.player else ()
    if table is not None:
        players = table.players
    facts: dict[str, Fact] = {"round": item.round, "table": item.table}
    return say(Advice(f"open_{item.kind}", players, facts), event)


def open_shapes(event: Event) -> list[dict[str, object]]:
    """The open items for JSON: ``what`` is one of the kinds of `core.event.OpenItem`."""
    return [
        {
            "round": item.round or None,
            "table": item.table or None,
            "what": item.kind,
            "player": item.player or None,
            "text": item_text(event, item),
        }
        for item in sorted_items(event)
    ]


def open_lines(event: Event) -> list[str]:
    """What is certain, then what is open, one sentence per line."""
    items = sorted_items(event)
    tables = [table for posted in event.rounds for table in posted.tables]
    certainties = text(
        "open-certain",
        event.format,
        players=len(event.entered),
        tables=len(tables),
        results=sum(table.result is not None for table in tables),
    )
    if not items:
        return [certainties]
    lines = [certainties, text("open-missing", count=len(items))]
    lines += [item_text(event, item) for item in items[:MOST_SAID]]
    if len(items) > MOST_SAID:
        lines.append(text("open-more", count=len(items) - MOST_SAID))
    return lines


# Describes what is missing from an event recovered from a damaged file.

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
