"""Why a player was paired down, and why lower-ranked players were not."""

from collections.abc import Iterator
from fractions import Fraction

from tourneydesk.core.reasons import Fact, Reason
from tourneydesk.formats.us_swiss import sources
from tourneydesk.formats.us_swiss.pairing.entrants import Entrant
from tourneydesk.formats.us_swiss.pairing.score_groups import ScoreGroup

PASSED = {
    "rest": ("passed_rest", sources.NO_REMATCH),
    "met": ("passed_met", sources.ODD_PLAYER),
    "apart": ("passed_apart", sources.HOUSE),
    "field": ("passed_field", sources.NO_REMATCH),
    "more": ("passed_more", sources.EQUAL_SCORES),
}
"""Why a lower-ranked player could not move down (see `downfloaters.Rest.why_not_leave`)."""

MOST_PASSED = 3
"""The most passed-over players that are named."""


def moved_down(score_group: ScoreGroup) -> dict[int, tuple[Reason, ...]]:
    """Why players of this score group moved down to the next, by player."""
    reasons: dict[int, tuple[Reason, ...]] = {}
    by_rank = {player.id for player in score_group.left_by_rank}
    ours = [player for player in score_group.left if player.id not in by_rank]
    theirs = [
        p
        for p in score_group.left_by_rank
        if p.id not in {player.id for player in score_group.left}
    ]
    swapped = {first.id: second for first, second in zip(ours, theirs, strict=True)}
    came_down = {player.id for player in score_group.players[: score_group.down]}
    for player in score_group.left:
        points: Fact = Fraction(player.halves, 2)
        facts: dict[str, Fact] = {"points": points, "count": len(score_group.left)}
        if player.id in swapped:
            other = swapped[player.id]
            if player.rating is not None and other.rating is not None:
                facts["size"] = abs(player.rating - other.rating)
            else:
                facts["size"] = 0
            why = Reason("went_down_instead", sources.SWITCHES, (player.id, other.id), facts)
        elif player.id in came_down:
            why = Reason("went_down_again", sources.ODD_PLAYER, (player.id,), facts)
        elif len(score_group.left) > 1:
            why = Reason("went_down_with_others", sources.ODD_PLAYER, (player.id,), facts)
        elif player.id == score_group.players[-1].id:
            why = Reason("went_down", sources.ODD_PLAYER, (player.id,), facts)
        else:
            why = Reason("went_down_next", sources.ODD_PLAYER, (player.id,), facts)
        reasons[player.id] = (*_passed_over(score_group, player), why)
    return reasons


def _passed_over(score_group: ScoreGroup, player: Entrant) -> Iterator[Reason]:
    """Why lower-ranked players could not move down."""
    if len(score_group.left) > 1:
        return
    for other, why in score_group.passed[:MOST_PASSED]:
        code, rule = PASSED[why]
        yield Reason(code, rule, (other.id, player.id))
    if any(
        entrant.rating is None and entrant.rank > player.rank
        for entrant in score_group.players[score_group.down :]
    ):
        yield Reason("passed_unrated", sources.ODD_PLAYER, (player.id,))
