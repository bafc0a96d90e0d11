"""Made-up players and results, for practice and samples; everything is drawn at random."""

import csv
from collections.abc import Callable, Mapping
from fractions import Fraction

from tourneydesk.core.decisions import ResultRecorded
from tourneydesk.core.draw import Draw
from tourneydesk.core.event import Event, Player, Table
from tourneydesk.core.names import joined
from tourneydesk.core.results import BoardResult, MatchResult, Result, ScoreResult
from tourneydesk.formats import format_of
from tourneydesk.shipped import shipped

Names = Mapping[str, tuple[list[str], list[str]]]
"""First and family names by script."""


def made_up_players(count: int, draw: Draw) -> tuple[Player, ...]:
    """Players with names of many scripts, ratings (most around 1500) and ages (6 to 75)."""
    names = _shipped_names()
    used_names: set[str] = set()
    players = []
    for player_id in range(1, count + 1):
        name, family = _new_name(names, used_names, draw)
        used_names.add(name)
        rating = 800 + sum(draw.below(470) for _ in range(3))
        age = 6 + draw.below(12) if draw.below(2) else 6 + draw.below(70)
        member = str(10_000_000 + draw.below(90_000_000))
        players.append(
            Player(player_id, name, rating=rating, age=age, member_id=member, family=family)
        )
    return tuple(players)


def made_up_result(event: Event, table: Table, draw: Draw) -> Result:
    """A possible result of this table; players with higher ratings tend to do better."""
    return _MAKERS[format_of(event).result](event, table, draw)


def _shipped_names() -> Names:
    names: dict[str, tuple[list[str], list[str]]] = {}
    with shipped("samples/made-up-names.csv").open(encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file):
            first, family = names.setdefault(row["script"], ([], []))
            first.append(row["first"])
            family.append(row["family"])
    return names


def _new_name(names: Names, used_names: set[str], draw: Draw) -> tuple[str, str]:
    """An unused name, first and family name of one script, and the family name; numbered when names
    run out.

    Every first name is equally likely, so a script's share is its share of names.
    """
    by_name = [script for script, (first, _) in names.items() for _ in first]
    for _ in range(20):
        script = draw.choice(by_name)
        first, family = (draw.choice(part) for part in names[script])
        name = joined(first, family)
        if name not in used_names:
            return name, family
    return f"{name} {len(used_names) + 1}", family


def _in_drawn_order(event: Event, table: Table, draw: Draw) -> list[int]:
    """The players of a table, best first: rating plus a random form of the day."""
    form = {
        player: (event.player(player).rating or 1200) + draw.below(800) for player in table.players
    }
    return sorted(form, key=lambda player: (-form[player], player))


def _match(event: Event, table: Table, draw: Draw) -> MatchResult:
    if draw.below(10) == 0 and _may_be_drawn(event, table):
        return MatchResult(drawn=True)
    return MatchResult(winner=_in_drawn_order(event, table, draw)[0])


def _may_be_drawn(event: Event, table: Table) -> bool:
    """Whether the format accepts a draw at this table, as it does not in a bracket."""
    number = next((posted.number for posted in event.rounds if table in posted.tables), 0)
    drawn = ResultRecorded(number, table.number, MatchResult(drawn=True))
    return not format_of(event).problems(event, drawn)


def _board(event: Event, table: Table, draw: Draw) -> BoardResult:
    order = _in_drawn_order(event, table, draw)
    places = {player: place for place, player in enumerate(order, start=1)}
    return BoardResult(
        places,
        {player: max(0, 50 - 8 * place + draw.below(9)) for player, place in places.items()},
        {player: draw.below(12) for player in places},
    )


def _scores(event: Event, table: Table, draw: Draw) -> ScoreResult:
    order = _in_drawn_order(event, table, draw)
    return ScoreResult(
        {
            player: Fraction(90 - 9 * place + draw.below(19))
            for place, player in enumerate(order, start=1)
        }
    )


_MAKERS: Mapping[type, Callable[[Event, Table, Draw], Result]] = {
    MatchResult: _match,
    BoardResult: _board,
    ScoreResult: _scores,
}
