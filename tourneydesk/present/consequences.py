"""What a format's settings lead to for so many players: a sentence, what to consider, a sketch.

Everything is asked of the format itself, with an event that was never kept.
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from tourneydesk.core.event import Event, Player, SettingValue
from tourneydesk.core.format import Outlook
from tourneydesk.core.sayings import Advice
from tourneydesk.core.settings import chosen, defaults
from tourneydesk.formats import FORMATS
from tourneydesk.formats.age_swiss.chart import CHART_FROM, rounds_by_chart
from tourneydesk.formats.age_swiss.settings import rules as age_rules
from tourneydesk.formats.risk_swiss.boards import LARGEST
from tourneydesk.formats.risk_swiss.plan import next_boards, swiss_planned
from tourneydesk.formats.risk_swiss.settings import rules as risk_rules
from tourneydesk.formats.strikes.settings import RANDOM
from tourneydesk.formats.strikes.settings import rules_of as strikes_rules
from tourneydesk.formats.strikes.table_counts import table_sizes
from tourneydesk.formats.us_swiss.acceleration import quarters, threshold
from tourneydesk.formats.us_swiss.settings import rules_of as us_rules
from tourneydesk.present import messages
from tourneydesk.present.messages import listed, say, word_of
from tourneydesk.present.sketches import (
    Bands,
    Ring,
    Sketch,
    Tables,
    counts_of,
    of_format,
)

MOST_PLAYERS = 5_000
_SPELLED = {3: "three", 4: "four", 5: "five"}
_EXPECTED = "expected_rounds"


@dataclass(frozen=True, slots=True)
class Consequence:
    """What comes of it. ``works``: a first round can be made so; else ``sentence`` says why not.

    ``notes`` are further sentences, what to consider; ``sketch`` is drawn beside them.
    """

    sentence: str
    notes: tuple[str, ...]
    sketch: Sketch
    works: bool


def of_settings(
    format_key: str, wanted: Mapping[str, object], players: int | Sequence[Player]
) -> Consequence:
    """What these settings lead to, for a number of players or for these; raises Refused where a
    setting does not work.
    """
    settings = FORMATS[format_key].settings
    values = {**defaults(settings), **chosen(settings, wanted)}
    event = Event(format_key, "", "seed", values, players=_players(players, values))
    outlook = FORMATS[format_key].outlook(event)
    said = tuple(_short(say(one, event)) for one in outlook.advice)
    if outlook.status == "setup":
        return Consequence(" ".join(said), (), of_format(format_key), False)
    return _OF[format_key](event, outlook, said)


def _players(
    players: int | Sequence[Player], values: Mapping[str, SettingValue]
) -> tuple[Player, ...]:
    """The players, or as many made up; of every age that the settings tell apart, in turn."""
    if not isinstance(players, int):
        return tuple(players)
    bounds = values.get("age_groups")
    ages = (
        [0, *(one for one in bounds if isinstance(one, int))] if isinstance(bounds, tuple) else []
    )
    return tuple(
        Player(number, f"#{number}", age=ages[number % len(ages)] if ages else None)
        for number in range(1, players + 1)
    )


def _boards(event: Event, outlook: Outlook, said: tuple[str, ...]) -> Consequence:
    breakdown = next_boards(event)
    swiss = swiss_planned(event) or 0
    rules = risk_rules(event.settings)
    final = min(LARGEST, breakdown.players) if rules.final else 0
    sentence = messages.text(
        "boards-then-final" if final else "boards-no-final",
        players=breakdown.players,
        boards=_counted(breakdown.sizes, "of_boards"),
        rounds=messages.text(
            "swiss-rounds-one" if swiss == 1 else "swiss-rounds-many", rounds=swiss
        ),
        final=_SPELLED.get(final, str(final)),
    )
    return Consequence(sentence, said, Tables(breakdown.sizes, final), True)


def _ring(event: Event, outlook: Outlook, said: tuple[str, ...]) -> Consequence:
    count = len(event.entered)
    return Consequence(messages.text("ring-of", players=count), said, Ring(count), True)


def _strikes(event: Event, outlook: Outlook, said: tuple[str, ...]) -> Consequence:
    count = len(event.entered)
    sizes = table_sizes(count, RANDOM, strikes_rules(event.settings))[0]
    rounds, notes = _parted(outlook.advice, said, _EXPECTED)
    sentence = messages.text(
        "strikes-tables" if sum(sizes) == count else "strikes-tables-bye",
        players=count,
        tables=_counted(sizes, "of_tables"),
        rounds=" ".join(rounds),
    )
    return Consequence(sentence, notes, Tables(sizes), True)


def _ages(event: Event, outlook: Outlook, said: tuple[str, ...]) -> Consequence:
    count, rules = len(event.entered), age_rules(event.settings)
    way = "below_chart" if count < CHART_FROM else "by_chart" if rules.rounds is None else "as_set"
    sentence = messages.text(
        f"age-rounds-{way}",
        players=count,
        rounds=outlook.rounds_planned,
        tables=count // 2,
        chart=rounds_by_chart(count),
    )
    groups = [rules.group_of(player) for player in event.entered]
    known = any(player.name != f"#{player.id}" for player in event.entered)
    counts = counts_of(groups, len(rules.bounds) + 1) if known else ()
    names = tuple(
        word_of(name, "ages", event.format) for name in rules.names[: len(rules.bounds) + 1]
    )
    return Consequence(sentence, (*_odd(count), *said), Bands(names, counts), True)


def _accelerated(event: Event, outlook: Outlook, said: tuple[str, ...]) -> Consequence:
    count, rules = len(event.entered), us_rules(event.settings)
    recommended = outlook.advice[0].code == "acceleration_recommended"
    sentence = messages.text(
        "acceleration-is-recommended" if recommended else "acceleration-is-not-recommended",
        players=count,
        rounds=rules.rounds,
        threshold=threshold(rules.rounds),
    )
    seated = range(1, count - count % 2 + 1)
    half = len(seated) // 2
    if rules.accelerated:
        quarter = Counter(quarters(seated[:half], seated[half:]).values())
        names = ("A1", "A2", "B1", "B2")
        counts = tuple(quarter[name] for name in names)
        sketch = Bands(names, counts, ((0, 1), (2, 3)))
        sentence = f"{sentence} {messages.text('accelerated-quarters')}"
    else:
        sketch = Bands(
            (messages.text("half-upper"), messages.text("half-lower")), (half, half), ((0, 1),)
        )
    return Consequence(sentence, (*_odd(count), *said), sketch, True)


_OF: Mapping[str, Callable[[Event, Outlook, tuple[str, ...]], Consequence]] = {
    "risk-swiss": _boards,
    "age-swiss": _ages,
    "dual-ring": _ring,
    "strikes": _strikes,
    "us-swiss": _accelerated,
}


def _counted(sizes: Sequence[int], code: str) -> str:
    """``2 boards of 4 and 2 of 5``: the smaller ones first."""
    counts = sorted(Counter(sizes).items())
    return listed(
        [
            messages.text("of-size" if place else code, count=count, size=size)
            for place, (size, count) in enumerate(counts)
        ]
    )


def _odd(count: int) -> tuple[str, ...]:
    return (messages.text("one-sits-out"),) if count % 2 else ()


def _parted(
    advice: Sequence[Advice], said: Sequence[str], code: str
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The sentences of advice whose code begins so, and the others."""
    pairs = list(zip(advice, said, strict=True))
    return (
        tuple(text for one, text in pairs if one.code.startswith(code)),
        tuple(text for one, text in pairs if not one.code.startswith(code)),
    )


def _short(text: str, most: int = 400) -> str:
    """Advice that names hundreds of players, cut off."""
    return text if len(text) <= most else f"{text[: most - 1].rstrip()}…"
