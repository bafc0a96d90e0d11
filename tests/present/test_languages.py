"""Languages: chosen by the system's, and every list and figure as that language writes it."""

import pytest

from tourneydesk.present.languages import LANGUAGES, language_for


@pytest.mark.parametrize(
    ("system", "spoken"),
    [
        ("de_AT.UTF-8", "de"),
        ("es-MX", "es"),
        ("DE", "de"),
        ("en_GB", "en"),
        ("fr_FR.UTF-8", "en"),
        ("C", "en"),
        ("", "en"),
    ],
)
def test_the_system_s_language_is_spoken_where_the_program_knows_it(
    system: str, spoken: str
) -> None:
    assert language_for(system) == spoken


@pytest.mark.parametrize(
    ("names", "said"),
    [
        (["Ana", "Luis"], "y"),
        (["Ana", "Inés"], "e"),
        (["Ana", "Hilario"], "e"),
        (["Ana", "Íñigo"], "e"),
        (["Ana", "Hierro"], "y"),
        (["Ana", "Iago"], "y"),
    ],
)
def test_spanish_says_e_before_the_sound_of_i(names: list[str], said: str) -> None:
    assert LANGUAGES["es"].last(names[-1]) == said
