"""When the event is over and who has won, by which clause."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction

from tourneydesk.core.event import Event, Round
from tourneydesk.core.reasons import Fact, Problem, Reason
from tourneydesk.core.results import ScoreResult
from tourneydesk.formats.strikes.settings import HOUSE_RULE, PLAYOFF, READING, SOURCE, rules_of
from tourneydesk.formats.strikes.tally import Tally, places_at

ONE_TABLE = f"{SOURCE}, two left after a one-table round"
TWO_TABLES = f"{SOURCE}, two left after a two-table round"
MORE_TABLES = f"{READING}: two left after more tables, as after two"
WINNER_OUT = (
    f"{READING}: the last game's winner is out, the better placed of the two counts as such"
)
BYE = f"{READING}: one of the last two did not play the last round"
NO_MARGIN = f"{READING}: no margin to compare"
NOBODY_LEFT = f"{SOURCE}, everybody eliminated"
NOBODY_STAYED = f"{READING}: everybody out, those who stayed to the end before those who left"
ONE_LEFT = f"{SOURCE}, one player left"
LAST_ROUND = f"{HOUSE_RULE}: fewest strikes wins after the last round"
LAST_GAME = f"{SOURCE}, final game of two players"
LAST_GAME_TIED = f"{READING}: a tied final game of two changes nothing"


@dataclass(frozen=True, slots=True)
class Ending:
    """The winners (several share), the clause that applied, and the loser of a final game.

    ``margins`` are those of the last two where margins were compared. ``runner_up`` is the loser of
    a final game of two. ``playoff``: this final game may still be posted.
    """

    winners: tuple[int, ...]
    reason: Reason
    margins: Mapping[int, Fraction] = field(default_factory=dict)
    runner_up: int | None = None
    playoff: bool = False


def ending(event: Event, counted: Tally, through: int | None = None) -> Ending | None:
    """How the event ended after round ``through`` (None = all); None while it continues.

    ``counted`` is the tally after the same round. The event is over when the round is complete and
    two or fewer players are left, even when the organizer withdrew the last to go, or when the
    round was the last that the organizer allows.
    """
    posted = event.rounds[:through]
    if not posted or any(past.missing for past in posted):
        return None
    ended = _after_rounds(event, counted)
    if ended is None:
        return None
    if posted[-1].kind == PLAYOFF:
        return _after_playoff(ended, posted[-1])
    here = [
        player
        for player in ended.winners
        if not event.player(player).dropped and _out_by(counted, player) != "withdrawn"
    ]
    may = rules_of(event.settings).works_with_two and len(ended.winners) == len(here) == 2
    return Ending(ended.winners, ended.reason, ended.margins, playoff=may)


def event_over(ended: Ending) -> Problem:
    """Why the event does not continue."""
    if ended.reason.rule == LAST_ROUND:
        return Problem("last_round_played", ended.winners, {"rounds": ended.reason.facts["rounds"]})
    return Problem("event_finished", ended.winners)


def _after_rounds(event: Event, counted: Tally) -> Ending | None:
    match counted.active:
        case ():
            return _nobody_left(event, counted)
        case (alone,):
            facts = {"strikes": counted.strikes[alone]}
            return _ending((alone,), "won_alone", ONE_LEFT, facts=facts)
        case (a, b):
            return _two_left(counted, a, b)
        case _:
            return _after_last_round(event, counted)


def _after_last_round(event: Event, counted: Tally) -> Ending | None:
    """Three or more left after the organizer's last round: fewest strikes, ties share."""
    limit = rules_of(event.settings).rounds
    if limit is None or len(counted.rounds) < limit:
        return None
    fewest = min(counted.strikes[player] for player in counted.active)
    winners = tuple(player for player in counted.active if counted.strikes[player] == fewest)
    code = "won_after_last_round" if len(winners) == 1 else "share_after_last_round"
    facts: dict[str, Fact] = {"strikes": fewest, "rounds": len(counted.rounds)}
    return _ending(winners, code, LAST_ROUND, facts=facts)


def _nobody_left(event: Event, counted: Tally) -> Ending:
    """Fewest strikes among those who played the round in which the last of them went out."""
    last = max(counted.out_in.values())
    last_out = [player for player, out_in in counted.out_in.items() if out_in == last]
    played = next((posted for posted in counted.rounds if posted.number == last), None)
    if played is not None:
        last_out = [player for player in last_out if played.table_of(player)] or last_out
    stayed = [
        player
        for player in last_out
        if _out_by(counted, player) == "eliminated" and not event.player(player).dropped
    ]
    rule = NOBODY_LEFT if len(stayed) == len(last_out) else NOBODY_STAYED
    fewest = min(counted.strikes[player] for player in stayed or last_out)
    winners = tuple(player for player in stayed or last_out if counted.strikes[player] == fewest)
    code = "won_all_out" if len(winners) == 1 else "share_all_out"
    return _ending(winners, code, rule, facts={"strikes": fewest, "round": last})


