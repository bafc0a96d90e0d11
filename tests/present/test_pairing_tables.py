"""Pairings say the same in every output: on the screen, on paper, on the projector, on its pages
for browsers and as text.
"""

from collections.abc import Callable

import pytest

from tests.builders.desks import desk_of
from tests.documents.reading import texts
from tests.present.outputs import cells_of, joined, on_screen, on_web_page, without_spaces
from tourneydesk.core.event import Event
from tourneydesk.desk import rounds
from tourneydesk.desk.practice import play
from tourneydesk.documents.papers import make
from tourneydesk.documents.printing import PrintOptions
from tourneydesk.formats import FORMATS
from tourneydesk.gui.pages.round_list import round_table
from tourneydesk.present.event_text import event_text
from tourneydesk.present.papers.pairings import about
from tourneydesk.present.papers.sheet import by_name
from tourneydesk.present.projector.page import DisplayOptions
from tourneydesk.present.projector.pages import projector_pages
from tourneydesk.present.projector.rows import by_table
from tourneydesk.present.projector.web_pages import folder_pages
from tourneydesk.present.results import seat_result
from tourneydesk.present.shows import show_of, show_of_format
from tourneydesk.present.table import AnyTable
from tourneydesk.present.tables.pairings import (
    ByeOf,
    SeatOf,
    names_table,
    seats_table,
    tables_table,
    with_byes,
)

OF_TWO = [key for key in FORMATS if show_of_format(key).of_many is None]
OF_MANY = [key for key in FORMATS if key not in OF_TWO]
WITH_ALL = DisplayOptions(kinds=("tables",), ratings=True, ages=True)


def just_posted(key: str) -> Event:
    desk = desk_of(key, 9)
    rounds.pair(desk)
    return desk.event


def half_in(key: str) -> Event:
    """A later round of which some tables are in."""
    desk = desk_of(key, 13)
    play(desk, 1)
    if desk.event.current is None or not desk.event.current.missing:
        rounds.pair(desk)
    posted = desk.event.rounds[-1]
    table = posted.table(posted.missing[0])
    assert table is not None
    if len(table.players) == 2 and show_of(desk.event).of_many is None:
        rounds.report(desk, table.number, {"winner": table.players[1]})
    return desk.event


def finished(key: str) -> Event:
    desk = desk_of(key, 9)
    play(desk)
    return desk.event


def forfeited(key: str) -> Event:
    """Nobody came to the first table, or all but one withdrew there."""
    desk = desk_of(key, 9)
    rounds.pair(desk)
    table = desk.event.rounds[0].tables[0]
    first, *others = table.players
    reports: dict[str, dict[str, object]] = {
        "risk-swiss": {
            "places": {first: 1},
            "game_points": {first: 9},
            "energy": {first: 1},
            "withdrawn": others,
        },
        "strikes": {"scores": {first: 9}, "withdrawn": others},
        "dual-ring": {"draw": True},
    }
    rounds.report(desk, 1, reports.get(key, {"forfeit": [first, *others]}))
    return desk.event


MOMENTS = [just_posted, half_in, finished, forfeited]


def whole(event: Event) -> AnyTable:
    """Every column of the round at hand, with its byes."""
    posted = event.rounds[-1]
    many = show_of(event).of_many is not None
    table = seats_table(event, posted) if many else tables_table(event, posted)
    return with_byes(event, posted, table)


def paper(event: Event, key: str) -> str:
    return without_spaces("".join(texts(make([key], event, PrintOptions("now", 1, "0" * 64)))))


@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("key", FORMATS)
def test_the_projector_and_its_web_page_say_what_the_table_says(
    key: str, moment: Callable[[str], Event]
) -> None:
    event = moment(key)
    known, heads = cells_of(whole(event)), {one.id: one.head for one in whole(event).columns}
    pages = projector_pages(event, WITH_ALL)
    if pages[0].kind == "welcome":
        assert not by_table(event, event.rounds[-1]).rows
        return
    columns = pages[0].columns
    assert {one.id for one in columns} >= {"table", "name" if key in OF_MANY else "name1"}
    assert [heads[one.id] for one in columns] == [one.head for one in columns]
    shown = [row for page in pages for row in page.rows]
    for row in shown:
        assert [known[row.key][one.id] for one in columns] == [*row.cells]
    web = on_web_page(folder_pages(event, WITH_ALL, "")["tables.html"])
    assert web.heads == [one.head for one in columns]
    assert web.rows == [[*row.cells] for row in shown]


