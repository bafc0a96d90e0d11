"""Spanish reads as people speak it: "y" and "e", one and many, no word that blames."""

import re
from collections.abc import Iterator
from dataclasses import replace

import pytest

from tests.builders.desks import desk_of
from tests.message_files import texts
from tourneydesk.core.event import Event, Player
from tourneydesk.core.reasons import Problem, Reason
from tourneydesk.present import messages
from tourneydesk.present.messages import say
from tourneydesk.shipped import shipped


@pytest.fixture(autouse=True)
def spanish() -> Iterator[None]:
    messages.use_language("es")
    yield
    messages.use_language("en")


def event_of(key: str, *names: str) -> Event:
    players = tuple(Player(number, name) for number, name in enumerate(names, start=1))
    return replace(desk_of(key).event, players=players)


@pytest.mark.parametrize(
    ("other", "said"),
    [
        ("Luis", "Ana y Luis están en la lista de separación."),
        ("Inés", "Ana e Inés están en la lista de separación."),
        ("Hilario", "Ana e Hilario están en la lista de separación."),
        ("Ian", "Ana y Ian están en la lista de separación."),
    ],
)
def test_two_names_are_joined_by_y_or_e(other: str, said: str) -> None:
    event = event_of("age-swiss", "Ana", other)
    assert say(Reason("are_kept_apart", "", (1, 2)), event) == said


def test_no_name_stands_after_a_y_that_cannot_become_e() -> None:
    assert [
        key for key, text in texts("es").items() if re.search(r"\b[yY] \{ \$player", text)
    ] == []


@pytest.mark.parametrize(
    ("missing", "said"),
    [(1, "Añada 1 jugador."), (2, "Añada 2 jugadores.")],
)
def test_one_and_many_take_their_own_nouns(missing: int, said: str) -> None:
    problem = Problem("cannot_seat", facts={"players": 3 - missing, "missing": missing})
    assert say(problem, event_of("dual-ring")).endswith(said)


def test_nobody_is_blamed() -> None:
    """No word of the trade of programs, as in English."""
    blames = re.compile(r"\b(errores|error|inválid\w+|fall[óo]|fallida)\b", re.IGNORECASE)
    assert [key for key, text in texts("es").items() if blames.search(text)] == []


def test_a_computer_is_a_computadora_and_an_equipo_a_team() -> None:
    machine = re.compile(
        r"\bordenador|\b(est[eo]s?|su|cualquier|en el|sin el|dos) equipos?\b", re.IGNORECASE
    )
    pages = shipped("handbook/es").glob("*.md")
    said = dict(texts("es")) | {page.name: page.read_text(encoding="utf-8") for page in pages}
    found = {key: match[0] for key, text in said.items() if (match := machine.search(text))}
    assert found == {}


def test_quotation_marks_are_spanish() -> None:
    assert [key for key, text in texts("es").items() if re.search("[“”„]", text)] == []
