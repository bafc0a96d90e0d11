"""The cards on which acceleration is chosen show the first two rounds of these players."""

import pytest

from tourneydesk.core.event import Player
from tourneydesk.core.reasons import Refused
from tourneydesk.formats.us_swiss.preview import KINDS
from tourneydesk.present import messages
from tourneydesk.present.consequences import cards_of
from tourneydesk.present.settings import SettingCards

FORTY_ONE = tuple(Player(n, f"Player {n}", 2000 - 10 * n) for n in range(1, 42))


def cards(players: int | tuple[Player, ...] = FORTY_ONE, **settings: object) -> SettingCards:
    return cards_of("acceleration", "us-swiss", settings, players)


def test_round_1_shows_the_places_of_each_quarter_and_which_quarters_meet() -> None:
    none, adjusted, added = (preview.stages[0] for preview in cards().previews)
    quarters = (("A1", "1–10"), ("A2", "11–20"), ("B1", "21–30"), ("B2", "31–40"))
    assert none.groups == adjusted.groups == added.groups == quarters
    assert none.meets == ((0, 2), (1, 3))
    assert adjusted.meets == added.meets == ((0, 1), (2, 3))


def test_round_2_counts_everyone_once_in_the_groups_it_is_paired_in() -> None:
    none, adjusted, added = (preview.stages[1].groups for preview in cards().previews)
    assert none == tuple(
        (messages.text(f"us-swiss-acceleration-group-score-{halves}"), figure)
        for halves, figure in ((2, "19"), (1, "4"), (0, "18"))
    )
    assert adjusted[0] == (messages.text("us-swiss-acceleration-group-upper-winners"), "9")
    assert added[-1] == (messages.text("us-swiss-acceleration-group-added-0"), "9")
    for groups in (none, adjusted, added):
        assert sum(int(figure) for _, figure in groups) == 41


def test_the_first_boards_have_names_ratings_and_the_gap_between_them() -> None:
    none, adjusted, _ = (preview.examples for preview in cards().previews)
    assert none is not None
    assert adjusted is not None
    assert none.lines[0] == ("1", "Player 1 1990 – Player 21 1790", "200")
    assert adjusted.lines[0] == ("1", "Player 1 1990 – Player 11 1890", "100")


def test_acceleration_is_recommended_as_the_rules_say_and_by_fewer_perfect_scores() -> None:
    shown = cards()
    assert KINDS[shown.recommended] == "adjusted_rating"
    perfect = [preview.figures[-1][0] for preview in shown.previews]
    about = "us-swiss-word-figure-about"
    assert perfect == [messages.text(f"{about}-n", n=3), *[messages.text(f"{about}-one")] * 2]
    assert KINDS[cards(rounds=6).recommended] == "none"


@pytest.mark.parametrize("players", [0, 1, 2, 3])
def test_too_few_players_for_four_quarters_have_no_rounds_to_show(players: int) -> None:
    assert all(preview.stages == () for preview in cards(players).previews)


def test_players_who_are_only_a_number_have_no_names_and_no_gaps() -> None:
    for preview in cards(20).previews:
        assert preview.examples is None
        assert len(preview.figures) == 1


def test_one_round_has_no_second() -> None:
    assert all(len(preview.stages) == 1 for preview in cards(rounds=1).previews)


def test_settings_that_do_not_work_are_refused() -> None:
    with pytest.raises(Refused):
        cards(rounds="many")
