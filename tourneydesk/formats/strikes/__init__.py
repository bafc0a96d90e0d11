"""Accumulated strikes: games of three to five, strikes by place, out at the limit.

Source: Joe Czapski, Boardgame Tournament Design, 2017.
"""

from tourneydesk.core.format import Format, nothing_follows
from tourneydesk.core.results import ScoreResult
from tourneydesk.formats.strikes.clinch_status import accounts, marks, stakes
from tourneydesk.formats.strikes.outlook import outlook
from tourneydesk.formats.strikes.paper_code import PAPER_CODE
from tourneydesk.formats.strikes.problems import arrange, problems
from tourneydesk.formats.strikes.reports import read_result
from tourneydesk.formats.strikes.rounds import ENGINE, propose
from tourneydesk.formats.strikes.seating.evaluation import evaluate
from tourneydesk.formats.strikes.seating.remaining import pair_remaining
from tourneydesk.formats.strikes.seating.why_not import why_not
from tourneydesk.formats.strikes.settings import SETTINGS
from tourneydesk.formats.strikes.standings import standings
from tourneydesk.formats.strikes.tally import leavings

FORMAT = Format(
    key="strikes",
    code=PAPER_CODE,
    engine=ENGINE,
    settings=SETTINGS,
    result=ScoreResult,
    points="strikes",
    problems=problems,
    read_result=read_result,
    propose=propose,
    follow=nothing_follows,
    arrange=arrange,
    standings=standings,
    accounts=accounts,
    marks=marks,
    stakes=stakes,
    outlook=outlook,
    leavings=leavings,
    why_not=why_not,
    evaluate=evaluate,
    knocks_out=True,
    pair_remaining=pair_remaining,
    kinds=("random", "split", "playoff"),
    extra_kinds=("playoff",),
    table_sizes=(2, 5),
)
