"""Describes a correction: the recorded result, the new one, and who would rank where."""

from collections.abc import Set

from tourneydesk.core.event import Event, Table
from tourneydesk.core.results import BoardResult, Result, ScoreResult
from tourneydesk.desk.what_if import Consequences, StandingChange
from tourneydesk.gui.widgets.text_widgets import shortened
from tourneydesk.present import messages
from tourneydesk.present.messages import listed, name_of, number, sentences
from tourneydesk.present.places import place_words
from tourneydesk.present.results import result_text

MAX_NAMED = 8


def both_ways(event: Event, table: Table, before: Result, after: Result | None) -> tuple[str, str]:
    """The recorded and the new result, in words; for a board or sheet, only seats that differ."""
    first, second = before, after
    if isinstance(before, BoardResult) and isinstance(after, BoardResult):
        seats = {
            one for one in table.players if _board_line(before, one) != _board_line(after, one)
        }
        first, second = _board_of(before, seats), _board_of(after, seats)
    elif isinstance(before, ScoreResult) and isinstance(after, ScoreResult):
        seats = {one for one in table.players if before.scores.get(one) != after.scores.get(one)}
        first, second = _scores_of(before, seats), _scores_of(after, seats)
    return result_text(event, first), result_text(event, second)


def effect_text(event: Event, found: Consequences) -> str:
    """How many players change places, who wins then, and that later rounds stay as they are."""
    moved = sum(one.place[0] != one.place[1] for one in found.changes)
    if moved:
        texts = [messages.text("round-places-change", count=moved)]
    elif found.changes:
        texts = [messages.text("round-points-change", count=len(found.changes))]
    else:
        texts = [messages.text("round-standings-same")]
    before, after = found.winners
    if before and not after:
        texts.append(messages.text("reopen-winner-about"))
    elif before and before != after:
        names = listed([name_of(event, player) for player in after])
        texts.append(messages.text("round-winner-changes", count=len(after), names=names))
    if found.later:
        stay = "round-stays" if len(found.later) == 1 else "round-earlier-stay"
        texts.append(messages.text(stay, rounds=listed(found.later)))
    return sentences(*texts)


def details_text(event: Event, points: str, found: Consequences) -> str:
    """The players whose places or points change, a line each."""
    moved = [_moved(event, points, one) for one in found.changes[:MAX_NAMED]]
    rest = len(found.changes) - len(moved)
    if rest:
        moved.append(messages.text("round-moved-more", count=rest))
    return "\n".join(moved)


def _moved(event: Event, points: str, change: StandingChange) -> str:
    (before, place), (other, figure) = change.place, change.points
    if other == figure:
        shape = "round-moved-place"
    else:
        shape = "round-moved-points" if before == place else "round-moved-both"
    return messages.text(
        shape,
        name=shortened(name_of(event, change.player), 30),
        place=place_words(place),
        before=place_words(before),
        figure=number(figure),
        other=number(other),
        points=messages.text(f"round-counted-{points}"),
    )


def _board_line(board: BoardResult, player: int) -> tuple[object, ...]:
    parts = (board.places, board.game_points, board.energy)
    return (*(part.get(player) for part in parts), player in board.withdrawn)


def _board_of(board: BoardResult, seats: Set[int]) -> BoardResult:
    return BoardResult(
        {one: place for one, place in board.places.items() if one in seats},
        board.game_points,
        board.energy,
        tuple(one for one in board.withdrawn if one in seats),
    )


def _scores_of(sheet: ScoreResult, seats: Set[int]) -> ScoreResult:
    return ScoreResult(
        {one: score for one, score in sheet.scores.items() if one in seats},
        tuple(one for one in sheet.withdrawn if one in seats),
    )
