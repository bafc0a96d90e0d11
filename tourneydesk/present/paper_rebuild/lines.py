"""A line of a record card: a player's part in a round, and its encoding on a code's tape.

N(b) is a natural number in base b and <n a number below n (`codes.Tape`):

- N(2) rounds since the line before, <k kind of the round (k kinds of the format), N(32) table, 0
  for a bye. A bye: N(4) half points, <8 the reason. Otherwise, at tables of more than two,
  <5 seats less 1; <5 seat (<2 at tables of two); each other player in order of seats, <the number
  of players + 1; and the result:
- of two: <7 outcome; if it is a forfeit loss <2 whether nobody played; if played <2 whether games
  are given, and if so <6 won, <6 lost, <6 drawn; in the ring also N(8) when, in the order of
  events;
- a board: <4 outcome; if it is finished <5 place less 1; if it is not open N(16) game points and
  N(16) energy, each plus one, 0 if it was not given;
- a score: <4 outcome; if it is finished <2 negative, <7 decimal places, N(64) the score without
  its decimal point.

Last, but not in the ring, N(16) the running score after that round in half points.

Kinds of round that a format got later (`PaperCode.later_kinds`) are written as its first kind; at
the end of the whole code follows, for each round, N(2) which later kind it is, from 1, or 0. A code
without such rounds is the same as before there were any.

The first version has no seats, no other players, no running score, and <3 for the reason of a bye;
it does not say whether nobody played.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from fractions import Fraction

from tourneydesk.core.reasons import Problem, Refused
from tourneydesk.core.results import BoardResult, MatchResult
from tourneydesk.formats import FORMATS
from tourneydesk.present.paper_rebuild.codes import VERSION, Head, Tape

WHY_BYES = ("odd", "requested", "missed")
"""Reasons for byes; their order is part of the code, which has room for eight."""
_OLD_WHY_BYES, _WHY_BYES = 3, 8
OF_TWO = ("open", "won", "drawn", "lost", "forfeit_won", "forfeit_lost", "void")
OF_MANY = ("open", "withdrawn", "taken_back", "finished")


def kinds_of(format_key: str) -> tuple[str, ...]:
    """A format's kinds of round in the order of the code, without later ones."""
    return FORMATS[format_key].code.kinds


def kind_on_tape(tape: Tape, format_key: str, kind: str) -> None:
    """Writes a kind of round; a later kind as the first."""
    kinds = kinds_of(format_key)
    tape.below(len(kinds), kinds.index(kind) if kind in kinds else 0)


def kind_from_tape(tape: Tape, format_key: str) -> str:
    """Reads a kind of round, which `later_from_tape` may still change."""
    kinds = kinds_of(format_key)
    return kinds[tape.below(len(kinds))]


def later_on_tape(tape: Tape, format_key: str, kinds: Sequence[str]) -> None:
    """Writes, at the end of a code, which of its rounds are of a later kind."""
    later = FORMATS[format_key].code.later_kinds
    for kind in kinds:
        tape.natural(2, later.index(kind) + 1 if kind in later else 0)


def later_from_tape(tape: Tape, format_key: str, kinds: Sequence[str]) -> tuple[str, ...]:
    """These kinds of round with the later ones; Refused for one of a newer version."""
    later = FORMATS[format_key].code.later_kinds
    which = [tape.natural(2) if tape.number else 0 for _ in kinds]
    if any(at > len(later) for at in which):
        raise Refused(Problem("paper_code_unknown"))
    return tuple(later[at - 1] if at else kind for at, kind in zip(which, kinds, strict=True))


def is_ring(format_key: str, kind: str) -> bool:
    """Whether rounds of that kind are a ring, in which the order of results matters."""
    return kind in FORMATS[format_key].ring_kinds


def of_many(format_key: str) -> bool:
    """Whether tables may seat more than two and report places or scores."""
    return FORMATS[format_key].result is not MatchResult


def by_places(format_key: str) -> bool:
    """Whether tables report places, with game points and energy."""
    return FORMATS[format_key].result is BoardResult


@dataclass(frozen=True, slots=True)
class Line:
    """A player's part in a round: a table with the seat from 0, or a bye (``table`` 0).

    ``outcome`` is one of OF_TWO, OF_MANY or WHY_BYES. ``figures``: games won, lost and drawn; or
    place, game points and energy (None if not given); or the score. ``order`` is when the result
    was reported, counted over the whole event, if the format depends on it.

    ``players`` are all players at the table in seat order, and ``running`` is the score after that
    round in half points: empty and None on papers of the first version. ``both_absent`` marks a
    double forfeit.
    """

    round: int
    kind: str
    table: int
    seat: int
    outcome: str
    figures: tuple[Fraction | int | None, ...] = ()
    order: int = 0
    players: tuple[int, ...] = ()
    running: int | None = None
    both_absent: bool = False


