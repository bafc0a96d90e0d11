"""What each document is for, and what in it goes out of date."""

from collections.abc import Mapping
from typing import get_args

from tourneydesk.present.show import Content, Purpose, When

PURPOSES: tuple[Purpose, ...] = get_args(Purpose)
"""In the order in which people need them."""
_BY_TIME: Mapping[When, Purpose] = {
    "entered": "event",
    "posted": "round",
    "reported": "results",
    "finished": "end",
}
_BY_KEY: Mapping[str, Purpose] = {
    "cover": "safety",
    "hand": "safety",
    "score-sheet": "round",
    "incident": "round",
    "packet": "pairing",
    "tables": "pairing",
    "names": "pairing",
    "slips": "pairing",
    "standings": "results",
    "ages": "results",
    "wall": "results",
    "cross": "results",
    "report": "end",
    "prizes": "end",
}
_CONTENT: Mapping[Purpose, tuple[Content, ...]] = {
    "event": ("players",),
    "pairing": (),
    "round": (),
    "results": ("players", "results"),
    "end": ("players", "results"),
    "safety": (),
}
_CONTENT_BY_KEY: Mapping[str, tuple[Content, ...]] = {
    "blank-card": (),
    "cards": ("players", "written"),
    "numbers": (),
    "rules": (),
    "registration": (),
    "sign-up": (),
    "bye-slips": (),
    "withdrawal-slips": (),
    "filled-slips": ("written",),
}


def purpose_of(key: str, when: When) -> Purpose:
    """What the document with this key is for; if nothing else is known, by when it is available."""
    return _BY_KEY.get(key, _BY_TIME[when])


def content_of(key: str, purpose: Purpose) -> tuple[Content, ...]:
    """What goes out of date in the document with this key. The pairings and slips of a round are
    compared with what was printed instead (`documents.changes`).
    """
    return _CONTENT_BY_KEY.get(key, _CONTENT[purpose])
