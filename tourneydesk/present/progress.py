"""How far an event has come: plain facts that can be stored, and a short text for lists."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from tourneydesk.core.event import Event
from tourneydesk.core.field import active
from tourneydesk.core.format import Outlook
from tourneydesk.formats import format_of
from tourneydesk.present import messages
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
