"""The example keeps what every format promises, as tests/formats asks it of those shipped."""

import json
from pathlib import Path

import pytest

from tests.builders.desks import desk_of
from tests.cli.test_renamed_formats import everything
from tests.desk.every_command import every_command_works
from tests.formats import test_contract as contract
from tests.sixth_format.registered import KEY
from tourneydesk.desk.practice import play
from tourneydesk.formats import FORMATS


def test_it_is_one_format_among_the_others() -> None:
    assert [*FORMATS][-1] == KEY
    assert len({fmt.code.number for fmt in FORMATS.values()}) == len(FORMATS) == 6


@pytest.mark.parametrize("players", [4, 5, 8, 9, 16])
def test_it_plays_to_its_end(players: int) -> None:
    contract.test_an_event_plays_to_its_end_and_can_be_paired_again(KEY, players)


def test_it_keeps_the_promises_of_every_format() -> None:
    contract.test_its_words_name_it_and_its_settings_have_defaults_that_work(KEY)
    contract.test_what_it_says_of_its_kinds_of_round_fits_together(KEY)
    contract.test_nothing_is_asked_of_an_empty_event_but_patience(KEY)
    contract.test_the_next_round_waits_for_every_result(KEY)
    contract.test_an_event_of_any_format_opens_with_every_setting_named(KEY)


def test_random_days_keep_every_promise() -> None:
    contract.test_random_days_keep_every_promise(key=KEY)


@pytest.mark.parametrize("rounds", [0, 2, 5])
def test_every_command_of_a_batch_works_at_any_moment(rounds: int) -> None:
    desk = desk_of(KEY, 5)
    play(desk, rounds)
    every_command_works(desk)


def test_every_command_document_and_page_says_something(tmp_path: Path) -> None:
    """The commands `simulate`, `show`, `check`, `verify`, `history`, `print` with every paper,
    `import` of them after a card is lost, `batch`, and the pages of the projector.
    """
    said = everything(KEY, KEY, tmp_path)
    printed = {word for name in said for word in name.split()[1:]}
    for paper in ("packet", "slips", "cards", "wall", "cross", "hand", "certificates", "pages"):
        assert paper in printed
    assert not [name for name, text in said.items() if '"code": "fault"' in str(text)]
    for number in (0, 1, 2):
        lines = str(said[f"{number} import"]).splitlines()
        again = json.loads(next(line for line in lines if line.startswith("{")))
        # One card is lost; the others say who met whom and how.
        assert again == {"complete": True, "open": [], "contradictions": []}
