"""Explains why two players did not meet, by the event as it was when the round was paired.

A Swiss or Strikes round is solved again with the two paired; for a ring, which has no rounds to
solve, the answer is who stood between them, or that they did meet.
"""

from collections.abc import Sequence
from dataclasses import replace

from tourneydesk.core.decisions import Decision, PairingsChanged, RoundPosted, Step
from tourneydesk.core.draw import Draw
from tourneydesk.core.event import Event, Round
from tourneydesk.core.format import nothing_follows
from tourneydesk.core.journal.replay import active_steps, advance, opened, replay
from tourneydesk.core.reasons import Fact, Problem, Reason, Refused
from tourneydesk.core.seating import before_round, kept_players
from tourneydesk.core.table_numbers import BY_ORGANIZER
from tourneydesk.formats import format_of


def why_not(
    steps: Sequence[Step], round_number: int, first: int, second: int
) -> tuple[Reason, ...]:
    """Why these two did not meet in this round, and what would have been worse if they had.

    Refused if the round is not posted, a player is unknown or named twice, or they did meet (a
    format that calls tables in a running round answers that itself, with the result).
    """
    before, event = _event_before_and_now(steps, round_number)
    fmt = format_of(event)
    posted = event.rounds[round_number - 1]
    unknown = [player for player in (first, second) if not 1 <= player <= len(event.players)]
    if unknown:
        facts = {"player": unknown[0], "players": len(event.players)}
        raise Refused(Problem("player_unknown", facts=facts))
    if first == second:
        raise Refused(Problem("why_not_oneself", players=(first,)))
    running = fmt.follow is not nothing_follows
    shared_table = next(
        (table for table in posted.tables if {first, second} <= set(table.players)), None
    )
    if shared_table is not None and not running:
        met_facts = {"round": round_number, "table": shared_table.number}
        raise Refused(Problem("they_met", players=(first, second), facts=met_facts))
    if not running and _changed_by_hand(steps, round_number):
        ruled_round = _ruled_round(before, posted)
        if ruled_round is not None and any(
            {first, second} <= set(table.players) for table in ruled_round.tables
        ):
            changed: dict[str, Fact] = {"round": round_number}
            return (Reason("changed_by_hand_from_rules", BY_ORGANIZER, (first, second), changed),)
    return fmt.why_not(
        _without_later_entries(before, event) if running else before, posted, first, second
    )


def why_absent(steps: Sequence[Step], round_number: int, player: int) -> tuple[Reason, ...]:
    """Why a player has neither a table nor a bye in a posted round.

    Refused if the round is not posted or the player is unknown.
    """
    before, event = _event_before_and_now(steps, round_number)
    if not 1 <= player <= len(event.players):
        facts: dict[str, Fact] = {"player": player, "players": len(event.players)}
        raise Refused(Problem("player_unknown", facts=facts))
    fmt, posted = format_of(event), event.rounds[round_number - 1]
    facts = {"round": round_number}
    if player > len(before.players):
        return (Reason("absent_entered_later", BY_ORGANIZER, (player,), facts),)
    leaving = fmt.leavings(before).get(player)
    if leaving is not None:
        facts["left"] = leaving.round
        return (Reason(f"absent_{leaving.why}", BY_ORGANIZER, (player,), facts),)
    if before.player(player).dropped:
        return (Reason("absent_left", BY_ORGANIZER, (player,), facts),)
    reason = fmt.why_absent(before, posted, player) if fmt.why_absent is not None else None
    return (reason or Reason("absent_taken_out", BY_ORGANIZER, (player,), facts),)


def _changed_by_hand(steps: Sequence[Step], round_number: int) -> bool:
    """Whether the organizer seated tables of this round and no repair has paired it since."""
    changes = [
        decision.repair is None
        for number in active_steps(steps).steps
        for decision in steps[number - 1]
        if isinstance(decision, PairingsChanged) and decision.round == round_number
    ]
    return bool(changes) and all(changes)


def _ruled_round(before: Event, posted: Round) -> Round | None:
    """The round as the rules pair it from the same draw, None if they refuse."""
    try:
        return format_of(before).propose(before, Draw(posted.seed, posted.label))
    except Refused:
        return None


def _event_before_and_now(steps: Sequence[Step], round_number: int) -> tuple[Event, Event]:
    """The event before the round was paired, and the current event.

    A repair pairs the round again, from the players and results at that time.
    """
    story = [steps[number - 1] for number in active_steps(steps).steps]
    event = opened(story[0])
    before: Event | None = None
    for step in story[1:]:
        event = advance(event, step)
        if any(_pairs_round(decision, round_number) for decision in step):
            before = _before(event, round_number)
    if before is None:
        facts = {"round": round_number, "posted": len(event.rounds)}
        raise Refused(Problem("round_unknown", facts=facts))
    return before, event


def _before(event: Event, round_number: int) -> Event:
    """The event without a round just paired. Its players are active in it, even one whose table
    stayed in a repair after the player left.
    """
    inside = kept_players(event.rounds[round_number - 1])
    players = tuple(
        replace(player, left=None) if player.dropped and player.id in inside else player
        for player in event.players
    )
    return replace(before_round(event, round_number), players=players)


def _pairs_round(decision: Decision, round_number: int) -> bool:
    match decision:
        case RoundPosted(round=posted):
            return posted.number == round_number
        case PairingsChanged(round=number, repair=repair):
            return number == round_number and repair is not None
        case _:
            return False


def _without_later_entries(before: Event, event: Event) -> Event:
    """The current event, but with the players entered when the round was paired (of later changes,
    only who left) and the pairings forbidden then.
    """
    players = tuple(replace(player, left=event.player(player.id).left) for player in before.players)
    return replace(event, players=players, forbidden=before.forbidden)


# The event as it was when a round was paired: what its pairings were decided by.


class BeforeRounds:
    """Remembers each such event, so that whatever is computed from it is computed once."""

    def __init__(self) -> None:
        self._known: dict[int, tuple[tuple[int, bool, int], Event]] = {}

    def of_round(self, event: Event, steps: Sequence[Step], number: int) -> Event:
        """The event before this round was posted, without later corrections of earlier rounds."""
        active = active_steps(steps).steps
        posting = next(
            (at for at in reversed(active) if _posts(steps[at - 1], number)), len(steps) + 1
        )
        later = [at for at in active if at > posting and _changes(steps[at - 1], number)]
        key = (posting, bool(later), len(event.players))
        if number not in self._known or self._known[number][0] != key:
            if later:
                past = replay([steps[at - 1] for at in active if at < posting])
                was = replace(past, players=event.players)
            else:
                was = replace(event, rounds=event.rounds[: number - 1])
            self._known[number] = key, was
        return self._known[number][1]


def _posts(step: Step, number: int) -> bool:
    return any(isinstance(one, RoundPosted) and one.round.number == number for one in step)


def _changes(step: Step, number: int) -> bool:
    """Whether a step changes anything of the rounds before this one."""
    rounds = [getattr(one, "round", None) for one in step]
    return any(isinstance(one, int) and 0 < one < number for one in rounds)
