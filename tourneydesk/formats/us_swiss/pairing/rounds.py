"""Makes the next round: who sits out, the groups, the pairs, the boards."""

from dataclasses import dataclass
from fractions import Fraction

from tourneydesk.core.draw import Draw
from tourneydesk.core.event import Bye, Event, Round
from tourneydesk.core.field import active
from tourneydesk.core.missing_results import missing_results
from tourneydesk.core.reasons import Problem, Refused
from tourneydesk.core.seating import NOTHING_KEPT, before_round, kept_players
from tourneydesk.formats.us_swiss import reasons
from tourneydesk.formats.us_swiss.acceleration import (
    LAST_ACCELERATED,
    by_acceleration,
    by_score,
    quarters_now,
)
from tourneydesk.formats.us_swiss.byes import OddOne, odd_one, requested
from tourneydesk.formats.us_swiss.house_players import field_of, without_house
from tourneydesk.formats.us_swiss.pairing.blocked import why_blocked, why_not_around
from tourneydesk.formats.us_swiss.pairing.boards import tables
from tourneydesk.formats.us_swiss.pairing.downfloaters import pairable
from tourneydesk.formats.us_swiss.pairing.entrants import lot_seed, ranked_ids
from tourneydesk.formats.us_swiss.pairing.evaluation import Limits
from tourneydesk.formats.us_swiss.pairing.kept_apart import kept_apart
from tourneydesk.formats.us_swiss.pairing.natural import Pair
from tourneydesk.formats.us_swiss.pairing.score_groups import ScoreGroup, paired_field
from tourneydesk.formats.us_swiss.settings import pairs_by_second, rules_of

ENGINE = "us-swiss 2"


@dataclass(frozen=True, slots=True)
class Paired:
    """A round before colors and boards: who sits out, the quarters, the paired score groups, and
    how many pairs of one mark were too many to try to keep apart.
    """

    requested: tuple[Bye, ...]
    odd: OddOne | None
    quarters: dict[int, str]
    score_groups: tuple[ScoreGroup, ...]
    bye_points: Fraction
    untried: int = 0

    @property
    def seated(self) -> bool:
        """Whether there was anybody to pair."""
        return bool(self.score_groups or self.byes)

    @property
    def byes(self) -> tuple[Bye, ...]:
        return (*self.requested, *((self.odd.bye(self.bye_points),) if self.odd else ()))


def propose(event: Event, draw: Draw) -> Round:
    """The next round; raises Refused when it cannot be made.

    There are two draws: lots among equal ratings (drawn with round 1), and the first color.
    """
    return pair_remaining(event, draw, NOTHING_KEPT)


def pair_remaining(event: Event, draw: Draw, kept_round: Round) -> Round:
    """The next round with the tables and byes of ``kept_round`` unchanged, the others paired by the
    same rules as if they were the whole field; raises Refused when it cannot be made.

    ``kept_round`` may be part of a posted round: that round and later ones are then ignored.
    """
    event = before_round(event, kept_round.number)
    if waiting := missing_results(event):
        raise Refused(*(Problem("results_missing", facts=facts) for facts in waiting))
    rules = rules_of(event.settings)
    round_number = len(event.rounds) + 1
    if round_number > rules.rounds:
        raise Refused(Problem("event_finished", facts={"rounds": rules.rounds}))
    staying = kept_players(kept_round)
    blocked = None if staying else why_blocked(event)
    if blocked is not None:
        raise Refused(blocked)
    paired = paired_round(event, lot_seed(event, draw.seed), kept_round=kept_round)
    if paired is None:
        raise Refused(why_not_around(event, staying))
    reading = rules.acceleration if paired.quarters else None
    return Round(
        number=round_number,
        kind="swiss",
        tables=tables(
            event, paired.score_groups, _first_color(rules.first_color, draw), kept_round
        ),
        byes=(*kept_round.byes, *paired.byes),
        groups=paired.quarters,
        reasons=reasons.of_round(
            paired.score_groups,
            reading,
            second_rating=pairs_by_second(event.settings),
            untried=(rules.keep_apart or "", paired.untried),
        )
        if paired.seated
        else kept_round.reasons,
        seed=draw.seed,
        label=draw.label,
        engine=ENGINE,
    )


def paired_round(
    event: Event, seed: str, forced: Pair | None = None, kept_round: Round = NOTHING_KEPT
) -> Paired | None:
    """The next round's score groups (with two ``forced`` to meet, without the players of
    ``kept_round``); None where it cannot be paired.

    ``seed`` is that of the lots among equal ratings.
    """
    rules = rules_of(event.settings)
    round_number = len(event.rounds) + 1
    staying = kept_players(kept_round)
    here = [player for player in active(event, {}) if player not in staying]
    byes = requested(event, round_number, here)
    away = {bye.player for bye in byes}
    field = field_of(event, here, away, seed)
    odd: OddOne | None = None
    if len(field) % 2:
        odd = odd_one(field, round_number == 1, forced)
        if odd is None:
            return None
        field = [entrant for entrant in field if entrant.id != odd.player.id]
    elif not pairable(field, forced):
        return None
    limits = Limits(rules.alternation_limit, rules.equalization_limit)
    quarter: dict[int, str] = {}
    groups = by_score(field)
    if rules.accelerated and round_number <= LAST_ACCELERATED:
        everyone = {*without_house(event, here), *staying, *(entrant.id for entrant in field)}
        ranked = [player for player in ranked_ids(event, seed) if player in everyone]
        seated = {entrant.id for entrant in field} | staying - {
            bye.player for bye in kept_round.byes
        }
        quarter = quarters_now(event, [player for player in ranked if player in seated], ranked)
        groups = by_acceleration(field, quarter, round_number, rules.acceleration)
    untried = 0
    if rules.keep_apart is not None:
        groups, untried = kept_apart(event, groups, rules.keep_apart, forced)
    score_groups = tuple(paired_field(groups, limits, forced))
    return Paired(byes, odd, quarter, score_groups, rules.bye_points, untried)


def _first_color(setting: str, draw: Draw) -> str:
    """The color of the top player in round 1 (29E2): as set, or by lot."""
    if setting == "lot":
        return draw.part("first colour").choice("WB")
    return "W" if setting == "white" else "B"
