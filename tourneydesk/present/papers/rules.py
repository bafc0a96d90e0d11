"""A rule of a format as it applies to an event, in words, with its place in the source."""

from dataclasses import dataclass
from typing import Literal, get_args

from tourneydesk.present.messages import enumerated, has, text

Part = Literal["seats", "pairing", "byes", "results", "ranking", "end"]
"""The parts of a rules sheet: their headings are ``rules-part-PART``."""
PARTS: tuple[Part, ...] = get_args(Part)
OURS, SET = "ours", "setting"
"""The places of a rule on which the source is silent, and of one that the organizer has set."""


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule in words, and where it is written."""

    part: Part
    text: str
    source: str


def rule(part: Part, key: str, code: str, /, *sources: str, **facts: object) -> Rule:
    """A rule of the format with this key: its words are the message ``KEY-rule-CODE``. Each of its
    ``sources`` is a number of the source as it is, `OURS`, `SET`, or names a message
    ``KEY-clause-SOURCE``, to which a number may be added after a colon.
    """
    places = enumerated([source_text(source, key) for source in sources])
    return Rule(part, text(f"rule_{code}", key, **facts), places)


def source_text(source: str, key: str) -> str:
    """The words for the place of a rule."""
    if source in (OURS, SET):
        return text(f"rules_{source}")
    name, _, number = source.partition(":")
    clause = f"clause_{name}"
    return text(clause, key, number=number) if has(clause, key) else source
