"""US Chess Swiss, plain or with accelerated pairings (US Chess rule book, chapters 22, 27–29, 34).

`docs/rules/us-swiss.md` holds the rules as implemented, with their numbers.

From records to a round: `records` lists each player's games and byes, `pairing.entrants` ranks the
players, `byes` and `house_players` decide who sits out, `acceleration` forms the groups. In
`pairing`, `score_groups` pairs them from the top down: `downfloat_counts` (how many leave each
group), `downfloaters` (who moves down), `natural` (the pairing by rank), `evaluation` (the order of
preference), `proving` (the optimum), then `colors` and `boards` assign White. `reasons` and
`pairing.downfloat_reasons` explain. `pairing.whole_round` evaluates any round, whoever seated it;
`pairing.why_not` solves a round again with two players forced to meet. `standings`, `tiebreaks` and
`optional_tiebreaks` rank; `problems`, `reports` and `pairing.by_hand` say what an organizer may do.
"""

from tourneydesk.core.event import Event
from tourneydesk.core.format import Format
from tourneydesk.core.results import MatchResult
from tourneydesk.formats.us_swiss.byes import why_absent
from tourneydesk.formats.us_swiss.pairing import ENGINE, arrange, pair_remaining, propose
from tourneydesk.formats.us_swiss.problems import outlook, problems
from tourneydesk.formats.us_swiss.records import read_result
from tourneydesk.formats.us_swiss.round_cost import evaluate
from tourneydesk.formats.us_swiss.settings import PAPER_CODE, SETTINGS, rating_of, rules_of
from tourneydesk.formats.us_swiss.standings import standings, tiebreak_breakdown
from tourneydesk.formats.us_swiss.why_not import why_not


def about_players(event: Event) -> dict[str, bool]:
    """The rating, while rounds remain to be paired, or where a tiebreak uses it."""
    rules = rules_of(event.settings)
    ranks = "opposition_rating" in rules.tiebreaks
    last = event.current
    over = last is not None and last.number >= rules.rounds and not last.missing
    return {} if over and not ranks else {"rating": ranks}


FORMAT = Format(
    key="us-swiss",
    code=PAPER_CODE,
    engine=ENGINE,
    settings=SETTINGS,
    noun="board",
    result=MatchResult,
    points="points",
    newer_settings=(
        "last_round_byes",
        "half_point_byes",
        "bye_points",
        "pairing_rating",
        "keep_apart",
    ),
    odd_sits_out=True,
    house_players=True,
    propose=propose,
    pair_remaining=pair_remaining,
    arrange=arrange,
    evaluate=evaluate,
    why_not=why_not,
    why_absent=why_absent,
    problems=problems,
    read_result=read_result,
    standings=standings,
    tiebreak_breakdown=tiebreak_breakdown,
    outlook=outlook,
    rating_of=rating_of,
    about_players=about_players,
)
