"""Prize lists that cannot be awarded, and journals that cannot hold one."""

from dataclasses import replace

import pytest

from tests.builders.desks import desk_of
from tourneydesk.core import decisions as d
from tourneydesk.core.journal import codec
from tourneydesk.core.journal.checked_replay import JournalError, checked_replay
from tourneydesk.core.prizes import Category, Prize, PrizeList, prize_problems
from tourneydesk.core.reasons import Refused
from tourneydesk.desk.event_details import change_prizes
from tourneydesk.formats import FORMATS

UNDER = Category("rating", None, 1799)


@pytest.mark.parametrize(
    ("prizes", "code", "prize"),
    [
        ([Prize(1, 100), Prize(1, 50)], "prize_twice", 2),
        ([Prize(1, text="Cup"), Prize(1, 50), Prize(1, text="Book")], "prize_twice", 3),
        ([Prize(1)], "prize_of_nothing", 1),
        ([Prize(1, 5, "Cup")], "prize_of_both", 1),
        ([Prize(0, 5)], "prize_place", 1),
        ([Prize(1, 5, category=Category("rating"))], "prize_class_bounds", 1),
        ([Prize(1, 5, category=Category("age", 12, 11))], "prize_class_bounds", 1),
        ([Prize(1, 5, category=Category("age_group", value="12"))], "prize_age_group_unknown", 1),
        ([Prize(1, 5, category=Category("club"))], "prize_club_missing", 1),
        ([Prize(1, 5, category=Category("players"))], "prize_players_missing", 1),
    ],
)
def test_what_cannot_be_awarded_is_named_with_the_prize(
    prizes: list[Prize], code: str, prize: int
) -> None:
    (problem,) = prize_problems(PrizeList(tuple(prizes)), ("10 and under",))
    assert (problem.code, problem.facts["prize"]) == (code, prize)


def test_money_trophies_and_classes_may_have_prizes_for_the_same_place() -> None:
    prizes = (Prize(1, 100), Prize(1, text="Cup"), Prize(1, 150, category=UNDER))
    assert prize_problems(PrizeList(prizes), ()) == ()


def test_age_groups_are_those_of_the_format() -> None:
    young = PrizeList((Prize(1, 100, category=Category("age_group", value="10 and under")),))
    desk = desk_of("age-swiss", 4)
    change_prizes(desk, young)
    assert desk.event.prizes == young
    with pytest.raises(Refused) as refused:
        change_prizes(desk_of("us-swiss", 4), young)
    assert [one.code for one in refused.value.problems] == ["prize_no_age_groups"]


def test_prizes_are_one_step_that_can_be_undone_and_is_read_back() -> None:
    desk = desk_of("us-swiss", 4)
    listed = PrizeList((Prize(1, 100), Prize(1, 50, category=Category("players", players=(2,)))))
    change_prizes(desk, listed)
    assert checked_replay(desk.steps, FORMATS).prizes == listed
    assert codec.decode(codec.encode(desk.steps[-1])) == desk.steps[-1]
    desk.undo()
    assert not desk.event.prizes
    desk.redo()
    assert desk.event.prizes == listed


def test_prizes_for_somebody_who_is_not_there_are_refused() -> None:
    with pytest.raises(Refused) as refused:
        change_prizes(
            desk_of("us-swiss", 4),
            PrizeList((Prize(1, 50, category=Category("players", players=(9,))),)),
        )
    assert [one.code for one in refused.value.problems] == ["player_unknown"]


@pytest.mark.parametrize(
    "prize",
    [
        Prize(0, 5),
        Prize(1, -5),
        Prize(1),
        Prize(1, 10**13),
        Prize(1, 5, "Cup"),
        Prize(1, text="x" * 201),
        Prize(1, 5, category=Category("king")),
        Prize(1, 5, category=Category("rating", -1)),
        Prize(1, 5, category=Category("players", players=(9,))),
    ],
)
def test_a_journal_with_a_prize_that_no_version_writes_is_refused(prize: Prize) -> None:
    steps = [*desk_of("us-swiss", 4).steps, (d.PrizesChanged(PrizeList((prize,))),)]
    with pytest.raises(JournalError):
        checked_replay(steps, FORMATS)


def test_texts_are_kept_on_one_line() -> None:
    desk = desk_of("us-swiss", 2)
    change_prizes(desk, PrizeList((Prize(1, text=" Cup "),), " € "))
    assert (desk.event.prizes.prizes[0].text, desk.event.prizes.currency) == ("Cup", "€")
    with pytest.raises(Refused):
        change_prizes(desk, replace(desk.event.prizes, currency="x" * 13))
