"""Age-Modified Swiss: a Swiss that pairs by match record and, within equal records, by age group.

In `pairing`, `entrants` collects the players to pair, `whole_field` pairs them score group by score
group (`score_groups`) at the best `criteria`, and `kernel` keeps large score groups fast; `rounds`
turns the result into tables, `evaluation` says what any round costs and `why_not` explains a
missing pair. `top_cut` has the bracket after the Swiss rounds. `records` and `chart` count;
`standings`, `tiebreak_breakdown` and `card` present; `outlook`, `problems`, `reports` and
`pairing.by_hand` answer the organizer.
"""

from tourneydesk.core.format import Format
from tourneydesk.core.results import MatchResult
from tourneydesk.formats.age_swiss.pairing import ENGINE, arrange, evaluate, pair_remaining, propose
from tourneydesk.formats.age_swiss.problems import outlook, problems
from tourneydesk.formats.age_swiss.records import read_result
from tourneydesk.formats.age_swiss.settings import PAPER_CODE, SETTINGS
from tourneydesk.formats.age_swiss.standings import (
    clinch_status,
    ranking_keys,
    standings,
    standings_by_group,
    tiebreak_breakdown,
)
from tourneydesk.formats.age_swiss.top_cut import matches_in
from tourneydesk.formats.age_swiss.why_not import missed_cut, why_not

FORMAT = Format(
    key="age-swiss",
    code=PAPER_CODE,
    engine=ENGINE,
    settings=SETTINGS,
    kinds=("swiss", "playoff"),
    extra_kinds=("playoff",),
    stage=matches_in,
    newer_settings=(
        "top_cut",
        "top_cut_games",
        "win_points",
        "draw_points",
        "bye_points",
        "oldest_meets_youngest",
        "keep_apart",
    ),
    result=MatchResult,
    points="points",
    odd_sits_out=True,
    propose=propose,
    pair_remaining=pair_remaining,
    arrange=arrange,
    evaluate=evaluate,
    why_not=why_not,
    why_absent=missed_cut,
    problems=problems,
    read_result=read_result,
    standings=standings,
    ranking_keys=ranking_keys,
    tiebreak_breakdown=tiebreak_breakdown,
    clinch_status=clinch_status,
    groups=standings_by_group,
    outlook=outlook,
    # Even after the last round: prizes go by age group.
    about_players=lambda event: {"age": False},
)
