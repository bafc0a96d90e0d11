"""Who would sit in the final now, and how far everybody is from its last seat."""

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction

from tourneydesk.core.event import Event
from tourneydesk.core.field import active
from tourneydesk.core.reasons import Fact, Reason
from tourneydesk.core.standings import RankingKey, Standing, points_then_tiebreaks
from tourneydesk.formats.risk_swiss.pairing.plan import (
    final_of,
    final_report,
    last_one_in,
    semi_final_comes,
    semi_final_of,
    semi_final_places,
)
from tourneydesk.formats.risk_swiss.points import leavings, reports
from tourneydesk.formats.risk_swiss.settings import rules
from tourneydesk.formats.risk_swiss.standings import FINAL, first_difference, standings

AHEAD = {
    "points": "cut_in_points",
    "game_points": "cut_in_game_points",
    "energy": "cut_in_energy",
    "first_places": "cut_in_first_places",
    "lot": "cut_in_lot",
}
SHORT = {
    "points": "cut_out_points",
    "game_points": "cut_out_game_points",
    "energy": "cut_out_energy",
    "first_places": "cut_out_first_places",
    "lot": "cut_out_lot",
}


def ranking_keys(event: Event, rows: Sequence[Standing]) -> Mapping[int, tuple[RankingKey, ...]]:
    """The keys by which these players are ranked: the final, the semi-final, the Swiss rounds."""
    final, result = final_of(event), final_report(event)
    alone = last_one_in(event)
    keys = {}
    for row in rows:
        swiss = (*_semi_final_keys(event, row.player), *points_then_tiebreaks(row))
        if final is None or result is None:
            won = RankingKey("won", Fraction(row.player == alone))
            keys[row.player] = swiss if alone is None else (won, *swiss)
            continue
        seated = final.tables[0].players
        place = result.places.get(row.player, 0)
        keys[row.player] = (
            RankingKey("finalist", Fraction(row.player in seated)),
            RankingKey("finished_final", Fraction(place > 0)),
            RankingKey("final_place", Fraction(place), fewer=True),
            *swiss,
        )
    return keys


def _semi_final_keys(event: Event, player: int) -> tuple[RankingKey, ...]:
    posted, places = semi_final_of(event), semi_final_places(event)
    if posted is None or places is None:
        return ()
    seated = posted.table_of(player) is not None
    return (
        RankingKey("semi_finalist", Fraction(seated)),
        RankingKey("finished_semi_final", Fraction(player in places)),
        RankingKey("semi_final_place", Fraction(places.get(player, 0)), fewer=True),
    )


def clinch_status(event: Event) -> Mapping[int, Reason]:
    """Who would sit in the final now: those in compared with the first below the cut, those below
    with the last seat. Nothing before the first result, without a final, and once it is over; nor
    where a semi-final decides who plays it.
    """
    if not rules(event.settings).final or final_report(event) or last_one_in(event):
        return {}
    final = final_of(event)
    if final is not None:
        seated = final.tables[0].players
        return {player: Reason("plays_final", FINAL, (player,)) for player in seated}
    semi_final = semi_final_of(event) is not None or semi_final_comes(event)
    if semi_final or not any(True for _ in reports(event)):
        return {}
    inside = set(active(event, leavings(event)))
    rows = [row for row in standings(event) if row.player in inside]
    return dict(_status_by_player(rows, rules(event.settings).finalists))


def _status_by_player(rows: Sequence[Standing], seats: int) -> Iterator[tuple[int, Reason]]:
    seated, below = rows[:seats], rows[seats:]
    for row in seated:
        if below:
            yield row.player, _compared(AHEAD, row, below[0])
        else:
            yield row.player, Reason("cut_in_all", FINAL, (row.player,))
    for row in below:
        yield row.player, _compared(SHORT, row, seated[-1])


def _compared(codes: Mapping[str, str], row: Standing, other: Standing) -> Reason:
    """How far two players are apart, in the first figure in which they differ."""
    key, own, others = first_difference(row, other)
    facts: dict[str, Fact] = {"gap": abs(own - others), "place": other.place}
    return Reason(codes[key], FINAL, (row.player, other.player), facts)
