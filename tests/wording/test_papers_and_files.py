"""Papers, rebuilding and recovery: cards, steps and changes one and many, lists of tables."""

from collections.abc import Callable
from fractions import Fraction
from functools import partial

import pytest

from tourneydesk.present.messages import text

ROWS: list[tuple[Callable[[], str], str]] = [
    (partial(text, "paper-cards-missing", players=(1,)), "Card missing: player 1."),
    (
        partial(text, "paper-cards-missing", players=(2, 3, 4)),
        "Cards missing: players 2, 3 and 4.",
    ),
    (
        partial(text, "paper-cards-missing", players=(5, 6)),
        "Cards missing: players 5 and 6.",
    ),
    (
        partial(text, "paper-results-differ", round=1, table=1, everyone=("P5", "P7")),
        (
            "Round 1, table 1: cards and slips disagree on the result of P5 and P7. Enter it from "
            "the slip."
        ),
    ),
    (
        partial(text, "paper-seats-differ", round=1, table=3, everyone=("P1", "P2", "P3")),
        (
            "Round 1, table 3: cards and slips disagree on who sat there (P1, P2 and P3). The "
            "seats are open."
        ),
    ),
    (
        partial(text, "paper-names-missing", players=(1, 2, 3, 4, 5, 6, 7, 8)),
        "Names missing: players 1, 2, 3, 4, 5, 6, 7 and 8. Type them under Players.",
    ),
    (
        partial(text, "paper-line-group-length", line=1, group=3, digits="0024", length=4),
        "Line 1: check group 3: you typed 0024 (4 digits instead of 5).",
    ),
    (
        partial(text, "paper-so-far", format="US Chess Swiss", cards=4, players=6, rounds=2),
        "US Chess Swiss: 4 of 6 players, rounds 1 to 2.",
    ),
    (
        partial(
            text, "paper-letters-missing", letters=("த", "ம", "ி", "ழ", "்"), player1="Priya தமிழ்"
        ),
        (
            "Priya தமிழ்: some letters can’t be printed (த, ம, ி, ழ and ்). Enter the name in"
            " another script as well."
        ),
    ),
    (
        partial(text, "paper-player-unknown", numbers=(99,)),
        "No player has the number 99.",
    ),
    (
        partial(text, "us-swiss-hand-asked", names=("P3", "P7")),
        "Set aside the players with a requested half-point bye this round: P3 and P7.",
    ),
    (
        partial(text, "hand-open", round=1, tables=7),
        (
            "First collect the open results of round 1 (7 tables). The counts below assume "
            "that no one else withdraws."
        ),
    ),
    (
        partial(text, "head-round-kind-redrawn", round=1, kind="random", times=2),
        "Round 1 (random), drawn 2 times",
    ),
    (partial(text, "bye-line", name="Ann", points=Fraction(1, 2)), "Bye: Ann (½ point)"),
    (partial(text, "bye-line", name="Ann", points=Fraction(3, 2)), "Bye: Ann (1½ points)"),
    (partial(text, "recovery-kept", kept=34, all=35), "34 of 35 changes can be recovered."),
    (partial(text, "recovery-whole", all=45), "All 45 changes can be recovered."),
    (
        partial(text, "written-elsewhere", name="Spring Open.tourney", steps=1),
        (
            "Another program added 1 change to Spring Open.tourney while it was open here. "
            "Your last change isn’t saved. Reload the event to see them."
        ),
    ),
    (partial(text, "attest-undone", undone=1), "1 change that it shows was undone later."),
    (partial(text, "scan-codes-read", file="scan0.png", count=1), "scan0.png: 1 code read."),
    (
        partial(text, "items-open", count=5),
        (
            "This event was rebuilt from paper, and 5 items are still open. Settle them under "
            "Players, Open items."
        ),
    ),
    (
        partial(text, "items-open", count=1),
        (
            "This event was rebuilt from paper, and 1 item is still open. Settle them under "
            "Players, Open items."
        ),
    ),
    (
        partial(text, "open-certain", players=9, tables=2, results=1),
        "Certain: 9 players, 2 tables with seats, 1 result.",
    ),
]


@pytest.mark.parametrize(("said", "sentence"), ROWS, ids=[one for _, one in ROWS])
def test_the_sentence(said: Callable[[], str], sentence: str) -> None:
    assert said() == sentence
