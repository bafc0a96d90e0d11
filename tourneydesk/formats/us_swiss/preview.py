"""The first two rounds under each kind of acceleration, for the players entered."""

from collections.abc import Mapping
from dataclasses import replace

from tourneydesk.core.draw import Draw
from tourneydesk.core.event import Event, Round
from tourneydesk.core.results import MatchResult
from tourneydesk.formats.us_swiss.entrants import ranked_ids
from tourneydesk.formats.us_swiss.pairing import propose, why_blocked

KINDS = ("none", "adjusted_rating", "added_score")


def side_by_side(event: Event, seed: str) -> Mapping[str, tuple[Round, ...]]:
    """Rounds 1 and 2 by the value of ``acceleration``, before anything is posted.

    Round 2 assumes that the higher-ranked player wins every game, except for draws at the top board
    of the upper and of the lower half: the readings differ in draws. Fewer rounds where no more can
    be paired.
    """
    rounds_by_kind: dict[str, tuple[Round, ...]] = {}
    for kind in KINDS:
        settings = {**event.settings, "acceleration": kind, "rounds": 2}
        now = replace(event, settings=settings, rounds=())
        rounds: list[Round] = []
        for round_number in (1, 2):
            if why_blocked(now) is not None:
                break
            rounds.append(propose(now, Draw(seed, f"round {round_number}")))
            now = replace(now, rounds=(*now.rounds, supposed(event, rounds[-1], seed)))
        rounds_by_kind[kind] = tuple(rounds)
    return rounds_by_kind


def supposed(event: Event, proposal: Round, seed: str) -> Round:
    """The round with the results that `side_by_side` assumes."""
    rank = {player: place for place, player in enumerate(ranked_ids(event, seed))}
    half = (len(proposal.tables) + 1) // 2
    tables = tuple(
        replace(
            table,
            result=MatchResult(drawn=True)
            if index in (0, half)
            else MatchResult(winner=min(table.players, key=rank.__getitem__)),
        )
        for index, table in enumerate(proposal.tables)
    )
    return replace(proposal, tables=tables)
