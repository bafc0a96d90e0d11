"""What the code of a card or slip says: a player's whole record, or who sits at a table.

The cards of all players together give back every table, result and bye in order of rounds
(`paper_rounds`). After the head (`paper_codes`) a card's tape holds, N(b) being a natural number in
base b and <n a number below n:

- N(4) rounds posted when he came, N(4) when he last returned; <2 dropped, and if so N(8) when in
  the order of happenings; N(2) byes he asked for: N(8) round, N(4) half points each;
- N(8) how many lines, then each line (`paper_lines`).

A card's square code has the same digits, and after a line feed `person`.

A slip's tape holds <k kind, <6 seats less 1, N(64) each player in order of seats.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction

from tourneydesk.core.event import Bye, Event, Player, Round, Table
from tourneydesk.core.results import BoardResult, MatchResult, ScoreResult
from tourneydesk.core.sayings import Problem, Refused
from tourneydesk.formats import format_of
from tourneydesk.present.paper_codes import CARD, SLIP, Head, Tape, event_number, read, written
from tourneydesk.present.paper_lines import KINDS, Line, from_tape, on_tape

MOST_BYES = 999


@dataclass(frozen=True, slots=True)
class Record:
    """What a card's code says; ``left`` is when he was dropped in the order of happenings, None
    while he is in; ``byes`` are those he asked for (round, points).
    """

    head: Head
    joined: int
    returned: int
    left: int | None
    byes: tuple[tuple[int, Fraction], ...]
    lines: tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class Seating:
    """What a slip's code says: who sits at a table, in order of seats."""

    head: Head
    kind: str
    players: tuple[int, ...]


def records(event: Event) -> dict[int, Record]:
    """Every player's record as it stands, by player id."""
    scores = {row.player: row.points for row in format_of(event).standings(event, None)}
    order = _order(event)
    lines: dict[int, list[Line]] = {player.id: [] for player in event.players}
    for posted in event.rounds:
        for table in posted.tables:
            for seat, player in enumerate(table.players):
                lines[player].append(_line(event, posted, table, seat, order))
        for bye in posted.byes:
            lines[bye.player].append(_sat_out(posted, bye))
    number, last = event_number(event.seed), len(event.rounds)
    return {
        player.id: Record(
            Head(number, player.id, last, CARD, event.format, int(scores[player.id] * 2)),
            player.joined,
            player.returned,
            None if player.left is None else order[player.left],
            tuple((one.round, one.points) for one in event.bye_requests if one.player == player.id),
            tuple(lines[player.id]),
        )
        for player in event.players
    }


def code_of(record: Record) -> str:
    """The digits of a card."""
    tape = Tape()
    tape.natural(4, record.joined)
    tape.natural(4, record.returned)
    if tape.below(2, int(record.left is not None)):
        tape.natural(8, record.left or 0)
    tape.natural(2, len(record.byes))
    for number, points in record.byes:
        tape.natural(8, number)
        tape.natural(4, int(points * 2))
    tape.natural(8, len(record.lines))
    before = 0
    for line in record.lines:
        on_tape(tape, record.head.format, line, before)
        before = line.round
    return written(record.head, tape)


def record_of(text: str) -> Record:
    """What a card's digits say; raises Refused for anything else."""
    head, tape = read(text)
    if head.kind != CARD:
        what = "paper_code_is_a_slip" if head.kind == SLIP else "paper_code_is_a_cover"
        raise Refused(Problem(what))
    joined, returned = tape.natural(4), tape.natural(4)
    left = tape.natural(8) if tape.below(2) else None
    asked = min(tape.natural(2), MOST_BYES)
    byes = tuple((tape.natural(8), Fraction(tape.natural(4), 2)) for _ in range(asked))
    lines: list[Line] = []
    many = tape.natural(8)
    while len(lines) < many and tape.number:
        before = lines[-1].round if lines else 0
        lines.append(from_tape(tape, head.format, before))
    if tape.number or len(lines) < many:
        raise Refused(Problem("paper_code_unknown"))
    return Record(head, joined, returned, left, byes, tuple(lines))


