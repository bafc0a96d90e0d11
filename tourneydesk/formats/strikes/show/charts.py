"""Charts of accumulated strikes for going on by hand: tables, strikes, what meetings cost."""

from collections.abc import Iterator, Sequence

from tourneydesk.core.event import Event
from tourneydesk.formats.strikes.seating.meetings import OFTEN, penalty
from tourneydesk.formats.strikes.seating.table_counts import table_sizes
from tourneydesk.formats.strikes.settings import RANDOM, SPLIT, rules_of
from tourneydesk.present.hand_round import players_still_in
from tourneydesk.present.papers.hand_charts import chart, still_in_order
from tourneydesk.present.papers.sheet import Block

_FEWEST, _ROWS = 3, 34
_GROUPS = 3
_PLACES = 5


def charts(event: Event) -> Iterator[Block]:
    """Tables by players left, strikes by place, and the cost of a pair by times met."""
    rules, now = rules_of(event.settings), len(players_still_in(event))

    def tables(players: int) -> Iterator[str]:
        yield str(players)
        yield _sizes(table_sizes(players, RANDOM, rules)[0])
        groups = [_sizes(sizes) for sizes in table_sizes(players, SPLIT, rules)]
        yield from (*groups, *[""] * (_GROUPS - len(groups)))

    most = now + 2 if not event.rounds else now
    counts = range(most, max(_FEWEST, most - _ROWS) - 1, -1)
    yield chart(
        event,
        "hand_chart_tables",
        (
            ("hand_chart_players", 44, "center"),
            ("hand_chart_random", 90, "left"),
            *((f"hand_chart_group_{at}", 90, "left") for at in range(1, _GROUPS + 1)),
        ),
        (tuple(tables(players)) for players in counts),
    )
    sizes = [size for size in sorted(rules.by_place, reverse=True) if size <= rules.largest_table]
    yield chart(
        event,
        "hand_chart_strikes",
        (
            ("hand_chart_at_table", 70, "center"),
            *((f"card_place_{at}", 50, "center") for at in range(1, _PLACES + 1)),
        ),
        (
            (str(size), *map(str, rules.by_place[size]), *[""] * (_PLACES - size))
            for size in sizes
            if size > 2 or rules.works_with_two
        ),
    )
    times = range(OFTEN + 1)
    yield chart(
        event,
        "hand_chart_met",
        (("hand_chart_times", 70, "center"), ("hand_chart_cost", 50, "center")),
        ((f"{at}+" if at == OFTEN else str(at), str(penalty(at))) for at in times),
    )
    yield from still_in_order(event)


def _sizes(sizes: Sequence[int]) -> str:
    """``2 × 5, 1 × 4``."""
    return " + ".join(f"{sizes.count(size)} × {size}" for size in sorted({*sizes}, reverse=True))
