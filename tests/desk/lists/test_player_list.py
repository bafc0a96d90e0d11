"""Lists as people send them."""

import pytest

from tests.desk.lists.reading import names, read, refusal, said
from tourneydesk.desk.lists.player_list import ListedPlayer, read_list_bytes


def test_every_field_is_read_whatever_the_order_of_the_columns() -> None:
    found = read(
        "Club,Rating,NAME,Member ID,Age,Comment\n"
        "SK Köln,1500,Ann Lee,A-17,12,left-handed\n"
        ",unrated,Bob Ray,,,\n"
    )
    assert found.players == (
        ListedPlayer("Ann Lee", 1500, 12, "A-17", "SK Köln", "left-handed", row=2),
        ListedPlayer("Bob Ray", row=3),
    )
    assert found.problems == ()
    assert (found.encoding, found.separator) == ("UTF-8", ",")
    assert found.columns["Comment"] == "note"


@pytest.mark.parametrize("separator", [",", ";", "\t", "|"])
@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_any_separator_and_any_line_end_give_the_same_players(separator: str, end: str) -> None:
    rows = [["Name", "Rating", "Club"], ["Ann Lee", "1500", ""], [""], ["Bob", "1400", "SK"]]
    text = end.join(separator.join(row) for row in rows) + end
    assert [(player.row, player.name) for player in read(text).players] == [
        (2, "Ann Lee"),
        (4, "Bob"),
    ]
    assert read(text).separator == separator
    assert said(text) == []


@pytest.mark.parametrize(
    "text",
    [
        "First Name,Last Name\nAnn,Lee\nBob,\n",
        "Surname;Given name\nLee;Ann\n;Bob\n".replace("Surname", "Last"),
        "Nachname;Vorname\nLee;Ann\nBob;\n",
        "Name;Vorname\nLee;Ann\nBob;\n",
        "Nombre;Apellidos\nAnn;Lee\nBob;\n",
        "Nom,Prénom\nLee,Ann\nBob,\n",
        "Player's Name\nAnn Lee\nBob\n",
        "JUGADOR\nAnn Lee\nBob\n",
        "\ufeffname\nAnn Lee\nBob\n",
        "名前,レーティング\nAnn Lee,\nBob,1500\n",
        "Name (first last)\tE-mail\nAnn Lee\tx\nBob\t\n",
        "sep=;\nSpieler;DWZ\nAnn Lee;\nBob;1500\n",
    ],
)
def test_a_name_is_found_under_its_usual_headings(text: str) -> None:
    assert names(text) == ["Ann Lee", "Bob"]


@pytest.mark.parametrize(
    ("heading", "cell", "age"),
    [
        *[("Age", "15", 15), ("Alter", "15", 15), ("Edad", "15", 15)],
        *[("Birth Year", "2011", 15), ("born", "2011", 15), ("Jahrgang", "2011", 15)],
        *[("Date of birth", "2011-05-30", 15), ("Geburtsdatum", "30.05.2011", 15)],
    ],
)
def test_an_age_comes_from_an_age_or_a_birth_date(heading: str, cell: str, age: int | None) -> None:
    assert read(f"name,{heading}\nAnn,{cell}\n").players[0].age == age


def test_the_birth_date_wins_over_the_age_beside_it() -> None:
    text = "name,age,born\nAnn,9,2011-05-30\nBob,14,2011\nCem,12,\nDee,,2011\nEli,x,2011\n"
    found = read(text).players
    assert [one.age for one in found] == [15, 15, 12, 15, 15]
    assert [one.birth for one in found] == ["2011-05-30", "2011", None, "2011", "2011"]
    assert said(text) == [
        (2, "age_unlike_birth", {"name": "Ann", "value": "9", "age": 15}),
        (6, "age_unlike_birth", {"name": "Eli", "value": "x", "age": 15}),
    ]


def test_a_wrong_birth_date_is_refused_whatever_the_age() -> None:
    assert said("name,age,born\nAnn,9,May\n") == [(2, "birth_unclear", {"value": "May"})]


@pytest.mark.parametrize("text", ["Name;Elo\nAnn;1500,0\n", 'Name,Elo\nAnn,"1500,0"\n'])
def test_a_rating_may_have_a_decimal_comma(text: str) -> None:
    assert read(text).players[0].rating == 1500


@pytest.mark.parametrize("text", ["name\nLee, Ann\nBob\n", 'name\n"Lee, Ann"\nBob\n'])
def test_surname_first_stays_as_written(text: str) -> None:
    assert names(text) == ["Lee, Ann", "Bob"]


