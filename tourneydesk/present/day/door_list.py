"""The door list of a day: the players of all sections in one list by name."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import replace

from tourneydesk.core.event import Player
from tourneydesk.core.names import sort_key
from tourneydesk.present.day.sections import NamedSection
from tourneydesk.present.messages import text
from tourneydesk.present.table import Column, Kind, Row, Table, Tone
from tourneydesk.present.tables.players import LEAST_LETTERS, players_table

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
