"""Finds the seating plan with the least penalty in a counted search, and proves it."""

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import combinations
from math import factorial, prod

from tourneydesk.core.draw import Draw
from tourneydesk.core.event import Event, Round
from tourneydesk.core.format import Criterion
from tourneydesk.formats.strikes.meetings import (
    Meetings,
    Plan,
    count_meetings,
    penalty,
    penalty_rows,
    plan_penalty,
)
from tourneydesk.formats.strikes.settings import PLAYOFF, rules_of
from tourneydesk.formats.strikes.tables import Sizes, table_sizes
from tourneydesk.formats.strikes.tally import tally

# Seating as the source describes it: deal thirty plans, keep the one with the least penalty.

Seating = tuple[tuple[int, ...], ...]
"""The players at each table, in the order of the tables."""

DEALS = 30


def dealt_seating(
    players: Sequence[int], sizes: Sequence[int], meetings: Meetings, draw: Draw
) -> Seating:
    """The best of thirty plans dealt at random, the first of those that are equally good.

    Sizes are players per table. Raises ValueError when the tables do not seat everybody once.
    Source: Czapski, Boardgame Tournament Design, "generate 30 seating plans randomly".
    """
    check_tables(players, sizes)
    return min(dealt_plans(players, sizes, draw), key=lambda plan: plan_penalty(plan, meetings))


def deal(cards: Sequence[int], sizes: Sequence[int]) -> list[list[int]]:
    """Cuts a shuffled sequence into tables of these sizes, from the top."""
    rest = iter(cards)
    return [[next(rest) for _ in range(size)] for size in sizes]


def check_tables(players: Sequence[int], sizes: Sequence[int]) -> None:
    """Checks that the tables seat every player exactly once; raises ValueError if not."""
    if any(size < 1 for size in sizes):
        raise ValueError(f"a table needs at least one seat: {list(sizes)}")
    if sum(sizes) != len(players):
        raise ValueError(f"{sum(sizes)} seats for {len(players)} players")
    if len(set(players)) != len(players):
        raise ValueError("a player is listed twice")


def dealt_plans(players: Sequence[int], sizes: Sequence[int], draw: Draw) -> Iterator[Seating]:
    """The thirty plans, in the order in which they are dealt."""
    cards = draw.part("dealt")
    for _ in range(DEALS):
        yield tuple(tuple(table) for table in deal(cards.shuffled(players), sizes))


# A hall of seated players that tracks what each exchange of two seats would change.

Rows = Sequence[Sequence[int]]
"""What seating player i with player j costs; symmetric, 0 on the diagonal."""

_NEVER = 1 << 60


class Hall:
    """Players 0 to n-1 at their tables, with the running cost of the plan.

    An exchange of two seats is evaluated for all n partners at once, because the cost of every
    player at every table is stored and only two tables change.
    """

    def __init__(self, rows: Rows, tables: Sequence[Sequence[int]]) -> None:
        self.rows = rows
        self.tables = [list(table) for table in tables]
        self.table_of = [0] * len(rows)
        for index, table in enumerate(self.tables):
            for player in table:
                self.table_of[player] = index
        # at[t][p]: the cost of the company at table t for player p
        self.at = [list(map(sum, zip(*(rows[p] for p in t), strict=True))) for t in self.tables]
        self.own = [self.at[table][player] for player, table in enumerate(self.table_of)]
        self.total = sum(self.own) // 2

    def best_exchange(self, player: int) -> tuple[int, list[int]]:
        """The change in cost of this player's best exchange, and all partners who offer it.

        The hall needs at least two tables.
        """
        home = self.table_of[player]
        there = [table[player] for table in self.at]
        # No exchange within a table: it changes nothing, but would look like a gain.
        there[home] = _NEVER
        # The two will not sit together, so their own penalty is subtracted twice.
        changes = [
            there[table] + here - own - 2 * pair
            for table, here, own, pair in zip(
                self.table_of, self.at[home], self.own, self.rows[player], strict=True
            )
        ]
        best = min(changes)
        return best - self.own[player], [q for q, change in enumerate(changes) if change == best]

    def exchange(self, player: int, other: int) -> None:
        """Exchanges the seats of two players from different tables."""
        home, away = self.table_of[player], self.table_of[other]
        leaving, coming = self.rows[player], self.rows[other]
        self.total += self.at[away][player] + self.at[home][other] - 2 * leaving[other]
        self.total -= self.own[player] + self.own[other]
        self._replace(home, player, other)
        self._replace(away, other, player)
        self.at[home] = [c - a + b for c, a, b in zip(self.at[home], leaving, coming, strict=True)]
        self.at[away] = [c + a - b for c, a, b in zip(self.at[away], leaving, coming, strict=True)]
        for table in (home, away):
            for seated in self.tables[table]:
                self.own[seated] = self.at[table][seated]

    def seating(self) -> list[list[int]]:
        """The players at each table as they sit now (a copy)."""
        return [table[:] for table in self.tables]

    def _replace(self, table: int, leaving: int, coming: int) -> None:
        seats = self.tables[table]
        seats[seats.index(leaving)] = coming
        self.table_of[coming] = table


