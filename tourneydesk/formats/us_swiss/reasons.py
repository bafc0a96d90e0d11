"""The reasons for each board: the natural opponent or not, who moved down, who has White."""

from collections.abc import Iterator, Sequence
from fractions import Fraction

from tourneydesk.core.event import Event
from tourneydesk.core.field import has_same_mark
from tourneydesk.core.reasons import Fact, Reason
from tourneydesk.formats.us_swiss import settings
from tourneydesk.formats.us_swiss.entrants import (
    OTHER,
    Allotment,
    Entrant,
    balance,
    due,
    run_of_two,
)
from tourneydesk.formats.us_swiss.natural import Pair, pair_counts, size
from tourneydesk.formats.us_swiss.score_groups import ScoreGroup
from tourneydesk.formats.us_swiss.settings import rules_of

COLORS = {"W": "White", "B": "Black"}

GROUP_REASONS = {
    "upper_half": ("accelerated_upper_half", settings.ACCELERATED),
    "lower_half": ("accelerated_lower_half", settings.ACCELERATED),
    "upper_winners": ("accelerated_upper_winners", settings.ADJUSTED_RATING),
    "middle": ("accelerated_middle", settings.ADJUSTED_RATING),
    "lower_draws": ("accelerated_lower_draws", settings.ADJUSTED_RATING),
    "lower_losers": ("accelerated_lower_losers", settings.ADJUSTED_RATING),
}
"""The codes for the groups of accelerated rounds, and the rule."""


def of_pairs(event: Event, score_group: ScoreGroup) -> list[tuple[Reason, ...]]:
    """Why each pair of a score group meets, in the order of its pairs."""
    changes = _changes(score_group)
    reasons: list[tuple[Reason, ...]] = []
    for pair in score_group.paired.pairs:
        group = _group(score_group, pair)
        plainly = score_group.plain.partner[pair[0]] == pair[1]
        naturally = score_group.paired.natural.partner[pair[0]] == pair[1]
        if naturally and plainly:
            reasons.append((*group, _natural(score_group, pair)))
        elif naturally:
            reasons.append((*group, *_kept_apart(event, score_group, pair)))
        else:
            reasons.append((*group, _switched(score_group, pair, changes[pair])))
    return [
        (*why, *_same_mark(event, score_group, pair))
        for why, pair in zip(reasons, score_group.paired.pairs, strict=True)
    ]


def _same_mark(event: Event, score_group: ScoreGroup, pair: Pair) -> tuple[Reason, ...]:
    """Says of two players of one club, team or household why they meet nevertheless."""
    mark = rules_of(event.settings).keep_apart
    first, second = (score_group.stayed[p].id for p in pair)
    if not has_same_mark(event, first, second, mark):
        return ()
    return (Reason("meet_in_same_mark", settings.HOUSE, (first, second), {"mark": mark}),)


def _group(score_group: ScoreGroup, pair: Pair) -> tuple[Reason, ...]:
    """The group of an accelerated round; a plain score group is named with the pair."""
    if score_group.label == "score":
        return ()
    players = tuple(score_group.stayed[p].id for p in pair)
    if score_group.label.startswith("added_"):
        points: dict[str, Fact] = {
            "points": Fraction(int(score_group.label.removeprefix("added_")), 2)
        }
        return (Reason("accelerated_added", settings.ADDED_SCORE, players, points),)
    code, rule = GROUP_REASONS[score_group.label]
    return (Reason(code, rule, players),)


def _still_down(score_group: ScoreGroup) -> int:
    down = {player.id for player in score_group.players[: score_group.down]}
    return sum(1 for player in score_group.stayed if player.id in down)


def _natural(score_group: ScoreGroup, pair: Pair) -> Reason:
    first, second = (score_group.stayed[p] for p in pair)
    down = _still_down(score_group)
    facts: dict[str, Fact] = {
        "points": Fraction(first.halves, 2),
        "other_points": Fraction(second.halves, 2),
    }
    if pair[0] < down <= pair[1]:
        return Reason("came_down", settings.ODD_PLAYER, (first.id, second.id), facts)
    facts["place"] = 1 + sum(
        1 for a, b in score_group.plain.pairs() if a < pair[0] and not a < down <= b
    )
    code = "same_score_opponents" if first.halves == second.halves else "natural_opponents"
    return Reason(code, settings.NATURAL, (first.id, second.id), facts)


