"""Everyone's strikes as bars that grow towards the line at which a player is out."""

from fractions import Fraction

from tourneydesk.core.event import Event
from tourneydesk.formats import standings_of
from tourneydesk.formats.strikes.settings import rules_of
from tourneydesk.formats.strikes.strikes import strikes_at
from tourneydesk.formats.strikes.tally import tally
from tourneydesk.present.drawings.charts import Bar, BarsChart
from tourneydesk.present.messages import name_of


def bars(event: Event) -> BarsChart:
    """The strikes of everyone in the standings, those of the latest round apart."""
    counted, rules = tally(event), rules_of(event.settings)
    latest = counted.rounds[-1] if counted.rounds else None
    added = {
        player: strikes
        for table in (latest.tables if latest is not None else ())
        for player, strikes in strikes_at(table, rules).items()
    }
    if latest is not None:
        missed = (player for player, rounds in counted.missed.items() if latest.number in rounds)
        added.update(dict.fromkeys(missed, rules.last_place))
    return BarsChart(
        latest.number if latest is not None else 0,
        rules.level,
        tuple(
            Bar(
                row.player,
                name_of(event, row.player),
                row.points - (now := min(added.get(row.player, Fraction(0)), row.points)),
                now,
                row.player in counted.out_in,
            )
            for row in standings_of(event)
        ),
    )
