"""Reads a table's report from its JSON shape, and refuses impossible ones with plain facts."""

from collections.abc import Collection, Mapping
from fractions import Fraction

from tourneydesk.core.event import Table
from tourneydesk.core.reasons import Fact, Problem, Refused, as_entered, in_one_line
from tourneydesk.core.results import MatchResult

MOST = 10**9
"""No game counts higher than this; a larger figure is a typing error."""


def only_keys(raw: Mapping[str, object], known: Collection[str]) -> None:
    """Refuses a report with parts that this format does not have."""
    unknown = [key for key in raw if key not in known]
    if unknown:
        facts = {"unknown": in_one_line(unknown[0]), "known": ", ".join(known)}
        raise Refused(Problem("result_part_unknown", facts=facts))


def by_player(raw: Mapping[str, object], key: str, table: Table) -> dict[int, object]:
    """``raw[key]`` as values by player id, empty where it was left out; all players must sit
    there.
    """
    part = raw.get(key)
    if part is None:
        return {}
    if not isinstance(part, Mapping):
        raise Refused(Problem("result_part_not_by_player", facts={"part": key}))
    return {seated(name, table): value for name, value in part.items()}


def players_of(raw: Mapping[str, object], key: str, table: Table) -> tuple[int, ...]:
    """``raw[key]`` as a list of players of the table without repeats, empty where left out."""
    part = raw.get(key)
    if part is None:
        return ()
    if not isinstance(part, list | tuple):
        raise Refused(Problem("result_part_not_a_list", facts={"part": key}))
    named = tuple(seated(name, table) for name in part)
    if len(set(named)) < len(named):
        raise Refused(Problem("player_named_twice", facts={"part": key}))
    return named


def seated(name: object, table: Table) -> int:
    """The id of a player of this table, as a number or its decimal digits; else Refused."""
    # The exact spelling: otherwise “01” and “1” would both name one player.
    if isinstance(name, str):
        name = next((player for player in table.players if str(player) == name), name)
    if type(name) is not int or name not in table.players:
        facts: dict[str, Fact] = {
            "named": in_one_line(name) if isinstance(name, str) else as_entered(name),
            "table": table.number,
        }
        raise Refused(Problem("not_at_this_table", players=table.players, facts=facts))
    return name


def whole(value: object, part: str, player: int, low: int = 0, high: int = MOST) -> int:
    """A whole number from low to high; else Refused, naming the part and the player."""
    if type(value) is not int or not low <= value <= high:
        facts: dict[str, Fact] = {
            "part": part,
            "value": as_entered(value),
            "low": low,
            "high": high,
        }
        raise Refused(Problem("not_a_whole_number", players=(player,), facts=facts))
    return value


def exact(value: object, part: str, player: int) -> Fraction:
    """A number between -10^9 and 10^9 with at most six decimal places; else Refused."""
    number = Fraction(value) if type(value) is int else value
    if not isinstance(number, Fraction) or abs(number) > MOST or (number * 10**6).denominator != 1:
        facts = {"part": part, "value": as_entered(value)}
        raise Refused(Problem("not_a_number", players=(player,), facts=facts))
    return number


def match_result(raw: Mapping[str, object], table: Table) -> MatchResult:
    """The report of a table of two: one of ``winner``, ``draw``, ``forfeit``; optionally
    ``games``.
    """
    only_keys(raw, ("winner", "draw", "forfeit", "games"))
    outcomes = [
        key for key in ("winner", "draw", "forfeit") if raw.get(key) not in (None, False, [])
    ]
    if len(outcomes) != 1:
        raise Refused(Problem("match_result_unclear", players=table.players))
    won, drawn_games = _games(raw.get("games"), table)
    match outcomes[0]:
        case "winner":
            winner = seated(raw["winner"], table)
            return MatchResult(winner=winner, won=won, drawn_games=drawn_games)
        case "draw":
            if raw["draw"] is not True:
                raise Refused(Problem("match_result_unclear", players=table.players))
            return MatchResult(drawn=True, won=won, drawn_games=drawn_games)
        case _:
            return MatchResult(forfeited=tuple(sorted(players_of(raw, "forfeit", table))))


def _games(raw: object, table: Table) -> tuple[dict[int, int], int]:
    if raw is None:
        return {}, 0
    if not isinstance(raw, Mapping):
        raise Refused(Problem("result_part_not_by_player", facts={"part": "games"}))
    only_keys(raw, ("won", "drawn"))
    won = {
        player: whole(count, "Games won", player, high=5)
        for player, count in by_player(raw, "won", table).items()
    }
    drawn = whole(raw.get("drawn", 0), "Games drawn", table.players[0], high=5)
    return won, drawn
