"""Simulated events of 2 to 300 players, every posted round held against a checker of its own.

The checkers know the rules, not the pairing code. ``TOURNEYDESK_EVENTS`` says how many events of
each format are played (a run of thousands takes minutes).
"""

import os
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

import pytest

from tests.builders.events import after_decision, event_of
from tests.formats.age_swiss import checker as age_swiss
from tests.formats.dual_ring.checker import RingBook
from tests.formats.risk_swiss import checker as risk_swiss
from tests.formats.strikes import checker as strikes
from tests.formats.us_swiss import checker as us_swiss
from tourneydesk.core import decisions as d
from tourneydesk.core.draw import Draw
from tourneydesk.core.event import ByeRequest, Event, Player, Round, Table
from tourneydesk.core.field import active
from tourneydesk.core.reasons import Refused
from tourneydesk.core.results import MatchResult, Result
from tourneydesk.desk.practice import made_up_result
from tourneydesk.formats import FORMATS, format_of

EVENTS = int(os.environ.get("TOURNEYDESK_EVENTS", "20"))
"""Events of each format."""

CHOICES: Mapping[str, Mapping[str, Sequence[object]]] = {
    "risk-swiss": {
        "swiss_rounds": [None, 3],
        "final": [True, False],
        "finalists": [5, 5, 4],
        "points_by_place": [(5, 4, 3, 2, 1), (10, 6, 3, 1, 0)],
        "semi_final": [False, True],
    },
    "age-swiss": {
        "record": ["points", "points", "win_loss_draw"],
        "rounds": [None, 4, 7],
        "top_cut": [None, None, 4, 8],
        "oldest_meets_youngest": [True, True, False],
    },
    "us-swiss": {
        "acceleration": ["none", "adjusted_rating", "added_score"],
        "rounds": [4, 5, 7],
        "alternation_limit": [80, 80, 0, 150],
        "missed_rounds": ["half", "zero"],
    },
    "strikes": {
        "largest_table": [5, 4],
        "elimination_level": [35, 23, 47],
        "seating": ["optimised", "optimised", "dealt_30"],
        "works_with_two": [False, True],
        "five_left": ["four_and_bye", "three_and_two"],
        "rounds": [None, None, 3],
        "strikes_by_place": [None, None, ("0 5 10 15 30", "0 10 20")],
    },
    "dual-ring": {
        "gap_colours": ["one_of_each", "as_in_example"],
        "drawn_game": ["replay", "both_out"],
        "seating": ["random", "rating", "entered"],
    },
}
NO_ROUND = {
    "cannot_seat",
    "no_round_left",
    "all_had_the_bye",
    "all_ask_for_byes",
    "forbidden_in_the_way",
    "no_pairing_possible",
}
"""Why there may be no next round: too few players, or nobody left whom they may meet."""


def check_age_swiss(before: Event, posted: Round) -> None:
    # A round of a top cut follows its bracket: tests/formats/age_swiss/test_top_cut.py.
    if posted.kind == "swiss":
        assert age_swiss.round_faults(before, posted) == []


def check_us_swiss(before: Event, posted: Round) -> None:
    us_swiss.check_round(before, posted, us_swiss.cards_of(before))


CHECKS: Mapping[str, Callable[[Event, Round], None]] = {
    "risk-swiss": risk_swiss.check_round,
    "age-swiss": check_age_swiss,
    "us-swiss": check_us_swiss,
    "strikes": strikes.check_round,
}


@dataclass(frozen=True)
class Chance:
    """What happens in one simulated event: drawn, so that a failing event can be played again."""

    lot: Draw

    def players(self, fewest: int) -> int:
        """Mostly small fields, where pairing is hardest; now and then up to 300."""
        most = (12, 12, 40, 40, 40, 90, 90, 300)[self.lot.below(8)]
        return fewest + self.lot.below(most - fewest + 1)

    def settings(self, key: str) -> dict[str, object]:
        return {name: self.lot.choice(values) for name, values in CHOICES[key].items()}

    def one_in(self, count: int) -> bool:
        return self.lot.below(count) == 0

    def result(self, event: Event, table: Table, number: int) -> Result:
        """Made up; in formats of matches somebody does not come to one table in 25."""
        made = made_up_result(event, table, Draw(f"{event.seed} {number}", f"{table.number}"))
        if isinstance(made, MatchResult) and event.format != "dual-ring" and self.one_in(25):
            absent = self.lot.shuffled(table.players)[: 1 + self.lot.below(2)]
            return MatchResult(forfeited=tuple(sorted(absent)))
        return made


