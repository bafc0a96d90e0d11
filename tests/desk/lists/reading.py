"""Reads a list in a test and tells what was said about it: codes and facts, not words."""

import pytest

from tourneydesk.core.reasons import Fact, Problem, Refused
from tourneydesk.desk.lists.player_list import PlayerList, read_list_bytes

PrintedContent = tuple[str, dict[str, Fact]]
"""The code of a problem and its facts."""


def read(text: str | bytes) -> PlayerList:
    """The list of that text, in the year 2026."""
    return read_list_bytes(text.encode() if isinstance(text, str) else text, 2026)


def names(text: str | bytes) -> list[str]:
    return [player.name for player in read(text).players]


def said(text: str | bytes, serious: bool | None = None) -> list[tuple[int, *PrintedContent]]:
    """Every problem of the list, with its row: all, only the serious ones, or only the warnings."""
    return [
        (one.row, *code_and_facts(one.problem))
        for one in read(text).problems
        if serious is None or one.serious is serious
    ]


def refusal(text: str | bytes) -> PrintedContent:
    """Why a list is refused as a whole."""
    with pytest.raises(Refused) as refused:
        read(text)
    (problem,) = refused.value.problems
    return code_and_facts(problem)


def trouble(text: str | bytes) -> PrintedContent:
    """The first thing that keeps this list out: why it is refused, or its first serious row."""
    try:
        return said(text, serious=True)[0][1:]
    except Refused as refused:
        return code_and_facts(refused.problems[0])


def code_and_facts(problem: Problem) -> PrintedContent:
    assert problem.players == ()
    return problem.code, dict(problem.facts)
