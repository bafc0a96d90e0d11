"""Every code that can come up has words, and the words fit the facts."""

import ast
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path
from string import Formatter

import pytest

import tourneydesk
from tests.builders.events import event_of
from tourneydesk.core.event import Player
from tourneydesk.core.sayings import Reason
from tourneydesk.formats import FORMATS
from tourneydesk.present.english import WORDS
from tourneydesk.present.words import listed, number, say, word

HOUSE = Path(tourneydesk.__file__).parent
SAYINGS = {"Reason", "Problem", "Advice", "Count", "StepName", "Difference", "FileTrouble"}


def codes() -> Iterator[tuple[str, str, str]]:
    """(file, format, code) for every saying written out in the code."""
    for path in sorted(HOUSE.rglob("*.py")):
        where = path.relative_to(HOUSE)
        fmt = where.parts[1].replace("_", "-") if where.parts[0] == "formats" else ""
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Name)
                and node.func.id in SAYINGS
                and node.args
                and isinstance(node.args[0], ast.Constant)
            ):
                yield str(where), fmt, str(node.args[0].value)


def test_every_code_in_the_program_has_words() -> None:
    silent = [
        (where, code)
        for where, fmt, code in codes()
        if code not in WORDS.get(fmt, {}) and code not in WORDS["common"]
    ]
    assert not silent


def test_the_search_for_codes_finds_them() -> None:
    assert ("core/settings.py", "", "unknown_setting") in set(codes())


@pytest.mark.parametrize("group", sorted(WORDS))
def test_every_template_is_well_formed_and_plain(group: str) -> None:
    for code, template in WORDS[group].items():
        for _, field, _, _ in Formatter().parse(template):
            root = (field or "x").partition("[")[0]
            assert root.isidentifier() or root.isdigit(), code
        lowered = template.lower()
        assert not any(bad in lowered for bad in ("error", "invalid", "failed")), code


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
    from tourneydesk.core import decisions as d
    from tourneydesk.core.event import Player
    from tourneydesk.core.replay import replay

    event = replay(
        [
            (d.EventOpened("none", "E", "s", {}),),
            (d.PlayersAdded((Player(1, "{0.__class__} <b>"), Player(2, "Ann & Co"))),),
        ]
    )
    saying = Reason("step_forbidden", "", players=(1, 2))
    assert say(saying, event) == "Keep {0.__class__} <b> and Ann & Co apart"


def test_one_and_many_take_their_own_nouns() -> None:
    assert word("step_players_added", count=1) == "Enter 1 player"
    assert word("step_players_added", count=40) == "Enter 40 players"


def test_half_of_one_takes_the_noun_of_one() -> None:
    assert word("bye_line", name="Ann", points=Fraction(1, 2)) == "Ann has a bye (½ point)"
    assert word("bye_line", name="Ann", points=Fraction(3, 2)) == "Ann has a bye (1½ points)"


def test_a_list_of_numbers_has_its_noun_in_front() -> None:
    def missing(*tables: int) -> str:
        return word("results_missing", "strikes", tables=tables)

    assert missing(3).startswith("Results are still missing from table 3.")
    assert missing(3, 9).startswith("Results are still missing from tables 3 and 9.")


def test_a_name_written_from_the_right_leaves_its_sentence_in_order() -> None:
    event = event_of(FORMATS["us-swiss"], [Player(1, "אבי"), Player(2, "Ben")])
    said = say(Reason("rematch", "", (1, 2), {"table": 1, "round": 1}), event)
    assert "\u2068אבי\u2069" in said
    assert "\u2068Ben" not in said
