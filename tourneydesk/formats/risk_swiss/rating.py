"""The rating view: every board as matches of each player against each other one.

RISK 2210 Swiss, "Basics": 3 or 4 matches a board, won against all who finished behind. A withdrawn
player lost to all who finished; two withdrawn players have no match with each other (our reading).
"""

from collections.abc import Iterator
from dataclasses import dataclass
from decimal import ROUND_HALF_EVEN, Context, Decimal
from fractions import Fraction
from functools import lru_cache
from itertools import permutations

from tourneydesk.core.event import Event
from tourneydesk.core.results import BoardResult
from tourneydesk.formats.risk_swiss.points import reports
from tourneydesk.formats.risk_swiss.settings import rules

DIGITS = Context(prec=40)
STEP = 10**6
"""Expectations are rounded to a millionth: much finer than what is shown, and the same
everywhere.
"""


@dataclass(frozen=True, slots=True)
class BoardRecord:
    """A player's matches at one board."""

    round: int
    table: int
    wins: int
    losses: int


@dataclass(frozen=True, slots=True)
class RatingLine:
    """A player's matches by board and in total, the final included.

    ``change`` is the expected rating change over the matches with rated opponents, exact to a
    millionth of the K-value; None without a rating or a K-value.
    """

    player: int
    boards: tuple[BoardRecord, ...]
    wins: int
    losses: int
    change: Fraction | None


def rating_view(event: Event) -> tuple[RatingLine, ...]:
    """One line for every player, in order of entry."""
    k_value = rules(event.settings).k_value
    records: dict[int, list[BoardRecord]] = {player.id: [] for player in event.players}
    gains: dict[int, Fraction] = dict.fromkeys(records, Fraction(0))
    for posted, table, result in reports(event):
        won = dict.fromkeys(table.players, 0)
        lost = dict.fromkeys(table.players, 0)
        for winner, loser in matches(result):
            won[winner] += 1
            lost[loser] += 1
            stronger, weaker = event.player(winner).rating, event.player(loser).rating
            if stronger is not None and weaker is not None:
                gain = 1 - expectation(stronger - weaker)
                gains[winner] += gain
                gains[loser] -= gain
        for player in table.players:
            record = BoardRecord(posted.number, table.number, won[player], lost[player])
            records[player].append(record)
    return tuple(
        RatingLine(
            player=player.id,
            boards=tuple(records[player.id]),
            wins=sum(record.wins for record in records[player.id]),
            losses=sum(record.losses for record in records[player.id]),
            change=(
                None if k_value is None or player.rating is None else k_value * gains[player.id]
            ),
        )
        for player in event.players
    )


def matches(result: BoardResult) -> Iterator[tuple[int, int]]:
    """(winner, loser) of every match of a board."""
    for first, second in permutations(result.places, 2):
        if result.places[first] < result.places[second]:
            yield first, second
    for finisher in result.places:
        for withdrawn in result.withdrawn:
            yield finisher, withdrawn


@lru_cache(maxsize=10_000)
def expectation(lead: int) -> Fraction:
    """The expected score of a player rated ``lead`` above the opponent: 1 / (1 + 10^(-lead/400)).

    The two players' expectations always add up to exactly 1.
    """
    if lead < 0:
        return 1 - expectation(-lead)
    odds = DIGITS.power(Decimal(10), DIGITS.divide(Decimal(-lead), Decimal(400)))
    score = DIGITS.divide(Decimal(STEP), DIGITS.add(Decimal(1), odds))
    return Fraction(int(score.to_integral_value(ROUND_HALF_EVEN)), STEP)
