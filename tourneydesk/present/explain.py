"""Collects the reasons recorded with a round, for a table or for a player."""

from collections.abc import Collection, Iterator, Sequence

from tourneydesk.core.event import Round
from tourneydesk.core.sayings import Reason, Refused
from tourneydesk.core.table_numbers import BY_ORGANIZER, no_such_table


def reasons_for_table(posted: Round, table_number: int) -> Sequence[Reason]:
    """Why this table was paired, then what applies to the whole round; Refused if there is no such
    table.
    """
    table = posted.table(table_number)
    if table is None:
        raise Refused(no_such_table(posted, table_number))
    return _once((*table.reasons, *_of_round(posted, table.players)))


def is_in(posted: Round, player: int) -> bool:
    """Whether a player has a table or a bye in the round."""
    return posted.table_of(player) is not None or any(bye.player == player for bye in posted.byes)


def reasons_for_player(posted: Round, player: int) -> Sequence[Reason]:
    """Why a player of the round sits at their table or has a bye."""
    reasons = [
        reason for table in posted.tables if player in table.players for reason in table.reasons
    ]
    reasons += [reason for bye in posted.byes if bye.player == player for reason in bye.reasons]
    return _once((*reasons, *_of_round(posted, (player,))))


def _once(reasons: Sequence[Reason]) -> Sequence[Reason]:
    """Each reason once, at its first position: some are recorded with both table and round."""
    return tuple(reason for at, reason in enumerate(reasons) if reason not in reasons[:at])


def _of_round(posted: Round, players: Collection[int]) -> Iterator[Reason]:
    """The reasons that apply to the whole round, and to any group that one of these players is in.

    They were given when the rules made the round; after changes by hand, the reason for those comes
    first. The reason for a repair applies to the tables it changed; these also have that reason.
    """
    of_round = [
        reason
        for reason in posted.reasons
        if not reason.code.startswith("repaired_")
        and (not reason.players or not set(reason.players).isdisjoint(players))
    ]
    by_hand = sum(
        any(reason.code == "seated_by_hand" for reason in table.reasons) for table in posted.tables
    )
    if by_hand and of_round:
        yield Reason("said_before_changes_by_hand", BY_ORGANIZER, (), {"count": by_hand})
    yield from of_round
