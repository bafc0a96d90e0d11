"""Codes on paper: a card or slip as digits that people can type, with settings and names.

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

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from hashlib import sha256

from tourneydesk.core.event import Event, Player, SettingValue
from tourneydesk.core.journal.bounds import LONGEST_NAME as LONGEST_TEXT
from tourneydesk.core.journal.bounds import MOST_AGE, MOST_RATING
from tourneydesk.core.reasons import Problem, Refused
from tourneydesk.core.settings import Choice, Setting
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


# A player's identity, in words beside the digits of a square code.

LONGEST_NAME_IN_CODE, LONGEST_FACT = 60, 40
"""Characters of a name, and of anything else about a player, in a card's square code."""


def person(
    player: Player, longest_name: int = LONGEST_NAME_IN_CODE, longest: int = LONGEST_FACT
) -> str:
    """A player's identity for the square code, one line each: name, rating, age, age group,
    membership number, club; empty lines for what is unknown. Text that is too long ends in "…":
    ``longest`` limits membership number and club.
    """
    facts = (player.name, player.rating, player.age, player.age_group, player.member_id)
    most = (longest_name, *[LONGEST_FACT] * 3, longest, longest)
    return "\n".join(
        "" if fact is None else cut(" ".join(str(fact).split()), letters)
        for fact, letters in zip((*facts, player.club), most, strict=True)
    )


def is_shortened(player: Player) -> bool:
    """Whether something about a player did not fit on the paper that says it."""
    texts = (player.name, player.age_group, player.member_id, player.club)
    return any(text is not None and text.endswith("…") for text in texts)


def cut(text: str, most: int) -> str:
    """A text of at most ``most`` characters; if shortened, it ends in "…"."""
    return text if len(text) <= most else f"{text[: most - 1].rstrip()}…"


def player_of(player_id: int, description: str) -> Player:
    """The player that `person` describes, with this id; raises Refused for anything else. Cards of
    the first version have no sixth line.
    """
    lines = description.split("\n")
    if len(lines) not in (5, 6) or not all(figure == "" or _whole(figure) for figure in lines[1:3]):
        raise Refused(Problem("paper_code_unknown"))
    name, rating, age, group, member, club = (*lines, "")[:6]
    within = int(rating or 0) in range(MOST_RATING + 1) and int(age or 0) in range(MOST_AGE + 1)
    if not within or max(map(len, lines)) > LONGEST_TEXT:
        raise Refused(Problem("paper_code_unknown"))
    return Player(
        player_id,
        name,
        rating=int(rating) if rating else None,
        age=int(age) if age else None,
        age_group=group or None,
        member_id=member or None,
        club=club or None,
    )


def _whole(figure: str) -> bool:
    return figure.isascii() and figure.removeprefix("-").isdecimal() and len(figure) < 10


# A format's settings on a code's tape: those that differ from the code's own defaults.
#
# N(b) is a natural number in base b (`codes.Tape`). A text is N(32) letters, then each letter as
# N(128) by its number in Unicode. Settings are N(4) how many, each N(8) its place in the format's
# `PaperCode`, and its value: of a choice N(4) the place among its values, else a text (JSON).
#
# A card has room for short ones only: N(4) their number plus one, or 0 if they are too long, and
# then only the cover contains them.
#
# The defaults and the order are part of the code. They do not change when a format changes its
# own, so that an old paper never takes a new default.

Settings = Mapping[str, SettingValue]

_MOST_BITS_ON_CARD = 72
_LONGEST_VALUE = 1000


def known_settings(event: Event) -> dict[str, SettingValue]:
    """All settings of an event that codes support."""
    return {key: event.settings[key] for key in _order(event.format) if key in event.settings}


def settings_on_tape(tape: Tape, format_key: str, settings: Settings) -> None:
    """Writes settings."""
    tape.natural(4, len(_chosen(format_key, settings)))
    _each_on_tape(tape, format_key, settings)


def settings_from_tape(tape: Tape, format_key: str, version: int) -> dict[str, SettingValue]:
    """Reads all settings; Refused for what this version does not know."""
    return _each_from_tape(tape, format_key, tape.natural(4), version)


def short_on_tape(tape: Tape, format_key: str, settings: Settings | None) -> None:
    """Writes settings as a card does: not at all if they are too long."""
    if settings is not None:
        trial = Tape()
        _each_on_tape(trial, format_key, settings)
        if trial.whole().bit_length() <= _MOST_BITS_ON_CARD:
            tape.natural(4, len(_chosen(format_key, settings)) + 1)
            _each_on_tape(tape, format_key, settings)
            return
    tape.natural(4, 0)


def short_from_tape(tape: Tape, format_key: str) -> dict[str, SettingValue] | None:
    """Reads all settings from a card; None if it does not contain them."""
    count = tape.natural(4)
    return None if count == 0 else _each_from_tape(tape, format_key, count - 1, VERSION)


def text_on_tape(tape: Tape, text: str) -> None:
    """Writes a text."""
    tape.natural(32, len(text))
    for letter in text:
        tape.natural(128, ord(letter))


def text_from_tape(tape: Tape, longest: int) -> str:
    """Reads a text of at most ``longest`` characters."""
    letters = [tape.natural(128) for _ in range(min(tape.natural(32), longest))]
    if any(letter > 0x10FFFF for letter in letters):
        raise Refused(Problem("paper_code_unknown"))
    return "".join(map(chr, letters))


def _order(format_key: str) -> Settings:
    """The settings in the order of the code, with its defaults."""
    return FORMATS[format_key].code.settings


def _chosen(format_key: str, settings: Settings) -> dict[str, SettingValue]:
    """The settings that differ from the defaults."""
    return {
        key: settings[key]
        for key, default in _order(format_key).items()
        if key in settings and settings[key] != default
    }


def _each_on_tape(tape: Tape, format_key: str, settings: Settings) -> None:
    order, known = list(_order(format_key)), _known(format_key)
    for key, value in _chosen(format_key, settings).items():
        tape.natural(8, order.index(key))
        _value_on_tape(tape, known[key], value)


def _each_from_tape(
    tape: Tape, format_key: str, count: int, version: int
) -> dict[str, SettingValue]:
    order, known = list(_order(format_key)), _known(format_key)
    settings = dict(_order(format_key))
    if version < VERSION:
        settings |= FORMATS[format_key].code.first_settings
    for _ in range(min(count, len(order))):
        at = tape.natural(8)
        if at >= len(order) or order[at] not in known:
            raise Refused(Problem("paper_code_unknown"))
        settings[order[at]] = _value(tape, known[order[at]])
    return settings


def _known(format_key: str) -> dict[str, Setting]:
    return {setting.key: setting for setting in FORMATS[format_key].settings}


def _value_on_tape(tape: Tape, setting: Setting, value: SettingValue) -> None:
    if isinstance(setting, Choice):
        tape.natural(4, setting.values.index(value))
    else:
        text_on_tape(tape, json.dumps(value, ensure_ascii=False, separators=(",", ":")))


def _value(tape: Tape, setting: Setting) -> SettingValue:
    value: object = None
    if isinstance(setting, Choice):
        at = tape.natural(4)
        value = setting.values[at] if at < len(setting.values) else object()
    else:
        try:
            value = json.loads(text_from_tape(tape, _LONGEST_VALUE))
        except (ValueError, RecursionError) as wrong:
            raise Refused(Problem("paper_code_unknown")) from wrong
        value = tuple(value) if isinstance(value, list) else value
    if not setting.takes(value):
        raise Refused(Problem("paper_code_unknown"))
    return value  # type: ignore[return-value]  # takes() has just checked it