def test_surname_first_without_headings_is_one_name_and_told() -> None:
    assert names("Lee, Ann\nRay, Bob\n") == ["Lee, Ann", "Ray, Bob"]
    assert said("Lee, Ann\nRay, Bob\n")[0] == (0, "list_comma_in_names", {})


def test_a_list_of_bare_names_is_read_and_told() -> None:
    text = "Ann Lee\nBob Ray\nCy Fox\n"
    assert names(text) == ["Ann Lee", "Bob Ray", "Cy Fox"]
    assert read(text).separator == ""
    assert said(text) == [(1, "list_without_headings", {"name": 1})]


def test_a_row_with_too_many_cells_hides_no_ratings_of_the_others() -> None:
    text = "Ann Lee, 1500\nBob Ray, unrated\nFox, Cy, 1200\nDi Day, 1310\n"
    assert [(one.name, one.rating) for one in read(text).players] == [
        ("Ann Lee", 1500),
        ("Bob Ray", None),
        ("Di Day", 1310),
    ]
    assert [(row, code) for row, code, _ in said(text, serious=True)] == [(3, "too_many_cells")]


def test_names_and_ratings_without_headings_are_told_apart_by_what_they_are() -> None:
    text = "1;Ann Lee;1500;x\n2;Bob Ray;-;\n"
    assert [(one.name, one.rating) for one in read(text).players] == [
        ("Ann Lee", 1500),
        ("Bob Ray", None),
    ]
    warnings = said(text, serious=False)
    assert warnings == [
        (1, "list_without_headings_rated", {"name": 2, "rating": 3}),
        (1, "columns_not_read", {"headings": ("column 1", "column 4")}),
    ]


@pytest.mark.parametrize(
    ("text", "figures", "places"),
    [
        ("Ann Lee, 9\nBob Ray, 41\nCy Fox,\n", (None, 9), {"name": 1, "age": 2}),
        ("Ann Lee;1500;9\nBob Ray;1480;41\n", (1500, 9), {"name": 1, "rating": 2, "age": 3}),
        ("1;Ann Lee\n2;Bob Ray\n", (None, None), {"name": 2}),
        ("Ann Lee;1500\nBob Ray;1480\n", (1500, None), {"name": 1, "rating": 2}),
    ],
)
def test_small_numbers_without_a_heading_are_ages_where_ages_are_needed(
    text: str, figures: tuple[int | None, int | None], places: dict[str, int]
) -> None:
    listed = read_list_bytes(text.encode(), 2026, ages=True)
    assert (listed.players[0].rating, listed.players[0].age) == figures
    assert listed.problems[0].problem.facts == places
    assert all(one.age is None for one in read_list_bytes(text.encode(), 2026).players)


def test_titles_above_the_headings_are_left_out_and_told() -> None:
    text = "Spring Open 2026\n\nName;Elo\nAnn;1500\n"
    assert names(text) == ["Ann"]
    assert said(text) == [(1, "titles_left_out", {"last": 1})]


def test_columns_that_are_not_read_are_told() -> None:
    assert said("Name,Phone,Paid\nAnn,555,yes\n") == [
        (1, "columns_not_read", {"headings": ("“Phone”", "“Paid”")})
    ]


def test_repeated_headings_inside_the_list_are_left_out_and_told() -> None:
    text = "Name,Rating\nAnn,1500\nNAME,rating\nBob,1400\n"
    assert names(text) == ["Ann", "Bob"]
    assert said(text) == [(3, "headings_again", {})]


def test_short_rows_and_blank_rows_are_fine() -> None:
    text = "Name,Rating,Club\n\nAnn\n , ,\nBob,1400\n\n\n"
    assert [(one.row, one.name) for one in read(text).players] == [(3, "Ann"), (5, "Bob")]
    assert said(text) == []


def test_a_million_blank_rows_at_the_end_are_nothing() -> None:
    assert names("Name,Rating,Club\nAnn,1500,\n" + ",,\n" * 1_000_000) == ["Ann"]


def test_formulas_stay_text() -> None:
    text = 'Name,Note\n=1+1 Ann,"=HYPERLINK(""http://x"")"\n'
    assert read(text).players[0].note == '=HYPERLINK("http://x")'


