"""The tiebreaks: each is a function from a player and everybody's records to a number.

US Chess 34E. All figures are in points. Running rounds count for nothing yet.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from fractions import Fraction
from functools import cache

from tourneydesk.core.draw import Draw
from tourneydesk.core.event import Event
from tourneydesk.formats.us_swiss.records import Entry, Records, score
from tourneydesk.formats.us_swiss.settings import rating_number

MANY_ROUNDS = 9
"""From this many rounds on, medians leave out two scores instead of one (34E1, 34E4)."""


def modified_median(player: int, known: Records, tied: Collection[int]) -> Fraction:
    """34E1: the opponents' adjusted scores, without the lowest for a plus score, without the
    highest for a minus score, without both for an even score (two each in nine rounds or more).
    """
    scores = _opponents(player, known)
    return _points(scores[counted("modified_median", known[player])])


def solkoff(player: int, known: Records, tied: Collection[int]) -> Fraction:
    """34E2: the sum of the opponents' adjusted scores."""
    return _points(_opponents(player, known))


def cumulative(player: int, known: Records, tied: Collection[int]) -> Fraction:
    """34E3: the sum of the running scores, less a point for each unplayed win or full-point bye."""
    return Fraction(_cumulated(known[player]), 2)


def median(player: int, known: Records, tied: Collection[int]) -> Fraction:
    """34E4: the opponents' adjusted scores without the highest and the lowest (two each in nine
    rounds or more).
    """
    return _points(_opponents(player, known)[counted("median", known[player])])


def result(player: int, known: Records, tied: Collection[int]) -> Fraction:
    """34E5: wins minus losses in the games between players who are still tied."""
    games = [e for e in known[player] if e.kind == "played" and e.opponent in tied]
    return Fraction(sum(entry.halves - 1 for entry in games))


def most_blacks(player: int, known: Records, tied: Collection[int]) -> Fraction:
    """34E6: the number of games played with Black."""
    return Fraction(sum(1 for entry in known[player] if entry.color == "B"))


def sonneborn_berger(player: int, known: Records, tied: Collection[int]) -> Fraction:
    """34E8: the adjusted scores of those beaten and half of those drawn with; unplayed games add
    nothing.
    """
    games = [entry for entry in known[player] if entry.kind == "played"]
    return Fraction(sum(_adjusted_of(known, entry) * entry.halves for entry in games), 4)


def cumulative_opposition(player: int, known: Records, tied: Collection[int]) -> Fraction:
    """34E9: the sum of the opponents' cumulative figures (34E3); unplayed games add nothing."""
    games = [entry for entry in known[player] if entry.kind == "played"]
    return _points([_cumulated(known[entry.opponent or 0]) for entry in games])


def buchholz(player: int, known: Records, tied: Collection[int]) -> Fraction:
    """The sum of the opponents' unadjusted scores, unplayed games adding nothing: 34E has only
    Solkoff, which adjusts them; that this one does not is our reading.
    """
    games = [entry for entry in known[player] if entry.kind == "played"]
    return _points([score(known[entry.opponent or 0]) for entry in games])


Tiebreaker = Callable[[int, Records, Collection[int]], Fraction]
"""A player's figure; ``tied`` are the players still tied, including this one."""

TIEBREAKERS: Mapping[str, Tiebreaker] = {
    "modified_median": modified_median,
    "solkoff": solkoff,
    "cumulative": cumulative,
    "median": median,
    "cumulative_opposition": cumulative_opposition,
    "result": result,
    "most_blacks": most_blacks,
    "sonneborn_berger": sonneborn_berger,
    "buchholz": buchholz,
}


def adjusted(entries: Sequence[Entry]) -> Fraction:
    """An opponent's score for tiebreaks: every unplayed round counts half a point (34E1)."""
    return Fraction(_adjusted(entries), 2)


def _adjusted(entries: Sequence[Entry]) -> int:
    """The adjusted score in halves."""
    return sum(entry.halves if entry.kind == "played" else 1 for entry in _over(entries))


def _cumulated(entries: Sequence[Entry]) -> int:
    """The cumulative figure in halves."""
    running, total = 0, 0
    for entry in _over(entries):
        running += entry.halves
        total += running - (2 if entry.unplayed_win else 0)
    return total


def _opponents(player: int, known: Records) -> list[int]:
    """The opponents' adjusted scores in halves, from the lowest; a round the player did not play
    counts as an opponent with 0 (34E1).
    """
    return sorted(
        _adjusted_of(known, entry) if entry.kind == "played" else 0
        for entry in _over(known[player])
    )


def _adjusted_of(known: Records, entry: Entry) -> int:
    return _adjusted(known[entry.opponent or 0])


def _over(entries: Sequence[Entry]) -> list[Entry]:
    return [entry for entry in entries if entry.kind != "running"]


def counted(key: str, entries: Sequence[Entry]) -> slice:
    """Which of the opponents' scores, from the lowest, count for a tiebreak (34E1, 34E4)."""
    finished = _over(entries)
    rounds, own = len(finished), score(finished)
    left_out = 2 if rounds >= MANY_ROUNDS else 1
    low = left_out if key == "median" or (key == "modified_median" and own >= rounds) else 0
    high = left_out if key == "median" or (key == "modified_median" and own <= rounds) else 0
    return slice(low, max(low, rounds - high))


def _points(halves: Sequence[int]) -> Fraction:
    return Fraction(sum(halves), 2)


# Tiebreaks that a director can post besides those of 34E1 to 34E4: by ratings, by lot, and
# others.
#
# Each says what an unplayed game counts.

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
