"""RISK 2210 Swiss: boards of 4 and 5, match points by place, a final for the best five.

Boards and counts in `boards`, which round comes next in `plan`, points in `points`, pairing in
`pairing` with `cutting` (order of the boards) and `opponents` (new opponents, forbidden pairs), the
final in `final`, the rating view in `rating`; `why_not` holds a round against the best with two
players `together`.
"""

from tourneydesk.core.format import Format, nothing_follows
from tourneydesk.core.results import BoardResult
from tourneydesk.formats.risk_swiss.cut import marks, stakes
from tourneydesk.formats.risk_swiss.outlook import outlook
from tourneydesk.formats.risk_swiss.pairing.evaluation import evaluate
from tourneydesk.formats.risk_swiss.pairing.remaining import pair_remaining
from tourneydesk.formats.risk_swiss.pairing.rounds import ENGINE, propose
from tourneydesk.formats.risk_swiss.pairing.why_not import missed_final, why_not
from tourneydesk.formats.risk_swiss.paper_code import PAPER_CODE
from tourneydesk.formats.risk_swiss.points import leavings
from tourneydesk.formats.risk_swiss.problems import arrange, problems
from tourneydesk.formats.risk_swiss.reports import read_result
from tourneydesk.formats.risk_swiss.settings import SETTINGS
from tourneydesk.formats.risk_swiss.standings import standings
from tourneydesk.formats.risk_swiss.tiebreak_breakdown import accounts

FORMAT = Format(
    key="risk-swiss",
    code=PAPER_CODE,
    engine=ENGINE,
    settings=SETTINGS,
    result=BoardResult,
    points="points",
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
    why_absent=missed_final,
    evaluate=evaluate,
    pair_remaining=pair_remaining,
    kinds=("swiss", "final"),
    extra_kinds=("final",),
    table_sizes=(2, 5),
)
