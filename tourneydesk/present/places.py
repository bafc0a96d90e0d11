"""Explains a player's place in sentences: compared with the neighbors, and what the figures are
made of.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from tourneydesk.core.event import Event
from tourneydesk.core.reasons import Fact, Reason
from tourneydesk.core.standings import (
    UNRANKED,
    FigureBreakdown,
    Part,
    RankingKey,
    Standing,
    points_then_tiebreaks,
)
from tourneydesk.formats import format_of
from tourneydesk.present import messages
from tourneydesk.present.figures import figure_text, provisional_note
from tourneydesk.present.messages import enumerated, listed, name_of, say
from tourneydesk.present.table import Tone

MOST_NAMED = 4
_CLINCH_TONES: Mapping[Tone, tuple[str, ...]] = {
    "done": ("cut_in", "plays_final", "plays_cut"),
    "wrong": ("out_after_round",),
    "attention": ("last_place_puts_out", "deciding_loss"),
}
"""The codes of each tone, by their beginnings."""


@dataclass(frozen=True, slots=True)
class ExplainedStandings:
    """Standings with everything that explains them, computed once."""

    event: Event
    rows: Sequence[Standing]
    ranking_keys: Mapping[int, tuple[RankingKey, ...]]
    clinch_status: Mapping[int, Reason]
    tiebreak_breakdown: Callable[[int], tuple[FigureBreakdown, ...]]


def explain_standings(event: Event, rows: Sequence[Standing]) -> ExplainedStandings:
    """These standings of an event (all of them, or those of an age group), ready to explain."""
    fmt = format_of(event)
    ranking_keys = (
        fmt.ranking_keys(event, rows)
        if fmt.ranking_keys is not None
        else {row.player: points_then_tiebreaks(row) for row in rows}
    )
    clinch_status = fmt.clinch_status(event) if fmt.clinch_status is not None else {}

    @cache
    def breakdown() -> Callable[[int], tuple[FigureBreakdown, ...]]:
        # Computed for the first explanation: a list with nobody selected need not wait for it.
        return fmt.tiebreak_breakdown(event, rows)

    return ExplainedStandings(
        event, rows, ranking_keys, clinch_status, lambda player: breakdown()(player)
    )


def cut_of(standings: ExplainedStandings) -> tuple[int, int] | None:
    """The cut to the final: how many rows are above its line, and how many are in it now; None if
    there is no cut, or everybody is in.
    """
    codes = [
        standings.clinch_status[row.player].code if row.player in standings.clinch_status else ""
        for row in standings.rows
    ]
    seats = sum(code.startswith("cut_in") for code in codes)
    below = next((index for index, code in enumerate(codes) if code.startswith("cut_out")), None)
    return None if below is None else (below, seats)


def place_text(event: Event, rows: Sequence[Standing], player: int) -> list[str]:
    """Why the player has this place in these rows, one paragraph each."""
    return why_place(explain_standings(event, rows), player)


def why_place(standings: ExplainedStandings, player: int) -> list[str]:
    """Why the player has this place: the format's reasons, the neighbors, what is at stake, and
    what the figures are made of; one paragraph each. While a rebuilt event has open items, only
    what does not depend on them.
    """
    event = standings.event
    index = next((index for index, row in enumerate(standings.rows) if row.player == player), None)
    if index is None:
        return []
    row = standings.rows[index]
    if not row.place_known:
        points_known = [
            breakdown
            for breakdown in standings.tiebreak_breakdown(player)
            if breakdown.key == "points" and row.points_known
        ]
        return [
            *provisional_note(event),
            *filter(None, (breakdown_text(event, breakdown) for breakdown in points_known)),
        ]
    paragraphs = [say(reason, event) for reason in row.reasons]
    compared = list(_neighbor_comparison(standings, index))
    if compared:
        paragraphs.append("\n".join(compared))
    if player in standings.clinch_status:
        paragraphs.append(say(standings.clinch_status[player], event))
    paragraphs += [
        text
        for breakdown in standings.tiebreak_breakdown(player)
        if (text := breakdown_text(event, breakdown))
    ]
    return paragraphs


def clinch_text(standings: ExplainedStandings, row: Standing, status: str) -> str:
    """How near a player is to the end or the cut, or when they went out, in a few words; empty if
    there is nothing to say. ``status`` as in `core.field`.
    """
    status_reason = standings.clinch_status.get(row.player)
    if status_reason is not None:
        return messages.text(f"{status_reason.code}-short", **status_reason.facts)
    if status == "active" or not standings.clinch_status:
        return ""
    if row.out_in is None:
        return messages.text("stake-out" if status == "eliminated" else "stake-left")
    return messages.text("out-in" if status == "eliminated" else "stake-left-in", round=row.out_in)


def clinch_tone(standings: ExplainedStandings, row: Standing) -> Tone:
    """How good or urgent it is how near a player is to the end or the cut."""
    reason = standings.clinch_status.get(row.player)
    code = reason.code if reason is not None else ""
    return next((tone for tone, starts in _CLINCH_TONES.items() if code.startswith(starts)), "")


def place_words(place: int) -> str:
    """A place in words: 1st, 2nd, 3rd, 11th."""
    return messages.text("place", place=place)


def figure_name(event: Event, key: str) -> str:
    """The name of a figure of the standings inside a sentence."""
    return messages.text(
        f"level-{format_of(event).points if key == 'points' else key}", event.format
    )


def breakdown_text(event: Event, breakdown: FigureBreakdown) -> str:
    """What a figure is made of and what it counts; empty if there is nothing to say."""
    key = format_of(event).points if breakdown.key == "points" else breakdown.key
    what = messages.text(
        f"head_{key}" if breakdown.key == "points" else f"tiebreak_{key}", event.format
    )
    total = figure_text(breakdown.key, breakdown.value)
    parts = [_part(event, breakdown.key, part) for part in breakdown.parts]
    if not parts:
        sentence = messages.text("made-of-nothing", what=what, total=total)
    else:
        code = "made_of_mean" if breakdown.mean else "made_of"
        sentence = messages.text(code, what=what, total=total, parts=_joined(breakdown, parts))
    counts = f"counts_{breakdown.key}"
    return messages.sentences(sentence, messages.text(counts) if messages.has(counts) else "")


def _joined(breakdown: FigureBreakdown, parts: Sequence[str]) -> str:
    return listed(parts) if breakdown.mean else " + ".join(parts)


def _part(event: Event, key: str, part: Part) -> str:
    value = figure_text(key, part.value)
    facts: dict[str, Fact] = {"value": value, "round": part.round, "table": part.table}
    if part.player is None and part.round is not None:
        return messages.text("part-round", **facts)
    if part.player is None:
        return messages.text("part-unplayed" if part.counts else "part-unplayed-left-out", **facts)
    if part.round is not None:
        code = "part_round_player"
    elif part.table is not None:
        code = "part_table_player"
    else:
        code = "part_player" if part.counts else "part_player_left_out"
    return say(Reason(code, "", (part.player,), facts), event)


def _neighbor_comparison(standings: ExplainedStandings, index: int) -> Iterator[str]:
    """A comparison with the players directly above and below, and with those sharing the place."""
    event, row = standings.event, standings.rows[index]
    ranked = [standing for standing in standings.rows if standing.place != UNRANKED]
    if row.place == UNRANKED:
        return
    level = [
        standing
        for standing in ranked
        if standing.place == row.place and standing.player != row.player
    ]
    if len(level) == len(ranked) - 1 and not any(row.points for row in ranked):
        if level:
            yield messages.text("nothing-played")
        return
    above = next(
        (standing for standing in reversed(ranked[:index]) if standing.place != row.place), None
    )
    below = next((standing for standing in ranked[index:] if standing.place != row.place), None)
    if above is not None:
        yield _compared(standings, "behind", row, above)
    if level:
        yield _shared(event, standings.ranking_keys[row.player], level)
    if below is not None:
        yield _compared(standings, "ahead", row, below)


def _compared(
    standings: ExplainedStandings, relation: str, row: Standing, neighbor: Standing
) -> str:
    event = standings.event
    keys, neighbor_keys = (
        standings.ranking_keys[row.player],
        standings.ranking_keys[neighbor.player],
    )
    level: list[str] = []
    for ranking_key, neighbor_key in zip(keys, neighbor_keys, strict=False):
        if ranking_key.value != neighbor_key.value:
            break
        if _named(ranking_key):
            level.append(figure_name(event, ranking_key.key))
    else:
        return ""
    facts: dict[str, Fact] = {
        "place": place_words(neighbor.place),
        "own": figure_text(ranking_key.key, ranking_key.value),
        "other": figure_text(ranking_key.key, neighbor_key.value),
        "level": listed(level),
    }
    if ranking_key.key == "lot":
        code = f"{relation}_by_lot"
    elif messages.has(f"{relation}_{ranking_key.key}"):
        code = f"{relation}_{ranking_key.key}"
    else:
        facts["what"] = figure_name(event, ranking_key.key)
        code = f"{relation}_on_level" if level else f"{relation}_on"
    return say(Reason(code, "", (row.player, neighbor.player), facts), event)


def _shared(event: Event, ranking_keys: Sequence[RankingKey], level: Sequence[Standing]) -> str:
    named_keys = [ranking_key.key for ranking_key in ranking_keys if _named(ranking_key)]
    names = [name_of(event, standing.player) for standing in level]
    facts: dict[str, Fact] = {
        "names": listed(names[:MOST_NAMED]),
        "level": listed([figure_name(event, key) for key in named_keys])
        or messages.text("level-everything"),
    }
    if len(names) <= MOST_NAMED:
        return messages.text("shares-with", **facts)
    facts["names"] = enumerated(names[:MOST_NAMED])
    return messages.text("shares-with-more", **facts, count=len(names) - MOST_NAMED)


def _named(ranking_key: RankingKey) -> bool:
    """Whether it has a name of its own, so that a sentence can say two players are level on it."""
    return ranking_key.key == "points" or messages.has(f"level_{ranking_key.key}")
