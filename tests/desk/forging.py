"""Forged stories: real journals with something changed that nobody decided, in a right chain."""

import copy
import json
from collections.abc import Iterator
from contextlib import suppress
from fractions import Fraction
from functools import cache
from random import Random
from typing import Any

from tests.builders.desks import desk_of
from tourneydesk.core import decisions as d
from tourneydesk.core.draw import Draw
from tourneydesk.core.event import ByeRequest, Player
from tourneydesk.core.reasons import Refused
from tourneydesk.core.results import MatchResult
from tourneydesk.desk import drafts, repairs, ring_repairs, rounds
from tourneydesk.desk.files.journals import MemoryJournal
from tourneydesk.desk.practice import made_up_result
from tourneydesk.desk.ring_repairs import RingRepair
from tourneydesk.desk.session import Session

Story = list[list[dict[str, Any]]]

VALUES: tuple[object, ...] = (
    *(None, True, False, 0, 1, 2, 3, 7, 999, -1, 10**9, 10**30, "", "x", "1e999999999", "1/0"),
    *("2", "1/2", "1/3", "seat", "white", "ring", "final", "swiss", "\ud800", "a" * 300),
    *([], [1], [[1]], {}, {"1": 1}, {"fraction": "1/2"}, {"as": "match", "winner": 1}),
)


@cache
def journal_of(key: str, players: int = 9) -> tuple[str, ...]:
    """A journal in which much happens: late entries, drops, byes, undo, redo, corrections."""
    journal = MemoryJournal()
    desk = desk_of(key, players, journal)
    with suppress(Refused):
        desk.take(d.PlayersCheckedIn((1, 2, 3)))
    with suppress(Refused):
        desk.take(d.PairForbidden((1, 4)))
    with suppress(Refused):
        desk.take(d.TableFixed(2, 3))
    with suppress(Refused):
        desk.take(d.DetailsChanged({"venue": "Hall", "first_table": "2"}))
    with suppress(Refused):
        desk.take(d.ByeRequested(ByeRequest(5, 2, Fraction(1, 2))))
    with suppress(Refused):
        desk.take(d.PlayerDropped(9))
    with suppress(Refused):
        desk.take(d.PlayerReturned(9))
    for number in range(1, 4):
        if number == 2:
            with suppress(Refused):
                rounds.redraw(desk, "the list was wrong")
        with suppress(Refused):
            _posted(desk, number)
        _played(desk, number)
        desk.undo()
        desk.redo()
        desk.undo()
        _played(desk, number)
        late = Player(len(desk.event.players) + 1, "Late", 1500, 30, joined=len(desk.event.rounds))
        with suppress(Refused):
            desk.take(d.PlayersAdded((late,)))
        with suppress(Refused):
            desk.take(d.PlayerDropped(number))
    return tuple(step for _, step in journal.rows)


def _posted(desk: Session, number: int) -> None:
    """A round changed by hand before it is posted, and one repaired afterwards."""
    draft = rounds.draft_of(desk.event)
    if number == 1:
        with suppress(Refused):
            tables = draft.proposed.tables
            draft = drafts.swap_players(draft, tables[0].players[0], tables[-1].players[-1])
    rounds.post(desk, draft)
    if number == 3:
        desk.take(d.PlayerDropped(draft.proposed.tables[0].players[0]))
        found = repairs.repairs(desk.event, number)
        repairs.take(desk, found, found.choices[-1])


def _correct(desk: Session) -> None:
    """The first result of a running ring was another."""
    table = next(one for one in desk.event.rounds[0].tables if one.result is not None)
    assert isinstance(table.result, MatchResult)
    other = next(one for one in table.players if one != table.result.winner)
    found = RingRepair(table=table.number, result=MatchResult(winner=other))
    ring_repairs.take(desk, ring_repairs.ring_outcome(desk.event, found))


def _played(desk: Session, number: int) -> None:
    for turn in range(6 if desk.event.format == "dual-ring" else 1):
        event = desk.event
        for table in event.rounds[-1].tables:
            now = desk.event.rounds[-1].table(table.number)
            if now is None or not now.running:
                continue
            result = made_up_result(event, table, Draw("forged", f"{number} {table.number} {turn}"))
            with suppress(Refused):
                desk.take(d.ResultRecorded(len(event.rounds), table.number, result))
        if turn == 1 and number == 1:
            with suppress(Refused):
                _correct(desk)


