"""What a player's match points, game points and energy are made of, round by round."""

from collections.abc import Callable, Sequence
from fractions import Fraction

from tourneydesk.core.event import Event
from tourneydesk.core.standings import FigureBreakdown, Part, Standing
from tourneydesk.formats.risk_swiss.points import match_points, reports


def tiebreak_breakdown(
    event: Event, rows: Sequence[Standing]
) -> Callable[[int], tuple[FigureBreakdown, ...]]:
    """For a player: the three totals by Swiss round; the final adds nothing."""

    def account(player: int) -> tuple[FigureBreakdown, ...]:
        sums: dict[str, list[Part]] = {"points": [], "game_points": [], "energy": []}
        for posted, table, result in reports(event):
            if posted.kind != "swiss" or player not in table.players:
                continue
            if player in result.places:
                figure = match_points(result.places[player])
                sums["points"].append(Part(Fraction(figure), round=posted.number))
            for key, figures in (("game_points", result.game_points), ("energy", result.energy)):
                if player in figures:
                    sums[key].append(Part(Fraction(figures[player]), round=posted.number))
        return tuple(
            FigureBreakdown(key, sum((part.value for part in parts), Fraction(0)), tuple(parts))
            for key, parts in sums.items()
        )

    return account
