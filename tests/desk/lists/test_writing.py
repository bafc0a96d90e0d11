"""Players written as a list: the same players when it is read again."""

from collections.abc import Callable
from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from tourneydesk.core.player_fields import PlayerFields
from tourneydesk.desk.lists.grid import Choices, read_grid
from tourneydesk.desk.lists.player_list import text_of_players
from tourneydesk.desk.lists.preview import preview_list

WORDS = ("Ann", "Zoë", "de", "la", "Cruz", "O’Brien", "Lee,", "Jr.;", "“Bo”", "山田", "Müller|")
NAMES = st.lists(st.sampled_from(WORDS), min_size=1, max_size=4).map(" ".join)


@st.composite
def players(draw: st.DrawFn) -> PlayerFields:
    first, last = draw(NAMES), draw(NAMES)
    split = draw(st.booleans())
    return PlayerFields(
        f"{first} {last}",
        draw(st.none() | st.integers(1, 3000)),
        draw(st.none() | st.integers(5, 99)),
        None,
        draw(st.none() | st.sampled_from(("Rooks, Town", "SK; 1920", "Tab"))),
        draw(st.none() | st.sampled_from(("paid", 'says "hi"', "Age 9?"))),
        family=last if split else None,
        provisional=None,
        rating2=draw(st.none() | st.integers(1, 3000)),
        provisional2=None,
        state=draw(st.none() | st.just("FL")),
        expires=draw(st.none() | st.just("2026-11-30")),
        team=draw(st.none() | st.just("Bears; Owls")),
        household=draw(st.none() | st.just("Lee")),
        grade=draw(st.none() | st.just("5th")),
        email=draw(st.none() | st.just("ann@example.org")),
    )


@given(st.lists(players(), min_size=1, max_size=5), st.sampled_from((str.title, lambda _: "?")))
def test_a_written_list_reads_back_as_the_same_players(
    listed: list[PlayerFields], heading: Callable[[str], str]
) -> None:
    text = text_of_players(listed, heading)
    shown = preview_list(read_grid(text.encode()), Choices(), (), 2026)
    read = [row.fields for row in shown.rows]
    assert [one and one.name for one in read] == [one.name for one in listed]
    for field in (
        *("rating", "provisional", "rating2", "provisional2", "age", "club", "note", "state"),
        *("expires", "team", "household", "grade", "email"),
    ):
        assert [getattr(one, field) for one in read] == [getattr(one, field) for one in listed]


def test_family_names_stay_and_headings_are_as_the_reader_calls_them() -> None:
    ana, yamada = (
        PlayerFields("Ana de la Cruz", 1500, family="de la Cruz"),
        PlayerFields("山田太郎", family="山田"),
    )
    whole = PlayerFields("Bo Diaz")
    german = {"first name": "Vorname", "last name": "Nachname", "rating": "Wertung"}
    text = text_of_players((ana, yamada, whole), german.__getitem__)
    assert text == "Vorname\tNachname\tWertung\nAna\tde la Cruz\t1500\n太郎\t山田\t\n\tBo Diaz\t\n"
    shown = preview_list(read_grid(text.encode()), Choices(), (), 2026)
    assert [row.fields for row in shown.rows] == [ana, yamada, whole]


def test_provisional_ratings_and_birth_dates_stay() -> None:
    ann = PlayerFields("Ann", 1100, 16, provisional=12, rating2=900, provisional2=3)
    ann = replace(ann, birth="2010-12-17")
    bo = PlayerFields("Bo", None, 9)
    text = text_of_players((ann, bo), str.title)
    shown = preview_list(read_grid(text.encode()), Choices(), (), 2026)
    assert [row.fields for row in shown.rows] == [ann, bo]
