"""The next round of Age-Modified Swiss by hand."""

from collections.abc import Iterator

from tourneydesk.core.event import Event
from tourneydesk.formats.age_swiss.chart import swiss_planned
from tourneydesk.formats.age_swiss.records import PLAYOFF
from tourneydesk.formats.age_swiss.settings import rules
from tourneydesk.formats.age_swiss.standings import swiss_standings
from tourneydesk.formats.age_swiss.top_cut.bracket import bracket_of
from tourneydesk.formats.age_swiss.top_cut.plan import cut_size, matches_in, next_kind
from tourneydesk.present.hand_round import HandRound, pairs, players_still_in
from tourneydesk.present.messages import text


def steps(event: Event, next_round: HandRound) -> Iterator[str]:
    """The steps for the next round."""
    key, own = event.format, rules(event.settings)
    if next_round.kind == PLAYOFF:
        first = bracket_of(event) is None
        yield text("hand_cut_first" if first else "hand_cut_next", key, count=cut_size(event))
        for code in ("hand_cut_left", "hand_cut_draws"):
            yield text(code, key)
        return
    players = len(next_round.players) - len(next_round.requested_byes)
    names = tuple(reversed(own.names))
    yield text("hand_age_groups", key, groups=names)
    if next_round.round_number == 1:
        yield text("hand_first", key, players=players)
        if next_round.bye_count:
            yield text("hand_first_bye", key, bye=own.bye)
    else:
        yield text("hand_sort", key, players=players)
        yield text("hand_bye" if next_round.bye_count else "hand_no_bye", key, bye=own.bye)
        for code in ("hand_pair", "hand_down", "hand_lot", "hand_stuck"):
            yield text(code, key)
    yield text("hand_slips", key, tables=len(next_round.sizes))
    yield text("hand_points", key, win=own.win, draw=own.draw)
    rounds = swiss_planned(event)
    if rounds is not None:
        yield text("hand_planned", key, rounds=rounds)
    if own.top_cut:
        yield text("hand_cut_follows", key, count=own.top_cut)


def hand_round(event: Event) -> HandRound | None:
    """The next round: pairs of everybody, or the matches of the bracket, for which those who have
    not lost are listed while others still play.
    """
    if next_kind(event) != PLAYOFF:
        return pairs(event)
    bracket, number = bracket_of(event), len(event.rounds) + 1
    here = set(players_still_in(event))
    if bracket is None:
        best = [row.player for row in swiss_standings(event) if row.player in here]
        people = tuple(best[: cut_size(event)])
    else:
        people = tuple(
            player for player in bracket.seeds if player in here and bracket.lost_in(player) is None
        )
    return HandRound(number, PLAYOFF, people, ((2,) * matches_in(event, number),))
