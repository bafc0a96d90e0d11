"""Any cards of any event are lost at any moment: what is rebuilt of the rest says nothing false.

CI tries a small sample. `TOURNEYDESK_LOST_CARDS=300` in the environment tries as many cases of
each format (`make nightly` does).
"""

import os
import random
from dataclasses import replace

import pytest

from tests.builders.desks import desk_of
from tests.desk.papers import (
    about_players,
    cards,
    cover,
    nothing_false_is_certain,
    printed,
    rebuilt_from,
    remarks,
    same,
    slips_of,
    tables,
)
from tourneydesk.core.decisions import PlayerDropped, PlayerReturned
from tourneydesk.core.reasons import Refused
from tourneydesk.desk import players, rounds
from tourneydesk.desk.practice import play, report
from tourneydesk.desk.session import Session
from tourneydesk.formats import FORMATS
from tourneydesk.present.paper_rebuild.codes import checked, fits, person
from tourneydesk.present.paper_rebuild.records import code_of, records

CASES = int(os.environ.get("TOURNEYDESK_LOST_CARDS", "6"))
MOVES = (
    *["pair"] * 2,
    *["report"] * 3,
    *["report all"] * 3,
    *["drop", "return", "enter", "undo", "clear"],
)

every_format = pytest.mark.parametrize("key", sorted(FORMATS))


def moved(desk: Session, what: str, chance: random.Random) -> None:
    """One thing that an organizer may do, if the rules allow it."""
    event = desk.event
    player = chance.randint(1, max(1, len(event.players)))
    try:
        match what:
            case "pair":
                rounds.pair(desk)
            case "report" if event.rounds and event.rounds[-1].missing:
                report(desk, [chance.choice(event.rounds[-1].missing)])
            case "report all" if event.rounds and event.rounds[-1].kind != "ring":
                report(desk, event.rounds[-1].missing)
            case "drop" if chance.random() < 0.3:
                desk.take(PlayerDropped(player))
            case "return":
                desk.take(PlayerReturned(player))
            case "enter" if chance.random() < 0.3:
                about = {"name": f"P{len(event.players) + 1}", "rating": 1500, "age": 20}
                players.enter(desk, about)
            case "undo" if chance.random() < 0.3:
                desk.undo()
            case "clear" if event.rounds and chance.random() < 0.3:
                posted = chance.choice(event.rounds)
                table = chance.choice(posted.tables)
                rounds.clear(desk, table.number, posted.number)
    except Refused:
        pass


def some_event(key: str, chance: random.Random) -> Session:
    desk = desk_of(key, chance.choice([4, 5, 6, 8, 9, 13, 16, 20, 27]))
    for _ in range(chance.randint(1, 60)):
        moved(desk, chance.choice(MOVES), chance)
    return desk


@every_format
@pytest.mark.parametrize("case", range(CASES))
def test_whatever_cards_are_lost_nothing_false_is_certain(key: str, case: int) -> None:
    chance = random.Random(f"{key} {case}")
    desk = some_event(key, chance)
    event, at = desk.event, printed(desk)
    count = len(event.players)
    if not count:
        return
    many = chance.choice([1, 1, 2, 3, max(1, count // 10), count // 3, count - 1])
    lost = set(chance.sample(range(1, count + 1), min(many, count - 1)))
    rest = cards(event, lost, at)
    for lines in (rest, [cover(event, at), *rest]):
        one = rebuilt_from(lines)
        assert one.contradictions == (), remarks(one)
        nothing_false_is_certain(event, one.event)
    with_slips = rebuilt_from([cover(event, at), *rest, *slips_of(event, lost, at)])
    seated = {one for posted in event.rounds for table in posted.tables for one in table.players}
    unknown = about_players(with_slips.event)
    assert with_slips.event.open_items == unknown, (
        remarks(with_slips),
        with_slips.event.open_items,
    )
    assert with_slips.contradictions == ()
    # Whoever sat nowhere is on no slip.
    assert {one.player for one in unknown} <= lost - seated
    nothing_false_is_certain(event, with_slips.event)
    assert tables(with_slips.event) == tables(event)
    if lost <= seated:
        same(event, with_slips.event)
    digits_only = [
        line for line in slips_of(event, lost, at) if len(line) > 30 and line.isdecimal()
    ]
    typed = rebuilt_from([cover(event, at), *rest, *digits_only])
    assert typed.event.open_items == about_players(typed.event)
    assert tables(typed.event) == tables(event)
    nothing_false_is_certain(event, typed.event)


@every_format
def test_one_card_in_ten_is_lost_and_the_slips_make_the_event_whole(key: str) -> None:
    desk = desk_of(key, 30)
    play(desk)
    event, at = desk.event, printed(desk)
    lost = random.Random(key).sample(range(1, 31), 3)
    one = rebuilt_from([cover(event, at), *cards(event, lost, at)])
    nothing_false_is_certain(event, one.event)
    whole = rebuilt_from([cover(event, at), *cards(event, lost, at), *slips_of(event, lost, at)])
    assert whole.complete
    same(event, whole.event)


@every_format
@pytest.mark.parametrize("case", range(CASES))
def test_wrong_digits_are_caught_and_never_make_something_false_certain(
    key: str, case: int
) -> None:
    """Digits of a few cards are changed; some with check digits made to fit again."""
    chance = random.Random(f"digits {key} {case}")
    desk = some_event(key, chance)
    event, at = desk.event, printed(desk)
    if not event.players:
        return
    lines = [cover(event, at), *cards(event, (), at)]
    codes = [at for at, line in enumerate(lines) if len(line) > 30 and line.isdecimal()]
    changed = chance.sample(codes[1:], min(len(codes) - 1, 3))
    for where in changed:
        digits = list(lines[where])
        for place in chance.sample(range(len(digits) - 2), chance.randint(1, 4)):
            digits[place] = chance.choice([one for one in "0123456789" if one != digits[place]])
        code = "".join(digits)
        lines[where] = checked(code[:-2]) if chance.random() < 0.5 else code
        assert fits(lines[where]) or code == lines[where]
    one = rebuilt_from(lines)
    nothing_false_is_certain(event, one.event)
    assert one.notes or one.contradictions


@every_format
def test_a_forged_but_well_formed_card_is_contradicted(key: str) -> None:
    """Another event's cards with the head of this one: well-formed, and wrong."""
    desk, other = desk_of(key, 12), desk_of(key, 12)
    play(desk, 2)
    play(other, 1)
    event, at = desk.event, printed(desk)
    known, strange = records(event, at), records(other.event, at)
    forged = replace(known[5], lines=(strange[5].lines[0], *known[5].lines[1:]))
    if forged == known[5]:
        forged = replace(known[5], head=replace(known[5].head, score=known[5].head.score + 2))
    lines = [cover(event, at)]
    for player, record in known.items():
        lines += [code_of(forged if player == 5 else record)]
        lines += person(event.player(player)).split("\n")
    one = rebuilt_from(lines)
    assert one.contradictions
    assert not one.complete
    nothing_false_is_certain(event, one.event)