@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("key", OF_TWO)
def test_the_screen_the_paper_and_the_text_say_what_the_table_says(
    key: str, moment: Callable[[str], Event]
) -> None:
    event = moment(key)
    known, posted = cells_of(whole(event)), event.rounds[-1]
    table = round_table(event, posted)
    painted = on_screen(table)
    assert table.ids == ("table", "name1", "name2", "score")
    for row, cells in zip(table.rows, painted.rows, strict=True):
        assert [known[row.key][id] for id in table.ids] == cells
    sheet, report, said = paper(event, "tables"), paper(event, "report"), event_text(event)
    for one in posted.tables:
        cell = known[one.number]
        on_paper = [cell["table"]]
        for seat, player in enumerate(one.players, start=1):
            on_paper += [cell[f"result{seat}"], cell[f"name{seat}"], about(event, posted, player)]
            on_paper += [cell[f"points{seat}"]] * (posted.kind != "ring")
        # The sheet of a ring lists the games being played.
        listed = one.running if posted.kind == "ring" else not one.void
        assert (joined(on_paper) in sheet) == listed
        assert joined([cell["table"], cell["players"], cell["outcome"]]) in report
        assert f"{cell['table']:>3}  {cell['players']}: {cell['outcome']}\n" in said


@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("key", OF_MANY)
def test_where_many_meet_all_faces_say_what_the_table_says(
    key: str, moment: Callable[[str], Event]
) -> None:
    event = moment(key)
    known, posted = cells_of(whole(event)), event.rounds[-1]
    many = show_of(event).of_many
    assert many is not None
    table = round_table(event, posted)
    for row, cells in zip(table.rows, on_screen(table).rows, strict=True):
        shown = dict(zip(table.ids, cells, strict=True))
        seated = posted.table(int(shown["table"]))
        assert seated is not None
        for at, player in enumerate(seated.players, start=1):
            cell = known[SeatOf(int(row.key), player)]
            result, name = cell["result"], cell["name"]
            assert shown[f"seat{at}"] in (name, f"{result}  {name}", f"{result}.  {name}")
            assert (shown[f"seat{at}"] == name) == (result == "")
    sheet, report, said = paper(event, "tables"), paper(event, "report"), event_text(event)
    outcomes = cells_of(tables_table(event, posted))
    for one in posted.tables:
        for seat, player in enumerate(one.players):
            cell = known[SeatOf(one.number, player)]
            ids = ["seat", "number", "name", "points", "result", *many.boxes[1:]]
            assert joined([cell[id] for id in ids]) in sheet
            assert joined([cell[id] for id in ("place", "number", "name", *many.figures)]) in report
            assert cell["table"] == (str(one.number) if seat == 0 else "")
            assert cell["result"] == seat_result(one, player)
        assert outcomes[one.number]["outcome"] in said


@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("key", FORMATS)
def test_names_say_the_same_on_paper_and_on_the_projector(
    key: str, moment: Callable[[str], Event]
) -> None:
    event = moment(key)
    posted, sheet = event.rounds[-1], paper(event, "names")
    seated = [one for one in posted.tables if not one.void]
    running = [one for one in seated if posted.kind != "ring" or one.running]
    games = names_table(event, posted, tables=running, apart=True)
    for cell in cells_of(games).values():
        ids = [id for id in ("name", "where", "color_letter") if id in cell]
        assert joined([cell[id] for id in ids]) in sheet
    known = cells_of(names_table(event, posted, tables=running))
    shown = {
        row.key: [*row.cells]
        for page in projector_pages(event, DisplayOptions(kinds=("names",)))
        for row in page.rows
    }
    assert shown == {
        who: [cell[id] for id in ("name", "color_letter", "where") if id in cell]
        for who, cell in known.items()
    }
    assert [*shown] == by_name(event, [who for who in known if isinstance(who, int)])


@pytest.mark.parametrize("key", OF_TWO)
def test_a_bye_has_a_row_of_its_own(key: str) -> None:
    event = just_posted(key)
    byes = event.rounds[-1].byes
    known = cells_of(whole(event))
    assert [who for who in known if isinstance(who, ByeOf)] == [ByeOf(bye.player) for bye in byes]
    for bye in byes:
        cell = known[ByeOf(bye.player)]
        assert (cell["name1"], cell["name2"], cell["score"]) == (f"P{bye.player}", "", "Bye")
