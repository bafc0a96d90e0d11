"""Tiebreaks that a director can post besides those of 34E1 to 34E4: by ratings, by lot, and others.

Each says what an unplayed game counts.
"""

from collections.abc import Collection
from fractions import Fraction
from functools import cache

from tourneydesk.core.draw import Draw
from tourneydesk.core.event import Event
from tourneydesk.formats.us_swiss.ratings import rating_number
from tourneydesk.formats.us_swiss.records import Records, score
from tourneydesk.formats.us_swiss.tiebreaks import TIEBREAKERS, Tiebreaker

KASHDAN = {2: 4, 1: 2, 0: 1}
"""34E7: the value of a win, a draw and a loss over the board; an unplayed game counts nothing."""

SWING = 400
"""34E10: a win counts the opponent's rating plus this many points, a loss minus this many."""

LOTS = 1 << 32


def tiebreakers(event: Event) -> dict[str, Tiebreaker]:
    """Every tiebreak by key; those by rating and by lot use this event."""

    def opposition_rating(player: int, known: Records, tied: Collection[int]) -> Fraction:
        return mean([figure for _, figure in opposition(event, player, known)])

    @cache
    def lot(player: int) -> tuple[int, int]:
        return _lot(event, player)

    def coin(player: int, known: Records, tied: Collection[int]) -> Fraction:
        own = lot(player)
        return Fraction(1 + sum(lot(other) < own for other in tied if other != player))

    return {
        **TIEBREAKERS,
        "played_first": played_first,
        "kashdan": kashdan,
        "opposition_rating": opposition_rating,
        "coin": coin,
    }


def played_first(player: int, known: Records, tied: Collection[int]) -> Fraction:
    """0 for a score made only of unplayed points, 1 for any other (a rule of some state
    associations: players who scored over the board rank first).
    """
    entries = known[player]
    played = any(entry.halves for entry in entries if entry.kind == "played")
    return Fraction(int(played or not score(entries)))


def kashdan(player: int, known: Records, tied: Collection[int]) -> Fraction:
    """34E7: 4 for a win, 2 for a draw, 1 for a loss; an unplayed game counts 0."""
    return Fraction(sum(KASHDAN[entry.halves] for entry in known[player] if entry.kind == "played"))


def opposition(event: Event, player: int, known: Records) -> list[tuple[int, Fraction]]:
    """34E10: the performance ratings of a player's opponents, by opponent.

    A performance is the mean, over the games played against rated opponents, of the opponent's
    rating, plus 400 for a win and minus 400 for a loss. Unplayed games count for nobody, and an
    opponent without such a game is left out.
    """
    performances = []
    for entry in known[player]:
        if entry.kind == "played" and entry.opponent is not None:
            figure = _performance(event, entry.opponent, known)
            if figure is not None:
                performances.append((entry.opponent, figure))
    return performances


def mean(figures: Collection[Fraction]) -> Fraction:
    """The mean; 0 for no figures."""
    return sum(figures, Fraction(0)) / len(figures) if figures else Fraction(0)


def _performance(event: Event, player: int, known: Records) -> Fraction | None:
    figures = [
        Fraction(rating + SWING * (entry.halves - 1))
        for entry in known[player]
        if entry.kind == "played" and entry.opponent is not None
        for rating in [rating_number(event, entry.opponent)]
        if rating is not None
    ]
    return mean(figures) if figures else None


def _lot(event: Event, player: int) -> tuple[int, int]:
    """34E13: drawn once for each player from the event's seed; the id separates equal lots."""
    return Draw(event.seed, f"coin of player {player}").below(LOTS), player
