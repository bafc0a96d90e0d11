"""The batch commands about the players: who plays, who is here, who must not meet whom."""

from collections.abc import Mapping
from pathlib import Path

from tourneydesk.cli.replies import Reply, problem_rows, with_called
from tourneydesk.cli.requests import Request
from tourneydesk.cli.session import Session
from tourneydesk.cli.taking import takes
from tourneydesk.core import decisions as d
from tourneydesk.core.event import ByeRequest
from tourneydesk.core.table_numbers import fixed_twice
from tourneydesk.desk import players
from tourneydesk.desk.given_byes import bye_warnings
from tourneydesk.present import state

NAME_PARTS = ("given", "family")
"""What makes a player's name where it does not come whole."""


@takes(*players.FIELDS, *NAME_PARTS)
def add_player(session: Session, request: Request) -> Reply:
    about = {**_about_player(request), **_named_in_parts(request)}
    return {"player": players.enter(session.event_desk(), about)}


@takes("path", "skip_bad")
def import_players(session: Session, request: Request) -> Reply:
    path, skip_bad = Path(request.text("path")), request.flag("skip_bad")
    entered = players.import_list(session.event_desk(), path, skip_bad=skip_bad)
    return {
        "players": list(entered.players),
        "problems": problem_rows(entered.problems),
    }


@takes("player", *players.FIELDS, *NAME_PARTS)
def change_player(session: Session, request: Request) -> Reply:
    desk, number = session.event_desk(), request.whole("player")
    parts = _named_in_parts(request)
    if parts:
        for part in NAME_PARTS:
            request.text(part)  # one part alone would take the other away
    players.change(desk, number, {**_about_player(request), **parts})
    return {"player": number}


@takes("player")
def drop(session: Session, request: Request) -> Reply:
    desk, number = session.event_desk(), request.whole("player")
    return with_called(desk, {"player": number}, desk.take(d.PlayerDropped(number)))


@takes("player")
def return_player(session: Session, request: Request) -> Reply:
    number = request.whole("player")
    session.event_desk().take(d.PlayerReturned(number))
    return {"player": number}


@takes("player")
def delete_player(session: Session, request: Request) -> Reply:
    number = request.whole("player")
    session.event_desk().take(d.PlayerDeleted(number))
    return {"player": number}


@takes("players", "not_here")
def check_in(session: Session, request: Request) -> Reply:
    numbers, here = request.ids("players"), not request.flag("not_here")
    session.event_desk().take(d.PlayersCheckedIn(tuple(numbers), here))
    return {"players": list(numbers)}


@takes()
def drop_absent(session: Session, _request: Request) -> Reply:
    return {"players": list(players.drop_absent(session.event_desk()))}


@takes("player", "round", "points")
def request_bye(session: Session, request: Request) -> Reply:
    player, number = request.whole("player"), request.whole("round")
    wanted = ByeRequest(player, number, request.number("points"))
    desk = session.event_desk()
    desk.take(d.ByeRequested(wanted))
    warnings = bye_warnings(wanted)
    return {
        "player": player,
        "round": number,
        "points": state.exact_number(wanted.points),
        **(
            {"warnings": [state.saying_shape(warning, desk.event) for warning in warnings]}
            if warnings
            else {}
        ),
    }


@takes("player", "round")
def withdraw_bye(session: Session, request: Request) -> Reply:
    player, number = request.whole("player"), request.whole("round")
    session.event_desk().take(d.ByeWithdrawn(player, number))
    return {"player": player, "round": number}


@takes("player", "table")
def fix_table(session: Session, request: Request) -> Reply:
    player, table = request.whole("player"), request.whole_or_none("table")
    desk = session.event_desk()
    players.fix_table(desk, player, table)
    twice = [one for one in fixed_twice(desk.event, desk.format) if player in one.players]
    warnings = [state.saying_shape(one, desk.event) for one in twice]
    return {"player": player, "table": table, **({"warnings": warnings} if warnings else {})}


@takes("players")
def forbid(session: Session, request: Request) -> Reply:
    pair = request.two_players()
    session.event_desk().take(d.PairForbidden(pair))
    return {"players": list(pair)}


@takes("players")
def allow(session: Session, request: Request) -> Reply:
    pair = request.two_players()
    session.event_desk().take(d.PairAllowed(pair))
    return {"players": list(pair)}


ENTERING = {
    "add_player": add_player,
    "import_players": import_players,
    "change_player": change_player,
    "drop": drop,
    "delete_player": delete_player,
    "return": return_player,
    "check_in": check_in,
    "drop_absent": drop_absent,
}
WISHES = {
    "request_bye": request_bye,
    "withdraw_bye": withdraw_bye,
    "fix_table": fix_table,
    "forbid": forbid,
    "allow": allow,
}
"""What the next pairings have to heed."""


def _about_player(request: Request) -> Mapping[str, object]:
    return {key: request.fields[key] for key in players.FIELDS if key in request.fields}


def _named_in_parts(request: Request) -> Mapping[str, object]:
    """The name made of the given and the family name; nothing where neither is there, or where the
    name comes whole.
    """
    parts = [request.text_or_none(part) for part in NAME_PARTS]
    said = [part.strip() for part in parts if part is not None]
    if not said or request.get("name") is not None:
        return {}
    return {"name": " ".join(part for part in said if part)}