def _kept_apart(event: Event, score_group: ScoreGroup, pair: Pair) -> list[Reason]:
    """The natural pairing had a rematch or a forbidden pair, and this is the smallest change."""
    reasons: list[Reason] = []
    players = score_group.stayed
    for p in pair:
        due_opponent = players[score_group.plain.partner[p]]
        entrant = players[p]
        if due_opponent.id in entrant.barred:
            both = (min(entrant.id, due_opponent.id), max(entrant.id, due_opponent.id))
            code, rule = "would_be_rematch", settings.NO_REMATCH
            if both in event.forbidden:
                code, rule = "would_be_forbidden", settings.OURS
            elif due_opponent.id in entrant.apart:
                mark: dict[str, Fact] = {"mark": rules_of(event.settings).keep_apart}
                pair_of_ids = (entrant.id, due_opponent.id)
                reasons.append(Reason("would_be_same_mark", settings.HOUSE, pair_of_ids, mark))
                continue
            reasons.append(Reason(code, rule, (entrant.id, due_opponent.id)))
    names = tuple(players[p].id for p in pair)
    size_of = size(players, score_group.plain, *pair)
    code = "least_change" if reasons else "makes_room"
    return [*reasons, Reason(code, settings.SWITCHES, names, {"size": size_of})]


Change = tuple[tuple[int, ...], tuple[int, ...]]
"""Third colors, equalization and alternation misses before and after a switch."""


def _changes(score_group: ScoreGroup) -> dict[Pair, Change]:
    """For each pair that is not natural: what the switch it belongs to does for colors.

    A switch is a closed chain of natural pairs broken and new pairs made.
    """
    partner = {p: q for pair in score_group.paired.pairs for p, q in (pair, pair[::-1])}
    natural = score_group.paired.natural.partner
    changes: dict[Pair, Change] = {}
    done: set[int] = set()
    for start in range(len(partner)):
        if start in done or partner[start] == natural[start]:
            continue
        chain: list[int] = []
        at = start
        while at not in done:
            done |= {at, partner[at]}
            chain += [at, partner[at]]
            at = natural[partner[at]]
        before = _misses(score_group, {_ordered(p, natural[p]) for p in chain})
        new = {_ordered(p, partner[p]) for p in chain}
        after = _misses(score_group, new)
        changes |= dict.fromkeys(sorted(new), (before, after))
    return changes


def _misses(score_group: ScoreGroup, pairs: set[Pair]) -> tuple[int, ...]:
    natural = score_group.paired.natural
    rows = [
        pair_counts(score_group.stayed, natural, score_group.limits, first, second)
        for first, second in sorted(pairs)
    ]
    return tuple(sum(row[at] for row in rows) for at in (0, 2, 4))


def _ordered(first: int, second: int) -> Pair:
    return (first, second) if first < second else (second, first)


def _switched(score_group: ScoreGroup, pair: Pair, change: Change) -> Reason:
    """Which rule moved these two from their natural opponents, and what it gained."""
    natural = score_group.paired.natural
    before, after = change
    span = size(score_group.stayed, natural, *pair)
    everyone = (*pair, natural.partner[pair[0]], natural.partner[pair[1]])
    facts: dict[str, Fact] = {
        "size": span,
        "before": sum(before[1:]),
        "after": sum(after[1:]),
        "third_before": before[0],
        "third_after": after[0],
        "alternation_limit": score_group.limits.alternation,
        "equalisation_limit": score_group.limits.equalization,
    }
    players = tuple(score_group.stayed[p].id for p in everyone)
    if after[0] < before[0]:
        return Reason("switched_against_third", settings.NO_THIRD, players, facts)
    if after[1] < before[1]:
        facts["limit"] = score_group.limits.equalization
        return Reason("switched_to_equalise", settings.EQUALIZATION, players, facts)
    if after[2] < before[2]:
        facts["limit"] = score_group.limits.alternation
        return Reason("switched_to_alternate", settings.ALTERNATION, players, facts)
    return Reason("switched_with_others", settings.SWITCHES, players, facts)


def of_colors(higher: Entrant, lower: Entrant, shared: Allotment, color: str) -> tuple[Reason, ...]:
    """Why one has White: from the side of the player who gets the due color."""
    white, black = (higher, lower) if color == "W" else (lower, higher)
    players = (white.id, black.id)
    facts: dict[str, Fact] = {
        "white_due": COLORS.get(due(white.colors)),
        "black_due": COLORS.get(due(black.colors)),
    }
    thirds = _thirds(white, black, shared)
    match shared.code:
        case "no_colors":
            return (Reason("first_colours", settings.FIRST_COLORS, players),)
        case "both_due":
            return (Reason("both_get_due_colours", settings.DUE_COLOR, players), *thirds)
        case "one_due":
            gets = white if due(white.colors) else black
            rest = black if gets is white else white
            facts["colour"] = COLORS[due(gets.colors)]
            one_due = Reason("one_gets_due_colour", settings.DUE_COLOR, (gets.id, rest.id), facts)
            return (one_due, *thirds)
    gets, yields = (white, black) if due(white.colors) == "W" else (black, white)
    facts["colour"] = COLORS[due(gets.colors)]
    facts["other_colour"] = COLORS[OTHER[due(gets.colors)]]
    facts["balance"] = abs(balance(gets.colors))
    facts["other_balance"] = abs(balance(yields.colors))
    facts["apart"] = abs(balance(yields.colors)) + 1
    both = (gets.id, yields.id)
    misses = thirds
    if balance(yields.colors) and not shared.third:
        misses += (Reason("two_apart", settings.EQUALIZATION, (yields.id,), facts),)
    match shared.code:
        case "larger_imbalance":
            return (Reason("larger_imbalance_first", settings.BOTH_DUE, both, facts), *misses)
        case "spares_a_third":
            return (Reason("spares_a_third", settings.BOTH_DUE, both, facts), *misses)
        case "last_differed":
            facts["round"] = shared.round
            return (Reason("colours_last_differed", settings.BOTH_DUE, both, facts), *misses)
        case _:
            return (Reason("higher_rank_first", settings.BOTH_DUE, both, facts), *misses)


