"""The next round if paired by hand: its kind, tables and byes, with this event's figures."""

from dataclasses import dataclass

from tourneydesk.core.event import Event
from tourneydesk.core.field import active
from tourneydesk.formats import format_of

Sizes = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class HandRound:
    """The round that staff would make by hand: ``groups`` are the table sizes, group by group,
    ``players`` those still in, ``bye_count`` how many of them sit out, ``requested_byes`` who asked
    to.

    A ring has no rounds: ``players`` are in ring order, and there is a table for each game that can
    still be called.
    """

    round_number: int
    kind: str
    players: tuple[int, ...]
    groups: tuple[Sizes, ...]
    bye_count: int = 0
    requested_byes: tuple[int, ...] = ()

    @property
    def sizes(self) -> Sizes:
        return tuple(size for group in self.groups for size in group)

    @property
    def seat_count(self) -> int:
        return sum(self.sizes)


def players_still_in(event: Event) -> tuple[int, ...]:
    """The players still in."""
    return active(event, format_of(event).leavings(event))


def pairs(event: Event) -> HandRound | None:
    """A round of tables of two, with one bye if the number is odd; None if no round follows."""
    kind = format_of(event).outlook(event).next_kind
    if kind is None:
        return None
    round_number = len(event.rounds) + 1
    players = _with_house_if_odd(event, players_still_in(event), round_number)
    requested_byes = tuple(
        request.player
        for request in event.bye_requests
        if request.round == round_number and request.player in players
    )
    playing = len(players) - len(requested_byes)
    if playing < 2:
        return None
    return HandRound(
        round_number, kind, players, ((2,) * (playing // 2),), playing % 2, requested_byes
    )


def _with_house_if_odd(
    event: Event, players: tuple[int, ...], round_number: int
) -> tuple[int, ...]:
    """The players in the round, with one house player if the others are an odd number and none if
    they are even.
    """
    own_players = tuple(player_id for player_id in players if not event.player(player_id).house)
    request_count = sum(
        request.round == round_number and request.player in own_players
        for request in event.bye_requests
    )
    house_players = tuple(player_id for player_id in players if event.player(player_id).house)
    return (*own_players, *house_players[: (len(own_players) - request_count) % 2])
