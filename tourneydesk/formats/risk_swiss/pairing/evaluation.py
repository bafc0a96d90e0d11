"""The cost of a round, in the criteria of the pairing."""

from collections import Counter
from itertools import combinations

from tourneydesk.core.event import Event, Round
from tourneydesk.core.field import same_mark
from tourneydesk.core.format import Criterion
from tourneydesk.formats.risk_swiss.pairing.boards import fewest_boards, on_boards
from tourneydesk.formats.risk_swiss.pairing.opponents import meetings
from tourneydesk.formats.risk_swiss.pairing.plan import SEMI_FINAL, SEMI_FINAL_BOARDS
from tourneydesk.formats.risk_swiss.points import tallies
from tourneydesk.formats.risk_swiss.settings import Rules, rules


def evaluate(event: Event, posted: Round) -> tuple[Criterion, ...]:
    """Forbidden pairs at one board, boards of unplanned sizes, points groups bridged, match points
    between the best and the last of a board, and pairs who meet again.

    In a proposed round sizes, groups and points are minimal; the pairs are the fewest found among
    players of equal points. The semi-final and the final go by places, so groups and points do not
    count there.
    """
    boards = [table.players for table in posted.tables]
    pairs = [pair for board in boards for pair in combinations(sorted(board), 2)]
    met = meetings(event, posted.number)
    groups, points = _mixing(event, posted) if posted.kind == "swiss" else (0, 0)
    return (
        Criterion("weigh_forbidden", sum(pair in event.forbidden for pair in pairs)),
        Criterion("weigh_sizes", _other_sizes(posted, rules(event.settings))),
        Criterion("weigh_groups", groups),
        Criterion("weigh_points", points),
        *_same_mark(event, posted),
        Criterion("weigh_met", sum(pair in met for pair in pairs)),
    )


def _same_mark(event: Event, posted: Round) -> list[Criterion]:
    """Where players of one club, team or household are kept apart: how many sit together."""
    mark = rules(event.settings).keep_apart
    if mark is None:
        return []
    count = sum(len(same_mark(event, table.players, mark)) for table in posted.tables)
    return [Criterion("weigh_same_mark", count)]


def planned_sizes(players: int, chosen: Rules) -> tuple[int, ...]:
    """The boards planned for that many players; none if they cannot be seated."""
    as_set = on_boards(players, chosen.boards, chosen.sanctioned) if chosen.boards else None
    breakdown = as_set or fewest_boards(players, chosen.sanctioned)
    return breakdown.sizes if breakdown else ()


def _other_sizes(posted: Round, chosen: Rules) -> int:
    here = Counter(len(table.seats) for table in posted.tables)
    heads = sum(size * boards for size, boards in here.items())
    due = Counter(_due_sizes(posted.kind, heads, chosen))
    return max((here - due).total(), (due - here).total())


def _due_sizes(kind: str, heads: int, chosen: Rules) -> tuple[int, ...]:
    if kind == "final":
        return (heads,)
    if kind == SEMI_FINAL:
        return (heads - heads // SEMI_FINAL_BOARDS, heads // SEMI_FINAL_BOARDS)
    return planned_sizes(heads, chosen)


def _mixing(event: Event, posted: Round) -> tuple[int, int]:
    """Over all boards: the groups from the highest to the lowest, less one, and the points.

    A group in between counts even where none of its players sits there: so this is the figure that
    `board_order` minimizes, and no exchange of players can reduce it.
    """
    sums = tallies(event, posted.number - 1)
    boards = [[sums[player].points for player in table.players] for table in posted.tables]
    levels = sorted({points for board in boards for points in board})
    group = {points: index for index, points in enumerate(levels)}
    return (
        sum(group[max(board)] - group[min(board)] for board in boards),
        sum(max(board) - min(board) for board in boards),
    )
