"""Any course of a ring, against a plain list that closes its gaps by itself."""

from collections import Counter
from dataclasses import dataclass, field

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.builders.dual_ring import ranking, running
from tests.builders.events import event_of
from tourneydesk.core import decisions as d
from tourneydesk.core.draw import Draw
from tourneydesk.core.event import Event
from tourneydesk.core.journal.codec import decode, encode
from tourneydesk.core.journal.replay import advance, replay
from tourneydesk.core.results import MatchResult
from tourneydesk.core.settings import chosen, defaults
from tourneydesk.formats.dual_ring import FORMAT
from tourneydesk.present.messages import say


@dataclass
class PlainRing:
    """The rules once more, on a list: who is in, which games run, who has how many wins."""

    order: list[int]
    colors: str
    drawn: str
    games: dict[int, tuple[int, int]] = field(default_factory=dict)
    called: int = 0
    wins: Counter[int] = field(default_factory=Counter)
    out: list[set[int]] = field(default_factory=list)
    champions: list[int] = field(default_factory=list)
    last_two: bool = False

    def __post_init__(self) -> None:
        self.seat = {player: place for place, player in enumerate(self.order)}
        for white, black in zip(self.order, self.order[1:] + self.order[:1], strict=True):
            self.call(white, black)

    def call(self, white: int, black: int) -> None:
        self.called += 1
        self.games[self.called] = (white, black)

    def take(self, decision: d.Decision) -> None:
        match decision:
            case d.PlayerDropped(player=player):
                self.leave({player})
            case d.ResultRecorded(table=table, result=MatchResult(winner=None)):
                self.draw(table)
            case d.ResultRecorded(table=table, result=MatchResult(winner=int() as winner)):
                self.win(table, winner)

    def win(self, table: int, winner: int) -> None:
        (loser,) = set(self.games.pop(table)) - {winner}
        if not self.last_two:
            self.wins[winner] += 1
        self.leave({loser})

    def draw(self, table: int) -> None:
        white, black = self.games.pop(table)
        if self.drawn == "replay":
            self.call(white, black)
        elif len(self.order) == 2:
            self.champions, self.games = list(self.order), {}
        else:
            self.leave({white, black})

    def leave(self, gone: set[int]) -> None:
        self.out.append(gone)
        # Turned so that those who go stand at the end, the gap lies between last and first.
        while self.order[-1] not in gone or self.order[0] in gone:
            self.order.append(self.order.pop(0))
        self.order = [player for player in self.order if player not in gone]
        self.games = {n: pair for n, pair in self.games.items() if not gone & set(pair)}
        match self.order:
            case [last]:
                self.champions, self.games = [last], {}
            case [one, other]:
                self.last_two, self.games = True, {}
                if self.wins[one] != self.wins[other]:
                    self.champions = [max(self.order, key=lambda player: self.wins[player])]
                else:
                    first, second = sorted(self.order, key=self.seat.__getitem__)
                    self.call(first, second)
                    self.call(second, first)
            case [after, *_, before]:
                white, black = before, after
                if self.colors == "as_in_example" and self.seat[before] < self.seat[after]:
                    white, black = after, before
                self.call(white, black)

    def ranking(self) -> list[tuple[int, int, int]]:
        rows: list[tuple[int, int, int]] = []
        for wins in sorted({self.wins[player] for player in self.order}, reverse=True):
            level = sorted(player for player in self.order if self.wins[player] == wins)
            place = len(rows) + 1
            rows.extend((place, player, wins) for player in level)
        for gone in reversed(self.out):
            place = len(rows) + 1
            rows.extend((place, player, self.wins[player]) for player in sorted(gone))
        return rows


HAPPENINGS = st.lists(
    st.tuples(
        st.sampled_from(["white", "black", "white", "black", "draw", "drop"]), st.integers(0, 1000)
    ),
    max_size=60,
)
RINGS = st.fixed_dictionaries(
    {
        "seating": st.sampled_from(["random", "rating", "entered"]),
        "gap_colours": st.sampled_from(["one_of_each", "as_in_example"]),
        "drawn_game": st.sampled_from(["replay", "both_out"]),
    }
)


