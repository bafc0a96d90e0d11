"""Sample events: a list of made-up people, played by a recipe up to a moment worth a look.

A recipe is a small file of `resources/samples` instead of a stored event: it is easy to read and to
change, its event is paired by this version of the program, and named in the user's language.
"""

import tomllib
from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tourneydesk.desk.files.opening import open_in_memory, plan
from tourneydesk.desk.players import presence
from tourneydesk.desk.players.players import enter, import_list
from tourneydesk.desk.practice.simulation import play, report
from tourneydesk.desk.rounds import rounds
from tourneydesk.desk.session import Clock, Session, wall_clock
from tourneydesk.shipped import shipped


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
    presence.check_in(session, range(1, count + 1))


_STEPS: Mapping[str, Callable[[Session, Any], object]] = {
    "rounds": play,
    "pair": _pair,
    "results": _results,
    "enter": enter,
    "check_in": _check_in,
}
