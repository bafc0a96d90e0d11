"""Who asks about a table hears what is about it, not what was weighed for other players."""

from fractions import Fraction

import pytest

from tourneydesk.core.event import Bye, Round, Seat, Table
from tourneydesk.core.reasons import Reason, Refused
from tourneydesk.present.explain import reasons_for_player, reasons_for_table

EVERYBODY = Reason("round_random", "")
FIRST_GROUP = Reason("group_weighed", "", (1, 2))
SECOND_GROUP = Reason("group_weighed", "", (3, 4, 5))
AT_TABLE = Reason("table_by_lot", "")
ROUND = Round(
    1,
    "swiss",
    (
        Table(1, (Seat(1), Seat(2)), (AT_TABLE,)),
        Table(2, (Seat(3), Seat(4))),
    ),
    byes=(Bye(5, Fraction(1), "odd"),),
    reasons=(EVERYBODY, FIRST_GROUP, SECOND_GROUP),
)


def test_a_table_hears_of_its_own_group_and_of_the_whole_round() -> None:
    assert reasons_for_table(ROUND, 1) == (AT_TABLE, EVERYBODY, FIRST_GROUP)
    assert reasons_for_table(ROUND, 2) == (EVERYBODY, SECOND_GROUP)


def test_a_reason_kept_with_the_table_and_with_the_round_is_said_once() -> None:
    both = Round(1, "swiss", (Table(1, (Seat(1),), (AT_TABLE, EVERYBODY)),), reasons=(EVERYBODY,))
    assert reasons_for_table(both, 1) == (AT_TABLE, EVERYBODY)
    assert reasons_for_player(both, 1) == (AT_TABLE, EVERYBODY)


def test_a_player_with_a_bye_hears_of_the_group_he_was_left_over_from() -> None:
    assert reasons_for_player(ROUND, 5) == (EVERYBODY, SECOND_GROUP)


def test_a_table_that_is_not_there_is_said_so() -> None:
    with pytest.raises(Refused):
        reasons_for_table(ROUND, 3)
