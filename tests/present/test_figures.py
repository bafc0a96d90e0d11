"""The figures of the standings are the same words on every face, whatever is played."""

from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from tests.builders.desks import desk_of
from tests.present.test_projector_folder import Reader
from tourneydesk.core.event import Event
from tourneydesk.core.settings import Choice, Several, Whole
from tourneydesk.desk.practice.simulation import play
from tourneydesk.formats import FORMATS, format_of
from tourneydesk.gui.pages.standings.places import place_columns, place_lines
from tourneydesk.present import messages
from tourneydesk.present.event_text import event_text
from tourneydesk.present.figures import figure_cells, figure_heads, figure_keys
from tourneydesk.present.messages import speak
from tourneydesk.present.messages.languages import known_languages
from tourneydesk.present.papers.standings import standings_block
from tourneydesk.present.places import explained
from tourneydesk.present.projector.pages import Asked
from tourneydesk.present.projector.rows import MOST_TIEBREAKS, by_place, gone
from tourneydesk.present.projector.web_pages import folder_pages

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


def played(key: str, settings: Mapping[str, Any]) -> Event:
    """Two rounds (in a ring: two games) of nine players."""
    desk = desk_of(key, 9, **settings)
    play(desk, 2)
    return desk.event


def faces(event: Event) -> Iterator[tuple[str, list[str], dict[int, list[str]]]]:
    """Each face: its name, the headings of its figures, and each player's figures there."""
    rows = format_of(event).standings(event, None)
    width = 1 + len(figure_keys(rows))
    shown = explained(event, rows)
    heads = [column.head for column in place_columns(shown)][2 : 2 + width]
    lines = {line.key: line.cells for line in place_lines(shown, format_of(event).leavings(event))}
    yield "window", heads, {key: [*cells[2 : 2 + width]] for key, cells in lines.items() if key}
    block = standings_block(event, "", rows)
    paper = {
        int(cells[1].text): [cell.text for cell in cells[3 : 3 + width]]
        for group in block.groups
        for cells in group
    }
    yield "paper", [column.head for column in block.columns][3 : 3 + width], paper
    few = 1 + min(width - 1, MOST_TIEBREAKS)
    columns, pages = by_place(event)
    yield (
        "projector",
        [column.head for column in columns][2 : 2 + few],
        {page.key: [*page.cells[2 : 2 + few]] for page in pages},
    )


@pytest.mark.parametrize(("key", "settings"), SETTINGS, ids=str)
def test_every_face_shows_the_same_figures_for_every_setting(
    key: str, settings: Mapping[str, object]
) -> None:
    event = played(key, settings)
    rows = format_of(event).standings(event, None)
    keys = figure_keys(rows)
    heads = [*figure_heads(event, keys)]
    figures = {row.player: [*figure_cells(row, keys)] for row in rows}
    for face, shown_heads, shown in faces(event):
        few = len(shown_heads)
        assert shown_heads == heads[:few], face
        assert shown == {player: cells[:few] for player, cells in figures.items()}, face
    text = event_text(event).split(messages.text("head-standings"))[1].splitlines()
    pages = folder_pages(event, Asked(), "")["standings.html"]
    texts = [one for one in Reader(pages).texts if one]
    for row in rows:
        name, cells = event.player(row.player).name, figures[row.player]
        line = next(one for one in text if one[6:].split()[:1] == [name])
        assert " ".join(line[6:].split()).startswith(" ".join([name, *filter(None, cells)]))
        at = texts.index(name)
        told = [one for one in cells[: 1 + MOST_TIEBREAKS] if one]
        assert texts[at + 1 : at + 1 + len(told)] == told
    for page in gone(event)[1]:
        assert page.cells[2] == figures[page.key][0]


@pytest.mark.parametrize("language", [one.key for one in known_languages()])
@pytest.mark.parametrize("ties", ["latest_loss", "opponents"])
def test_no_loss_and_percentages_read_the_same_everywhere(language: str, ties: str) -> None:
    event = played("age-swiss", {"ties": ties})
    speak(language)
    try:
        window, paper, projector = (shown for _, _, shown in faces(event))
        assert window == paper == projector
        told = {cells[1] for cells in window.values() if cells[1]}
        assert told
        if ties == "opponents":
            assert all(text.endswith("%") for text in told)
        else:
            assert messages.text("figure-never") in told
            assert "0" not in told
    finally:
        speak("en")