def tried(event: Event, *decisions: d.Decision) -> Event:
    """The event after those decisions that its rules allow."""
    for decision in decisions:
        try:
            event = after_decision(format_of(event), event, decision)
        except Refused:
            continue
    return event


def life(event: Event, chance: Chance) -> Event:
    """What may happen between two rounds: somebody leaves, comes late, or asks for a bye."""
    inside = active(event, format_of(event).leavings(event))
    number, rounds = len(event.players) + 1, len(event.rounds)
    if chance.one_in(4) and len(inside) > 4:
        event = tried(event, d.PlayerDropped(chance.lot.choice(inside)))
    if chance.one_in(5):
        late = Player(number, "Late", rating=1100 + number, age=6 + number % 30, joined=rounds)
        event = tried(event, d.PlayersAdded((late,)))
    if chance.one_in(6) and len(inside) > 5:
        event = tried(event, d.PairForbidden(_two(chance.lot.shuffled(inside))))
    if event.format == "us-swiss" and chance.one_in(3):
        points = Fraction(chance.lot.below(2), 2)
        asked = ByeRequest(chance.lot.choice(inside), rounds + 1, points)
        event = tried(event, d.ByeRequested(asked))
    return event


def _two(players: Sequence[int]) -> tuple[int, int]:
    return min(players[:2]), max(players[:2])


def simulated(key: str, number: int) -> int:
    """Plays one event to its end and checks each round; gives how many rounds there were."""
    chance = Chance(Draw(f"checked {number}", key))
    fmt = FORMATS[key]
    event = event_of(fmt, chance.players(2), seed=f"{number}", **chance.settings(key))
    event = life(event, chance)
    stopped: set[str] = set()
    while fmt.outlook(event).status != "finished":
        try:
            made = fmt.propose(event, Draw(event.seed, f"round {len(event.rounds) + 1}"))
        except Refused as refused:
            stopped = {problem.code for problem in refused.problems}
            break
        CHECKS[key](event, made)
        event = after_decision(fmt, event, d.RoundPosted(made))
        for table in made.tables:
            result = chance.result(event, table, made.number)
            event = after_decision(fmt, event, d.ResultRecorded(made.number, table.number, result))
        event = life(event, chance)
    assert stopped <= NO_ROUND
    if stopped and key == "us-swiss":
        assert not us_swiss.can_be_paired(event)
    return len(event.rounds)


def simulated_ring(number: int) -> int:
    """Plays one ring to its end and checks it after each result; gives how many results."""
    chance = Chance(Draw(f"checked {number}", "dual-ring"))
    fmt = FORMATS["dual-ring"]
    event = event_of(fmt, chance.players(3), seed=f"{number}", **chance.settings(fmt.key))
    event = after_decision(fmt, event, d.RoundPosted(fmt.propose(event, Draw(event.seed, "ring"))))
    book, results = RingBook.of(event), 0
    while fmt.outlook(event).status != "finished":
        book.check(event)
        table = chance.lot.choice([table for table in event.rounds[0].tables if table.running])
        if chance.one_in(12):
            event = after_decision(fmt, event, d.PlayerDropped(table.players[0]))
            book.leaves(table.players[0])
            continue
        result = chance.result(event, table, results)
        assert isinstance(result, MatchResult)
        first, second = table.players
        event = after_decision(fmt, event, d.ResultRecorded(1, table.number, result))
        book.won((first, second), result.winner)
        results += 1
    assert not any(table.running for table in event.rounds[0].tables)
    assert set(fmt.outlook(event).winners) == book.winners
    return results


@pytest.mark.parametrize("part", range(4))
@pytest.mark.parametrize("key", sorted(CHECKS))
def test_every_round_of_simulated_events_keeps_the_rules(key: str, part: int) -> None:
    assert sum(simulated(key, number) for number in range(part, EVENTS, 4))


@pytest.mark.parametrize("part", range(4))
def test_every_game_of_simulated_rings_is_the_one_the_rules_call(part: int) -> None:
    assert sum(simulated_ring(number) for number in range(part, EVENTS, 4))
