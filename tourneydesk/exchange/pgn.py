"""The games of an event as PGN: the headers of every game played, to which moves can be added.

Source: Portable Game Notation specification (1994), sections 8.1 and 9.
"""

from collections.abc import Iterator

from tourneydesk.core.event import Event, Player, Round, Table
from tourneydesk.core.names import family_name, given_name
from tourneydesk.core.results import MatchResult
from tourneydesk.present.ratings import rating_of

_UNKNOWN = "?"


def pgn(event: Event) -> bytes:
    """Every game with a result, by round and board; forfeits were not played and are left out."""
    games = (
        "\n".join((*_headers(event, posted, table), "", _result(table), ""))
        for posted in event.rounds
        for table in posted.tables
        if _result(table)
    )
    return "\n".join(games).encode()


def _headers(event: Event, posted: Round, table: Table) -> Iterator[str]:
    white, black = (event.player(player) for player in table.players)
    begin = event.details.get("begin", "")
    named = [
        ("Event", event.name),
        ("Site", event.details.get("city") or event.details.get("venue") or _UNKNOWN),
        ("Date", begin.replace("-", ".") if begin else "????.??.??"),
        ("Round", f"{posted.number}.{table.number}"),
        ("White", _name(white)),
        ("Black", _name(black)),
        ("Result", _result(table)),
    ]
    for color, player in (("White", white), ("Black", black)):
        rating = rating_of(event, player.id).number
        if rating is not None:
            named.append((f"{color}Elo", str(rating)))
    if event.details.get("time_control"):
        named.append(("TimeControl", event.details["time_control"]))
    yield from (f'[{tag} "{_escaped(value)}"]' for tag, value in named)


def _result(table: Table) -> str:
    """The result as in PGN; empty for a game that was not played or has no result yet."""
    result = table.result
    if table.void or not isinstance(result, MatchResult) or result.forfeited:
        return ""
    if result.drawn:
        return "1/2-1/2"
    return "1-0" if result.winner == table.players[0] else "0-1"


def _name(player: Player) -> str:
    given = given_name(player)
    return f"{family_name(player)}, {given}" if given else family_name(player)


def _escaped(text: str) -> str:
    return " ".join(text.split()).replace("\\", "\\\\").replace('"', '\\"')
