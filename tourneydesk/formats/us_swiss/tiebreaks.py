"""The tie-breaks, each by itself: a function from a player and everybody's records to a number.

US Chess 34E. All figures are in points. Rounds still running count for nothing yet.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from fractions import Fraction

from tourneydesk.formats.us_swiss.records import Entry, Records, score

MANY_ROUNDS = 9
"""From so many rounds on, medians leave out two scores where they left out one (34E1, 34E4)."""


def modified_median(player: int, known: Records, tied: Collection[int]) -> Fraction:
    """34E1: the opponents' adjusted scores, without the lowest for a plus score, without the
    highest for a minus score, without both for an even score (two each in nine rounds or more).
    """
    entries = _over(known[player])
    scores = _opponents(player, known)
    out, own = _left_out(entries), score(entries)
    low = out if own >= len(entries) else 0
    high = out if own <= len(entries) else 0
    return _points(scores[low : max(low, len(scores) - high)])


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
    scores = _opponents(player, known)
    out = _left_out(_over(known[player]))
    return _points(scores[out : max(out, len(scores) - out)])


def result(player: int, known: Records, tied: Collection[int]) -> Fraction:
    """34E5: wins less losses in the games between those who are still tied."""
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
    """The sum of the opponents' scores as they stand, unplayed games adding nothing: 34E has only
    Solkoff, which adjusts them; that this one does not is our reading.
    """
    games = [entry for entry in known[player] if entry.kind == "played"]
    return _points([score(known[entry.opponent or 0]) for entry in games])


Tiebreaker = Callable[[int, Records, Collection[int]], Fraction]
"""A player's figure; ``tied`` are those who are still tied with him, himself included."""

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
    """An opponent's score for tie-breaks: every unplayed round counts half a point (34E1)."""
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
    """The opponents' adjusted scores in halves, from the lowest; a round the player himself did not
    play counts as an opponent with 0 (34E1).
    """
    return sorted(
        _adjusted_of(known, entry) if entry.kind == "played" else 0
        for entry in _over(known[player])
    )


def _adjusted_of(known: Records, entry: Entry) -> int:
    return _adjusted(known[entry.opponent or 0])


def _over(entries: Sequence[Entry]) -> list[Entry]:
    return [entry for entry in entries if entry.kind != "running"]


def _left_out(entries: Sequence[Entry]) -> int:
    return 2 if len(entries) >= MANY_ROUNDS else 1


def _points(halves: Sequence[int]) -> Fraction:
    return Fraction(sum(halves), 2)
