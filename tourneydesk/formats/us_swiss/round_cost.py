"""The cost of a round, whoever seated it, in the order in which the pairing compares.

First violations, the bye and the moves down, then the counts of `evaluation.COUNTS` that make sense
for any round, summed over its groups: colors by the actual seats, changes against the natural
pairing of those who meet in a group. Who else could have moved down and what only decides between
equal pairings are not counted.

Violations and the bye are always minimal, and so are all counts together among the rounds that pair
the same players in each group. A round that moves others down may cost less in a later count,
because the pairing also considers who moves down, and a higher group before a lower one.
"""

from collections.abc import Mapping, Sequence

from tourneydesk.core.cache import remembered
from tourneydesk.core.event import Event, Round
from tourneydesk.core.field import has_same_mark
from tourneydesk.core.format import Criterion
from tourneydesk.core.seating import before_round, kept_players
from tourneydesk.formats.us_swiss.acceleration import LAST_ACCELERATED, by_acceleration, by_score
from tourneydesk.formats.us_swiss.byes import bye_key
from tourneydesk.formats.us_swiss.downfloaters import pairable
from tourneydesk.formats.us_swiss.entrants import Entrant, balance, due, entrants, lot_seed, thirds
from tourneydesk.formats.us_swiss.natural import (
    COUNTS,
    Limits,
    Natural,
    RepairCost,
    pair_counts,
    plain_natural,
    without_rematches,
)
from tourneydesk.formats.us_swiss.records import records
from tourneydesk.formats.us_swiss.score_groups import Group
from tourneydesk.formats.us_swiss.settings import rules_of

CHANGES = ("over_equalisation_limit", "over_alternation_limit", "interchanges", "changed", "sizes")
"""The counts of a pair that are measured against the natural pairing."""

SHOWN = {
    "third": "weigh_third",
    "over_equalisation_limit": "weigh_over_equalisation_limit",
    "equalisation": "weigh_equalisation",
    "over_alternation_limit": "weigh_over_alternation_limit",
    "alternation": "weigh_alternation",
    "interchanges": "weigh_interchanges",
    "changed": "weigh_changed",
    "sizes": "weigh_sizes",
}
"""The counts of the groups that make sense for any round, in order, and their codes."""

Board = tuple[Entrant, Entrant]
"""White and Black."""


def evaluate(event: Event, round_: Round) -> tuple[Criterion, ...]:
    """The criteria of a round, most important first; only earlier rounds count.

    A player who moves down past several groups counts at each.
    """
    event = before_round(event, round_.number)
    rules = rules_of(event.settings)
    field = entrants(event, kept_players(round_), lot_seed(event, round_.seed))
    of = {entrant.id: entrant for entrant in field}
    boards = [(of[table.players[0]], of[table.players[1]]) for table in round_.tables]
    byes = [of[bye.player] for bye in round_.byes if bye.why == "odd"]
    playing = {entrant.id for board in boards for entrant in board}
    seated = [entrant for entrant in field if entrant.id in playing]
    groups = by_score(seated)
    round_number = len(event.rounds) + 1
    if rules.accelerated and round_number <= LAST_ACCELERATED and playing <= round_.groups.keys():
        groups = by_acceleration(seated, round_.groups, round_number, rules.acceleration)
    limits = Limits(rules.alternation_limit, rules.equalization_limit)
    met = {
        (player, entry.opponent)
        for player, entries in records(event).items()
        for entry in entries
        if entry.kind == "played"
    }
    pairs = [(min(first.id, second.id), max(first.id, second.id)) for first, second in boards]
    sooner = [
        entrant
        for bye in byes
        for entrant in seated
        if not entrant.full_bye
        and bye_key(entrant, round_number == 1) < bye_key(bye, round_number == 1)
    ]
    return (
        Criterion("weigh_forbidden", sum(pair in event.forbidden for pair in pairs)),
        Criterion("weigh_rematches", sum(pair in met for pair in pairs)),
        Criterion("weigh_byes_again", sum(bye.full_bye for bye in byes)),
        Criterion("weigh_bye_sooner", len(sooner)),
        *_of_groups(groups, boards, limits, _same_mark(event, rules.keep_apart, pairs)),
    )


def _same_mark(event: Event, mark: str | None, pairs: Sequence[tuple[int, int]]) -> list[Criterion]:
    """Where players of one club, team or household are kept apart: who meets nevertheless."""
    if mark is None:
        return []
    count = sum(has_same_mark(event, *pair, mark) for pair in pairs)
    return [Criterion("weigh_same_mark", count)]


def _of_groups(
    groups: Sequence[Group], boards: Sequence[Board], limits: Limits, same: Sequence[Criterion]
) -> list[Criterion]:
    """Each board is assigned to the lower of its two groups. ``same`` comes after the moves."""
    level = {entrant.id: index for index, group in enumerate(groups) for entrant in group.players}
    by_group: dict[int, list[Board]] = {index: [] for index in range(len(groups))}
    for board in boards:
        by_group[max(level[entrant.id] for entrant in board)].append(board)
    moved = sum(abs(level[first.id] - level[second.id]) for first, second in boards)
    sums = dict.fromkeys(SHOWN, 0)
    for index, here in by_group.items():
        everybody = (entrant for board in here for entrant in board)
        players = tuple(sorted(everybody, key=lambda entrant: (level[entrant.id], entrant.rank)))
        down = sum(level[entrant.id] < index for entrant in players)
        for name, value in _of_group(players, down, tuple(here), limits).items():
            sums[name] += value
    return [
        Criterion("weigh_moved", moved),
        *same,
        *(Criterion(SHOWN[name], value) for name, value in sums.items()),
    ]


@remembered
def _of_group(
    players: tuple[Entrant, ...], down: int, boards: tuple[Board, ...], limits: Limits
) -> Mapping[str, int]:
    natural = _natural(players, down, limits)
    place = {entrant.id: position for position, entrant in enumerate(players)}
    figures = dict.fromkeys(SHOWN, 0)
    for white, black in boards:
        first, second = sorted((place[white.id], place[black.id]))
        against = dict(
            zip(COUNTS, pair_counts(players, natural, limits, first, second), strict=True)
        )
        for name in CHANGES:
            figures[name] += against[name]
        figures["third"] += thirds(white.colors, "W", black.colors)
        for player, color in ((white, "W"), (black, "B")):
            missed = due(player.colors) not in ("", color)
            figures["equalisation"] += missed and balance(player.colors) != 0
            figures["alternation"] += missed and balance(player.colors) == 0
    return figures


def _natural(players: Sequence[Entrant], down: int, limits: Limits) -> Natural:
    """The pairing from which changes are measured; where not all can have new opponents, the order
    of rank, rematches included.
    """
    plain = plain_natural(players, down)
    if not pairable(players):
        return plain
    return without_rematches(players, plain, RepairCost(players, limits))
