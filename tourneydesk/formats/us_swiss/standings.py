"""The standings: points, then the tiebreaks in the organizer's order, then shared places."""

from collections.abc import Mapping, Sequence
from fractions import Fraction

from tourneydesk.core.cache import once
from tourneydesk.core.event import Event
from tourneydesk.core.reasons import Reason
from tourneydesk.core.standings import UNRANKED, Standing, Tiebreak
from tourneydesk.formats.us_swiss.optional_tiebreaks import tiebreakers
from tourneydesk.formats.us_swiss.records import Records, records, score
from tourneydesk.formats.us_swiss.settings import rules_of
from tourneydesk.formats.us_swiss.sources import HOUSE_PLAYER
from tourneydesk.formats.us_swiss.tiebreaks import Tiebreaker


@once
def standings(event: Event, through: int | None = None) -> Sequence[Standing]:
    """The standings after round ``through`` (None = all results so far), best first.

    Players whom no tiebreak separates share a place, in order of id. House players come last,
    without a place (0).
    """
    known = records(event, through)
    points: dict[int, list[int]] = {}
    house: list[int] = []
    for player in event.players:
        if through is not None and player.joined > through:
            continue
        if player.house:
            house.append(player.id)
        else:
            points.setdefault(score(known[player.id]), []).append(player.id)
    rows: list[Standing] = []
    every = tiebreakers(event)
    by_key = {key: every[key] for key in rules_of(event.settings).tiebreaks}
    for halves in sorted(points, reverse=True):
        figures: dict[int, list[Tiebreak]] = {player: [] for player in points[halves]}
        for tied in _parted(points[halves], by_key, known, figures):
            place = len(rows) + 1
            rows += [
                Standing(place, player, Fraction(halves, 2), tuple(figures[player]))
                for player in sorted(tied)
            ]
    return [*rows, *(_unranked(player, known, by_key) for player in house)]


def _unranked(player: int, known: Records, keys: Mapping[str, Tiebreaker]) -> Standing:
    """The row of a house player, who affects nobody's place."""
    figures = tuple(
        Tiebreak(key, tiebreaker(player, known, {player})) for key, tiebreaker in keys.items()
    )
    return Standing(
        UNRANKED,
        player,
        Fraction(score(known[player]), 2),
        figures,
        reasons=(Reason("house_player", HOUSE_PLAYER, (player,)),),
    )


def _parted(
    tied: list[int],
    keys: Mapping[str, Tiebreaker],
    known: Records,
    figures: dict[int, list[Tiebreak]],
) -> list[list[int]]:
    """A tied group separated by one tiebreak after another, best first; records everyone's
    figures.
    """
    groups = [tied]
    for key, tiebreaker in keys.items():
        parted: list[list[int]] = []
        for group in groups:
            among = frozenset(group)
            by_figure: dict[Fraction, list[int]] = {}
            for player in group:
                figure = tiebreaker(player, known, among)
                figures[player].append(Tiebreak(key, figure))
                by_figure.setdefault(figure, []).append(player)
            parted += [by_figure[figure] for figure in sorted(by_figure, reverse=True)]
        groups = parted
    return groups
