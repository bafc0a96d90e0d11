"""Bounds that hold in every format: a player's fields, the seats and byes of a round, results.

For `core.journal.checked_replay`, which checks every step of a journal with it.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from fractions import Fraction

from tourneydesk.core.decisions import ItemsLeftOpen, ItemsSettled
from tourneydesk.core.event import Bye, Event, OpenItem, Player, Round, Table
from tourneydesk.core.format import PLAYER_FACTS, Format
from tourneydesk.core.journal.dates import REPORT_DETAILS, is_date
from tourneydesk.core.names import ORDER_DETAIL
from tourneydesk.core.ratings import MOST_GAMES, is_birth
from tourneydesk.core.reasons import Problem
from tourneydesk.core.reports import MOST
from tourneydesk.core.results import BoardResult, MatchResult, Result, ScoreResult
from tourneydesk.core.seating import kept_players

MOST_PLAYERS = 10_000
MOST_TABLE_NUMBER = 99_999
MOST_RATING = 4000
MOST_AGE = 130
LONGEST_NAME = 200
LONGEST_NOTE = 2000
ABOUT = ("venue", "date", "organizer", "sanction")
"""The details printed below an event's name."""
DETAILS = ("name", *ABOUT, "first_table", "starts", ORDER_DETAIL, *REPORT_DETAILS)
"""The details an event has besides its settings; ``starts`` is the time of day of round 1."""
SMALLEST_SHARE = 10**6
"""Scores have at most six decimal places."""

MOST_OPEN_ITEMS = 1_000_000
OPEN_KINDS = ("result", "seats", "place", "total", "status", "round", "settings", *PLAYER_FACTS)
"""The kinds of open item in an event rebuilt from its papers (`core.event.OpenItem`)."""


def fits(fmt: Format, table: Table, result: Result) -> bool:
    """Whether a table of this format can report this result: the right type, exactly the players
    who sit there, figures within bounds.
    """
    if type(result) is not fmt.result:
        return False
    match result:
        case MatchResult():
            return _match_fits(table, result)
        case BoardResult():
            return _board_fits(table, result)
        case ScoreResult():
            return _once_each(table, (*result.scores, *result.withdrawn)) and all(
                abs(score) <= MOST and SMALLEST_SHARE % score.denominator == 0
                for score in result.scores.values()
            )


def _match_fits(table: Table, result: MatchResult) -> bool:
    outcomes = (result.winner is not None) + result.drawn + bool(result.forfeited)
    named = {*result.forfeited, *result.won} | ({result.winner} - {None})
    games = (*result.won.values(), result.drawn_games)
    return (
        outcomes == 1
        and named <= set(table.players)
        and len(set(result.forfeited)) == len(result.forfeited)
        and all(0 <= count <= MOST for count in games)
    )


def _board_fits(table: Table, result: BoardResult) -> bool:
    finished = range(1, len(result.places) + 1)
    figures = (*result.game_points.values(), *result.energy.values())
    return (
        _once_each(table, (*result.places, *result.withdrawn))
        and sorted(result.places.values()) == list(finished)
        and {*result.game_points, *result.energy} <= set(table.players)
        and all(0 <= figure <= MOST for figure in figures)
        and result.places.keys() <= result.game_points.keys() & result.energy.keys()
    )


def _once_each(table: Table, named: Sequence[int]) -> bool:
    return sorted(named) == sorted(table.players)


def unknown_player(event: Event, players: Iterable[int]) -> Problem | None:
    for player in players:
        if not 1 <= player <= len(event.players) or player in event.deleted:
            return Problem("story_player", facts={"player": player})
    return None


def impossible_entries(players: Sequence[Player], event: Event) -> Problem | None:
    if len(event.players) + len(players) > MOST_PLAYERS:
        return Problem("story_players", facts={"most": MOST_PLAYERS})
    for player_id, player in enumerate(players, start=len(event.players) + 1):
        if player.id != player_id:
            return Problem("story_player", facts={"player": player.id})
        wrong = impossible_player(player, event)
        if wrong is not None:
            return wrong
    return None


def impossible_deletion(player: int, event: Event) -> Problem | None:
    """A player who was in a posted round cannot be deleted."""
    if any(player in kept_players(posted) for posted in event.rounds):
        return Problem("story_player", facts={"player": player})
    return unknown_player(event, (player,))


def impossible_player(player: Player, event: Event) -> Problem | None:
    texts = (
        *(player.member_id, player.club, player.age_group, player.family, player.state),
        *(player.team, player.household, player.grade, player.email),
    )
    good = (
        player.name.strip()
        and len(player.name) <= LONGEST_NAME
        and all(text is None or len(text) <= LONGEST_NAME for text in texts)
        and (player.note is None or len(player.note) <= LONGEST_NOTE)
        and _is_rating(player.rating, player.provisional)
        and _is_rating(player.rating2, player.provisional2)
        and (player.birth is None or is_birth(player.birth))
        and (player.expires is None or is_date(player.expires))
        and (player.age is None or 0 <= player.age <= MOST_AGE)
        and 0 <= player.joined <= len(event.rounds)
        and 0 <= player.returned <= len(event.rounds)
        and (player.left is None or 0 <= player.left <= event.moment)
    )
    return None if good else Problem("story_value", facts={"value": f"#{player.id}"})


def _is_rating(rating: int | None, games: int | None) -> bool:
    if rating is None:
        return games is None
    return 0 <= rating <= MOST_RATING and (games is None or 1 <= games <= MOST_GAMES)


