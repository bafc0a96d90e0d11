"""A day of several sections in words: names, states, tables, the door list."""

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from tourneydesk.core.day import SamePerson, TableRange
from tourneydesk.core.event import Event, Player
from tourneydesk.core.names import sort_key
from tourneydesk.formats import format_of
from tourneydesk.present.messages import bare_name_of, enumerated, listed, sentences, text
from tourneydesk.present.progress import progress_of, progress_text
from tourneydesk.present.table import Column, Kind, Row, Table, Tone
from tourneydesk.present.tables.players import LEAST_LETTERS, players_table


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


# The door list of a day: the players of all sections in one list by name.

DoorKey = tuple[int, int]
"""The position of a section, and the number of a player in it."""
_ABOUT = ("rating", "club", "member")
_ASKED = ("number", "name", *_ABOUT, "status")
_KINDS: Mapping[str, Kind] = {"number": "number", "rating": "number"}
_Cell = tuple[str, Tone]


def everybody(sections: Sequence[NamedSection]) -> list[DoorKey]:
    """All players of all sections by the family name; equal names in the order of the sections."""

    def key(place: DoorKey) -> tuple[tuple[str, ...], DoorKey]:
        return _name_key(sections[place[0]].event.player(place[1])), place

    places = [
        (at, player.id) for at, section in enumerate(sections) for player in section.event.entered
    ]
    return sorted(places, key=key)


def door_table(
    sections: Sequence[NamedSection],
    places: Iterable[DoorKey],
    twice: Collection[DoorKey] = (),
) -> Table[DoorKey]:
    """A row for each of these players, with the section, which tells equal names apart. ``twice``
    are the entries of people in several sections. Columns that nobody needs are left out.

    The columns are ``name``, ``section``, ``number``, ``rating``, ``club``, ``member``, ``status``.
    """
    wanted = list(places)
    rows = _rows(sections, wanted)
    ids = ("name", "number", *(id for id in _ABOUT if any(rows[one][id][0] for one in wanted)))
    heads = {id: Column(text(f"head-{id}"), id=id, most=16) for id in (*ids, "status")}
    columns = (
        Column(text("head-name"), wide=True, least=LEAST_LETTERS, id="name"),
        Column(text("head-section"), id="section", most=24),
        *(replace(heads[id], kind=_KINDS.get(id, "text")) for id in ids[1:]),
        replace(heads["status"], kind="chip", most=24),
    )

    def row(place: DoorKey) -> Row[DoorKey]:
        known, name = rows[place], sections[place[0]].name
        section: _Cell = (name, "")
        if place in twice:
            section = (text("day-section-and-others", section=name), "attention")
        cells = (known["name"], section, *(known[id] for id in ids[1:]), known["status"])
        return Row(place, tuple(one for one, _ in cells), tones=tuple(tone for _, tone in cells))

    return Table(columns, tuple(map(row, wanted)))


def _rows(
    sections: Sequence[NamedSection], places: list[DoorKey]
) -> dict[DoorKey, Mapping[str, _Cell]]:
    """The cells of each player by column."""
    found: dict[DoorKey, Mapping[str, _Cell]] = {}
    for at, section in enumerate(sections):
        players = [section.event.player(player) for one, player in places if one == at]
        table = players_table(section.event, _ASKED, players=players, door=True)
        for row in table.rows:
            plain: list[Tone] = [""] * len(row.cells)
            known: dict[str, _Cell] = dict(
                zip(table.ids, zip(row.cells, row.tones or plain, strict=True), strict=True)
            )
            found[at, row.key] = known
    return found


def _name_key(player: Player) -> tuple[str, ...]:
    *names, _ = sort_key(player)
    return tuple(map(str, names))
