"""Charts of a US Chess Swiss for going on by hand: everybody as they are paired, with the color
that is due, and the quarters of an accelerated round.
"""

from collections.abc import Iterator
from fractions import Fraction

from tourneydesk.core.event import Event
from tourneydesk.formats.us_swiss.acceleration import quarters_now
from tourneydesk.formats.us_swiss.pairing.colors import due
from tourneydesk.formats.us_swiss.pairing.entrants import NO_COLOR, lot_seed, ranked_ids
from tourneydesk.formats.us_swiss.records import records, score
from tourneydesk.formats.us_swiss.settings import rules_of
from tourneydesk.present.hand_round import players_still_in
from tourneydesk.present.messages import name_of, number, text
from tourneydesk.present.papers.hand_charts import Head, chart
from tourneydesk.present.papers.sheet import Block
from tourneydesk.present.ratings.shown import rating_text

_LETTERS = {"W": "card-white-letter", "B": "card-black-letter"}


def charts(event: Event) -> Iterator[Block]:
    """Everybody still in by score, and among equals by rank."""
    still_in, entries = set(players_still_in(event)), records(event)
    ranked = [one for one in ranked_ids(event, lot_seed(event, event.seed)) if one in still_in]
    accelerated = rules_of(event.settings).accelerated and len(event.rounds) < 2
    seated = ranked[: len(ranked) - len(ranked) % 2]
    quarter = quarters_now(event, seated, ranked) if accelerated else {}

    def color(history: str) -> str:
        return "".join(
            text(_LETTERS[one]) if one in _LETTERS else text("cell-color-none") for one in history
        )

    def cells(player: int) -> Iterator[str]:
        own = entries.get(player, ())
        history = "".join(entry.color or NO_COLOR for entry in own)
        yield number(Fraction(score(own), 2))
        if accelerated:
            yield quarter.get(player, "")
        yield from (str(player), name_of(event, player), rating_text(event, player))
        yield from (color(history), color(due(history)))

    group: Head = ("head_group", 40, "left")
    heads: list[Head] = [
        ("head_points", 40, "right"),
        *([group] if accelerated else []),
        ("head_number", 30, "right"),
        ("head_name", 180, "left"),
        ("head_rating", 44, "right"),
        ("head_colors", 60, "left"),
        ("head_due", 40, "center"),
    ]
    # The sort keeps the order of rank among equal scores.
    order = sorted(ranked, key=lambda player: -score(entries.get(player, ())))
    yield chart(event, "hand_chart_score_groups", heads, (tuple(cells(one)) for one in order))