def impossible_bye_points(points: Fraction) -> Problem | None:
    if 0 <= points <= MOST and points.denominator <= 2:
        return None
    return Problem("story_value", facts={"value": "bye"})


def impossible_round(posted: Round, event: Event, fmt: Format) -> Problem | None:
    """Checks the tables and byes of a round."""
    least, most = fmt.table_sizes
    numbers = Counter(table.number for table in posted.tables)
    seated = Counter(player for table in posted.tables for player in table.players)
    for table in posted.tables:
        if (
            numbers[table.number] > 1
            or not 1 <= table.number <= MOST_TABLE_NUMBER
            or not least <= len(table.seats) <= most
            or not _sit_well(table)
            or unknown_player(event, table.players) is not None
            or (
                posted.kind not in fmt.ring_kinds
                and any(seated[player] > 1 for player in table.players)
            )
        ):
            return seats_of_table(posted, table)
    return (
        _byes(posted.byes, seated, event)
        or unknown_player(event, posted.groups)
        or (_ring(posted) if posted.kind in fmt.ring_kinds else None)
    )


def _sit_well(table: Table) -> bool:
    """Nobody sits at a table twice, and colors are one of each or none."""
    roles = tuple(seat.role for seat in table.seats)
    once = len(set(table.players)) == len(table.seats)
    return once and (set(roles) == {"seat"} or roles == ("white", "black"))


def _byes(byes: Sequence[Bye], seated: Mapping[int, int], event: Event) -> Problem | None:
    had: set[int] = set()
    for bye in byes:
        if bye.player in seated or bye.player in had:
            return Problem("story_player", facts={"player": bye.player})
        had.add(bye.player)
        wrong = unknown_player(event, (bye.player,)) or impossible_bye_points(bye.points)
        if wrong is not None:
            return wrong
    return None


def _ring(posted: Round) -> Problem | None:
    """The games of a newly set ring form one circle: each Black is the next White."""
    whites = [table.players[0] for table in posted.tables]
    blacks = [table.players[1] for table in posted.tables]
    # Games may have been called since; those of the ring come first, one per player.
    first = len(set(whites))
    if not whites or blacks[:first] != [*whites[1:first], whites[0]]:
        return Problem("story_round", facts={"round": posted.number})
    return None


def impossible_games(posted: Round, tables: Sequence[Table], event: Event) -> Problem | None:
    """Checks games called in a ring: they are between two players seated in it."""
    inside = {player for table in posted.tables for player in table.players}
    numbers = Counter(table.number for table in tables)
    for table in tables:
        well_formed = len(table.seats) == 2 and _sit_well(table) and set(table.players) <= inside
        if (
            not well_formed
            or numbers[table.number] > 1
            or not 1 <= table.number <= MOST_TABLE_NUMBER
        ):
            return seats_of_table(posted, table)
    return None


def seats_of_table(posted: Round, table: Table) -> Problem:
    return Problem("story_seats", facts={"round": posted.number, "table": table.number})


def impossible_setting(wanted: Mapping[str, object], fmt: Format) -> Problem | None:
    known = {setting.key: setting for setting in fmt.settings}
    for key, value in wanted.items():
        if key not in known or known[key].is_newer(value):
            return Problem("story_newer")
        if not known[key].takes(value):
            return Problem("story_setting", facts={"setting": key[:40]})
    return None


def posted_table(event: Event, round_number: int, table_number: int) -> Table | Problem:
    posted = event.round(round_number)
    if posted is None:
        return Problem("story_round", facts={"round": round_number})
    table = posted.table(table_number)
    if table is None:
        return Problem("story_table", facts={"round": round_number, "table": table_number})
    return table


def same_report(first: Table | None, second: Table | None) -> bool:
    """Whether a table that reported is unchanged. Its reasons do not count: replay may add some,
    and versions differ in which.
    """
    if first is None or second is None:
        return False
    return (first.seats, first.result, first.void) == (second.seats, second.result, second.void)


def _items(items: Sequence[OpenItem], event: Event) -> Problem | None:
    """Checks the open items of a rebuilt event."""
    if len(items) > MOST_OPEN_ITEMS:
        return Problem("story_value", facts={"value": "items"})
    for item in items:
        if item.kind not in OPEN_KINDS:
            return Problem("story_value", facts={"value": item.kind[:40]})
        if not 0 <= item.round <= MOST_TABLE_NUMBER or not 0 <= item.table <= MOST_TABLE_NUMBER:
            return Problem("story_round", facts={"round": item.round})
        wrong = unknown_player(event, (item.player,)) if item.player else None
        if wrong is not None:
            return wrong
        table = posted_table(event, item.round, item.table) if item.kind == "result" else None
        if isinstance(table, Problem):
            return table
    return None


def impossible_open(
    decision: ItemsLeftOpen | ItemsSettled, event: Event, fmt: Format
) -> Problem | None:
    """Checks open items, and tables and byes that settle them in a posted round."""
    wrong = _items(decision.items, event)
    if wrong is not None or isinstance(decision, ItemsLeftOpen):
        return wrong
    if not decision.tables and not decision.byes:
        return None
    posted = event.round(decision.round)
    if posted is None or posted.kind in fmt.ring_kinds:
        return Problem("story_round", facts={"round": decision.round})
    for table in decision.tables:
        if table.result is not None or table.void or table.ended is not None:
            return seats_of_table(posted, table)
    tables, byes = (*posted.tables, *decision.tables), (*posted.byes, *decision.byes)
    return impossible_round(replace(posted, tables=tables, byes=byes), event, fmt)
