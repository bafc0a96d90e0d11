"""The state of an event as plain data for JSON, in the shapes of the headless contract."""

from collections.abc import Mapping, Sequence
from fractions import Fraction

from tourneydesk.core.event import Bye, Event, Player, Round, Table
from tourneydesk.core.field import status
from tourneydesk.core.format import Format, Outlook
from tourneydesk.core.incomplete import doubtful_status
from tourneydesk.core.names import family_name, given_name
from tourneydesk.core.reasons import Advice, Fact, Problem, Reason
from tourneydesk.core.results import BoardResult, MatchResult, Result
from tourneydesk.core.standings import UNRANKED, Standing
from tourneydesk.formats import format_of, standings_of
from tourneydesk.present.figures import group_standings
from tourneydesk.present.messages import say, say_recorded
from tourneydesk.present.prizes.tables import awards_shape, prizes_shape
from tourneydesk.present.progress import open_shapes
from tourneydesk.present.shows import show_of

Plain = dict[str, object]
MORE_FIELDS = (
    *("provisional", "rating2", "provisional2", "state", "expires", "team", "household", "grade"),
    "birth",
)
"""The fields of a player that are in the state only if they are set."""


def state(event: Event, *, emails: bool = False) -> Plain:
    """Everything about an event: settings, players, rounds, standings, winners; e-mail addresses
    only on request.
    """
    fmt = format_of(event)
    outlook = fmt.outlook(event)
    leavings, doubtful = fmt.leavings(event), doubtful_status(event, fmt)
    shape: Plain = {
        "event": {
            "name": event.name,
            "format": event.format,
            "seed": event.seed,
            "settings": settings(event.settings),
            "details": dict(event.details),
        },
        "status": _status(event, outlook),
        "players": [
            {
                **player_row(
                    player,
                    None if player.id in doubtful else status(event, leavings, player.id),
                ),
                "fixed_table": event.fixed_tables.get(player.id),
                **({"email": player.email} if emails and player.email else {}),
            }
            for player in event.entered
        ],
        "rounds": [round_shape(posted) for posted in event.rounds],
        "standings": standings(event),
        "winners": list(outlook.winners),
    }
    if event.open_items:
        shape["open"] = open_shapes(event)
    if event.prizes:
        shape |= {"prizes": prizes_shape(event), "awards": awards_shape(event)}
    more = show_of(event).more_state
    if more is not None and not event.open_items:
        shape |= more(event)
    return shape


def settings(values: Mapping[str, object]) -> Plain:
    return {key: _setting(value) for key, value in values.items()}


def _setting(value: object) -> object:
    if isinstance(value, Fraction):
        return exact_number(value)
    return list(value) if isinstance(value, tuple) else value


def player_row(player: Player, standing: str | None) -> Plain:
    return {
        "id": player.id,
        "name": player.name,
        "given": given_name(player) or None,
        "family": family_name(player),
        "rating": player.rating,
        "age": player.age,
        "member_id": player.member_id,
        "club": player.club,
        "note": player.note,
        "age_group": player.age_group,
        "checked_in": player.checked_in,
        "status": standing,
        **({"house": True} if player.house else {}),
        **{key: value for key in MORE_FIELDS if (value := getattr(player, key)) is not None},
    }


def round_shape(posted: Round) -> Plain:
    shape: Plain = {"number": posted.number, "kind": posted.kind}
    if posted.groups:
        shape["groups"] = {str(player): group for player, group in sorted(posted.groups.items())}
    shape["tables"] = [table_shape(table) for table in posted.tables]
    shape["byes"] = [_bye(bye) for bye in posted.byes]
    shape["draw"] = {"seed": posted.seed, "label": posted.label, "engine": posted.engine}
    if posted.redraws:
        shape["redraws"] = list(posted.redraws)
    return shape


def table_shape(table: Table) -> Plain:
    return {
        "table": table.number,
        "seats": [{"player": seat.player, "role": seat.role} for seat in table.seats],
        "result": None if table.result is None else result_shape(table.result),
        "void": table.void,
    }


