"""Which columns the tables of each format have, that outputs choose among them, and that a table
has a cell for each column and a key of its own for each row.
"""

from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.builders.desks import desk_of
from tests.documents.reading import texts
from tests.present.outputs import cells_of, joined, on_screen, without_spaces
from tourneydesk.core.decisions import PlayerDropped, PlayersAdded, PlayersCheckedIn
from tourneydesk.core.event import Event, Player
from tourneydesk.desk import rounds
from tourneydesk.desk.practice import play
from tourneydesk.documents.papers import make
from tourneydesk.documents.printing import PrintOptions
from tourneydesk.formats import FORMATS, standings_of
from tourneydesk.gui.pages.player_list import MORE, USUAL, roster
from tourneydesk.present.places import explain_standings
from tourneydesk.present.table import AnyTable, Column, Field, Row, Table, table_of
from tourneydesk.present.tables.history import HistoryStep, history_table
from tourneydesk.present.tables.pairings import (
    byes_table,
    names_table,
    seats_table,
    tables_table,
    with_byes,
)
from tourneydesk.present.tables.players import listed_players, players_table
from tourneydesk.present.tables.standings import standings_table

PERSON = ("number", "name", "rating", "age")
STANDINGS = {
    "risk-swiss": ("club", "points", "game_points", "energy", "stakes"),
    "age-swiss": ("ages", "club", "record", "opponents_wins", "points", "latest_loss"),
    "dual-ring": ("club", "points", "stakes"),
    "strikes": ("club", "points", "stakes"),
    "us-swiss": (
        *("club", "record", "points"),
        *("modified_median", "solkoff", "cumulative", "cumulative_opposition"),
    ),
}
FIGURES = {
    "risk-swiss": ("card_game_points", "card_energy"),
    "strikes": ("card_score", "head_strikes"),
}
COLORED = ("dual-ring", "us-swiss")


def one_round_in(key: str) -> Event:
    """A round (in a ring: a game) played by ten, and the next one posted."""
    desk = desk_of(key, 10)
    play(desk, 1)
    if not desk.event.rounds[-1].missing:
        rounds.pair(desk)
    return desk.event


def tables_of(event: Event) -> Iterator[AnyTable]:
    """Every table of an event with all its columns."""
    rows = standings_of(event)
    yield standings_table(event, rows, explained=explain_standings(event, rows))
    yield standings_table(event, rows, now={row.player: row.place for row in rows})
    yield players_table(event)
    for posted in event.rounds:
        yield with_byes(event, posted, tables_table(event, posted))
        yield names_table(event, posted)
        yield names_table(event, posted, apart=True)
        yield byes_table(event, posted)
        yield with_byes(event, posted, seats_table(event, posted))
        yield seats_table(event, posted, finished=True)


def side(at: int, own: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(f"{id}{at}" for id in (*PERSON, "points", "result", *own, "seat"))


@pytest.mark.parametrize("key", FORMATS)
def test_the_columns_of_each_format_are_these(key: str) -> None:
    event = one_round_in(key)
    posted, rows = event.rounds[0], standings_of(event)
    standings = standings_table(event, rows, explained=explain_standings(event, rows))
    assert standings.ids == ("place", *PERSON, *STANDINGS[key])
    about = ("given", "family", "member", "club", "note", "status")
    assert players_table(event).ids == ("here", *PERSON, *about)
    own = ("place", *FIGURES[key]) if key in FIGURES else ()
    seats = max(len(table.seats) for table in posted.tables)
    sides = [id for at in range(1, seats + 1) for id in side(at, own)]
    assert tables_table(event, posted).ids == ("table", *sides, "players", "score", "outcome")
    colors = ("color", "color_letter") if key in COLORED else ()
    assert names_table(event, posted).ids == (*PERSON, "table", "where", *colors, "opponents")
    assert byes_table(event, posted).ids == (*PERSON, "bye")
    assert seats_table(event, posted).ids == ("table", "seat", *PERSON, "points", "result", *own)


def test_the_columns_of_the_history_are_these() -> None:
    steps = [
        HistoryStep(1, "10:30", "Ana entered", counts=False),
        HistoryStep(2, "", "Undo: Ana entered", counts=True),
    ]
    table = history_table(steps)
    assert table.ids == ("step", "time", "change", "undone")
    assert [row.cells for row in table.rows] == [
        ("1", "10:30", "Ana entered", "Undone"),
        ("2", "", "Undo: Ana entered", ""),
    ]
    assert on_screen(table).rows == [[*row.cells] for row in table.rows]


@given(st.sampled_from(sorted(FORMATS)), st.integers(0, 14), st.integers(0, 4))
@settings(max_examples=40, deadline=None)
def test_every_row_has_a_cell_for_each_column_and_a_key_of_its_own(
    key: str, players: int, played: int
) -> None:
    desk = desk_of(key, players)
    if desk.format.outlook(desk.event).status == "ready":
        play(desk, played)
    for table in tables_of(desk.event):
        keys = [row.key for row in table.rows]
        assert len(keys) == len(set(keys))
        assert len(table.ids) == len(set(table.ids))
        assert all(len(row.cells) == len(table.columns) for row in table.rows)
        assert [row for group in table.groups for row in group] == [*table.rows]


def test_a_face_chooses_columns_and_their_order_and_pays_for_no_other() -> None:
    asked: list[str] = []

    def cell(id: str) -> Field[int]:
        return Column(id.upper(), id=id), str

    def costly(item: int) -> str:
        asked.append(str(item))
        return "costly"

    fields = [cell("a"), cell("b"), (Column("C", id="c"), costly)]
    assert table_of(fields, [1, 2], lambda item: item, ("b", "none", "a")) == Table(
        (Column("B", id="b"), Column("A", id="a")), (Row(1, ("1", "1")), Row(2, ("2", "2")))
    )
    assert not asked
    assert table_of(fields, [1], lambda item: item).ids == ("a", "b", "c")
    assert asked == ["1"]


def test_the_players_are_the_same_on_the_screen_in_a_list_and_on_paper() -> None:
    desk = desk_of("us-swiss", 3)
    late = Player(4, "Zoë", age_group="15 and up", member_id="US 77", club="A club far away indeed")
    desk.take(PlayersAdded((late,)))
    desk.take(PlayersCheckedIn((2,)))
    desk.take(PlayerDropped(1))
    event = desk.event
    known = cells_of(players_table(event, door=True))
    table = roster(event, range(1, len(event.players) + 1), USUAL, ticks=False, door=True)
    for row, cells in zip(table.rows, on_screen(table).rows, strict=True):
        assert [known[row.key][id] for id in table.ids if id != MORE] == cells[:-1]
    assert [known[who]["status"] for who in (1, 2, 3)] == ["Withdrawn", "Here", "Not here"]
    assert known[4]["age"] == "15 and up"
    ids = ("here", "name", "number", "member", "rating", "club", "note")
    listed = listed_players(event.entered, ids)
    assert cells_of(listed) == {who: {id: cell[id] for id in ids} for who, cell in known.items()}
    paper = without_spaces(
        "".join(texts(make(["check-in"], event, PrintOptions("now", 1, "0" * 64))))
    )
    on_paper = ("name", "number", "rating", "club", "member", "note")
    for who in (2, 3, 4):
        assert joined([known[who][id] for id in on_paper]) in paper
