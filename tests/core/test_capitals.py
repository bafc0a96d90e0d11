"""Names in capitals with small letters, as far as capitals tell."""

from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tourneydesk.core.name_search import Part, small_letters


@pytest.mark.parametrize(
    ("capitals", "part", "name"),
    [
        ("SMITH", "family", "Smith"),
        ("MCDONALD", "family", "McDonald"),
        ("LEE-O'BRIEN", "family", "Lee-O'Brien"),
        ("MCKAY-O’NEIL", "family", "McKay-O’Neil"),
        ("D'ANGELO", "family", "D'Angelo"),
        ("MACHADO", "family", "Machado"),
        ("MACDONALD", "family", "MACDONALD"),
        ("MACKENZIE", "family", "MACKENZIE"),
        ("MACKENZIE", "given", "Mackenzie"),
        ("VAN DER BERG", "family", "van der Berg"),
        ("VAN DYKE", "family", "Van Dyke"),
        ("VON TRAPP", "family", "von Trapp"),
        ("DE LA CRUZ", "family", "de la Cruz"),
        ("DE SOUZA", "family", "De Souza"),
        ("DOS SANTOS", "family", "dos Santos"),
        ("DEN", "given", "Den"),
        ("SMITH III", "family", "Smith III"),
        ("SMITH JR", "family", "Smith Jr"),
        ("JOHN IV", "given", "John IV"),
        ("TJ", "given", "TJ"),
        ("ED", "given", "Ed"),
        ("JOHN E MCDONALD", "whole", "John E McDonald"),
        ("LUDWIG VON MISES", "whole", "Ludwig von Mises"),
        ("DEN HALL", "whole", "Den Hall"),
        ("ÉVA SZŐCS", "whole", "Éva Szőcs"),
        ("E\u0301VA", "given", "Éva"),
        ("McDonald", "family", "McDonald"),
        ("X", "given", "X"),
        ("李", "family", "李"),
    ],
)
def test_a_name_in_capitals_gets_the_small_letters_that_can_be_known(
    capitals: str, part: Part, name: str
) -> None:
    assert small_letters(capitals, part) == name


@given(
    st.text(st.characters(categories=["Lu", "Zs", "Pd"]), max_size=20),
    st.sampled_from(get_args(Part)),
)
def test_only_the_case_of_letters_changes(name: str, part: Part) -> None:
    assert len(small_letters(name, part).split(" ")) == len(name.split(" "))


@given(st.text(max_size=20))
def test_a_name_with_a_small_letter_stays(name: str) -> None:
    assert small_letters(f"{name}a") == f"{name}a"
