"""The next round of RISK 2210 by hand."""

from collections.abc import Iterator

from tourneydesk.core.event import Event
from tourneydesk.core.reasons import Refused
from tourneydesk.formats import format_of
from tourneydesk.formats.risk_swiss.pairing.plan import (
    SEMI_FINAL,
    SEMI_FINAL_BOARDS,
    SEMI_FINALISTS,
    next_boards,
    semi_final_comes,
    semi_final_of,
    swiss_planned,
)
from tourneydesk.formats.risk_swiss.settings import rules
from tourneydesk.formats.risk_swiss.show.points import points_by_place, ranked_by
from tourneydesk.present.hand_round import HandRound, players_still_in
from tourneydesk.present.messages import text
from tourneydesk.present.papers.hand_steps import sizes_text


def hand_round(event: Event) -> HandRound | None:
    """The boards of the next round, of the semi-final, or the final."""
    kind = format_of(event).outlook(event).next_kind
    if kind is None:
        return None
    players, round_number = players_still_in(event), len(event.rounds) + 1
    if kind == SEMI_FINAL:
        seats = min(SEMI_FINALISTS[1], len(players))
        sizes = (seats - seats // SEMI_FINAL_BOARDS, seats // SEMI_FINAL_BOARDS)
        return HandRound(round_number, kind, players, (sizes,))
    if kind == "final":
        seats = rules(event.settings).finalists
        return (
            HandRound(round_number, kind, players, ((min(seats, len(players)),),))
            if players
            else None
        )
    try:
        return HandRound(round_number, kind, players, (next_boards(event).sizes,))
    except Refused:
        return None


def steps(event: Event, next_round: HandRound) -> Iterator[str]:
    """The steps for the next round."""
    key, players = event.format, len(next_round.players)
    sizes = sizes_text(event, next_round.sizes)
    if next_round.kind == SEMI_FINAL:
        yield text("hand_take", key, players=players)
        yield _rank(event)
        yield text("hand_semi_final_seat", key, sizes=sizes)
        yield text("hand_semi_final_places", key, size=rules(event.settings).finalists)
        for code in ("hand_slips", "hand_report"):
            yield text(code, key)
        return
    if next_round.kind == "final":
        yield text("hand_take", key, players=players)
        after_semi_final = semi_final_of(event) is not None
        yield text("hand_final_after_semi_final", key) if after_semi_final else _rank(event)
        for code in ("hand_final_seat", "hand_final_places"):
            yield text(code, key, size=next_round.seat_count)
        yield text("hand_report", key)
        return
    yield text("hand_take", key, players=players)
    yield text("hand_shuffle" if next_round.round_number == 1 else "hand_sort", key)
    deal = "hand_deal_first" if next_round.round_number == 1 else "hand_deal"
    yield text(deal, key, sizes=sizes)
    for code in ("hand_slips", "hand_report"):
        yield text(code, key)
    yield text("hand_points", key, **points_by_place(event))
    planned = swiss_planned(event)
    if planned is not None:
        final = rules(event.settings).final
        code = "hand_planned" if final else "hand_planned_alone"
        if semi_final_comes(event):
            code = "hand_planned_semi_final"
        yield text(code, key, rounds=planned)


def _rank(event: Event) -> str:
    """How everyone is ranked for the final."""
    own = rules(event.settings)
    if own.tiebreaks_of_source:
        return text("hand_final_rank", event.format)
    return text("hand_final_rank_set", event.format, keys=ranked_by(event))
