"""Tests a posted round of RISK 2210 Swiss against the rules, from the results alone.

Nothing of the pairing code is used; the source's rules are in the names of what is asserted.
"""

from collections.abc import Mapping, Sequence, Set
from itertools import accumulate

from tourneydesk.core.event import Event, Round
from tourneydesk.core.results import BoardResult

Card = tuple[int, int, int]
"""Match points, game points and energy, as a player's card adds them up."""


def cards(event: Event) -> dict[int, Card]:
    """Everybody's card after the Swiss rounds that are reported."""
    found = {player.id: (0, 0, 0) for player in event.players}
    for posted in event.rounds:
        for table in posted.tables:
            result = table.result
            if posted.kind != "swiss" or not isinstance(result, BoardResult):
                continue
            by_place = event.settings["points_by_place"]
            assert isinstance(by_place, tuple)
            for player in table.players:
                points, game, energy = found[player]
                place = result.places.get(player)
                found[player] = (
                    points + (int(by_place[place - 1]) if place else 0),
                    game + result.game_points.get(player, 0),
                    energy + result.energy.get(player, 0),
                )
    return found


def still_in(event: Event) -> list[int]:
    """Those who neither left nor withdrew at a board."""
    gone = {player.id for player in event.players if player.dropped}
    for posted in event.rounds:
        for table in posted.tables:
            if isinstance(table.result, BoardResult):
                gone |= set(table.result.withdrawn)
    return [player.id for player in event.players if player.id not in gone]


def check_round(event: Event, posted: Round) -> None:
    """One posted round; ``event`` as it was before it."""
    seated = [player for table in posted.tables for player in table.players]
    before, inside = cards(event), still_in(event)
    assert len(set(seated)) == len(seated), "nobody twice"
    assert not posted.byes, "there are no byes"
    assert all(table.reasons for table in posted.tables)
    assert all(reason.rule for table in posted.tables for reason in table.reasons)
    if posted.kind == "semi_final":
        check_semi_final(before, inside, posted)
        return
    if posted.kind == "final" and event.rounds[-1].kind == "semi_final":
        check_final_after_semi_final(event, inside, set(seated))
        return
    if posted.kind == "final":
        assert len(posted.tables) == 1
        seats = event.settings["finalists"]
        assert isinstance(seats, int)
        assert len(seated) == min(seats, len(inside))
        best = sorted((before[player] for player in inside), reverse=True)[: len(seated)]
        assert sorted((before[player] for player in seated), reverse=True) == best, "the top"
        return
    assert sorted(seated) == inside, "everybody plays"
    sizes = [len(table.seats) for table in posted.tables]
    boards = -(-len(seated) // 5)
    assert sorted(sizes) == [4] * (5 * boards - len(seated)) + [5] * (len(seated) - 4 * boards)
    points = [[before[player][0] for player in table.players] for table in posted.tables]
    in_order = sorted((one for board in points for one in board), reverse=True)
    assert [one for board in points for one in sorted(board, reverse=True)] == in_order
    assert mixing(in_order, sizes) == least_mixing(in_order), "least mixing of points groups"


def check_semi_final(before: Mapping[int, Card], inside: Sequence[int], posted: Round) -> None:
    """Two boards of the best, each with every second pair of them."""
    boards = [[before[player] for player in table.players] for table in posted.tables]
    best = sorted((before[player] for player in inside), reverse=True)[:10]
    assert sorted((one for board in boards for one in board), reverse=True) == best, "the top"
    for board, seeds in zip(boards, ((1, 4, 5, 8, 9), (2, 3, 6, 7, 10)), strict=True):
        due = [best[seed - 1] for seed in seeds if seed <= len(best)]
        assert sorted(board, reverse=True) == due, "seeded"


def check_final_after_semi_final(event: Event, inside: Sequence[int], seated: Set[int]) -> None:
    """Nobody is left out who had a better place on a board of the semi-final."""
    places: dict[int, int] = {}
    for table in event.rounds[-1].tables:
        if isinstance(table.result, BoardResult):
            places |= table.result.places
    seats = event.settings["finalists"]
    assert isinstance(seats, int)
    assert len(seated) == min(seats, len(inside))
    last = max(places.get(player, 6) for player in seated)
    assert all(places.get(player, 6) >= last for player in inside if player not in seated)


def mixing(points: list[int], sizes: list[int]) -> tuple[int, int]:
    """Groups mixed and points between highest and lowest, summed over boards cut in this order."""
    ends = list(accumulate(sizes))
    boards = [points[end - size : end] for end, size in zip(ends, sizes, strict=True)]
    return (
        sum(len(set(board)) - 1 for board in boards),
        sum(board[0] - board[-1] for board in boards),
    )


def least_mixing(points: list[int]) -> tuple[int, int]:
    """The least that any order of boards of 4 and 5 can mix, board by board from the top."""
    boards = -(-len(points) // 5)
    fours = 5 * boards - len(points)
    best = {0: (0, 0)}
    for done in range(boards):
        longer: dict[int, tuple[int, int]] = {}
        for used, (groups, spread) in best.items():
            start = 5 * done - used
            for size in (4, 5):
                now = used + (size == 4)
                if now > fours or done + 1 - now > boards - fours:
                    continue
                board = points[start : start + size]
                cost = (groups + len(set(board)) - 1, spread + board[0] - board[-1])
                longer[now] = min(cost, longer.get(now, cost))
        best = longer
    return best[fours]
