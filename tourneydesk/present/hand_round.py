"""What the next round is by hand: its kind, its tables, who sits out, in figures of this event."""

from dataclasses import dataclass

from tourneydesk.core.event import Event
from tourneydesk.core.field import active
from tourneydesk.core.sayings import Refused
from tourneydesk.formats import format_of
from tourneydesk.formats.dual_ring.ring import ring_of
from tourneydesk.formats.risk_swiss.plan import next_boards
from tourneydesk.formats.strikes.rounds import kind_in_turn
from tourneydesk.formats.strikes.settings import rules_of
from tourneydesk.formats.strikes.table_counts import Sizes, table_sizes

FINAL = 5
"""Players on the final board of a RISK 2210 Swiss."""


@dataclass(frozen=True, slots=True)
class HandRound:
    """The round that staff would make by hand: ``groups`` are the sizes of its tables, group by
    group, ``inside`` who is in, ``byes`` how many of them sit out, ``asked`` who asked to.

    In Dual Ring there are no rounds: ``inside`` is in the order of the ring, and there is a table
    for each game that can still be called.
    """

    number: int
    kind: str
    inside: tuple[int, ...]
    groups: tuple[Sizes, ...]
    byes: int = 0
    asked: tuple[int, ...] = ()

    @property
    def sizes(self) -> Sizes:
        return tuple(size for group in self.groups for size in group)

    @property
    def seated(self) -> int:
        return sum(self.sizes)


def hand_round(event: Event) -> HandRound | None:
    """The next round as things stand; None where none follows, or these players make none."""
    fmt = format_of(event)
    kind = fmt.outlook(event).next_kind
    inside = active(event, fmt.leavings(event))
    number = len(event.rounds) + 1
    match event.format:
        case "dual-ring":
            return _ring(event, inside)
        case _ if kind is None:
            return None
        case "risk-swiss":
            return _boards(event, inside, number, kind)
        case "strikes" if len(inside) >= 3:
            groups = table_sizes(len(inside), kind_in_turn(event), rules_of(event.settings))
            byes = len(inside) - sum(map(sum, groups))
            return HandRound(number, kind_in_turn(event), inside, groups, byes)
        case "strikes":
            return None
        case _:
            return _pairs(event, inside, number, kind)


def _pairs(event: Event, inside: tuple[int, ...], number: int, kind: str) -> HandRound | None:
    inside = _with_house_if_odd(event, inside, number)
    asked = tuple(
        one.player for one in event.bye_requests if one.round == number and one.player in inside
    )
    playing = len(inside) - len(asked)
    if playing < 2:
        return None
    return HandRound(number, kind, inside, ((2,) * (playing // 2),), playing % 2, asked)


def _with_house_if_odd(event: Event, inside: tuple[int, ...], number: int) -> tuple[int, ...]:
    """Who plays, with one house player where the others are an odd number and with none where they
    are even.
    """
    others = tuple(player for player in inside if not event.player(player).house)
    asked = sum(one.round == number and one.player in others for one in event.bye_requests)
    house = tuple(player for player in inside if event.player(player).house)
    return (*others, *house[: (len(others) - asked) % 2])


def _boards(event: Event, inside: tuple[int, ...], number: int, kind: str) -> HandRound | None:
    if kind == "final":
        return HandRound(number, kind, inside, ((min(FINAL, len(inside)),),)) if inside else None
    try:
        return HandRound(number, kind, inside, (next_boards(event).sizes,))
    except Refused:
        return None


def _ring(event: Event, inside: tuple[int, ...]) -> HandRound | None:
    ring = ring_of(event)
    if ring is None:
        return HandRound(1, "ring", inside, ((2,) * len(inside),)) if len(inside) >= 3 else None
    if ring.winners:
        return None
    # Each who goes out closes one gap, until two are left, who may have two games more.
    return HandRound(1, "ring", ring.inside, ((2,) * max(2, len(ring.inside) - 1),))