def forged(key: str, lot: Random) -> list[str]:
    """A journal of that format, changed in one to three places, as texts."""
    story: Story = [json.loads(step) for step in journal_of(key)]
    for _ in range(lot.choice((1, 1, 1, 2, 3))):
        lot.choice((_value, _value, _value, _value, _part, _step, _turned))(story, lot)
    return [json.dumps(step) for step in story]


def _places(value: object) -> Iterator[tuple[Any, Any]]:
    """Every container and key inside a JSON value."""
    pairs = list(value.items()) if isinstance(value, dict) else ()
    pairs = list(enumerate(value)) if isinstance(value, list) else pairs
    for key, one in pairs:
        yield value, key
        yield from _places(one)


def _value(story: Story, lot: Random) -> None:
    """Another value, or one from elsewhere in the journal, at any place."""
    there = list(_places(lot.choice(story)))
    if not there:
        return
    inside, key = lot.choice(there)
    old = inside[key]
    chance = lot.random()
    if chance < 0.15:
        inside[key] = copy.deepcopy(lot.choice(VALUES))
    elif type(old) is int and chance < 0.6:
        inside[key] = lot.choice((old + 1, old - 1, lot.randrange(12), -old))
    else:  # what stands under the same name elsewhere, or is of the same type
        others = [
            other[where]
            for step in lot.sample(story, min(6, len(story)))
            for other, where in _places(step)
            if where == key or (chance > 0.9 and type(other[where]) is type(old))
        ]
        inside[key] = copy.deepcopy(lot.choice(others or [old]))


def _part(story: Story, lot: Random) -> None:
    """A part taken away, doubled, or exchanged with another."""
    there = list(_places(lot.choice(story)))
    if not there:
        return
    inside, key = lot.choice(there)
    if isinstance(inside, dict):
        value = inside.pop(key)
        if lot.random() < 0.5:
            inside[lot.choice((f"{key}0", "1", "2", "x", "999"))] = value
        return
    match lot.randrange(3):
        case 0:
            del inside[key]
        case 1:
            inside.insert(key, copy.deepcopy(inside[key]))
        case _:
            other = lot.randrange(len(inside))
            inside[key], inside[other] = inside[other], inside[key]


def _step(story: Story, lot: Random) -> None:
    """A step taken away, done twice, exchanged with another, or taken from another format."""
    at = lot.randrange(len(story))
    match lot.randrange(5):
        case 0:
            del story[at]
            _renumber(story, at + 1, -1)
        case 1:
            _renumber(story, at, 1)
            story.insert(at, copy.deepcopy(lot.choice(story)))
        case 2:
            other = lot.randrange(len(story))
            story[at], story[other] = story[other], story[at]
        case 3:
            key = lot.choice(("us-swiss", "risk-swiss", "age-swiss", "strikes", "dual-ring"))
            story[at] = json.loads(lot.choice(journal_of(key)))
        case _:
            story[at] = story[at] + copy.deepcopy(lot.choice(story))
    if not story:
        story.append([{"did": "NoteAdded", "text": ""}])


def _renumber(story: Story, beyond: int, by: int) -> None:
    """Undo and redo name the same steps as before, though those have moved."""
    for (first, *_), *_ in ((step,) for step in story if step):
        named = first.get("step") if isinstance(first, dict) else None
        if type(named) is int and named > beyond:
            first["step"] = named + by


def _turned(story: Story, lot: Random) -> None:
    """An undo or redo of any step, or a decision that nobody took."""
    number, player = lot.randrange(len(story) + 2), lot.randrange(12)
    did: dict[str, Any] = lot.choice(
        (
            {"did": "Undone", "step": number},
            {"did": "Redone", "step": number},
            {"did": "PlayerReturned", "player": player},
            {"did": "PlayerDropped", "player": player},
            {"did": "ResultCleared", "round": lot.randrange(4), "table": lot.randrange(6)},
            {"did": "TablesCalled", "round": 1, "stopped": [lot.randrange(9)]},
            {"did": "PairingsChanged", "round": lot.randrange(4), "tables": []},
            {"did": "RoundRedrawn", "round": lot.randrange(4), "why": ""},
            {"did": "AbsentDropped", "players": [player, player]},
            {"did": "ByeWithdrawn", "player": player, "round": 2},
        )
    )
    at = lot.randrange(len(story) + 1)
    if lot.random() < 0.7:
        _renumber(story, at, 1)
    story.insert(at, [did])
