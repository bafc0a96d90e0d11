"""Checks posted rounds against the rules, from what is on paper alone: nothing of the pairing code.

Reads an event as anybody can: tables, results, byes.
"""

from dataclasses import dataclass, field
from fractions import Fraction
from itertools import combinations

import networkx

from tests.formats.us_swiss.reference import due, first_gets
from tourneydesk.core.event import Event, Round
from tourneydesk.core.results import MatchResult


@dataclass
class Card:
    """What one player's card shows before a round."""

    points: Fraction = Fraction(0)
    colors: str = ""
    met: set[int] = field(default_factory=set)
    full_bye: bool = False


def check(event: Event) -> int:
    """Every round of an event; gives how many boards were looked at."""
    cards = {player.id: Card() for player in event.players}
    boards = 0
    for posted in event.rounds:
        check_round(event, posted, cards)
        boards += len(posted.tables)
        write_down(event, posted, cards)
    return boards


def cards_of(event: Event) -> dict[int, Card]:
    """Everybody's card as it is now."""
    cards = {player.id: Card() for player in event.players}
    for posted in event.rounds:
        write_down(event, posted, cards)
    return cards


def can_be_paired(event: Event) -> bool:
    """Whether the next round has any pairing without a rematch, a second full bye, a forbidden
    pair: asked of another library's matchings.
    """
    cards, number = cards_of(event), len(event.rounds) + 1
    away = {asked.player for asked in event.bye_requests if asked.round == number}
    here = [player.id for player in event.players if not player.dropped and player.id not in away]
    graph = networkx.Graph()
    graph.add_edges_from(
        pair
        for pair in combinations(here, 2)
        if pair[1] not in cards[pair[0]].met and pair not in event.forbidden
    )
    if len(here) % 2:
        graph.add_edges_from((player, 0) for player in here if not cards[player].full_bye)
    matched = networkx.max_weight_matching(graph, maxcardinality=True)
    return len(here) > 1 and 2 * len(matched) >= len(here)


def check_round(event: Event, posted: Round, cards: dict[int, Card]) -> None:
    seated = [player for table in posted.tables for player in table.players]
    out = [bye.player for bye in posted.byes]
    assert len(set(seated + out)) == len(seated + out), "nobody twice"
    assert [table.number for table in posted.tables] == list(range(1, len(posted.tables) + 1))
    ranks = {player.id: (player.rating is None, -(player.rating or 0)) for player in event.players}
    orders = []
    for table in posted.tables:
        white, black = table.players
        assert [seat.role for seat in table.seats] == ["white", "black"]
        assert black not in cards[white].met, "nobody meets twice"
        assert tuple(sorted((white, black))) not in event.forbidden
        one, other = cards[white].colors, cards[black].colors
        if due(one) or due(other):
            color, turned = first_gets(one, other), first_gets(other, one)
            same = one == other
            assert same or (color, turned) == ("W", "B"), (one, other)
            if same and ranks[white] != ranks[black] and cards[white].points == cards[black].points:
                high = white if ranks[white] < ranks[black] else black
                assert (due(one) == "W") == (high == white)
        assert table.reasons
        assert all(reason.rule for reason in table.reasons)
        top = max(cards[white].points, cards[black].points)
        best = min(ranks[p] for p in (white, black) if cards[p].points == top)
        orders.append((-top, best))
    assert orders == sorted(orders), "boards by score, then rank"
    check_byes(event, posted, cards, seated)


def check_byes(event: Event, posted: Round, cards: dict[int, Card], seated: list[int]) -> None:
    asked = {
        (request.player, request.points)
        for request in event.bye_requests
        if request.round == posted.number
    }
    given = {(bye.player, bye.points) for bye in posted.byes if bye.why == "requested"}
    assert given <= asked
    odd = [bye for bye in posted.byes if bye.why == "odd"]
    assert len(odd) <= 1
    for bye in odd:
        assert bye.points == 1
        assert not cards[bye.player].full_bye, "never twice"
        half = {request.player for request in event.bye_requests if request.points}
        lower = [
            player
            for player in seated
            if cards[player].points < cards[bye.player].points
            and not cards[player].full_bye
            and player not in half
        ]
        # A lower score may be passed over only to keep the rest pairable: small fields.
        assert not lower or len(seated) < 4 * posted.number + 4 * len(event.forbidden)


def write_down(event: Event, posted: Round, cards: dict[int, Card]) -> None:
    played: dict[int, str] = {}
    for bye in posted.byes:
        cards[bye.player].points += bye.points
        cards[bye.player].full_bye |= bye.points == 1
    for table in posted.tables:
        result = table.result
        if not isinstance(result, MatchResult):
            continue
        white, black = table.players
        for one, other, color in ((white, black, "W"), (black, white, "B")):
            card = cards[one]
            if result.forfeited:
                if one not in result.forfeited:
                    card.points += 1
                    card.full_bye = True
                continue
            played[one] = color
            card.met.add(other)
            if result.drawn:
                card.points += Fraction(1, 2)
            elif result.winner == one:
                card.points += 1
    for player in event.players:
        cards[player.id].colors += played.get(player.id, "-")
        if posted.number <= player.joined and event.settings["missed_rounds"] == "half":
            cards[player.id].points += Fraction(1, 2)
