"""Gathers the reasons that were kept with a round: for a table, or for a player."""

from collections.abc import Collection, Iterator, Sequence

from tourneydesk.core.event import Event, Round
from tourneydesk.core.sayings import Problem, Reason, Refused
from tourneydesk.core.table_numbers import no_such_table


def reasons_for_table(posted: Round, number: int) -> Sequence[Reason]:
    """Why this table, then what holds for the whole round; Refused when there is no such table."""
    table = posted.table(number)
    if table is None:
        raise Refused(no_such_table(posted, number))
    return _once((*table.reasons, *_of_round(posted, table.players)))


def reasons_for_player(event: Event, posted: Round, player: int) -> Sequence[Reason]:
    """Why a player sits where he sits or has a bye; Refused when he was not in that round."""
    if not 1 <= player <= len(event.players):
        facts = {"player": player, "players": len(event.players)}
        raise Refused(Problem("player_unknown", facts=facts))
    own = [reason for table in posted.tables if player in table.players for reason in table.reasons]
    own += [reason for bye in posted.byes if bye.player == player for reason in bye.reasons]
    if posted.table_of(player) is None and all(bye.player != player for bye in posted.byes):
        raise Refused(Problem("no_bye_or_table", players=(player,), facts={"round": posted.number}))
    return _once((*own, *_of_round(posted, (player,))))


def _once(reasons: Sequence[Reason]) -> Sequence[Reason]:
    """Each reason where it comes first: some are kept both with the table and with the round."""
    return tuple(reason for at, reason in enumerate(reasons) if reason not in reasons[:at])


def _of_round(posted: Round, players: Collection[int]) -> Iterator[Reason]:
    """What holds for the whole round, and what holds for a group that one of these belongs to."""
    for reason in posted.reasons:
        if not reason.players or not set(reason.players).isdisjoint(players):
            yield reason
