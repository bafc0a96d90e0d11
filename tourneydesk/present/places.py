"""Explains a player's place in sentences: compared with the neighbors, and what the figures are
made of.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from tourneydesk.core.event import Event
from tourneydesk.core.sayings import Fact, Reason
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
from tourneydesk.present.figures import figure_text, group_standings, provisional_note
from tourneydesk.present.messages import enumerated, listed, name_of, say

MOST_NAMED = 4


@dataclass(frozen=True, slots=True)
class Standings:
    """Standings with everything that explains them, computed once."""

    event: Event
    rows: Sequence[Standing]
    marks: Mapping[int, tuple[RankingKey, ...]]
    stakes: Mapping[int, Reason]
    account: Callable[[int], tuple[FigureBreakdown, ...]]


def explained(event: Event, rows: Sequence[Standing]) -> Standings:
    """These standings of an event (all of them, or those of an age group), ready to explain."""
    fmt = format_of(event)
    marks = (
        fmt.ranking_keys(event, rows)
        if fmt.ranking_keys is not None
        else {row.player: points_then_tiebreaks(row) for row in rows}
    )
    stakes = fmt.clinch_status(event) if fmt.clinch_status is not None else {}

    @cache
    def known() -> Callable[[int], tuple[FigureBreakdown, ...]]:
        # Computed for the first explanation: a list with nobody selected need not wait for it.
        return fmt.tiebreak_breakdown(event, rows)

    return Standings(event, rows, marks, stakes, lambda player: known()(player))


def groups_of(event: Event) -> Mapping[str, Sequence[Standing]]:
    """The standings within each age group, for prizes; empty if a format has no age groups."""
    return group_standings(event)


def cut_of(shown: Standings) -> tuple[int, int] | None:
    """The cut to the final: how many rows are above its line, and how many are in it now; None if
    there is no cut, or everybody is in.
    """
    codes = [
        shown.stakes[row.player].code if row.player in shown.stakes else "" for row in shown.rows
    ]
    seats = sum(code.startswith("cut_in") for code in codes)
    below = next((at for at, code in enumerate(codes) if code.startswith("cut_out")), None)
    return None if below is None else (below, seats)


def place_text(event: Event, rows: Sequence[Standing], player: int) -> list[str]:
    """Why the player has this place in these rows, one paragraph each."""
    return why_place(explained(event, rows), player)


def why_place(shown: Standings, player: int) -> list[str]:
    """Why the player has this place: the format's reasons, the neighbors, what is at stake, and
    what the figures are made of; one paragraph each. While a rebuilt event has open items, only
    what does not depend on them.
    """
    event = shown.event
    at = next((at for at, row in enumerate(shown.rows) if row.player == player), None)
    if at is None:
        return []
    row = shown.rows[at]
    if not row.place_known:
        known = [one for one in shown.account(player) if one.key == "points" and row.points_known]
        return [
            *provisional_note(event),
            *filter(None, (account_text(event, one) for one in known)),
        ]
    told = [say(reason, event) for reason in row.reasons]
    compared = list(_neighbours(shown, at))
    if compared:
        told.append("\n".join(compared))
    if player in shown.stakes:
        told.append(say(shown.stakes[player], event))
    told += [text for one in shown.account(player) if (text := account_text(event, one))]
    return told


def stake_text(shown: Standings, row: Standing, status: str) -> str:
    """How near a player is to the end or the cut, or when they went out, in a few words; empty if
    there is nothing to say. ``status`` as in `core.field`.
    """
    stake = shown.stakes.get(row.player)
    if stake is not None:
        return messages.text(f"{stake.code}-short", **stake.facts)
    if status == "active" or not shown.stakes:
        return ""
    if row.out_in is None:
        return messages.text("stake-out" if status == "eliminated" else "stake-left")
    return messages.text("out-in" if status == "eliminated" else "stake-left-in", round=row.out_in)


def place_words(place: int) -> str:
    """A place in words: 1st, 2nd, 3rd, 11th."""
    return messages.text("place", place=place)


def figure_name(event: Event, key: str) -> str:
    """The name of a figure of the standings inside a sentence."""
    return messages.text(
        f"level-{format_of(event).points if key == 'points' else key}", event.format
    )


def account_text(event: Event, account: FigureBreakdown) -> str:
    """What a figure is made of and what it counts; empty if there is nothing to say."""
    key = format_of(event).points if account.key == "points" else account.key
    what = messages.text(
        f"head_{key}" if account.key == "points" else f"tiebreak_{key}", event.format
    )
    total = figure_text(account.key, account.value)
    parts = [_part(event, account.key, part) for part in account.parts]
    if not parts:
        made = messages.text("made-of-nothing", what=what, total=total)
    else:
        code = "made_of_mean" if account.mean else "made_of"
        made = messages.text(code, what=what, total=total, parts=_joined(account, parts))
    counts = f"counts_{account.key}"
    return messages.sentences(made, messages.text(counts) if messages.has(counts) else "")


def _joined(account: FigureBreakdown, parts: Sequence[str]) -> str:
    return listed(parts) if account.mean else " + ".join(parts)


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


def _neighbours(shown: Standings, at: int) -> Iterator[str]:
    """A comparison with the players directly above and below, and with those sharing the place."""
    event, row = shown.event, shown.rows[at]
    rows = [one for one in shown.rows if one.place != UNRANKED]
    if row.place == UNRANKED:
        return
    same = [other for other in rows if other.place == row.place and other.player != row.player]
    if len(same) == len(rows) - 1 and not any(row.points for row in rows):
        if same:
            yield messages.text("nothing-played")
        return
    above = next((one for one in reversed(rows[:at]) if one.place != row.place), None)
    below = next((one for one in rows[at:] if one.place != row.place), None)
    if above is not None:
        yield _compared(shown, "behind", row, above)
    if same:
        yield _shared(event, shown.marks[row.player], same)
    if below is not None:
        yield _compared(shown, "ahead", row, below)


def _compared(shown: Standings, way: str, row: Standing, other: Standing) -> str:
    event = shown.event
    own, others = shown.marks[row.player], shown.marks[other.player]
    level: list[str] = []
    for mine, his in zip(own, others, strict=False):
        if mine.value != his.value:
            break
        if _named(mine):
            level.append(figure_name(event, mine.key))
    else:
        return ""
    facts: dict[str, Fact] = {
        "place": place_words(other.place),
        "own": figure_text(mine.key, mine.value),
        "other": figure_text(mine.key, his.value),
        "level": listed(level),
    }
    if mine.key == "lot":
        code = f"{way}_by_lot"
    elif messages.has(f"{way}_{mine.key}"):
        code = f"{way}_{mine.key}"
    else:
        facts["what"] = figure_name(event, mine.key)
        code = f"{way}_on_level" if level else f"{way}_on"
    return say(Reason(code, "", (row.player, other.player), facts), event)


def _shared(event: Event, marks: Sequence[RankingKey], same: Sequence[Standing]) -> str:
    plain = [mark.key for mark in marks if _named(mark)]
    names = [name_of(event, other.player) for other in same]
    facts: dict[str, Fact] = {
        "names": listed(names[:MOST_NAMED]),
        "level": listed([figure_name(event, key) for key in plain])
        or messages.text("level-everything"),
    }
    if len(names) <= MOST_NAMED:
        return messages.text("shares-with", **facts)
    facts["names"] = enumerated(names[:MOST_NAMED])
    return messages.text("shares-with-more", **facts, count=len(names) - MOST_NAMED)


def _named(mark: RankingKey) -> bool:
    """Whether it has a name of its own, so that a sentence can say two players are level on it."""
    return mark.key == "points" or messages.has(f"level_{mark.key}")
