"""Why two players did not sit at one table, and what it would have cost.

Within a group, or a round without groups, the players are seated again with the two at one table,
and the penalty is compared with that of the proposed round.
"""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations

from tourneydesk.core.draw import Draw
from tourneydesk.core.event import Event, Round
from tourneydesk.core.reasons import Fact, Reason
from tourneydesk.formats.strikes.ending import LAST_GAME
from tourneydesk.formats.strikes.meetings import (
    OFTEN,
    Meetings,
    again_in,
    count_meetings,
    penalty,
    plan_penalty,
)
from tourneydesk.formats.strikes.reasons import LEAST_MET
from tourneydesk.formats.strikes.rounds import propose
from tourneydesk.formats.strikes.search import (
    DEALS,
    Pair,
    Seating,
    cheaper_plan,
    dealt_plans,
    least_company,
    leaves_room,
    most_steps,
    plans_are_few,
    settle_repeats,
)
from tourneydesk.formats.strikes.search import together as forbidden_at
from tourneydesk.formats.strikes.settings import PLAYOFF, READING, SOURCE, rules_of
from tourneydesk.formats.strikes.tally import Tally, tally

# The least cost of a seating with two given players at one table.

Cost = tuple[int, int]
"""Forbidden pairs at one table, and the penalty; the first outranks the second."""

Tables = list[list[int]]


@dataclass(frozen=True, slots=True)
class SeatedTogether:
    """The best plan found with two players at one table; ``proved``: no such plan costs less."""

    plan: Seating
    cost: Cost
    proved: bool


def cost_of(plan: Seating, meetings: Meetings, forbidden: Collection[Pair]) -> Cost:
    """The cost of a plan."""
    apart = sum(len(forbidden_at(table, forbidden)) for table in plan)
    return apart, plan_penalty(plan, meetings)


