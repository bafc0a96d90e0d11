"""Charts of Age-Modified Swiss for going on by hand: rounds, and who is in which age group."""

from collections.abc import Iterator

from tourneydesk.core.event import Event
from tourneydesk.formats.age_swiss.chart import CHART, CHART_FROM, MOST_ROUNDS
from tourneydesk.formats.age_swiss.records import Tally, tallies
from tourneydesk.formats.age_swiss.settings import rules
from tourneydesk.formats.age_swiss.top_cut.bracket import bracket_of
from tourneydesk.present.hand_round import players_still_in
from tourneydesk.present.messages import name_of, word_of
from tourneydesk.present.papers.hand_charts import chart
from tourneydesk.present.papers.sheet import Block


def charts(event: Event) -> Iterator[Block]:
    """The chart of rounds before round 1; then everybody as they are paired: by match points, and
    among equals by age group, the oldest first; nothing once a bracket says who meets.
    """
    if not event.rounds:
        starts = (CHART_FROM, *(most + 1 for most, _ in CHART))
        cases = [
            (f"{start}–{most}", str(rounds))
            for start, (most, rounds) in zip(starts, CHART, strict=False)
        ]
        cases.append((f"{starts[-1]}+", str(MOST_ROUNDS)))
        yield chart(
            event,
            "hand_chart_rounds",
            (("hand_chart_players", 60, "right"), ("head_rounds", 60, "right")),
            cases,
        )
    if bracket_of(event) is not None:
        return
    own, records = rules(event.settings), tallies(event)

    def points(player: int) -> int:
        return records.get(player, Tally()).points

    def group(player: int) -> int:
        at = own.group_of(event.player(player))
        return -1 if at is None else at

    def group_name(player: int) -> str:
        at = group(player)
        return word_of(own.names[at], "ages", event.format) if at >= 0 else ""

    order = sorted(players_still_in(event), key=lambda one: (-points(one), -group(one), one))
    yield chart(
        event,
        "hand_chart_piles",
        (
            ("head_points", 40, "right"),
            ("head_age_group", 80, "left"),
            ("head_number", 30, "right"),
            ("head_name", 180, "left"),
            ("head_record", 60, "left"),
        ),
        (
            (
                str(points(player)),
                group_name(player),
                str(player),
                name_of(event, player),
                records.get(player, Tally()).text if event.rounds else "",
            )
            for player in order
        ),
    )
