"""The end of an event and the moments before it as plain data, for the window and the projector:
who won and what decided, the podium, the champions of age groups, and who has just gone out.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from tourneydesk.core.event import Event
from tourneydesk.core.standings import UNRANKED, Standing
from tourneydesk.formats import format_of, standings_of
from tourneydesk.present.figures import group_standings
from tourneydesk.present.messages import enumerated, has, listed, name_of, say, text, word_of
from tourneydesk.present.places import explain_standings, figure_name
from tourneydesk.present.ratings import rating_text
from tourneydesk.present.shows import show_of
from tourneydesk.present.tables.standings import Crossing, crossings

STEPS = 3
"""The places on the podium."""
MOST_NAMED = 5
"""Players who are named in one sentence."""


@dataclass(frozen=True, slots=True)
class OnPodium:
    """A player on the podium: ``about`` is their rating and points, ``rounds`` what they did."""

    player: int
    name: str
    about: str
    rounds: tuple[Crossing, ...] = ()


@dataclass(frozen=True, slots=True)
class Winners:
    """The end of an event. ``headline`` names the winner; ``decided`` says what decided, empty
    without a winner. ``podium`` has the players of the first three places, by place: a place is
    missing where the one before is shared. ``champions`` are the first of each age group, by the
    group's name.
    """

    headline: str
    decided: str
    podium: Mapping[int, tuple[OnPodium, ...]]
    champions: Mapping[str, tuple[str, ...]]


def winners_of(event: Event) -> Winners | None:
    """The winners of an event that is over; None while it goes on, and while open items of a
    rebuilt event leave it unsure.
    """
    outlook = format_of(event).outlook(event)
    if outlook.status != "finished" or event.open_items:
        return None
    rows = standings_of(event)
    names = named(event, outlook.winners)
    match len(outlook.winners):
        case 0:
            headline = text("winners-none")
        case 1:
            headline = text("winners-one", name=names, event=event.name)
        case _:
            headline = text("winners-shared", names=names)
    return Winners(
        headline,
        _decided(event, rows, outlook.winners) if outlook.winners else "",
        _podium(event, rows) if outlook.winners else {},
        {
            word_of(group, "ages", event.format): tuple(
                name_of(event, row.player) for row in members if row.place == 1
            )
            for group, members in group_standings(event).items()
            if members
        },
    )


def went_out(event: Event) -> frozenset[int]:
    """Everyone whom the rules have put out so far."""
    leavings = format_of(event).leavings(event)
    return frozenset(one for one, leaving in leavings.items() if leaving.why == "eliminated")


def out_headline(event: Event, players: Sequence[int]) -> str:
    """That these players are out."""
    names = named(event, players)
    return text("moment-out" if len(players) == 1 else "moment-out-several", names=names)


def why_out(event: Event, player: int) -> str:
    """What put a player out; empty if neither a reason nor the line of the bars says it."""
    row = next((row for row in standings_of(event) if row.player == player), None)
    if row is None:
        return ""
    bars = show_of(event).bars
    if said := _said(event, row):
        return said
    if bars is None:
        return ""
    return text("moment-at-line", event.format, points=row.points, line=bars(event).line)


def named(event: Event, players: Iterable[int]) -> str:
    """These players in a sentence, the first few by name."""
    names = [name_of(event, player) for player in players]
    return listed(names) if len(names) <= MOST_NAMED else enumerated([*names[:MOST_NAMED], "…"])


def points_of(event: Event, row: Standing) -> str:
    """A player's points with their unit."""
    if show_of(event).in_points:
        played = len(event.rounds)
        return text("winners-points-of", points=row.points, rounds=played)
    return _with_unit(event, row)


def _with_unit(event: Event, row: Standing) -> str:
    return text(f"winners-{format_of(event).points}", figure=row.points)


def _decided(event: Event, rows: Sequence[Standing], winners: Sequence[int]) -> str:
    own = show_of(event).decided
    if own is not None and (said := own(event)):
        return said
    first = next((row for row in rows if row.player == winners[0]), None)
    if first is None:
        return ""
    if said := _said(event, first):
        return said
    points = points_of(event, first)
    tied = [row for row in rows if row.points == first.points and row.place != UNRANKED]
    if len(tied) == 1:
        return text("winners-clear", points=points)
    if len(winners) > 1:
        return text("winners-equal" if first.tiebreaks else "winners-each", points=points)
    next_best = next(row for row in tied if row.player != first.player)
    keys = explain_standings(event, rows).ranking_keys
    pairs = zip(keys[first.player], keys[next_best.player], strict=False)
    key = next((own.key for own, other in pairs if own.value != other.value), "")
    if not key or not has(f"level-{key}", event.format):
        return text("winners-clear", points=points)
    return text("winners-ahead", points=points, what=figure_name(event, key))


def _said(event: Event, row: Standing) -> str:
    """The short form of a reason for a player's place, if one has it."""
    for reason in row.reasons:
        code = f"{reason.code}_decided"
        if has(code, event.format):
            return say(replace(reason, code=code), event)
    return ""


def _podium(event: Event, rows: Sequence[Standing]) -> Mapping[int, tuple[OnPodium, ...]]:
    played, rated = crossings(event), show_of(event).rated
    shared = Counter(row.place for row in rows)
    podium: dict[int, tuple[OnPodium, ...]] = {}
    for row in rows:
        if not UNRANKED < row.place <= STEPS:
            continue
        # Those who share a step have the same points, but each their own rating.
        alone = shared[row.place] == 1
        rating = rating_text(event, row.player) if rated and alone else ""
        points = _with_unit(event, row)
        about = points if not rating else text("winners-rated", rating=rating, points=points)
        one = OnPodium(
            row.player, name_of(event, row.player), about, tuple(played.get(row.player, ()))
        )
        podium[row.place] = (*podium.get(row.place, ()), one)
    return podium
