"""Who would be in the top cut now, and how far everybody is from its last seat."""

from collections.abc import Iterator, Mapping, Sequence

from tourneydesk.core.event import Event
from tourneydesk.core.field import active
from tourneydesk.core.reasons import Fact, Reason
from tourneydesk.core.standings import Standing
from tourneydesk.formats.age_swiss.sources import OURS
from tourneydesk.formats.age_swiss.standings import swiss_standings
from tourneydesk.formats.age_swiss.top_cut.bracket import bracket_of
from tourneydesk.formats.age_swiss.top_cut.plan import cut_size


def clinch_status(event: Event) -> Mapping[int, Reason]:
    """Who would be in the top cut now: those in compared with the first below the cut, those below
    with the last seat; then who plays on. Nothing before the first result, and once it is over.
    """
    bracket, size = bracket_of(event), cut_size(event)
    if bracket is not None:
        if bracket.winner is not None:
            return {}
        return {
            player: Reason("plays_cut", OURS, (player,))
            for player in bracket.seeds
            if player and bracket.lost_in(player) is None
        }
    if not size or not any(True for _ in event.results()):
        return {}
    inside = set(active(event, {}))
    rows = [row for row in swiss_standings(event) if row.player in inside]
    return dict(_status_by_player(rows[:size], rows[size:]))


def _status_by_player(
    seated: Sequence[Standing], below: Sequence[Standing]
) -> Iterator[tuple[int, Reason]]:
    for row in seated:
        if below:
            yield row.player, _compared("cut_in", row, below[0])
        else:
            yield row.player, Reason("cut_in_all", OURS, (row.player,))
    for row in below:
        yield row.player, _compared("cut_out", row, seated[-1])


def _compared(code: str, row: Standing, other: Standing) -> Reason:
    """How far two players are apart: in points, by the tiebreak, or not at all."""
    facts: dict[str, Fact] = {"gap": abs(row.points - other.points), "place": other.place}
    what = "tiebreak" if row.place != other.place else "tied"
    if row.points != other.points:
        what = "points"
    return Reason(f"{code}_{what}", OURS, (row.player, other.player), facts)
