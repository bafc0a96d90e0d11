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
        (
            "The final is for the best 5 of those still in. P2 was in place 8 with 7 match "
            "points; P7 took the last seat with 8."
        ),
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
        (
            "P1 had 0 strikes, P4 had 24. Round 2 was split by strikes: P1 was among the 8 "
            "players with the fewest and went into G1, P4 into G2."
        ),
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
        (
            "P11 and P7 both had 16 strikes. Round 2 was split by strikes, and a lot put P11 "
            "into G1 and P7 into G2."
        ),
    ),
    (
        partial(text, "why-not-again-they", "strikes", times=1, player1="P1", player2="P5"),
        "P1 and P5 had met before (1 time).",
    ),
    (
        partial(text, "why-not-more-forbidden", "strikes", **{"is": 0, "would": 2}),
        (
            "With both at one table, the best seating found brings 2 pairs together who are "
            "not to meet, instead of 0."
        ),
    ),
    (
        partial(
            text,
            "why-not-dealt-dearer",
            "strikes",
            **{"is": 2, "again": 2, "dealt": 30, "having": 7, "would": 4, "would_again": 4},
        ),
        (
            "30 seatings were dealt by lot, and the best was taken: 2 pairs meet again in it "
            "(penalty 2). The two shared a table in 7 of the seatings; at best 4 pairs meet "
            "again in these (penalty 4)."
        ),
    ),
    (
        partial(text, "why-not-dealt-later", "strikes", again=2, dealt=30, having=6),
        (
            "30 seatings were dealt by lot, and the first of the best was taken: 2 pairs meet "
            "again in it. The two shared a table in 6 of the seatings; the best of these was "
            "as good, but dealt later."
        ),
    ),
    (
        partial(text, "why-not-never-dealt", "strikes", again=4, dealt=30),
        (
            "30 seatings were dealt by lot, and the best was taken: 4 pairs meet again in it. "
            "The two shared a table in none of the seatings."
        ),
    ),
    (
        partial(text, "why-not-same-score", "us-swiss", points=1, player1="P1", player2="P3"),
        "P1 and P3 both had 1 point.",
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
        "P1 and P3 both had 1½ points.",
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
        "Ann Archer and Bo Berg are playing now, at table 1.",
    ),
]


@pytest.mark.parametrize(("said", "sentence"), ROWS, ids=[one for _, one in ROWS])
def test_the_sentence(said: Callable[[], str], sentence: str) -> None:
    assert said() == sentence
