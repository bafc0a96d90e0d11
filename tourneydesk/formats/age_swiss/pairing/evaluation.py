"""The cost of a round, whoever seated it: violations first, then the bye, then the score groups.

The counts of a score group are those of `criteria`, summed over the round. Pairing optimizes one
score group after another from the top, so a proposed round is optimal group by group only: a lower
group may cost more so that a higher one costs less. Violations and the bye are always minimal.
"""

from collections.abc import Mapping
from dataclasses import fields

from tourneydesk.core.event import Event, Round
from tourneydesk.core.format import Criterion
from tourneydesk.core.seating import before_round, kept_players
from tourneydesk.formats.age_swiss.pairing.criteria import Counts, ScoreGroup, counts_of
from tourneydesk.formats.age_swiss.pairing.entrants import Field, Pair, field_for
from tourneydesk.formats.age_swiss.pairing.whole_field import bye_key
from tourneydesk.formats.age_swiss.records import PLAYOFF
from tourneydesk.formats.age_swiss.settings import rules

CODES = {
    "moved_again": "weigh_moved_again",
    "left_over": "weigh_moved",
    "left_over_ages": "weigh_moved_ages",
    "eldest_youngest": "weigh_eldest_youngest",
    "same_mark": "weigh_same_mark",
    "mixed": "weigh_mixed",
    "age_distance": "weigh_age_distance",
}
"""The codes of a score group's counts, summed over a round."""


BYES = ("weigh_byes_again", "weigh_bye_sooner")


def evaluate(event: Event, round_: Round) -> tuple[Criterion, ...]:
    """The criteria of a round, most important first; only earlier rounds count.

    Forbidden pairs; rematches; where the oldest and the youngest group are not to meet, such pairs;
    byes to players who had one; players who should have had the bye
    first; then the counts of all score groups. A player who moves down past several records counts
    at each. Who meets in a top cut is not chosen, so it costs nothing.
    """
    chosen = rules(event.settings)
    apart = not chosen.mixes_outermost
    groups = {
        name: code
        for name, code in CODES.items()
        if name != "same_mark" or chosen.keep_apart is not None
    }
    if round_.kind == PLAYOFF:
        codes = ("weigh_rematches", *("weigh_outermost",) * apart, *BYES, *groups.values())
        met = sum((*sorted(table.players),) in event.forbidden for table in round_.tables)
        return (Criterion("weigh_forbidden", met), *(Criterion(code, 0) for code in codes))
    event = before_round(event, round_.number)
    here = tuple(sorted(kept_players(round_)))
    field = field_for(event, here)
    pairs = [(table.players[0], table.players[1]) for table in round_.tables]
    byes = [bye.player for bye in round_.byes]
    seated = [player for pair in pairs for player in pair]
    sooner = sum(bye_key(field, player) < bye_key(field, bye) for bye in byes for player in seated)
    return (
        Criterion(
            "weigh_forbidden", sum(second in field.forbidden[first] for first, second in pairs)
        ),
        Criterion("weigh_rematches", sum(field.times_met(*pair) > 0 for pair in pairs)),
        *(
            Criterion("weigh_outermost", sum(field.outermost(*pair) for pair in pairs))
            for _ in range(apart)
        ),
        Criterion("weigh_byes_again", sum(field.byes[bye] > 0 for bye in byes)),
        Criterion("weigh_bye_sooner", sooner),
        *_of_groups(field, pairs, groups),
    )


def _of_groups(field: Field, pairs: list[Pair], codes: Mapping[str, str]) -> list[Criterion]:
    """The counts with these codes; each pair is assigned to the lower of its two records."""
    levels = {pair: sorted(field.level[player] for player in pair) for pair in pairs}
    sums = dict.fromkeys((one.name for one in fields(Counts)), 0)
    for level in sorted({field.level[player] for pair in pairs for player in pair}):
        here = [pair for pair in pairs if levels[pair][0] == level]
        over = [
            player
            for pair in pairs
            if levels[pair][0] < level <= levels[pair][1]
            for player in pair
            if field.level[player] >= level
        ]
        counted = counts_of(field, ScoreGroup(level, (), ()), here, over)
        for criterion in fields(Counts):
            sums[criterion.name] += getattr(counted, criterion.name)
    return [Criterion(code, sums[name]) for name, code in codes.items()]
