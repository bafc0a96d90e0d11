"""The top cut: which round comes next, and the bracket.

A single elimination from a fixed bracket: 1–8, 4–5, 3–6, 2–7, then the winners of neighboring
matches. The players of the first round and their seeds decide everything; the rest follows from the
results.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from tourneydesk.core.cache import once
from tourneydesk.core.event import Event, Round, Table
from tourneydesk.core.field import active
from tourneydesk.core.results import MatchResult
from tourneydesk.formats.age_swiss.records import PLAYOFF
from tourneydesk.formats.age_swiss.settings import rules, swiss_planned

SEEDS = "cut_seeds"
"""The code of the reason that records the seeds: its players, the first seed first."""

NOBODY = 0
"""In a bracket, the place of a player whom no paper names."""


@dataclass(frozen=True, slots=True)
class Match:
    """A match of the bracket, the higher seed first; a player is None while still to come.

    ``round`` is the round in which it was paired, None before that and where it never was because
    somebody had left. ``walkover``: the winner did not have to play.
    """

    first: int | None
    second: int | None
    winner: int | None = None
    round: int | None = None
    walkover: bool = False

    @property
    def to_pair(self) -> bool:
        """Whether both players are known and no round has the match yet."""
        known = self.first is not None and self.second is not None
        return known and self.winner is None and self.round is None

    @property
    def loser(self) -> int | None:
        if self.winner is None:
            return None
        return self.second if self.winner == self.first else self.first


@dataclass(frozen=True, slots=True)
class Bracket:
    """``seeds`` are the players, the first seed first. ``stages`` are the matches in the order of
    the bracket, the first stage first and the final last.
    """

    seeds: tuple[int, ...]
    stages: tuple[tuple[Match, ...], ...]

    @property
    def winner(self) -> int | None:
        """Who has won the final; None before that."""
        return self.stages[-1][0].winner

    def seed(self, player: int) -> int:
        """A player's seed, from 1."""
        return self.seeds.index(player) + 1

    def next_stage(self) -> int | None:
        """The first stage with a match that is still to be paired; None when there is none."""
        return next(
            (
                at
                for at, matches in enumerate(self.stages)
                if any(match.to_pair for match in matches)
            ),
            None,
        )

    def lost_in(self, player: int) -> int | None:
        """The stage in which a player lost; None while they are in, and for the winner."""
        return next(
            (
                at
                for at, matches in enumerate(self.stages)
                for match in matches
                if match.loser == player
            ),
            None,
        )

    def places(self) -> dict[int, int]:
        """The place of each player of the bracket, from 1: those still in before those who lost,
        who lost later before who lost earlier, and then by seed.
        """

        def order(player: int) -> tuple[int, int]:
            lost = self.lost_in(player)
            return (-len(self.stages) if lost is None else -lost), self.seed(player)

        people = (player for player in self.seeds if player != NOBODY)
        return {player: place for place, player in enumerate(sorted(people, key=order), start=1)}


def seed_order(size: int) -> tuple[int, ...]:
    """The seeds in the order of the bracket for a power of two: neighbors meet first, and the first
    two seeds not before the final. For 8: 1–8, 5–4, 3–6, 7–2.
    """
    order: tuple[int, ...] = (1,)
    while len(order) < size:
        total = 2 * len(order) + 1
        pairs = ((seed, total - seed) for seed in order)
        order = tuple(
            seed for at, pair in enumerate(pairs) for seed in (pair if at % 2 == 0 else pair[::-1])
        )
    return order


def playoff_rounds(event: Event) -> tuple[Round, ...]:
    """The posted rounds of the top cut."""
    return tuple(posted for posted in event.rounds if posted.kind == PLAYOFF)


@once
def bracket_of(event: Event, through: int | None = None) -> Bracket | None:
    """The bracket after round ``through`` (None = now); None before the top cut is paired."""
    rounds = [posted for posted in event.rounds[:through] if posted.kind == PLAYOFF]
    return bracket_with(event, seeds_of(rounds[0]), rounds) if rounds else None


def bracket_with(event: Event, seeds: Sequence[int], rounds: Sequence[Round]) -> Bracket:
    """The bracket of these seeds after these rounds."""
    slots = [seeds[seed - 1] for seed in seed_order(len(seeds))]
    at_slot = {player: slot for slot, player in enumerate(slots)}
    by_stage: dict[int, Round] = {}
    for posted in rounds:
        by_stage[_stage(posted, at_slot, max(by_stage, default=-1) + 1)] = posted
    rank = {player: at for at, player in enumerate(seeds)}
    stages: list[tuple[Match, ...]] = []
    coming: list[int | None] = [*slots]
    while len(coming) > 1:
        stage = len(stages)
        later = {
            player for at, posted in by_stage.items() if at > stage for player in _people(posted)
        }
        pairs = zip(coming[::2], coming[1::2], strict=True)
        matches = []
        for first, second in pairs:
            if first is not None and second is not None and rank[second] < rank[first]:
                first, second = second, first
            matches.append(_match(event, first, second, by_stage.get(stage), later))
        stages.append(tuple(matches))
        coming = [match.winner for match in matches]
    return Bracket(tuple(seeds), tuple(stages))


