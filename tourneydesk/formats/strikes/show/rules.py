"""The rules of accumulated strikes for the rules sheet. docs/rules/strikes.md"""

from collections.abc import Iterator

from tourneydesk.core.event import Event
from tourneydesk.formats.strikes.settings import BY_PLACE, Rules, rules_of
from tourneydesk.formats.strikes.show.ladders import ladders
from tourneydesk.present.messages import enumerated
from tourneydesk.present.papers.rules import OURS, SET, Rule, rule

_LARGEST_IN_CHART = 50
_LARGER_TABLES = 5


def rules_of_event(event: Event) -> Iterator[Rule]:
    """Every rule, as this event's settings have it."""
    key, own = event.format, rules_of(event.settings)
    yield rule("seats", key, "tables", "chart", largest=own.largest_table)
    if len(event.entered) > _LARGEST_IN_CHART:
        yield rule("seats", key, "tables_large", OURS)
    yield from _five_left(key, own)
    yield rule("pairing", key, "kinds", "rounds")
    yield rule("pairing", key, "split", "rounds")
    yield rule("pairing", key, "line", OURS)
    yield rule("pairing", key, "met", "met")
    yield rule("pairing", key, *(("search", OURS) if own.optimized else ("dealt", "met")))
    yield rule("byes", key, "late", OURS, last=own.last_place)
    if own.re_entry:
        yield rule("byes", key, "re_entry", SET)
    yield rule("byes", key, "leaves", OURS)
    as_written, facts = own.by_place == BY_PLACE, ladders(own, enumerated)
    yield rule("results", key, "strikes", "strikes" if as_written else SET, **facts)
    if own.works_with_two:
        yield rule("results", key, "strikes_of_two", OURS if as_written else SET, **facts)
    yield rule("results", key, "ties", "ties")
    yield rule("results", key, "level", "level", level=own.level)
    yield rule("ranking", key, "ranking", OURS)
    for code in ("one", "two_one_table", "two_tables"):
        yield rule("end", key, code, "end")
    yield rule("end", key, "more_tables", OURS)
    if own.works_with_two:
        yield rule("end", key, "deciding", "end")
    if own.rounds is not None:
        yield rule("end", key, "last_round", SET, rounds=own.rounds)


def _five_left(key: str, own: Rules) -> Iterator[Rule]:
    """What happens with five left in a game for at most four."""
    if own.largest_table == _LARGER_TABLES:
        return
    if own.three_and_two:
        yield rule("seats", key, "five_tables", "five")
    else:
        yield rule("byes", key, "five_bye", "five")
        yield rule("byes", key, "five_bye_once", OURS)
