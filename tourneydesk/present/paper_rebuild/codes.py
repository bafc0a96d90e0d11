"""Codes on paper: encodes a card or slip as digits that people can type, and decodes them.

A code is decimal digits, written in groups of five::

    EEEEE NNNNN RRRKF SSSSS T…T HHHHH CC

- E: the event, `event_number` of its name, date and seed; N: the player (card) or table (slip).
- R: the round it was printed in (0 before the first); K: 4 a card, 5 a slip, 6 the cover (N is
  then the number of players); F: the format, the number of its `PaperCode`.
- S: the running score, in half points (strikes and wins doubled too); 0 except on a card.
- T: everything else as one integer, see `Tape` and `records`; 1 digit or more, without leading
  zeros.
- H: five digits of a hash of all digits before them. If several digits are wrong, one code in
  100,000 passes it by chance.
- C: check digits of ISO 7064 MOD 97-10: all digits as one number leave 1 when divided by 97. That
  finds every single wrong digit and every two neighbors swapped, however long the code is.

The first version of codes can still be read: K is 1, 2 or 3, E comes from the seed alone, and
there is no H. docs/paper-codes.md describes both.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from hashlib import sha256

from tourneydesk.core.reasons import Problem, Refused
from tourneydesk.formats import FORMATS

CARD, SLIP, COVER = 1, 2, 3
"""Kinds of paper as the first version writes them; the second adds `_SECOND`."""
VERSION = 2

_HEAD, _HASH, _CHECK = 20, 5, 2
_SECOND = 3
MOST_DIGITS = 4000
LONGEST_NAME = 100
"""How many letters of the event's name determine its number."""
_BETWEEN = " -–\u00a0"


@dataclass(frozen=True, slots=True)
class Head:
    """The contents of the first four groups of a code; ``score`` in half points."""

    event: int
    number: int
    round: int
    kind: int
    format: str
    score: int
    version: int = VERSION


@dataclass(frozen=True, slots=True)
class Printed:
    """The state of the event's history at which a paper was printed.

    ``revision`` is the number of steps, 0 if unknown; ``digest`` their digest in hex.
    """

    revision: int = 0
    digest: str = ""


NOT_PRINTED = Printed()
"""The value for papers without a revision."""


@dataclass(slots=True)
class Tape:
    """A sequence of small integers packed into one large integer.

    `below` takes a number below a bound as one digit of that base; `natural` takes any number in
    digits of a base, the lowest first, each followed by whether more follow. The first value
    written is the lowest. A tape made from a number is read by the same two methods in the same
    order: they return what was written, whatever value is passed.
    """

    number: int | None = None
    _written: list[tuple[int, int]] = field(default_factory=list)

    def below(self, bound: int, value: int = 0) -> int:
        """An integer from 0 to bound - 1."""
        if self.number is not None:
            self.number, value = divmod(self.number, bound)
        elif not 0 <= value < bound:
            raise ValueError(f"{value} is not from 0 to {bound - 1}")
        else:
            self._written.append((value, bound))
        return value

    def natural(self, base: int, value: int = 0) -> int:
        """An integer from 0 up, short if it is below the base."""
        read, weight = 0, 1
        while True:
            read += weight * self.below(base, value % base)
            value //= base
            if not self.below(2, int(value > 0)):
                return read
            weight *= base

    def whole(self) -> int:
        """Everything written, as one number."""
        number = 0
        for value, bound in reversed(self._written):
            number = number * bound + value
        return number


def event_number(seed: str, name: str | None = None, date: str = "") -> int:
    """The five digits that all papers of an event share: SHA-256 of its name, date and seed, modulo
    100,000. Without a name, as in the first version: of the seed alone.
    """
    text = seed if name is None else f"{name.strip()[:LONGEST_NAME].strip()}\n{date}\n{seed}"
    return int(sha256(text.encode("utf-8", "replace")).hexdigest(), 16) % 100_000


def encode(head: Head, tape: Tape) -> str:
    """The digits of a code, including check digits, in the version that the head names."""
    second_version = head.version >= VERSION
    kind = head.kind + (_SECOND if second_version else 0)
    body = (
        f"{head.event:05}{head.number:05}{head.round:03}{kind}"
        f"{FORMATS[head.format].code.number}{head.score:05}"
    )
    if len(body) != _HEAD:
        raise ValueError(f"{head} does not fit a code")
    body = f"{body}{tape.whole()}"
    return checked(body + _hashed(body) if second_version else body)


def decode(text: str) -> tuple[Head, Tape]:
    """A code as typed or scanned, with spaces and hyphens anywhere.

    Raises Refused if there is a typing error or it is not one of TourneyDesk's codes.
    """
    digits = "".join(character for character in text.strip() if character not in _BETWEEN)
    if not (
        digits.isascii() and digits.isdecimal() and _HEAD + _CHECK < len(digits) <= MOST_DIGITS
    ):
        raise Refused(Problem("paper_code_unreadable"))
    if not fits(digits):
        raise Refused(Problem("paper_code_mistyped"))
    kind, second_version, body = int(digits[13]), False, digits[:-_CHECK]
    if CARD + _SECOND <= kind <= COVER + _SECOND:
        kind, second_version = kind - _SECOND, True
        body = body[:-_HASH]
        if len(body) <= _HEAD or body + _hashed(body) != digits[:-_CHECK]:
            raise Refused(Problem("paper_code_mistyped"))
    head = Head(
        event=int(digits[:5]),
        number=int(digits[5:10]),
        round=int(digits[10:13]),
        kind=kind,
        format=_format(int(digits[14])),
        score=int(digits[15:20]),
        version=VERSION if second_version else 1,
    )
    tail = body[_HEAD:]
    if kind not in (CARD, SLIP, COVER) or str(int(tail)) != tail:
        raise Refused(Problem("paper_code_unknown"))
    return head, Tape(int(tail))


def _hashed(digits: str) -> str:
    return f"{int(sha256(digits.encode()).hexdigest(), 16) % 10**_HASH:0{_HASH}}"


def printed_on_tape(tape: Tape, printed: Printed) -> None:
    """Writes the revision, and the digest of 80 bits if it is known."""
    tape.natural(1024, printed.revision)
    if tape.below(2, int(bool(printed.digest))):
        tape.below(2**80, int(printed.digest, 16))


def printed_from_tape(tape: Tape) -> Printed:
    """Reads the revision and digest."""
    revision = tape.natural(1024)
    return Printed(revision, f"{tape.below(2**80):020x}" if tape.below(2) else "")


def checked(digits: str) -> str:
    """Digits with their two check digits (ISO 7064 MOD 97-10)."""
    return f"{digits}{98 - int(digits) * 100 % 97:02}"


def fits(digits: str) -> bool:
    """Whether digits and their check digits match."""
    return int(digits) % 97 == 1


def grouped(digits: str) -> str:
    """Digits in groups of five, as printed on paper."""
    return " ".join(_fives(digits))


def _fives(digits: str) -> Iterable[str]:
    return (digits[at : at + 5] for at in range(0, len(digits), 5))


def _format(digit: int) -> str:
    for key, fmt in FORMATS.items():
        if fmt.code.number == digit:
            return key
    raise Refused(Problem("paper_code_unknown"))
