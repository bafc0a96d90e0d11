"""Every code that can come up has words, and the words fit the facts."""

import ast
from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from pathlib import Path

import pytest

import tourneydesk
from tests.builders.events import event_of
from tests.message_files import messages, texts
from tourneydesk.core import decisions as d
from tourneydesk.core.event import Player
from tourneydesk.core.journal.replay import replay
from tourneydesk.core.sayings import Reason
from tourneydesk.formats import FORMATS
from tourneydesk.present.messages import has, listed, name_said, number, plain, say, text

HOUSE = Path(tourneydesk.__file__).parent
SAYINGS = {"Reason", "Problem", "Advice", "Criterion", "StepName", "Difference", "FileTrouble"}
SAID_BY = {"text", "plain", "has"}
MESSAGES = "tourneydesk.present.messages"


@cache
def trees() -> tuple[tuple[Path, ast.Module], ...]:
    """Every file of the program, read."""
    return tuple(
        (path.relative_to(HOUSE), ast.parse(path.read_text(encoding="utf-8")))
        for path in sorted(HOUSE.rglob("*.py"))
    )


def calls(names: set[str], whose: str = "") -> Iterator[tuple[str, str, str]]:
    """(file, format, first text) for every call of these with a text written out: by their names,
    where the file imports them from there, or as `module.name`.
    """
    for where, tree in trees():
        fmt = where.parts[1].replace("_", "-") if where.parts[0] == "formats" else ""
        imported = {
            alias.name
            for node in ast.walk(tree)
            if isinstance(node, ast.ImportFrom) and node.module == whose
            for alias in node.names
        }
        for node in ast.walk(tree):
            match node:
                case ast.Call(func=func, args=[ast.Constant(value=str() as code), *_]):
                    match func:
                        case ast.Name(id=name) if name in (imported & names if whose else names):
                            yield str(where), fmt, code
                        case ast.Attribute(value=ast.Name(id=module), attr=name):
                            if whose.endswith(f".{module}") and name in names:
                                yield str(where), fmt, code


def test_every_code_in_the_program_has_words() -> None:
    silent = [(where, code) for where, fmt, code in calls(SAYINGS) if not has(code, fmt)]
    assert not silent


def test_every_message_that_is_asked_for_is_there() -> None:
    """Of a format's own there is at least one."""
    said = messages("en").keys()
    missing = [
        (where, one)
        for where, _, one in calls(SAID_BY, MESSAGES)
        if one not in said and not any(f"{key}-{one}" in said for key in FORMATS)
    ]
    assert not missing


def test_the_search_for_codes_finds_them() -> None:
    assert ("core/settings.py", "", "unknown_setting") in set(calls(SAYINGS))
    assert ("present/results.py", "", "result-won") in set(calls(SAID_BY, MESSAGES))


def test_no_word_of_the_trade_of_programs() -> None:
    """What argparse says by itself is its own in English: the messages are found by it."""
    blames = ("error", "invalid", "failed")
    assert [
        (key, bad)
        for key, said in texts("en").items()
        for bad in blames
        if bad in said.lower() and not key.startswith("arguments-")
    ] == []


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
    assert text("step-players-added", count=1) == "Enter 1 player"
    assert text("step-players-added", count=40) == "Enter 40 players"


def test_half_of_one_takes_the_noun_of_one() -> None:
    assert text("bye-line", name="Ann", points=Fraction(1, 2)) == "Ann has a bye (½ point)"
    assert text("bye-line", name="Ann", points=Fraction(3, 2)) == "Ann has a bye (1½ points)"


def test_a_list_of_numbers_has_its_noun_in_front() -> None:
    def missing(*tables: int) -> str:
        return text("results-missing", "strikes", tables=tables)

    assert missing(3).startswith("Results are still missing from table 3.")
    assert missing(3, 9).startswith("Results are still missing from tables 3 and 9.")


def test_a_name_written_from_the_right_leaves_its_sentence_in_order() -> None:
    event = event_of(FORMATS["us-swiss"], [Player(1, "אבי"), Player(2, "Ben")])
    said = say(Reason("rematch", "", (1, 2), {"table": 1, "round": 1}), event)
    assert "\u2068אבי\u2069" in said
    assert "\u2068Ben" not in said


def test_a_name_is_set_apart_once_and_never_in_the_name_of_a_file() -> None:
    event = event_of(FORMATS["us-swiss"], [Player(1, "אבי"), Player(2, "Ben")])
    name = name_said(event, 1)
    assert text("result-won", name=name) == text("result-won", name="אבי")
    assert name in text("result-won", name="אבי")
    assert "\u2068" not in plain("result-won", name="אבי")
    assert "\u2068אבי\u2069 and Ben" in text("left-without-seat", everyone=("אבי", "Ben"), round=1)