# Keeps forbidden pairs apart, where the tables allow it.

Pair = tuple[int, int]


def together(table: Sequence[int], forbidden: Collection[Pair]) -> tuple[Pair, ...]:
    """The forbidden pairs that sit at this table, each as (lower, higher id)."""
    return tuple(pair for pair in combinations(sorted(table), 2) if pair in forbidden)


def kept_apart(plan: Seating, forbidden: Collection[Pair], meetings: Meetings) -> Seating:
    """The plan with forbidden pairs separated by exchanging players, at the least cost in penalty.

    A forbidden pair outweighs any penalty (our reading; the source has no forbidden pairs). Each
    exchange reduces their number; the plan is unchanged where no exchange helps.
    """
    tables = [list(table) for table in plan]
    while (move := _best_exchange(tables, forbidden, meetings)) is not None:
        (here, i), (there, j) = move
        tables[here][i], tables[there][j] = tables[there][j], tables[here][i]
    return tuple(tuple(table) for table in tables)


def _best_exchange(
    tables: list[list[int]], forbidden: Collection[Pair], meetings: Meetings
) -> tuple[tuple[int, int], tuple[int, int]] | None:
    best: tuple[int, int] = (0, 0)
    move = None
    for here, table in enumerate(tables):
        caught = {player for pair in together(table, forbidden) for player in pair}
        for i, player in enumerate(table):
            if player not in caught:
                continue
            for there, other_table in enumerate(tables):
                if there == here:
                    continue
                for j, other in enumerate(other_table):
                    company = [neighbor for neighbor in table if neighbor != player]
                    other_company = [player for player in other_table if player != other]
                    change = _change(player, other, company, other_company, forbidden, meetings)
                    if change[0] < 0 and (move is None or change < best):
                        best, move = change, ((here, i), (there, j))
    return move


def _change(
    player: int,
    other: int,
    company: Sequence[int],
    other_company: Sequence[int],
    forbidden: Collection[Pair],
    meetings: Mapping[Pair, int],
) -> tuple[int, int]:
    """What an exchange adds to (forbidden pairs together, penalty)."""
    pairs_now = [_pair(player, neighbor) for neighbor in company] + [
        _pair(other, neighbor) for neighbor in other_company
    ]
    pairs_then = [_pair(other, neighbor) for neighbor in company] + [
        _pair(player, neighbor) for neighbor in other_company
    ]
    apart = sum(pair in forbidden for pair in pairs_then)
    apart -= sum(pair in forbidden for pair in pairs_now)
    cost = sum(penalty(meetings.get(pair, 0)) for pair in pairs_then)
    cost -= sum(penalty(meetings.get(pair, 0)) for pair in pairs_now)
    return apart, cost


def _pair(a: int, b: int) -> Pair:
    return (a, b) if a < b else (b, a)


# Improves plans by exchanging two seats at a time, within a counted number of steps.

_WANDER = 10


def settle_repeats(
    rows: Rows, tables: Sequence[Sequence[int]], goal: int, steps: int, draw: Draw
) -> tuple[int, list[list[int]]]:
    """The least cost found, and its plan, when players with a cost keep changing seats.

    Each step takes a drawn player with a cost and makes the player's best exchange, even when that
    is a loss: this lets the search leave a dead end. It ends at the goal.
    """
    hall = Hall(rows, tables)
    best, plan = hall.total, hall.seating()
    for _ in range(steps):
        if best <= goal:
            break
        player = draw.choice([p for p, cost in enumerate(hall.own) if cost > 0])
        _, others = hall.best_exchange(player)
        hall.exchange(player, draw.choice(others))
        if hall.total < best:
            best, plan = hall.total, hall.seating()
    return best, plan


