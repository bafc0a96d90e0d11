"""Match points, game points and energy of each player, the reports they come from, ratings."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from tourneydesk.core import reports as reports_reports
from tourneydesk.core.event import Event, Round, Table
from tourneydesk.core.format import Leaving
from tourneydesk.core.reasons import Fact, Problem, Refused
from tourneydesk.core.results import BoardResult
from tourneydesk.formats.risk_swiss.settings import rules


@dataclass(frozen=True, slots=True)
class Tally:
    """A player's totals over the Swiss rounds.

    Points come first; the organizer chooses the order of the others. ``first_places`` are boards
    won.
    """

    points: int = 0
    game_points: int = 0
    energy: int = 0
    first_places: int = 0

    def ranked(self, tiebreaks: Sequence[str]) -> tuple[int, ...]:
        """The figures in the order in which they rank."""
        return (self.points, *(getattr(self, key) for key in tiebreaks))


def match_points(event: Event, place: int) -> int:
    """5 for the first, 4 for the second … whatever the size of the board, unless the organizer has
    other points.

    RISK 2210 Swiss, score recording 5.
    """
    return rules(event.settings).points[place - 1]


def reports(event: Event, through: int | None = None) -> Iterator[tuple[Round, Table, BoardResult]]:
    """Every recorded board up to round ``through``, the final included."""
    for posted, table, result in event.results(through):
        if isinstance(result, BoardResult):
            yield posted, table, result


def tallies(event: Event, through: int | None = None) -> dict[int, Tally]:
    """Each player's totals over the Swiss rounds up to ``through``, by player id.

    A withdrawn player gets no match points; game points and energy count where reported. The final
    adds nothing (our reading).
    """
    points = rules(event.settings).points
    sums = {player.id: [0, 0, 0, 0] for player in event.players}
    for posted, _, result in reports(event, through):
        if posted.kind != "swiss":
            continue
        for player, place in result.places.items():
            sums[player][0] += points[place - 1]
            sums[player][3] += place == 1
        for player, figure in result.game_points.items():
            sums[player][1] += figure
        for player, figure in result.energy.items():
            sums[player][2] += figure
    return {player: Tally(*figures) for player, figures in sums.items()}


def leavings(event: Event) -> dict[int, Leaving]:
    """Players who withdrew (or were disqualified) at a board and were not reinstated since.

    Our reading of "DQ/Withdrawn": such a player is not seated in later rounds.
    """
    out: dict[int, Leaving] = {}
    for posted in event.rounds:
        for player in event.withdrawn(posted):
            out.setdefault(player, Leaving(posted.number, "withdrawn"))
    return out


# Reads the report of a board and refuses impossible ones.

PARTS = ("places", "game_points", "energy", "withdrawn")


def read_result(
    event: Event, posted: Round, table: Table, raw: Mapping[str, object]
) -> BoardResult:
    """A board's report from its JSON shape; raises Refused.

    ``places``: 1 for the first …, for all who finished; ``game_points`` and ``energy``: whole
    numbers, for all who finished (they are the tiebreakers); ``withdrawn``: players who left or
    were disqualified.
    """
    reports_reports.only_keys(raw, PARTS)
    withdrawn = reports_reports.players_of(raw, "withdrawn", table)
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
    high: int = reports_reports.MOST,
) -> dict[int, int]:
    given = reports_reports.by_player(raw, key, table)
    return {
        player: reports_reports.whole(given[player], part, player, low, high)
        for player in table.players
        if player in given
    }
