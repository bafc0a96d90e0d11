"""Tables say the same in every output, whatever is played: on the screen, on paper, on the
projector, on its pages for browsers and as text.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import pytest

from tests.builders.desks import desk_of
from tests.documents.reading import texts
from tests.present.outputs import (
    Painted,
    joined,
    on_projector,
    on_screen,
    on_web_page,
    shared_columns,
    without_spaces,
)
from tourneydesk.core.event import Event
from tourneydesk.core.settings import Choice, Several, Whole
from tourneydesk.desk import rounds
from tourneydesk.desk.practice import play
from tourneydesk.documents.papers import make
from tourneydesk.documents.printing import PrintOptions
from tourneydesk.formats import FORMATS, standings_of
from tourneydesk.gui.pages.standings_charts import places_table
from tourneydesk.present import messages
from tourneydesk.present.event_text import event_text
from tourneydesk.present.figures import figure_keys
from tourneydesk.present.messages import use_language
from tourneydesk.present.messages.languages import known_languages
from tourneydesk.present.papers.standings import columns_to_choose
from tourneydesk.present.places import explain_standings
from tourneydesk.present.projector.page import DisplayOptions
from tourneydesk.present.projector.pages import projector_pages
from tourneydesk.present.projector.web_pages import folder_pages
from tourneydesk.present.shows import show_of
from tourneydesk.present.table import Table
from tourneydesk.present.tables.standings import standings_table

STANDINGS = DisplayOptions(kinds=("standings",))
SETTINGS = [
    (key, {setting.key: value})
    for key, fmt in FORMATS.items()
    for setting in fmt.settings
    for value in (
        setting.values
        if isinstance(setting, Choice)
        else [setting.values, setting.values[::-1], (setting.values[0],)]
        if isinstance(setting, Several)
        else [None if setting.or_none else setting.low]
        if isinstance(setting, Whole)
        else []
    )
]


def played(key: str, settings: Mapping[str, Any], rounds_played: int | None = 2) -> Event:
    """So many rounds (in a ring: games) of nine players; all of them for None."""
    desk = desk_of(key, 9, **settings)
    play(desk, rounds_played)
    return desk.event


def begun(key: str) -> Event:
    """A round posted after another, with one table in."""
    desk = desk_of(key, 9)
    play(desk, 1)
    if desk.event.current is None or not desk.event.current.missing:
        rounds.pair(desk)
    return desk.event


def whole_standings(event: Event) -> Table[int]:
    rows = standings_of(event)
    return standings_table(event, rows, explained=explain_standings(event, rows))


def standings_in_outputs(event: Event) -> Iterator[Painted]:
    """Where a row of figures can be told apart by itself."""
    yield on_screen(places_table(explain_standings(event, standings_of(event))))
    yield on_projector(projector_pages(event, STANDINGS))
    yield on_web_page(folder_pages(event, STANDINGS, "")["standings.html"])


@pytest.mark.parametrize(("key", "settings"), SETTINGS, ids=str)
def test_every_face_shows_the_same_standings_for_every_setting(
    key: str, settings: Mapping[str, object]
) -> None:
    _agree(played(key, settings))


@pytest.mark.parametrize("key", FORMATS)
@pytest.mark.parametrize("moment", [begun, lambda key: played(key, {}, None)])
def test_every_face_shows_the_same_standings_at_every_moment(
    key: str, moment: Callable[[str], Event]
) -> None:
    _agree(moment(key))


@pytest.mark.parametrize("language", [one.key for one in known_languages()])
@pytest.mark.parametrize("ties", ["latest_loss", "opponents"])
def test_no_loss_and_percentages_read_the_same_everywhere(language: str, ties: str) -> None:
    event = played("age-swiss", {"ties": ties})
    use_language(language)
    try:
        _agree(event)
        table = whole_standings(event)
        told = {row.cells[table.ids.index(ties)] for row in table.rows} - {""}
        assert told
        if ties == "opponents":
            assert all(text.endswith("%") for text in told)
        else:
            assert messages.text("figure-never") in told
            assert "0" not in told
    finally:
        use_language("en")


def _agree(event: Event) -> None:
    table = whole_standings(event)
    shown: set[str] = set()
    cells = {row.cells[table.ids.index("name")]: row.cells for row in table.rows}
    for painted in standings_in_outputs(event):
        columns = [*shared_columns(table, painted.heads)]
        shown |= {table.ids[there] for _, there in columns}
        name = painted.heads.index(messages.text("head-name"))
        rows = [row for row in painted.rows if row[name] in cells]
        assert len(rows) == len(table.rows), painted.output
        for row in rows:
            whole = cells[row[name]]
            assert [row[here] for here, _ in columns] == [whole[at] for _, at in columns]
    figures = ("points", *figure_keys(standings_of(event)), "out")
    keys = figure_keys(standings_of(event))
    many = show_of(event).of_many is not None
    on_paper = ("place", "name", *(("points", *keys) if many else (*keys, "points")), "out")
    heads = ("place", "", *on_paper[2:])
    _agree_in_lines(table, on_paper, heads, _paper(event))
    _agree_in_lines(table, ("place", "name", *figures), figures, event_text(event))
    assert shown >= {"place", "name", "points", *figures[1:3]} & {*table.ids}


def _agree_in_lines(table: Table[int], ids: Sequence[str], heads: Sequence[str], text: str) -> None:
    """Whether these cells of each row follow one another in a text, and so do these heads."""
    read = without_spaces(text)
    head = {column.id: column.head for column in table.columns}
    head[""] = messages.text("head-player")
    assert joined([head[id] for id in heads if id in head]) in read
    for row in table.rows:
        cell = dict(zip(table.ids, row.cells, strict=True))
        assert joined([cell[id] for id in ids if id in cell]) in read, row


def _paper(event: Event) -> str:
    columns = {"tiebreaks", "out"} & set(columns_to_choose(event))
    how = PrintOptions("now", 1, "0" * 64, chosen=(("columns", tuple(columns)),))
    return "".join(texts(make(["standings"], event, how)))
