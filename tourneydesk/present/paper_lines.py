"""A line of a record card: a player's part in a round, and how it stands on a code's tape.

N(b) is a natural number in base b and <n a number below n (`paper_codes.Tape`):

- N(2) rounds since the line before, <k kind of the round (k kinds of the format), N(32) table, 0
  for a bye. A bye: N(4) half points, <3 why. Else <5 seat (<2 at tables of two) and the result:
- of two: <7 outcome; if played <2 whether games are given, and then <6 won, <6 lost, <6 drawn; in
  the ring also N(8) when in the order of happenings;
- a board: <4 outcome; if it is finished <5 place less 1; if it is not open N(16) game points and
  N(16) energy, each one more than it is, 0 where it was not given;
- a score: <4 outcome; if it is finished <2 negative, <7 decimal places, N(64) the score without
  its point.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction

from tourneydesk.present.paper_codes import Tape

KINDS: Mapping[str, tuple[str, ...]] = {
    "age-swiss": ("swiss",),
    "risk-swiss": ("swiss", "final"),
    "dual-ring": ("ring",),
    "strikes": ("random", "split", "playoff"),
    "us-swiss": ("swiss",),
}
WHY_BYES = ("odd", "requested", "missed")
OF_TWO = ("open", "won", "drawn", "lost", "forfeit_won", "forfeit_lost", "void")
OF_MANY = ("open", "withdrawn", "taken_back", "finished")
MANY = ("risk-swiss", "strikes")


@dataclass(frozen=True, slots=True)
class Line:
    """A player's part in a round: a table with his seat from 0, or a bye (``table`` 0).

    ``outcome`` is one of OF_TWO, OF_MANY or WHY_BYES. ``figures``: games won, lost and drawn; or
    place, game points, energy (None where not given); or the score. ``order`` is when the result
    came, counted over the whole event, where the format goes by it.
    """

    round: int
    kind: str
    table: int
    seat: int
    outcome: str
    figures: tuple[Fraction | int | None, ...] = ()
    order: int = 0


def on_tape(tape: Tape, format_key: str, line: Line, before: int) -> None:
    """Writes a line; ``before`` is the round of the line before, 0 for the first."""
    kinds = KINDS[format_key]
    tape.natural(2, line.round - before)
    tape.below(len(kinds), kinds.index(line.kind))
    if not tape.natural(32, line.table):
        tape.natural(4, int((line.figures[0] or 0) * 2))
        tape.below(len(WHY_BYES), WHY_BYES.index(line.outcome))
    elif format_key not in MANY:
        _two_on_tape(tape, line)
    else:
        _many_on_tape(tape, format_key, line)


def _two_on_tape(tape: Tape, line: Line) -> None:
    tape.below(2, line.seat)
    tape.below(len(OF_TWO), OF_TWO.index(line.outcome))
    if line.outcome in OF_TWO[1:4] and tape.below(2, int(bool(line.figures))):
        for games in line.figures:
            tape.below(6, int(games or 0))
    if line.kind == "ring":
        tape.natural(8, line.order)


def _many_on_tape(tape: Tape, format_key: str, line: Line) -> None:
    tape.below(5, line.seat)
    tape.below(len(OF_MANY), OF_MANY.index(line.outcome))
    if line.outcome == "open":
        return
    if format_key == "risk-swiss":
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


def from_tape(tape: Tape, format_key: str, before: int) -> Line:
    """The next line on the tape."""
    kinds = KINDS[format_key]
    number = before + tape.natural(2)
    kind = kinds[tape.below(len(kinds))]
    table = tape.natural(32)
    if not table:
        points = Fraction(tape.natural(4), 2)
        return Line(number, kind, 0, 0, WHY_BYES[tape.below(len(WHY_BYES))], (points,))
    if format_key in MANY:
        return _many_from_tape(tape, format_key, (number, kind, table))
    seat, outcome = tape.below(2), OF_TWO[tape.below(len(OF_TWO))]
    games: tuple[int, ...] = ()
    if outcome in OF_TWO[1:4] and tape.below(2):
        games = tuple(tape.below(6) for _ in range(3))
    order = tape.natural(8) if kind == "ring" else 0
    return Line(number, kind, table, seat, outcome, games, order)


def _many_from_tape(tape: Tape, format_key: str, where: tuple[int, str, int]) -> Line:
    seat, outcome = tape.below(5), OF_MANY[tape.below(len(OF_MANY))]
    figures: tuple[Fraction | int | None, ...] = ()
    if outcome != "open" and format_key == "risk-swiss":
        place = tape.below(5) + 1 if outcome == "finished" else None
        given = (tape.natural(16) - 1 for _ in range(2))
        figures = (place, *(None if figure < 0 else figure for figure in given))
    elif outcome == "finished":
        sign, places = (-1 if tape.below(2) else 1), tape.below(7)
        figures = (Fraction(sign * tape.natural(64), 10**places),)
    return Line(*where, seat, outcome, figures)
