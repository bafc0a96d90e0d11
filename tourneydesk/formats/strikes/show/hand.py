"""The next round of accumulated strikes by hand."""

from collections.abc import Iterator

from tourneydesk.core.event import Event
from tourneydesk.formats import format_of
from tourneydesk.formats.strikes.rounds import kind_in_turn
from tourneydesk.formats.strikes.seating.table_counts import table_sizes
from tourneydesk.formats.strikes.settings import rules_of
from tourneydesk.formats.strikes.show.ladders import ladders
from tourneydesk.present.hand_round import HandRound, players_still_in
from tourneydesk.present.messages import text
from tourneydesk.present.papers.hand_steps import sizes_text

FEWEST = 3


def hand_round(event: Event) -> HandRound | None:
    """The tables of the next round, group by group."""
    players = players_still_in(event)
    if format_of(event).outlook(event).next_kind is None or len(players) < FEWEST:
        return None
    groups = table_sizes(len(players), kind_in_turn(event), rules_of(event.settings))
    bye_count = len(players) - sum(map(sum, groups))
    return HandRound(len(event.rounds) + 1, kind_in_turn(event), players, groups, bye_count)


def steps(event: Event, next_round: HandRound) -> Iterator[str]:
    """The steps for the next round."""
    key, level = event.format, int(rules_of(event.settings).level)
    if format_of(event).outlook(event).status == "finished":
        yield text("hand_playoff", key)
        return
    yield text("hand_take", key, players=len(next_round.players), level=level)
    if next_round.bye_count:
        yield text("hand_bye", key)
    if len(next_round.groups) > 1:
        groups = tuple(
            text(
                "hand-group-of", group=f"G{at}", tables=sizes_text(event, sizes), players=sum(sizes)
            )
            for at, sizes in enumerate(next_round.groups, start=1)
        )
        yield text("hand_split", key, groups=groups)
    else:
        yield text("hand_random", key, sizes=sizes_text(event, next_round.sizes))
    yield text("hand_meet", key)
    yield text("hand_slips", key, tables=len(next_round.sizes))
    one_table = len(next_round.sizes) == 1
    ending = "hand_end_one_table" if one_table else "hand_end_more_tables"
    yield text("hand_strikes", key, **ladders(rules_of(event.settings)))
    for code in ("hand_out", "hand_end", ending):
        yield text(code, key, level=level)
    limit = rules_of(event.settings).rounds
    if limit is not None:
        yield text("hand_end_last_round", key, rounds=limit)
