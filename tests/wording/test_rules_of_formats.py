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
        (
            "There is no age group “seniors” here. The age groups are 10 and under, 11–14 and "
            "15 and up."
        ),
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
        "P1 and P2 both have 2–1, and both are in the age group 15 and up.",
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
        (
            "Among those paired at 2–1 there are 3 of the age group 15 and up. That is an odd "
            "number, so one of them meets another age: P3."
        ),
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
            "5 players were to be paired at 2–1, so one had to move down. That is one of the "
            "youngest, P4 (10 and under). A lot decided between 2 of them, as far as all "
            "others could be paired as well. P4 still has 2–1."
        ),
    ),
    (
        partial(
            text, "bye-odd", "age-swiss", points=3, group="10 and under", record="0–1", player1="P4"
        ),
        (
            "P4 sits out: the number of players is odd, and a bye counts as a win (3 points). "
            "It goes to those with the fewest byes so far, among them to the lowest record, "
            "and there to the youngest age group: P4 has 0–1 and is in 10 and under."
        ),
    ),
    (
        partial(text, "ended-with-too-few", "age-swiss", players=1),
        (
            "1 player is still in, too few for another round. The standings are final. To go "
            "on, take back someone who left."
        ),
    ),
    (
        partial(text, "cannot-seat", "dual-ring", players=1, missing=2),
        "A ring takes 3 or more players, and 1 player is in. Enter 2 more players.",
    ),
    (
        partial(text, "cannot-seat", "dual-ring", players=2, missing=1),
        "A ring takes 3 or more players, and 2 players are in. Enter 1 more player.",
    ),
    (
        partial(text, "kept-apart", "dual-ring", pairs=1),
        (
            "1 pair who should not meet does not sit side by side. The ring may still bring "
            "them together later."
        ),
    ),
    (
        partial(text, "fewer-rounds-than-posted", "risk-swiss", rounds=1, posted=2),
        "That makes 1 Swiss round, but 2 are posted already. Choose 2 or more.",
    ),
    (
        partial(text, "final-posted-setting-stays", "risk-swiss", setting="boards"),
        "The final is posted, so “Boards” stays as it is.",
    ),
    (
        partial(text, "board-size", "risk-swiss", table=1, players=2, least=4, most=5),
        "Table 1 has 2 players. A board here takes 4 to 5.",
    ),
    (
        partial(text, "seated-twice", "risk-swiss", everyone=("P2",)),
        "Seated more than once: P2. Seat each player once.",
    ),
    (
        partial(text, "left-unseated", "risk-swiss", everyone=("P5",)),
        "Without a seat: P5. Give everyone of the round a board.",
    ),
    (
        partial(text, "score-gap", "risk-swiss", table=1, points=(5, 4, 3, 2)),
        "Table 1 mixes match points: 5, 4, 3 and 2.",
    ),
    (
        partial(text, "final-seats", "risk-swiss", places=(1, 2, 3, 4, 5), count=5),
        (
            "The final is for the best 5 of those still in. Their places in the standings: 1, "
            "2, 3, 4 and 5."
        ),
    ),
    (
        partial(text, "final-needs-players", "risk-swiss", players=3, needed=4),
        (
            "The final needs at least 4 players who are still in; there are 3. Take back "
            "someone who left, or turn off “Final board”: then the Swiss standings decide."
        ),
    ),
    (
        partial(
            text, "boards-do-not-fit", "risk-swiss", players=20, boards=6, boards_that_work=(4, 5)
        ),
        (
            "20 players do not fit on 6 boards. Numbers of boards that work: 4 and 5. Set "
            "“Boards” to such a number, or leave it empty for the fewest."
        ),
    ),
    (
        partial(text, "boards-not-kept", "risk-swiss", set=5, players=19, boards=4),
        (
            "“Boards” is set to 5, but 19 players do not fit on that many. The next round has "
            "4 boards, the fewest that work."
        ),
    ),
    (
        partial(text, "taken-from-below", "risk-swiss", points=4, above=5, everyone=("P2", "P7")),
        "From the group with 4 match points, to fill the board of those with 5: P2 and P7.",
    ),
    (
        partial(text, "results-missing", "risk-swiss", round=1, tables=(1, 3), count=2),
        "Round 1 still waits for 2 tables: 1 and 3. Enter what they report, then pair.",
    ),
    (
        partial(text, "earlier-round-open", "risk-swiss", round=1, tables=(2,)),
        "Round 1 is open again. Still to report there: table 2.",
    ),
    (
        partial(text, "cannot-seat", "risk-swiss", **CANNOT_SEAT_11),
        (
            "11 players cannot be seated: boards take 4 to 5, and nobody sits out. You can "
            "drop 1 to have 10, or add 1 to have 12."
        ),
    ),
    (
        partial(text, "cut-out-points", "risk-swiss", gap=1, player1="P7", player2="P8"),
        (
            "P7 would miss the final as things stand: 1 match point behind P8, who has its "
            "last seat."
        ),
    ),
    (
        partial(
            text, "lot-at-the-line", "strikes", strikes=12, tied=2, up=1, upper="G1", lower="G2"
        ),
        (
            "2 players with 12 strikes stood at the line between G1 and G2. A lot put 1 of "
            "them into G1."
        ),
    ),
    (
        partial(text, "forbidden-together", "strikes", everyone=("P2", "P4")),
        "P2 and P4 are not to meet, but no exchange of players would part them.",
    ),
    (
        partial(text, "missed-rounds", "strikes", rounds=(1,), strikes=24, player1="P9"),
        "P9 did not sit in round 1 and took the strikes of a last place for it (24 each).",
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
        (
            "P1 has 24 strikes and is out from 35 on; one last place (24) is enough for the "
            "missing 11."
        ),
    ),
    (
        partial(
            text, "strikes-from-out", "strikes", more=35, level=35, strikes=0, last=24, player1="P2"
        ),
        (
            "P2 has 0 strikes and is out from 35 on; 35 are missing. One last place (24) is "
            "not enough for that."
        ),
    ),
    (
        partial(text, "results-missing", "strikes", tables=(3,)),
        "Results are still missing from table 3. Enter them first.",
    ),
    (
        partial(text, "results-missing", "strikes", tables=(3, 9)),
        "Results are still missing from tables 3 and 9. Enter them first.",
    ),
    (
        partial(text, "went-down-next", "us-swiss", points=1, player1="P5"),
        (
            "The group is odd. P5, with 1 point, is its lowest-ranked player who can leave "
            "it, and is paired down."
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
            "Acceleration is recommended: 64 players are at least 24 (1½ times 2 to the power "
            "of 4, 28R). Expect about 4 perfect scores without it, about 2 with it."
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
            "Acceleration is not recommended: 14 players are fewer than 24 (1½ times 2 to the "
            "power of 4). Expect fewer than one perfect score without it, fewer than one with "
            "it."
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
        "4 players: 1 table of 4 in round 1. With 47 strikes to be out, expect about 7 rounds.",
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
        "18 players: 2 boards of 4 and 2 of 5, one Swiss round, then a final of five.",
    ),
]


@pytest.mark.parametrize(("said", "sentence"), ROWS, ids=[one for _, one in ROWS])
def test_the_sentence(said: Callable[[], str], sentence: str) -> None:
    assert said() == sentence
