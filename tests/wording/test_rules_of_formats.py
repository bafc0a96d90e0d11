"""What the formats say of rounds, seats and standings: players, rounds and points one and many."""

from collections.abc import Callable
from functools import partial

import pytest

from tests.builders.risk_swiss import CANNOT_SEAT_11
from tourneydesk.present.messages import text

ROWS: list[tuple[Callable[[], str], str]] = [
    (
        partial(
            text,
            "age-group-unknown",
            "age-swiss",
            group="seniors",
            groups=("10 and under", "11–14", "15 and up"),
        ),
        ("“seniors” is not an age group. Choose one: 10 and under, 11–14 and 15 and up."),
    ),
    (
        partial(
            text,
            "same-record-same-age",
            "age-swiss",
            record="2–1",
            older="15 and up",
            player1="P1",
            player2="P2",
        ),
        "Both have 2–1 and are in the 15 and up group.",
    ),
    (
        partial(
            text,
            "odd-one-of-age",
            "age-swiss",
            record="2–1",
            group="15 and up",
            players=3,
            player1="P3",
        ),
        ("3 players of 15 and up are paired at 2–1, an odd number, so P3 meets another age group."),
    ),
    (
        partial(
            text,
            "moved-by-lot",
            "age-swiss",
            record="2–1",
            group="10 and under",
            players=5,
            own="2–1",
            alike=2,
            player1="P4",
        ),
        (
            "With 5 players at 2–1, an odd number, P4 (10 and under) was drawn from the 2 "
            "youngest, is paired down and keeps 2–1."
        ),
    ),
    (
        partial(
            text, "bye-odd", "age-swiss", points=3, group="10 and under", record="0–1", player1="P4"
        ),
        (
            "Bye (3 points): P4 has the fewest byes so far and the lowest record (0–1), and "
            "is in the youngest age group there (10 and under)."
        ),
    ),
    (
        partial(text, "ended-with-too-few", "age-swiss", players=1),
        (
            "1 player is still in, too few for another round. The standings are final. To "
            "continue, reinstate someone."
        ),
    ),
    (
        partial(text, "cannot-seat", "dual-ring", players=1, missing=2),
        "A ring needs 3 players; 1 is in. Add 2 players.",
    ),
    (
        partial(text, "cannot-seat", "dual-ring", players=2, missing=1),
        "A ring needs 3 players; 2 are in. Add 1 player.",
    ),
    (
        partial(text, "kept-apart", "dual-ring", pairs=1),
        (
            "1 pair on the keep-apart list does not start as neighbors. The ring may still "
            "bring them together."
        ),
    ),
    (
        partial(text, "fewer-rounds-than-posted", "risk-swiss", rounds=1, posted=2),
        "2 Swiss rounds are already posted, so 1 is too few. Choose 2 or more.",
    ),
    (
        partial(text, "final-posted-setting-stays", "risk-swiss", setting="boards"),
        "The final is posted, so “Number of boards” can’t change.",
    ),
    (
        partial(text, "board-size", "risk-swiss", table=1, players=2, least=4, most=5),
        "Board 1 has 2 players. A board here takes 4 to 5.",
    ),
    (
        partial(text, "seated-twice", "risk-swiss", everyone=("P2",)),
        "Seated more than once: P2. Give each player one seat.",
    ),
    (
        partial(text, "left-unseated", "risk-swiss", everyone=("P5",)),
        "Not seated: P5. Every player of the round needs a board.",
    ),
    (
        partial(text, "score-gap", "risk-swiss", table=1, points=(5, 4, 3, 2)),
        "Board 1 mixes match points: 5, 4, 3 and 2.",
    ),
    (
        partial(text, "final-seats", "risk-swiss", places=(1, 2, 3, 4, 5), count=5),
        ("The top 5 play the final."),
    ),
    (
        partial(text, "final-needs-players", "risk-swiss", players=3, needed=4),
        (
            "The final needs at least 4 players; 3 are in. Reinstate someone, or turn off "
            "“Final board”."
        ),
    ),
    (
        partial(
            text, "boards-do-not-fit", "risk-swiss", players=20, boards=6, boards_that_work=(4, 5)
        ),
        (
            "20 players don’t fit on 6 boards. Boards that work: 4 and 5. Leave “Number of "
            "boards” empty for the fewest."
        ),
    ),
    (
        partial(text, "boards-not-kept", "risk-swiss", set=5, players=19, boards=4),
        (
            "“Number of boards” is 5, but 19 players don’t fit on that many. The next round "
            "has 4 boards, the fewest that work."
        ),
    ),
    (
        partial(text, "taken-from-below", "risk-swiss", points=4, above=5, everyone=("P2", "P7")),
        "P2 and P7 (4 points) fill up the board of the 5-point group.",
    ),
    (
        partial(text, "results-missing", "risk-swiss", round=1, tables=(1, 3), count=2),
        "Boards 1 and 3 of round 1 are still playing.",
    ),
    (
        partial(text, "earlier-round-open", "risk-swiss", round=1, tables=(2,)),
        "Round 1 is open again. Missing: board 2.",
    ),
    (
        partial(text, "cannot-seat", "risk-swiss", **CANNOT_SEAT_11),
        (
            "11 players can’t be seated on boards of 4 to 5. You can withdraw 1 for 10 "
            "players, or add 1 for 12."
        ),
    ),
    (
        partial(text, "cut-out-points", "risk-swiss", gap=1, player1="P7", player2="P8"),
        ("P7 is 1 match point short: P8 has the last seat in the final right now."),
    ),
    (
        partial(
            text, "lot-at-the-line", "strikes", strikes=12, tied=2, up=1, upper="G1", lower="G2"
        ),
        ("2 players tied at 12 strikes between G1 and G2; 1 of them was drawn into G1."),
    ),
    (
        partial(text, "forbidden-together", "strikes", everyone=("P2", "P4")),
        "P2 and P4 are on the keep-apart list, but no swap separates them.",
    ),
    (
        partial(text, "missed-rounds", "strikes", rounds=(1,), strikes=24, player1="P9"),
        "P9 missed round 1: 24 strikes each, as for a last place.",
    ),
    (
        partial(
            text,
            "last-place-puts-out",
            "strikes",
            more=11,
            level=35,
            strikes=24,
            last=24,
            player1="P1",
        ),
        ("P1 has 24 strikes, out at 35 (11 to go). A last place (24) would knock them out."),
    ),
    (
        partial(
            text, "strikes-from-out", "strikes", more=35, level=35, strikes=0, last=24, player1="P2"
        ),
        ("P2 has 0 strikes, out at 35 (35 to go). A last place (24) would not knock them out."),
    ),
    (
        partial(text, "results-missing", "strikes", tables=(3,)),
        "Table 3 is still playing.",
    ),
    (
        partial(text, "results-missing", "strikes", tables=(3, 9)),
        "Tables 3 and 9 are still playing.",
    ),
    (
        partial(text, "went-down-next", "us-swiss", points=1, player1="P5"),
        (
            "The 1-point group is odd, so P5, its lowest-ranked player who can leave it, is "
            "paired down (29D)."
        ),
    ),
    (
        partial(
            text,
            "acceleration-recommended",
            "us-swiss",
            players=64,
            rounds=4,
            threshold=24,
            expected="about 4",
            expected_accelerated="about 2",
        ),
        (
            "Acceleration recommended: expect about 4 perfect scores without it, about 2 with "
            "it. It helps from 24 players in 4 rounds (28R); there are 64."
        ),
    ),
    (
        partial(
            text,
            "acceleration-not-recommended",
            "us-swiss",
            expected="under one",
            expected_accelerated="under one",
            unmet=("players 14 24 4",),
        ),
        (
            "Acceleration not needed: it helps from 24 players in 4 rounds (28R), and there are "
            "14. Expect fewer than one perfect score with or without it."
        ),
    ),
    (
        partial(
            text,
            "tables",
            "strikes",
            players=4,
            tables="1 table of 4",
            rounds="With 47 strikes to be out, expect about 7 rounds.",
        ),
        "4 players. Round 1: 1 table of 4. With 47 strikes to be out, expect about 7 rounds.",
    ),
    (
        partial(
            text,
            "boards-then-final",
            players=18,
            boards="2 boards of 4 and 2 of 5",
            rounds="one Swiss round",
            final="five",
        ),
        "18 players: 2 boards of 4 and 2 of 5, one Swiss round, then a final board of five.",
    ),
]


@pytest.mark.parametrize(("said", "sentence"), ROWS, ids=[one for _, one in ROWS])
def test_the_sentence(said: Callable[[], str], sentence: str) -> None:
    assert said() == sentence
