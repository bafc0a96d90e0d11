"""From score groups to boards: who has White, the order of the boards, and why.

Colors by US Chess 29E2–29E5f; boards by score, then rank.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from tourneydesk.core.event import Event, Round, Seat, Table
from tourneydesk.core.reasons import Reason
from tourneydesk.core.seating import NOTHING_KEPT, by_number, free_numbers, kept_players
from tourneydesk.formats.us_swiss import reasons
from tourneydesk.formats.us_swiss.pairing.colors import OTHER, allotment, due
from tourneydesk.formats.us_swiss.pairing.downfloat_reasons import moved_down
from tourneydesk.formats.us_swiss.pairing.entrants import Entrant
from tourneydesk.formats.us_swiss.pairing.score_groups import ScoreGroup


@dataclass(frozen=True, slots=True)
class Board:
    """Two players, White first, and why."""

    white: Entrant
    black: Entrant
    why: tuple[Reason, ...]

    @property
    def order(self) -> tuple[int, int]:
        """Boards are ordered by their higher score, then by the rank of the player who has it."""
        top = max(self.white.halves, self.black.halves)
        return -top, min(
            entrant.rank for entrant in (self.white, self.black) if entrant.halves == top
        )


def tables(
    event: Event,
    score_groups: Sequence[ScoreGroup],
    first_color: str,
    kept_round: Round = NOTHING_KEPT,
) -> tuple[Table, ...]:
    """All boards of a round in order, those of ``kept_round`` at their numbers and the others at
    the remaining numbers; ``first_color`` is W or B for the top player.
    """
    moved: dict[int, tuple[Reason, ...]] = {}
    boards: list[Board] = []
    for score_group in score_groups:
        boards += _boards(event, score_group, first_color, moved)
        moved = {**moved, **moved_down(score_group)}
    boards.sort(key=lambda board: board.order)
    staying = len(kept_players(kept_round))
    new_tables = tuple(
        Table(
            table_number,
            (Seat(board.white.id, "white"), Seat(board.black.id, "black")),
            (*board.why, *reasons.of_kept(staying, board.white.id, board.black.id)),
        )
        for table_number, board in zip(free_numbers(kept_round), boards, strict=False)
    )
    return by_number((*kept_round.tables, *new_tables))


def _boards(
    event: Event, score_group: ScoreGroup, first_color: str, moved: Mapping[int, tuple[Reason, ...]]
) -> Iterator[Board]:
    because = reasons.of_pairs(event, score_group)
    alternating = 0
    for index, (higher, lower) in enumerate(score_group.pairs):
        shared = allotment(higher.colors, lower.colors)
        color = shared.first or due(higher.colors)
        if not color:
            color = first_color if alternating % 2 == 0 else OTHER[first_color]
            alternating += 1
        white, black = (higher, lower) if color == "W" else (lower, higher)
        why = (
            *moved.get(higher.id, ()),
            *moved.get(lower.id, ()),
            *because[index],
            *reasons.of_colors(higher, lower, shared, color),
        )
        yield Board(white, black, why)
