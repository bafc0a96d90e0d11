"""The cards on which acceleration is chosen: rounds 1 and 2 of these players in each way."""

from collections import Counter
from collections.abc import Mapping, Sequence
from fractions import Fraction

from tourneydesk.core.event import Event, Round, Table
from tourneydesk.core.field import active
from tourneydesk.core.results import MatchResult
from tourneydesk.formats.us_swiss.acceleration import group_of, quarters, recommendation, threshold
from tourneydesk.formats.us_swiss.byes import without_house
from tourneydesk.formats.us_swiss.entrants import ranked_ids
from tourneydesk.formats.us_swiss.preview import KINDS, side_by_side, supposed
from tourneydesk.formats.us_swiss.settings import rating_number, rules_of
from tourneydesk.present import messages
from tourneydesk.present.messages import name_of, number, say
from tourneydesk.present.ratings import rating_text
from tourneydesk.present.settings import Examples, Preview, SettingCards, Stage

BOARDS = 3
"""The first boards of round 1 are shown."""
FEWEST_BOARDS = 2
"""With fewer there are no four quarters."""
QUARTERS = ("A1", "A2", "B1", "B2")


def acceleration_cards(event: Event) -> SettingCards:
    """No acceleration, adjusted rating, added score."""
    rules = rules_of(event.settings)
    here = without_house(event, active(event, {}))
    advice = recommendation([rating_number(event, player) for player in here], rules.rounds)
    is_recommended = advice.code == "acceleration_recommended"
    perfect = {kind: "expected" if kind == "none" else "expected_accelerated" for kind in KINDS}
    return SettingCards(
        sentence=say(advice, event),
        details=messages.text(
            "acceleration-worked-out",
            event.format,
            players=len(here),
            rounds=rules.rounds,
            threshold=threshold(rules.rounds),
        ),
        previews=tuple(
            _preview(event, kind, rounds[: rules.rounds], advice.facts[perfect[kind]])
            for kind, rounds in side_by_side(event, event.seed).items()
        ),
        recommended=KINDS.index("adjusted_rating" if is_recommended else "none"),
    )


def _preview(event: Event, kind: str, rounds: Sequence[Round], perfect: object) -> Preview:
    if not rounds or len(rounds[0].tables) < FEWEST_BOARDS:
        return Preview(())
    rank = {player: place for place, player in enumerate(ranked_ids(event, event.seed), start=1)}
    stages = [_quarters(event, rounds[0], kind, rank)]
    if len(rounds) > 1:
        stages.append(_score_groups(event, rounds[0], kind, rank))
    figures = [
        (
            number(round(gap)),
            messages.text("acceleration-average-gap", event.format, round=one.number),
        )
        for one in rounds
        if (gap := _average_gap(event, one)) is not None
    ]
    words = messages.text("acceleration-perfect", event.format, expected=perfect)
    return Preview(
        tuple(stages),
        _first_boards(event, rounds[0], rank),
        (*figures, (words, messages.text("acceleration-perfect-scores", event.format))),
    )


def _quarter_of(posted: Round, rank: Mapping[int, int]) -> dict[int, str]:
    """The quarter of each paired player."""
    seated = sorted(
        (player for table in posted.tables for player in table.players), key=rank.__getitem__
    )
    half = len(seated) // 2
    return quarters(seated[:half], seated[half:])


def _quarters(event: Event, posted: Round, kind: str, rank: Mapping[int, int]) -> Stage:
    """Round 1: the places of each quarter, and which of them meet."""
    places: dict[str, list[int]] = {}
    for player, quarter in _quarter_of(posted, rank).items():
        places.setdefault(quarter, []).append(rank[player])
    return Stage(
        messages.text("acceleration-round", event.format, round=1),
        tuple((name, _span(places[name])) for name in QUARTERS),
        ((0, 2), (1, 3)) if kind == "none" else ((0, 1), (2, 3)),
    )


def _span(places: Sequence[int]) -> str:
    first, last = min(places), max(places)
    return number(first) if first == last else f"{number(first)}–{number(last)}"


def _score_groups(event: Event, posted: Round, kind: str, rank: Mapping[int, int]) -> Stage:
    """Round 2: the groups in which it is paired, with the number of players in each."""
    upper = {player for player, name in _quarter_of(posted, rank).items() if name in QUARTERS[:2]}
    halves = {bye.player: int(2 * bye.points) for bye in posted.byes}
    for table in supposed(event, posted, event.seed).tables:
        halves |= {player: _halves(table, player) for player in table.players}
    groups = Counter(
        (-score, f"score_{score}") if kind == "none" else group_of(score, player in upper, 2, kind)
        for player, score in halves.items()
    )
    return Stage(
        messages.text("acceleration-round", event.format, round=2),
        tuple(
            (messages.text(f"acceleration_group_{name}", event.format), number(groups[order, name]))
            for order, name in sorted(groups)
        ),
    )


def _halves(table: Table, player: int) -> int:
    assert isinstance(table.result, MatchResult)
    return 1 if table.result.drawn else 2 * (table.result.winner == player)


def _gap(event: Event, table: Table) -> int | None:
    """The difference of the ratings at a board; None if one of them has none."""
    first, second = (rating_number(event, player) for player in table.players)
    return None if first is None or second is None else abs(first - second)


def _average_gap(event: Event, posted: Round) -> Fraction | None:
    gaps = [gap for table in posted.tables if (gap := _gap(event, table)) is not None]
    return Fraction(sum(gaps), len(gaps)) if gaps else None


def _first_boards(event: Event, posted: Round, rank: Mapping[int, int]) -> Examples:
    tables = posted.tables[:BOARDS]
    gaps = [_gap(event, table) for table in tables]
    heading = messages.text("acceleration-first-boards", event.format)
    if all(gap is None for gap in gaps):
        gap_heading = ""
    else:
        gap_heading = messages.text("acceleration-gap", event.format)
    lines = []
    for table, gap in zip(tables, gaps, strict=True):
        first, second = (
            _named(event, player) for player in sorted(table.players, key=rank.__getitem__)
        )
        players = messages.text("acceleration-board", event.format, first=first, second=second)
        lines.append((number(table.number), players, "" if gap is None else number(gap)))
    return Examples(heading, gap_heading, tuple(lines))


def _named(event: Event, player: int) -> str:
    """A player's name, with the rating if there is one."""
    name, rating = name_of(event, player), rating_text(event, player)
    if not rating:
        return name
    return messages.text("acceleration-player", event.format, name=name, rating=rating)
