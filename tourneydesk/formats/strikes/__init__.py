"""Accumulated strikes: games of three to five, strikes by place, out at the limit.

Source: Joe Czapski, Boardgame Tournament Design, 2017.
"""

from tourneydesk.core.format import Format
from tourneydesk.core.results import ScoreResult
from tourneydesk.formats.strikes.problems import arrange, end_now, outlook, problems
from tourneydesk.formats.strikes.rounds import ENGINE, pair_remaining, propose
from tourneydesk.formats.strikes.search import evaluate
from tourneydesk.formats.strikes.settings import PAPER_CODE, SETTINGS
from tourneydesk.formats.strikes.standings import (
    clinch_status,
    ranking_keys,
    standings,
    tiebreak_breakdown,
)
from tourneydesk.formats.strikes.tally import leavings, read_result
from tourneydesk.formats.strikes.why_not import why_not

FORMAT = Format(
    key="strikes",
    code=PAPER_CODE,
    engine=ENGINE,
    settings=SETTINGS,
    kinds=("random", "split", "playoff"),
    extra_kinds=("playoff",),
    table_sizes=(2, 5),
    newer_settings=("rounds", "strikes_by_place", "re_entry"),
    result=ScoreResult,
    points="strikes",
    knocks_out=True,
    propose=propose,
    pair_remaining=pair_remaining,
    arrange=arrange,
    evaluate=evaluate,
    why_not=why_not,
    problems=problems,
    read_result=read_result,
    standings=standings,
    ranking_keys=ranking_keys,
    tiebreak_breakdown=tiebreak_breakdown,
    clinch_status=clinch_status,
    outlook=outlook,
    end_now=end_now,
    leavings=leavings,
)
