"""What a desk is told when another was first."""

import pytest

from tests.builders.desks import desk_of
from tests.message_files import messages
from tourneydesk import __version__
from tourneydesk.core.reasons import Fact, Problem
from tourneydesk.desk.sharing.serving import concerns
from tourneydesk.present.messages import in_language, say, text
from tourneydesk.store.sharing.connection import _CODES
from tourneydesk.store.sharing.no_driver import ConnectedDesk

LOST = ("server_lost", "server_lost_kept", "server_lost_read_only")

FIRST = {
    "en": "Desk 2 already recorded board 9 as 1–0. Your result isn’t recorded.",
    "de": "Desk 2 hat an Brett 9 schon 1–0 eingetragen. Ihr Ergebnis ist nicht eingetragen.",
    "es": "Desk 2 ya anotó 1–0 en el tablero 9. Su resultado no se anotó.",
}


@pytest.mark.parametrize("language", FIRST)
def test_whoever_was_second_is_told_what_the_first_recorded(language: str) -> None:
    facts: dict[str, Fact] = {"desk": "Desk 2", "round": 1, "table": 9, "score": "1–0"}
    problem = Problem("desk_recorded_score_first", (1, 2), facts)
    with in_language(language):
        assert say(problem, desk_of("us-swiss", 4).event) == FIRST[language]


CONFLICTS = {
    "desk_recorded_first": "Desk 2 already recorded a result for board 9. Yours isn’t recorded.",
    "desk_cleared_first": "Desk 2 cleared the result of board 9. Yours isn’t recorded.",
    "desk_undid_round": "Desk 2 undid the pairing of round 1."
    " Your result for board 9 isn’t recorded.",
    "desk_changed_table": "Desk 2 changed the pairing of board 9. Your result isn’t recorded.",
    "desk_stopped_table": "Desk 2 corrected a result, so game 9 was stopped."
    " Your result isn’t recorded.",
    "desk_withdrew_first": "Desk 2 withdrew P3. The check-in isn’t recorded.",
    "desk_removed_first": "Desk 2 removed the entry. The check-in isn’t recorded.",
}


@pytest.mark.parametrize("code", CONFLICTS)
def test_whatever_the_other_desk_did_is_said_with_its_name(code: str) -> None:
    problem = Problem(code, (3,), {"desk": "Desk 2", "round": 1, "table": 9})
    event = desk_of("us-swiss", 4).event
    with in_language("en"):
        assert say(problem, event) == CONFLICTS[code]
    for language in ("de", "es"):
        with in_language(language):
            assert say(problem, event).startswith("Desk 2 ")


def test_whatever_another_desk_can_do_is_told_as_done() -> None:
    steps = {one for one in messages("en") if one.startswith("step-")}
    steps -= {"step-unknown", "step-too-long"}
    assert {f"did-{one}" for one in steps} <= set(messages("en"))


def test_every_trouble_of_a_server_names_it() -> None:
    for code in {*_CODES.values(), *LOST} - {"role_may_not", "server_busy"}:
        assert "192.168.1.5:54100" in text(code, name="192.168.1.5:54100")


CLOCK = {
    "en": "The clock of Desk 2 is 3 hours behind the head desk’s."
    " Set it, so that the times in the history are right.",
    "de": "Die Uhr von Desk 2 geht gegenüber der Turnierleitung 3 Stunden nach."
    " Uhr stellen, damit die Zeiten im Verlauf stimmen.",
    "es": "El reloj de Desk 2 va 3 horas por detrás del reloj del puesto principal."
    " Ajústelo para que las horas del historial sean correctas.",
}


@pytest.mark.parametrize("language", CLOCK)
def test_a_clock_that_differs_is_said_in_a_unit_that_people_use(language: str) -> None:
    desk = ConnectedDesk("Desk 2", "viewer", "", "2026-11-23T12:00:00+00:00", __version__, -10800)
    with in_language(language):
        (advice,) = concerns((desk,))
        assert say(advice) == CLOCK[language]


def test_two_head_desks_are_named() -> None:
    heads = [
        ConnectedDesk(name, "head", "", "2026-11-23T12:00:00+00:00", __version__, 0)
        for name in ("Hall A", "Hall B")
    ]
    with in_language("en"):
        assert [say(advice) for advice in concerns(heads)] == [
            "Several head desks are connected: Hall A and Hall B. Agree which one pairs the rounds."
        ]


@pytest.mark.parametrize(
    ("language", "key"), [("en", "Ctrl+C"), ("de", "Strg+C"), ("es", "Ctrl+C")]
)
def test_the_key_that_stops_sharing_is_named_as_on_the_keyboard(language: str, key: str) -> None:
    with in_language(language):
        assert key in text("serve-now", name="Open", host="192.168.1.5", port="54100")