def seated_together(
    plan: Seating, pair: Pair, meetings: Meetings, forbidden: Collection[Pair], draw: Draw
) -> SeatedTogether:
    """The players of a plan seated again at tables of its sizes, these two at one of them.

    Few plans are all tried. Otherwise the search that seats a round runs once for each table size
    with the two staying together; it ends once it is as good as the given plan.
    """
    order = [*pair, *(player for table in plan for player in table if player not in pair)]
    sizes = [len(table) for table in plan]
    pairs = sum(size * (size - 1) // 2 for size in sizes)
    rank = 1 + pairs * penalty(OFTEN)
    rows = _rows(order, meetings, forbidden, rank)
    least = least_company(rows, sizes, together=True)
    if plans_are_few(sizes):
        cost, tables = _of_all(rows, sizes, 1 + pairs * (rank + rank), least)
        proved = True
    else:
        apart, repeats = cost_of(plan, meetings, forbidden)
        goal = max(least, apart * rank + repeats)
        cost, tables = _found(rows, _starts(plan, pair, order), goal, 2 * pairs * rank, draw)
        proved = cost == least
    seating = tuple(tuple(order[at] for at in table) for table in tables)
    return SeatedTogether(seating, divmod(cost, rank), proved)


def _rows(
    order: Sequence[int], meetings: Meetings, forbidden: Collection[Pair], rank: int
) -> list[list[int]]:
    rows = [[0] * len(order) for _ in order]
    for (i, first), (j, second) in combinations(enumerate(order), 2):
        pair = (min(first, second), max(first, second))
        cost = penalty(meetings.get(pair, 0)) + rank * (pair in forbidden)
        rows[i][j] = rows[j][i] = cost
    return rows


def _of_all(
    rows: list[list[int]], sizes: Sequence[int], limit: int, least: int
) -> tuple[int, Tables]:
    """The cheapest of all plans; the two sit at a table of each size in turn."""
    best: tuple[int, Tables] | None = None
    for size in sorted({size for size in sizes if size > 1}, reverse=True):
        rest = list(sizes)
        rest.remove(size)
        cheaper = cheaper_plan(
            rows, [size, *rest], best[0] if best else limit, least, together=True
        )
        best = cheaper or best
    assert best is not None, "some plan costs less than if all pairs had met and were forbidden"
    return best


def _found(
    rows: list[list[int]], starts: Sequence[Tables], goal: int, gift: int, draw: Draw
) -> tuple[int, Tables]:
    """The cheapest plan that exchanges find from these starts without separating the two."""
    # With a cost far below zero for sitting together, no exchange that separates them is the best.
    rows[0][1] -= gift
    rows[1][0] -= gift
    best: tuple[int, Tables] | None = None
    for attempt, tables in enumerate(starts):
        search = draw.part(f"together {attempt}")
        cost, plan = settle_repeats(rows, tables, goal - gift, most_steps(len(rows)), search)
        if best is None or cost + gift < best[0]:
            best = cost + gift, plan
        if best[0] <= goal:
            break
    assert best is not None, "there is a table"
    return best


def _starts(plan: Seating, pair: Pair, order: Sequence[int]) -> list[Tables]:
    """The plan with the two brought together at a table of each size, by exchanging seats."""
    place = {player: at for at, player in enumerate(order)}
    starts: dict[int, Tables] = {}
    # At their own tables first, so that one of them keeps their table.
    for target in sorted(plan, key=lambda table: not {*table} & {*pair}):
        if len(target) in starts or len(target) < 2:
            continue
        gives = [player for player in target if player not in pair]
        change: dict[int, int] = {}
        for player in pair:
            if player not in target:
                other = gives.pop()
                change |= {player: other, other: player}
        starts[len(target)] = [
            [place[change.get(player, player)] for player in table] for table in plan
        ]
    return list(starts.values())


BY_LOT = f"{READING}: equal seatings by lot"
NOT_TO_MEET = f"{READING}: players not to meet"
SEARCH = f"{LEAST_MET}; search: {READING}"
SPLIT_ROUNDS = f"{SOURCE}, split-by-strikes rounds"
WHO_PLAYS = f"{SOURCE}, who is out plays no more"

MOST_NAMED = 2
"""Up to this many pairs who would meet again are named; more are counted."""


def why_not(event: Event, posted: Round, first: int, second: int) -> tuple[Reason, ...]:
    """Why these two share no table of a posted round; ``event`` is the event before it.

    Raises Refused where the rules make no round of that event.
    """
    pair = (first, second)
    if posted.kind == PLAYOFF:
        return (Reason("why_not_last_game", LAST_GAME, posted.tables[0].players),)
    counted = tally(event)
    if absent := tuple(_without_table(event, counted, posted, pair)):
        return absent
    proposal = propose(event, Draw(posted.seed, posted.label))
    changed: tuple[Reason, ...] = ()
    if _company(proposal) != _company(posted):
        changed = (Reason("why_not_changed", READING, (), {"round": posted.number}),)
    return (*changed, *_as_proposed(event, counted, proposal, pair))


def _company(round_: Round) -> set[frozenset[int]]:
    return {frozenset(table.players) for table in round_.tables}


def _without_table(event: Event, counted: Tally, posted: Round, pair: Pair) -> Iterator[Reason]:
    """Why one or the other has no table in the round."""
    facts: dict[str, Fact] = {"round": posted.number}
    for player in pair:
        bye = next((bye for bye in posted.byes if bye.player == player), None)
        leaving = counted.out.get(player)
        if posted.table_of(player) is not None:
            continue
        if bye is not None:
            own = (Reason("why_not_bye", WHO_PLAYS, (player,), facts),)
            yield from bye.reasons or own
        elif player > len(event.players):
            yield Reason("why_not_yet", WHO_PLAYS, (player,), facts)
        elif leaving is not None and leaving.why == "eliminated":
            out: dict[str, Fact] = {"round": leaving.round, "strikes": counted.strikes[player]}
            yield Reason("why_not_out", WHO_PLAYS, (player,), out)
        elif player in counted.out_in:
            yield Reason("why_not_left", WHO_PLAYS, (player,), facts)
        else:
            yield Reason("why_not_taken_out", READING, (player,), facts)


def _as_proposed(event: Event, counted: Tally, proposal: Round, pair: Pair) -> Iterator[Reason]:
    """Why they do not share a table in the round proposed by the rules."""
    tables = [proposal.table_of(player) for player in pair]
    if None in tables:
        yield from _without_seat(proposal, pair)
    elif tables[0] == tables[1]:
        yield Reason("why_not_but_made_so", READING, pair, {"round": proposal.number})
    elif rules_of(event.settings).optimized and (min(pair), max(pair)) in event.forbidden:
        yield Reason("why_not_forbidden", NOT_TO_MEET, pair)
    elif proposal.groups and proposal.groups[pair[0]] != proposal.groups[pair[1]]:
        yield _of_two_groups(counted, proposal, pair)
    else:
        yield from _within(event, proposal, pair)


def _without_seat(proposal: Round, pair: Pair) -> Iterator[Reason]:
    """The posted round has a table for them, but the proposed round had none."""
    for player in pair:
        if proposal.table_of(player) is not None:
            continue
        bye = next((bye for bye in proposal.byes if bye.player == player), None)
        if bye is not None:
            yield from bye.reasons
        else:
            yield Reason("why_not_came_later", READING, (player,), {"round": proposal.number})


def _of_two_groups(counted: Tally, proposal: Round, pair: Pair) -> Reason:
    upper, lower = sorted(pair, key=lambda player: proposal.groups[player])
    facts: dict[str, Fact] = {
        "round": proposal.number,
        "strikes": counted.strikes[upper],
        "upper": proposal.groups[upper],
        "lower": proposal.groups[lower],
    }
    if counted.strikes[upper] == counted.strikes[lower]:
        rule = f"{SPLIT_ROUNDS}; ties by lot: our reading"
        return Reason("why_not_line_lot", rule, (upper, lower), facts)
    heads = sum(name <= proposal.groups[upper] for name in proposal.groups.values())
    facts |= {"more": counted.strikes[lower], "heads": heads}
    return Reason("why_not_groups", SPLIT_ROUNDS, (upper, lower), facts)


def _within(event: Event, proposal: Round, pair: Pair) -> Iterator[Reason]:
    """Why they do not share a table of their group, or of a round without groups."""
    name = proposal.groups.get(pair[0], "")
    plan = tuple(
        table.players
        for table in proposal.tables
        if proposal.groups.get(table.players[0], "") == name
    )
    here = {player for table in plan for player in table}
    met = count_meetings([table.players for table in past.tables] for past in event.rounds)
    met = {players: times for players, times in met.items() if here.issuperset(players)}
    optimized = rules_of(event.settings).optimized
    forbidden = {players for players in event.forbidden if optimized and here.issuperset(players)}
    if not met and not forbidden:
        facts: dict[str, Fact] = {"round": proposal.number, "group": name}
        code = "why_not_group_of_strangers" if name else "why_not_strangers"
        yield Reason(code, BY_LOT, pair, facts)
    elif not optimized:
        yield _of_thirty(plan, met, pair, Draw(proposal.seed, proposal.label).part(name or "seats"))
    else:
        draw = Draw(proposal.seed, proposal.label).part(name or "seats")
        yield from _searched(plan, met, forbidden, pair, draw)


def _of_thirty(plan: Seating, met: Meetings, pair: Pair, draw: Draw) -> Reason:
    """The thirty seatings dealt again, and those of them with the two at one table."""
    players, sizes = (
        sorted(player for table in plan for player in table),
        [len(table) for table in plan],
    )
    having = [
        dealt
        for dealt in dealt_plans(players, sizes, draw)
        if any({*pair} <= {*table} for table in dealt)
    ]
    facts: dict[str, Fact] = {
        "is": plan_penalty(plan, met),
        "again": again_in(plan, met),
        "dealt": DEALS,
        "having": len(having),
    }
    if not having:
        return Reason("why_not_never_dealt", LEAST_MET, pair, facts)
    best = min(having, key=lambda dealt: plan_penalty(dealt, met))
    facts |= {"would": plan_penalty(best, met), "would_again": again_in(best, met)}
    code = "why_not_dealt_later" if facts["would"] == facts["is"] else "why_not_dealt_dearer"
    return Reason(code, LEAST_MET, pair, facts)


def _searched(
    plan: Seating, met: Meetings, forbidden: set[Pair], pair: Pair, draw: Draw
) -> Iterator[Reason]:
    """The search repeated with the two at one table, compared with what it found without."""
    best = seated_together(plan, pair, met, forbidden, draw)
    now = cost_of(plan, met, forbidden)
    facts: dict[str, Fact] = {"is": now[1], "would": best.cost[1]}
    if best.cost < now:
        yield Reason("why_not_missed", SEARCH, pair, facts)
    elif best.cost == now:
        code = "why_not_as_good" if now[1] else "why_not_nobody_again"
        yield Reason(code, LEAST_MET, pair, facts)
        penalized = {**met, **dict.fromkeys(forbidden, OFTEN)}
        if leaves_room(plan, penalized):
            yield Reason("why_not_room", SEARCH)
        else:
            yield Reason("why_not_lot", BY_LOT)
    elif best.cost[0] > now[0]:
        facts = {"is": now[0], "would": best.cost[0]}
        yield Reason("why_not_more_forbidden", NOT_TO_MEET, pair, facts)
    else:
        code = "why_not_dearer" if best.proved else "why_not_dearer_found"
        yield Reason(code, LEAST_MET if best.proved else SEARCH, pair, facts)
        yield _again(best.plan, met, pair)


def _again(plan: Seating, met: Meetings, pair: Pair) -> Reason:
    """The pairs who would meet again in the seating with the two at one table."""
    again = [
        meeting for table in plan for meeting in combinations(sorted(table), 2) if meeting in met
    ]
    own = (min(pair), max(pair))
    if again == [own]:
        return Reason("why_not_again_they", LEAST_MET, pair, {"times": met[own]})
    if len(again) > MOST_NAMED:
        return Reason("why_not_again_many", LEAST_MET, (), {"pairs": len(again)})
    players = tuple(player for meeting in again for player in meeting)
    code = "why_not_again_one" if len(again) == 1 else "why_not_again_two"
    return Reason(code, LEAST_MET, players)
