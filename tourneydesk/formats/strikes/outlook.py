"""What happens next: which tables are awaited, which round comes, or who has won and why."""

from tourneydesk.core.event import Event
from tourneydesk.core.format import Outlook
from tourneydesk.core.reasons import Advice, Fact
from tourneydesk.formats.strikes.ending import ending
from tourneydesk.formats.strikes.rounds import COUNTS_THAT_WORK, kind_in_turn, missing
from tourneydesk.formats.strikes.settings import PLAYOFF, rules_of, three_and_two_without_two
from tourneydesk.formats.strikes.tally import Tally, tally

ROUNDS_BY_LEVEL = {23: 5, 35: 6, 47: 7}
"""About how many rounds an event takes. Source: "you can try setting the elimination level …"."""


def outlook(event: Event) -> Outlook:
    """What happens next; the number of rounds is known only where the organizer limits it."""
    counted = tally(event)
    corrections = _about_corrections(event, counted)
    advice = (*_about_settings(event, counted), *corrections)
    kind, planned = kind_in_turn(event), rules_of(event.settings).rounds
    waiting = missing(event)
    if waiting:
        in_playoff = event.rounds[-1].kind == PLAYOFF
        none_follows = in_playoff or len(event.rounds) == planned
        next_kind = None if none_follows else kind
        return Outlook("waiting", waiting, next_kind, planned, advice)
    ended = ending(event, counted)
    if ended is not None:
        why = Advice(ended.reason.code, ended.reason.players, ended.reason.facts)
        last = (Advice("last_game_possible", ended.winners),) if ended.playoff else ()
        return Outlook(
            "finished",
            next_kind=PLAYOFF if ended.playoff else None,
            rounds_planned=planned,
            advice=(why, *last, *corrections),
            winners=tuple(sorted(ended.winners)),
        )
    if len(counted.active) < 3:
        facts: dict[str, Fact] = {
            "players": len(counted.active),
            "counts_that_work": COUNTS_THAT_WORK,
        }
        cannot = Advice("cannot_seat", facts=facts)
        return Outlook("setup", (), kind, planned, (cannot, *advice))
    return Outlook("ready", (), kind, planned, advice)


def _about_settings(event: Event, counted: Tally) -> tuple[Advice, ...]:
    advice: list[Advice] = []
    limit = rules_of(event.settings).rounds
    if not event.rounds:
        advice.append(_expected_rounds(event))
    if limit is not None and ending(event, counted) is None:
        advice.append(Advice("ends_after_round", facts={"round": limit}))
    if three_and_two_without_two(event.settings):
        advice.append(Advice("three_and_two_needs_two"))
    elif event.settings["largest_table"] == 5 and event.settings["five_left"] == "three_and_two":
        advice.append(Advice("five_left_unused"))
    pairs = [
        pair for pair in event.forbidden if not any(player in counted.out_in for player in pair)
    ]
    if pairs and not rules_of(event.settings).optimized:
        facts = {"pairs": len(pairs)}
        players = tuple(sorted({player for pair in pairs for player in pair}))
        advice.append(Advice("forbidden_not_looked_at", players, facts))
    return tuple(advice)


def _about_corrections(event: Event, counted: Tally) -> tuple[Advice, ...]:
    """Corrections of old results that moved a player across the elimination level."""
    advice: list[Advice] = []
    played_on = tuple(sorted(counted.played_on))
    if played_on:
        advice.append(Advice("corrected_out", played_on))
    left_out = tuple(
        player
        for player, rounds in counted.missed.items()
        if rounds[-1] > max(event.player(player).joined, event.player(player).returned)
    )
    if left_out:
        advice.append(Advice("corrected_in", left_out))
    return tuple(advice)


def _expected_rounds(event: Event) -> Advice:
    level = int(rules_of(event.settings).level)
    facts: dict[str, Fact] = {"level": level}
    if level in ROUNDS_BY_LEVEL:
        return Advice("expected_rounds", facts={**facts, "rounds": ROUNDS_BY_LEVEL[level]})
    below = [known for known in ROUNDS_BY_LEVEL if known < level]
    above = [known for known in ROUNDS_BY_LEVEL if known > level]
    if below and above:
        facts |= {"low": ROUNDS_BY_LEVEL[max(below)], "high": ROUNDS_BY_LEVEL[min(above)]}
        return Advice("expected_rounds_between", facts=facts)
    if above:
        facts |= {"known": min(above), "rounds": ROUNDS_BY_LEVEL[min(above)]}
        return Advice("expected_rounds_fewer", facts=facts)
    facts |= {"known": max(below), "rounds": ROUNDS_BY_LEVEL[max(below)]}
    return Advice("expected_rounds_more", facts=facts)