def opening(players: int, chosen_settings: dict[str, str]) -> list[d.Step]:
    values = {**defaults(FORMAT.settings), **chosen(FORMAT.settings, chosen_settings)}
    entered = event_of(FORMAT, players).players
    return [(d.EventOpened("dual-ring", "Test", "s", values),), (d.PlayersAdded(entered),)]


def next_decision(event: Event, what: str, pick: int) -> d.Decision:
    if what == "drop":
        inside = [player for games in running(event).values() for player in games]
        return d.PlayerDropped(inside[pick % len(inside)])
    tables = list(running(event))
    table = tables[pick % len(tables)]
    white, black = running(event)[table]
    result = {
        "white": MatchResult(winner=white),
        "black": MatchResult(winner=black),
        "draw": MatchResult(drawn=True),
    }
    return d.ResultRecorded(1, table, result[what])


def agree(event: Event, plain: PlainRing) -> None:
    games = running(event)
    assert games == plain.games
    assert ranking(event) == plain.ranking()
    outlook = FORMAT.outlook(event)
    assert list(outlook.winners) == sorted(plain.champions)
    assert outlook.status == ("finished" if plain.champions else "waiting")
    assert outlook.needs == tuple(games)
    tables = event.rounds[0].tables
    assert [table.number for table in tables] == list(range(1, len(tables) + 1))
    if not plain.champions:
        assert event.rounds[0].missing


def promises(event: Event, plain: PlainRing) -> None:
    """What the source promises of every moment, with three or more in."""
    inside, games = plain.order, list(running(event).values())
    if len(inside) < 3:
        return
    neighbors = {frozenset(pair) for pair in zip(inside, inside[1:] + inside[:1], strict=True)}
    assert len(games) == len(inside)
    assert {frozenset(game) for game in games} == neighbors
    if plain.colors == "one_of_each":
        assert sorted(white for white, _ in games) == sorted(inside)
        assert sorted(black for _, black in games) == sorted(inside)


def readable(event: Event) -> None:
    sayings = list(event.rounds[0].reasons)
    sayings += [reason for table in event.rounds[0].tables for reason in table.reasons]
    sayings += [reason for row in FORMAT.standings(event, None) for reason in row.reasons]
    for reason in sayings:
        assert "{" not in say(reason, event)
        assert reason.rule


@settings(deadline=None, max_examples=250)
@given(st.integers(3, 40) | st.integers(3, 7), RINGS, HAPPENINGS)
def test_any_course_of_a_ring_is_that_of_the_plain_list(
    players: int, choice: dict[str, str], happenings: list[tuple[str, int]]
) -> None:
    journal = opening(players, choice)
    event = replay(journal)
    journal.append((d.RoundPosted(FORMAT.propose(event, Draw("s", "round 1"))),))
    event = replay(journal)
    order = [table.players[0] for table in event.rounds[0].tables]
    plain = PlainRing(order, choice["gap_colours"], choice["drawn_game"])
    agree(event, plain)
    while not plain.champions:
        what, pick = happenings.pop(0) if happenings else ("white", 0)
        decision = next_decision(event, what, pick)
        assert FORMAT.problems(event, decision) == ()
        plain.take(decision)
        after = advance(event, (decision,))
        step = (decision, *FORMAT.follow(event, after, decision, Draw("s", "then")))
        journal.append(decode(encode(step)))
        event = advance(event, step)
        agree(event, plain)
        promises(event, plain)
    assert replay(journal) == event
    everyone = [player.id for player in event.players]
    assert sorted(row.player for row in FORMAT.standings(event, None)) == everyone
    assert all(table.void == (table.result is None) for table in event.rounds[0].tables)
    lost = set().union(*plain.out) - {p.id for p in event.players if p.dropped}
    assert set(FORMAT.leavings(event)) == lost
    readable(event)


def test_the_plain_list_itself_plays_the_example_of_the_source() -> None:
    plain = PlainRing(list(range(1, 11)), "as_in_example", "replay")
    plain.win(2, 2)
    assert plain.games[11] == (4, 2)