def test_markup_and_sql_stay_text() -> None:
    odd = ["<b>Ann</b>", "<img src=x>", "Tom & Jerry &&", "</para>", "x'; DROP TABLE y;--"]
    assert names("name\tclub\n" + "\n".join(f"{one}\t" for one in odd)) == odd


def test_a_note_may_have_two_lines_and_becomes_one() -> None:
    text = 'Name,Note,Club\nAnn,"left\nhanded",SK\nBob,,\n'
    assert read(text).players[0].note == "left handed"
    assert said(text) == [(2, "row_over_lines", {"name": "Ann", "last": 3})]
    assert read(text).players[1].row == 4


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("José Soto", "JOSÉ SOTO"),
        ("José Soto", "José  Soto"),
        ("José Soto", "José \u0405о\u0442о"),
        ("Peter", "Ρеtеr"),
        ("O'Brien", "O’Brien"),
    ],
)
def test_names_that_look_alike_are_taken_and_told(first: str, second: str) -> None:
    text = f"name;rating\n{first};\n{second};\n"
    assert len(read(text).players) == 2
    assert said(text, serious=False) == [
        (3, "names_look_alike", {"name": second, "first": 2, "other": first})
    ]


def test_twin_names_are_taken_and_told() -> None:
    text = "name;rating\nAnn Lee;\nAnn Lee;\n"
    assert len(read(text).players) == 2
    assert said(text, serious=False) == [
        (3, "name_twice", {"name": "Ann Lee", "first": 2, "other": "Ann Lee"})
    ]


def test_composed_and_decomposed_accents_are_one_name() -> None:
    text = "name\nJosé\nJose\u0301\n"
    assert names(text) == ["José", "José"]
    assert said(text) == [(3, "name_twice", {"name": "José", "first": 2, "other": "José"})]


def test_hidden_characters_are_taken_out_and_told() -> None:
    text = "name;club\nAnn;\nAn\u200bn;\n\u202eBob;\n"
    assert names(text) == ["Ann", "Ann", "Bob"]
    assert said(text) == [
        (3, "hidden_removed", {"name": "Ann"}),
        (3, "name_twice", {"name": "Ann", "first": 2, "other": "Ann"}),
        (4, "hidden_removed", {"name": "Bob"}),
    ]


def test_people_may_be_called_null_and_none_and_bye_is_told() -> None:
    text = "name\nNULL\nNone\nnan\nBYE\n"
    assert names(text) == ["NULL", "None", "nan", "BYE"]
    assert said(text) == [(5, "name_is_bye", {"name": "BYE"})]


def test_a_rating_without_its_comma_is_noticed() -> None:
    text = "\n".join(
        ("Ann Archer, 1520", "Ben Brook 1385", "Cy Cole 2nd", "Di 1200, 1400", "Ed 12")
    )
    assert [one for one in said(text) if one[1] == "rating_in_name"] == [
        (2, "rating_in_name", {"name": "Ben Brook 1385"})
    ]


def test_text_saved_the_wrong_way_is_told_once_with_what_it_should_be() -> None:
    text = "name\nAnn\nJosÃ©\nZoÃ«\n"
    assert names(text) == ["Ann", "JosÃ©", "ZoÃ«"]
    assert said(text) == [(3, "saved_twice", {"found": "JosÃ©", "meant": "José", "rows": 2})]


def test_a_lost_character_is_told() -> None:
    assert said("name,club\nJosé,Åsa\nZo".encode() + b"\xc3,\n") == [
        (3, "character_lost", {"name": "Zo�"})
    ]


def test_an_old_encoding_is_told_for_the_list_as_a_whole() -> None:
    found = read("name\nJosé\n".encode("cp1252"))
    assert (found.players[0].name, found.encoding) == ("José", "Windows-1252")
    assert said("name\nJosé\n".encode("cp1252")) == [
        (0, "list_encoding", {"encoding": "Windows-1252"})
    ]


