"""Given and family names in lists: in two columns, before a comma, or in one field."""

import pytest

from tourneydesk.core.event import Player
from tourneydesk.core.names import family_name, given_name
from tourneydesk.desk.lists.player_list import ListedPlayer, read_list_bytes


def listed(text: str) -> tuple[ListedPlayer, ...]:
    return read_list_bytes(text.encode(), 2026).players


def parts(text: str) -> list[tuple[str, str]]:
    players = [Player(1, one.name, family=one.family) for one in listed(text)]
    return [(given_name(one), family_name(one)) for one in players]


@pytest.mark.parametrize(
    ("headings", "rows"),
    [
        ("Last Name,First Name", ["García Márquez,Gabriel", "van Aal,Bo"]),
        ("Vorname;Nachname", ["Gabriel;García Márquez", "Bo;van Aal"]),
        ("Nombre;Apellidos", ["Gabriel;García Márquez", "Bo;van Aal"]),
        ("Name", ['"García Márquez, Gabriel"', '"van Aal, Bo"']),
    ],
)
def test_both_parts_of_a_name_are_kept(headings: str, rows: list[str]) -> None:
    text = "\n".join((headings, *rows))
    assert parts(text) == [("Gabriel", "García Márquez"), ("Bo", "van Aal")]


def test_a_whole_name_in_one_column_is_split_by_its_words() -> None:
    assert parts("name\nBo van Aal\nNagy János\n王小明\n") == [
        ("Bo", "van Aal"),
        ("János", "Nagy"),
        ("", "王小明"),
    ]


def test_a_name_in_one_of_two_columns_is_taken_as_a_whole() -> None:
    text = "first name;last name\nKelly Park;\n;Pelé\nLudwig van Beethoven;\n"
    assert parts(text) == [("Kelly", "Park"), ("", "Pelé"), ("Ludwig", "van Beethoven")]
    assert [one.family for one in listed(text)] == [None, None, None]


def test_two_columns_are_joined_as_the_script_writes_names() -> None:
    (player,) = listed("姓,名\n山田,太郎\n")
    assert (player.name, player.family) == ("山田太郎", "山田")
    (player,) = listed("name,first name\nصلاح,محمد\n")
    assert (player.name, player.family) == ("محمد صلاح", "صلاح")
