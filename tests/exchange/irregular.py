"""A chess event with every irregularity a report has to say, small enough to work by hand.

::

    no.  name         rating  round 1       round 2             round 3
    1    Ann Lee      1800    beats 3, W    5 forfeits to her   2 and 1 both absent
    2    José Núñez   1600    draws 4, W    beats 3, B          2 and 1 both absent
    3    Kim Cho      1500    loses, B      loses, W            has left
    4    Eve Dent     none    draws, B      half-point bye      beats 5, W
    5    Guy Fox      1400    full-pt bye   forfeits, W         loses, B
"""

from fractions import Fraction

from tests.builders.events import event_of
from tourneydesk.core.event import Bye, Event, Player, Round, Seat, Table
from tourneydesk.core.results import MatchResult
from tourneydesk.formats.us_swiss import FORMAT

DETAILS = {
    "city": "Springfield",
    "state": "IL",
    "begin": "2026-11-21",
    "end": "2026-11-21",
    "affiliate": "A6012345",
    "chief_td": "12345678",
    "time_control": "G/60;d5",
    "rating_system": "R",
    "section": "Open",
}


def irregular_event() -> Event:
    players = [
        Player(1, "Ann Lee", 1800, member_id="11111111", family="Lee"),
        Player(2, "José Núñez", 1600, member_id="22222222", family="Núñez"),
        Player(3, "Kim Cho", 1500, member_id="33333333", family="Cho", left=9),
        Player(4, "Eve Dent", None, member_id="44444444", family="Dent"),
        Player(5, "Guy Fox", 1400, member_id="55555555", family="Fox", club="=1+1"),
    ]
    event = event_of(FORMAT, players, rounds=3)
    rounds = (
        Round(
            1,
            "swiss",
            (_table(1, 1, 3, MatchResult(winner=1)), _table(2, 2, 4, MatchResult(drawn=True))),
            (Bye(5, Fraction(1), "odd"),),
        ),
        Round(
            2,
            "swiss",
            (_table(1, 5, 1, MatchResult(forfeited=(5,))), _table(2, 3, 2, MatchResult(winner=2))),
            (Bye(4, Fraction(1, 2), "requested"),),
        ),
        Round(
            3,
            "swiss",
            (
                _table(1, 2, 1, MatchResult(forfeited=(2, 1))),
                _table(2, 4, 5, MatchResult(winner=4)),
            ),
        ),
    )
    return Event(
        event.format,
        "Club Open",
        event.seed,
        event.settings,
        DETAILS,
        event.players,
        rounds,
        forbidden=frozenset({(1, 4)}),
        moment=9,
    )


def _table(number: int, white: int, black: int, result: MatchResult) -> Table:
    return Table(number, (Seat(white, "white"), Seat(black, "black")), (), result, 1)
