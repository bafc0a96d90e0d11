"""Why two did not meet: points and pairs one and many, lists of players and tables."""

from collections.abc import Callable
from fractions import Fraction
from functools import partial

import pytest

from tourneydesk.present.messages import text

ROWS: list[tuple[Callable[[], str], str]] = [
    (
        partial(
            text,
            "why-not-final-points",
            "risk-swiss",
            seats=5,
            place=8,
            own=7,
            last=8,
            player1="P2",
            player2="P7",
        ),
        ("The top 5 play the final. P2 was 8th with 7 match points; P7 took the last seat with 8."),
    ),
    (
        partial(
            text,
            "why-not-groups",
            "strikes",
            round=2,
            strikes=0,
            upper="G1",
            lower="G2",
            more=24,
            heads=8,
            player1="P1",
            player2="P4",
        ),
        ("Round 2 was split by strikes: P1 (0) in G1, P4 (24) in G2."),
    ),
    (
        partial(
            text,
            "why-not-line-lot",
            "strikes",
            round=2,
            strikes=16,
            upper="G1",
            lower="G2",
            player1="P11",
            player2="P7",
        ),
        ("Both had 16 strikes. Round 2 was split by strikes; P11 was drawn into G1, P7 into G2."),
    ),
    (
        partial(text, "why-not-again-they", "strikes", times=1, player1="P1", player2="P5"),
        "P1 and P5 had met before (1 time).",
    ),
    (
        partial(text, "why-not-more-forbidden", "strikes", **{"is": 0, "would": 2}),
        ("At one table, 2 kept-apart pairs would meet in the best seating found, not 0."),
    ),
    (
        partial(
            text,
            "why-not-dealt-dearer",
            "strikes",
            **{"is": 2, "again": 2, "dealt": 30, "having": 7, "would": 4, "would_again": 4},
        ),
        (
            "The best of 30 random deals was used (2 pairs meet again, penalty 2). They "
            "shared a table in 7 of them, at best with 4 pairs meeting again (penalty 4)."
        ),
    ),
    (
        partial(text, "why-not-dealt-later", "strikes", again=2, dealt=30, having=6),
        (
            "The first of the best among 30 random deals was used (2 pairs meet again). They "
            "shared a table in 6 of them; the best of these came later."
        ),
    ),
    (
        partial(text, "why-not-never-dealt", "strikes", again=4, dealt=30),
        (
            "The best of 30 random deals was used (4 pairs meet again). They shared a table "
            "in none of them."
        ),
    ),
    (
        partial(text, "why-not-same-score", "us-swiss", points=1, player1="P1", player2="P3"),
        "Both had 1 point.",
    ),
    (
        partial(
            text,
            "why-not-same-score",
            "us-swiss",
            points=Fraction(3, 2),
            player1="P1",
            player2="P3",
        ),
        "Both had 1½ points.",
    ),
    (
        partial(text, "why-not-between", "dual-ring", everyone=("Cy Cole",)),
        "Between them on one side: Cy Cole.",
    ),
    (
        partial(
            text,
            "why-not-playing",
            "dual-ring",
            tables=(1,),
            player1="Ann Archer",
            player2="Bo Berg",
        ),
        "Ann Archer and Bo Berg are playing now: game 1.",
    ),
]


@pytest.mark.parametrize(("said", "sentence"), ROWS, ids=[one for _, one in ROWS])
def test_the_sentence(said: Callable[[], str], sentence: str) -> None:
    assert said() == sentence