def polish(
    rows: Rows, tables: Sequence[Sequence[int]], steps: int, draw: Draw
) -> tuple[int, list[list[int]]]:
    """The least cost found, and its plan, when any player may change seats for the better.

    For costs that every player has. One time in ten an exchange for the worse is made too.
    """
    hall = Hall(rows, tables)
    best, plan = hall.total, hall.seating()
    for _ in range(steps):
        player = draw.below(len(rows))
        change, others = hall.best_exchange(player)
        if change > 0 and draw.below(_WANDER):
            continue
        hall.exchange(player, draw.choice(others))
        if hall.total < best:
            best, plan = hall.total, hall.seating()
    return best, plan


# The least possible cost of a plan, and whether a plan is proved optimal.

FEW_PLANS = 30_000


def lower_bound(players: Sequence[int], sizes: Sequence[int], meetings: Meetings) -> int:
    """A penalty that no plan can go below, though perhaps none reaches it.

    Every player is given the cheapest possible company, whether or not the others could agree to
    it. Raises ValueError when the tables do not seat everybody once.
    """
    check_tables(players, sizes)
    return least_company(penalty_rows(players, meetings), sizes)


def proved_least(tables: Plan, meetings: Meetings) -> bool:
    """Whether it is proved that no other plan of these table sizes has a smaller penalty.

    False means not proved: there may or may not be a better plan.
    """
    players = [player for table in tables for player in table]
    sizes = [len(table) for table in tables]
    reached = plan_penalty(tables, meetings)
    if reached == lower_bound(players, sizes, meetings):
        return True
    rows = penalty_rows(players, meetings)
    return plans_are_few(sizes) and cheaper_plan(rows, sizes, reached, reached - 1) is None


def least_company(rows: Rows, sizes: Sequence[int], together: bool = False) -> int:
    """The lower bound from penalty rows: every player's cheapest company, each pair counted by
    halves.

    ``together``: only plans with the first two players at one table.
    """
    largest = max(sizes, default=0)
    choices = [_cheapest_company(row, player, largest) for player, row in enumerate(rows)]
    if together:
        for player, other in ((0, 1), (1, 0)):
            others = [cost for at, cost in enumerate(rows[player]) if at not in (0, 1)]
            choices[player] = [rows[player][other], *sorted(others)[: largest - 2]]
    halves = 0
    for companion in range(largest - 1):
        # This many players have another companion; assume those for whom it costs least.
        seats = sum(size for size in sizes if size > companion + 1)
        halves += sum(sorted(company[companion] for company in choices)[:seats])
    return (halves + 1) // 2


def plans_are_few(sizes: Sequence[int], limit: int = FEW_PLANS) -> bool:
    """Whether these tables allow so few different plans that all can be tried."""
    alike = prod(factorial(sizes.count(size)) for size in set(sizes))
    seats = prod(factorial(size) for size in sizes)
    return factorial(sum(sizes)) // (seats * alike) <= limit


def cheaper_plan(
    rows: Rows, sizes: Sequence[int], limit: int, goal: int, together: bool = False
) -> tuple[int, list[list[int]]] | None:
    """The cost and tables of the cheapest plan below the limit, or None if there is none.

    Tries every plan, player after player, and stops early once one reaches the goal. ``together``:
    only plans with the first two players at the first table.
    """
    tables: list[list[int]] = [[] for _ in sizes]
    best = limit
    plan: list[list[int]] = []

    def seat(player: int, cost: int) -> None:
        nonlocal best, plan
        if cost >= best or best <= goal:
            return
        if player == len(rows):
            best, plan = cost, [table[:] for table in tables]
            return
        opened: list[int] = []
        for table, size in zip(tables, sizes, strict=True):
            # Empty tables of one size are equivalent: one of them represents all.
            if len(table) == size or (not table and size in opened):
                continue
            if not table:
                opened.append(size)
            company = sum(rows[player][other] for other in table)
            table.append(player)
            seat(player + 1, cost + company)
            table.pop()

    if together:
        tables[0] += [0, 1]
        seat(2, rows[0][1])
    else:
        seat(0, 0)
    return (best, plan) if best < limit else None


def _cheapest_company(row: Sequence[int], player: int, size: int) -> list[int]:
    """The penalties of the cheapest companions, size - 1 of them or all, in rising order."""
    # A large field has many strangers, and sorting everybody would take long.
    if row.count(0) >= size:
        return [0] * (size - 1)
    return sorted(cost for other, cost in enumerate(row) if other != player)[: size - 1]


