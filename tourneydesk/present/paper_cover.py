"""The cover of an event's cards: what no card holds, as digits like theirs.

N(b) is a natural number in base b (`paper_codes.Tape`). A text is N(32) letters, then each letter
as N(128) by its number in Unicode. After the head the tape holds:

- the name and the seed, each a text;
- N(4) settings that are not as the format has them by default, each N(8) its place among the
  format's settings, and its value: of a choice N(4) the place among its values, else a text (JSON);
- N(4) details, each two texts; N(2) pairs not to meet, each two N(64); N(2) fixed tables, each
  N(64) the player and N(32) the table.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass

from tourneydesk.core.event import Event, SettingValue
from tourneydesk.core.sayings import Problem, Refused
from tourneydesk.core.settings import Choice, Setting
from tourneydesk.formats import FORMATS, format_of
from tourneydesk.present.paper_codes import (
    COVER,
    MOST_DIGITS,
    Head,
    Tape,
    event_number,
    read,
    written,
)

LONGEST_NAME, LONGEST_DETAIL, LONGEST_SEED = 100, 40, 200
_MOST_PAIRS = 9_999


@dataclass(frozen=True, slots=True)
class Cover:
    """What a cover's code says: ``settings`` are those chosen, ``head.number`` the players."""

    head: Head
    name: str
    seed: str
    settings: Mapping[str, SettingValue]
    details: Mapping[str, str]
    forbidden: tuple[tuple[int, int], ...] = ()
    fixed: tuple[tuple[int, int], ...] = ()


def cover_of_event(event: Event) -> Cover:
    """The cover of an event as it stands; long details are cut."""
    head = Head(
        event_number(event.seed), len(event.players), len(event.rounds), COVER, event.format, 0
    )
    chosen = {
        setting.key: event.settings[setting.key]
        for setting in format_of(event).settings
        if event.settings[setting.key] != setting.default
    }
    return Cover(
        head,
        event.name[:LONGEST_NAME].strip(),
        event.seed,
        chosen,
        {key: text[:LONGEST_DETAIL] for key, text in sorted(event.details.items()) if text},
        tuple(sorted(event.forbidden)),
        tuple(event.fixed_tables.items()),
    )


def cover_code(cover: Cover) -> str:
    """The digits of a cover; details and pairs are left out where there are far too many."""
    code = _code(cover, cover.details, cover.forbidden)
    return code if len(code) <= MOST_DIGITS else _code(cover, {}, ())


def _code(cover: Cover, details: Mapping[str, str], pairs: tuple[tuple[int, int], ...]) -> str:
    tape = Tape()
    _text(tape, cover.name)
    _text(tape, cover.seed)
    known = FORMATS[cover.head.format].settings
    tape.natural(4, len(cover.settings))
    for at, setting in enumerate(known):
        if setting.key in cover.settings:
            tape.natural(8, at)
            _value_on_tape(tape, setting, cover.settings[setting.key])
    tape.natural(4, len(details))
    for key, text in details.items():
        _text(tape, key)
        _text(tape, text)
    tape.natural(2, len(pairs))
    for one, other in pairs:
        tape.natural(64, one)
        tape.natural(64, other)
    tape.natural(2, len(cover.fixed))
    for player, table in cover.fixed:
        tape.natural(64, player)
        tape.natural(32, table)
    return written(cover.head, tape)


def cover_of(text: str) -> Cover:
    """What a cover's digits say; raises Refused for anything else."""
    head, tape = read(text)
    if head.kind != COVER:
        raise Refused(Problem("paper_code_is_no_cover"))
    name, seed = _said(tape, LONGEST_NAME), _said(tape, LONGEST_SEED)
    known = FORMATS[head.format].settings
    settings: dict[str, SettingValue] = {}
    for _ in range(min(tape.natural(4), len(known))):
        at = tape.natural(8)
        if at >= len(known):
            raise Refused(Problem("paper_code_unknown"))
        settings[known[at].key] = _value(tape, known[at])
    details = {
        _said(tape, LONGEST_DETAIL): _said(tape, LONGEST_DETAIL)
        for _ in range(min(tape.natural(4), 99))
    }
    pairs = tuple(
        (tape.natural(64), tape.natural(64)) for _ in range(min(tape.natural(2), _MOST_PAIRS))
    )
    fixed = tuple(
        (tape.natural(64), tape.natural(32)) for _ in range(min(tape.natural(2), _MOST_PAIRS))
    )
    if tape.number or not name or event_number(seed) != head.event:
        raise Refused(Problem("paper_code_unknown"))
    return Cover(head, name, seed, settings, details, pairs, fixed)


def _text(tape: Tape, text: str) -> None:
    tape.natural(32, len(text))
    for letter in text:
        tape.natural(128, ord(letter))


def _said(tape: Tape, most: int) -> str:
    letters = [tape.natural(128) for _ in range(min(tape.natural(32), most))]
    if any(one > 0x10FFFF for one in letters):
        raise Refused(Problem("paper_code_unknown"))
    return "".join(map(chr, letters))


def _value_on_tape(tape: Tape, setting: Setting, value: SettingValue) -> None:
    if isinstance(setting, Choice):
        tape.natural(4, setting.values.index(value))
    else:
        _text(tape, json.dumps(value, ensure_ascii=False, separators=(",", ":")))


def _value(tape: Tape, setting: Setting) -> SettingValue:
    value: object = None
    if isinstance(setting, Choice):
        at = tape.natural(4)
        value = setting.values[at] if at < len(setting.values) else object()
    else:
        try:
            value = json.loads(_said(tape, 1000))
        except (ValueError, RecursionError) as wrong:
            raise Refused(Problem("paper_code_unknown")) from wrong
        value = tuple(value) if isinstance(value, list) else value
    if not setting.takes(value):
        raise Refused(Problem("paper_code_unknown"))
    return value  # type: ignore[return-value]  # takes() has just said so
