"""The rules of a US Chess Swiss for the rules sheet. docs/rules/us-swiss.md"""

from collections.abc import Iterator, Mapping

from tourneydesk.core.event import Event
from tourneydesk.formats.us_swiss.settings import Rules, pairs_by_second, rules_of
from tourneydesk.present.messages import text
from tourneydesk.present.papers.rules import OURS, SET, Part, Rule, rule
from tourneydesk.present.settings.words import value_help

_TIEBREAKS: Mapping[str, str] = {
    "modified_median": "34E1",
    "solkoff": "34E2",
    "cumulative": "34E3",
    "median": "34E4",
    "result": "34E5",
    "most_blacks": "34E6",
    "kashdan": "34E7",
    "sonneborn_berger": "34E8",
    "cumulative_opposition": "34E9",
    "opposition_rating": "34E10",
    "coin": "34E13",
}


def rules_of_event(event: Event) -> Iterator[Rule]:
    """Every rule, as this event's settings have it."""
    key, own = event.format, rules_of(event.settings)
    yield rule("seats", key, "numbers", "28A–28E")
    if pairs_by_second(event.settings):
        yield rule("seats", key, "second_rating", SET)
    yield rule("seats", key, "rounds", SET, rounds=own.rounds)
    yield rule("pairing", key, "rematch", "27A1")
    yield rule("pairing", key, "scores", "27A2")
    yield rule("pairing", key, "halves", "27A3", "29C1")
    yield rule("pairing", key, "odd", "29D")
    if own.keep_apart is not None:
        yield rule("pairing", key, "apart", SET, mark=own.keep_apart)
    if own.accelerated:
        adjusted = own.acceleration == "adjusted_rating"
        yield rule("pairing", key, "accelerated_first", "28R")
        code = "accelerated_adjusted" if adjusted else "accelerated_added"
        yield rule("pairing", key, code, "28R2" if adjusted else "28R1")
    yield from _colors(key, own)
    yield from _byes(event, own)
    yield from _ranking(key, own)
    yield rule("end", key, "end", "34E")
    yield rule("end", key, "end_early", OURS)


def _colors(key: str, own: Rules) -> Iterator[Rule]:
    yield rule("pairing", key, f"first_color_{own.first_color}", "29E2")
    yield rule("pairing", key, "equalize", "27A4", "27A5", "29E3")
    yield rule("pairing", key, "both_due", "29E4")
    limits = {"alternation": own.alternation_limit, "equalization": own.equalization_limit}
    yield rule("pairing", key, "switches", "29E5a", "29E5b", "29E5f", **limits)


def _byes(event: Event, own: Rules) -> Iterator[Rule]:
    byes: Part = "byes"
    key = event.format
    yield rule(byes, key, "bye", "28L", points=own.bye_points)
    if own.half_point_byes == 0:
        yield rule(byes, key, "no_half_byes", "22C")
    else:
        most = "none" if own.half_point_byes is None else own.half_point_byes
        last = "stand" if own.last_byes_stand else "free"
        yield rule(byes, key, "half_byes", "22C", most=most, last=last)
    yield rule(byes, key, "missed_half" if own.missed_halves else "missed_zero", "22C")
    yield rule("results", key, "unplayed", "29E1")
    if any(player.house for player in event.entered):
        yield rule(byes, key, "house", "28M")


def _ranking(key: str, own: Rules) -> Iterator[Rule]:
    """The tiebreaks in order, each with its rule number."""
    if not own.tiebreaks:
        yield rule("ranking", key, "no_tiebreaks", "34E")
        return
    yield rule("ranking", key, "order", "34E")
    for number, tiebreak in enumerate(own.tiebreaks, start=1):
        yield rule(
            "ranking",
            key,
            "tiebreak",
            _TIEBREAKS.get(tiebreak, OURS),
            number=number,
            name=text(f"setting_tiebreaks_{tiebreak}", key),
            help=value_help("tiebreaks", tiebreak, key),
        )
