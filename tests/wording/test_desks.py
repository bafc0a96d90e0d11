"""What a desk is told when another was first."""

import pytest

from tests.builders.desks import desk_of
from tourneydesk.core.sayings import Fact, Problem
from tourneydesk.present.messages import in_language, say, text
from tourneydesk.store.desks.connection import _CODES

FIRST = {
    "en": "Desk 2 recorded board 9 as 1–0 a moment ago. Your result isn’t recorded.",
    "de": "Desk 2 hat an Brett 9 gerade 1–0 eingetragen. Ihr Ergebnis ist nicht eingetragen.",
    "es": "Desk 2 acaba de anotar 1–0 en el tablero 9. Su resultado no se anotó.",
}


@pytest.mark.parametrize("language", FIRST)
def test_whoever_was_second_is_told_what_the_first_recorded(language: str) -> None:
    facts: dict[str, Fact] = {"desk": "Desk 2", "round": 1, "table": 9, "score": "1–0"}
    problem = Problem("desk_recorded_score_first", (1, 2), facts)
    with in_language(language):
        assert say(problem, desk_of("us-swiss", 4).event) == FIRST[language]


def test_every_trouble_of_a_server_names_it() -> None:
    for code in {*_CODES.values(), "server_lost"} - {"role_may_not", "server_busy"}:
        assert "192.168.1.5:54100" in text(code, name="192.168.1.5:54100")
