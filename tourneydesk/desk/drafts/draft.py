"""A round that is not posted yet, as a value: the proposal, changes by hand, and what to keep."""

from dataclasses import dataclass

from tourneydesk.core.event import Event, Round
from tourneydesk.core.sayings import Problem


@dataclass(frozen=True, slots=True)
class Draft:
    """A round that is not posted yet.

    ``event`` is the event that the draft was made from, ``proposed`` the round as the format paired
    it, ``changed`` the round as it would be posted now. ``kept_tables`` are the numbers of the
    tables that stay when the round is paired again, ``kept_byes`` the players whose byes stay.
    ``warnings`` are rule problems of the tables that differ from the proposal. ``seed`` applies to
    this round only.
    """

    event: Event
    proposed: Round
    changed: Round
    kept_tables: frozenset[int] = frozenset()
    kept_byes: frozenset[int] = frozenset()
    warnings: tuple[Problem, ...] = ()
    seed: str | None = None

    @property
    def round_number(self) -> int:
        return self.proposed.number

    @property
    def by_hand(self) -> bool:
        """Whether the draft differs from the format's proposal."""
        return bool(changed_tables(self)) or players_with_bye(self.changed) != players_with_bye(
            self.proposed
        )


def changed_tables(draft: Draft) -> frozenset[int]:
    """The numbers of the tables whose seats differ from the proposal."""
    proposed_seats = {table.number: table.seats for table in draft.proposed.tables}
    return frozenset(
        table.number
        for table in draft.changed.tables
        if proposed_seats.get(table.number) != table.seats
    )


def players_with_bye(round_: Round) -> set[int]:
    """Who has a bye in a round."""
    return {bye.player for bye in round_.byes}
