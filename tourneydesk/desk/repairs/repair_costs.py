"""The problems of a posted round, and the cost of a repaired round compared with it."""

from collections.abc import Set
from dataclasses import dataclass

from tourneydesk.core.event import Event, Round
from tourneydesk.core.field import active
from tourneydesk.core.format import Criterion
from tourneydesk.core.kept_tables import before_round, kept_players
from tourneydesk.desk.drafts.drafts import Cost
from tourneydesk.desk.repairs.repair import ABSENT, OUT
from tourneydesk.formats import format_of


def here(event: Event, posted: Round) -> frozenset[int]:
    """The players who are active in this round now."""
    before = before_round(event, posted.number)
    return frozenset(active(event, format_of(event).leavings(before)))


def left(made: Round, playing: Set[int]) -> tuple[int, ...]:
    """Players at an unfinished table who are no longer active."""
    seated = {player for table in made.tables if table.running for player in table.players}
    return tuple(sorted(seated - playing))


def waiting(event: Event, made: Round, playing: Set[int]) -> tuple[int, ...]:
    """Active players without a table or bye; house players need none."""
    fmt = format_of(event)
    if made.kind in (*fmt.extra_kinds, *fmt.ring_kinds):
        # Not every active player plays in these rounds.
        return ()
    without = sorted(playing - kept_players(made))
    return tuple(player for player in without if not event.player(player).house)


@dataclass(frozen=True, slots=True)
class Scale:
    """A posted round evaluated once, to compare many repairs with it: the players active in it now,
    and its criteria.
    """

    event: Event
    playing: frozenset[int]
    posted: tuple[Criterion, ...]

    @staticmethod
    def of(event: Event, posted: Round) -> "Scale":
        playing = here(event, posted)
        return Scale(event, playing, _counts(event, posted, playing))

    def costs(self, made: Round) -> tuple[Cost, ...]:
        """Each criterion of the posted and the repaired round, the most important first."""
        counts = _counts(self.event, made, self.playing)
        pairs = zip(self.posted, counts, strict=True)
        return tuple(Cost(was.code, was.value, now.value) for was, now in pairs)


def _counts(event: Event, made: Round, playing: Set[int]) -> tuple[Criterion, ...]:
    """Players who left and sit at a table, players without a table who did not ask for that, and
    the format's own criteria.
    """
    odd = sum(bye.why == "odd" for bye in made.byes)
    return (
        Criterion(ABSENT, len(left(made, playing))),
        Criterion(OUT, len(waiting(event, made, playing)) + odd),
        *format_of(event).evaluate(event, made),
    )
