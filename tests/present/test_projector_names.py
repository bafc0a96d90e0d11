"""Lists by name that everyone finds themselves in within two minutes, and names in little space."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.builders.events import event_of, posted
from tourneydesk.core.decisions import DetailsChanged
from tourneydesk.core.draw import Draw
from tourneydesk.core.event import Event, Player
from tourneydesk.core.journal.replay import advance
from tourneydesk.core.names import shown_name
from tourneydesk.desk.practice import made_up_players
from tourneydesk.formats import FORMATS
from tourneydesk.present import messages
from tourneydesk.present.projector.geometry import (
    DISTANCES,
    blocks_for,
    cycle_note,
    estimated_width,
    fitted_name,
    fitted_names,
    has_stacked_marks,
    page_ranges,
    seconds_of,
    wrapped,
)
from tourneydesk.present.projector.page import LONGEST_MESSAGE, DisplayOptions, ProjectorPage
from tourneydesk.present.projector.pages import projector_pages
from tourneydesk.present.projector.web_pages import folder_pages


def of(*names: str) -> Event:
    fmt = FORMATS["us-swiss"]
    return posted(fmt, event_of(fmt, [Player(n, name) for n, name in enumerate(names, start=1)]))


def named(count: int) -> Event:
    """Made-up players with Latin letters, family names first."""
    parts = [one.name.split() for one in made_up_players(2 * count, Draw("seed", "names"))]
    latin = [part for part in parts if len(part) == 2 and part[1][0].isascii()]
    return of(*(f"{family}, {given}" for given, family in latin[:count]))


def lists(event: Event, distance: int = 6, message: str = "") -> list[ProjectorPage]:
    return projector_pages(event, DisplayOptions(("names",), distance, message=message))


@pytest.mark.parametrize("distance", [3, 4, 6])
def test_three_hundred_players_see_all_names_within_two_minutes(distance: int) -> None:
    pages = lists(named(300), distance)
    assert sum(page.seconds for page in pages) <= 120
    assert all(page.seconds >= 2 + len(page.rows) / 4 for page in pages)
    assert {page.seconds for page in pages} == {pages[0].seconds}
    note = cycle_note([row.cells[0] for page in pages for row in page.rows], 120)
    assert note == ""


def test_names_that_take_longer_ask_for_a_second_screen() -> None:
    pages = lists(named(300), 8)
    names = [row.cells[0] for page in pages for row in page.rows]
    seconds = sum(page.seconds for page in pages)
    assert seconds > 120
    note = cycle_note(names, seconds)
    first, until, since, last = re.findall(r"\w+", note[note.index("(") : note.index(")")])
    assert first == "A"
    assert note == messages.text(
        "screen-names-long", minutes=5, first=first, until=until, since=since, last=last
    )


def test_a_page_stays_as_long_as_it_takes_to_read_and_longer_if_there_is_time() -> None:
    assert seconds_of(13, 24) == 9
    assert seconds_of(4, 92) == 25
    assert seconds_of(1, 4) == 12
    assert seconds_of(40, 9) == 8


def test_the_title_says_which_names_are_on_the_page() -> None:
    names = [["Adams", "Baker"], ["Carver", "Dahl"], ["Dunn", "Evans"]]
    assert page_ranges(names) == [("A", "B"), ("C", "Da"), ("Du", "E")]
    # A family on both pages is on both labels.
    assert page_ranges([["Adams", "Baker, Al"], ["Baker, Bo", "Cole"]]) == [
        ("A", "Bak"),
        ("Bak", "C"),
    ]
    assert page_ranges([]) == []
    pages = lists(named(300))
    assert pages[0].detail.startswith("A–")
    assert all(page.detail for page in pages)
    assert [page.labels for page in pages] == [pages[0].labels] * len(pages)


def test_given_names_are_shortened_first_and_family_names_never() -> None:
    def fitted(name: str, letters: int) -> str:
        return fitted_name(name, letters, lambda text, _: len(text))

    assert fitted("Echeverrigaray, Maite", 21) == "Echeverrigaray, Maite"
    assert fitted("Echeverrigaray, Maite", 20) == "Echeverrigaray, M."
    assert fitted("Maite Echeverrigaray", 19) == "M. Echeverrigaray"
    assert fitted("Ana Maria de la Cruz", 18) == "A. M. de la Cruz"
    assert fitted("Echeverrigaray, Maite", 5) == "Echeverrigaray"
    assert fitted("Echeverrigaray", 5) == "Echeverrigaray"


def test_names_that_become_equal_keep_more_letters() -> None:
    names = ["Dragomirescu, Bartosz", "Dragomirescu, Beata", "Dragomirescu, Jan"]
    found = fitted_names(names, 18, lambda text, _: len(text))
    assert found == ["Dragomirescu, Ba.", "Dragomirescu, Be.", "Dragomirescu, Jan"]


def test_players_with_the_same_name_keep_their_numbers_when_shortened() -> None:
    (page,) = lists(of("Ana Lopez", "Bo", "Ana Lopez", "Cy"))
    assert [row.cells[0] for row in page.rows] == ["Bo", "Cy", "Lopez, Ana (1)", "Lopez, Ana (3)"]

    def fitted(name: str, letters: int) -> str:
        return fitted_name(name, letters, lambda text, _: len(text))

    assert fitted("Ana Lopez (3)", 12) == "A. Lopez (3)"
    assert fitted("Lopez, Ana (3)", 13) == "Lopez, A. (3)"
    assert fitted("Ana Lopez (3)", 5) == "Lopez (3)"
    assert fitted("Lopez, Ana (3)", 5) == "Lopez (3)"


def test_the_columns_of_a_single_page_are_equally_long() -> None:
    (page,) = lists(of(*(f"Player {at}" for at in range(10, 24))))
    assert (page.blocks, page.down, len(page.rows)) == (2, 7, 14)
    assert not page.tall
    assert [*page.bands] == [at % 7 % 2 == 0 for at in range(14)]


def test_a_page_has_fewer_rows_only_if_a_name_stacks_marks() -> None:
    assert not any(map(has_stacked_marks, ("Ana", "Łukasz Żółć", "محمد", "王小明", "איתן")))
    assert all(map(has_stacked_marks, ("ศรีสุวรรณ", "Nguyễn", "अमित")))
    latin, thai = of(*map(str, range(10, 22))), of(*map(str, range(10, 21)), "ศรีสุวรรณ")
    assert len(lists(latin)) == 1
    assert all(page.tall and page.down <= 9 for page in lists(thai))


@pytest.mark.parametrize("distance", DISTANCES)
@pytest.mark.parametrize("letters", [60, 100, LONGEST_MESSAGE])
def test_a_message_of_many_words_is_whole_at_every_distance(letters: int, distance: int) -> None:
    message = ("Lunch is served in the hall. " * 9)[:letters].strip()
    pages = lists(of("Ann", "Bo"), distance, message)
    small = [" ".join(page.message) for page in pages if page.message]
    large = [page.large_text for page in pages if page.kind == "message"]
    assert [one.partition(" ")[2] for one in small] + large == [message]


@given(st.text(min_size=1, max_size=LONGEST_MESSAGE), st.sampled_from(DISTANCES))
def test_no_message_is_cut(message: str, distance: int) -> None:
    shown = " ".join(message.split())
    pages = lists(of("Ann", "Bo"), distance, message)
    small = ["".join("".join(page.message).split()) for page in pages if page.message]
    large = [page.large_text for page in pages if page.kind == "message"]
    assert small or large or not shown
    assert all(one.endswith(shown.replace(" ", "")) for one in small)
    assert all(one == message.strip() for one in large)


def test_a_word_longer_than_a_line_is_broken() -> None:
    word = "W" * LONGEST_MESSAGE
    lines = wrapped(word, 20, estimated_width)
    assert "".join(lines) == word
    assert all(estimated_width(line, True) <= 20 for line in lines)


def test_pages_of_names_are_in_order_of_family_names_in_every_way_to_show_them() -> None:
    players = ("Zoe Adams", "Lee, Bo", "Oscar de la Hoya", "王小明", "Ann Lee")
    (page,) = lists(of(*players))
    family_first = ["Adams, Zoe", "de la Hoya, Oscar", "Lee, Ann", "Lee, Bo", "王小明"]
    assert [row.cells[0] for row in page.rows] == family_first
    # Given names first is the default, and chosen again it is the same.
    (page,) = lists(advance(of(*players), (DetailsChanged({"name_order": "given_first"}),)))
    assert [row.cells[0] for row in page.rows] == family_first
    event = advance(of(*players), (DetailsChanged({"name_order": "family_capitals"}),))
    (page,) = lists(event)
    assert [row.cells[0] for row in page.rows] == [
        "ADAMS, Zoe",
        "DE LA HOYA, Oscar",
        "LEE, Ann",
        "LEE, Bo",
        "王小明",
    ]


def test_a_family_name_of_two_words_that_was_entered_is_never_shortened() -> None:
    name = shown_name("Gabriel García Márquez", "García Márquez")
    assert fitted_name(name, 18, lambda text, _: len(text)) == "G. García Márquez"
    assert fitted_name(name, 5, lambda text, _: len(text)) == "García Márquez"
    # Without it only the last word is known to be one.
    assert fitted_name("Gabriel García Márquez", 16, lambda text, _: len(text)) == "G. G. Márquez"


def test_web_pages_list_family_names_too() -> None:
    event = of("Zoe Adams", "Lee, Bo", "Oscar de la Hoya", "Ann Lee")
    text = folder_pages(event, DisplayOptions(("names",)), "")["names.html"]
    places = [text.index(name) for name in ("Adams, Zoe", "de la Hoya,", "Lee, Ann", "Lee, Bo")]
    assert places == sorted(places)


def test_names_of_one_word_that_do_not_fit_take_fewer_blocks() -> None:
    def letters(text: str, _bold: bool) -> float:
        return len(text)

    assert blocks_for([f"Player {at:04}" for at in range(9)], {1: 30, 2: 14, 3: 9}, letters) == 2
    assert blocks_for(["Echeverrigaray", "Wolfeschlegelstein"], {1: 30, 2: 12}, letters) == 1
