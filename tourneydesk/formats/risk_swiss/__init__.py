"""RISK 2210 Swiss: boards of 4 and 5, match points by place, a final for the best five.

`points` counts, `standings` ranks, `final` seats the final and `semi_final` the boards before it,
`rating` is the rating view. In
`pairing`, `boards` counts boards, `plan` decides which round comes next, `rounds` pairs it with
`board_order` (the order of large and small boards) and `opponents` (new opponents, forbidden
pairs); `why_not` compares a round with the best one that seats two players `together`.
"""

from tourneydesk.core.format import Format
from tourneydesk.core.results import BoardResult
from tourneydesk.formats.risk_swiss.opponents import evaluate
from tourneydesk.formats.risk_swiss.pairing import ENGINE, pair_remaining, propose
from tourneydesk.formats.risk_swiss.plan import boards_before_final
from tourneydesk.formats.risk_swiss.points import leavings, read_result
from tourneydesk.formats.risk_swiss.problems import arrange, outlook, problems
from tourneydesk.formats.risk_swiss.settings import PAPER_CODE, SETTINGS
from tourneydesk.formats.risk_swiss.standings import (
    clinch_status,
    ranking_keys,
    standings,
    tiebreak_breakdown,
)
from tourneydesk.formats.risk_swiss.why_not import missed_final, why_not

FORMAT = Format(
    key="risk-swiss",
    code=PAPER_CODE,
    engine=ENGINE,
    settings=SETTINGS,
    newer_settings=("finalists", "points_by_place", "tiebreaks", "keep_apart", "semi_final"),
    kinds=("swiss", "semi_final", "final"),
    extra_kinds=("semi_final", "final"),
    stage=boards_before_final,
    table_sizes=(2, 5),
    noun="group-board",
    result=BoardResult,
    points="points",
    propose=propose,
    pair_remaining=pair_remaining,
    arrange=arrange,
    evaluate=evaluate,
    why_not=why_not,
    why_absent=missed_final,
    problems=problems,
    read_result=read_result,
    standings=standings,
    ranking_keys=ranking_keys,
    tiebreak_breakdown=tiebreak_breakdown,
    clinch_status=clinch_status,
    outlook=outlook,
    leavings=leavings,
)