def _thirds(white: Entrant, black: Entrant, shared: Allotment) -> tuple[Reason, ...]:
    """That a player has a color a third time in a row, and whether that is needed."""
    reasons: list[Reason] = []
    for player, other, color in ((white, black, "W"), (black, white, "B")):
        if run_of_two(player.colors) == color:
            code = "third_colour" if shared.third else "third_colour_needed"
            facts: dict[str, Fact] = {"other_colour": COLORS[color]}
            reasons.append(Reason(code, settings.NO_THIRD, (player.id, other.id), facts))
    return tuple(reasons)


RETIRED = ("no_third_in_a_row", "went_down_for_others")
"""Reasons that only rounds paired by older versions have; their messages remain."""


def of_kept(staying: int, white: int, black: int) -> tuple[Reason, ...]:
    """That two players were paired around the kept boards and byes of that many players."""
    if not staying:
        return ()
    facts: dict[str, Fact] = {"players": staying}
    return (Reason("paired_around", settings.OURS, (white, black), facts),)


def of_round(
    score_groups: Sequence[ScoreGroup],
    reading: str | None,
    *,
    second_rating: bool = False,
    untried: tuple[str, int] = ("", 0),
) -> tuple[Reason, ...]:
    """What applies to the whole round: which rating counts, the reading of acceleration, how many
    pairs of one mark were too many to try to keep apart; and for each score group what its pairing
    cost, which is about its own players.
    """
    reasons: list[Reason] = []
    if second_rating:
        reasons.append(Reason("by_second_rating", settings.NUMBERS))
    if reading == "adjusted_rating":
        reasons.append(Reason("reading_adjusted_rating", settings.ADJUSTED_RATING))
    elif reading == "added_score":
        reasons.append(Reason("reading_added_score", settings.ADDED_SCORE))
    mark, pairs = untried
    if pairs:
        facts: dict[str, Fact] = {"mark": mark, "pairs": pairs}
        reasons.append(Reason("not_all_apart_tried", settings.HOUSE, facts=facts))
    for score_group in score_groups:
        counts, natural = score_group.paired.counts, score_group.natural_counts
        facts = {
            "players": len(score_group.stayed),
            "top_rank": min((entrant.rank for entrant in score_group.players), default=0),
            "changed": counts[7],
            "before": natural[2] + natural[4],
            "after": counts[2] + counts[4],
            "third_before": natural[0],
            "third_after": counts[0],
            "points": Fraction(
                max((entrant.halves for entrant in score_group.stayed), default=0), 2
            ),
        }
        members = tuple(sorted(entrant.id for entrant in score_group.players))
        if counts[7]:
            reasons.append(Reason("group_weighed", settings.LOOK_AHEAD, members, facts))
        if not score_group.proved:
            reasons.append(Reason("not_proved", settings.OURS, members, facts))
    return tuple(reasons)


# Why a player was paired down, and why lower-ranked players were not.

PASSED = {
    "rest": ("passed_rest", settings.NO_REMATCH),
    "met": ("passed_met", settings.ODD_PLAYER),
    "apart": ("passed_apart", settings.HOUSE),
    "field": ("passed_field", settings.NO_REMATCH),
    "more": ("passed_more", settings.EQUAL_SCORES),
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
            why = Reason("went_down_instead", settings.SWITCHES, (player.id, other.id), facts)
        elif player.id in came_down:
            why = Reason("went_down_again", settings.ODD_PLAYER, (player.id,), facts)
        elif len(score_group.left) > 1:
            why = Reason("went_down_with_others", settings.ODD_PLAYER, (player.id,), facts)
        elif player.id == score_group.players[-1].id:
            why = Reason("went_down", settings.ODD_PLAYER, (player.id,), facts)
        else:
            why = Reason("went_down_next", settings.ODD_PLAYER, (player.id,), facts)
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
        yield Reason("passed_unrated", settings.ODD_PLAYER, (player.id,))
