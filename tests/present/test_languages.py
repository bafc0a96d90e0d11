"""Languages: chosen by the system's, and every list and figure as that language writes it."""

import pytest
from babel import Locale

from tourneydesk.present.messages import use_language
from tourneydesk.present.messages.languages import Language, language, language_for, language_keys
from tourneydesk.present.messages.wording import wording


@pytest.mark.parametrize(
    ("system", "spoken"),
    [
        ("de_AT.UTF-8", "de"),
        ("es-MX", "es"),
        ("DE", "de"),
        ("en_GB", "en"),
        ("tlh_XX.UTF-8", "en"),
        ("C", "en"),
        ("", "en"),
    ],
)
def test_the_system_s_language_is_spoken_where_the_program_knows_it(
    system: str, spoken: str
) -> None:
    assert language_for(system) == spoken


@pytest.mark.parametrize(
    ("last", "said"),
    [
        ("Luis", "Ana y Luis"),
        ("Inés", "Ana e Inés"),
        ("Hilario", "Ana e Hilario"),
        ("Íñigo", "Ana e Íñigo"),
        ("Hierro", "Ana y Hierro"),
        ("Iago", "Ana y Iago"),
    ],
)
def test_spanish_says_e_before_the_sound_of_i(last: str, said: str) -> None:
    assert wording("es").listed(["Ana", last]) == said


@pytest.mark.parametrize(
    ("key", "name", "decimal", "thousands", "from_right"),
    [
        ("en", "English", ".", ",", False),
        ("de", "Deutsch", ",", ".", False),
        ("es", "Español", ",", ".", False),
    ],
)
def test_what_a_language_is_comes_from_cldr(
    key: str, name: str, decimal: str, thousands: str, from_right: bool
) -> None:
    found = language(key)
    assert (found.key, found.name, found.decimal) == (key, name, decimal)
    assert (found.thousands, found.from_right) == (thousands, from_right)


def test_a_language_that_is_not_there_cannot_be_spoken() -> None:
    with pytest.raises(KeyError):
        use_language("tlh")


@pytest.mark.parametrize("key", [*language_keys(), "ar", "he", "fr"])
def test_a_language_is_written_in_the_direction_that_cldr_says(key: str) -> None:
    order = Locale.parse(key).character_order
    assert Language(key).from_right is (order == "right-to-left")
