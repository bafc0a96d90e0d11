"""The steps for making the next round by hand, with the figures of this event."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from tourneydesk.core.event import Event
from tourneydesk.core.sayings import Fact
from tourneydesk.formats import format_of
from tourneydesk.formats.age_swiss.settings import rules as age_rules
from tourneydesk.formats.dual_ring.ring import ring_of
from tourneydesk.formats.risk_swiss.plan import swiss_planned
from tourneydesk.formats.risk_swiss.settings import rules as risk_rules
from tourneydesk.formats.strikes.settings import rules_of as strikes_rules
from tourneydesk.formats.us_swiss.settings import rules_of as us_rules
from tourneydesk.present.hand_round import HandRound, hand_round
from tourneydesk.present.messages import name_of, text
from tourneydesk.present.sheets import Stamp

MOST_NAMED = 30
"""More names or tables make a step that nobody reads."""


@dataclass(frozen=True, slots=True)
class Steps:
    """A heading and numbered steps, each one or more sentences."""

    title: str
    heading: str
    steps: tuple[str, ...]
    stamp: Stamp


def hand_steps(event: Event, stamp: Stamp) -> Steps:
    """How staff go on without a computer, from how things stand now."""
    title = text("hand-title")
    following = hand_round(event)
    current = event.current
    steps: list[str] = []
    if current is not None and current.missing and event.format != "dual-ring":
        steps.append(text("hand-open", round=current.number, tables=len(current.missing)))
    if following is None:
        return Steps(title, text("paper-name-hand"), (*steps, text("hand-none")), stamp)
    match event.format:
        case "risk-swiss":
            steps += _risk(event, following)
        case "age-swiss":
            steps += _age(event, following)
        case "us-swiss":
            steps += _us(event, following)
        case "strikes":
            steps += _strikes(event, following)
        case _:
            steps += _ring(event, following)
    steps += [text("hand-keep"), text("hand-after")]
    return Steps(title, _heading(event, following), tuple(steps), stamp)


def sizes_said(event: Event, sizes: Sequence[int]) -> tuple[str, ...]:
    """How many tables of which size, largest first."""
    counts = sorted(Counter(sizes).items(), reverse=True)
    if event.format in ("age-swiss", "us-swiss", "dual-ring"):
        return (_step("hand_pairs", event.format, count=len(sizes)),)
    code = "hand_board_of" if event.format == "risk-swiss" else "hand_table_of"
    return tuple(text(code, count=count, size=size) for size, count in counts)


def _heading(event: Event, following: HandRound) -> str:
    kind = following.kind
    if event.format == "dual-ring":
        kind = "ring" if event.rounds else "set"
    elif following.number == 1 and kind == "swiss":
        kind = "first"
    return _step(
        f"hand_heading_{kind}",
        event.format,
        round=following.number,
        players=len(following.inside) - len(following.asked),
        sizes=sizes_said(event, following.sizes),
        size=max(following.sizes, default=0),
    )


def _risk(event: Event, following: HandRound) -> Iterator[str]:
    key, players = event.format, len(following.inside)
    sizes = sizes_said(event, following.sizes)
    if following.kind == "final":
        yield _step("hand_take", key, players=players)
        for code in ("hand_final_rank", "hand_final_seat", "hand_final_places"):
            yield _step(code, key, size=following.seated)
        yield _step("hand_report", key)
        return
    yield _step("hand_take", key, players=players)
    yield _step("hand_shuffle" if following.number == 1 else "hand_sort", key)
    deal = "hand_deal_first" if following.number == 1 else "hand_deal"
    yield _step(deal, key, sizes=sizes)
    for code in ("hand_slips", "hand_report", "hand_points"):
        yield _step(code, key)
    planned = swiss_planned(event)
    if planned is not None:
        final = risk_rules(event.settings).final
        yield _step("hand_planned" if final else "hand_planned_alone", key, rounds=planned)


def _age(event: Event, following: HandRound) -> Iterator[str]:
    key = event.format
    players = len(following.inside) - len(following.asked)
    names = tuple(reversed(age_rules(event.settings).names))
    yield _step("hand_age_groups", key, groups=names)
    if following.number == 1:
        yield _step("hand_first", key, players=players)
        if following.byes:
            yield _step("hand_first_bye", key)
    else:
        yield _step("hand_sort", key, players=players)
        yield _step("hand_bye" if following.byes else "hand_no_bye", key)
        for code in ("hand_pair", "hand_down", "hand_lot", "hand_stuck"):
            yield _step(code, key)
    yield _step("hand_slips", key, tables=len(following.sizes))
    yield _step("hand_points", key)
    yield from _planned(event)


def _us(event: Event, following: HandRound) -> Iterator[str]:
    key, rules = event.format, us_rules(event.settings)
    players = len(following.inside) - len(following.asked)
    if following.asked:
        names = tuple(name_of(event, player) for player in following.asked[:MOST_NAMED])
        yield _step("hand_asked", key, names=names)
    yield _step("hand_sort", key, players=players)
    yield _step("hand_bye" if following.byes else "hand_no_bye", key)
    if rules.accelerated and following.number <= 2:
        upper = (players - following.byes) // 2
        code = "hand_accelerated_first"
        if following.number == 2:
            adjusted = rules.acceleration == "adjusted_rating"
            code = "hand_accelerated_adjusted" if adjusted else "hand_accelerated_added"
        yield _step(code, key, upper=upper, lower=players - following.byes - upper)
    yield _step("hand_halves", key)
    if following.number == 1:
        yield _step("hand_first_colour", key)
    else:
        for code in ("hand_odd", "hand_rematch", "hand_colours"):
            yield _step(code, key)
        yield _step(
            "hand_swap",
            key,
            alternation=rules.alternation_limit,
            equalisation=rules.equalisation_limit,
        )
    yield _step("hand_slips", key, tables=len(following.sizes))
    yield _step("hand_points", key)
    yield from _planned(event)


def _strikes(event: Event, following: HandRound) -> Iterator[str]:
    key, level = event.format, int(strikes_rules(event.settings).level)
    if format_of(event).outlook(event).status == "finished":
        yield _step("hand_playoff", key)
        return
    yield _step("hand_take", key, players=len(following.inside), level=level)
    if following.byes:
        yield _step("hand_bye", key)
    if len(following.groups) > 1:
        groups = tuple(
            text(
                "hand-group-of",
                group=f"G{at}",
                tables=sizes_said(event, sizes),
                players=sum(sizes),
            )
            for at, sizes in enumerate(following.groups, start=1)
        )
        yield _step("hand_split", key, groups=groups)
    else:
        yield _step("hand_random", key, sizes=sizes_said(event, following.sizes))
    yield _step("hand_meet", key)
    yield _step("hand_slips", key, tables=len(following.sizes))
    one_table = len(following.sizes) == 1
    ending = "hand_end_one_table" if one_table else "hand_end_more_tables"
    for code in ("hand_strikes", "hand_out", "hand_end", ending):
        yield _step(code, key, level=level)


def _ring(event: Event, following: HandRound) -> Iterator[str]:
    key = event.format
    ring = ring_of(event)
    if ring is None:
        players = len(following.inside)
        yield _step("hand_set", key, players=players, tables=len(following.sizes))
    else:
        yield _step("hand_ring", key, players=len(following.inside))
        boards = tuple(table.number for table in ring.running)
        yield _step("hand_running", key, boards=boards[:MOST_NAMED])
    number = len(following.inside) if ring is None else len(ring.tables)
    yield _step("hand_out", key, next=number + 1)
    yield _step(f"hand_gap_{event.settings['gap_colours']}", key)
    yield _step(f"hand_drawn_{event.settings['drawn_game']}", key)
    for code in ("hand_leaves", "hand_two", "hand_wins"):
        yield _step(code, key)


def _step(code: str, key: str, **facts: Fact) -> str:
    """The words of a step of that format."""
    return text(code.replace("hand_", f"hand_{key}_", 1), key, **facts)


def _planned(event: Event) -> Iterator[str]:
    planned = format_of(event).outlook(event).rounds_planned
    if planned is not None:
        yield _step("hand_planned", event.format, rounds=planned)
