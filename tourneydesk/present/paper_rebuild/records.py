"""The contents of a card's or slip's code: a player's whole record, or a table and its result.

Together the cards restore every table, result and bye in order of rounds (`evidence`). After
the head (`codes`) a card's tape contains, N(b) being a natural number in base b and <n a number
below n:

- N(64) the number of players; N(1024) the revision; <2 whether there is a digest, and if so
  <2^80 the digest;
- the settings (`settings`);
- N(4) rounds posted when the player came, N(4) when the player last returned; <2 withdrawn, and if
  so N(8) when in the order of events; N(2) byes asked for: N(8) round, N(4) half points each;
- N(8) how many lines, then each line (`lines`); <2 whether this is a house player.

A card's square code has the same digits, and after a line feed `people.person`.

A slip's tape contains N(64) the number of players, the revision and the digest as on a card, <k
kind, <6 seats less 1, each player in order of seats, <the number of players + 1; and for each
seat the result as in `lines`.

The first version has neither number of players, revision, digest nor settings; its slips have no
result, and each player as N(64).
"""

from collections.abc import Container, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction

from tourneydesk.core.event import Bye, Event, Round, SettingValue, Table
from tourneydesk.core.reasons import Problem, Refused
from tourneydesk.core.results import BoardResult, MatchResult, ScoreResult
from tourneydesk.formats import format_of
from tourneydesk.present.paper_rebuild.codes import (
    CARD,
    NOT_PRINTED,
    SLIP,
    VERSION,
    Head,
    Printed,
    Tape,
    decode,
    encode,
    event_number,
    known_settings,
    printed_from_tape,
    printed_on_tape,
    short_from_tape,
    short_on_tape,
)
from tourneydesk.present.paper_rebuild.lines import (
    Line,
    from_tape,
    kind_from_tape,
    kind_on_tape,
    later_from_tape,
    later_on_tape,
    on_tape,
    result_from_tape,
    result_on_tape,
)

MOST_BYES = 999


@dataclass(frozen=True, slots=True)
class Record:
    """The contents of a card's code; ``left`` is the player's withdrawal as a position in the order
    of events, None while still in; ``byes`` are the requested ones (round, points).

    ``players`` is the number of players, 0 if not stated; ``settings`` is None if the card does not
    contain them.
    """

    head: Head
    joined: int
    returned: int
    left: int | None
    byes: tuple[tuple[int, Fraction], ...]
    lines: tuple[Line, ...]
    players: int = 0
    printed: Printed = NOT_PRINTED
    settings: Mapping[str, SettingValue] | None = None
    house: bool = False


@dataclass(frozen=True, slots=True)
class SlipRecord:
    """The contents of a slip's code: the players at a table, in seat order, and with the second
    version what happened there, one line per seat.
    """

    head: Head
    kind: str
    players: tuple[int, ...]
    lines: tuple[Line, ...] = ()
    count: int = 0
    printed: Printed = NOT_PRINTED


def number_of_event(event: Event) -> int:
    """The number that all papers of the event share."""
    return event_number(event.seed, event.name, event.details.get("date", ""))


def records(
    event: Event, printed: Printed | None = None, players: Sequence[int] | None = None
) -> dict[int, Record]:
    """The current records of these players (None = everybody), by player id."""
    players_on_cards = (
        event.players if players is None else [event.player(request) for request in players]
    )
    fmt = format_of(event)
    scores = {row.player: row.points for row in fmt.standings(event, None)}
    order = order_of_events(event)
    lines: dict[int, list[Line]] = {player.id: [] for player in players_on_cards}
    for posted in event.rounds:
        running = {} if posted.kind in fmt.ring_kinds else _after(event, posted.number, lines)
        for table in posted.tables:
            for seat, player in enumerate(table.players):
                if player in lines:
                    line = _line(event, posted, table, seat, order)
                    lines[player].append(replace(line, running=running.get(player)))
        for bye in posted.byes:
            if bye.player in lines:
                line = _sat_out(posted, bye)
                lines[bye.player].append(replace(line, running=running.get(bye.player)))
    number_on_papers, last = number_of_event(event), len(event.rounds)
    settings = known_settings(event)
    return {
        player.id: Record(
            Head(number_on_papers, player.id, last, CARD, event.format, int(scores[player.id] * 2)),
            player.joined,
            player.returned,
            None if player.left is None else order[player.left],
            tuple(
                (request.round, request.points)
                for request in event.bye_requests
                if request.player == player.id
            ),
            tuple(lines[player.id]),
            len(event.players),
            printed or NOT_PRINTED,
            settings,
            player.house,
        )
        for player in players_on_cards
    }


def _after(event: Event, number: int, players: Container[int]) -> dict[int, int]:
    """The scores of these players after a round, in half points."""
    rows = format_of(event).standings(event, number)
    return {row.player: int(row.points * 2) for row in rows if row.player in players}


def code_of(record: Record) -> str:
    """The digits of a card."""
    tape = Tape()
    tape.natural(64, record.players)
    printed_on_tape(tape, record.printed)
    short_on_tape(tape, record.head.format, record.settings)
    tape.natural(4, record.joined)
    tape.natural(4, record.returned)
    if tape.below(2, int(record.left is not None)):
        tape.natural(8, record.left or 0)
    tape.natural(2, len(record.byes))
    for round_number, points in record.byes:
        tape.natural(8, round_number)
        tape.natural(4, int(points * 2))
    tape.natural(8, len(record.lines))
    last_round = 0
    for line in record.lines:
        on_tape(tape, record.head.format, line, last_round, record.players)
        last_round = line.round
    tape.below(2, int(record.house))
    later_on_tape(tape, record.head.format, [line.kind for line in record.lines])
    return encode(record.head, tape)


