"""Reads a list in a test and tells, as an organizer would read it, what was said."""

import pytest

from tourneydesk.core.sayings import Refused
from tourneydesk.desk.lists.player_list import PlayerList, read_list_bytes
from tourneydesk.present.messages import say
from tourneydesk.present.rows import in_row


def read(text: str | bytes) -> PlayerList:
    """The list of that text, in the year 2026."""
    return read_list_bytes(text.encode() if isinstance(text, str) else text, 2026)


def names(text: str | bytes) -> list[str]:
    return [player.name for player in read(text).players]


def said(text: str | bytes, serious: bool | None = None) -> list[str]:
    """Every sentence about the list: all, only the serious ones, or only the warnings."""
    return [
        in_row(one.row, one.problem)
        for one in read(text).problems
        if serious is None or one.serious is serious
    ]


def refusal(text: str | bytes) -> str:
    """Why a list is refused as a whole."""
    with pytest.raises(Refused) as refused:
        read(text)
    return " ".join(say(problem) for problem in refused.value.problems)


def trouble(text: str | bytes) -> str:
    """The first thing that keeps this list out: why it is refused, or its first serious row."""
    try:
        return said(text, serious=True)[0]
    except Refused as refused:
        return say(refused.problems[0])
