"""Reads the report of a board and refuses impossible ones."""

from collections.abc import Mapping

from tourneydesk.core import reports
from tourneydesk.core.event import Event, Round, Table
from tourneydesk.core.reasons import Fact, Problem, Refused
from tourneydesk.core.results import BoardResult

PARTS = ("places", "game_points", "energy", "withdrawn")


def read_result(
    event: Event, posted: Round, table: Table, raw: Mapping[str, object]
) -> BoardResult:
    """A board's report from its JSON shape; raises Refused.

    ``places``: 1 for the first …, for all who finished; ``game_points`` and ``energy``: whole
    numbers, for all who finished (they are the tiebreakers); ``withdrawn``: players who left or
    were disqualified.
    """
    reports.only_keys(raw, PARTS)
    withdrawn = reports.players_of(raw, "withdrawn", table)
    places = _figures(raw, "places", "Place", table, low=1, high=len(table.seats))
    result = BoardResult(
        places=dict(sorted(places.items(), key=lambda item: (item[1], item[0]))),
        game_points=_figures(raw, "game_points", "Game points", table),
        energy=_figures(raw, "energy", "Energy left", table),
        withdrawn=tuple(player for player in table.players if player in withdrawn),
    )
    problems = report_problems(table, result)
    if problems:
        raise Refused(*problems)
    return result


def report_problems(table: Table, result: BoardResult) -> tuple[Problem, ...]:
    """What is impossible: all must sit here, each is placed or withdrawn, places run 1, 2, 3 … once
    each, and players who finished have game points and energy (RISK 2210 Swiss, score recording 2).
    """
    figures = {*result.places, *result.withdrawn, *result.game_points, *result.energy}
    strangers = figures - set(table.players)
    if strangers:
        facts: dict[str, Fact] = {"named": str(min(strangers)), "table": table.number}
        return (Problem("not_at_this_table", table.players, facts),)
    # A missing player, or two on one place, leaves gaps too: only the cause is reported.
    placing = _unplaced(table, result) or _shared(result) or _skipped(result)
    return (*placing, *_tiebreaker_problems(table, result))


def _unplaced(table: Table, result: BoardResult) -> list[Problem]:
    placed, withdrawn = set(result.places), set(result.withdrawn)
    both = tuple(player for player in table.players if player in placed & withdrawn)
    neither = tuple(player for player in table.players if player not in placed | withdrawn)
    problems = [Problem("placed_and_withdrawn", both)] if both else []
    return [*problems, Problem("place_missing", neither)] if neither else problems


def _shared(result: BoardResult) -> list[Problem]:
    holders: dict[int, list[int]] = {}
    for player, place in sorted(result.places.items()):
        holders.setdefault(place, []).append(player)
    return [
        Problem("place_shared", tuple(players), {"place": place})
        for place, players in sorted(holders.items())
        if len(players) > 1
    ]


def _skipped(result: BoardResult) -> list[Problem]:
    finished = len(result.places)
    free = sorted(set(range(1, finished + 1)) - set(result.places.values()))
    return (
        [Problem("place_skipped", facts={"place": free[0], "finished": finished})] if free else []
    )


def _tiebreaker_problems(table: Table, result: BoardResult) -> list[Problem]:
    problems: list[Problem] = []
    for code, figures in (
        ("game_points_missing", result.game_points),
        ("energy_missing", result.energy),
    ):
        without = tuple(p for p in table.players if p in result.places and p not in figures)
        if without:
            problems.append(Problem(code, without))
        for player, figure in sorted(figures.items()):
            if figure < 0:
                facts: dict[str, Fact] = {"part": code.removesuffix("_missing"), "value": figure}
                problems.append(Problem("below_nothing", (player,), facts))
    return problems


def _figures(
    raw: Mapping[str, object],
    key: str,
    part: str,
    table: Table,
    low: int = 0,
    high: int = reports.MOST,
) -> dict[int, int]:
    given = reports.by_player(raw, key, table)
    return {
        player: reports.whole(given[player], part, player, low, high)
        for player in table.players
        if player in given
    }
