"""Charts of RISK 2210 Swiss for going on by hand: boards, rounds, match points."""

from collections.abc import Iterator

from tourneydesk.core.event import Event
from tourneydesk.formats.risk_swiss.pairing.boards import fewest_boards, rounds_for
from tourneydesk.formats.risk_swiss.points import match_points
from tourneydesk.formats.risk_swiss.settings import rules
from tourneydesk.present.hand_round import players_still_in
from tourneydesk.present.messages import text
from tourneydesk.present.papers.hand_charts import chart, still_in_order
from tourneydesk.present.papers.sheet import Block

_FEWER, _MORE = 16, 6
"""How many fewer or more players than now are in the chart."""
_BOARDS_A_ROUND, _ROUNDS = 5, 4
_PLACES = 5


def charts(event: Event) -> Iterator[Block]:
    """Boards by players left, rounds by boards, match points by place."""
    sanctioned, now = rules(event.settings).sanctioned, len(players_still_in(event))
    cases = []
    for players in range(max(3, now - _FEWER), now + _MORE + 1):
        boards = fewest_boards(players, sanctioned)
        if boards is None:
            cases.append((str(players), "–", *[""] * 3))
        else:
            sizes = (str(boards.sizes.count(size) or "") for size in (5, 4, 3))
            cases.append((str(players), str(boards.boards), *sizes))
    heads = ("hand_chart_boards", "hand_chart_of_five", "hand_chart_of_four", "hand_chart_of_three")
    shown = heads if not sanctioned else heads[:3]
    yield chart(
        event,
        "hand_chart_tables",
        (("hand_chart_players", 60, "center"), *((code, 60, "center") for code in shown)),
        (case[: len(shown) + 1] for case in cases),
    )
    if not event.rounds:
        ends = [at * _BOARDS_A_ROUND for at in range(1, _ROUNDS + 1)]
        yield chart(
            event,
            "hand_chart_rounds",
            (("hand_chart_boards", 60, "center"), ("hand_chart_swiss_rounds", 60, "center")),
            ((f"{end - _BOARDS_A_ROUND + 1}–{end}", str(rounds_for(end))) for end in ends),
        )
    yield chart(
        event,
        "hand_chart_points",
        (("head_place", 60, "center"), ("card_match_points", 60, "center")),
        [
            *(
                (text(f"card-place-{at}"), str(match_points(event, at)))
                for at in range(1, _PLACES + 1)
            ),
            (text("card-withdrawn"), "0"),
        ],
    )
    yield from still_in_order(event)
