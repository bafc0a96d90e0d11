"""How figures, lists and names are written, alone and inside a sentence."""

from fractions import Fraction

import pytest

from tests.builders.events import event_of
from tourneydesk.core import decisions as d
from tourneydesk.core.event import Player
from tourneydesk.core.journal.replay import replay
from tourneydesk.core.reasons import Reason
from tourneydesk.formats import FORMATS
from tourneydesk.present.messages import isolated_name, listed, number, plain, say, text


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        (3, "3"),
        (Fraction(5, 2), "2½"),
        (Fraction(1, 2), "½"),
        (Fraction(-1, 2), "−½"),
        (Fraction(50, 3), "16.667"),
        (0, "0"),
    ],
)
def test_figures_are_written_as_people_write_them(value: Fraction | int, shown: str) -> None:
    assert number(value) == shown


def test_lists_read_like_speech() -> None:
    assert [listed([]), listed([3]), listed([3, 9]), listed([3, 9, 11])] == [
        "",
        "3",
        "3 and 9",
        "3, 9 and 11",
    ]


def test_a_name_with_braces_or_markup_is_shown_as_it_is() -> None:
    event = replay(
        [
            (d.EventOpened("none", "E", "s", {}),),
            (d.PlayersAdded((Player(1, "{0.__class__} <b>"), Player(2, "Ann & Co"))),),
        ]
    )
    saying = Reason("step_forbidden", "", players=(1, 2))
    assert say(saying, event) == "Keep {0.__class__} <b> and Ann & Co apart"


def test_one_and_many_take_their_own_nouns() -> None:
    assert text("step-players-added", count=1) == "Add 1 player"
    assert text("step-players-added", count=40) == "Add 40 players"


def test_a_name_written_from_the_right_leaves_its_sentence_in_order() -> None:
    event = event_of(FORMATS["us-swiss"], [Player(1, "אבי"), Player(2, "Ben")])
    said = say(Reason("rematch", "", (1, 2), {"table": 1, "round": 1}), event)
    assert "\u2068אבי\u2069" in said
    assert "\u2068Ben" not in said


def test_a_name_is_set_apart_once_and_never_in_the_name_of_a_file() -> None:
    event = event_of(FORMATS["us-swiss"], [Player(1, "אבי"), Player(2, "Ben")])
    name = isolated_name(event, 1)
    assert text("result-won", name=name) == text("result-won", name="אבי")
    assert name in text("result-won", name="אבי")
    assert "\u2068" not in plain("result-won", name="אבי")
    assert "\u2068אבי\u2069 and Ben" in text("left-without-seat", everyone=("אבי", "Ben"), round=1)
