"""The problems of a posted round, and the cost of a repaired round compared with it."""

from collections.abc import Set
from dataclasses import dataclass

from tourneydesk.core.event import Event, Round
from tourneydesk.core.field import active
from tourneydesk.core.format import Criterion
from tourneydesk.core.seating import before_round, kept_players
from tourneydesk.desk.drafts.drafts import Cost
from tourneydesk.desk.repairs.repair import ABSENT, OUT
from tourneydesk.formats import format_of


def active_players(event: Event, posted: Round) -> frozenset[int]:
    """The players who are active in this round now."""
    before = before_round(event, posted.number)
    return frozenset(active(event, format_of(event).leavings(before)))


def withdrawn_players(round_: Round, playing: Set[int]) -> tuple[int, ...]:
    """Players at an unfinished table who are no longer active."""
    seated = {player for table in round_.tables if table.running for player in table.players}
    return tuple(sorted(seated - playing))


def unseated_players(event: Event, round_: Round, playing: Set[int]) -> tuple[int, ...]:
    """Active players without a table or bye; house players need none."""
    fmt = format_of(event)
    if round_.kind in (*fmt.extra_kinds, *fmt.ring_kinds):
        # Not every active player plays in these rounds.
        return ()
    without = sorted(playing - kept_players(round_))
    return tuple(player for player in without if not event.player(player).house)


@dataclass(frozen=True, slots=True)
class Baseline:
    """A posted round evaluated once, to compare many repairs with it: the players active in it now,
    and its criteria.
    """

    event: Event
    playing: frozenset[int]
    posted: tuple[Criterion, ...]

    @staticmethod
    def of(event: Event, posted: Round) -> "Baseline":
        playing = active_players(event, posted)
        return Baseline(event, playing, _criteria(event, posted, playing))

    def costs(self, repaired: Round) -> tuple[Cost, ...]:
        """Each criterion of the posted and the repaired round, the most important first."""
        counts = _criteria(self.event, repaired, self.playing)
        pairs = zip(self.posted, counts, strict=True)
        return tuple(Cost(before.code, before.value, after.value) for before, after in pairs)


def _criteria(event: Event, round_: Round, playing: Set[int]) -> tuple[Criterion, ...]:
    """Players who left and sit at a table, players without a table who did not ask for that, and
    the format's own criteria.
    """
    odd = sum(bye.why == "odd" for bye in round_.byes)
    return (
        Criterion(ABSENT, len(withdrawn_players(round_, playing))),
        Criterion(OUT, len(unseated_players(event, round_, playing)) + odd),
        *format_of(event).evaluate(event, round_),
    )