# What a plan leaves for later rounds: groups of players who are all still strangers.
#
# Two strangers are players who have never met. Every table without a repeat is a group of
# strangers, so a plan that preserves many such groups leaves room for later rounds without
# repeats.


def shared_strangers(rows: Rows) -> list[list[int]]:
    """For every two players, how many others are strangers to both.

    A meeting of two strangers ends that many trios of strangers; a plan with a small sum over its
    pairs therefore keeps many trios for later.
    """
    unmet = _strangers(rows)
    return [
        [(mine & theirs).bit_count() if i != j else 0 for j, theirs in enumerate(unmet)]
        for i, mine in enumerate(unmet)
    ]


def fresh_foursomes(rows: Rows, tables: Sequence[Sequence[int]]) -> int:
    """The number of groups of four strangers left once these tables have been played."""
    unmet = _strangers(rows)
    for table in tables:
        company = sum(1 << player for player in table)
        for player in table:
            unmet[player] &= ~company
    count = 0
    for first, mine in enumerate(unmet):
        later = _members(mine >> (first + 1) << (first + 1))
        for second, third in combinations(later, 2):
            if unmet[second] >> third & 1:
                shared = mine & unmet[second] & unmet[third]
                count += (shared >> (third + 1)).bit_count()
    return count


def _strangers(rows: Rows) -> list[int]:
    """For every player the set of strangers, as the bits of a number: fast to intersect."""
    return [
        sum(1 << j for j, cost in enumerate(row) if not cost and j != i)
        for i, row in enumerate(rows)
    ]


def _members(bits: int) -> list[int]:
    return [place for place in range(bits.bit_length()) if bits >> place & 1]


# The cost of a round, in the criteria of the seating.


def evaluate(event: Event, posted: Round) -> tuple[Criterion, ...]:
    """Forbidden pairs at one table, players outside their group, tables of other sizes than the
    chart's, and the penalty of players who meet again.

    In a proposed round nobody is outside their group and every table is from the chart. The other
    two are as small as the search found them, within the groups as cut by lot.
    """
    plan = [table.players for table in posted.tables]
    met = count_meetings([t.players for t in past.tables] for past in _before(event, posted))
    charted = _charted(event, posted)
    return (
        Criterion("weigh_forbidden", sum(len(together(table, event.forbidden)) for table in plan)),
        Criterion("weigh_out_of_group", _out_of_group(event, posted, charted)),
        Criterion("weigh_sizes", _other_sizes(plan, charted)),
        Criterion("weigh_met", plan_penalty(plan, met)),
    )


def _before(event: Event, posted: Round) -> tuple[Round, ...]:
    return event.rounds[: posted.number - 1]


def _charted(event: Event, posted: Round) -> tuple[Sizes, ...]:
    """The tables due for the players of this round, group by group."""
    heads = sum(len(table.seats) for table in posted.tables) + len(posted.byes)
    if posted.kind == PLAYOFF or heads < 3:
        return ((heads,),)
    return table_sizes(heads, posted.kind, rules_of(event.settings))


def _out_of_group(event: Event, posted: Round, charted: tuple[Sizes, ...]) -> int:
    """Players whose strikes belong to another group than most at their table.

    The borders between the groups are strikes; a player exactly at a border belongs to both.
    """
    if len(charted) < 2:
        return 0
    strikes = tally(event, posted.number - 1).strikes
    seated = sorted(strikes[player] for table in posted.tables for player in table.players)
    lines, end = [], 0
    for sizes in charted:
        start, end = end, end + sum(sizes)
        if start < len(seated):
            lines.append((seated[start], seated[min(end, len(seated)) - 1]))
    return sum(
        len(table.seats)
        - max(
            sum(low <= strikes[player] <= high for player in table.players) for low, high in lines
        )
        for table in posted.tables
    )


def _other_sizes(plan: list[tuple[int, ...]], charted: tuple[Sizes, ...]) -> int:
    due = Counter(size for sizes in charted for size in sizes)
    here = Counter(map(len, plan))
    return max((here - due).total(), (due - here).total())


# All limits count steps, never seconds, so that every machine finds the same plan. A step takes
# time in proportion to the number of players, so some limits fall with it.
_STEPS = 8_000
_STEPS_PER_PLAYER = 250
_STEPS_TIMES_PLAYERS = 3_000_000
_STARTS_TIMES_PLAYERS_SQUARED = 8_000
_MOST_STARTS = 40
_FRESH_STEPS = 300
_POLISH_STEPS_PER_PLAYER = 10