def seeds_of(first: Round) -> tuple[int, ...]:
    """The seeds of the first round of a top cut, as recorded with it; where papers brought it back
    without that, in the order of its tables.
    """
    for reason in first.reasons:
        if reason.code == SEEDS:
            return reason.players
    pairs = [(table.players[0], table.players[1]) for table in first.tables]
    pairs += [(bye.player, NOBODY) for bye in first.byes]
    size = 1 << max(0, 2 * len(pairs) - 1).bit_length()
    pairs += [(NOBODY, NOBODY)] * (size // 2 - len(pairs))
    seeds = [NOBODY] * size
    for (high, low), pair in zip(_seed_pairs(size), pairs, strict=True):
        seeds[high - 1], seeds[low - 1] = pair
    return tuple(seeds)


def winner_at(table: Table) -> int | None:
    """Who goes on from a table with a result: of two who both did not play, the higher seed (our
    reading), who sits first.
    """
    result = table.result
    if not isinstance(result, MatchResult):
        return None
    first, second = table.players
    if result.forfeited:
        return second if result.forfeited == (first,) else first
    return result.winner


def _seed_pairs(size: int) -> Iterator[tuple[int, int]]:
    order = seed_order(size)
    for first, second in zip(order[::2], order[1::2], strict=True):
        yield min(first, second), max(first, second)


def _match(
    event: Event, first: int | None, second: int | None, posted: Round | None, later: set[int]
) -> Match:
    if first is None or second is None:
        return Match(first, second)
    pair = [player for player in (first, second) if player != NOBODY]
    table = next((posted.table_of(player) for player in pair), None) if posted else None
    has_bye = {bye.player for bye in posted.byes} if posted else set()
    went_on = next((player for player in pair if player in later), None)
    number = posted.number if posted else None
    if posted and table is not None and set(table.players) == set(pair):
        return Match(first, second, went_on or winner_at(table), number)
    if walked := [player for player in pair if player in has_bye]:
        return Match(first, second, walked[0], number, walkover=True)
    if went_on is not None:
        return Match(first, second, went_on, walkover=True)
    here = [player for player in pair if not event.player(player).dropped]
    if len(here) == 2:
        return Match(first, second)
    return Match(first, second, _last_here(event, here or pair), walkover=True)


def _last_here(event: Event, pair: Sequence[int]) -> int:
    """Who left last, as the opponent had given them the match by then (our reading)."""
    return max(pair, key=lambda player: event.player(player).left or 0, default=NOBODY)


def _people(posted: Round) -> set[int]:
    return {player for table in posted.tables for player in table.players} | {
        bye.player for bye in posted.byes
    }


def _stage(posted: Round, at_slot: Mapping[int, int], following: int) -> int:
    """The stage that a round is, from the slots of two who meet in it; without a table, the one
    that was to follow.
    """
    for table in posted.tables:
        first, second = (at_slot.get(player, 0) for player in table.players)
        return max(following, (first ^ second).bit_length() - 1)
    return following


# Which round comes next, and how many there are with the top cut.

SWISS = "swiss"


def swiss_posted(event: Event) -> int:
    """The number of posted Swiss rounds."""
    return sum(posted.kind == SWISS for posted in event.rounds)


def cut_size(event: Event) -> int:
    """How many players the top cut takes: as set, or the next smaller power of two that the players
    still in fill (our reading); 0 without a top cut, and with fewer than two players.
    """
    seats = min(rules(event.settings).top_cut, len(active(event, {})))
    return 0 if seats < 2 else 1 << (seats.bit_length() - 1)


def next_kind(event: Event) -> str | None:
    """The kind of the next round; None when none follows the posted ones."""
    if playoff_rounds(event):
        bracket = bracket_of(event)
        return PLAYOFF if bracket is not None and _to_come(bracket) else None
    planned = swiss_planned(event)
    if planned is None or swiss_posted(event) < planned:
        return SWISS
    return PLAYOFF if cut_size(event) else None


def rounds_planned(event: Event) -> int | None:
    """All rounds with those of the top cut; None while there are too few players to tell."""
    bracket = bracket_of(event)
    if bracket is not None:
        return len(event.rounds) + len(_to_come(bracket))
    planned, size = swiss_planned(event), cut_size(event)
    return planned if planned is None or not size else planned + size.bit_length() - 1


def matches_in(event: Event, round_number: int) -> int:
    """How many matches the stage of that round has, posted or to come; 0 for a Swiss round."""
    bracket, planned = bracket_of(event), swiss_planned(event)
    if bracket is not None:
        posted = event.round(round_number)
        for matches in bracket.stages:
            if posted is not None and any(match.round == round_number for match in matches):
                return len(matches)
        ahead = round_number - len(event.rounds) - 1
        to_come = _to_come(bracket)
        return len(to_come[ahead]) if 0 <= ahead < len(to_come) else 0
    size = cut_size(event)
    if planned is None or not size:
        return 0
    stage = round_number - max(planned, swiss_posted(event)) - 1
    return 0 if stage < 0 else size >> (stage + 1)


def _to_come(bracket: Bracket) -> list[tuple[Match, ...]]:
    """The stages that no round is of yet, and that will need one."""
    return [
        matches
        for matches in bracket.stages
        if any(match.winner is None and match.round is None for match in matches)
        and all(match.round is None for match in matches)
    ]
