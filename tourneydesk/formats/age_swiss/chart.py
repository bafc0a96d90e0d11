"""How many rounds a field plays."""

from tourneydesk.core.event import Event
from tourneydesk.core.field import active
from tourneydesk.formats.age_swiss.settings import rules

CHART = ((32, 5), (64, 6), (128, 7), (226, 8), (409, 9))
"""(Most players, rounds): the chart of the source (Age-Modified Swiss, Appropriate Number of Swiss
Rounds).
"""

MOST_ROUNDS = 10
"""The rounds for more players than the chart lists."""

CHART_FROM = 17
"""The chart begins here; below it the number of rounds is our reading."""


def rounds_by_chart(players: int) -> int:
    """The rounds for that number of players (two or more).

    Below 17, where the chart says nothing: as many as it takes to leave one player unbeaten.
    """
    if players < CHART_FROM:
        return max(1, (players - 1).bit_length())
    return next((rounds for most, rounds in CHART if players <= most), MOST_ROUNDS)


def swiss_planned(event: Event) -> int | None:
    """The number of Swiss rounds; None while there are too few players to tell."""
    chosen, count = rules(event.settings).rounds, starters(event)
    if chosen is not None:
        return chosen
    return rounds_by_chart(count) if count >= 2 else None


def starters(event: Event) -> int:
    """The number of players in round 1, or of those who would play it now. Late entries do not
    change it.
    """
    if not event.rounds:
        return len(active(event, {}))
    first = event.rounds[0]
    return 2 * len(first.tables) + len(first.byes)
