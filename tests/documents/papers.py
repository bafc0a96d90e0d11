"""Events and players for papers that read like the samples of the sources."""

from collections.abc import Sequence
from dataclasses import replace

from tests.builders.desks import desk_of
from tourneydesk.core.decisions import PlayersAdded
from tourneydesk.core.draw import Draw
from tourneydesk.core.event import Event, Player, Round, Seat, Table
from tourneydesk.core.results import BoardResult, MatchResult
from tourneydesk.desk import rounds
from tourneydesk.desk.practice import made_up_players, play
from tourneydesk.desk.session import Session
from tourneydesk.present.sheets import Stamp

STAMP = Stamp("Spring Open", "Round 4", "Printed 10:30 · revision 7", "page {page} of {pages}")


def with_players(key: str, names: Sequence[str], ids: Sequence[str | None]) -> Event:
    """An event of these players before its first round."""
    players = tuple(
        Player(number, name, age=20, rating=1500, member_id=member)
        for number, (name, member) in enumerate(zip(names, ids, strict=True), start=1)
    )
    return replace(desk_of(key).event, players=players)


def age_swiss_sample() -> Event:
    """The sample scorecard of Age-Modified Swiss: win, win, loss, draw against four players."""
    names = ["Kaja Solheim", "Mirko Ryder", "Charlotte Bronn", "Svea Korsholm", "Reto Clavadel"]
    ids = ["739879", "985467", "362111", "81456318", "1127453"]
    event = with_players("age-swiss", names, ids)
    results = [MatchResult(winner=1), MatchResult(winner=1), MatchResult(winner=4)]
    results.append(MatchResult(drawn=True))
    rounds = [
        Round(at, "swiss", (Table(1, (Seat(1), Seat(at + 1)), result=result),))
        for at, result in enumerate(results, start=1)
    ]
    return replace(event, rounds=tuple(rounds))


def risk_swiss_sample() -> Event:
    """The sample card of RISK 2210: 1st, 1st, 2nd, 1st at tables 5, 1, 1, 1."""
    names = ["Kilian Chastel", "Ann", "Ben", "Cem", "Dag"]
    event = with_players("risk-swiss", names, ["35320055", None, None, None, None])
    figures = [(5, 1, 37, 5), (1, 1, 33, 7), (1, 2, 26, 2), (1, 1, 44, 6)]
    rounds = []
    for at, (table, place, points, energy) in enumerate(figures, start=1):
        order = [2, 3, 4, 5]
        order.insert(place - 1, 1)
        result = BoardResult(
            {player: at_place for at_place, player in enumerate(order, start=1)},
            dict.fromkeys(order, 9) | {1: points},
            dict.fromkeys(order, 1) | {1: energy},
        )
        seats = tuple(Seat(player) for player in range(1, 6))
        rounds.append(Round(at, "swiss", (Table(table, seats, result=result),)))
    return replace(event, rounds=tuple(rounds))


def eight_in_round_2() -> Session:
    """Eight at US Chess: round 1 is in, round 2 is posted."""
    made = desk_of("us-swiss")
    made.take(PlayersAdded(made_up_players(8, Draw("hall", "players"))))
    play(made, 1)
    rounds.pair(made)
    return made
