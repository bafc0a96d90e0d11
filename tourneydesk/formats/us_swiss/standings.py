"""Who stands where: points, then the tie-breaks in the organizer's order, then shared places."""

from collections.abc import Sequence
from fractions import Fraction

from tourneydesk.core.event import Event
from tourneydesk.core.standings import Standing, Tiebreak
from tourneydesk.formats.us_swiss.records import Records, records, score
from tourneydesk.formats.us_swiss.settings import rules_of
from tourneydesk.formats.us_swiss.tiebreaks import TIEBREAKERS


def standings(event: Event, through: int | None = None) -> Sequence[Standing]:
    """The standings after round ``through`` (None = all that is reported), best first.

    Those whom no tie-break parts share a place, in order of id.
    """
    known = records(event, through)
    points: dict[int, list[int]] = {}
    for player in event.players:
        if through is None or player.joined <= through:
            points.setdefault(score(known[player.id]), []).append(player.id)
    rows: list[Standing] = []
    keys = rules_of(event.settings).tiebreaks
    for halves in sorted(points, reverse=True):
        figures: dict[int, list[Tiebreak]] = {player: [] for player in points[halves]}
        for tied in _parted(points[halves], keys, known, figures):
            place = len(rows) + 1
            rows += [
                Standing(place, player, Fraction(halves, 2), tuple(figures[player]))
                for player in sorted(tied)
            ]
    return rows


def _parted(
    tied: list[int], keys: Sequence[str], known: Records, figures: dict[int, list[Tiebreak]]
) -> list[list[int]]:
    """A tied group parted by one tie-break after another, best first; notes everyone's figures."""
    groups = [tied]
    for key in keys:
        parted: list[list[int]] = []
        for group in groups:
            among = frozenset(group)
            by_figure: dict[Fraction, list[int]] = {}
            for player in group:
                figure = TIEBREAKERS[key](player, known, among)
                figures[player].append(Tiebreak(key, figure))
                by_figure.setdefault(figure, []).append(player)
            parted += [by_figure[figure] for figure in sorted(by_figure, reverse=True)]
        groups = parted
    return groups
