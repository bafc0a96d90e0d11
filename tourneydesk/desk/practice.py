"""Made-up players and results, events played with them, samples, the guided first event."""

import csv
import tomllib
from collections.abc import Callable, Mapping, Sequence, Set
from contextlib import closing
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path
from typing import Any, Literal, get_args

from tourneydesk.core.decisions import EventOpened, ResultCorrected, ResultRecorded, Step
from tourneydesk.core.draw import Draw
from tourneydesk.core.event import Event, Player, Table
from tourneydesk.core.names import joined
from tourneydesk.core.reasons import Refused
from tourneydesk.core.results import BoardResult, MatchResult, Result, ScoreResult
from tourneydesk.desk import attendance, rounds
from tourneydesk.desk.files.opening import open_in_memory, plan
from tourneydesk.desk.players import enter, enter_players, import_list
from tourneydesk.desk.session import Clock, Session, wall_clock
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

# The guided first event: which of its steps are done, found in the event itself.

GuideStep = Literal[
    "check-in", "pair", "result", "second", "correct", "standings", "display", "print"
]
STEPS: tuple[GuideStep, ...] = get_args(GuideStep)
"""In the order of a first event."""
OPENED: frozenset[GuideStep] = frozenset(("standings", "display", "print"))
"""The steps that leave no trace in an event: the window says when they are done."""


def next_guide_step(event: Event, steps: Sequence[Step], opened: Set[str]) -> GuideStep | None:
    """The first step that is not done; None at the end of the guide. ``opened``: those of `OPENED`
    that are done.
    """
    results = sum(1 for _ in event.results())
    everybody_is_here = all(player.checked_in or player.dropped for player in event.entered)
    done = {
        "check-in": everybody_is_here or bool(event.rounds),
        "pair": bool(event.rounds),
        "result": results >= 1,
        "second": results >= 2,
        "correct": _corrected(steps),
        **{step: step in opened for step in OPENED},
    }
    return next((step for step in STEPS if not done[step]), None)


def _corrected(steps: Sequence[Step]) -> bool:
    """Whether a table has reported one result and later another; also if undo was between them."""
    first: dict[tuple[int, int], Result] = {}
    for step in steps:
        for decision in step:
            if isinstance(decision, ResultCorrected):
                return True
            if isinstance(decision, ResultRecorded):
                table = decision.round, decision.table
                if first.setdefault(table, decision.result) != decision.result:
                    return True
    return False


# Plays events with made-up players and results, using the same functions as a real event.

MOST_PLAYERS = 5_000


class SimulationStopped(Refused):
    """The rules ended a made-up event early; ``event`` is its last state."""

    def __init__(self, event: Event, refused: Refused) -> None:
        super().__init__(*refused.problems)
        self.event = event


def simulate(
    opened: EventOpened,
    path: Path,
    players: int | Path,
    stop_after: int | None = None,
    clock: Clock = wall_clock,
) -> Event:
    """Plays a made-up event into a new file and returns its final state.

    ``players``: the number to make up, or the path of a list. ``stop_after`` counts rounds
    (results, in formats that call tables); the next one is then ready to pair. Raises
    SimulationStopped if the players cannot be seated, FileTrouble if the file exists.
    """
    session = open_in_memory(opened, clock)
    if isinstance(players, Path):
        import_list(session, players)
    else:
        enter_players(session, made_up_players(players, Draw(opened.seed, "made-up players")))
    try:
        play(session, stop_after)
    except Refused as refused:
        raise SimulationStopped(session.event, refused) from refused
    session.save_as(path)
    session.close()
    return session.event


def play(session: Session, stop_after: int | None = None) -> None:
    """Pairs and reports at random until the event is finished or ``stop_after`` rounds are over."""
    played = 0
    while played != stop_after:
        outlook = session.format.outlook(session.event)
        match outlook.status:
            case "finished":
                return
            case "waiting" if session.event.rounds[-1].kind in session.format.ring_kinds:
                report(session, outlook.needs[:1])
                played += 1
            case "waiting":
                report(session, outlook.needs)
                played += 1
            case _:
                rounds.pair(session)


def report(session: Session, table_numbers: Sequence[int]) -> None:
    """Reports made-up results for these tables of the last round."""
    posted = session.event.rounds[-1]
    for table_number in table_numbers:
        table = posted.table(table_number)
        assert table is not None, "the outlook names tables that are there"
        draw = Draw(session.event.seed, f"made-up result {posted.number}.{table_number}")
        session.take(
            ResultRecorded(posted.number, table_number, made_up_result(session.event, table, draw))
        )


# Sample events: a list of made-up people, played by a recipe up to a moment worth a look.
#
# A recipe is a small file of `resources/samples` instead of a stored event: it is easy to read
# and to change, its event is paired by this version of the program, and named in the user's
# language.


@dataclass(frozen=True, slots=True)
class Recipe:
    """How a sample event comes about: the file of its players, its seed, settings of its format.

    Each of the ``steps`` has the name of what is done, and a value. ``tries`` are what its note
    suggests to try: names of actions of the window, or numbers of tables of the latest round.
    """

    list: str
    seed: str
    steps: Sequence[Mapping[str, Any]]
    settings: Mapping[str, object]
    tries: tuple[str | int, ...]


def read_recipe(name: str) -> Recipe:
    """The recipe in a file that comes with the program, such as ``samples/guide.toml``."""
    found = tomllib.loads(shipped(name).read_text(encoding="utf-8"))
    return Recipe(
        found["list"],
        found["seed"],
        found["steps"],
        found.get("settings", {}),
        tuple(found.get("tries", ())),
    )


def make_sample(
    recipe: Recipe, format_key: str, name: str, path: Path, clock: Clock = wall_clock
) -> None:
    """Makes a new file with the event of this recipe."""
    planned = plan(format_key, name, recipe.seed, recipe.settings)
    with closing(open_in_memory(planned, clock)) as session:
        import_list(session, shipped(f"samples/{recipe.list}"))
        for step in recipe.steps:
            for what, value in step.items():
                _STEPS[what](session, value)
        session.save_as(path)


def _pair(session: Session, count: int) -> None:
    """This many rounds are posted and not played."""
    for _ in range(count):
        rounds.pair(session)


def _results(session: Session, count: int) -> None:
    """This many tables of the latest round report."""
    report(session, session.event.rounds[-1].missing[:count])


def _check_in(session: Session, count: int) -> None:
    """The first players of the list are here."""
    attendance.check_in(session, range(1, count + 1))


_STEPS: Mapping[str, Callable[[Session, Any], object]] = {
    "rounds": play,
    "pair": _pair,
    "results": _results,
    "enter": enter,
    "check_in": _check_in,
}
