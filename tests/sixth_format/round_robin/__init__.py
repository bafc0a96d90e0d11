"""A round robin: everybody meets everybody, once or twice, by the Berger tables."""

from tests.sixth_format.round_robin.organizer import arrange, outlook, problems, read_result
from tests.sixth_format.round_robin.pairing import (
    ENGINE,
    KIND,
    evaluate,
    pair_remaining,
    propose,
    why_not,
)
from tests.sixth_format.round_robin.paper_code import PAPER_CODE
from tests.sixth_format.round_robin.settings import SETTINGS
from tests.sixth_format.round_robin.standings import accounts, standings
from tourneydesk.core.format import Format, nothing_follows
from tourneydesk.core.results import MatchResult

FORMAT = Format(
    key="round-robin",
    code=PAPER_CODE,
    engine=ENGINE,
    settings=SETTINGS,
    result=MatchResult,
    points="points",
    problems=problems,
    read_result=read_result,
    propose=propose,
    follow=nothing_follows,
    arrange=arrange,
    standings=standings,
    outlook=outlook,
    leavings=lambda event: {},
    why_not=why_not,
    evaluate=evaluate,
    pair_remaining=pair_remaining,
    accounts=accounts,
    kinds=(KIND,),
)
