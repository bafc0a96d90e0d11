"""The join sheet: how other laptops join a shared event, with a strip to cut off for each role. It
contains codes, so it is not among the papers of an event.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from tourneydesk.present.messages import text
from tourneydesk.present.sheets import Stamp


@dataclass(frozen=True, slots=True)
class JoinStrip:
    """What a desk with a role needs: its labeled values, and all of it as one ``link``."""

    role: str
    about: str
    facts: tuple[tuple[str, str], ...]
    link: str


@dataclass(frozen=True, slots=True)
class JoinSheet:
    """How to join, what to beware of, and a strip for each role."""

    title: str
    about: str
    care: str
    strips: tuple[JoinStrip, ...]
    stamp: Stamp


def join_strip(role: str, address: str, code: str, link: str) -> JoinStrip:
    """The strip of a role, by its key, with address and code as they are typed."""
    return JoinStrip(
        text(f"share-role-{role}"),
        text(f"share-about-{role}"),
        ((text("share-address"), address), (text("share-code"), code)),
        link,
    )


def join_sheet(entry: str, strips: Sequence[JoinStrip], stamp: Stamp) -> JoinSheet:
    """``entry`` is the way through the menus to joining."""
    return JoinSheet(
        text("join-sheet-title"),
        text("join-sheet-about", entry=entry),
        text("join-sheet-care"),
        tuple(strips),
        stamp,
    )
