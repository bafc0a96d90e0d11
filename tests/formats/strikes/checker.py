"""Tests a posted round of accumulated strikes against the rules, from the scores alone."""

from fractions import Fraction
from itertools import combinations, pairwise
from random import Random

from tourneydesk.core.event import Event, Round, Table
from tourneydesk.core.results import ScoreResult

STRIKES = {2: (0, 24), 3: (0, 12, 24), 4: (0, 8, 16, 24), 5: (0, 6, 12, 18, 24)}
PENALTIES = (0, 1, 2, 4, 7, 10)
DEALT = 30
SMALL = 40
"""Fields up to this many players are held against plans dealt at random."""


def ladders(event: Event) -> dict[int, tuple[int, ...]]:
    """Strikes by place: the published ones, or the organizer's."""
    own = event.settings["strikes_by_place"]
    texts = own if isinstance(own, tuple) else ()
    rows = [tuple(map(int, str(text).split())) for text in texts]
    return STRIKES | {len(row): row for row in rows}


def table_strikes(event: Event, table: Table) -> dict[int, Fraction]:
    """Strikes by place; tied places share equally, and whoever left shares the last place."""
    result = table.result
    assert isinstance(result, ScoreResult)
    worst = min(result.scores.values(), default=Fraction(0)) - 1
    scores = {player: result.scores.get(player, worst) for player in table.players}
    order = sorted(scores, key=lambda player: -scores[player])
    given = ladders(event)[len(order)]
    found = {}
    for player in order:
        places = [at for at, other in enumerate(order) if scores[other] == scores[player]]
        found[player] = Fraction(sum(given[at] for at in places), len(places))
    return found


def strikes(event: Event) -> dict[int, Fraction]:
    """Everybody's strikes; who entered late has those of a last place for the missed round."""
    largest = int(str(event.settings["largest_table"]))
    least = 2 if event.settings["works_with_two"] is True else 3
    last = max(ladders(event)[size][-1] for size in range(least, largest + 1))
    found = {player.id: Fraction(last if player.joined else 0) for player in event.players}
    for posted in event.rounds:
        for table in posted.tables:
            for player, more in table_strikes(event, table).items():
                found[player] += more
    return found


def still_in(event: Event) -> list[int]:
    """Those who are below the level and have not left."""
    now = strikes(event)
    gone = {player.id for player in event.players if player.dropped}
    for posted in event.rounds:
        for table in posted.tables:
            if isinstance(table.result, ScoreResult):
                gone |= set(table.result.withdrawn)
    level = int(str(event.settings["elimination_level"]))
    return [
        entrant.id
        for entrant in event.players
        if entrant.id not in gone and now[entrant.id] < level
    ]


def check_round(event: Event, posted: Round) -> None:
    """One posted round; ``event`` as it was before it."""
    assert posted.kind == ("random" if posted.number % 2 else "split"), "random and split in turn"
    seated = [player for table in posted.tables for player in table.players]
    byes = [bye.player for bye in posted.byes]
    now, inside = strikes(event), still_in(event)
    assert sorted(seated + byes) == inside, "everybody who is in plays"
    assert all(table.reasons for table in posted.tables)
    assert all(reason.rule for table in posted.tables for reason in table.reasons)
    check_sizes(event, posted, len(inside), byes, now)
    check_groups(posted, now)
    if event.settings["seating"] == "optimised" and len(inside) <= SMALL:
        check_seating(event, posted)


def check_sizes(
    event: Event, posted: Round, players: int, byes: list[int], now: dict[int, Fraction]
) -> None:
    largest = int(str(event.settings["largest_table"]))
    sizes = sorted(len(table.seats) for table in posted.tables)
    if players == 5 and largest == 4:
        if event.settings["five_left"] == "three_and_two" and event.settings["works_with_two"]:
            assert sizes == [2, 3]
        else:
            assert sizes == [4]
            had = dict.fromkeys(now, 0)
            for earlier in event.rounds:
                for bye in earlier.byes:
                    had[bye.player] += 1
            fewest_byes = min(had[player] for player in (*_seated(posted), *byes))
            assert had[byes[0]] == fewest_byes, "nobody has a second bye before everyone has one"
            rivals = [player for player in _seated(posted) if had[player] == had[byes[0]]]
            fewest = min((now[player] for player in rivals), default=now[byes[0]])
            assert now[byes[0]] <= fewest, "the bye goes to the fewest strikes"
        return
    assert not byes
    if players <= 5:
        assert len(sizes) == 1
        return
    assert set(sizes) <= {3, 4, largest}
    if players > 50:
        tables = -(-players // largest)
        smaller = largest * tables - players
        assert sizes == [largest - 1] * smaller + [largest] * (tables - smaller)


def check_groups(posted: Round, now: dict[int, Fraction]) -> None:
    """G1 has the fewest strikes, then G2, then G3; nobody plays outside the group."""
    groups = posted.groups
    if len(posted.tables) == 1 or posted.kind == "random":
        assert not groups
        return
    names = sorted(set(groups.values()))
    seated = sum(len(table.seats) for table in posted.tables)
    assert names == (["G1", "G2"] if seated <= 30 else ["G1", "G2", "G3"])
    assert all(len({groups[player] for player in table.players}) == 1 for table in posted.tables)
    for upper, lower in pairwise(names):
        most = max(now[player] for player in groups if groups[player] == upper)
        assert most <= min(now[player] for player in groups if groups[player] == lower)


def check_seating(event: Event, posted: Round) -> None:
    """Least times met: never worse than the best of 30 plans dealt at random.

    Two who are not to meet but share a table outrank everything else.
    """
    met: dict[tuple[int, int], int] = {}
    for earlier in event.rounds:
        for table in earlier.tables:
            for pair in combinations(sorted(table.players), 2):
                met[pair] = met.get(pair, 0) + 1

    def penalty(tables: list[list[int]]) -> int:
        pairs = (pair for table in tables for pair in combinations(sorted(table), 2))
        return sum(PENALTIES[min(met.get(pair, 0), 5)] for pair in pairs)

    def broken(tables: list[list[int]]) -> int:
        pairs = (pair for table in tables for pair in combinations(sorted(table), 2))
        return sum(pair in event.forbidden for pair in pairs)

    for name in sorted({posted.groups.get(player, "") for player in _seated(posted)}):
        mine = [
            list(table.players)
            for table in posted.tables
            if posted.groups.get(table.players[0], "") == name
        ]
        players = [player for table in mine for player in table]
        lot = Random(posted.number)
        for _ in range(DEALT):
            lot.shuffle(players)
            deal = iter(players)
            dealt = [[next(deal) for _ in table] for table in mine]
            assert (broken(mine), penalty(mine)) <= (broken(dealt), penalty(dealt))


def _seated(posted: Round) -> list[int]:
    return [player for table in posted.tables for player in table.players]
