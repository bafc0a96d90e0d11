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
from tests.sixth_format.round_robin.standings import standings, tiebreak_breakdown
from tourneydesk.core.format import Format
from tourneydesk.core.results import MatchResult

FORMAT = Format(
    key="round-robin",
    code=PAPER_CODE,
    engine=ENGINE,
    settings=SETTINGS,
    noun="board",
    result=MatchResult,
    points="points",
    problems=problems,
    read_result=read_result,
    propose=propose,
    arrange=arrange,
    standings=standings,
    outlook=outlook,
    why_not=why_not,
    evaluate=evaluate,
    pair_remaining=pair_remaining,
    tiebreak_breakdown=tiebreak_breakdown,
    kinds=(KIND,),
)