def _two_left(counted: Tally, a: int, b: int) -> Ending:
    last = counted.rounds[-1]
    if counted.strikes[b] < counted.strikes[a]:
        a, b = b, a
    fewer, more = counted.strikes[a], counted.strikes[b]
    facts: dict[str, Fact] = {"strikes": fewer, "other": more}
    if last.table_of(a) is None or last.table_of(b) is None:
        if fewer < more:
            return _ending((a,), "won_fewer_strikes_bye", BYE, (b,), facts)
        return _ending((a, b), "share_equal_strikes_bye", BYE, facts=facts)
    if len(last.tables) == 1:
        return _at_one_table(last, a, b, facts)
    rule = TWO_TABLES if len(last.tables) == 2 else MORE_TABLES
    if fewer < more:
        return _ending((a,), "won_fewer_strikes", rule, (b,), facts)
    return _by_margin(last, a, b, rule, facts)


def _at_one_table(last: Round, a: int, b: int, facts: dict[str, Fact]) -> Ending:
    """Two left from one table; ``a`` has no more strikes than ``b``."""
    placed = places_at(last.tables[0])
    best = min(placed[a], placed[b])
    ahead = tuple(player for player in (a, b) if placed[player] == best)
    rule = ONE_TABLE if best == 1 else WINNER_OUT
    facts = {**facts, "place": placed[a], "other_place": placed[b]}
    if facts["strikes"] == facts["other"]:
        if len(ahead) == 2:
            return _ending(ahead, "share_equal_game", rule, facts=facts)
        facts = {**facts, "place": best}
        other = b if ahead == (a,) else a
        return _ending(ahead, "won_game_equal_strikes", rule, (other,), facts)
    if a in ahead:
        return _ending((a,), "won_strikes_and_game", rule, (b,), facts)
    if placed[a] == 2:
        return _ending((a, b), "share_second_in_game", rule, facts=facts)
    return _ending((b,), "won_game", rule, (a,), facts)


def _by_margin(last: Round, a: int, b: int, rule: str, facts: dict[str, Fact]) -> Ending:
    margin_of = {player: _margin(last, player) for player in (a, b)}
    margins = {player: margin for player, margin in margin_of.items() if margin is not None}
    if len(margins) < 2:
        return _ending((a, b), "share_no_margin", NO_MARGIN, facts=facts)
    if margins[a] == margins[b]:
        facts = {**facts, "margin": margins[a]}
        reason = Reason("share_margin", rule, (a, b), facts)
        return Ending((a, b), reason, margins)
    if margins[b] > margins[a]:
        a, b = b, a
    facts = {**facts, "margin": margins[a], "other_margin": margins[b]}
    return Ending((a,), Reason("won_margin", rule, (a, b), facts), margins)


def _margin(last: Round, player: int) -> Fraction | None:
    """The player's score less the best other score at the table, negative for a player who did not
    win.

    Our reading of "margin of victory" for a player who did not win; None where there is no score to
    compare.
    """
    table = last.table_of(player)
    if table is None or not isinstance(table.result, ScoreResult):
        return None
    scores = table.result.scores
    others = [score for other, score in scores.items() if other != player]
    if player not in scores or not others:
        return None
    return scores[player] - max(others)


def _after_playoff(ended: Ending, last: Round) -> Ending:
    """The final game of two decides, whatever the strikes.

    Our reading: where a later correction changed who had won, the game no longer counts.
    """
    table = last.tables[0]
    if len(ended.winners) != 2 or set(ended.winners) != set(table.players):
        return ended
    placed = places_at(table)
    first, second = sorted(table.players, key=lambda player: (placed[player], player))
    if placed[first] == placed[second]:
        return _ending(ended.winners, "share_playoff", LAST_GAME_TIED)
    reason = Reason("won_playoff", LAST_GAME, (first, second))
    return Ending((first,), reason, ended.margins, runner_up=second)


def _ending(
    winners: tuple[int, ...],
    code: str,
    rule: str,
    others: Sequence[int] = (),
    facts: Mapping[str, Fact] | None = None,
) -> Ending:
    return Ending(winners, Reason(code, rule, (*winners, *others), facts or {}))


def _out_by(counted: Tally, player: int) -> str | None:
    leaving = counted.out.get(player)
    return leaving.why if leaving is not None else None
