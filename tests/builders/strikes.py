"""Events of accumulated strikes told as tables: a round is its tables, a table who scored what."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any

from tests.builders.events import event_of, posted, reported
from tourneydesk.core import decisions as d
from tourneydesk.core.draw import Draw
from tourneydesk.core.event import Bye, Event, Round, Seat, Table
from tourneydesk.core.journal.replay import advance
from tourneydesk.core.results import ScoreResult
from tourneydesk.formats.strikes import FORMAT

Scores = Mapping[int, int | None]
"""Score by player; None for someone who left in mid-game."""


def event_after(
    players: int,
    *rounds: Sequence[Scores],
    byes: Mapping[int, int] | None = None,
    **settings: Any,
) -> Event:
    """An event after these rounds; ``byes`` names who sat out, by round."""
    event = event_of(FORMAT, players, **settings)
    for scores in rounds:
        event = and_then(event, *scores, bye=(byes or {}).get(len(event.rounds) + 1))
    return event


def and_then(event: Event, *tables: Scores, bye: int | None = None, kind: str = "") -> Event:
    """The event with one more round, seated and scored as told."""
    number = len(event.rounds) + 1
    seated = tuple(
        Table(at, tuple(map(Seat, scores)), result=result(scores))
        for at, scores in enumerate(tables, start=1)
    )
    byes = () if bye is None else (Bye(bye, Fraction(0), "odd"),)
    kind = kind or ("random" if number % 2 else "split")
    return advance(event, (d.RoundPosted(Round(number, kind, seated, byes)),))


def result(scores: Scores) -> ScoreResult:
    return ScoreResult(
        {player: Fraction(score) for player, score in scores.items() if score is not None},
        tuple(player for player, score in scores.items() if score is None),
    )


def corrected(event: Event, round: int, table: int, scores: Scores) -> Event:
    return advance(event, (d.ResultRecorded(round, table, result(scores)),))


def played_by_lot(event: Event, lots: Draw, most: int = 200, leave_one_in: int = 0) -> Event:
    """The event played to its end with scores by lot from few values, so that ties are common.

    One seat in ``leave_one_in`` leaves in mid-game; 0 = nobody does.
    """
    for _ in range(most):
        if FORMAT.outlook(event).status == "finished":
            return event
        event = posted(FORMAT, event)
        assert event.current is not None
        for table in event.current.tables:
            left = [p for p in table.players if leave_one_in and lots.below(leave_one_in) == 0]
            scores = {p: lots.below(12) for p in table.players if p not in left}
            event = reported(FORMAT, event, table.number, {"scores": scores, "withdrawn": left})
    raise AssertionError(f"still going after {most} rounds")