def test_bad_rows_are_left_out_each_named_and_the_rest_is_read() -> None:
    text = (
        "name,rating,born,id\n"
        "Ann,1500,2011,7\n"
        ",1400,,\n"
        "Bob,1_400,2030,\n"
        "Cy,5000,1800,\n"
        "Di,1300,,,x\n"
        "Ed,1200,,7\n"
        "Flo,-,soon,\n"
        "Gus,١٢٠٠,,\n"
        "Hal\0,,,\n"
        f"{'I' * 201},,,\n"
        "Jo,1100,,8\n"
    )
    assert names(text) == ["Ann", "Jo"]
    assert said(text) == [
        (3, "name_missing", {}),
        (4, "birth_in_future", {"value": "2030"}),
        (4, "not_whole", {"field": "rating", "value": "1_400", "most": 4000}),
        (5, "birth_too_long_ago", {"value": "1800", "most": 130}),
        (5, "rating_out_of_range", {"field": "rating", "value": "5000", "most": 4000}),
        (6, "too_many_cells", {"cells": 5, "columns": 4, "value": "x"}),
        (7, "member_id_twice", {"value": "7", "first": 2}),
        (8, "birth_unclear", {"value": "soon"}),
        (9, "not_whole", {"field": "rating", "value": "١٢٠٠", "most": 4000}),
        (10, "control_character", {"field": "name", "value": "Hal·"}),
        (11, "too_long", {"field": "name", "length": 201, "most": 200}),
    ]
    assert said(text, serious=False) == []


def test_the_same_id_in_a_row_left_out_takes_nothing_from_the_next() -> None:
    assert names("name,id,rating\nAnn,7,much\nBob,7,\n") == ["Bob"]


def test_member_ids_that_differ_in_capitals_are_the_same() -> None:
    assert names("name,id\nAnn,a-7\nBob,A-7\n") == ["Ann"]


def test_an_open_quotation_mark_names_the_row_where_it_opens() -> None:
    text = 'name,rating\nAnn,1500\n"Bob,1400\nCy,1300\n'
    assert names(text) == ["Ann"]
    assert said(text) == [(3, "quote_not_closed", {"first": 3, "last": 4, "most": 131072})]


def test_quotation_marks_that_do_not_go_together_swallow_no_row_in_silence() -> None:
    text = 'name,rating\n"Ann,1500\nBob,1400\n"Cy,1300\nDi,1200\n'
    assert names(text) == ["Di"]
    assert said(text) == [(2, "quote_inside", {"first": 2, "last": 4, "most": 131072})]


def test_rows_held_together_by_a_quotation_mark_are_told_and_not_made_one_player() -> None:
    text = 'name,club,note\nAnn,SK,"x\nBob,SK,y\nCy,SK,z"\nDi,SK,\n'
    assert names(text) == ["Di"]
    assert said(text) == [(2, "rows_in_a_cell", {"first": 2, "last": 4})]


def test_a_nickname_in_quotation_marks_is_part_of_the_name() -> None:
    assert names('name,rating\nAnn "Ace" Lee,1500\n') == ['Ann "Ace" Lee']
    assert names('name,rating\n"Ann ""Ace"" Lee",1500\n') == ['Ann "Ace" Lee']


def test_a_line_break_inside_a_name_is_told() -> None:
    assert said('name,rating\n"Ann\nLee",1500\nBob,1\n') == [
        (2, "control_character", {"field": "name", "value": "Ann·Lee"})
    ]


def test_a_cell_too_long_for_any_list_leaves_out_its_row() -> None:
    text = "name,note\nAnn," + "x" * 131_073 + "\nBob,\n"
    assert names(text) == ["Bob"]
    assert said(text) == [(2, "cell_too_long", {"first": 2, "last": 2, "most": 131072})]


@pytest.mark.parametrize(
    ("text", "code", "facts"),
    [
        ("", "list_empty", {}),
        ("\ufeff\r\n \n", "list_empty", {}),
        (",,,\n;;\n", "list_empty", {}),
        ("sep=;\n", "list_empty", {}),
        ("name,rating\n\n", "list_header_only", {}),
        (
            "rating,club\n1500,SK\n",
            "list_no_name_column",
            {"headings": ("“rating”", "“club”")},
        ),
        (
            "Imię;Punkty\nAnn;1500\nBob;1400\n",
            "list_no_name_column",
            {"headings": ("“Imię”", "“Punkty”")},
        ),
        ("1,2\n3,4\n", "list_no_name_column", {"headings": ("“1”", "“2”")}),
        (
            "Name,Elo,DWZ\nAnn,1,2\n",
            "list_columns_twice",
            {"field": "rating", "headings": ("“Elo”", "“DWZ”")},
        ),
        (
            "Name,First,Last\nAnn,Ann,Lee\n",
            "list_columns_twice",
            {"field": "name", "headings": ("“Name”", "“First”", "“Last”")},
        ),
    ],
)
def test_a_file_without_players_is_refused(text: str, code: str, facts: dict[str, object]) -> None:
    assert refusal(text) == (code, facts)