def on_tape(tape: Tape, format_key: str, line: Line, before: int, players: int) -> None:
    """Writes a line; ``before`` is the round of the previous line, 0 for the first, and ``players``
    the number of players in the event.
    """
    tape.natural(2, line.round - before)
    kind_on_tape(tape, format_key, line.kind)
    if not tape.natural(32, line.table):
        bye_on_tape(tape, line.figures, line.outcome)
    else:
        if of_many(format_key):
            tape.below(5, len(line.players) - 1)
        tape.below(5 if of_many(format_key) else 2, line.seat)
        for seat, player in enumerate(line.players):
            if seat != line.seat:
                tape.below(players + 1, player)
        result_on_tape(tape, format_key, line)
    if not is_ring(format_key, line.kind):
        tape.natural(16, line.running or 0)


def bye_on_tape(tape: Tape, figures: tuple[Fraction | int | None, ...], why: str) -> None:
    """Writes the value of a bye and its reason."""
    tape.natural(4, int((figures[0] or 0) * 2))
    tape.below(_WHY_BYES, WHY_BYES.index(why))


def bye_from_tape(tape: Tape, version: int = VERSION) -> tuple[Fraction, str]:
    """Reads the value of a bye and its reason; Refused for a reason of a newer version."""
    points = Fraction(tape.natural(4), 2)
    why = tape.below(_WHY_BYES if version >= VERSION else _OLD_WHY_BYES)
    if why >= len(WHY_BYES):
        raise Refused(Problem("paper_code_unknown"))
    return points, WHY_BYES[why]


def result_on_tape(tape: Tape, format_key: str, line: Line) -> None:
    """Writes what happened to the player at that table."""
    if of_many(format_key):
        _many_on_tape(tape, format_key, line)
    else:
        _two_on_tape(tape, format_key, line)


def _two_on_tape(tape: Tape, format_key: str, line: Line) -> None:
    tape.below(len(OF_TWO), OF_TWO.index(line.outcome))
    if line.outcome == "forfeit_lost":
        tape.below(2, int(line.both_absent))
    if line.outcome in OF_TWO[1:4] and tape.below(2, int(bool(line.figures))):
        for games in line.figures:
            tape.below(6, int(games or 0))
    if is_ring(format_key, line.kind):
        tape.natural(8, line.order)


def _many_on_tape(tape: Tape, format_key: str, line: Line) -> None:
    tape.below(len(OF_MANY), OF_MANY.index(line.outcome))
    if line.outcome == "open":
        return
    if by_places(format_key):
        place, *figures = line.figures
        if line.outcome == "finished":
            tape.below(5, int(place or 1) - 1)
        for figure in figures:
            tape.natural(16, 0 if figure is None else int(figure) + 1)
    elif line.outcome == "finished":
        score = Fraction(line.figures[0] or 0)
        tape.below(2, int(score < 0))
        places = next(many for many in range(7) if (score * 10**many).denominator == 1)
        tape.below(7, places)
        tape.natural(64, int(abs(score) * 10**places))


def from_tape(tape: Tape, head: Head, before: int, players: int) -> Line:
    """Reads the next line on the tape of a card with this head."""
    second_version = head.version >= VERSION
    round_number = before + tape.natural(2)
    kind = kind_from_tape(tape, head.format)
    table = tape.natural(32)
    if not table:
        points, why = bye_from_tape(tape, head.version)
        line = Line(round_number, kind, 0, 0, why, (points,))
    else:
        line = _at_table(tape, head, Line(round_number, kind, table, 0, "open"), players)
    if second_version and not is_ring(head.format, kind):
        line = replace(line, running=tape.natural(16))
    return line


def _at_table(tape: Tape, head: Head, line: Line, players: int) -> Line:
    large, second_version = of_many(head.format), head.version >= VERSION
    size = 2
    if large and second_version:
        size = tape.below(5) + 1
    seat = tape.below(5 if large else 2)
    if second_version:
        if seat >= size:
            raise Refused(Problem("paper_code_unknown"))
        seated = [head.number if at == seat else tape.below(players + 1) for at in range(size)]
        line = replace(line, players=tuple(seated))
    return result_from_tape(tape, head, replace(line, seat=seat))


def result_from_tape(tape: Tape, head: Head, line: Line) -> Line:
    """Reads what happened, which comes next on the tape, and returns the line with it."""
    if of_many(head.format):
        return _many_from_tape(tape, head.format, line)
    outcome = OF_TWO[tape.below(len(OF_TWO))]
    both = False
    if outcome == "forfeit_lost" and head.version >= VERSION:
        both = bool(tape.below(2))
    games: tuple[int, ...] = ()
    if outcome in OF_TWO[1:4] and tape.below(2):
        games = tuple(tape.below(6) for _ in range(3))
    order = tape.natural(8) if is_ring(head.format, line.kind) else 0
    return replace(line, outcome=outcome, figures=games, order=order, both_absent=both)


def _many_from_tape(tape: Tape, format_key: str, line: Line) -> Line:
    outcome = OF_MANY[tape.below(len(OF_MANY))]
    figures: tuple[Fraction | int | None, ...] = ()
    if outcome != "open" and by_places(format_key):
        place = tape.below(5) + 1 if outcome == "finished" else None
        given = (tape.natural(16) - 1 for _ in range(2))
        figures = (place, *(None if figure < 0 else figure for figure in given))
    elif outcome == "finished":
        sign, places = (-1 if tape.below(2) else 1), tape.below(7)
        figures = (Fraction(sign * tape.natural(64), 10**places),)
    return replace(line, outcome=outcome, figures=figures)
