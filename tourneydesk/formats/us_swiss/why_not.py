"""Why two players did not meet: the round is paired again with that pair fixed and compared."""

from fractions import Fraction

from tourneydesk.core.event import Event, Round
from tourneydesk.core.field import has_same_mark
from tourneydesk.core.reasons import Fact, Reason
from tourneydesk.formats.us_swiss import settings
from tourneydesk.formats.us_swiss.entrants import lot_seed
from tourneydesk.formats.us_swiss.natural import COUNTS
from tourneydesk.formats.us_swiss.pairing import Paired, paired_round
from tourneydesk.formats.us_swiss.records import records, score
from tourneydesk.formats.us_swiss.score_groups import ScoreGroup
from tourneydesk.formats.us_swiss.settings import rules_of

WORSE = {
    "third": ("why_not_third", settings.NO_THIRD),
    "over_equalisation_limit": ("why_not_over_equalisation_limit", settings.EQUALIZATION),
    "equalisation": ("why_not_equalisation", settings.EQUALIZATION),
    "over_alternation_limit": ("why_not_over_alternation_limit", settings.ALTERNATION),
    "alternation": ("why_not_alternation", settings.ALTERNATION),
    "downfloaters": ("why_not_odd_players", settings.ODD_PLAYER),
    "interchanges": ("why_not_interchanges", "US Chess 29E5e"),
    "changed": ("why_not_changed", settings.NATURAL),
    "sizes": ("why_not_sizes", settings.SWITCHES),
    "distance": ("why_not_distance", settings.NATURAL),
    "lower_down": ("why_not_lower_down", settings.OURS),
    "lot": ("why_not_lot", settings.OURS),
}
"""The code and the rule for the first count that would be worse."""

BY_HAND = ("seated_by_hand",)
"""The reasons of tables seated by the organizer."""


def why_not(event: Event, posted: Round, a: int, b: int) -> tuple[Reason, ...]:
    """Why these two did not meet in a posted round, in the counts by which it was paired.

    ``event`` is the event before that round. The round is solved again with the two meeting, and
    compared from the top: the bye, then in each group who left it, then its counts. Their scores
    come first.
    """
    pair = (a, b)
    plain = _plainly(event, posted, a, b)
    if plain is not None:
        return (plain,)
    seed = lot_seed(event, posted.seed)
    paired = paired_round(event, seed)
    fixed = paired_round(event, seed, pair)
    if paired is None or fixed is None:
        return (Reason("why_not_rest_unpairable", settings.NO_REMATCH, pair),)
    ours = {
        frozenset((first.id, second.id))
        for score_group in paired.score_groups
        for first, second in score_group.pairs
    }
    if ours == {frozenset(table.players) for table in posted.tables}:
        return (*_scores(event, pair), _compared(event, paired, fixed, pair))
    by_hand = any(why.code in BY_HAND for table in posted.tables for why in table.reasons)
    if frozenset(pair) in ours:
        code = "changed_by_hand_from_rules" if by_hand else "why_not_by_rules_around"
        return (Reason(code, settings.OURS, pair, {"round": posted.number}),)
    changed = Reason("why_not_by_hand" if by_hand else "why_not_around", settings.OURS, pair)
    return (changed, *_scores(event, pair), _compared(event, paired, fixed, pair))


def _plainly(event: Event, posted: Round, first: int, second: int) -> Reason | None:
    """The answers that need no solving: they did meet, have met before, are a forbidden pair, or
    sat out.
    """
    pair = (first, second)
    table = posted.table_of(first)
    if first == second:
        return Reason("why_not_oneself", settings.OURS, (first,))
    if table is not None and second in table.players:
        return Reason("why_not_they_did", settings.NATURAL, pair, {"table": table.number})
    for player in pair:
        if posted.table_of(player) is not None:
            continue
        if any(bye.player == player and bye.why == "odd" for bye in posted.byes):
            return Reason("why_not_bye", settings.FULL_BYE, (player,))
        return Reason("why_not_away", settings.OURS, (player,), {"round": posted.number})
    for round_number, entry in enumerate(records(event)[first], start=1):
        if entry.kind == "played" and entry.opponent == second:
            return Reason("why_not_met", settings.NO_REMATCH, pair, {"round": round_number})
    if (min(pair), max(pair)) in event.forbidden:
        return Reason("why_not_forbidden", settings.OURS, pair)
    mark = rules_of(event.settings).keep_apart
    if has_same_mark(event, *pair, mark):
        return Reason("why_not_same_mark", settings.HOUSE, pair, {"mark": mark})
    return None


def _scores(event: Event, pair: tuple[int, int]) -> tuple[Reason, ...]:
    """The scores of the two, which a player asks about first; in round 1 nobody has any."""
    if not event.rounds:
        return ()
    entries = records(event)
    own, others = (Fraction(score(entries[player]), 2) for player in pair)
    facts: dict[str, Fact] = {"points": own, "others": others}
    code = "why_not_same_score" if own == others else "why_not_other_score"
    return (Reason(code, settings.EQUAL_SCORES, pair, facts),)


def _compared(event: Event, paired: Paired, fixed: Paired, pair: tuple[int, int]) -> Reason:
    """The first thing, from the top, that is worse with the pair fixed."""
    if paired.odd and fixed.odd and paired.odd.player.id != fixed.odd.player.id:
        byes = (fixed.odd.player.id, paired.odd.player.id)
        return Reason("why_not_other_bye", settings.FULL_BYE, (*pair, *byes))
    for was, now in zip(paired.score_groups, fixed.score_groups, strict=True):
        if len(now.left) != len(was.left):
            return _more_leave(was, now, pair)
    if (apart := _apart(event, paired, fixed, pair)) is not None:
        return apart
    for was, now in zip(paired.score_groups, fixed.score_groups, strict=True):
        other_first = [entrant.id for entrant in was.left_by_rank] != [
            entrant.id for entrant in now.left_by_rank
        ]
        if other_first:
            downs = (now.left_by_rank[0].id, was.left_by_rank[0].id)
            return Reason("why_not_other_odd_player", settings.ODD_PLAYER, (*pair, *downs))
        if was.paired.counts != now.paired.counts:
            return _worse(was, now, pair)
    return Reason("why_not_equal", settings.OURS, pair)


def _apart(event: Event, paired: Paired, fixed: Paired, pair: tuple[int, int]) -> Reason | None:
    """Where players of one club, team or household are kept apart: how many of them would meet."""
    mark = rules_of(event.settings).keep_apart
    before, after = (
        sum(
            has_same_mark(event, first.id, second.id, mark)
            for score_group in one.score_groups
            for first, second in score_group.pairs
        )
        for one in (paired, fixed)
    )
    if before == after:
        return None
    code = "why_not_more_same_mark" if after > before else "why_not_apart_otherwise"
    return Reason(code, settings.HOUSE, pair, {"mark": mark, "is": before, "would": after})


def _more_leave(was: ScoreGroup, now: ScoreGroup, pair: tuple[int, int]) -> Reason:
    facts: dict[str, Fact] = {"would": len(now.left), "is": len(was.left)}
    return Reason("why_not_more_leave", settings.EQUAL_SCORES, pair, facts)


def _worse(was: ScoreGroup, now: ScoreGroup, pair: tuple[int, int]) -> Reason:
    for name, before, after in zip(COUNTS, was.paired.counts, now.paired.counts, strict=True):
        if before != after:
            code, rule = WORSE[name]
            return Reason(code, rule, pair, {"is": before, "would": after})
    raise AssertionError("the counts differ somewhere")
