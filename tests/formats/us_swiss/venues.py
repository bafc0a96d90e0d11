"""Random events with everything that happens at a venue."""

import random
from collections.abc import Callable
from fractions import Fraction

from tests.builders.desks import desk_of
from tests.formats.us_swiss.checker import Card, cards_of, check_round
from tourneydesk.core import decisions as d
from tourneydesk.core.draw import Draw
from tourneydesk.core.event import ByeRequest, Event, Player, Round
from tourneydesk.core.reasons import Refused
from tourneydesk.core.results import MatchResult
from tourneydesk.desk import rounds
from tourneydesk.desk.practice import made_up_result
from tourneydesk.desk.session import Session
from tourneydesk.formats.us_swiss import FORMAT

HALF = Fraction(1, 2)

Check = Callable[[Event, Round, dict[int, Card]], object]


def venue(seed: int, most: int, check: Check = check_round, least: int = 2) -> Session:
    """A random event at the desk: byes, absent players, drops, returns, late entries, forbidden
    pairs, corrections and undo. ``check`` looks at every round as it is posted.
    """
    rnd = random.Random(seed)
    desk = desk_of(
        "us-swiss",
        rnd.randint(least, most),
        rounds=rnd.randint(1, 8),
        acceleration=rnd.choice(["none", "adjusted_rating", "added_score"]),
        missed_rounds=rnd.choice(["zero", "half"]),
    )
    for _ in range(60):
        count = len(desk.event.players)
        outlook = FORMAT.outlook(desk.event)
        if outlook.status == "finished":
            break
        player = rnd.randint(1, max(1, count))
        try:
            match rnd.randint(0, 11):
                case 0:
                    desk.take(d.PlayerDropped(player))
                case 1:
                    desk.take(d.PlayerReturned(player))
                case 2:
                    rating = rnd.choice([None, 1500, 1990])
                    joined = len(desk.event.rounds)
                    late = Player(count + 1, f"Late {count}", rating, joined=joined)
                    desk.take(d.PlayersAdded((late,)))
                case 3:
                    number = len(desk.event.rounds) + rnd.randint(1, 2)
                    desk.take(d.ByeRequested(ByeRequest(player, number, HALF)))
                case 4:
                    desk.take(d.PairForbidden((player, rnd.randint(1, max(1, count)))))
                case 5 if desk.event.rounds:
                    _report(desk, rnd.choice(desk.event.rounds).number, rnd, all_of_it=False)
                case 6 if rnd.random() < 0.3:
                    desk.undo()
                case _:
                    if outlook.status == "ready":
                        before = desk.event
                        check(before, rounds.pair(desk), cards_of(before))
                    for posted in desk.event.rounds:
                        if posted.missing:
                            _report(desk, posted.number, rnd, all_of_it=True)
        except Refused:
            continue
    return desk


def _report(desk: Session, number: int, rnd: random.Random, all_of_it: bool) -> None:
    """Reports of a round: all that are missing, or one corrected."""
    posted = desk.event.rounds[number - 1]
    for table in posted.tables if all_of_it else posted.tables[:1]:
        if all_of_it and table.result is not None:
            continue
        result = made_up_result(desk.event, table, Draw(str(rnd.random()), "result"))
        if rnd.random() < 0.08:
            result = MatchResult(forfeited=tuple(rnd.sample(table.players, rnd.randint(1, 2))))
        desk.take(d.ResultRecorded(number, table.number, result))
