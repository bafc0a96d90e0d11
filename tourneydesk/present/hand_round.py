"""The next round if paired by hand: its kind, tables and byes, with this event's figures."""

from dataclasses import dataclass

from tourneydesk.core.event import Event
from tourneydesk.core.field import active
from tourneydesk.formats import format_of

Sizes = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class HandRound:
    """The round that staff would make by hand: ``groups`` are the table sizes, group by group,
    ``inside`` the players still in, ``byes`` how many of them sit out, ``asked`` who asked to.

    A ring has no rounds: ``inside`` is in ring order, and there is a table for each game that can
    still be called.
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


def inside_of(event: Event) -> tuple[int, ...]:
    """The players still in."""
    return active(event, format_of(event).leavings(event))


def pairs(event: Event) -> HandRound | None:
    """A round of tables of two, with one bye if the number is odd; None if no round follows."""
    kind = format_of(event).outlook(event).next_kind
    if kind is None:
        return None
    number = len(event.rounds) + 1
    inside = _with_house_if_odd(event, inside_of(event), number)
    asked = tuple(
        one.player for one in event.bye_requests if one.round == number and one.player in inside
    )
    playing = len(inside) - len(asked)
    if playing < 2:
        return None
    return HandRound(number, kind, inside, ((2,) * (playing // 2),), playing % 2, asked)


def _with_house_if_odd(event: Event, inside: tuple[int, ...], number: int) -> tuple[int, ...]:
    """The players in the round, with one house player if the others are an odd number and none if
    they are even.
    """
    others = tuple(player for player in inside if not event.player(player).house)
    asked = sum(one.round == number and one.player in others for one in event.bye_requests)
    house = tuple(player for player in inside if event.player(player).house)
    return (*others, *house[: (len(others) - asked) % 2])
