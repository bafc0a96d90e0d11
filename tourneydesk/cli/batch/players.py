"""The batch commands about players: who plays, who is here, who must not meet whom."""

from collections.abc import Mapping
from pathlib import Path

from tourneydesk.cli.batch.requests import (
    BatchFile,
    Reply,
    Request,
    problem_rows,
    takes,
    with_called,
)
from tourneydesk.core.event import ByeRequest
from tourneydesk.core.table_numbers import fixed_twice
from tourneydesk.desk import attendance, players, rounds
from tourneydesk.present import state

NAME_PARTS = ("given", "family")
"""The parts of a player's name, which make it if it is not given as a whole."""
ABOUT = (*(field for field in players.FIELDS if field not in NAME_PARTS), *NAME_PARTS)


@takes(*ABOUT)
def add_player(batch: BatchFile, request: Request) -> Reply:
    return {"player": players.enter(batch.need_session(), _about_player(request))}


@takes("path", "skip_bad")
def import_players(batch: BatchFile, request: Request) -> Reply:
    path, skip_bad = Path(request.text("path")), request.flag("skip_bad")
    entered = players.import_list(batch.need_session(), path, skip_bad=skip_bad)
    return {
        "players": list(entered.players),
        "problems": problem_rows(entered.problems),
    }


@takes("player", *ABOUT)
def change_player(batch: BatchFile, request: Request) -> Reply:
    session, player_id = batch.need_session(), request.whole("player")
    about = _about_player(request)
    if about.get("given") is not None and about.get("name") is None:
        request.text("family")  # a given name alone would remove the family name
    players.change(session, player_id, about)
    return {"player": player_id}


@takes("player")
def drop(batch: BatchFile, request: Request) -> Reply:
    session, player_id = batch.need_session(), request.whole("player")
    step = attendance.withdraw(session, player_id)
    return with_called(session, {"player": player_id}, rounds.called_tables(step))


@takes("player")
def return_player(batch: BatchFile, request: Request) -> Reply:
    player_id = request.whole("player")
    attendance.reinstate(batch.need_session(), player_id)
    return {"player": player_id}


@takes("player")
def delete_player(batch: BatchFile, request: Request) -> Reply:
    player_id = request.whole("player")
    attendance.delete(batch.need_session(), player_id)
    return {"player": player_id}


@takes("players", "not_here")
def check_in(batch: BatchFile, request: Request) -> Reply:
    player_ids, here = request.ids("players"), not request.flag("not_here")
    attendance.check_in(batch.need_session(), player_ids, here)
    return {"players": list(player_ids)}


@takes()
def drop_absent(batch: BatchFile, _request: Request) -> Reply:
    return {"players": list(attendance.drop_absent(batch.need_session()))}


@takes("player", "round", "points")
def request_bye(batch: BatchFile, request: Request) -> Reply:
    player, round_number = request.whole("player"), request.whole("round")
    bye_request = ByeRequest(player, round_number, request.number("points"))
    session = batch.need_session()
    warnings = attendance.request_bye(session, bye_request)
    return {
        "player": player,
        "round": round_number,
        "points": state.exact_number(bye_request.points),
        **(
            {"warnings": [state.saying_shape(warning, session.event) for warning in warnings]}
            if warnings
            else {}
        ),
    }


@takes("player", "round")
def withdraw_bye(batch: BatchFile, request: Request) -> Reply:
    player, round_number = request.whole("player"), request.whole("round")
    attendance.withdraw_bye(batch.need_session(), player, round_number)
    return {"player": player, "round": round_number}


@takes("player", "table")
def fix_table(batch: BatchFile, request: Request) -> Reply:
    player, table = request.whole("player"), request.whole_or_none("table")
    session = batch.need_session()
    attendance.fix_table(session, player, table)
    double_fixes = [
        advice for advice in fixed_twice(session.event, session.format) if player in advice.players
    ]
    warnings = [state.saying_shape(advice, session.event) for advice in double_fixes]
    return {"player": player, "table": table, **({"warnings": warnings} if warnings else {})}


@takes("players")
def forbid(batch: BatchFile, request: Request) -> Reply:
    pair = request.two_players()
    attendance.keep_apart(batch.need_session(), pair)
    return {"players": list(pair)}


@takes("players")
def allow(batch: BatchFile, request: Request) -> Reply:
    pair = request.two_players()
    attendance.let_meet(batch.need_session(), pair)
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
PAIRING_REQUESTS = {
    "request_bye": request_bye,
    "withdraw_bye": withdraw_bye,
    "fix_table": fix_table,
    "forbid": forbid,
    "allow": allow,
}
"""What the next pairings have to take into account."""


def _about_player(request: Request) -> Mapping[str, object]:
    """The fields that were given. A whole name outranks a given name, which is part of it."""
    for part in NAME_PARTS:
        request.text_or_none(part)
    return {
        key: request.fields[key]
        for key in ABOUT
        if key in request.fields and not (key == "given" and request.get("name") is not None)
    }