def person(player: Player) -> str:
    """Who a player is, for the square code, a line each: name (up to 60 letters), rating, age, age
    group, membership number; empty lines for what is not known.
    """
    facts = (player.name, player.rating, player.age, player.age_group, player.member_id)
    return "\n".join("" if fact is None else " ".join(str(fact).split())[:60] for fact in facts)


def player_of(number: int, said: str) -> Player:
    """The player that `person` tells of, with this id; raises Refused for anything else."""
    lines = said.split("\n")
    if len(lines) != 5 or not all(one == "" or _whole(one) for one in lines[1:3]):
        raise Refused(Problem("paper_code_unknown"))
    name, rating, age, group, member = lines
    return Player(
        number,
        name,
        rating=int(rating) if rating else None,
        age=int(age) if age else None,
        age_group=group or None,
        member_id=member or None,
    )


def _whole(said: str) -> bool:
    return said.isascii() and said.removeprefix("-").isdecimal() and len(said) < 10


def slip_code(event: Event, posted: Round, table: Table) -> str:
    """The digits of a slip."""
    head = Head(event_number(event.seed), table.number, posted.number, SLIP, event.format, 0)
    tape, kinds = Tape(), KINDS[event.format]
    tape.below(len(kinds), kinds.index(posted.kind))
    tape.below(6, len(table.seats) - 1)
    for player in table.players:
        tape.natural(64, player)
    return written(head, tape)


def seating_of(text: str) -> Seating:
    """What a slip's digits say; raises Refused for anything else."""
    head, tape = read(text)
    if head.kind != SLIP:
        what = "paper_code_is_a_card" if head.kind == CARD else "paper_code_is_a_cover"
        raise Refused(Problem(what))
    kinds = KINDS[head.format]
    kind = kinds[tape.below(len(kinds))]
    players = tuple(tape.natural(64) for _ in range(tape.below(6) + 1))
    if tape.number:
        raise Refused(Problem("paper_code_unknown"))
    return Seating(head, kind, players)


def _order(event: Event) -> dict[int, int]:
    """Moments at which something ended or somebody left, numbered from 1 in order."""
    ended = (table.ended for posted in event.rounds for table in posted.tables)
    left = (player.left for player in event.players)
    moments = sorted({moment for moment in (*ended, *left) if moment is not None})
    return {moment: at for at, moment in enumerate(moments, start=1)}


def _sat_out(posted: Round, bye: Bye) -> Line:
    return Line(posted.number, posted.kind, 0, 0, bye.why, (bye.points,))


def _line(event: Event, posted: Round, table: Table, seat: int, order: Mapping[int, int]) -> Line:
    player = table.players[seat]
    figures: tuple[Fraction | int | None, ...] = ()
    match table.result:
        case None:
            outcome = "void" if table.void else "open"
        case MatchResult() as result:
            outcome, figures = _of_two(result, player, table.players[1 - seat])
        case result if player in result.withdrawn:
            back = (posted.number, player) in event.taken_back
            outcome = "taken_back" if back else "withdrawn"
            if isinstance(result, BoardResult):
                figures = (None, result.game_points.get(player), result.energy.get(player))
        case BoardResult() as result:
            outcome = "finished"
            figures = (
                result.places[player],
                result.game_points.get(player),
                result.energy.get(player),
            )
        case ScoreResult() as result:
            outcome, figures = "finished", (result.scores[player],)
    when = order[table.ended] if posted.kind == "ring" and table.ended is not None else 0
    return Line(posted.number, posted.kind, table.number, seat, outcome, figures, when)


def _of_two(result: MatchResult, player: int, other: int) -> tuple[str, tuple[int, ...]]:
    if result.forfeited:
        return ("forfeit_lost" if player in result.forfeited else "forfeit_won"), ()
    games: tuple[int, ...] = ()
    if result.won or result.drawn_games:
        games = (result.won.get(player, 0), result.won.get(other, 0), result.drawn_games)
    if result.drawn:
        return "drawn", games
    return ("won" if result.winner == player else "lost"), games