def record_of(text: str) -> Record:
    """The contents of a card's digits; raises Refused for anything else."""
    head, tape = decode(text)
    if head.kind != CARD:
        code = "paper_code_is_a_slip" if head.kind == SLIP else "paper_code_is_a_cover"
        raise Refused(Problem(code))
    players, printed, settings = 0, NOT_PRINTED, None
    if head.version >= VERSION:
        players, printed = tape.natural(64), printed_from_tape(tape)
        settings = short_from_tape(tape, head.format)
    joined, returned = tape.natural(4), tape.natural(4)
    left = tape.natural(8) if tape.below(2) else None
    bye_count = min(tape.natural(2), MOST_BYES)
    byes = tuple((tape.natural(8), Fraction(tape.natural(4), 2)) for _ in range(bye_count))
    lines: list[Line] = []
    line_count = tape.natural(8)
    while len(lines) < line_count and tape.number:
        last_round = lines[-1].round if lines else 0
        lines.append(from_tape(tape, head, last_round, players))
    house = head.version >= VERSION and tape.below(2) == 1
    kinds = later_from_tape(tape, head.format, [line.kind for line in lines])
    lines = [replace(line, kind=kind) for line, kind in zip(lines, kinds, strict=True)]
    if tape.number or len(lines) < line_count or not _possible(head, players, lines):
        raise Refused(Problem("paper_code_unknown"))
    all_lines = tuple(lines)
    return Record(head, joined, returned, left, byes, all_lines, players, printed, settings, house)


def _possible(head: Head, players: int, lines: Sequence[Line]) -> bool:
    """Whether a card of the second version is within its own limits: no player above the number of
    players, nobody twice at a table, no round after the one it was printed in.
    """
    if head.version < VERSION:
        return True
    return 1 <= head.number <= players and all(
        1 <= line.round <= head.round
        and len(set(line.players)) == len(line.players)
        and all(1 <= player <= players for player in line.players)
        for line in lines
    )


def slip_code(event: Event, posted: Round, table: Table, printed: Printed | None = None) -> str:
    """The digits of a slip: the seats, and the table's reported result."""
    head = Head(number_of_event(event), table.number, posted.number, SLIP, event.format, 0)
    tape = Tape()
    order = order_of_events(event)
    tape.natural(64, len(event.players))
    printed_on_tape(tape, printed or NOT_PRINTED)
    kind_on_tape(tape, event.format, posted.kind)
    tape.below(6, len(table.seats) - 1)
    for player in table.players:
        tape.below(len(event.players) + 1, player)
    for seat in range(len(table.seats)):
        result_on_tape(tape, event.format, _line(event, posted, table, seat, order))
    later_on_tape(tape, event.format, (posted.kind,))
    return encode(head, tape)


def slip_record_of(text: str) -> SlipRecord:
    """The contents of a slip's digits; raises Refused for anything else."""
    head, tape = decode(text)
    if head.kind != SLIP:
        code = "paper_code_is_a_card" if head.kind == CARD else "paper_code_is_a_cover"
        raise Refused(Problem(code))
    second_version = head.version >= VERSION
    count = tape.natural(64) if second_version else 0
    printed = printed_from_tape(tape) if second_version else NOT_PRINTED
    kind = kind_from_tape(tape, head.format)
    seats = tape.below(6) + 1
    if not second_version:
        players = tuple(tape.natural(64) for _ in range(seats))
        lines: tuple[Line, ...] = ()
    else:
        players = tuple(tape.below(count + 1) for _ in range(seats))
        blank = Line(head.round, kind, head.number, 0, "open", players=players)
        lines = tuple(
            result_from_tape(tape, head, replace(blank, seat=seat)) for seat in range(seats)
        )
    (kind,) = later_from_tape(tape, head.format, (kind,))
    lines = tuple(replace(line, kind=kind) for line in lines)
    possible = len(set(players)) == len(players) and all(players)
    if tape.number or not possible or not head.round or not head.number:
        raise Refused(Problem("paper_code_unknown"))
    return SlipRecord(head, kind, players, lines, count, printed)


def order_of_events(event: Event) -> dict[int, int]:
    """Moments at which something ended or a player left, numbered from 1 in order."""
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
            taken_back = (posted.number, player) in event.taken_back
            outcome = "taken_back" if taken_back else "withdrawn"
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
    ring = posted.kind in format_of(event).ring_kinds
    ended_at = order[table.ended] if ring and table.ended is not None else 0
    result = table.result
    return Line(
        posted.number,
        posted.kind,
        table.number,
        seat,
        outcome,
        figures,
        ended_at,
        table.players,
        both_absent=isinstance(result, MatchResult) and len(result.forfeited) == 2,
    )


def _of_two(result: MatchResult, player: int, opponent: int) -> tuple[str, tuple[int, ...]]:
    if result.forfeited:
        return ("forfeit_lost" if player in result.forfeited else "forfeit_won"), ()
    games: tuple[int, ...] = ()
    if result.won or result.drawn_games:
        games = (result.won.get(player, 0), result.won.get(opponent, 0), result.drawn_games)
    if result.drawn:
        return "drawn", games
    return ("won" if result.winner == player else "lost"), games
