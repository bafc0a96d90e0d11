"""Steps, warnings and what the window says: counted players and results."""

from collections.abc import Callable
from functools import partial

import pytest

from tourneydesk.present.messages import text

ROWS: list[tuple[Callable[[], str], str]] = [
    (partial(text, "more-problems", more=295), "295 more things are wrong."),
    (partial(text, "more-problems", more=1), "1 more thing is wrong."),
    (partial(text, "step-absent", count=2), "Drop 2 players not checked in"),
    (
        partial(text, "said-before-changes-by-hand", count=2),
        (
            "The organizer changed 2 tables by hand. Reasons for the whole round describe it "
            "before that change."
        ),
    ),
    (
        partial(
            text, "table-fixed-twice", table=12, player1="Bo Diaz", everyone=("Bo Diaz", "Ann Lee")
        ),
        ("Table 12 is fixed for Bo Diaz and Ann Lee. When they do not meet, only Bo Diaz gets it."),
    ),
    (partial(text, "step-absent", count=1), "Drop 1 player not checked in"),
    (partial(text, "display-added", way="more", minutes=5), "5 minutes more for all."),
    (partial(text, "people-absent", count=3), "3 players are not here."),
    (partial(text, "ring-repair-kept", count=1), "1 result entered since stays."),
    (
        partial(text, "ring-told", games=6, inside=6, out=0),
        "6 players are in the ring, 0 out, 6 games are being played.",
    ),
    (
        partial(text, "screen-soon", players=8, round=1),
        "8 players. Round 1 pairings will appear here.",
    ),
]


@pytest.mark.parametrize(("said", "sentence"), ROWS, ids=[one for _, one in ROWS])
def test_the_sentence(said: Callable[[], str], sentence: str) -> None:
    assert said() == sentence
