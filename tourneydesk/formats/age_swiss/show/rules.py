"""The rules of Age-Modified Swiss for the rules sheet. docs/rules/age-swiss.md"""

from collections.abc import Iterator

from tourneydesk.core.event import Event
from tourneydesk.formats.age_swiss.chart import CHART_FROM, starters, swiss_planned
from tourneydesk.formats.age_swiss.settings import rules
from tourneydesk.present.papers.rules import OURS, SET, Rule, rule


def rules_of_event(event: Event) -> Iterator[Rule]:
    """Every rule, as this event's settings have it."""
    key, own = event.format, rules(event.settings)
    groups = tuple(reversed(own.names[: len(own.bounds) + 1]))
    yield rule("seats", key, "groups", "basics", groups=groups)
    planned, players = swiss_planned(event), starters(event)
    if planned is not None:
        code, source = "rounds_set", SET
        if own.rounds is None:
            by_chart = players >= CHART_FROM
            code, source = ("rounds_chart", "rounds") if by_chart else ("rounds_ours", OURS)
        yield rule("seats", key, code, source, rounds=planned, players=players)
    yield rule("seats", key, "match", SET, games=own.games)
    yield rule("pairing", key, "first", "pairing:1")
    record = "record_literal" if own.literal_record else "record_points"
    yield rule("pairing", key, record, "pairing:3")
    yield rule("pairing", key, "odd", "pairing:3")
    if own.mixes_outermost:
        yield rule("pairing", key, "apart", "note")
    else:
        yield rule("pairing", key, "outermost", SET)
    yield rule("pairing", key, "down", "pairing:4")
    if own.keep_apart is not None:
        yield rule("pairing", key, "same_mark", SET, mark=own.keep_apart)
    yield rule("pairing", key, "rematch", OURS)
    yield rule("byes", key, "bye_first", "pairing:1", bye=own.bye)
    yield rule("byes", key, "bye_later", OURS)
    yield rule("byes", key, "missed", OURS)
    source = "pairing:6" if (own.win, own.draw) == (3, 1) else SET
    yield rule("results", key, "points", source, win=own.win, draw=own.draw)
    yield rule("ranking", key, "order", "winner")
    ties = OURS if own.ties == "opponents" else "pairing:8"
    yield rule("ranking", key, f"ties_{own.ties}", ties)
    if own.ties == "latest_loss":
        yield rule("ranking", key, "ties_unbeaten", OURS)
    if not own.top_cut:
        yield rule("end", key, "end", "pairing:8")
        return
    games = own.top_cut_games
    yield rule("end", key, "cut", SET, count=own.top_cut, games=games)
    for code in ("cut_bracket", "cut_ties", "cut_smaller", "cut_left", "cut_draws", "cut_places"):
        yield rule("end", key, code, OURS)
