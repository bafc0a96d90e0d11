"""Steps, warnings and what the window says: counted players and results."""

from collections.abc import Callable
from functools import partial

import pytest

from tourneydesk.present.messages import text

ROWS: list[tuple[Callable[[], str], str]] = [
    (partial(text, "more-problems", more=295), "295 more problems."),
    (partial(text, "more-problems", more=1), "1 more problem."),
    (partial(text, "step-absent", count=2), "Withdraw 2 absent players"),
    (
        partial(text, "said-before-changes-by-hand", count=2),
        (
            "The organizer changed 2 tables manually. Reasons for the whole round describe it "
            "before that change."
        ),
    ),
    (
        partial(
            text, "table-fixed-twice", table=12, player1="Bo Diaz", everyone=("Bo Diaz", "Ann Lee")
        ),
        ("Table 12 is fixed for Bo Diaz and Ann Lee. When they don’t meet, only Bo Diaz gets it."),
    ),
    (partial(text, "step-absent", count=1), "Withdraw 1 absent player"),
    (partial(text, "display-added", way="more", minutes=5), "5 minutes added for everyone."),
    (
        partial(text, "now-waiting", tables=(3, 9), count=2, total=20),
        "2 of 20 tables missing: 3 and 9",
    ),
    (
        partial(text, "repair-repaired-slips", round=2, kind="swiss", tables=(1, 12)),
        "Round 2 repaired. New slips needed: tables 1 and 12.",
    ),
    (
        partial(text, "value-between", setting="rounds", low=1, high=99),
        f"{text('setting-rounds')}: type a number from 1 to 99.",
    ),
    (partial(text, "people-absent", count=3), "3 players are not here."),
    (partial(text, "ring-repair-kept", count=1), "1 later result stays."),
    (
        partial(text, "ring-summary", games=6, inside=6, out=0),
        "6 in the ring · 0 out · 6 games in progress.",
    ),
    (
        partial(text, "screen-soon", players=8, round=1),
        "8 players. Round 1 pairings will appear here.",
    ),
]


@pytest.mark.parametrize(("said", "sentence"), ROWS, ids=[one for _, one in ROWS])
def test_the_sentence(said: Callable[[], str], sentence: str) -> None:
    assert said() == sentence
