"""A round that is not posted yet, as a value: as proposed, as changed by hand, and what stays."""

from dataclasses import dataclass

from tourneydesk.core.event import Event, Round
from tourneydesk.core.sayings import Problem


@dataclass(frozen=True, slots=True)
class Draft:
    """A round that is not posted yet.

    ``event`` is what it was made from, ``proposed`` the round as the format paired it, ``changed``
    as it would be posted now. ``kept`` are the numbers of the tables that stay when it is paired
    again, ``kept_byes`` the players whose byes do. ``warnings`` say what the rules have against
    the tables that differ from the proposal. ``seed`` is one given for this round alone.
    """

    event: Event
    proposed: Round
    changed: Round
    kept: frozenset[int] = frozenset()
    kept_byes: frozenset[int] = frozenset()
    warnings: tuple[Problem, ...] = ()
    seed: str | None = None

    @property
    def number(self) -> int:
        return self.proposed.number

    @property
    def by_hand(self) -> bool:
        """Whether it differs from what the format proposed."""
        return bool(changed_tables(self)) or out_of(self.changed) != out_of(self.proposed)


def changed_tables(draft: Draft) -> frozenset[int]:
    """The numbers of the tables where somebody sits who was not proposed to, or not so."""
    was = {table.number: table.seats for table in draft.proposed.tables}
    return frozenset(
        table.number for table in draft.changed.tables if was.get(table.number) != table.seats
    )


def out_of(made: Round) -> set[int]:
    """Who has a bye in a round."""
    return {bye.player for bye in made.byes}
