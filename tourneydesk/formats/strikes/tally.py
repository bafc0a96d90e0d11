"""Strikes by place, and each player's running tally: who is in, who went out and when."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from functools import lru_cache
from itertools import groupby

from tourneydesk.core.event import Event, Player, Round, Table
from tourneydesk.core.format import Leaving
from tourneydesk.core.reasons import Problem, Refused
from tourneydesk.core.reports import by_player, exact, only_keys, players_of
from tourneydesk.core.results import ScoreResult
from tourneydesk.formats.strikes.settings import PLAYOFF, Rules, rules_of

# Strikes by place at one table.


def places_at(table: Table) -> dict[int, int]:
    """The place of each player at a table that has reported; equal scores share the better place.

    Highest score first; players who left during the game come after everyone with a score and are
    tied. Empty where there is no result.
    """
    result = table.result
    if not isinstance(result, ScoreResult):
        return {}
    order = sorted(result.scores, key=result.scores.__getitem__, reverse=True)
    placed: dict[int, int] = {}
    for index, player in enumerate(order):
        tied = index > 0 and result.scores[player] == result.scores[order[index - 1]]
        placed[player] = placed[order[index - 1]] if tied else index + 1
    for player in result.withdrawn:
        placed[player] = len(order) + 1
    return placed


def strikes_at(table: Table, rules: Rules) -> dict[int, Fraction]:
    """The strikes each player gets from a table that has reported.

    Tied players share the strikes of their places equally, exactly; a tiebreaker of the game is not
    used. Source: "Ties combine strikes …". Empty where there is no result.
    """
    placed = places_at(table)
    if not placed:
        return {}
    shares = _shares(tuple(sorted(placed.values())), rules.by_place[len(placed)])
    return {player: shares[place] for player, place in placed.items()}


@lru_cache(maxsize=256)
def _shares(placed: tuple[int, ...], strikes: tuple[int, ...]) -> dict[int, Fraction]:
    """Strikes for each shared place, given all places of a table in order and what each costs."""
    return {
        place: Fraction(sum(strikes[place - 1 : place - 1 + tied]), tied)
        for place, tied in ((place, len(list(same))) for place, same in groupby(placed))
    }


# Reads a table's scores.


def read_result(
    event: Event, posted: Round, table: Table, raw: Mapping[str, object]
) -> ScoreResult:
    """``{"scores": {"id": number}, "withdrawn": [ids]}``: a score for everyone who did not leave.

    Raises Refused naming players who have neither a score nor left, or both.
    """
    only_keys(raw, ("scores", "withdrawn"))
    scores = by_player(raw, "scores", table)
    withdrawn = players_of(raw, "withdrawn", table)
    facts = {"table": table.number}
    both = tuple(player for player in withdrawn if player in scores)
    if both:
        raise Refused(Problem("score_of_withdrawn", both, facts))
    neither = tuple(
        player for player in table.players if player not in scores and player not in withdrawn
    )
    if neither:
        raise Refused(Problem("score_missing", neither, facts))
    return ScoreResult(
        {
            player: exact(scores[player], "Score", player)
            for player in table.players
            if player in scores
        },
        tuple(player for player in table.players if player in withdrawn),
    )


@dataclass(frozen=True, slots=True)
class Tally:
    """Every player's state after some rounds (a playoff adds nothing).

    ``rounds`` are the rounds counted. ``strikes`` has every player; they stop once a player is out.
    ``out`` holds the players out by the rules, ``out_in`` these and players withdrawn by the
    organizer: the round they went out in (0 = withdrawn before the first). ``missed`` are the
    rounds for which a player got the strikes of a last place without sitting in them. ``played_on``
    are players who sat in rounds after the one that puts them out by the present results.
    ``re_entered`` are players who entered again after a round from the second on, with the strikes
    they began with.
    """

    rounds: tuple[Round, ...]
    strikes: Mapping[int, Fraction]
    out: Mapping[int, Leaving]
    out_in: Mapping[int, int]
    missed: Mapping[int, tuple[int, ...]]
    played_on: frozenset[int]
    re_entered: Mapping[int, Fraction] = field(default_factory=dict)

    @property
    def active(self) -> tuple[int, ...]:
        """The players still in, in order of entry."""
        return tuple(player for player in self.strikes if player not in self.out_in)


def tally(event: Event, through: int | None = None) -> Tally:
    """The tally after round ``through`` (None = all, including the running round so far).

    Strikes eliminate when a round is complete; a player who leaves during a game is out at once.
    Our reading: everyone who is in and does not sit in a posted round (entered or returned late, or
    put back in by a correction) gets the strikes of a last place for it, so that nobody gains by
    being away; a bye costs nothing. Whoever enters again begins with the most strikes of those then
    in.
    """
    rules = rules_of(event.settings)
    rounds = tuple(posted for posted in event.rounds[:through] if posted.kind != PLAYOFF)
    strikes = {
        player.id: Fraction(0)
        for player in event.players
        if through is None or not 1 < player.joined > through
    }
    re_entered: dict[int, Fraction] = {}
    there_until = {
        player.id: _there_until(player, event) for player in event.players if player.dropped
    }
    out: dict[int, Leaving] = {}
    missed: dict[int, tuple[int, ...]] = {}
    played_on: set[int] = set()
    last_place = rules.last_place
    for posted in rounds:
        sat = _sat(posted, rules)
        played_on.update(player for player in out if player in sat)
        inside = [player for player in strikes if player not in out]
        inside = [player for player in inside if not _enters_later(event, player, posted.number)]
        for player in inside:
            if player in sat:
                if sat[player]:
                    strikes[player] += sat[player]
            elif posted.number <= there_until.get(player, posted.number):
                strikes[player] += last_place
                missed[player] = (*missed.get(player, ()), posted.number)
        for player in event.withdrawn(posted):
            out.setdefault(player, Leaving(posted.number, "withdrawn"))
        if not posted.missing:
            struck_out = [player for player in inside if strikes[player] >= rules.level]
            out |= dict.fromkeys(struck_out, Leaving(posted.number, "eliminated"))
        again = _entering(event, strikes, posted.number)
        most = max((strikes[player] for player in inside if player not in out), default=0)
        re_entered |= dict.fromkeys(again, Fraction(most))
        strikes |= dict.fromkeys(again, Fraction(most))
    last = len(event.rounds[:through])
    out_in = {player: leaving.round for player, leaving in out.items()}
    for player, until in there_until.items():
        if player not in out_in and (through is None or until <= last):
            out_in[player] = until
    return Tally(rounds, strikes, out, out_in, missed, frozenset(played_on), re_entered)


def _enters_later(event: Event, player: int, round_number: int) -> bool:
    """Whether a player entered again, after this round or a later one."""
    return 1 < event.player(player).joined >= round_number


def _entering(event: Event, players: Iterable[int], round_number: int) -> list[int]:
    """The players who enter again after this round; after the first it is a late entry."""
    if round_number < 2:
        return []
    return [player for player in players if event.player(player).joined == round_number]


def leavings(event: Event) -> Mapping[int, Leaving]:
    """Players who are out by strikes, or left during a game and did not return."""
    return tally(event).out


def _sat(posted: Round, rules: Rules) -> dict[int, Fraction]:
    """Players who sat in the round or had its bye, with the strikes from it so far."""
    sat = {player: Fraction(0) for table in posted.tables for player in table.players}
    sat.update((bye.player, Fraction(0)) for bye in posted.byes)
    for table in posted.tables:
        sat.update(strikes_at(table, rules))
    return sat


def _there_until(player: Player, event: Event) -> int:
    """The last round for which a withdrawn player was present: sat in, or returned or entered
    in.
    """
    sat = next(
        (
            posted.number
            for posted in reversed(event.rounds)
            if posted.table_of(player.id) or any(bye.player == player.id for bye in posted.byes)
        ),
        0,
    )
    return max(sat, player.joined, player.returned)
