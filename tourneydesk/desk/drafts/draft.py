"""A round that is not posted yet, as a value: the proposal, changes by hand, and what to keep."""

from dataclasses import dataclass

from tourneydesk.core.event import Event, Round
from tourneydesk.core.reasons import Problem


@dataclass(frozen=True, slots=True)
class Draft:
    """A round that is not posted yet.

    ``event`` is the event that the draft was made from, ``proposed`` the round as the format paired
    it, ``changed`` the round as it would be posted now. ``kept_tables`` are the numbers of the
    tables that stay when the round is paired again, ``kept_byes`` the players whose byes stay.
    ``warnings`` are rule problems of the tables that differ from the proposal, ``accepted`` those
    that the organizer wants all the same, with a note for the history. ``seed`` applies to this
    round only.
    """

    event: Event
    proposed: Round
    changed: Round
    kept_tables: frozenset[int] = frozenset()
    kept_byes: frozenset[int] = frozenset()
    warnings: tuple[Problem, ...] = ()
    accepted: tuple[tuple[tuple[Problem, ...], str], ...] = ()
    seed: str | None = None

    @property
    def round_number(self) -> int:
        return self.proposed.number

    @property
    def objections(self) -> tuple[Problem, ...]:
        """The warnings that the organizer has not accepted."""
        accepted = [problem for problems, _ in self.accepted for problem in problems]
        return tuple(warning for warning in self.warnings if warning not in accepted)

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


def moved_players(draft: Draft) -> frozenset[int]:
    """The players whose table, or bye, differs from the proposal."""
    before, now = _places(draft.proposed), _places(draft.changed)
    return frozenset(player for player, place in now.items() if before.get(player) != place)


def _places(round_: Round) -> dict[int, int]:
    """The table of each player; 0 for a bye."""
    seated = {player: table.number for table in round_.tables for player in table.players}
    return {**dict.fromkeys(players_with_bye(round_), 0), **seated}


def players_with_bye(round_: Round) -> set[int]:
    """Who has a bye in a round."""
    return {bye.player for bye in round_.byes}
