"""Makes the next round: who sits out, the groups, the pairs, the boards; by hand too."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import combinations

from tourneydesk.core.draw import Draw
from tourneydesk.core.event import Bye, Event, Round, Seat, Table
from tourneydesk.core.field import active, has_same_mark
from tourneydesk.core.format import Arranged, Seating
from tourneydesk.core.matching import most_pairs
from tourneydesk.core.missing_results import missing_results
from tourneydesk.core.reasons import Fact, Problem, Reason, Refused
from tourneydesk.core.seating import (
    NOTHING_KEPT,
    before_round,
    by_number,
    free_numbers,
    kept_players,
    misseated,
)
from tourneydesk.formats.us_swiss import reasons
from tourneydesk.formats.us_swiss.acceleration import (
    LAST_ACCELERATED,
    by_acceleration,
    by_score,
    quarters_now,
)
from tourneydesk.formats.us_swiss.byes import OddOne, field_of, odd_one, requested, without_house
from tourneydesk.formats.us_swiss.downfloaters import pairable
from tourneydesk.formats.us_swiss.entrants import (
    NO_COLOR,
    OTHER,
    Entrant,
    allotment,
    due,
    entrants,
    lot_seed,
    ranked_ids,
    run_of_two,
)
from tourneydesk.formats.us_swiss.natural import Limits, Pair, can_meet
from tourneydesk.formats.us_swiss.reasons import COLORS, moved_down
from tourneydesk.formats.us_swiss.records import records, score
from tourneydesk.formats.us_swiss.score_groups import ScoreGroup, kept_apart, paired_field
from tourneydesk.formats.us_swiss.settings import OURS, pairs_by_second, rules_of

# From score groups to boards: who has White, the order of the boards, and why.
#
# Colors by US Chess 29E2–29E5f; boards by score, then rank.


@dataclass(frozen=True, slots=True)
class Board:
    """Two players, White first, and why."""

    white: Entrant
    black: Entrant
    why: tuple[Reason, ...]

    @property
    def order(self) -> tuple[int, int]:
        """Boards are ordered by their higher score, then by the rank of the player who has it."""
        top = max(self.white.halves, self.black.halves)
        return -top, min(
            entrant.rank for entrant in (self.white, self.black) if entrant.halves == top
        )


def tables(
    event: Event,
    score_groups: Sequence[ScoreGroup],
    first_color: str,
    kept_round: Round = NOTHING_KEPT,
) -> tuple[Table, ...]:
    """All boards of a round in order, those of ``kept_round`` at their numbers and the others at
    the remaining numbers; ``first_color`` is W or B for the top player.
    """
    moved: dict[int, tuple[Reason, ...]] = {}
    boards: list[Board] = []
    for score_group in score_groups:
        boards += _boards(event, score_group, first_color, moved)
        moved = {**moved, **moved_down(score_group)}
    boards.sort(key=lambda board: board.order)
    staying = len(kept_players(kept_round))
    new_tables = tuple(
        Table(
            table_number,
            (Seat(board.white.id, "white"), Seat(board.black.id, "black")),
            (*board.why, *reasons.of_kept(staying, board.white.id, board.black.id)),
        )
        for table_number, board in zip(free_numbers(kept_round), boards, strict=False)
    )
    return by_number((*kept_round.tables, *new_tables))


def _boards(
    event: Event, score_group: ScoreGroup, first_color: str, moved: Mapping[int, tuple[Reason, ...]]
) -> Iterator[Board]:
    because = reasons.of_pairs(event, score_group)
    alternating = 0
    for index, (higher, lower) in enumerate(score_group.pairs):
        shared = allotment(higher.colors, lower.colors)
        color = shared.first or due(higher.colors)
        if not color:
            color = first_color if alternating % 2 == 0 else OTHER[first_color]
            alternating += 1
        white, black = (higher, lower) if color == "W" else (lower, higher)
        why = (
            *moved.get(higher.id, ()),
            *moved.get(lower.id, ()),
            *because[index],
            *reasons.of_colors(higher, lower, shared, color),
        )
        yield Board(white, black, why)


# Why the next round cannot be paired, in figures, and what would help.
#
# Nobody meets twice (US Chess 27A1), nobody has a full-point bye twice (28L): so an event can run
# out of pairings before it runs out of rounds.

FOR_GOOD = frozenset({"cannot_seat", "no_round_left"})
"""Problems that only other players or a requested bye would solve: until then the event is over."""

FEWEST = 2
"""The fewest players of a round."""


def why_blocked(event: Event) -> Problem | None:
    """Why the next round cannot be paired with the players who are in; None where it can."""
    round_number = len(event.rounds) + 1
    here = active(event, {})
    byes = requested(event, round_number, here)
    away = {bye.player for bye in byes}
    field = field_of(event, here, away, "")
    seated = [entrant.id for entrant in field]
    if len(seated) < FEWEST:
        here = tuple(without_house(event, here))
        facts: dict[str, Fact] = {"players": len(here), "byes": len(byes), "round": round_number}
        if len(here) > 1:
            return Problem("all_ask_for_byes", facts=facts)
        facts |= {"missing": FEWEST - len(here), "counts_that_work": (FEWEST,)}
        return Problem("cannot_seat", facts=facts)
    if _can_pair(field, round_number):
        return None
    if event.forbidden:
        freed = entrants(replace(event, forbidden=frozenset()), seated, "")
        if _can_pair(freed, round_number):
            pairs = [pair for pair in sorted(event.forbidden) if set(pair) <= set(seated)]
            facts = {"pairs": len(pairs), "players": len(seated), "round": round_number}
            return Problem("forbidden_in_the_way", pairs[0] if pairs else (), facts)
    again = [replace(entrant, full_bye=False) for entrant in field]
    if (
        len(field) % 2
        and all(entrant.full_bye for entrant in field)
        and _can_pair(again, round_number)
    ):
        return Problem("all_had_the_bye", facts={"players": len(field), "round": round_number})
    return _no_round_left(field, round_number)


def why_not_around(event: Event, staying: Collection[int]) -> Problem:
    """Why the free players cannot be paired around the kept tables and byes."""
    round_number = len(event.rounds) + 1
    here = active(event, {})
    away = {*staying, *(bye.player for bye in requested(event, round_number, here))}
    field = field_of(event, here, away, "")
    free = [entrant.id for entrant in field]
    if len(field) % 2 and all(entrant.full_bye for entrant in field):
        return Problem("around_no_bye", facts={"players": len(free)})
    return Problem("around_only_again", facts={"players": len(free), "round": round_number})


def _can_pair(field: Sequence[Entrant], round_number: int) -> bool:
    if len(field) % 2:
        return odd_one(field, round_number == 1) is not None
    return pairable(field)


def _no_round_left(field: Sequence[Entrant], round_number: int) -> Problem:
    possible = [
        (first.id, second.id) for first, second in combinations(field, 2) if can_meet(first, second)
    ]
    some = {player for pair in possible for player in pair}
    alone = tuple(entrant.id for entrant in field if entrant.id not in some)
    facts: dict[str, Fact] = {
        "players": len(field),
        "round": round_number,
        "possible": len(possible),
        "pairs": len(most_pairs([entrant.id for entrant in field], possible)),
        "needed": len(field) // 2,
        "alone": len(alone),
    }
    return Problem("no_round_left", alone[:5], facts)


# Boards seated by hand, and the objections of the rules to them.


def arrange(event: Event, posted: Round, seating: Seating) -> Arranged:
    """The players of a posted round on other boards; the first of each two has White.

    Warns about rematches, forbidden pairs, players kept apart, different scores and a third game in
    a row with the same color. A board that has reported stays. Raises Refused for an impossible
    seating.
    """
    problems = _cannot(posted, seating)
    if problems:
        raise Refused(*problems)
    known = records(event, posted.number - 1)
    tables: list[Table] = []
    warnings: list[Problem] = []
    for table_number, players in enumerate(seating, start=1):
        old = posted.table(table_number)
        if old is not None and old.players == players:
            tables.append(old)
            continue
        white, black = players
        facts: dict[str, Fact] = {"table": table_number}
        for index, entry in enumerate(known[white], start=1):
            if entry.kind == "played" and entry.opponent == black:
                warnings.append(Problem("rematch", players, {**facts, "round": index}))
        warnings += _not_to_meet(event, white, black, facts)
        halves = [score(known[player]) for player in players]
        if halves[0] != halves[1]:
            warnings.append(Problem("score_gap", players, facts))
        for player, color in ((white, "W"), (black, "B")):
            if run_of_two("".join(e.color or NO_COLOR for e in known[player])) == color:
                third: dict[str, Fact] = {**facts, "colour": COLORS[color]}
                warnings.append(Problem("third_in_a_row", (player,), third))
        seats = (Seat(white, "white"), Seat(black, "black"))
        tables.append(Table(table_number, seats, (Reason("seated_by_hand", OURS, players),)))
    return Arranged(tuple(tables), tuple(warnings))


def _not_to_meet(
    event: Event, white: int, black: int, facts: Mapping[str, Fact]
) -> Iterator[Problem]:
    """The organizer's wishes against this board."""
    if (min(white, black), max(white, black)) in event.forbidden:
        yield Problem("forbidden_pair", (white, black), facts)
    mark = rules_of(event.settings).keep_apart
    if has_same_mark(event, white, black, mark):
        yield Problem("same_mark", (white, black), {**facts, "mark": mark})


def _cannot(posted: Round, seating: Seating) -> list[Problem]:
    wrong = misseated(posted, seating)
    misplaced = sorted({*wrong.twice, *wrong.missing, *wrong.strangers})
    if misplaced:
        return [Problem("not_each_once", tuple(misplaced[:5]), {"round": posted.number})]
    problems = [
        Problem("board_of_two", facts={"table": table_number, "given": len(players)})
        for table_number, players in enumerate(seating, start=1)
        if len(players) != 2
    ]
    if problems:
        return problems
    return [
        Problem("board_has_reported", table.players, {"table": table.number})
        for table in posted.tables
        if table.result is not None and seating[table.number - 1] != table.players
    ]


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
