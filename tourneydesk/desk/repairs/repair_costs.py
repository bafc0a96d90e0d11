"""What is wrong with a posted round, and what a repaired one costs against it."""

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
    """Who plays in that round as things stand now."""
    before = before_round(event, posted.number)
    return frozenset(active(event, format_of(event).leavings(before)))


def left(made: Round, playing: Set[int]) -> tuple[int, ...]:
    """Who sits at a running table and plays no more."""
    seated = {player for table in made.tables if table.running for player in table.players}
    return tuple(sorted(seated - playing))


def waiting(event: Event, made: Round, playing: Set[int]) -> tuple[int, ...]:
    """Who plays and has no table and no bye; house players need none."""
    fmt = format_of(event)
    if made.kind in (*fmt.extra_kinds, *fmt.ring_kinds):
        # Not everybody who is in plays there.
        return ()
    without = sorted(playing - kept_players(made))
    return tuple(player for player in without if not event.player(player).house)


@dataclass(frozen=True, slots=True)
class Scale:
    """A posted round, weighed once for the many that are weighed against it: who plays in it as
    things stand now, and its counts.
    """

    event: Event
    playing: frozenset[int]
    posted: tuple[Criterion, ...]

    @staticmethod
    def of(event: Event, posted: Round) -> "Scale":
        playing = here(event, posted)
        return Scale(event, playing, _counts(event, posted, playing))

    def costs(self, made: Round) -> tuple[Cost, ...]:
        """Each count of the posted round and of the one made instead, the weightiest first."""
        counts = _counts(self.event, made, self.playing)
        pairs = zip(self.posted, counts, strict=True)
        return tuple(Cost(was.code, was.value, now.value) for was, now in pairs)


def _counts(event: Event, made: Round, playing: Set[int]) -> tuple[Criterion, ...]:
    """Players who left and sit at a table, players without a table who did not ask for that, and
    the format's own.
    """
    odd = sum(bye.why == "odd" for bye in made.byes)
    return (
        Criterion(ABSENT, len(left(made, playing))),
        Criterion(OUT, len(waiting(event, made, playing)) + odd),
        *format_of(event).evaluate(event, made),
    )
