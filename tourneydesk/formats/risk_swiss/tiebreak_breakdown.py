"""What a player's match points, game points and energy are made of, round by round."""

from collections.abc import Callable, Sequence
from fractions import Fraction

from tourneydesk.core.event import Event
from tourneydesk.core.standings import FigureBreakdown, Part, Standing
from tourneydesk.formats.risk_swiss.points import match_points, reports
from tourneydesk.formats.risk_swiss.settings import rules


def tiebreak_breakdown(
    event: Event, rows: Sequence[Standing]
) -> Callable[[int], tuple[FigureBreakdown, ...]]:
    """For a player: the totals by Swiss round; the final adds nothing."""
    tiebreaks = rules(event.settings).tiebreaks

    def account(player: int) -> tuple[FigureBreakdown, ...]:
        sums: dict[str, list[Part]] = {key: [] for key in ("points", *tiebreaks)}
        for posted, table, result in reports(event):
            if posted.kind != "swiss" or player not in table.players:
                continue
            if player in result.places:
                figure = match_points(event, result.places[player])
                sums["points"].append(Part(Fraction(figure), round=posted.number))
            if result.places.get(player) == 1 and "first_places" in sums:
                sums["first_places"].append(Part(Fraction(1), round=posted.number))
            for key, figures in (("game_points", result.game_points), ("energy", result.energy)):
                if player in figures and key in sums:
                    sums[key].append(Part(Fraction(figures[player]), round=posted.number))
        return tuple(
            FigureBreakdown(key, sum((part.value for part in parts), Fraction(0)), tuple(parts))
            for key, parts in sums.items()
        )

    return account