def result_shape(result: Result) -> Plain:
    """A result in the shape in which it is reported."""
    match result:
        case MatchResult():
            return _match(result)
        case BoardResult():
            return {
                "places": _by_player(result.places),
                "game_points": _by_player(result.game_points),
                "energy": _by_player(result.energy),
                "withdrawn": list(result.withdrawn),
            }
        case _:
            shape: Plain = {"scores": _by_player(result.scores)}
            if result.withdrawn:
                shape["withdrawn"] = list(result.withdrawn)
            return shape


def standings(event: Event, through: int | None = None) -> list[Plain]:
    fmt = format_of(event)
    return [_standing(row, fmt) for row in standings_of(event, through)]


def standings_by_age_group(event: Event, through: int | None = None) -> Plain:
    """The standings within each age group, for prizes, if the format has age groups."""
    fmt = format_of(event)
    return {
        name: [_standing(row, fmt) for row in rows]
        for name, rows in group_standings(event, through).items()
    }


def outlook_shape(event: Event, more: Sequence[Plain] = ()) -> Plain:
    """What to do next; ``more`` is advice beside that of the format."""
    outlook = format_of(event).outlook(event)
    return {
        "outlook": outlook.status,
        "needs": list(outlook.needs),
        "next_kind": outlook.next_kind,
        "rounds_planned": outlook.rounds_planned,
        "winners": list(outlook.winners),
        "advice": [*(saying_shape(advice, event) for advice in outlook.advice), *more],
    }


def saying_shape(saying: Advice | Problem, event: Event | None) -> Plain:
    """An advice or a problem: code and text, with its facts beside them."""
    return {"code": saying.code, "text": say(saying, event)} | {
        name: fact for name, fact in facts(saying.facts).items() if name not in ("code", "text")
    }


def reason_shape(reason: Reason, event: Event) -> Plain:
    return {"code": reason.code, "rule": reason.rule, "text": say_recorded(reason, event)}


def facts(named: Mapping[str, Fact]) -> Plain:
    return {key: _fact(value) for key, value in named.items()}


def exact_number(value: Fraction | int) -> int | float:
    """An exact number for JSON: an integer if it is whole, else its decimal."""
    value = Fraction(value)
    return value.numerator if value.denominator == 1 else float(value)


def _status(event: Event, outlook: Outlook) -> str:
    if outlook.status == "finished":
        return "finished"
    return "playing" if event.rounds else "setup"


def _bye(bye: Bye) -> Plain:
    return {"player": bye.player, "points": exact_number(bye.points), "why": bye.why}


def _match(result: MatchResult) -> Plain:
    if result.forfeited:
        return {"forfeit": list(result.forfeited)}
    shape: Plain = {"draw": True} if result.drawn else {"winner": result.winner}
    if result.won or result.drawn_games:
        shape["games"] = {"won": _by_player(result.won), "drawn": result.drawn_games}
    return shape


def _by_player(figures: Mapping[int, int] | Mapping[int, Fraction]) -> Plain:
    return {str(player): exact_number(figures[player]) for player in sorted(figures)}


def _standing(row: Standing, fmt: Format) -> Plain:
    """A line of the standings; null for figures that depend on an open item of a rebuilt event."""
    return {
        "place": row.place if row.place_known and row.place != UNRANKED else None,
        "player": row.player,
        fmt.points: exact_number(row.points) if row.points_known else None,
        "tiebreaks": [
            {
                "key": tiebreak.key,
                "value": exact_number(tiebreak.value) if row.place_known else None,
            }
            for tiebreak in row.tiebreaks
        ],
        "out_in": row.out_in,
    }


def _fact(value: Fact) -> object:
    match value:
        case Fraction():
            return exact_number(value)
        case tuple():
            return list(value)
        case _:
            return value


def rows_of(sayings: Sequence[Reason], event: Event) -> list[Plain]:
    """Reasons in order, each in its JSON shape."""
    return [reason_shape(reason, event) for reason in sayings]
