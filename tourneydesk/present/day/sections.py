"""The sections of a day in words: names that differ, how far each is, its tables."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from tourneydesk.core.day import SamePerson, TableRange
from tourneydesk.core.event import Event
from tourneydesk.formats import format_of
from tourneydesk.present.messages import bare_name_of, enumerated, listed, sentences, text
from tourneydesk.present.progress import progress_of, progress_text


@dataclass(frozen=True, slots=True)
class NamedSection:
    """An open section of a day and the name that tells it from the others."""

    name: str
    event: Event


def section_names(sections: Sequence[tuple[str, Event | None]]) -> tuple[str, ...]:
    """A name for each section, given its file's name and its event (None if that is not open): what
    the rating report calls it, or the event's name. Equal ones have the file's name, too.
    """
    names = [
        file if event is None else event.details.get("section") or event.name
        for file, event in sections
    ]
    counts = Counter(names)
    return tuple(
        text("day-section-twin", name=name, file=file) if counts[name] > 1 else name
        for name, (file, _) in zip(names, sections, strict=True)
    )


def section_status(event: Event) -> str:
    """How far a section is, such as ``Round 2: 7 of 10 in``."""
    return progress_text(progress_of(event, format_of(event).outlook(event)))


def tables_text(tables: TableRange) -> str:
    """The numbers of a section's tables; empty if it needs none."""
    if tables.count < 1:
        return ""
    return text("day-tables", first=tables.first, last=tables.last, count=tables.count)


def same_person_text(sections: Sequence[NamedSection], person: SamePerson) -> str:
    """That somebody plays in several sections, or that two entries may be one person."""
    at, player = person.places[0]
    code = "day-same-person" if person.certain else "day-same-name"
    names = dict.fromkeys(sections[place[0]].name for place in person.places)
    return text(code, name=bare_name_of(sections[at].event, player), sections=tuple(names))


def overlap_text(
    sections: Sequence[NamedSection], ranges: Sequence[TableRange], pair: tuple[int, int]
) -> str:
    """Which tables two sections both use."""
    one, other = pair
    first = max(ranges[one].first, ranges[other].first)
    last = min(ranges[one].last, ranges[other].last)
    return text(
        "day-overlap",
        one=sections[one].name,
        other=sections[other].name,
        first=first,
        last=last,
        count=last - first + 1,
    )


def moved_text(name: str, source: str, target: str, leaves: str, left_behind: Sequence[str]) -> str:
    """What the move of a player has done (``leaves``: ``deleted`` or ``withdrawn``), and which
    requests the new section does not take.
    """
    done = text(f"day-moved-{leaves}", name=name, source=source, target=target)
    return sentences(done, left_behind_text(target, left_behind))


def left_behind_text(section: str, requests: Sequence[str]) -> str:
    """Which requests of a player another section does not take; empty if there are none."""
    if not requests:
        return ""
    words = listed([text(f"day-left-behind-{request}") for request in requests])
    return text("day-left-behind", section=section, requests=words)


def details_of(section: NamedSection) -> str:
    """What is known about a section besides its name, in one line."""
    return enumerated([text("format-name", section.event.format), section_status(section.event)])