def optimized_seating(
    players: Sequence[int], sizes: Sequence[int], meetings: Meetings, draw: Draw
) -> Seating:
    """The plan with the least penalty found, never worse than the best of the thirty dealt ones.

    Among plans without any penalty it prefers those that leave most for later rounds. Sizes are
    players per table. Raises ValueError when the tables do not seat everybody once.
    """
    dealt = dealt_seating(players, sizes, meetings, draw)
    if len(sizes) <= 1:
        return dealt
    # From here on players are numbered as dealt, so that no search favors the first in the list.
    order = [player for table in dealt for player in table]
    rows = _beyond_least(penalty_rows(order, meetings))
    if not any(map(any, rows)):
        return dealt
    search = draw.part("search")
    cost, tables = _least_repeats(rows, deal(range(len(order)), sizes), search)
    if cost == 0:
        tables = _room_for_later(rows, tables, search)
    return tuple(tuple(order[i] for i in table) for table in tables)


def most_steps(players: int) -> int:
    """The number of exchanges tried for that many players."""
    return min(_STEPS, _STEPS_PER_PLAYER * players, _STEPS_TIMES_PLAYERS // players)


def leaves_room(plan: Seating, meetings: Meetings) -> bool:
    """Whether the search took such a plan for what it leaves to later rounds, and not by lot alone:
    some players have met, but none sit together again without need.
    """
    order = [player for table in plan for player in table]
    rows = _beyond_least(penalty_rows(order, meetings))
    sizes = [len(table) for table in plan]
    cost = Hall(rows, deal(range(len(order)), sizes)).total
    return any(map(any, rows)) and cost == 0 and _starts(len(order)) > 0


def _beyond_least(rows: list[bytearray]) -> list[bytearray]:
    """The penalties less the smallest of them, which every pair of every plan pays anyway.

    Once everybody has met everybody, those who met least often are strangers again.
    """
    # Every row has one 0 on the diagonal; a second 0 is a stranger, so there is nothing to
    # subtract.
    if any(row.count(0) > 1 for row in rows):
        return rows
    least = min(sorted(row)[1] for row in rows)
    return [
        bytearray(cost - least if j != i else 0 for j, cost in enumerate(row))
        for i, row in enumerate(rows)
    ]


def _least_repeats(rows: Rows, dealt: list[list[int]], draw: Draw) -> tuple[int, list[list[int]]]:
    sizes = [len(table) for table in dealt]
    goal = least_company(rows, sizes)
    if plans_are_few(sizes):
        cost = Hall(rows, dealt).total
        return cheaper_plan(rows, sizes, cost, goal) or (cost, dealt)
    return settle_repeats(rows, dealt, goal, most_steps(len(rows)), draw)


def _room_for_later(rows: Rows, tables: list[list[int]], draw: Draw) -> list[list[int]]:
    """Of many plans without a repeat, the one that leaves most groups of strangers.

    Exchanges improve the number of trios of strangers; foursomes decide between equals.
    """
    players, sizes = len(rows), [len(table) for table in tables]
    starts = _starts(players)
    if starts == 0:
        return tables
    weights = _repeats_before_trios(rows, sizes)
    best: list[list[list[int]]] = [tables]
    least = None
    for start in range(starts):
        if start:
            fresh = deal(draw.shuffled(range(players)), sizes)
            _, tables = settle_repeats(rows, fresh, 0, _FRESH_STEPS, draw)
        cost, tables = polish(weights, tables, _POLISH_STEPS_PER_PLAYER * players, draw)
        if least is None or cost < least:
            least, best = cost, []
        if cost == least:
            best.append(tables)
    if len(best) == 1:
        return best[0]
    return max(best, key=lambda plan: fresh_foursomes(rows, plan))


def _starts(players: int) -> int:
    """The number of starting plans in the search for room; a large field has many strangers
    anyway.
    """
    return min(_MOST_STARTS, _STARTS_TIMES_PLAYERS_SQUARED // players**2)


def _repeats_before_trios(rows: Rows, sizes: Sequence[int]) -> list[list[int]]:
    """Costs of seating two together, where the least penalty outranks any number of trios."""
    trios = shared_strangers(rows)
    pairs = sum(size * (size - 1) // 2 for size in sizes)
    rank = 1 + pairs * max(map(max, trios))
    return [
        [rank * penalty + ended for penalty, ended in zip(row, trio, strict=True)]
        for row, trio in zip(rows, trios, strict=True)
    ]
